"""For whoever looks after the server: is it well, how busy is it? Nothing here names a person, a link or an address."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.responses import Response

from gusher.table.service import Tables
from gusher.web.figures import BOUNDS, GAUGES, Figures, Row
from gusher.web.session import tables

routes = APIRouter()

STORE_SECONDS = 5.0  # a store that takes longer is as good as none
WELL, UNWELL = 200, 503
TEXT = "text/plain; version=0.0.4; charset=utf-8"  # Prometheus' text format
SHOWN_EVERY = 1.0  # seconds


def figures(request: Request) -> Figures:
    return cast(Figures, request.app.state.figures)


@routes.get("/healthz")
async def healthz(request: Request) -> Response:
    """That there is an answer shows that the event loop is alive."""
    try:
        await asyncio.wait_for(tables(request).reach_store(), STORE_SECONDS)
    except Exception:  # whatever it is, it is not well; the log has the reason
        return JSONResponse({"store": False}, UNWELL)
    return JSONResponse({"store": True}, WELL)


@routes.get("/metrics")
async def metrics(request: Request) -> Response:
    """Of all processes: of the others as they were SHOWN_EVERY before at most."""
    show(request.app)
    return PlainTextResponse("".join(f"{line}\n" for line in lines(figures(request).rows)), media_type=TEXT)


async def keep_showing(app: FastAPI) -> None:
    """For the others, where there are any."""
    while len(app.state.figures.rows) > 1:
        show(app)
        await asyncio.sleep(SHOWN_EVERY)


def show(app: FastAPI) -> None:
    found: Tables = app.state.tables
    gauges = (found.in_memory, found.watched, sum(app.state.streams.values()), found.bots_asked)
    app.state.figures.own.show(gauges, found.store_errors)


def lines(rows: Sequence[Row]) -> Iterator[str]:
    """A process has a number if there are several: the one that the log gives it."""
    named = [(f'process="{number}"' if len(rows) > 1 else "", row) for number, row in enumerate(rows, start=1)]
    for place, gauge in enumerate(GAUGES):
        yield f"# TYPE gusher_{gauge} gauge"
        yield from (_line(gauge, (process,), row.gauges[place]) for process, row in named)
    yield "# TYPE gusher_store_errors_total counter"
    yield from (_line("store_errors_total", (process,), row.errors) for process, row in named)
    yield "# TYPE gusher_answer_seconds histogram"
    for process, row in named:
        yield from _histogram(process, row)


def _histogram(process: str, row: Row) -> Iterator[str]:
    within = row.within  # before the number of all, which may rise meanwhile
    answers = row.answers
    for bound, count in zip((*BOUNDS, "+Inf"), (*within, answers), strict=True):
        yield _line("answer_seconds_bucket", (process, f'le="{bound}"'), count)
    yield _line("answer_seconds_sum", (process,), f"{row.seconds:.6f}")
    yield _line("answer_seconds_count", (process,), answers)


def _line(name: str, labels: Iterable[str], value: object) -> str:
    told = ",".join(filter(None, labels))
    return f"gusher_{name}{{{told}}} {value}" if told else f"gusher_{name} {value}"
