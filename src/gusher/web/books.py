"""The ledger and the charts in the JSON API, for the eyes of the seat that asks."""

from collections.abc import Sequence

from fastapi import APIRouter, Depends, Request

from gusher.kernel.charts import Reading
from gusher.render.ledger import cause_said
from gusher.web import models
from gusher.web.api import chosen_seat, watched
from gusher.web.apidocs import REFUSALS, named
from gusher.web.charts import readings
from gusher.web.histories import histories
from gusher.web.ledger import ledger_lines
from gusher.web.replay import Reader
from gusher.web.session import game_words, sight

routes = APIRouter(prefix="/api/v1", responses=REFUSALS, dependencies=[Depends(chosen_seat)])


def router() -> APIRouter:
    return routes


async def reader(request: Request, match_id: str) -> Reader:
    """Programs know a seat by the name it has in the log."""
    table, viewer = await watched(request, match_id)
    names = [seat.name for seat in table.record.seats]
    return Reader(table, sight(viewer), game_words(request, table.match.game), names)


@routes.get("/tables/{match_id}/ledger", **named("ledger"))
async def ledger(match_id: str, request: Request, after: models.EntryQuery = None) -> models.LedgerReply:
    reading = await reader(request, match_id)
    match = reading.table.match
    lines = ledger_lines(reading, histories(request).of(match_id, match), match.n)
    shown = [
        models.LedgerLineReply(
            n=line.n,
            seat=line.seat,
            good=moved.good,
            amount=moved.amount,
            balance=moved.balance,
            says=reading.says(cause_said(line)),
        )
        for line in lines
        if after is None or line.n > after
        for moved in line.movements
    ]
    return models.LedgerReply(n=match.n, goods=list(match.game.ledger.GOODS), lines=shown)


@routes.get("/tables/{match_id}/charts", **named("charts"))
async def charts(match_id: str, request: Request) -> models.ChartsReply:
    reading = await reader(request, match_id)
    match = reading.table.match
    points = readings(reading, histories(request).of(match_id, match), match.n)
    return models.ChartsReply(
        n=match.n,
        points=[models.PointReply(beat=point.beat, says=reading.says(point.said)) for point in points],
        charts=[_chart(reading, points, place) for place in range(len(points[-1].charts))],
    )


def _chart(reading: Reader, points: Sequence[Reading], place: int) -> models.ChartReply:
    drawn = points[-1].charts[place]
    series = [
        models.SeriesReply(
            id=line.id,
            name=reading.says(line.name),
            seat=line.seat,
            values=[point.charts[place].series[number].value for point in points],
        )
        for number, line in enumerate(drawn.series)
    ]
    return models.ChartReply(id=drawn.id, title=reading.says(drawn.title), series=series)
