"""An analysis beside the replay: a part of its page, which is fetched when it is opened; and playing on from a moment
of the match."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from gusher.analysis.analysis import Analysis
from gusher.analysis.comparison import sentences
from gusher.analysis.curve import readings
from gusher.analysis.told import Loss, Teller
from gusher.kernel.say import Seat, say
from gusher.table.onward import wishes_for
from gusher.table.slices import Work
from gusher.web import forms, pages
from gusher.web.analyses import read_analysis
from gusher.web.analysis_api import Standing, begun, first, standing
from gusher.web.charts import ChartsView, viewing
from gusher.web.desk import at_desk, paging
from gusher.web.levels import bot_of
from gusher.web.naming import own_name
from gusher.web.onward import First, comparing
from gusher.web.own_level import level_choices, own_level, remember_level
from gusher.web.replay import wished
from gusher.web.security import address
from gusher.web.session import entry_number, tables
from gusher.web.viewers import Viewer, looking

routes = APIRouter()
SEE_OTHER = 303
HALF = 60  # of a bar's picture, in its own units: as far as the greatest of all changes reaches to either side


@dataclass(frozen=True)
class Bar:
    """A change of winning chance as a bar to the right of the middle, or to the left."""

    name: str
    text: str
    x: float
    width: float

    @staticmethod
    def of(name: str, change: float, greatest: float, text: str) -> "Bar":
        width = round(HALF * abs(change) / greatest, 1) if greatest else 0.0
        return Bar(name, text, HALF - width if change < 0 else HALF, width)


@dataclass(frozen=True)
class SeatRow:
    seat: int
    name: str
    start: str
    result: str
    bars: list[Bar]
    verdicts: str
    loss: str
    says: str


@dataclass(frozen=True)
class Turn:
    n: int
    says: str


@dataclass(frozen=True)
class LossRow:
    """A loss, and where to look at it: the entry before it."""

    n: int
    seat: int
    where: str
    verdict: str
    told: Loss

    @property
    def before(self) -> int:
        return self.n - 1


@dataclass(frozen=True)
class Beside:
    """What is told of the match that this one was taken up from, and the way there, if one may see it."""

    says: list[str]
    href: str = ""


@dataclass(frozen=True)
class InsightView:
    table: str
    beside: Beside | None
    seats: list[SeatRow]
    charts: ChartsView
    moments: list[int]
    turns: list[Turn]
    mine: list[LossRow]
    others: list[LossRow]
    judge: str
    notes: list[str]


@routes.get("/t/{match_id}/analysis")
async def part(request: Request, match_id: str) -> Response:
    """How far it is, or all that it has found."""
    viewer = (await looking(request, match_id)).of_the_past()
    found = await standing(request, viewer)
    return await at_desk(request, _part(request, viewer, found, await first(request, viewer)))


@routes.post("/t/{match_id}/analysis")
async def begin(request: Request, match_id: str) -> Response:
    await begun(request, (await looking(request, match_id)).of_the_past())
    return RedirectResponse(f"/t/{match_id}/replay?n=0#analysis", SEE_OTHER)


@routes.post("/t/{match_id}/play-on")
async def play_on(request: Request, match_id: str) -> Response:
    """A new table that goes on from where this match was, against bots of a level."""
    viewer = (await looking(request, match_id)).of_the_past()
    form = await request.form()
    given = {name: value for name, value in form.items() if isinstance(value, str)}
    level = own_level(request, given.get("level", ""))
    seat = entry_number(given.get("seat"))
    kept = viewer.names[seat] if seat in viewer.own else ""
    name = own_name(request) or kept or forms.player_word(0, viewer.words)
    wishes = wishes_for(viewer.match.seats, -1 if seat is None else seat, name, bot_of(level))
    n = wished(given.get("n"), viewer.match.n)
    opened = await tables(request).open_onward(viewer.table, n, wishes, address(request))
    response = await pages.seated(request, opened, wishes)
    remember_level(response, request, level)
    return response


def _part(request: Request, viewer: Viewer, found: Standing, taken_up: First | None) -> Work[Response]:
    view = None
    if found.record is not None:
        whole = yield from read_analysis(viewer.match, found.record)
        view = yield from _insight(viewer, whole, taken_up)
    return (
        yield from paging(
            request,
            "_analysis.html",
            catalogue=viewer.words,
            table=viewer.table.id,
            standing=found,
            view=view,
            levels=level_choices(request, viewer.match.game, viewer.words),
        )
    )


def _insight(viewer: Viewer, whole: Analysis, taken_up: First | None) -> Work[InsightView]:
    told = Teller(whole, viewer.words, viewer.names)
    beside = None
    if taken_up is not None:
        beside = yield from _beside(viewer, taken_up, told)
    charts = yield from viewing(viewer, readings(whole.moments, whole.turning))
    losses = []
    for decision in whole.losses:
        loss = told.loss(decision)
        where = viewer.says(say("insight-at", n=decision.n, seat=Seat(decision.seat)))
        losses.append(LossRow(decision.n, decision.seat, where, decision.verdict, loss))
        yield
    worst = sorted(losses, key=lambda row: -row.told.decision.loss)
    return InsightView(
        table=viewer.table.id,
        beside=beside,
        seats=_seats(whole, told),
        charts=charts,
        moments=[moment.n for moment in whole.moments],
        turns=[Turn(turn.n, told.turning(turn)) for turn in whole.turning],
        mine=[row for row in worst if row.seat in viewer.own],
        others=[row for row in worst if row.seat not in viewer.own],
        judge=told.judge(),
        notes=[told.note(note) for note in whole.notes],
    )


def _beside(viewer: Viewer, taken_up: First, told: Teller) -> Work[Beside]:
    found = yield from comparing(taken_up, viewer, told.analysis)
    if found is None:
        return Beside([told.say("insight-onward-hidden", n=taken_up.n)])
    return Beside(sentences(found, told), f"/t/{taken_up.table}/replay?n={taken_up.n}#analysis")


def _seats(whole: Analysis, told: Teller) -> list[SeatRow]:
    greatest = max(abs(change) for account in whole.seats for change in (account.luck, account.skill))
    return [
        SeatRow(
            seat=seat,
            name=name,
            start=told.tenths(account.start),
            result=told.tenths(account.result),
            bars=[
                Bar.of(what, change, greatest, told.change(change))
                for what, change in (("luck", account.luck), ("skill", account.skill))
            ],
            verdicts=told.verdicts_said(account),
            loss=told.hundredths(account.loss),
            says=told.seat(seat),
        )
        for seat, (name, account) in enumerate(zip(told.names, whole.seats, strict=True))
    ]
