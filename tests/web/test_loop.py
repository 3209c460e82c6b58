"""No request holds the event loop up, however long the evening was: everybody else's answers go through it. What is
measured, and what is allowed, tests/web/evening.py says."""

import asyncio
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from time import thread_time

import httpx
import pytest
from fastapi.routing import APIRoute

import gusher.web
from gusher.table import slices
from tests.web.evening import FINISHED, GAME, Evening, a_long_evening
from tests.web.loop import watching_loop

PLACES = {"match_id": "table", "number": "500", "game": GAME, "name": GAME, "size": "192"}
QUERIES = ("", "?log=all", "?lines=all", "?n=100")  # what asks for more, or for something else
NEEDED = {"/api/v1/me/record": f"?game={GAME}"}
# A stream does not end; the links' tokens are somebody's; figures and files of games are kept for ever; and nobody gets
# an analysis of a match that is under way: tests/web/test_loop_changes.py asks for those of others.
NOT_HERE = {
    "/api/v1/tables/{match_id}/analysis",
    "/t/{match_id}/analysis",
    "/api/v1/tables/{match_id}/stream",
    "/s/{token}",
    "/w/{token}",
    "/k/{code}",
    "/notices/{channel}/{token}/{use}",
    "/rules/{name}/figure/{drawing}.svg",
    "/games/{name}/{file}",
}


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with a_long_evening(tmp_path_factory.mktemp("loop")) as found:
        yield found


def addresses() -> list[str]:
    """Of every module of the pages and the API that has some, whoever wrote it."""
    modules = [import_module(f"gusher.web.{found.name}") for found in iter_modules(gusher.web.__path__)]
    routers = [module.routes for module in modules if hasattr(module, "routes")]
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    found = [route.path for route in routes if "GET" in (route.methods or ()) and route.path not in NOT_HERE]
    asked = [(path, QUERIES if "match_id" in path else (NEEDED.get(path, ""),)) for path in found]
    return [path.format(**PLACES) + query for path, queries in asked for query in queries]


@pytest.mark.long
def test_every_address_lets_the_others_go_on(evening: Evening) -> None:
    tried = addresses()
    assert len(tried) > 50
    took = {path: evening.held_up(partial(evening.visitor.get, path), evening.most) for path in tried}
    assert {path: seconds for path, seconds in took.items() if seconds > evening.most} == {}


@pytest.mark.parametrize("match_id", ["table", FINISHED[0]])
def test_a_long_match_is_read_again_in_slices(evening: Evening, match_id: str) -> None:
    def read_again() -> httpx.Response:
        evening.visitor.tables.memory.live.clear()
        return evening.visitor.get(f"/api/v1/tables/{match_id}")

    assert evening.held_up(read_again) < evening.most


def test_work_that_does_not_give_way_is_seen() -> None:
    """The measure itself."""

    def busy() -> slices.Work[None]:
        for _ in range(100):
            stop = thread_time() + 0.001
            while thread_time() < stop:
                pass
            yield

    async def at_once() -> None:
        slices.finish(busy())

    with watching_loop() as held:
        asyncio.run(at_once())
        assert held.seconds > 0.09
        held.forget()
        asyncio.run(slices.in_slices(busy()))
        assert held.seconds < 0.05
