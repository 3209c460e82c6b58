"""The examples of docs/bots.md play, as they are: two programs as bots, and a player over the HTTP API."""

import importlib.util
import io
import json
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from pathlib import Path
from types import ModuleType
from typing import Any
from urllib.error import HTTPError

import pytest

from gusher.arena.game import play
from gusher.arena.ladder import climb, tables
from gusher.arena.plan import DEFAULT_LIMIT, Plan
from gusher.arena.run import Hall
from gusher.arena.statistics import report
from gusher.bots.strength import ORIGIN
from gusher.kernel import registry
from tests.arena.here import Here
from tests.fixed import OVERDUE_SECONDS
from tools import client

BOTS = Path(__file__).parents[2] / "docs" / "bots"
REMOTE = BOTS / "remote.py"


def python() -> str:
    """Nothing of ours can be imported there."""
    return shlex.join([sys.executable, "-I", str(BOTS / "miner.py")])


def javascript() -> str:
    return shlex.join([str(client.programs()[0]), str(BOTS / "miner.js")])


@pytest.mark.parametrize(("command", "games"), [(python(), 20), (javascript(), 8)], ids=["python", "javascript"])
def test_the_example_bots_beat_answers_by_lot(command: str, games: int) -> None:
    plan = Plan("atacama", (f"cmd:{command}", "random"), {}, games).checked()
    results = [play(plan, number, lambda *_: None) for number in range(games)]
    assert [result.failure for result in results] == [None] * games
    assert report(plan, results).standings[0].win_rate > 0.6


def test_a_program_has_its_place_on_the_ladder() -> None:
    """In JavaScript, beside the level that stands still: the last of the ladder's tables."""
    name = f"cmd:{javascript()}"
    *_, table = tables(registry.find("atacama"), [name], 4, 0, DEFAULT_LIMIT)
    climbed = climb([table], Hall(Here(1)))
    assert climbed.games == 4
    assert {rung.name for rung in climbed.rungs} == {name, ORIGIN}
    assert all(rung.low <= rung.rating <= rung.high for rung in climbed.rungs)


def test_they_play_any_game() -> None:
    plan = Plan("giganten", (f"cmd:{python()}", "random", "random"), {}, 1).checked()
    assert play(plan, 0, lambda *_: None).failure is None


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[str]:
    """`gusher serve` as a host starts it, with its usual limits; gives its address."""
    command = [sys.executable, "-m", "gusher", "serve", "--port", "0", "--db", str(folder / "tables.db"), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        try:
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http")).rstrip("/.")
        finally:
            server.terminate()


def called(server: str, path: str, token: str = "", **body: Any) -> dict[str, Any]:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    request = urllib.request.Request(f"{server}/api/v1{path}", json.dumps(body).encode() if body else None, headers)
    with urllib.request.urlopen(request, timeout=OVERDUE_SECONDS) as reply:
        found: dict[str, Any] = json.load(reply)
    return found


def test_a_remote_player_and_a_program_that_the_host_allows(tmp_path: Path) -> None:
    """A whole game: one comes by a friend's link and plays over HTTP, the other is the host's program."""
    with serving(tmp_path, "--allow-cmd", f"miner={python()}") as server:
        assert "miner" in called(server, "/games")["bots"]
        seats = [{"kind": "friend", "name": "Ben"}, {"kind": "bot", "bot": "miner"}]
        opened = called(server, "/tables", game="atacama", seats=seats, options={})
        link = f"{server}/s/{opened['seats'][0]['token']}"
        played = subprocess.run(
            [sys.executable, "-I", str(REMOTE), link, "--name", "Robbie"],
            timeout=OVERDUE_SECONDS,
            capture_output=True,
            text=True,
            check=False,
        )
        assert (played.returncode, played.stderr) == (0, "")
        position = called(server, f"/tables/{opened['id']}", opened["watch"])
        assert position["status"] == "over"
        assert position["names"][0] == "Robbie"
        assert 1 < position["n"] <= 28  # it is over earlier where no field is left (A21); both answer by lot


def remote() -> ModuleType:
    spec = importlib.util.spec_from_file_location("remote", REMOTE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_whoever_is_too_fast_comes_again_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    module = remote()
    waited: list[float] = []
    headers = Message()
    headers["Retry-After"] = "7"
    replies = [HTTPError("", 429, "", headers, None), io.BytesIO(b'{"id": "t", "seat": 1, "token": "new"}')]

    def urlopen(*_: object, **__: object) -> object:
        reply = replies.pop(0)
        if isinstance(reply, HTTPError):
            raise reply
        return reply

    monkeypatch.setattr(module.urllib.request, "urlopen", urlopen)
    monkeypatch.setattr(module.time, "sleep", waited.append)
    seat = module.Seat("https://play.example.org/s/old", "Robbie")
    assert waited == [7]
    assert (seat.server, seat.table, seat.token) == ("https://play.example.org/api/v1", "/tables/t", "new")
