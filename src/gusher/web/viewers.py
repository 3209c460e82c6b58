"""Who is looking at a table, and who acts there. There are no accounts: a seat is opened by its link's secret, which a
browser keeps in a cookie and a program sends as a bearer token."""

import hmac
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil

from fastapi import Request
from starlette.responses import Response

from gusher.kernel.match import Match
from gusher.kernel.say import Say
from gusher.kernel.state import PUBLIC
from gusher.table.errors import NoTable, NotYours
from gusher.table.links import token_hash
from gusher.table.live import LiveTable
from gusher.web.faults import Fault
from gusher.web.limits import Meters
from gusher.web.names import shown_names
from gusher.web.session import language_of, set_cookie, tables
from gusher.words.catalogue import Catalogue, catalogue

MOST_TABLES_SHOWN = 50
LONGEST_TOKEN = 64


@dataclass(frozen=True)
class Viewer:
    """A table, whose eyes look at it, and in which language."""

    table: LiveTable
    seat: int  # PUBLIC for those who may only watch
    own: tuple[int, ...]  # all the seats that the request opens
    language: str
    named: bool = False  # the address names the seat
    program: bool = False

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def asked(self) -> bool:
        return self.table.asked == self.seat

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
        return replace(self, seat=PUBLIC) if len(self.own) > 1 and not self.named else self


async def looking(request: Request, match_id: str) -> Viewer:
    """Who looks: the seat that `?seat=` names, else among one's own the one that is asked, else the first; PUBLIC for
    those who may only watch. To everybody else the table does not exist. All it shows has been stored: that is so
    until the caller waits for something."""
    table = await tables(request).settled(match_id)
    own = own_seats(request, table)
    if not own and not may_watch(request, table):
        raise NoTable("unknown")
    request.state.table = table  # from here on the reader is known to see it, and errors may speak of it
    wished = _named_seat(request) if own else None
    seat = _chosen(own, wished, table) if own else PUBLIC
    return Viewer(table, seat, tuple(own), language_of(request), named=wished is not None)


async def acting(request: Request, match_id: str, wished: int | None, meter: str) -> Viewer:
    """Who changes the table, not too often: the wished seat, which must be one of one's own, or else as in
    `looking`."""
    table = await tables(request).table(match_id)
    own = own_seats(request, table)
    if not own:
        raise NotYours("seat") if may_watch(request, table) else NoTable("unknown")
    seat = _chosen(own, wished if wished is not None else _named_seat(request), table)
    request.state.table = table
    meters: Meters = request.app.state.meters
    wait = meters.wait(meter, f"{match_id}:{seat}")
    if wait:
        raise Fault("too-fast", seconds=ceil(wait))
    return Viewer(table, seat, tuple(own), language_of(request), named=True)


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


# --- what a request opens ---


def own_seats(request: Request, table: LiveTable) -> list[int]:
    """A bearer token opens exactly one seat; without one, each seat whose cookie holds the seat's token."""
    token = bearer(request)
    seats = enumerate(table.record.seats)
    if token is not None:
        return [seat for seat, record in seats if _opens(token, record.token_hash)]
    found = request.cookies
    return [seat for seat, record in seats if _opens(found.get(seat_cookie(table.id, seat)), record.token_hash)]


def my_matches(request: Request) -> list[str]:
    """The matches that the browser's cookies claim seats of; whether they open them, `own_seats` tells."""
    claimed = [name.removeprefix("seat_").rpartition("_")[0] for name in request.cookies if name.startswith("seat_")]
    return [match_id for match_id in dict.fromkeys(claimed) if match_id][:MOST_TABLES_SHOWN]


def token_of(request: Request, table: LiveTable, seat: int) -> str:
    """The token by which the request opens the seat, for "take my seat to another device"; raises NotYours."""
    token = bearer(request) or request.cookies.get(seat_cookie(table.id, seat))
    if token is None or not _opens(token, table.record.seats[seat].token_hash):
        raise NotYours("seat")
    return token


def may_watch(request: Request, table: LiveTable) -> bool:
    """Listed tables are for everybody to watch; others for whoever has the watch link."""
    token = bearer(request)
    if token is None:
        token = request.cookies.get(watch_cookie(table.id))
    return table.record.listed or _opens(token, table.record.watch_hash)


def bearer(request: Request) -> str | None:
    """The token of an Authorization header; empty if there is one that is no bearer token."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def _opens(token: str | None, expected: str) -> bool:
    """A seat without a link (a bot's) has an empty hash and is opened by nothing."""
    if not token or not expected or len(token) > LONGEST_TOKEN:
        return False
    return hmac.compare_digest(token_hash(token), expected)


# --- the cookies that hold the secrets ---


def seat_cookie(match_id: str, seat: int) -> str:
    return f"seat_{match_id}_{seat}"


def watch_cookie(match_id: str) -> str:
    return f"watch_{match_id}"


def set_seat_cookie(response: Response, request: Request, match_id: str, seat: int, token: str) -> None:
    set_cookie(response, request, seat_cookie(match_id, seat), token)


def set_watch_cookie(response: Response, request: Request, match_id: str, token: str) -> None:
    set_cookie(response, request, watch_cookie(match_id), token)
