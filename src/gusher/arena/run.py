"""Runs a plan: its games are dealt out to whoever plays them, and come back in their order."""

import atexit
import threading
from collections.abc import Callable
from contextlib import nullcontext
from time import perf_counter
from typing import Any

from gusher.arena.game import Result
from gusher.arena.guard import Guard
from gusher.arena.hands import Hands, Local, cluster
from gusher.arena.identity import expect, identity
from gusher.arena.pace import Pace
from gusher.arena.plan import Plan

_here = threading.local()  # one guarded child for each worker, be it a process or a thread, kept from share to share


def play_share(data: dict[str, Any], numbers: list[int], asked: str) -> dict[str, Any]:
    """Plays some games of a plan in this worker, under its own guard, if it is the Gusher that was asked for. Takes and
    gives plain data."""
    expect(asked)
    if not hasattr(_here, "guard"):
        _here.guard = Guard()
        atexit.register(_here.guard.close)
    began = perf_counter()
    results = [result.data() for result in _here.guard.play(Plan.from_data(data), numbers)]
    return {"results": results, "seconds": perf_counter() - began}


def run(
    plan: Plan, jobs: int = 1, address: str | None = None, done: Callable[[int], None] | None = None
) -> list[Result]:
    """All games of the plan, by number: the same whoever plays them. That is `jobs` processes of this machine, or the
    cluster at an address. `done(k)` hears of k more games."""
    with nullcontext(Local(jobs)) if address is None else cluster(address) as hands:
        return run_with(hands, plan, range(plan.games), done)


def run_with(hands: Hands, plan: Plan, numbers: range, done: Callable[[int], None] | None = None) -> list[Result]:
    """Some games of the plan."""
    data = plan.checked().data()
    pace = Pace(numbers, hands.workers)
    results: list[Result] = []
    for share in hands.each(play_share, ((data, dealt, identity()) for dealt in pace.shares())):
        pace.took(len(share["results"]), share["seconds"])
        results.extend(Result.from_data(result) for result in share["results"])
        if done is not None:
            done(len(share["results"]))
    return sorted(results, key=lambda result: result.number)
