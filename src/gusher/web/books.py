"""The ledger and the charts in the JSON API, for the eyes of the seat that asks."""

from collections.abc import Sequence

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from pydantic import BaseModel

from gusher.kernel.charts import Reading
from gusher.kernel.history import History
from gusher.kernel.ledger import Posting
from gusher.render.ledger import cause_said
from gusher.table.slices import Work
from gusher.web import models
from gusher.web.api import chosen_seat
from gusher.web.apidocs import REFUSALS, named
from gusher.web.charts import taking_readings
from gusher.web.desk import JSON, at_desk, text_response
from gusher.web.histories import histories
from gusher.web.ledger import writing_ledger
from gusher.web.viewers import Viewer, looking

routes = APIRouter(prefix="/api/v1", responses=REFUSALS, dependencies=[Depends(chosen_seat)])


@routes.get("/tables/{match_id}/ledger", response_model=models.LedgerReply, **named("ledger"))
async def ledger(match_id: str, request: Request, after: models.EntryQuery = None) -> Response:
    viewer = (await looking(request, match_id)).of_program().of_this_moment()
    return _long(await at_desk(request, _ledger(viewer, histories(request).of(viewer), after)))


def _ledger(viewer: Viewer, history: History, after: int | None) -> Work[models.LedgerReply]:
    match = viewer.match
    shown = []
    for line in (yield from writing_ledger(viewer, history, match.n)):
        if after is None or line.n > after:
            shown += _lines(viewer, line)
        yield
    return models.LedgerReply(n=match.n, goods=list(match.game.ledger.GOODS), lines=shown)


def _lines(viewer: Viewer, line: Posting) -> list[models.LedgerLineReply]:
    says = viewer.says(cause_said(line))
    return [
        models.LedgerLineReply(
            n=line.n, seat=line.seat, good=moved.good, amount=moved.amount, balance=moved.balance, says=says
        )
        for moved in line.movements
    ]


@routes.get("/tables/{match_id}/charts", response_model=models.ChartsReply, **named("charts"))
async def charts(match_id: str, request: Request) -> Response:
    viewer = (await looking(request, match_id)).of_program().of_this_moment()
    return _long(await at_desk(request, _charts(viewer, histories(request).of(viewer))))


def _charts(viewer: Viewer, history: History) -> Work[models.ChartsReply]:
    points = yield from taking_readings(viewer, history, viewer.match.n)
    shown, drawn = [], []
    for point in points:
        shown.append(models.PointReply(beat=point.beat, says=viewer.says(point.said)))
        yield
    for place in range(len(points[-1].charts)):
        drawn.append(_chart(viewer, points, place))
        yield
    return models.ChartsReply(n=viewer.match.n, points=shown, charts=drawn)


def _long(reply: BaseModel) -> Response:
    """The framework would check it once more, all at once."""
    return text_response(reply.model_dump_json(), JSON)


def _chart(viewer: Viewer, points: Sequence[Reading], place: int) -> models.ChartReply:
    drawn = points[-1].charts[place]
    series = [
        models.SeriesReply(
            id=line.id,
            name=viewer.says(line.name),
            seat=line.seat,
            values=[point.charts[place].series[number].value for point in points],
        )
        for number, line in enumerate(drawn.series)
    ]
    return models.ChartReply(id=drawn.id, title=viewer.says(drawn.title), series=series)
