"""Tools and measurements know no game by its name: what they need of one lies with it."""

from pathlib import Path

import pytest

from bench import peers
from gusher.kernel import registry
from tools import kept, pictures

SPEEDS = {"decisions_per_s": 600.0, "clones_per_s": 600.0, "search_iterations_per_s": 600.0, "features_us": 2.5}
RIVAL = {"decisions_per_s": 10.0, "clones_per_s": 10.0, "iterations_per_s": 10.0}

NO_SETUP = {"rounds": 1, "seconds": 1.0, "versions": {}}


def measured() -> dict[str, peers.Metrics]:
    games = {f"gusher {game.name}": SPEEDS for game in registry.games()}
    return {**games, "catanatron": RIVAL, peers.MCTS_NAME: RIVAL}


@pytest.mark.parametrize("game", [game.name for game in registry.games() if game.package.startswith("gusher.games.")])
def test_every_game_of_ours_says_how_fast_it_should_be(game: str) -> None:
    found = {row["label"]: row for row in peers.ratios(measured(), compiled=True)}
    for what in ("decisions", "clones"):
        row = found[f"gusher {game} {what} / catanatron {what}"]
        assert row["value"] == 60.0
        assert row["target"] == peers.targets(game)[what]
        assert row["met"] == (row["target"] <= 60.0)


def test_a_search_is_compared_where_the_game_asks_for_it() -> None:
    asking = [game.name for game in registry.games() if peers.SEARCH in peers.targets(game.name)]
    assert asking
    found = [row["label"] for row in peers.ratios(measured(), compiled=True) if "search" in row["label"]]
    assert found == [f"gusher {name} search iterations / OpenSpiel MCTS hex 6x6 iterations" for name in asking]


def test_features_may_cost_so_much_and_no_more() -> None:
    ours = [game.name for game in registry.games() if game.package.startswith("gusher.games.")]
    results = measured()
    results[f"gusher {ours[0]}"] = {**SPEEDS, "features_us": 3.5}
    found = {row["label"]: row for row in peers.costs(results, compiled=True)}
    rows = [found[f"gusher {name} features of a position, in µs"] for name in ours]
    assert [row["target"] for row in rows] == [3.0] * len(ours)
    assert [row["met"] for row in rows] == [False, *[True] * (len(ours) - 1)]
    told = peers.render({"results": {}, "ratios": [], "costs": rows, "gusher_compiled": True, **NO_SETUP})
    assert [line.split("|")[-2].strip() for line in told.splitlines() if "µs" in line] == [
        "missed",
        *["met"] * (len(ours) - 1),
    ]
    assert {row["met"] for row in peers.costs(results, compiled=False)} == {None}


def test_plain_python_has_one_target_for_all() -> None:
    rows = peers.ratios(measured(), compiled=False)
    assert {row["target"] for row in rows if " decisions " in row["label"]} == {3.0}
    assert {row["target"] for row in rows if " decisions " not in row["label"]} == {None}


def test_a_game_from_elsewhere_has_no_targets() -> None:
    assert peers.targets("nobody_knows_it") == {}


def test_the_example_of_the_pictures_is_long_enough_and_leaves_nothing_to_chance() -> None:
    header, *entries = pictures.example()
    assert header["seats"] == len(pictures.NAMES)
    assert len(entries) > pictures.MOVES
    assert {entry.get("by", 0) for entry in entries} == set(range(header["seats"]))


@pytest.mark.parametrize(
    "file", [*kept.ROOT.glob("tools/*.py"), *kept.ROOT.glob("bench/*.py")], ids=lambda file: file.name
)
def test_no_game_is_named(file: Path) -> None:
    text = file.read_text(encoding="utf-8").lower()
    assert [game.name for game in registry.games() if game.name in text] == []
