"""Once more: the same game with the same people, everybody one seat further.

Whoever asks first opens the table; the others, who prove by their old seats who they are, are led to it. What leads
them there is kept in memory alone: after a restart a rematch is a new table with links to send, as any other.
"""

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import Request

from gusher.store.port import SeatRecord
from gusher.table.live import BOT, LiveTable
from gusher.table.opening import FREE, FRIEND, HUMAN, LOCAL, Opened, SeatWish
from gusher.table.service import Tables

MOST_KEPT = 1000


@dataclass(frozen=True)
class Again:
    """The table of a rematch, and the old seats whose people have come."""

    opened: Opened
    seats: int
    come: frozenset[int]

    def new_seat(self, old: int) -> int:
        """Everybody moves up: the second begins, the first is last."""
        return (old - 1) % self.seats


def rematches(request: Request) -> "Rematches":
    """The rematches of the server that the request has come to."""
    state = request.app.state
    if not hasattr(state, "rematches"):
        state.rematches = Rematches()
    found: Rematches = state.rematches
    return found


class Rematches:
    """The rematches of this server, by the id of the finished match."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Again] = OrderedDict()

    def waits_for(self, match_id: str, seats: Sequence[int]) -> bool:
        """Somebody has opened a rematch and these seats have not come yet."""
        again = self._kept.get(match_id)
        return again is not None and any(seat not in again.come for seat in seats)

    async def take(self, tables: Tables, table: LiveTable, own: Sequence[int]) -> Again:
        """The rematch for the people of these seats: the one that is there, or a new one."""
        async with table.lock:  # two who ask at once must meet at one table
            known = self._kept.get(table.id)
            if known is None or set(own) <= known.come:
                again = await self._open(tables, table, own)
            else:
                again = await self._arrive(tables, table, own, known)
            self._kept[table.id] = again
            self._kept.move_to_end(table.id)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            table.publish()
        return again

    async def _open(self, tables: Tables, table: LiveTable, own: Sequence[int]) -> Again:
        record = table.record
        wishes = [_wish(seat, number in own) for number, seat in enumerate(record.seats)]
        opened = await tables.open(record.game, record.options, [*wishes[1:], wishes[0]], record.listed)
        return Again(opened, len(wishes), frozenset(own))

    async def _arrive(self, tables: Tables, table: LiveTable, own: Sequence[int], again: Again) -> Again:
        for seat in own:
            if seat not in again.come:
                await tables.arrive(again.opened.id, again.new_seat(seat), table.record.seats[seat].name)
        return Again(again.opened, again.seats, again.come | set(own))


def _wish(seat: SeatRecord, own: bool) -> SeatWish:
    if seat.kind == BOT:
        return SeatWish(BOT, seat.name, seat.bot)
    if own:
        return SeatWish(LOCAL if seat.kind == LOCAL else HUMAN, seat.name)
    return SeatWish(FREE if seat.kind == FREE else FRIEND, seat.name)
