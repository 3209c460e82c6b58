"""A pause, during which nobody's time runs: if everybody agrees. Anybody ends it, also by an answer."""

import json
from collections.abc import Collection

from gusher.store.clocks import Clock
from gusher.store.port import Reply
from gusher.table import clocks
from gusher.table.errors import TableError
from gusher.table.leaving import others
from gusher.table.live import LiveTable
from gusher.table.running import Keeper
from gusher.table.steps import Steps, Told, sitting


class Pauses:
    """A wish for one is kept in the clock; it outlives moves."""

    def __init__(self, steps: Steps, keeper: Keeper) -> None:
        self._steps = steps
        self._keeper = keeper

    async def ask(self, match_id: str, seat: int, key: str, screen: Collection[int] = ()) -> Told:
        """Nobody need agree who sits at the same screen, has not come yet, or is a bot."""

        async def ask(table: LiveTable) -> Told:
            clock = _running(table, seat)
            if clock.pause_by >= 0:
                raise TableError("pause-asked")
            return await self._agreed(table, clock, seat, others(table, {seat, *screen}), seat, key)

        return await self._steps.once(match_id, seat, key, ask)

    async def answer(self, match_id: str, seat: int, accept: bool, key: str, screen: Collection[int] = ()) -> Told:
        """One of the others agrees, or does not, for everybody at the same screen; whoever asked may think better of
        it."""

        async def consent(table: LiveTable) -> Told:
            clock = _running(table, seat)
            here = {seat, *screen}
            mine = clock.pause_by in here and not accept
            if not mine and here.isdisjoint(clock.pause_needed):
                raise TableError("no-pause")
            if not accept:
                return await self._change(table, clocks.no_pause(clock), seat, key)
            still = set(clock.pause_needed).intersection(table.people) - here  # somebody may have left since
            return await self._agreed(table, clock, clock.pause_by, still, seat, key)

        return await self._steps.once(match_id, seat, key, consent)

    async def resume(self, match_id: str, seat: int, key: str) -> Told:
        """If it goes on already, that is fine, too."""

        async def resume(table: LiveTable) -> Told:
            sitting(table, seat)
            clock = _clock(table)
            return await self._change(table, clocks.resumed(clock, self._keeper.time()), seat, key)

        return await self._steps.once(match_id, seat, key, resume)

    async def _agreed(
        self, table: LiveTable, clock: Clock, by: int, needed: Collection[int], seat: int, key: str
    ) -> Told:
        to = clocks.wishes_pause(clock, by, needed) if needed else clocks.paused(clock, self._keeper.time())
        return await self._change(table, to, seat, key)

    async def _change(self, table: LiveTable, to: Clock, seat: int, key: str) -> Told:
        reply = {"n": table.match.n, "waiting": list(to.pause_needed)}
        await self._keeper.clock(table, to, Reply(seat, key, json.dumps(reply)))
        return reply


def _clock(table: LiveTable) -> Clock:
    if table.record.clock is None or table.match.over:
        raise TableError("no-clock")
    return table.record.clock


def _running(table: LiveTable, seat: int) -> Clock:
    """The clock, if a pause would stop it."""
    sitting(table, seat)
    clock = _clock(table)
    if clock.paused or clock.up is not None:
        raise TableError("no-pause")
    return clock
