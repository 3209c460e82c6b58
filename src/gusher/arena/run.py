"""Runs plans over several processes, through joblib, so that Ray or Dask serve as well by naming their backend."""

import atexit
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import joblib

from gusher.arena.game import Result
from gusher.arena.guard import Guard
from gusher.arena.plan import Plan
from gusher.arena.sequential import Question, both_shares

CHUNKS_PER_JOB = 100  # enough for a smooth progress bar, few enough to keep the overhead small

_here = threading.local()  # one guarded child for each worker, be it a process or a thread, kept from chunk to chunk

Done = Callable[[int], None]  # hears of so many more games
Chunk = tuple[int, list[int]]  # the number of a plan, and numbers of its games


def play_chunk(place: int, data: dict[str, Any], numbers: list[int]) -> tuple[int, list[dict[str, Any]]]:
    """Plays some games of a plan in this worker, under its own guard. Takes and gives plain data."""
    if not hasattr(_here, "guard"):
        _here.guard = Guard()
        atexit.register(_here.guard.close)
    return place, [result.data() for result in _here.guard.play(Plan.from_data(data), numbers)]


class Hall:
    """Where games are played: so many at a time. The same games whatever the number of jobs."""

    def __init__(self, jobs: int = 1, backend: str | None = None, done: Done | None = None) -> None:
        self._jobs = jobs
        self._backend = backend or "loky"
        self._done = done

    def play(self, plans: Sequence[Plan], chunks: Sequence[Chunk]) -> list[list[Result]]:
        """The results of each plan, by number."""
        found: list[list[Result]] = [[] for _ in plans]
        with joblib.parallel_config(backend=self._backend, n_jobs=self._jobs):
            parallel = joblib.Parallel(return_as="generator_unordered")
            tasks = (joblib.delayed(play_chunk)(place, plans[place].data(), numbers) for place, numbers in chunks)
            for place, chunk in parallel(tasks):
                found[place].extend(Result.from_data(data) for data in chunk)
                if self._done is not None:
                    self._done(len(chunk))
        return [sorted(results, key=lambda result: result.number) for results in found]

    def rounds(self, plans: Sequence[Plan]) -> Iterator[list[list[Result]]]:
        """Of each plan one complete rotation after the other, as long as each has games left; a few are played ahead,
        so that no job waits for another."""
        left = min(plan.games // plan.seats for plan in plans)
        ahead = max(1, 2 * self._jobs // len(plans))
        for first in range(0, left, ahead):
            turns = range(first, min(first + ahead, left))
            games = [(place, list(_rotation(plan, turn))) for turn in turns for place, plan in enumerate(plans)]
            found = self.play(plans, games)
            for turn in turns:
                yield [
                    [result for result in results if result.number in _rotation(plan, turn)]
                    for plan, results in zip(plans, found, strict=True)
                ]


def _rotation(plan: Plan, turn: int) -> range:
    return range(turn * plan.seats, (turn + 1) * plan.seats)


def run(plan: Plan, jobs: int = 1, backend: str | None = None, done: Done | None = None) -> list[Result]:
    """All games of the plan, by number: the same whatever the number of jobs."""
    plan = plan.checked()
    size = max(1, plan.games // (jobs * CHUNKS_PER_JOB))
    chunks = [(0, list(range(first, min(first + size, plan.games)))) for first in range(0, plan.games, size)]
    return Hall(jobs, backend, done).play([plan], chunks)[0]


def run_until(plan: Plan, question: Question, hall: Hall) -> list[Result]:
    """Rotations of the plan until the question is decided, or all of them. It asks whether the first bot is ahead of
    the others; those of the same name are no others."""
    plan = plan.checked()
    results: list[Result] = []
    for (played,) in hall.rounds([plan]):
        results += played
        question.add(*both_shares(played, plan.bots))
        if question.answer.verdict:
            break
    return results
