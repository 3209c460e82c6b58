"""Action 2: the black loco, the open cards, and who takes which (G21 to G27)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARDS, NOTHING
from gusher.games.giganten.effects.cards import BeigeShown, LeftOver, Picked, RedShown, Reshuffled
from gusher.games.giganten.effects.ending import Ended
from gusher.games.giganten.rules import cards
from gusher.games.giganten.state import Giganten
from gusher.kernel.state import CHANCE, OVER
from gusher.kernel.tables import flat
from tests.games.giganten.positions import follow, fresh, midgame, odds, offered, opened, play, refusal, sound

ROLLS = "roll:red-2 roll:red-2 roll:red-2"


def revealing(black: int = 0, seats: int = 4) -> Giganten:
    """The red card of the round comes next."""
    state = midgame(seats)
    state.black = black
    cards.ask_red(state, None)
    return sound(state)


@pytest.mark.clause("G21")
def test_a_red_card_comes_first_by_its_copies() -> None:
    state = revealing()
    expected = {f"red:R{face:02}": 1 for face in range(3, 11)}
    assert odds(state) == {"red:R01": 2, "red:R02": 2, **expected}
    assert refusal(state, "beige:B01") == "G21"
    play(state, "red:R01")
    assert state.open[0] == CARDS.index("R01")
    assert state.pile[CARDS.index("R01")] == 1


@pytest.mark.clause("G22")
@pytest.mark.parametrize(("card", "spaces"), [("R03", 1), ("R02", 2), ("R09", 3)])
def test_the_black_loco_advances_at_once_and_only_then(card: str, spaces: int) -> None:
    state = revealing(black=5)
    assert play(state, f"red:{card}")[0] == RedShown(CARDS.index(card), spaces, 5 + spaces)
    assert state.black == 5 + spaces
    play(state, "beige:B01 beige:B02 beige:B03 beige:B04")
    play(state, f"pick:{card} pick:B01 pick:B02 pick:B03")
    while state.step == ask.DEAL:
        state.play(state.legal()[0])
    assert state.black == 5 + spaces


@pytest.mark.clause("G23")
@pytest.mark.parametrize(("card", "printed"), [("R03", 1), ("R02", 2), ("R01", 3)])
def test_on_the_star_the_game_is_over_at_once_also_by_more_than_needed(card: str, printed: int) -> None:
    state = revealing(black=19)
    told = play(state, f"red:{card}")
    assert told[:2] == [RedShown(CARDS.index(card), 1, 20), Ended(2)]
    assert (state.black, state.step, state.seat) == (20, ask.ENDED, OVER)
    assert offered(state) == []
    assert list(state.open)[1:] == [NOTHING] * 4


@pytest.mark.clause("G24")
@pytest.mark.parametrize("seats", [3, 4])
def test_as_many_beige_cards_as_players_lie_beside_the_red_one(seats: int) -> None:
    state = revealing(seats=seats)
    play(state, "red:R04")
    for laid in range(seats):
        assert (state.step, state.seat, state.turn) == (ask.BEIGE, CHANCE, laid)
        told = play(state, "beige:B03")
    assert told == [BeigeShown((CARDS.index("B03"),) * seats)]
    assert (state.step, list(state.open)) == (ask.PICK, [CARDS.index("R04")] + [CARDS.index("B03")] * seats)


@pytest.mark.clause("G24")
def test_beige_cards_come_by_their_copies() -> None:
    state = revealing()
    play(state, "red:R04 beige:B03 beige:B06")
    assert odds(state) == {
        "beige:B01": 3,
        "beige:B02": 5,
        "beige:B03": 5,
        "beige:B04": 4,
        "beige:B05": 2,
        "beige:B07": 2,
        "beige:B08": 1,
        "beige:B09": 1,
        "beige:B10": 3,
        "beige:B11": 1,
        "beige:B12": 1,
    }


@pytest.mark.clause("G25")
def test_an_empty_pile_is_made_of_its_discards_without_the_open_cards() -> None:
    state = revealing()
    pile = state.pile[:]
    for face in range(10, 22):
        pile[face] = 0
    pile[CARDS.index("B05")] = 1
    pile[CARDS.index("B01")] = 1
    state.pile = pile
    play(sound(state), "red:R04 beige:B05")
    told = play(state, "beige:B01")
    assert told == [Reshuffled("beige", 28)]
    assert odds(state)["beige:B05"] == 1
    assert odds(state)["beige:B01"] == 2
    assert odds(state)["beige:B03"] == 6


@pytest.mark.clause("G25")
def test_the_red_pile_would_be_made_anew_too() -> None:
    state = midgame()
    state.pile = flat([0] * 10 + [int(copies) for copies in state.pile][10:])
    cards.ask_red(state, None)
    assert sum(odds(sound(state)).values()) == 12


@pytest.mark.clause("G26")
def test_each_seat_takes_one_open_card_clockwise() -> None:
    state = fresh()
    play(state, f"first:2 {ROLLS} red:R04 beige:B01 beige:B02 beige:B02 beige:B10")
    assert (state.seat, offered(state)) == (2, ["pick:R04", "pick:B01", "pick:B02", "pick:B10"])
    assert refusal(state, "pick:B03") == "G26"
    assert refusal(state, "end") == "G26"
    assert play(state, "pick:B02") == [Picked(2, CARDS.index("B02"))]
    assert (state.seat, offered(state)) == (3, ["pick:R04", "pick:B01", "pick:B02", "pick:B10"])
    play(state, "pick:R04")
    assert (state.seat, offered(state)) == (0, ["pick:B01", "pick:B02", "pick:B10"])
    play(state, "pick:B10")
    assert (state.seat, offered(state)) == (1, ["pick:B01", "pick:B02"])
    assert [CARDS[card] if card >= 0 else "" for card in state.cards] == ["B10", "", "B02", "R04"]


@pytest.mark.clause("G26")
def test_cards_left_over_that_are_alike_are_taken_by_themselves() -> None:
    match = opened(3)
    follow(match, f"first:0 {ROLLS} red:R04 beige:B01 beige:B02 beige:B02 pick:R04")
    told = follow(match, "pick:B01")
    assert told == [Picked(1, CARDS.index("B01")), Picked(2, CARDS.index("B02")), LeftOver(CARDS.index("B02"))]
    assert match.state.dump()["step"] == ask.DEAL


@pytest.mark.clause("G27")
def test_the_card_left_over_goes_to_the_discards_without_effect() -> None:
    state = fresh()
    play(state, f"first:0 {ROLLS} red:R09 beige:B01 beige:B02 beige:B03 beige:B04 pick:B01 pick:B02 pick:B03")
    before = list(state.locos)
    assert play(state, "pick:B04")[-1] == LeftOver(CARDS.index("R09"))
    assert set(state.open) == {NOTHING}
    assert cards.discarded(state, CARDS.index("R09")) == 1
    assert list(state.locos) == before
    assert state.black == 3
