"""The ledger as a part of the table's page and of the replay: who got or gave what, why, and what was left."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gusher.kernel.charts import Reading
from gusher.kernel.history import Happening, History
from gusher.kernel.ledger import Movement, Posting, opened, postings
from gusher.render.ledger import cause_said
from gusher.render.theme import SEATS
from gusher.table.slices import Work
from gusher.web.desk import at_desk, paging
from gusher.web.faults import Fault
from gusher.web.goods import amount_said, good_named, held_said
from gusher.web.histories import histories
from gusher.web.replay import wished
from gusher.web.viewers import Viewer, looking

routes = APIRouter()

LAST_LINES = 60  # the page shows so many until it is asked for all


@dataclass(frozen=True)
class Moved:
    """What moved of one good, and what is left of it, in words. The first good of a game needs no name."""

    good: str
    text: str
    balance: str
    came: bool


@dataclass(frozen=True)
class Line:
    """A line under its heading: the turn or round in which it happened."""

    head: str
    number: int  # in the whole ledger
    seat: int
    text: str
    moved: list[Moved]


@dataclass(frozen=True)
class Account:
    """A seat and what it holds."""

    seat: int
    numeral: str
    name: str
    holds: list[str]


@dataclass(frozen=True)
class LedgerView:
    """The ledger, newest lines first: of one seat, or of all (`of` is None)."""

    id: str
    n: int
    of: int | None
    whole: bool
    accounts: list[Account]
    lines: list[Line]
    earlier: bool


@routes.get("/t/{match_id}/ledger")
async def ledger(request: Request, match_id: str) -> Response:
    viewer = (await looking(request, match_id)).of_the_past()
    return await at_desk(request, _ledger(request, viewer))


def _ledger(request: Request, viewer: Viewer) -> Work[Response]:
    n = wished(request.query_params.get("n"), viewer.match.n)
    history = histories(request).of(viewer)
    of = _seat(request.query_params.get("of", ""), viewer)
    view = yield from viewing(viewer, history, n, of, request.query_params.get("lines") == "all")
    return (yield from paging(request, "_ledger.html", catalogue=viewer.words, view=view))


def _seat(text: str, viewer: Viewer) -> int | None:
    seats = [str(seat) for seat in range(viewer.match.seats)]
    return seats.index(text) if text in seats else None


def viewing(viewer: Viewer, history: History, n: int, of: int | None, whole: bool) -> Work[LedgerView]:
    lines = yield from writing_ledger(viewer, history, n)
    head = Heads(viewer, (yield from history.going_to(n)).happenings)
    chosen = [(number, line) for number, line in enumerate(lines) if of in (None, line.seat)][::-1]
    shown = []
    for number, line in chosen if whole else chosen[:LAST_LINES]:
        shown.append(_line(viewer, line, number, head.of(line)))
        yield
    return LedgerView(
        id=viewer.table.id,
        n=n,
        of=of,
        whole=whole,
        accounts=_accounts(viewer, lines),
        lines=shown,
        earlier=len(shown) < len(chosen),
    )


def writing_ledger(viewer: Viewer, history: History, n: int) -> Work[list[Posting]]:
    """The whole ledger up to an entry, oldest first, as the viewer may know it."""
    match = viewer.match
    if match.game.ledger is None:
        raise Fault("no-ledger")
    opening = opened(match.game, match.seats, match.options)
    course = yield from history.going_to(n)
    lines = []
    for line in postings(opening, course.happenings, lambda effect: match.seen(effect, viewer.seat)):
        lines.append(line)
        yield
    return lines


def _accounts(viewer: Viewer, lines: Sequence[Posting]) -> list[Account]:
    held = {(line.seat, moved.good): moved.balance for line in lines for moved in line.movements}
    goods = viewer.match.game.ledger.GOODS
    return [
        Account(
            seat,
            SEATS[seat].numeral,
            name,
            [held_said(viewer, good, held[seat, good]) for good in goods],
        )
        for seat, name in enumerate(viewer.names)
    ]


class Heads:
    """When a line happened: a beat of the charts is a turn or a round. The entry that begins one still belongs to that
    before."""

    def __init__(self, viewer: Viewer, happenings: Sequence[Happening]) -> None:
        self._viewer = viewer
        self._begun = [(happening.n, happening.position) for happening in happenings if happening.position is not None]
        self._entries = [n for n, _ in self._begun]
        self._said: dict[int, str] = {}

    def of(self, line: Posting) -> str:
        place = bisect_left(self._entries, line.n) - 1
        if place < 0:
            return ""
        if place not in self._said:
            match = self._viewer.match
            position = match.seen(self._begun[place][1], self._viewer.seat)
            reading: Reading = match.game.charts.reading(position)
            self._said[place] = self._viewer.says(reading.said)
        return self._said[place]


def _line(viewer: Viewer, line: Posting, number: int, head: str) -> Line:
    moved = [_moved(viewer, movement) for movement in line.movements]
    return Line(head, number, line.seat, viewer.says(cause_said(line)), moved)


def _moved(viewer: Viewer, movement: Movement) -> Moved:
    return Moved(
        good=good_named(viewer, movement.good),
        text=amount_said(viewer, movement.good, movement.amount, signed=True),
        balance=amount_said(viewer, movement.good, movement.balance),
        came=movement.amount >= 0,
    )
