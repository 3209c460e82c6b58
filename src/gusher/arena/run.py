"""Runs a plan over several processes, through joblib, so that Ray or Dask serve as well by naming their backend."""

import atexit
import threading
from collections.abc import Callable, Iterator
from typing import Any

import joblib

from gusher.arena.game import Result
from gusher.arena.guard import Guard
from gusher.arena.plan import Plan

CHUNKS_PER_JOB = 100  # enough for a smooth progress bar, few enough to keep the overhead small

_here = threading.local()  # one guarded child for each worker, be it a process or a thread, kept from chunk to chunk


def play_chunk(data: dict[str, Any], numbers: list[int]) -> list[dict[str, Any]]:
    """Plays some games of a plan in this worker, under its own guard. Takes and gives plain data."""
    if not hasattr(_here, "guard"):
        _here.guard = Guard()
        atexit.register(_here.guard.close)
    return [result.data() for result in _here.guard.play(Plan.from_data(data), numbers)]


def run(
    plan: Plan, jobs: int = 1, backend: str | None = None, done: Callable[[int], None] | None = None
) -> list[Result]:
    """All games of the plan, by number: the same whatever the number of jobs. `done(k)` hears of k more games."""
    results: list[Result] = []
    for chunk in stream(plan.checked(), jobs, backend):
        results.extend(chunk)
        if done is not None:
            done(len(chunk))
    return sorted(results, key=lambda result: result.number)


def stream(plan: Plan, jobs: int, backend: str | None = None, in_order: bool = False) -> Iterator[list[Result]]:
    """Some games of a checked plan after the other, as they are done, or by number: for who need not keep them all."""
    size = max(1, plan.games // (jobs * CHUNKS_PER_JOB))
    chunks = [list(range(first, min(first + size, plan.games))) for first in range(0, plan.games, size)]
    with joblib.parallel_config(backend=backend or "loky", n_jobs=jobs):
        parallel = joblib.Parallel(return_as="generator" if in_order else "generator_unordered")
        for chunk in parallel(joblib.delayed(play_chunk)(plan.data(), numbers) for numbers in chunks):
            yield [Result.from_data(data) for data in chunk]
