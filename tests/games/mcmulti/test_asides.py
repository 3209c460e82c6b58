"""Most questions of the dice come in somebody else's turn: the page says so instead of “your turn”."""

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.state import McMulti
from gusher.words.catalogue import catalogue
from tests.games.mcmulti.pictures import picture
from tests.games.mcmulti.positions import act, roll, turn
from tests.games.mcmulti.speech import NAMES


def occasion(state: McMulti, language: str = "en") -> str:
    said = picture(state).occasion
    return catalogue(language, GAME).say(said, NAMES) if said else ""


@pytest.mark.clause("M60")
def test_somebody_elses_dice_work_for_me() -> None:
    state = turn(2, {2: "station 3/5", 3: "station 3/1"}, gas=2)
    roll(state, 5, 3)
    assert (int(state.seat), occasion(state)) == (2, "")  # whose turn it is needs no word
    act(state, "pump", barrels=0)
    assert int(state.seat) == 3
    assert occasion(state) == f"{NAMES[2]}’s dice work for you"
    assert occasion(state, "fr") == f"Les dés de {NAMES[2]} travaillent pour vous"
    assert picture(state, 0).occasion is None  # others only wait


@pytest.mark.clause("M133")
def test_the_dice_of_an_island_that_nobody_has() -> None:
    state = turn(3, {2: "station 3/6", 0: "station 6/5"}, seats=3, owner=(0, 1, 2, -1), gas=2)
    roll(state, 5, 3)
    assert occasion(state) == "The empty island’s dice work for you"


def test_a_turn_of_ones_own() -> None:
    assert occasion(turn(1, gas=2, crude=2)) == ""
