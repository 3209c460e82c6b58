"""Going before the end. A seat that somebody leaves is played on by a bot, so that nothing is lost for the others.

Who leaves asks the others; if all agree, the match counts for nobody's record of that seat. Who resigns asks nobody,
and has lost. Either way the link of the seat stays whose it was and lets them watch. A table at which nobody else has
sat down yet can be taken away altogether.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

from gusher.store.people import Leaving
from gusher.store.port import LEFT, RESIGNED, NotKept, Reply, Taken
from gusher.table.errors import Behind, NoTable, TableError
from gusher.table.live import BOT, LiveTable
from gusher.table.memory import Memory
from gusher.table.opening import FREE, FRIEND
from gusher.table.running import Keeper
from gusher.table.steps import sitting
from gusher.table.threads import StoreThreads

SUBSTITUTE = "greedy"  # who plays on: quick, and no fool


class Leavings:
    """A wish to leave is kept in the store, where all processes find it; it outlives moves, for days if need be."""

    def __init__(
        self, memory: Memory, threads: StoreThreads, wake: Callable[[LiveTable], None], keeper: Keeper
    ) -> None:
        self._memory = memory
        self._threads = threads
        self._wake = wake
        self._keeper = keeper

    async def ask(self, match_id: str, seat: int, screen: Collection[int] = ()) -> bool:
        """The seat wants to leave. Has it left? Nobody is asked who sits at the same screen, has not come yet, or is a
        bot; if nobody is left to ask, it happens at once."""

        async def ask(table: LiveTable) -> bool:
            _under_way(table, seat)
            wish = table.leaving
            if wish is not None and wish.seat != seat:
                raise TableError("leaving-open")
            needed = frozenset(others(table, {seat, *screen}))
            if not needed:
                if table.record.rated:  # nobody could agree that it does not count
                    raise TableError("rated-leave")
                await self.go(table, seat, LEFT)
                return True
            await self._change(table, Leaving(seat, needed))
            return False

        return await self._memory.decide(match_id, ask)

    async def answer(self, match_id: str, seat: int, accept: bool) -> bool:
        """One of the others agrees, or does not. Has the seat that asked left?"""

        async def answer(table: LiveTable) -> bool:
            wish = table.leaving
            if wish is None or seat not in wish.needed:
                raise TableError("no-leaving")
            _under_way(table, wish.seat)
            if not accept:
                await self._change(table, None)
                return False
            needed = (wish.needed - {seat}).intersection(table.people)  # somebody may have resigned since
            if not needed:
                await self.go(table, wish.seat, LEFT)
                return True
            await self._change(table, replace(wish, needed=needed))
            return False

        return await self._memory.decide(match_id, answer)

    async def stay(self, match_id: str, seat: int) -> None:
        """The seat does not want to leave any more."""

        async def stay(table: LiveTable) -> None:
            if table.leaving is not None and table.leaving.seat == seat:
                await self._change(table, None)

        await self._memory.decide(match_id, stay)

    async def resign(self, match_id: str, seat: int) -> None:
        """The seat gives up: the game goes on without it, and it has lost, wherever the bot ends up."""

        async def resign(table: LiveTable) -> None:
            _under_way(table, seat)
            await self.go(table, seat, RESIGNED)

        await self._memory.decide(match_id, resign)

    async def remove(self, match_id: str, own: Collection[int]) -> None:
        """Takes the table away, if nobody but these seats has sat down at it."""

        async def remove(table: LiveTable) -> None:
            if not own or not only_mine(table, own):
                raise TableError("others-sat")
            try:
                await self._memory.change(table, self._threads.store.remove, table.id, table.version)
            except Taken:  # somebody has sat down, or a bot has played: decide again
                raise Behind("stale", n=table.match.n) from None
            except NotKept:
                raise NoTable("unknown") from None
            self._memory.removed(table)

        await self._memory.decide(match_id, remove)

    async def _change(self, table: LiveTable, wish: Leaving | None) -> None:
        if wish == table.leaving:
            return
        try:
            version = await self._memory.change(
                table, self._threads.store.change_leaving, table.id, wish, table.leaving
            )
        except Taken:
            raise Behind("stale", n=table.match.n) from None
        table.leaving = wish
        table.has_stored(version)

    async def go(self, table: LiveTable, seat: int, how: str, reply: Reply | None = None) -> None:
        """From a table that is held; a bot sits down."""
        try:
            await self._keeper.sit(
                table, seat, replace(table.record.seats[seat], kind=BOT, bot=SUBSTITUTE, gone=how), reply
            )
        except Taken:
            raise Behind("stale", n=table.match.n) from None
        if table.leaving is not None and table.leaving.seat == seat:
            table.leaving = None
        table.orders = tuple(order for order in table.orders if order.seat != seat)
        self._wake(table)


def others(table: LiveTable, own: Collection[int]) -> list[int]:
    """The people who have sat down, but for these seats."""
    seats = table.record.seats
    return [seat for seat in table.people if seat not in own and seats[seat].kind not in (FRIEND, FREE)]


def only_mine(table: LiveTable, own: Collection[int]) -> bool:
    """Has nobody else sat down, not even somebody who has left since? A rated game with bots alone is nobody's to take
    away once it has begun: else one would delete those that go badly."""
    return not others(table, own) and not any(seat.gone for seat in table.record.seats) and not _counts(table, own)


def _counts(table: LiveTable, own: Collection[int]) -> bool:
    waiting = any(seat.kind in (FRIEND, FREE) for seat in table.record.seats)
    return table.record.rated and not waiting and any(entry.by in own for entry in table.match.entries)


def _under_way(table: LiveTable, seat: int) -> None:
    if table.over:
        raise TableError("leave-over")
    sitting(table, seat)
