"""Once more: the same game with the same people, everybody one seat further.

Whoever asks first opens the table; the others, who prove by their old seats who they are, are led to it. The store
knows which table that is, so that it does not matter which process they ask, or whether it was started anew.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gusher.kernel.state import PUBLIC
from gusher.store.port import MatchRecord, SeatRecord, Stale
from gusher.table.aside import Unreadable
from gusher.table.errors import NoTable
from gusher.table.live import BOT, LiveTable
from gusher.table.opening import FREE, FRIEND, HUMAN, LOCAL, SeatWish
from gusher.table.service import Tables

COMING = (
    "coming"  # what a seat is taken with by whom it was kept for: the same every time, so that no reply can be lost
)


@dataclass(frozen=True)
class Again:
    """The table of a rematch, and the secrets for the browser of those who go there."""

    id: str
    tokens: Mapping[int, str]  # of their own seats
    watch: str
    waiting: Mapping[int, str]  # links of seats that are kept for friends


async def waits_for(tables: Tables, table: LiveTable, seats: Sequence[int]) -> bool:
    """Somebody has opened a rematch and these seats have not come yet."""
    again = await _led_to(tables, table.record)
    return again is not None and not _have_come(again, seats)


async def rematch_for(tables: Tables, table: LiveTable, own: Sequence[int], opener: str = "") -> Again:
    """The rematch for the people of these seats: the one that is there, or a new one."""
    while True:
        old = (await tables.settled(table.id)).record
        again = await _led_to(tables, old)
        if again is not None and not _have_come(again, own):
            names = {new_seat(seat, len(old.seats)): old.seats[seat].name for seat in own}
            tokens = {seat: await _come(tables, again, seat, name) for seat, name in names.items()}
            return await _seated(tables, again.id, tokens)
        try:
            return await _open(tables, old, own, opener)
        except Stale:  # somebody was quicker: they meet there
            await tables.refresh(old.id)


def new_seat(old: int, seats: int) -> int:
    """Everybody moves up: the second begins, the first is last."""
    return (old - 1) % seats


async def _led_to(tables: Tables, old: MatchRecord) -> LiveTable | None:
    try:
        return await tables.settled(old.again) if old.again else None
    except (NoTable, Unreadable):
        return None


def _have_come(again: LiveTable, old: Sequence[int]) -> bool:
    seats = again.record.seats
    return all(seats[new_seat(seat, len(seats))].kind not in (FRIEND, FREE) for seat in old)


async def _open(tables: Tables, old: MatchRecord, own: Sequence[int], opener: str) -> Again:
    wishes = [_wish(seat, number in own) for number, seat in enumerate(old.seats)]
    opened = await tables.open_again(old, [*wishes[1:], wishes[0]], opener)
    seats = [new_seat(seat, len(wishes)) for seat in own]
    return await _seated(tables, opened.id, {seat: opened.tokens[seat] for seat in seats})


async def _come(tables: Tables, again: LiveTable, seat: int, name: str) -> str:
    """Whoever opened the rematch holds the links of the others until they come."""
    if again.record.seats[seat].kind == FRIEND:
        return await tables.arrive(again.id, seat, name, tables.rematch_token(again.id, seat, COMING))
    return tables.rematch_token(again.id, seat)


async def _seated(tables: Tables, match_id: str, tokens: Mapping[int, str]) -> Again:
    record = (await tables.table(match_id)).record
    kept = [seat for seat, sits in enumerate(record.seats) if sits.kind == FRIEND]
    waiting = {seat: tables.rematch_token(match_id, seat) for seat in kept}
    return Again(match_id, tokens, tables.rematch_token(match_id, PUBLIC), waiting)


def _wish(seat: SeatRecord, own: bool) -> SeatWish:
    if seat.kind == BOT:
        return SeatWish(BOT, "" if seat.gone else seat.name, seat.bot)  # not by the name of who has left
    if own:
        return SeatWish(LOCAL if seat.kind == LOCAL else HUMAN, seat.name)
    return SeatWish(FREE if seat.kind == FREE else FRIEND, seat.name)
