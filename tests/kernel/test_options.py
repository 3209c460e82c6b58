"""Options: what is settled, what is refused, and all the settings a game offers."""

from dataclasses import replace
from typing import Any

import pytest

from gusher.kernel.game import Game, Option
from tests.contract.toys.dice_hands import GAME as TOY
from tests.kernel.tables import refusal

GAME = Game(
    name="sample",
    rules=1,
    seats=(2, 3),
    usual_seats=3,
    options=(
        Option("solo", (False, True), False, clause="S1", seats=(2,)),
        Option("length", ("short", "long"), "short", clause="S2"),
        Option("extra", (1, 2), 1, clause="S3", needs={"length": "long"}),
    ),
    package="sample",
    bound=1,
    designer="",
    publisher="",
    year=2013,
)


@pytest.mark.parametrize(
    ("seats", "given", "settled"),
    [
        (2, {}, {"solo": False, "length": "short"}),
        (2, {"solo": True}, {"solo": True, "length": "short"}),
        (3, {"solo": False}, {"solo": False, "length": "short"}),
        (3, {"length": "long"}, {"solo": False, "length": "long", "extra": 1}),
        (2, {"extra": 2, "length": "long"}, {"solo": False, "length": "long", "extra": 2}),
    ],
)
def test_defaults_are_filled_in(seats: int, given: dict[str, Any], settled: dict[str, Any]) -> None:
    assert GAME.settle(seats, given) == settled


def test_what_is_usual_may_depend_on_the_number_of_players() -> None:
    length = Option("length", ("short", "long"), "short", clause="S2", usual_with={3: "long"})
    game = replace(GAME, options=(length,), readings={0: {"length": "short"}})
    assert [length.usual(seats) for seats in (2, 3)] == ["short", "long"]
    assert [game.settle(seats, {})["length"] for seats in (2, 3)] == ["short", "long"]
    assert [game.settle(seats, {"length": "short"})["length"] for seats in (2, 3)] == ["short", "short"]
    assert [game.settle(seats, {}, rules=0)["length"] for seats in (2, 3)] == ["short", "short"]
    assert hash(game) == hash(game)


@pytest.mark.parametrize("seats", [0, 1, 4, True])
def test_a_wrong_number_of_players(seats: int) -> None:
    with refusal("options-seats", game="sample", given=seats, known=[2, 3]):
        GAME.settle(seats, {})


def test_true_is_not_one_player() -> None:
    with refusal("options-seats", given=True, known=[1, 2]):
        replace(GAME, seats=(1, 2)).settle(True, {})


def test_an_unknown_option() -> None:
    with refusal("options-unknown", option="speed", known=["extra", "length", "solo"]):
        GAME.settle(2, {"speed": 1})


@pytest.mark.parametrize(("option", "value"), [("length", "medium"), ("solo", 1), ("solo", "true"), ("length", None)])
def test_a_value_that_is_not_offered(option: str, value: object) -> None:
    with refusal("options-value", option=option, given=value):
        GAME.settle(2, {option: value})


def test_a_value_for_other_numbers_of_players_names_its_clause() -> None:
    with refusal("options-seats-option", option="solo", seats=[2], clause="S1"):
        GAME.settle(3, {"solo": True})


@pytest.mark.parametrize("given", [{"extra": 1}, {"extra": 2, "length": "short"}])
def test_an_option_without_meaning_names_what_it_needs(given: dict[str, Any]) -> None:
    with refusal("options-pointless", option="extra", needs="length", value="long", clause="S3"):
        GAME.settle(2, given)


def test_settings_are_all_that_can_be_settled_once_each() -> None:
    settings = list(GAME.settings())
    assert len(settings) == 6 + 3  # two players: solo or not, with three lengths; three players: never solo
    assert all(GAME.settle(seats, options) == options for seats, options in settings)
    assert all(settings.count(setting) == 1 for setting in settings)


def test_the_toy_offers_its_settings() -> None:
    ways: list[dict[str, Any]] = [{"peeking": False}, {"peeking": True, "peeks": 1}, {"peeking": True, "peeks": 2}]
    assert list(TOY.settings()) == [(seats, way) for seats in (2, 3) for way in ways]


def test_a_game_can_be_a_key() -> None:
    assert hash(GAME) == hash(GAME)
    assert {GAME: 1}[GAME] == 1
