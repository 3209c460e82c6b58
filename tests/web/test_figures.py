"""The figures of several processes, told by each of them; what was counted outlives whoever has counted it."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from gusher.web.figures import BOUNDS, GAUGES, WIDTH, Row, figures
from gusher.web.health import lines
from tests.fixed import OVERDUE_SECONDS
from tests.polled import children, until
from tests.postgres import database
from tests.web.ready_server import ReadyServer
from tests.web.test_deaths import Player

VALUE = re.compile(r'gusher_(\w+)\{process="(\d)"(?:,le="([0-9.+Inf]+)")?\} ([0-9.]+)')
ANSWERS, SCRAPES = 6, 8

Told = dict[tuple[str, str, str], float]  # by name, process and bound


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


def test_a_histogram_adds_up() -> None:
    (alone,) = figures()
    for seconds in (0.001, 0.02, 0.02, 7.0):
        alone.own.count(seconds)
    told = list(lines(alone.rows))
    assert 'gusher_answer_seconds_bucket{le="0.005"} 1' in told
    assert 'gusher_answer_seconds_bucket{le="0.025"} 3' in told
    assert 'gusher_answer_seconds_bucket{le="2.5"} 3' in told
    assert told[-3:] == [
        'gusher_answer_seconds_bucket{le="+Inf"} 4',
        "gusher_answer_seconds_sum 7.041000",
        "gusher_answer_seconds_count 4",
    ]


def test_each_process_writes_its_own_row_and_all_read_them() -> None:
    one, other = figures(2)
    one.own.show((1, 2, 3, 4), 5)
    other.own.count(0.01)
    assert [row.gauges for row in other.rows] == [[1, 2, 3, 4], [0, 0, 0, 0]]
    assert [row.errors for row in other.rows] == [5, 0]
    assert [row.answers for row in one.rows] == [0, 1]
    told = list(lines(one.rows))
    assert 'gusher_bots_waiting{process="1"} 4' in told
    assert 'gusher_answer_seconds_bucket{process="2",le="+Inf"} 1' in told
    types = [line for line in told if line.startswith("# TYPE")]
    assert len(types) == len(set(types)) == len(GAUGES) + 2


def test_whoever_takes_a_place_counts_on() -> None:
    (alone,) = figures()
    alone.own.begin()
    alone.own.show((1, 2, 3, 4), 5)
    alone.own.count(0.01)
    alone.own.end()
    (row,) = alone.rows
    assert (row.gauges, row.errors, row.answers) == ([0, 0, 0, 0], 5, 1)
    alone.own.begin()
    alone.own.show((1, 0, 0, 0), 2)
    alone.own.count(0.01)
    assert (row.errors, row.answers, row.within[-1]) == (7, 2, 2)


def test_whoever_reads_meanwhile_finds_a_histogram() -> None:
    """At every step of a count no smaller bound has more."""

    class Read(list[float]):
        def __setitem__(self, *what: Any) -> None:
            super().__setitem__(*what)
            row = Row(cast("memoryview[float]", self))
            seen.append([*row.within, row.answers])

    seen: list[list[int]] = []
    Row(cast("memoryview[float]", Read([0.0] * WIDTH))).count(0.02)
    assert len(seen) == len(BOUNDS) + 2
    assert all(counts == sorted(counts) for counts in seen)


def scraped(server: ReadyServer) -> Told:
    """By whichever process takes the line."""
    text = httpx.get(f"{server.url}/metrics", timeout=OVERDUE_SECONDS).text
    found = [VALUE.fullmatch(line) for line in text.splitlines() if not line.startswith("#")]
    return {(one[1], one[2], one[3] or ""): float(one[4]) for one in found if one is not None}


def shrunk(before: Told, after: Told) -> list[tuple[str, str, str]]:
    """What has been counted and is less now."""
    assert before.keys() == after.keys()
    counted = [key for key in before if key[0] not in GAUGES]
    return [key for key in counted if after[key] < before[key]]


@pytest.mark.long
def test_whichever_process_is_asked_tells_of_all(tmp_path: Path, url: str) -> None:
    server = ReadyServer(tmp_path, "--workers", "2", "--no-limits", db=url)
    server.start()
    with ExitStack() as opened:
        opened.callback(server.stop)
        players: dict[int, Player] = {}
        while len(players) < 2:  # one at home at each
            player = Player(server)
            players[player.home()] = player
        for player in players.values():
            assert all(player.answer() for _ in range(ANSWERS))
        told = [scraped(server) for _ in range(SCRAPES)]
        for process in ("1", "2"):
            assert [one["answer_seconds_count", process, ""] for one in told] == [ANSWERS] * SCRAPES
        victim, player = players.popitem()
        os.kill(victim, signal.SIGKILL)
        until(lambda: len(children(server.pid) - {victim}) == 2)
        told.append(scraped(server))
        assert player.answer()
        told += [scraped(server) for _ in range(SCRAPES)]
        assert [shrunk(before, after) for before, after in pairwise(told)] == [[]] * (2 * SCRAPES)
        assert sum(told[-1]["answer_seconds_count", process, ""] for process in ("1", "2")) == 2 * ANSWERS + 1
