"""The charts as a part of the table's page and of the replay: pictures, their keys, and one table of all figures."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from gusher.kernel.charts import Chart, Reading
from gusher.kernel.history import History
from gusher.kernel.say import say
from gusher.kernel.state import OVER
from gusher.render.charts import chart, sample, value_said
from gusher.render.theme import SEATS
from gusher.table.slices import Work
from gusher.web.desk import at_desk, paging
from gusher.web.faults import Fault
from gusher.web.histories import histories
from gusher.web.replay import wished
from gusher.web.viewers import Viewer, looking

routes = APIRouter()


@dataclass(frozen=True)
class Key:
    """A line's name, with a bit of it and where it stands."""

    name: str
    mark: str  # what the line ends in
    sample: Markup
    value: str


@dataclass(frozen=True)
class Figure:
    id: str
    title: str
    picture: Markup
    keys: list[Key]
    column: int  # of its first line in the table of all figures


@dataclass(frozen=True)
class Row:
    when: str
    values: list[str]


@dataclass(frozen=True)
class ChartsView:
    figures: list[Figure]
    rows: list[Row]

    @property
    def now(self) -> str:
        return self.rows[-1].when


@routes.get("/t/{match_id}/charts")
async def charts(request: Request, match_id: str) -> Response:
    viewer = (await looking(request, match_id)).of_the_past()
    return await at_desk(request, _charts(request, viewer))


def _charts(request: Request, viewer: Viewer) -> Work[Response]:
    n = wished(request.query_params.get("n"), viewer.match.n)
    points = yield from taking_readings(viewer, histories(request).of(viewer), n)
    view = yield from viewing(viewer, points)
    return (yield from paging(request, "_charts.html", catalogue=viewer.words, view=view))


def taking_readings(viewer: Viewer, history: History, n: int) -> Work[list[Reading]]:
    """What was charted at every beat up to entry n, and what stands there now, as the viewer may know it."""
    match = viewer.match
    game_charts = match.game.charts
    if game_charts is None:
        raise Fault("no-charts")
    course = yield from history.going_to(n)
    found: list[Reading] = []
    for happening in course.happenings:
        if happening.position is not None:
            found.append(game_charts.reading(match.seen(happening.position, viewer.seat)))
            yield
    ended = course.state.seat == OVER and course.happenings[-1].position is not None
    if not ended:
        now: Reading = game_charts.reading(match.seen(course.state, viewer.seat))
        found.append(replace(now, beat=now.beat + 1, said=say("charts-now"), tick=0))
    return found


def viewing(viewer: Viewer, points: Sequence[Reading]) -> Work[ChartsView]:
    last = points[-1].charts
    columns = [0, *accumulate(len(drawn.series) for drawn in last)]
    figures, rows = [], []
    for place in range(len(last)):
        figures.append(_figure(viewer, points, place, columns[place]))
        yield
    for point in points:
        rows.append(Row(viewer.says(point.said), _values(viewer, point.charts)))
        yield
    return ChartsView(figures, rows)


def _figure(viewer: Viewer, points: Sequence[Reading], place: int, column: int) -> Figure:
    drawn = points[-1].charts[place]
    picture = chart(points, place, viewer.words, viewer.names)
    keys = [
        Key(
            name=viewer.says(line.name),
            mark=SEATS[line.seat].numeral if line.seat is not None else viewer.says(line.mark) if line.mark else "",
            sample=Markup(sample(line)),
            value=value_said(viewer.words, drawn, line.value),
        )
        for line in drawn.series
    ]
    return Figure(drawn.id, viewer.says(drawn.title), Markup(picture), keys, column)  # the printer has escaped it


def _values(viewer: Viewer, charts: Sequence[Chart]) -> list[str]:
    return [value_said(viewer.words, drawn, line.value) for drawn in charts for line in drawn.series]
