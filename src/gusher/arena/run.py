"""Runs a plan: its games are dealt out to whoever plays them, and come back in their order."""

import atexit
import threading
from collections.abc import Callable, Iterator
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
    results: list[Result] = []
    for share in stream(hands, plan, numbers):
        results.extend(share)
        if done is not None:
            done(len(share))
    return sorted(results, key=lambda result: result.number)


def stream(hands: Hands, plan: Plan, numbers: range) -> Iterator[list[Result]]:
    """Some games after the other, as they are done: for who need not keep them all."""
    data = plan.checked().data()
    pace = Pace(numbers, hands.workers)
    for share in hands.each(play_share, ((data, dealt, identity()) for dealt in pace.shares())):
        pace.took(len(share["results"]), share["seconds"])
        yield [Result.from_data(result) for result in share["results"]]


def in_order(shares: Iterator[list[Result]], numbers: range) -> Iterator[list[Result]]:
    """The same games, each as soon as all before it have been given."""
    waiting: dict[int, Result] = {}
    following = iter(numbers)
    wanted = next(following, None)
    for share in shares:
        waiting.update((result.number, result) for result in share)
        ready: list[Result] = []
        while wanted is not None and wanted in waiting:
            ready.append(waiting.pop(wanted))
            wanted = next(following, None)
        if ready:
            yield ready
