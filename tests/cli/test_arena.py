"""`gusher arena`: small runs."""

import json
from pathlib import Path
from typing import Any

import pytest

from gusher.arena.game import Failure, Result
from gusher.arena.plan import Plan
from gusher.arena.statistics import report
from gusher.cli.arena_table import show
from gusher.cli.voice import Voice
from tests.cli.commands import gusher

RUN = ("arena", "atacama", "greedy", "random", "--games", "4", "--seed", "7")


def document(*arguments: object) -> dict[str, Any]:
    ended = gusher(*RUN, *arguments, "--json")
    assert ended.code == 0
    assert ended.err == ""
    data: dict[str, Any] = json.loads(ended.out)
    return data


def test_same_report_for_one_job_and_for_two() -> None:
    one, two = document("--jobs", "1"), document("--jobs", "2")
    assert one == two
    assert one["standings"][0]["games"] == 4
    assert one["failures"] == []


def test_table_and_logs(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "logs"
    ended = gusher(*RUN, "--jobs", "1", "--logs", folder, "--set", "tactical=on", lang="fr")
    assert ended.code == 0
    assert "atacama, 4 parties, graine 7" in ended.all
    assert "Victoires par place" in ended.all
    assert sorted(file.name for file in folder.iterdir()) == [f"game-0000{number}.jsonl" for number in range(4)]
    for file in folder.iterdir():
        assert gusher("verify", file).code == 0


def test_failures_are_listed_with_game_and_reason(capsys: pytest.CaptureFixture[str]) -> None:
    plan = Plan("atacama", ("greedy", "random"), {}, 2)
    crash = Failure(0, "crash", "Traceback\n  …\nValueError: no field")
    results = [
        Result(0, [0, 0], [2, 1], seconds=[0.0, 0.0], failure=crash),
        Result(1, [0, 0], [1, 2], seconds=[0.0, 0.0], failure=Failure(1, "hang", "30 s")),
    ]
    show(report(plan, results), Voice("en"))
    printed = capsys.readouterr().out
    assert "Game 0: greedy crashed (ValueError: no field)." in printed
    assert "Game 1: random did not answer in time (30 s)." in printed


def test_until_it_is_decided() -> None:
    ended = gusher("arena", "atacama", "greedy", "random", "--until", "90", "--jobs", "1", "--seed", "7")
    assert ended.code == 0
    assert "Is greedy stronger by at least 0 points of Elo? Yes" in " ".join(ended.all.split())
    asked = gusher(*RUN, "--until", "90", "--by", "100", "--jobs", "1", "--luck", "--json")
    question = json.loads(asked.out)["question"]
    assert (question["by"], question["confidence"], question["verdict"]) == (100, 0.9, "")
    assert question["rotations"] == 2


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("greedy", "greedy", "--until", "95"), "two different"),
        (("greedy", "random", "--until", "95", "--games", "1"), "at least 2 games"),
        (("greedy", "random", "--by", "20"), "--until"),
        (("greedy", "random", "--until", "40"), "--until"),
        (("greedy", "easy:character=nobody"), "surveyor"),
    ],
)
def test_a_question_that_cannot_be_asked(options: tuple[str, ...], told: str) -> None:
    ended = gusher("arena", "atacama", *options)
    assert ended.code == 2
    assert told in ended.all
