"""The sheet of a scoring: a table of what was scored by players, when it happens and whenever somebody looks back."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import Response

from gusher.kernel.history import History
from gusher.kernel.sheets import Cell, Sheet
from gusher.render.ledger import written
from gusher.render.theme import SEATS
from gusher.table.slices import Work
from gusher.web.desk import at_desk, paging
from gusher.web.histories import histories
from gusher.web.replay import wished
from gusher.web.viewers import Viewer, looking

routes = APIRouter()


@dataclass(frozen=True)
class Column:
    seat: int
    numeral: str
    name: str
    mine: bool
    total: str


@dataclass(frozen=True)
class Amount:
    """What a seat gained, and what it had for it, in words; both empty if that was nothing. `counts` is False where the
    row does not concern the seat."""

    counts: bool
    gain: str = ""
    held: str = ""
    best: bool = False


@dataclass(frozen=True)
class SheetView:
    title: str
    columns: list[Column]
    rows: list[tuple[str, list[Amount]]]


@routes.get("/t/{match_id}/sheet")
async def sheet(request: Request, match_id: str) -> Response:
    """Of the scoring that an entry led to."""
    viewer = (await looking(request, match_id)).of_the_past()
    return await at_desk(request, _sheet(request, viewer, histories(request).of(viewer)))


def _sheet(request: Request, viewer: Viewer, history: History) -> Work[Response]:
    n = wished(request.query_params.get("n"), viewer.match.n)
    found = yield from making_sheet(viewer, history, n)
    view = None if found is None else _view(viewer, found)
    return (yield from paging(request, "_tally.html", catalogue=viewer.words, view=view))


def making_sheet(viewer: Viewer, history: History, n: int) -> Work[Sheet | None]:
    """None if nothing was scored with this entry."""
    match = viewer.match
    scoring = match.game.scoring
    yield from history.going_to(n)
    if scoring is None:
        return None
    effects = [match.seen(effect, viewer.seat) for effect in history.effects(n) if isinstance(effect, scoring.EFFECTS)]
    found: Sheet | None = scoring.sheet(effects, match.seats) if effects else None
    return found


def _view(viewer: Viewer, sheet: Sheet) -> SheetView:
    totals = [_said(viewer, sheet, total) for total in sheet.totals()]
    columns = [
        Column(seat, SEATS[seat].numeral, name, seat in viewer.own, totals[seat])
        for seat, name in enumerate(viewer.names)
    ]
    rows = [
        (viewer.says(row.name), [_amount(viewer, sheet, cell, row.cells) for cell in row.cells]) for row in sheet.rows
    ]
    return SheetView(viewer.says(sheet.title), columns, rows)


def _amount(viewer: Viewer, sheet: Sheet, cell: Cell | None, row: tuple[Cell | None, ...]) -> Amount:
    if cell is None:
        return Amount(False)
    most = max(other.gain for other in row if other is not None)
    gain = _said(viewer, sheet, cell.gain) if cell.gain else ""
    return Amount(True, gain, str(cell.held or ""), cell.gain == most > 0)


def _said(viewer: Viewer, sheet: Sheet, amount: int) -> str:
    return written(viewer.words, sheet.unit, amount)
