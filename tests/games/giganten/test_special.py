"""Action 4, second half: price, free marker, setback (G50 to G55)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARDS, NOTHING
from gusher.games.giganten.effects.movement import CrudeMissing, CrudeTaken, PriceSet, SetBack
from gusher.games.giganten.rules import cards
from gusher.games.giganten.state import Giganten
from tests.games.giganten.positions import derrick, dollars, midgame, moving, offered, play, price, refusal, tank


def special(card: str, state: Giganten | None = None) -> Giganten:
    """Seat 0 has moved and comes to its card's special."""
    state = moving(state or midgame(), card)
    play(state, "end")
    return state


def without_supply() -> Giganten:
    """No marker is left: 36 are in wells, 24 in tanks."""
    state = midgame()
    wells = {
        0: {(11, 10): 6, (7, 10): 6, (1, 9): 5},
        1: {(0, 11): 6, (7, 13): 6},
        2: {(8, 16): 5},
        3: {(9, 18): 2},
    }
    for seat, places in wells.items():
        for place, markers in places.items():
            derrick(state, seat, place, markers)
    for seat in range(4):
        for company in "HJS":
            tank(state, seat, company, 2)
    assert state.supply == 0
    return state


@pytest.mark.clause("G50")
def test_the_special_is_compulsory_after_the_movement() -> None:
    state = special("B08")
    assert (state.step, state.seat) == (ask.SPECIAL, 0)
    assert all(answer.startswith("price:") for answer in offered(state))
    assert refusal(state, "end") == refusal(state, "skip") == "G50"


@pytest.mark.clause("G51")
@pytest.mark.parametrize(("card", "spaces"), [("B07", 2), ("B08", 3), ("B09", 3), ("B10", 4), ("B11", 3), ("B12", 2)])
def test_a_price_moves_by_the_number_of_the_card_whatever_the_section(card: str, spaces: int) -> None:
    state = special(card)
    assert len(offered(state)) == 6
    price(state, "J", 7000)  # blue: the die could only lower it
    assert play(state, "price:J,up") == [PriceSet(0, 1, 0, 7000, 7000 + 500 * spaces)]
    assert [dollars(state, company) for company in "HJS"] == [5000, 7000 + 500 * spaces, 5000]
    assert refusal(special(card), "tank:H") == "G51"


@pytest.mark.clause("G51")
def test_a_price_goes_down_too_and_stops_at_the_end_of_the_scale() -> None:
    state = special("B10")
    price(state, "S", 2500)
    assert play(state, "price:S,down") == [PriceSet(0, 2, 1, 2500, 1500)]


@pytest.mark.clause("G52")
def test_a_price_at_its_end_cannot_be_pushed_further() -> None:
    state = special("B10")
    price(state, "H", 9000)
    price(state, "J", 1500)
    assert offered(state) == ["price:H,down", "price:J,up", "price:S,up", "price:S,down"]
    assert refusal(state, "price:H,up") == refusal(state, "price:J,down") == "G52"


@pytest.mark.clause("G53")
@pytest.mark.parametrize("card", ["R01", "R02", "R03"])
def test_a_free_marker_goes_into_one_of_the_own_tanks(card: str) -> None:
    state = special(card)
    assert offered(state) == ["tank:H", "tank:J", "tank:S"]
    assert play(state, "tank:J") == [CrudeTaken(0, 1)]
    assert (list(state.tanks)[:3], state.supply) == ([0, 1, 0], 59)
    assert refusal(special(card), "price:H,up") == "G53"


@pytest.mark.clause("G53")
def test_an_empty_supply_gives_nothing() -> None:
    state = moving(without_supply(), "R02")
    told = play(state, "end")
    assert CrudeMissing(0) in told
    assert (state.seat, state.step, state.supply) == (1, ask.MOVE, 0)


@pytest.mark.clause("G54")
@pytest.mark.parametrize(("card", "spaces"), [("R04", 2), ("R05", 3), ("R07", 4), ("R10", 5)])
def test_every_opponent_s_loco_goes_back_by_spaces_not_below_0(card: str, spaces: int) -> None:
    state = midgame()
    for seat, column in enumerate((12, 18, 3, 0)):
        state.locos[seat] = column
    state.black = 7
    told = play(moving(state, card), "end")
    third = max(0, 3 - spaces)
    assert list(state.locos) == [12, 18 - spaces, third, 0]
    assert state.black == 7
    assert told[1:] == [SetBack(0, 1, spaces, 18 - spaces), SetBack(0, 2, 3 - third, third), SetBack(0, 3, 0, 0)]
    assert state.seat == 1  # nothing was asked


@pytest.mark.clause("G54")
def test_the_number_of_spaces_does_not_depend_on_what_they_cost() -> None:
    state = midgame()
    state.locos[2] = 19
    play(moving(state, "R05"), "end")
    assert state.locos[2] == 16


@pytest.mark.clause("G55")
@pytest.mark.parametrize(("card", "answers"), [("B02", "end"), ("R05", "end"), ("B08", "end price:H,up")])
def test_after_the_special_the_card_is_discarded(card: str, answers: str) -> None:
    state = moving(midgame(), card)
    assert cards.discarded(state, CARDS.index(card)) == 0
    play(state, answers)
    assert state.cards[0] == NOTHING
    assert cards.discarded(state, CARDS.index(card)) == 1
