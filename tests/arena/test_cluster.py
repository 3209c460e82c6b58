"""A cluster of two workers on this machine: the same games, whoever plays them and whatever happens to them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from distributed import LocalCluster

from gusher.arena import hands
from gusher.arena.game import Result
from gusher.arena.identity import OtherVersion, expect, identity
from gusher.arena.plan import Plan
from gusher.arena.run import play_share, run
from tests.cli.commands import gusher
from tests.lab.games import short_board
from tests.polled import children, ended, until

PATIENT = 600.0
NOBODY = "tcp://127.0.0.1:1"


@pytest.fixture(scope="module")
def two_workers() -> Iterator[LocalCluster]:
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0", silence_logs=False) as cluster:
        yield cluster


def plan(games: int = 8, board: str = "") -> Plan:
    return Plan("atacama", ("greedy", "search:iterations=20"), {}, games, seed=5, limit=PATIENT, board=board)


def told(results: list[Result]) -> list[tuple[int, list[int], list[int], int]]:
    return [(result.number, result.scores, result.ranks, result.entries) for result in results]


def test_one_process_two_and_a_cluster_print_the_same(two_workers: LocalCluster) -> None:
    command = ("arena", "atacama", "greedy", "random", "--games", 6, "--seed", 3, "--json")
    once = gusher(*command, "--jobs", 1)
    assert once.code == 0
    assert gusher(*command, "--jobs", 2).out == once.out
    assert gusher(*command, "--cluster", two_workers.scheduler_address).out == once.out


def test_a_killed_worker_costs_no_game_and_leaves_no_orphan(two_workers: LocalCluster) -> None:
    victim = next(iter(two_workers.workers.values())).pid
    playing: set[int] = set()

    def kill(_: int) -> None:
        if not playing:
            playing.update(children(victim))
            os.kill(victim, signal.SIGKILL)

    results = run(plan(games=12), address=two_workers.scheduler_address, done=kill)
    assert told(results) == told(run(plan(games=12)))
    assert playing
    until(lambda: all(map(ended, playing)))


def test_workers_play_on_the_board_of_who_asks(two_workers: LocalCluster) -> None:
    """The file is here, not there."""
    own = short_board()
    on_mine = run(plan(4, own), address=two_workers.scheduler_address)
    assert told(on_mine) == told(run(plan(4, own)))
    assert told(on_mine) != told(run(plan(4)))


def test_another_gusher_is_refused(two_workers: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "identity", lambda: "9.9+other")
    ended = gusher("arena", "atacama", "random", "random", "--cluster", two_workers.scheduler_address)
    assert ended.code == 2
    assert "9.9+other" in ended.all
    assert identity() in ended.all


def test_one_that_joins_later_is_refused_too() -> None:
    expect(identity())
    with pytest.raises(OtherVersion, match=r"9\.9"):
        play_share(0, plan().data(), [0], "9.9")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_nobody_there(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "PATIENCE", 0.2)
    ended = gusher("arena", "atacama", "random", "random", "--cluster", NOBODY, lang=lang)
    assert ended.code == 2
    assert NOBODY in ended.all


@pytest.mark.parametrize("address", ["nonsense", "tcp://", "tcp://host", "udp://host:8786", "tcp://host:port"])
def test_what_is_no_address_is_refused_before_anybody_looks_there(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client without an address would hold up the end of the program, and then complain."""

    def looked(*_: object, **__: object) -> None:
        pytest.fail("somebody looked")

    monkeypatch.setattr("distributed.Client", looked)
    ended = gusher("arena", "atacama", "random", "random", "--cluster", address)
    assert ended.code == 2
    assert address in ended.all


def test_without_dask_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    ended = gusher("arena", "atacama", "random", "random", "--cluster", NOBODY)
    assert ended.code == 2
    assert "gusher[cluster]" in ended.all


def test_a_child_ends_with_its_guard_even_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    """The guard is killed while the bot of its child hangs for ever."""
    note = tmp_path / "hangs"
    program = (
        "from gusher.arena.guard import Guard; from gusher.arena.plan import Plan;"
        "list(Guard().play(Plan('atacama', ('tests.arena.unruly.Hanging', 'random'), {}, 1).checked(), [0]))"
    )
    with _under_way(program, note) as guard:
        (child,) = children(guard.pid)
    until(lambda: ended(child))


def test_workers_of_this_machine_leave_with_whoever_asked(tmp_path: Path) -> None:
    """Somebody ends a long run, whose bot hangs for ever."""
    note = tmp_path / "hangs"
    program = (
        "from gusher.arena.run import run; from gusher.arena.plan import Plan;"
        "run(Plan('atacama', ('tests.arena.unruly.Hanging', 'random'), {}, 4).checked(), jobs=2)"
    )
    with _under_way(program, note) as asking:
        workers = children(asking.pid)
        playing = [child for worker in workers for child in children(worker)]
    assert playing
    until(lambda: all(map(ended, (*workers, *playing))))


@contextmanager
def _under_way(program: str, note: Path) -> Iterator[subprocess.Popen[bytes]]:
    """The program from when its bot hangs; then it is killed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "GUSHER_TEST_NOTE": str(note)}
    process = subprocess.Popen([sys.executable, "-c", program], env=environment)
    until(lambda: note.exists() or process.poll() is not None)
    assert process.poll() is None
    yield process
    process.kill()
    process.wait()
