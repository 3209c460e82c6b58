"""The ladder: neighbours meet, the strongest stands on top, and what is kept can be read again."""

import json
import tomllib
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gusher.arena.game import Result
from gusher.arena.ladder import climb, tables, written
from gusher.arena.plan import Plan
from gusher.arena.run import Hall
from gusher.bots.levels import LEVELS
from gusher.kernel import registry
from gusher.kernel.rng import Rng
from tests.arena.here import Here
from tests.cli.commands import gusher

ODDS = {"random": 0.2, "easy": 1.0, "medium": 2.5, "hard": 7.0, "expert": 18.0}
ATACAMA, GIGANTEN = registry.find("atacama"), registry.find("giganten")


def decided(place: int, data: dict[str, Any], numbers: list[int], _asked: str) -> dict[str, Any]:
    """Games that nobody plays: their places are drawn by known strengths."""
    plan = Plan.from_data(data)
    results = [Result(number, [0] * plan.seats, _ranks(plan, number)).data() for number in numbers]
    return {"place": place, "results": results, "seconds": 0.0}


def _ranks(plan: Plan, number: int) -> list[int]:
    rng, left, ranks = Rng(plan.bot_seed(number, 0)), list(range(plan.seats)), [0] * plan.seats
    for rank in range(1, plan.seats + 1):
        at = rng.unit() * sum(ODDS[plan.bots[bot]] for bot in left)
        first = next(bot for bot in left if (at := at - ODDS[plan.bots[bot]]) < 0)
        ranks[first] = rank
        left.remove(first)
    return ranks


@pytest.fixture(autouse=True)
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.arena.run.play_share", decided)


def test_neighbours_sit_at_one_table() -> None:
    two = tables(ATACAMA, ["random"], 30, 1, 30.0)
    assert [plan.bots for plan in two] == [*((upper, lower) for lower, upper in pairwise(LEVELS)), ("random", "medium")]
    four = tables(GIGANTEN, [], 30, 1, 30.0)
    assert [plan.bots for plan in four] == [(upper, lower) * 2 for lower, upper in pairwise(LEVELS)]
    assert four[0].games == 28  # whole rotations


@pytest.mark.parametrize("game", [ATACAMA, GIGANTEN], ids=lambda game: game.name)
def test_the_strongest_stands_on_top_with_its_distance(game: Any) -> None:
    found = climb(tables(game, ["random"], 400, 1, 30.0), Hall(Here(1)))
    assert [rung.name for rung in found.rungs] == [*reversed(LEVELS), "random"]
    ratings = {rung.name: rung for rung in found.rungs}
    assert ratings["medium"].rating == ratings["medium"].low == ratings["medium"].high == 1000
    assert ratings["hard"].low < 1179 < ratings["hard"].high  # 7 to 2.5
    assert ratings["expert"].low < 1343 < ratings["expert"].high  # 18 to 2.5
    assert all(gap.low > 50 for gap in found.ahead)


def test_it_ends_when_all_neighbours_are_told_apart() -> None:
    found = climb(tables(ATACAMA, [], 2000, 1, 30.0), Hall(Here(2)), 0.95)
    assert found.games < 3 * 2000
    assert [rung.name for rung in found.rungs] == list(reversed(LEVELS))


def test_what_is_kept_can_be_read_again() -> None:
    found = climb(tables(GIGANTEN, [], 40, 1, 30.0), Hall(Here(1)))
    found = replace(found, rungs=[replace(found.rungs[0], name='cmd:node "my bot.js"'), *found.rungs[1:]])
    kept = written(found, "gusher ladder giganten", 3)
    assert "# 120 games of 4 seats by version 3 of the rules: gusher ladder giganten\n" in kept
    rows = tomllib.loads(kept)["rung"]
    assert [row["name"] for row in rows] == [rung.name for rung in found.rungs]
    assert all(row["low"] <= row["rating"] <= row["high"] for row in rows)


def test_the_command_prints_draws_and_keeps(tmp_path: Path) -> None:
    picture, kept = tmp_path / "ladder.svg", tmp_path / "ladder.toml"
    run = ("ladder", "giganten", "--games", "40", "--jobs", "1")
    ended = gusher(*run, "--svg", picture, "--save", kept, lang="fr")
    assert ended.code == 0
    assert "giganten, 120 parties à 4" in ended.all
    assert [text for text in ElementTree.fromstring(picture.read_text(encoding="utf-8")).itertext() if text == "Expert"]
    assert "gusher ladder giganten --games 40 --seed 0" in kept.read_text(encoding="utf-8")
    told = json.loads(gusher(*run, "--json").out)
    assert [level["name"] for level in told["levels"]] == [
        row["name"] for row in tomllib.loads(kept.read_text())["rung"]
    ]
    assert set(told["levels"][0]) == {"name", "rating", "low", "high", "ahead"}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--until", "20"), "--until"),
        (("--also", "nobody"), "nobody"),
        (("--also", "easy:character=nobody"), "nobody"),
    ],
)
def test_what_is_wrong_is_named(options: tuple[str, ...], told: str) -> None:
    ended = gusher("ladder", "atacama", *options)
    assert ended.code == 2
    assert told in ended.all
