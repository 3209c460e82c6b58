"""No request holds the event loop up, however long the evening was: everybody else's answers go through it.

Measured is the processor time of the loop's thread in its longest single callback (tests/web/loop.py): neither a busy
machine nor a slow disk changes it. How fast the machine is does, so an ordinary view of the table, which every answer
costs anyway, is the measure: nothing may take much longer, and a long piece of work no longer than its slices. Each is
tried a few times until it is quick enough, and garbage is collected before, for neither is the request's doing.
"""

import asyncio
import gc
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from time import thread_time
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

import gusher.web
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match, crosses
from gusher.table import slices
from tests.web.loop import Held, watching_loop
from tests.web.stored import as_seat, serving_match
from tests.web.visitor import SAME_ORIGIN, Visitor

OURS = {"X-Gusher": "1"}
ENTRIES = 2000
TRIES = 3
TIMES_A_VIEW = 2.5
EVENING = "mcmulti"  # no other game takes so many steps

PLACES = {"match_id": "table", "number": "500", "game": EVENING, "name": EVENING, "size": "192"}
QUERIES = ("", "?log=all", "?lines=all", "?n=100")  # what asks for more, or for something else
NEEDED = {"/api/v1/me/record": f"?game={EVENING}"}
# A stream does not end; the links' tokens are somebody's; figures and files of games are kept for ever; and nobody gets
# an analysis of a match that is under way.
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


def harmless(match: Match) -> list[dict[str, Any]]:
    """The answers that can be taken back."""
    legal = [int(number) for number in match.state.legal()]
    return [match.game.actions.words(number) for number in legal if not crosses(match.state, number)]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitor, Held]]:
    """A visitor at a very long match that is still under way."""
    game = registry.find(EVENING)
    match = Match(game, 4, {}, ["Ada", "Ben", "bot:random", "bot:random"], seeded_secret("loop"))
    rng = Random(3)
    while match.n < ENTRIES or match.state.seat != 0 or not harmless(match):
        legal = match.state.legal()
        match.answer_number(int(match.state.seat), int(legal[rng.randrange(len(legal))]))
    kinds = ("human", "human", "bot", "bot")
    with (
        watching_loop() as held,
        serving_match(tmp_path_factory.mktemp("loop"), game, match, kinds=kinds) as visitor,
    ):
        as_seat(visitor, 0)
        gc.collect()
        gc.freeze()  # the evening stays: nobody need look through it before each request
        yield visitor, held


def addresses() -> list[str]:
    """Of every module of the pages and the API that has some, whoever wrote it."""
    modules = [import_module(f"gusher.web.{found.name}") for found in iter_modules(gusher.web.__path__)]
    routers = [module.routes for module in modules if hasattr(module, "routes")]
    routes = [route for router in routers for route in router.routes if isinstance(route, APIRoute)]
    found = [route.path for route in routes if "GET" in (route.methods or ()) and route.path not in NOT_HERE]
    asked = [(path, QUERIES if "match_id" in path else (NEEDED.get(path, ""),)) for path in found]
    return [path.format(**PLACES) + query for path, queries in asked for query in queries]


def held_up(held: Held, request: Callable[[], httpx.Response], quick: float = 0.0) -> float:
    """The longest callback in the best of some tries; whatever is quick enough is tried no more. The first one fills
    caches, and does not count."""
    assert request().status_code < 400
    found = [float("inf")]
    gc.collect()
    gc.disable()
    try:
        while len(found) <= TRIES and min(found) > quick:
            held.forget()
            request()
            found.append(held.seconds)
    finally:
        gc.enable()
    return min(found)


def limit(visitor: Visitor, held: Held) -> float:
    view = held_up(held, lambda: visitor.get("/t/table/view"))
    return TIMES_A_VIEW * max(view, 2 * slices.SLICE_SECONDS)


@pytest.mark.long
def test_every_address_lets_the_others_go_on(evening: tuple[Visitor, Held]) -> None:
    visitor, held = evening
    most = limit(visitor, held)
    tried = addresses()
    assert len(tried) > 50
    took = {path: held_up(held, partial(visitor.get, path), most) for path in tried}
    assert {path: seconds for path, seconds in took.items() if seconds > most} == {}


def test_a_long_match_is_read_again_in_slices(evening: tuple[Visitor, Held]) -> None:
    visitor, held = evening

    def read_again() -> httpx.Response:
        visitor.tables.memory.live.clear()
        return visitor.get("/api/v1/tables/table")

    assert held_up(held, read_again) < limit(visitor, held)


def test_answers_and_take_backs_cost_the_same_late_in_the_evening(evening: tuple[Visitor, Held]) -> None:
    visitor, held = evening
    keys = iter(range(10**6))

    async def send(what: str, **body: object) -> httpx.Response:
        return await visitor._client.post(f"/api/v1/tables/table/{what}", json=body, headers={**SAME_ORIGIN, **OURS})

    def there_and_back() -> httpx.Response:
        match = visitor.call(visitor.tables.table, "table").match
        answer, key = harmless(match)[0], str(next(keys))
        given = visitor.portal.call(lambda: send("answers", n=match.n, key=f"a{key}", answer=answer))
        assert given.status_code == 200
        return visitor.portal.call(lambda: send("undo", n=given.json()["n"], key=f"u{key}"))

    assert held_up(held, there_and_back) < limit(visitor, held)


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
