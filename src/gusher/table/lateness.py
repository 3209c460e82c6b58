"""When somebody's time is up, the game does not end: the others are asked. They may let a bot sit down, wait longer, or
end it without a result, if they all want the same. Whoever comes back takes the seat back from the bot."""

import json
from collections.abc import Callable, Collection
from dataclasses import replace

from gusher.store.clocks import Clock
from gusher.store.notices import GAME_OVER, LATE, Due
from gusher.store.notices import TIME as TIME_SHORT
from gusher.store.port import TIME, Reply, Taken
from gusher.table import clocks
from gusher.table.errors import Behind, NotYours, TableError
from gusher.table.leaving import Leavings, others
from gusher.table.live import LiveTable
from gusher.table.notices import MOMENT_SECONDS
from gusher.table.opening import HUMAN
from gusher.table.running import Keeper
from gusher.table.steps import Steps, Told


class Lateness:
    def __init__(
        self,
        steps: Steps,
        leavings: Leavings,
        keeper: Keeper,
        stop_thinking: Callable[[str], object],
        now: Callable[[], float],
    ) -> None:
        self._steps = steps
        self._leavings = leavings
        self._keeper = keeper
        self._stop_thinking = stop_thinking
        self._now = now

    # --- when it rings ---

    async def rings(self, table: LiveTable) -> None:
        """Somebody is told that little is left; or the others that nothing is; or a bot sits down by itself."""
        clock, now = table.record.clock, self._keeper.time()
        if clock is None or table.over:
            return
        if clocks.is_relieved(clock, now):
            if others(table, {clock.seat}):
                await self._leavings.go(table, clock.seat, TIME)
            else:
                await self._keeper.clock(table, clocks.unrelieved(clock))
            return
        to = clocks.rung(clock, now)
        if to == clock:
            return
        await self._keeper.clock(table, to, None, self._due(table, clock, to))

    def _due(self, table: LiveTable, clock: Clock, to: Clock) -> list[Due]:
        """What is up has the minute as its number: whoever waits longer, in vain, is asked once more."""
        if to.up is not None and clock.up is None:
            number, due = int(to.up // 60), self._now() + MOMENT_SECONDS
            return [Due(seat, LATE, number, due) for seat in others(table, {clock.seat})]
        warned = to.warned and not clock.warned and to.up is None
        return [Due(clock.seat, TIME_SHORT, clock.turn, self._now())] if warned else []

    # --- the others ---

    async def vote(self, match_id: str, seat: int, vote: str, key: str, screen: Collection[int] = ()) -> Told:
        """One of the others says what should be done, for everybody at the same screen. It happens when all say the
        same; until then everybody may say something else."""

        async def say(table: LiveTable) -> Told:
            clock = _late(table)
            asked = others(table, {clock.seat})
            here = {seat, *screen}.intersection(asked)
            if not here:
                raise NotYours("not-asked")
            told = clocks.voted(clock, here, vote)
            waiting = [] if clocks.decided(told, asked) else [one for one in asked if dict(told.votes).get(one) != vote]
            reply = {"n": table.match.n, "waiting": waiting}
            await self._happens(table, told, clocks.decided(told, asked), Reply(seat, key, json.dumps(reply)))
            return reply

        return await self._steps.once(match_id, seat, key, say)

    async def _happens(self, table: LiveTable, clock: Clock, decided: str, reply: Reply) -> None:
        now = self._keeper.time()
        if decided == clocks.BOT:
            await self._leavings.go(table, clock.seat, TIME, reply)
        elif decided == clocks.WAIT:
            await self._keeper.clock(table, clocks.waits(clock, now), reply)
        elif decided == clocks.END:
            self._stop_thinking(table.id)
            due = self._now() + MOMENT_SECONDS
            told = [Due(seat, GAME_OVER, table.match.n, due) for seat in table.people if seat != reply.seat]
            await self._keeper.clock(table, clocks.ended(clock, now), reply, told)
        else:
            await self._keeper.clock(table, clock, reply)

    # --- coming back ---

    async def come_back(self, match_id: str, seat: int, key: str) -> Told:
        """Whoever was late sits down again, and is asked from the next question on."""

        async def sit(table: LiveTable) -> Told:
            sits, clock = table.record.seats[seat], table.record.clock
            if table.over or sits.gone != TIME:
                raise NotYours("seat")
            reply = {"n": table.match.n, "waiting": []}
            back = replace(sits, kind=HUMAN, bot="", gone="")
            more = None if clock is None else clocks.returned(clock, seat)
            try:
                await self._keeper.sit(table, seat, back, Reply(seat, key, json.dumps(reply)), more)
            except Taken:
                raise Behind("stale", n=table.match.n) from None
            self._stop_thinking(table.id)
            return reply

        return await self._steps.once(match_id, seat, key, sit)


def _late(table: LiveTable) -> Clock:
    """The clock of a table at which somebody's time is up."""
    clock = table.record.clock
    if clock is None or clock.up is None or table.over:
        raise TableError("nobody-late")
    return clock
