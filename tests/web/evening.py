"""A visitor at a match that takes very long, and how long each request holds the event loop up there.

Measured is the processor time of the loop's thread in its longest single callback (tests/web/loop.py): neither a busy
machine nor a slow disk changes it. Each request is tried a few times until it is quick enough, and garbage is collected
before, for neither is the request's doing.

What is allowed are 20 ms, on a slow machine as much more as that is slower (tests/slowness.py). And besides, what an
ordinary view of the table takes, which every answer costs anyway, some times over: that needs no other machine to
compare with.
"""

import gc
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any

import httpx

from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match, crosses
from gusher.store.sqlite import SqliteStore
from gusher.table import slices
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from tests.fixed import fixed_app
from tests.slowness import slowness
from tests.web.loop import Held, watching_loop
from tests.web.serving import Listening
from tests.web.stored import TOKENS, record
from tests.web.visitor import SAME_ORIGIN, Visitor, visiting

GAME = "mcmulti"  # no other game takes so many steps
OURS = {"X-Gusher": "1"}
ENTRIES = 2000
TRIES = 3
MOST_SECONDS = 0.020
TIMES_A_VIEW = 2.5
FINISHED = tuple(f"over{number}" for number in range(TRIES + 1))  # matches that have come to an end


async def nothing() -> None:
    """Whatever the loop was at has been done before."""


def harmless(match: Match) -> list[dict[str, Any]]:
    """The answers that can be taken back."""
    legal = [int(number) for number in match.state.legal()]
    return [match.game.actions.words(number) for number in legal if not crosses(match.state, number)]


@dataclass
class Evening:
    """Ada's, who holds the first seat of the long match, which is under way, and of all that are over."""

    visitor: Visitor
    held: Held
    bens: Listening  # his page, which shows what happens at the long match

    def sits_at(self, seat: int) -> None:
        """Of all matches."""
        self.visitor.cookies.clear()
        for name in ("table", *FINISHED):
            self.visitor.cookies.set(f"seat_{name}_{seat}", TOKENS[seat])

    def held_up(self, request: Callable[[], httpx.Response], quick: float = 0.0) -> float:
        """The longest callback in the best of some tries; whatever is quick enough is tried no more. The first one
        fills caches, and does not count."""
        assert request().status_code < 400
        found = [float("inf")]
        gc.collect()
        gc.disable()
        try:
            while len(found) <= TRIES and min(found) > quick:
                self.held.forget()
                reply = request()
                assert reply.status_code < 400, reply.text
                self.visitor.portal.call(nothing)  # the callback that has answered is over, and counted
                found.append(self.held.seconds)
        finally:
            gc.enable()
        return min(found)

    @cached_property
    def most(self) -> float:
        """Seconds that any callback may take."""
        view = self.held_up(lambda: self.visitor.get("/t/table/view"))
        return min(MOST_SECONDS * slowness(), TIMES_A_VIEW * max(view, 2 * slices.SLICE_SECONDS))

    def sends(self, path: str, **body: object) -> httpx.Response:
        """To the API."""
        headers = {**SAME_ORIGIN, **OURS}
        return self.visitor.portal.call(
            lambda: self.visitor._client.post(f"/api/v1/{path}", json=body, headers=headers)
        )

    def is_shown(self) -> None:
        """Waits until Ben's page has another view, if it has had all others."""
        self.visitor.portal.call(self.bens.next)

    def all_was_shown(self) -> None:
        while not self.bens.heard.empty():
            self.is_shown()

    @property
    def match(self) -> Match:
        found: Match = self.visitor.call(self.visitor.tables.table, "table").match
        return found


@contextmanager
def a_long_evening(folder: Path) -> Iterator[Evening]:
    store = SqliteStore(str(folder / "tables.db"))
    match = long_match()
    store.create(record(GAME, match, kinds=("human", "human", "bot", "bot")), lines(match))
    ended = finished_match()
    for name in FINISHED:
        store.create(replace(record(GAME, ended), id=name), lines(ended))
    store.close()
    app = fixed_app(WebSettings(str(folder / "tables.db"), limits=UNLIMITED))
    with watching_loop() as held, visiting(app) as visitor:
        bens = Listening(app, "/t/table/view", TOKENS[1], accept="text/event-stream")
        with visitor.portal.wrap_async_context_manager(bens):
            evening = Evening(visitor, held, bens)
            evening.sits_at(0)
            evening.is_shown()
            gc.collect()
            gc.freeze()  # the evening stays: nobody need look through it before each request
            yield evening


def lines(match: Match) -> list[str]:
    return [json.dumps(log.entry_words(match, entry)) for entry in match.entries]


def long_match() -> Match:
    """At which Ada is asked for something that can be taken back."""
    match = Match(registry.find(GAME), 4, {}, ["Ada", "Ben", "bot:random", "bot:random"], seeded_secret("loop"))
    rng = Random(3)
    while match.n < ENTRIES or match.state.seat != 0 or not harmless(match):
        goes_on(match, rng)
    return match


def finished_match() -> Match:
    match = Match(registry.find(GAME), 2, {"turn_limit": 10}, ["Ada", "Ben"], seeded_secret("over"))
    rng = Random(3)
    while not match.over:
        goes_on(match, rng)
    return match


def goes_on(match: Match, rng: Random) -> None:
    legal = match.state.legal()
    match.answer_number(int(match.state.seat), int(legal[rng.randrange(len(legal))]))
