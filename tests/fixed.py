"""Chance that is the same in every run, and bots whom no clock replaces: what tests play with."""

import hashlib
import json
from collections.abc import Callable
from time import time
from typing import TYPE_CHECKING

from gusher.analysis.depth import Depth
from gusher.bots.bot import Budget
from gusher.kernel.chance import seeded_secret
from gusher.notify.service import Notices
from gusher.store.port import Store
from gusher.store.sqlite import SqliteStore
from gusher.table.botpool import BotPool, Thinking
from gusher.table.ordering import Pause, natural_pause
from gusher.table.workers import Question

if TYPE_CHECKING:  # of the web only who serves it needs to know: processes that are killed at once import this, too
    from fastapi import FastAPI

    from gusher.web.app import WebSettings

SHALLOW = Depth(1)  # analyses that look hardly at all, but at everything
HINT = Budget(iterations=10)  # no clock: on a busy machine a hint says the same
OVERDUE_SECONDS = 600.0  # of a bot, and of whatever else a test waits for: no machine is as busy as that


class Secrets:
    """The secrets of matches: the n-th of a name is always the same."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._opened = 0

    def __call__(self) -> str:
        self._opened += 1
        return seeded_secret("test", self._name, self._opened)


def seed_of(question: Question) -> int:
    """A bot asked the same question draws the same."""
    asked = json.dumps(question, sort_keys=True).encode()
    return int.from_bytes(hashlib.sha256(asked).digest()[:7], "big")


def fixed_pool(size: int) -> BotPool:
    long = int(1000 * OVERDUE_SECONDS)
    return BotPool(size, lambda *_: OVERDUE_SECONDS, seed_of, Thinking(long, long), HINT)


def fixed_app(
    settings: "WebSettings",
    name: str = "server",
    open_store: Callable[[str], Store] = SqliteStore,
    now: Callable[[], float] = time,
    order_pause: Pause = natural_pause,
    open_notices: Callable[..., Notices] = Notices,
) -> "FastAPI":
    """The application as `gusher serve` runs it, but for its chance, and for its time if the test has one."""
    from gusher.web.app import create_app
    from gusher.web.drawings import Drawings

    def open_drawings() -> Drawings:
        """A busy machine draws as well, but later: a picture that does not come is a download that breaks off."""
        return Drawings(patience=lambda _: OVERDUE_SECONDS)

    given = (settings, open_store, fixed_pool, Secrets(name), now)
    return create_app(
        *given, open_notices=open_notices, order_pause=order_pause, depth=SHALLOW, open_drawings=open_drawings
    )
