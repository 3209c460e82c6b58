"""Twenty processes that want the same thing at the same moment: `python -m tests.store.racers URL RACE …`.

One process gets ready and forks them; each opens the store for itself. They start every round together. What happened
is printed, a line of JSON for each process: for each race, what came of every round.
"""

import json
import multiprocessing
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.synchronize import Barrier
from typing import Any

from gusher import store as stores
from gusher.store.port import RUNNING, Growth, SeatRecord, Stale, Store, Taken
from tests.store.engines import record

RACERS, ROUNDS = 20, 8
FREE = SeatRecord("free", "")


def append(store: Store, racer: int, number: int) -> Any:
    """Each entry is one racer's name; a loser says where the match stands."""
    try:
        store.append("m1", Growth(number, (f"{racer}",), RUNNING, 0, 1.0))
    except Stale as stale:
        return stale.n
    return "won"


def sit_down(store: Store, racer: int, number: int) -> Any:
    try:
        return store.take_seat("m1", number, SeatRecord("human", f"{racer}"), FREE) > 0
    except Taken:
        return False


def lease(store: Store, racer: int, number: int) -> Any:
    return sorted(store.lease([f"bot {number}", "clock"], f"{racer}", 3600.0))


RACES: dict[str, Callable[[Store, int, int], Any]] = {"append": append, "sit_down": sit_down, "lease": lease}


def race(url: str, names: list[str], racer: int, start: Barrier) -> None:
    """Opening is a race, too: the first brings the database up to date."""
    outcomes: dict[str, list[Any]] = {name: [] for name in names}
    try:
        start.wait()
        store = stores.open(url)
        if racer == 0:
            store.create(replace(record("m1"), seats=(FREE,) * ROUNDS), [])
        for name in names:
            for number in range(ROUNDS):
                start.wait()
                outcomes[name].append(RACES[name](store, racer, number))
        store.close()
    except BaseException:
        start.abort()  # the others need not wait
        raise
    os.write(1, f"{json.dumps(outcomes)}\n".encode())  # at once, so that no other line comes between


def main(url: str, names: list[str]) -> int:
    fork = multiprocessing.get_context("fork")
    start = fork.Barrier(RACERS)
    racers = [fork.Process(target=race, args=(url, names, racer, start)) for racer in range(RACERS)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    return max(racer.exitcode or 0 for racer in racers)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
