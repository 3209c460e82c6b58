"""Runs plans: their games are dealt out to whoever plays them, and come back by their numbers."""

import atexit
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from typing import Any

from gusher.arena.game import Result
from gusher.arena.guard import Guard
from gusher.arena.hands import Hands, Local, cluster
from gusher.arena.identity import expect, identity
from gusher.arena.pace import Pace
from gusher.arena.plan import Plan
from gusher.arena.sequential import Question, both_shares

_here = threading.local()  # one guarded child for each worker, be it a process or a thread, kept from share to share

Done = Callable[[int], None]  # hears of so many more games
Chunk = tuple[int, list[int]]  # the number of a plan, and numbers of its games


def hands_of(jobs: int, address: str | None) -> AbstractContextManager[Hands]:
    """So many processes of this machine, or the cluster at an address."""
    return nullcontext(Local(jobs)) if address is None else cluster(address)


def play_share(place: int, data: dict[str, Any], numbers: list[int], asked: str) -> dict[str, Any]:
    """Plays some games of a plan in this worker, under its own guard, if it is the Gusher that was asked for. Takes and
    gives plain data."""
    expect(asked)
    if not hasattr(_here, "guard"):
        _here.guard = Guard()
        atexit.register(_here.guard.close)
    began = perf_counter()
    results = _here.guard.play(Plan.from_data(data), numbers)
    return {"place": place, "results": results, "seconds": perf_counter() - began}


def _played(hands: Hands, plans: Sequence[Plan], chunks: Iterable[Chunk]) -> Iterator[tuple[int, list[Result], float]]:
    """For each chunk, as they come: its plan, the results, and how long they took."""
    data = [plan.checked().data() for plan in plans]
    orders = ((place, data[place], numbers, identity()) for place, numbers in chunks)
    for share in hands.each(play_share, orders):
        yield share["place"], [Result.from_data(result) for result in share["results"]], share["seconds"]


class Hall:
    """Where several plans are played side by side. The same games whoever plays them."""

    def __init__(self, hands: Hands, done: Done | None = None) -> None:
        self._hands = hands
        self._done = done

    def play(self, plans: Sequence[Plan], chunks: Sequence[Chunk]) -> list[list[Result]]:
        """The results of each plan, by number."""
        found: list[list[Result]] = [[] for _ in plans]
        for place, results, _ in _played(self._hands, plans, chunks):
            found[place].extend(results)
            if self._done is not None:
                self._done(len(results))
        return [_by_number(results) for results in found]

    def rounds(self, plans: Sequence[Plan]) -> Iterator[list[list[Result]]]:
        """Of each plan one complete rotation after the other, as long as each has games left; a few are played ahead,
        so that nobody waits for another."""
        left = min(plan.games // plan.seats for plan in plans)
        ahead = max(1, 2 * self._hands.workers // len(plans))
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


def _by_number(results: Iterable[Result]) -> list[Result]:
    return sorted(results, key=lambda result: result.number)


def run(plan: Plan, jobs: int = 1, address: str | None = None, done: Done | None = None) -> list[Result]:
    """All games of the plan, by number."""
    with hands_of(jobs, address) as hands:
        return run_with(hands, plan, range(plan.games), done)


def run_with(hands: Hands, plan: Plan, numbers: range, done: Done | None = None) -> list[Result]:
    """Some games of the plan, by number."""
    results: list[Result] = []
    for share in stream(hands, plan, numbers):
        results.extend(share)
        if done is not None:
            done(len(share))
    return _by_number(results)


def stream(hands: Hands, plan: Plan, numbers: range) -> Iterator[list[Result]]:
    """Some games after the other, as they are done: for who need not keep them all."""
    pace = Pace(numbers, hands.workers)
    for _, results, seconds in _played(hands, [plan], ((0, dealt) for dealt in pace.shares())):
        pace.took(len(results), seconds)
        yield results


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
