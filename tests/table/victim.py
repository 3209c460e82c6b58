"""A server process that is killed in the middle of its work: `python -m tests.table.victim URL WORK STAGE MATCH`.

It carries out an order, or counts a rated match, and dies when that is about to be stored, while it is being stored, or
when it has been stored and nobody has been told."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from unittest.mock import patch

from gusher import store as stores
from gusher.store.port import Claim
from gusher.table.service import Tables
from tests.auctions import Pauses
from tests.table.seated import tables_in

ORDER, RATING = "order", "rating"
BEFORE, WITHIN, AFTER = STAGES = ("before", "within", "after")
OWNER = "victim"  # who takes a dead one's place goes on with its work at once
STORES = {ORDER: "append", RATING: "count"}
INNERMOST = {ORDER: "gusher.store.sqlite.settle_due", RATING: "gusher.store.sql_ratings._insert"}


def die(*_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def cut_off(write: Callable[..., Any], stage: str) -> Callable[..., Any]:
    def written(*args: Any) -> Any:
        if stage == BEFORE:
            die()
        found = write(*args)
        if stage == AFTER:
            die()
        return found

    return written


async def work(url: str, what: str, stage: str, match_id: str) -> None:
    store = stores.open(url, claim=Claim.SERVE)
    name = STORES[what]
    setattr(store, name, cut_off(getattr(store, name), stage))
    with patch(INNERMOST[what], die) if stage == WITHIN else nullcontext():
        async with tables_in(Path(), store, owner=OWNER, order_pause=Pauses(0.0)) as tables:
            await _do(tables, what, match_id)


async def _do(tables: Tables, what: str, match_id: str) -> None:
    """It may be at it by itself already."""
    if what == RATING:
        await tables.ladder.count_all()
    else:
        await tables.settled(match_id)
        await tables.ordering.follow()


if __name__ == "__main__":
    asyncio.run(work(*sys.argv[1:]))
