"""The store decides who was first: of twenty processes that want the same at the same moment one gets it."""

import json
from typing import Any

import pytest

from gusher import store as stores
from tests import ready
from tests.store.racers import RACERS, ROUNDS


def raced(url: str, *names: str) -> dict[str, list[list[Any]]]:
    """For each race and round, what came of it for each process."""
    done = ready.run("tests.store.racers", url, *names)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(lines) == RACERS
    return {name: [[line[name][number] for line in lines] for number in range(ROUNDS)] for name in names}


def test_of_twenty_processes_one_wins_each_time(url: str) -> None:
    found = raced(url, "append", "sit_down")
    store = stores.open(url)
    try:
        for number, outcomes in enumerate(found["append"]):
            assert outcomes.count("won") == 1
            assert outcomes.count(number + 1) == RACERS - 1  # the others are told where the match stands: one further
        assert len(store.entries("m1")) == ROUNDS
        assert [outcomes.count(True) for outcomes in found["sit_down"]] == [1] * ROUNDS
        assert all(seat.kind == "human" for seat in store.match("m1").seats)
        assert store.match("m1").version == 2 * ROUNDS
    finally:
        store.close()


@pytest.mark.parametrize("url", ["postgres"], indirect=True)  # a file of SQLite is served by one process alone
def test_of_twenty_processes_one_has_the_lease(url: str) -> None:
    for number, outcomes in enumerate(raced(url, "lease")["lease"]):
        assert sorted(work for works in outcomes for work in works) == [f"bot {number}", "clock"]
