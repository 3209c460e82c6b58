"""Whoever is passed over for want of something is told so (G57, G58, G60)."""

from collections.abc import Mapping

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.effects.oil import CannotBuild
from gusher.games.giganten.rules import build
from gusher.games.giganten.state import Giganten
from gusher.kernel.effects import Effect
from tests.games.giganten.positions import PARKING, Cell, midgame, put, truck

BETWEEN = (6, 6)  # with the tiles of (5,6) and (7,6) on both sides


def passed_over(lacking: Mapping[str, int], place: Cell = BETWEEN) -> tuple[Giganten, list[Effect]]:
    """Action 5 begins with a truck there, and its owner has no more than this."""
    state = midgame()
    truck(state, 0, place)
    state.cash[0] = lacking.get("cash", 15000)
    state.stock = put(state.stock, 0, lacking.get("derricks", 5))
    state.supply = lacking.get("supply", 60)
    told: list[Effect] = []
    build.begin(state, told.append)
    return state, told


@pytest.mark.clause("G57", "G58", "G60")
@pytest.mark.parametrize("what", ["cash", "derricks", "supply"])
def test_who_cannot_build_beside_a_tile_hears_what_is_missing(what: str) -> None:
    state, told = passed_over({what: 0})
    assert told[0] == CannotBuild(0, what)
    assert state.step != ask.BUILD


def test_who_can_build_is_asked_and_told_nothing() -> None:
    state, told = passed_over({})
    assert (state.step, state.seat, told) == (ask.BUILD, 0, [])


def test_who_is_beside_no_tile_lacks_nothing() -> None:
    _, told = passed_over({"cash": 0}, PARKING[0])
    assert not [effect for effect in told if isinstance(effect, CannotBuild)]
