"""For whoever looks after the server: is it well, how busy is it? Nothing here names a person, a link or an address."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import cast

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.responses import Response

from gusher.web.session import tables

routes = APIRouter()

STORE_SECONDS = 5.0  # a store that takes longer is as good as none
WELL, UNWELL = 200, 503
TEXT = "text/plain; version=0.0.4; charset=utf-8"  # Prometheus' text format
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Answers:
    """How many answers were given, and how long they took from their arrival until they were stored."""

    def __init__(self) -> None:
        self._within = [0] * len(BOUNDS)
        self._seconds = 0.0
        self._count = 0

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Counts what is acknowledged; a refused answer is none."""
        began = perf_counter()
        yield
        self.count(perf_counter() - began)

    def count(self, seconds: float) -> None:
        self._count += 1
        self._seconds += seconds
        for place, bound in enumerate(BOUNDS):
            self._within[place] += seconds <= bound

    def lines(self) -> Iterator[str]:
        yield "# TYPE gusher_answer_seconds histogram"
        for bound, count in zip(BOUNDS, self._within, strict=True):
            yield f'gusher_answer_seconds_bucket{{le="{bound}"}} {count}'
        yield f'gusher_answer_seconds_bucket{{le="+Inf"}} {self._count}'
        yield f"gusher_answer_seconds_sum {self._seconds:.6f}"
        yield f"gusher_answer_seconds_count {self._count}"


def answers(request: Request) -> Answers:
    return cast(Answers, request.app.state.answers)


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
    found = tables(request)
    lines = [
        *_number("tables", "gauge", found.in_memory),
        *_number("tables_watched", "gauge", found.watched),
        *_number("viewers", "gauge", sum(request.app.state.streams.values())),
        *_number("bots_waiting", "gauge", found.bots_asked),
        *_number("store_errors_total", "counter", found.store_errors),
        *answers(request).lines(),
    ]
    return PlainTextResponse("".join(f"{line}\n" for line in lines), media_type=TEXT)


def _number(name: str, kind: str, value: int) -> Iterator[str]:
    yield f"# TYPE gusher_{name} {kind}"
    yield f"gusher_{name} {value}"
