"""Who is looking at a table, and who acts there."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import ceil

from fastapi import Request

from gusher.kernel.match import Match
from gusher.kernel.say import Say
from gusher.kernel.state import PUBLIC
from gusher.store.port import TIME
from gusher.table.aside import Aside, Unreadable
from gusher.table.errors import NoTable, NotYours
from gusher.table.live import LiveTable
from gusher.web.credentials import Credentials, credentials
from gusher.web.faults import Fault
from gusher.web.limits import Meters
from gusher.web.names import shown_names
from gusher.web.session import entry_number, language_of, tables
from gusher.words.catalogue import Catalogue, catalogue


@dataclass(frozen=True)
class Viewer:
    """A table, whose eyes look at it, and in which language."""

    table: LiveTable
    seat: int  # PUBLIC for those who may only watch
    own: tuple[int, ...]  # all the seats that the request opens
    language: str
    named: bool = False  # the address names the seat
    program: bool = False
    shown: Credentials = field(default_factory=Credentials)  # by which all these seats are opened

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def asked(self) -> bool:
        return self.table.asked == self.seat

    @cached_property
    def lost(self) -> tuple[int, ...]:
        """The seats that would be one's own, had time not run out: a bot plays there until one comes back."""
        seats = enumerate(self.table.record.seats)
        return tuple(seat for seat, sits in seats if sits.gone == TIME and self.shown.token(self.table, seat))

    @cached_property
    def words(self) -> Catalogue:
        return catalogue(self.language, self.match.game)

    @cached_property
    def names(self) -> list[str]:
        """Programs know a seat by the name it has in the log."""
        record = self.table.record
        return [seat.name for seat in record.seats] if self.program else shown_names(record, self.words)

    def says(self, what: Say) -> str:
        return self.words.say(what, self.names)

    def of_program(self) -> "Viewer":
        return replace(self, program=True)

    def of_now(self) -> "Viewer":
        """Where several people look at one screen and none of them is asked, they see what everybody may see."""
        together = len(self.own) > 1 and self.table.asked not in self.own
        return replace(self, seat=PUBLIC) if together and self.match.state.has_secrets() else self

    def of_the_past(self) -> "Viewer":
        """People at one screen look at the past together, unless the address names one of their seats."""
        still = self.of_this_moment()
        return replace(still, seat=PUBLIC) if len(self.own) > 1 and not self.named else still

    def of_this_moment(self) -> "Viewer":
        """For what takes a while to put together: the table stays as it is meanwhile."""
        return replace(self, table=self.table.still())


async def looking(request: Request, match_id: str) -> Viewer:
    """Who looks: the seat that `?seat=` names, else among one's own the one that is asked, else the first; PUBLIC for
    those who may only watch. To everybody else the table does not exist. All it shows has been stored: that is so
    until the caller waits for something. And it is not older than what the caller has heard of, perhaps from another
    process: `?n=` and `?version=` tell."""
    n, version = (entry_number(request.query_params.get(name)) or 0 for name in ("n", "version"))
    shown = await credentials(request)
    table = await _settled(request, match_id, n, version)
    own = shown.own_seats(table)
    if not _found(request, shown, table, own):  # another process may have given a seat out just now
        shown = await credentials(request, anew=True)
        await tables(request).refresh(match_id)
        table = await _settled(request, match_id)
        own = shown.own_seats(table)
    if not own and not await _may_look(request, shown, table):
        raise NoTable("unknown")
    request.state.table = table  # from here on the reader is known to see it, and errors may speak of it
    wished = _named_seat(request) if own else None
    seat = _chosen(own, wished, table) if own else PUBLIC
    return Viewer(table, seat, tuple(own), language_of(request), named=wished is not None, shown=shown)


async def acting(request: Request, match_id: str, wished: int | None, meter: str) -> Viewer:
    """Who changes the table, not too often: the wished seat, which must be one of one's own, or else as in
    `looking`."""
    table = await _readable(request, match_id)
    shown = await credentials(request)
    own = shown.own_seats(table)
    if not own or (wished is not None and wished not in own):
        shown = await credentials(request, anew=True)
        if await tables(request).refresh(match_id):
            table = await _readable(request, match_id)
        own = shown.own_seats(table)
    if not own:
        raise NotYours("seat") if shown.may_watch(table) else NoTable("unknown")
    seat = _chosen(own, wished if wished is not None else _named_seat(request), table)
    request.state.table = table
    not_too_often(request, meter, f"{match_id}:{seat}")
    return Viewer(table, seat, tuple(own), language_of(request), named=True, shown=shown)


async def looked_up(request: Request, match_id: str) -> LiveTable | None:
    """Another table that the reader may see, as it is now; None if there is none."""
    shown = await credentials(request)
    try:
        table = (await tables(request).settled(match_id)).still()
    except (NoTable, Unreadable):
        return None
    return table if shown.own_seats(table) or await _may_look(request, shown, table) else None


async def _may_look(request: Request, shown: Credentials, table: LiveTable) -> bool:
    return shown.may_watch(table) or await _sat_there(request, shown, table.id)


async def _sat_there(request: Request, shown: Credentials, match_id: str) -> bool:
    """A key opens the seats of so many tables; of older ones it is still known whose they were, and they may look."""
    players = tables(request).players
    player = await players.of(shown.key)
    return player is not None and bool(await players.seats_at(player, match_id))


def not_too_often(request: Request, meter: str, who: str) -> None:
    """Raises Fault."""
    meters: Meters = request.app.state.meters
    wait = meters.wait(meter, who)
    if wait:
        raise Fault("too-fast", seconds=ceil(wait))


def _found(request: Request, shown: Credentials, table: LiveTable, own: Sequence[int]) -> bool:
    """Is what the request asks for opened? If not, it is looked up anew: another process may have given it to the
    browser. Those who only watch are not looked up at every view."""
    return _named_seat(request) in (None, *own) if own else shown.may_watch(table)


async def _settled(request: Request, match_id: str, n: int = 0, version: int = 0) -> LiveTable:
    try:
        return await tables(request).settled(match_id, n, version)
    except Unreadable as error:
        await aside_seats(request, error.aside)
        raise


async def _readable(request: Request, match_id: str) -> LiveTable:
    try:
        return await tables(request).table(match_id)
    except Unreadable as error:
        await aside_seats(request, error.aside)
        raise


async def aside_seats(request: Request, aside: Aside) -> list[int]:
    """One's seats in a match that was set aside. To those who may not see it, it does not exist either."""
    shown = await credentials(request)
    if not shown.own_seats(aside):
        shown = await credentials(request, anew=True)
    own = shown.own_seats(aside)
    if not own and not shown.may_watch(aside):
        raise NoTable("unknown")
    return own


async def aside_viewer(request: Request, aside: Aside) -> int:
    """Whose eyes look at what is left of such a match: as in `looking` and `of_the_past`."""
    own, wished = await aside_seats(request, aside), _named_seat(request)
    if wished in own:
        return wished
    return own[0] if len(own) == 1 else PUBLIC


def _chosen(own: Sequence[int], wished: int | None, table: LiveTable) -> int:
    if wished is not None:
        if wished not in own:
            raise NotYours("seat")
        return wished
    return table.asked if table.asked in own else own[0]


def _named_seat(request: Request) -> int | None:
    """`?seat=`, for who holds several."""
    text = request.query_params.get("seat", "")
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise NotYours("seat")
    return int(text)
