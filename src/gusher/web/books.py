"""The ledger and the charts in the JSON API, for the eyes of the seat that asks."""

from collections.abc import Sequence

from fastapi import APIRouter, Depends, Request

from gusher.kernel.charts import Reading
from gusher.render.ledger import cause_said
from gusher.web import models
from gusher.web.api import chosen_seat
from gusher.web.apidocs import REFUSALS, named
from gusher.web.charts import readings
from gusher.web.histories import histories
from gusher.web.ledger import ledger_lines
from gusher.web.viewers import Viewer, looking

routes = APIRouter(prefix="/api/v1", responses=REFUSALS, dependencies=[Depends(chosen_seat)])


@routes.get("/tables/{match_id}/ledger", **named("ledger"))
async def ledger(match_id: str, request: Request, after: models.EntryQuery = None) -> models.LedgerReply:
    viewer = (await looking(request, match_id)).of_program()
    match = viewer.match
    lines = ledger_lines(viewer, histories(request).of(viewer), match.n)
    shown = [
        models.LedgerLineReply(
            n=line.n,
            seat=line.seat,
            good=moved.good,
            amount=moved.amount,
            balance=moved.balance,
            says=viewer.says(cause_said(line)),
        )
        for line in lines
        if after is None or line.n > after
        for moved in line.movements
    ]
    return models.LedgerReply(n=match.n, goods=list(match.game.ledger.GOODS), lines=shown)


@routes.get("/tables/{match_id}/charts", **named("charts"))
async def charts(match_id: str, request: Request) -> models.ChartsReply:
    viewer = (await looking(request, match_id)).of_program()
    match = viewer.match
    points = readings(viewer, histories(request).of(viewer), match.n)
    return models.ChartsReply(
        n=match.n,
        points=[models.PointReply(beat=point.beat, says=viewer.says(point.said)) for point in points],
        charts=[_chart(viewer, points, place) for place in range(len(points[-1].charts))],
    )


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
