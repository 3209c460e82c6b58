"""Step H: the display is filled, and four cards of one region wipe it (W167 to W172)."""

from typing import Any

import pytest

from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.state import CHANCE, OVER
from tests.games.wildcatters.looking import discarded, display
from tests.games.wildcatters.positions import (
    GREEN,
    RED,
    YELLOW,
    building,
    end_menus,
    fleet,
    give,
    odds,
    play,
    refinery,
    table,
    turn,
)


@pytest.mark.clause("W167")
def test_the_display_is_filled_up_to_eight_from_the_deck() -> None:
    state = table(display="L01 L05 L09 L13 L17 L21 L25 L29")
    fleet(state, "L09")
    assert state.seat == CHANCE
    light = [f"L{number:02}" for number in range(1, 33) if number % 4 != 1]
    assert odds(state) == {f"draw:{card}": 1 for card in light}
    play(state, "draw:L12")
    assert display(state) == {"L01", "L05", "L12", "L13", "L17", "L21", "L25", "L29"}
    assert state.seat == YELLOW


@pytest.mark.clause("W167", "W17")
def test_dark_cards_come_when_the_light_ones_are_gone() -> None:
    state = table(display="L01 L05 L09 L13 L17 L21 L25 L29", light="L02 L03")
    fleet(state, "L09")
    assert set(odds(state)) == {"draw:L02", "draw:L03"}
    play(state, "draw:L02 card:L13")
    end_menus(state)
    assert state.seat == GREEN  # the last light card was drawn without asking
    assert "L03" in display(state)
    play(state, "card:L17")
    end_menus(state)
    assert odds(state) == {f"draw:D{number:02}": 1 for number in range(1, 17)}


@pytest.mark.clause("W168")
def test_an_empty_deck_is_made_anew_from_the_pile() -> None:
    state = table(display="L01 L05 L09 L13 L17 L21 L25 L29", light="", dark="", pile="L02 L06 D01")
    fleet(state, "L09")
    assert odds(state) == {"draw:L02": 1, "draw:L06": 1, "draw:D01": 1}
    play(state, "draw:D01")
    assert discarded(state) == set()
    play(state, "card:L13")
    end_menus(state)
    assert odds(state) == {"draw:L02": 1, "draw:L06": 1}


@pytest.mark.clause("W169")
def test_with_deck_and_pile_empty_the_display_stays_smaller() -> None:
    state = table(display="L01 L05 L09 L13 L17 L21 L25 L29", light="", dark="", pile="")
    fleet(state, "L09")
    assert state.seat == YELLOW
    assert display(state) == {"L01", "L05", "L13", "L17", "L21", "L25", "L29"}


@pytest.mark.clause("W169", "W59")
def test_used_refinery_cards_are_what_the_pile_holds() -> None:
    state = table(display="L01 L05 L09 L13 L17 L21 L25 L29", light="", dark="", pile="")
    give(state, RED, cards="L32")
    refinery(state, YELLOW, "AS_W", "y")
    building(state, "L09")
    play(state, "empty deliver:1")
    end_menus(state)
    assert state.seat == YELLOW
    assert "L32" in display(state)


@pytest.mark.clause("W170")
def test_nothing_is_drawn_after_the_very_last_turn() -> None:
    state = table(round_=7, active=3)
    fleet(state, "L09")
    assert state.seat == OVER
    assert len(display(state)) == 7


@pytest.mark.clause("W170")
def test_before_the_last_turn_of_the_last_round_the_display_is_filled() -> None:
    state = table(round_=7, active=2)
    fleet(state, "L09")
    assert state.seat == CHANCE


def alike(regions: str, **parts: Any) -> Wildcatters:
    """Red has taken a card; these cards lie open, and one is to come."""
    state = table(display=f"L29 {regions}", **parts)
    return fleet(state, "L29")


ALL_BUT = "L01 L02 L03 L05 L09 L13 L17"


@pytest.mark.clause("W171")
def test_four_cards_of_one_region_wipe_the_display() -> None:
    state = alike(ALL_BUT)
    play(state, "draw:L04")
    assert state.seat == CHANCE
    new = ["L06", "L10", "L14", "L18", "L21", "L22", "L25", "L26"]
    play(state, " ".join(f"draw:{card}" for card in new))
    assert display(state) == set(new)
    assert discarded(state) == {"L01", "L02", "L03", "L04", "L05", "L09", "L13", "L17"}
    assert state.seat == YELLOW


@pytest.mark.clause("W171")
def test_three_of_one_region_do_not() -> None:
    state = alike(ALL_BUT)
    play(state, "draw:L06")
    assert state.seat == YELLOW
    assert discarded(state) == set()


@pytest.mark.clause("W172")
def test_five_are_enough_too() -> None:
    new = ["L05", "L10", "L14", "L18", "L21", "L25", "L30", "L22"]
    state = alike("L01 L02 L03 L04 L09 L13 L17", light="", dark="D01", pile=" ".join(new))
    play(state, " ".join(f"draw:{card}" for card in new[:7]))
    assert discarded(state) == {"L01", "L02", "L03", "L04", "D01", "L09", "L13", "L17"}


@pytest.mark.clause("W172")
def test_the_new_display_is_checked_again_but_four_times_at_most() -> None:
    """The deck runs out, and the pile that follows it has six cards of a region: five displays in a row show four."""
    sets = (
        "L06 L07 L08 D03 L10 L14 L18 L21",
        "L11 L12 D05 D06 L15 L16 L19 L20",
        "L22 L23 L24 D11 L25 L26 L27 L30",
        "L31 L32 D15 D16 L28 D13 D14 D01",
    )
    state = alike(ALL_BUT, light="L04", dark="", pile=" ".join(sets))
    old = {"L01", "L02", "L03", "L04", "L05", "L09", "L13", "L17"}
    for text in sets:
        assert state.seat == CHANCE
        drawn = text.split()[:7] if text == sets[-1] else text.split()  # the last card of all comes by itself
        play(state, " ".join(f"draw:{card}" for card in drawn))
        assert discarded(state) == old
        old |= set(text.split())
    assert display(state) == {"L31", "L32", "D15", "D16", "L28", "D13", "D14", "D01"}
    assert state.seat == YELLOW
    play(state, "card:L28")
    end_menus(state)
    play(state, "draw")
    assert (state.seat, discarded(state) & {"L31", "D15"}) == (CHANCE, set())  # the next step H replaces them after all
    play(state, "draw" + " draw" * 7)
    assert {"L31", "L32", "D15", "D16"} <= discarded(state)


@pytest.mark.clause("W172")
def test_the_old_eight_join_the_pile_after_the_new_ones_are_drawn() -> None:
    """Deck and pile hold exactly eight: none of the wiped cards can come back at once."""
    state = alike(ALL_BUT, light="L04", dark="", pile="D09 D10 D11 D05 L21 L22 L25 L26")
    new = ["D09", "D10", "D11", "D05", "L21", "L22", "L25", "L26"]
    assert set(odds(state)) == {f"draw:{card}" for card in new}
    play(state, " ".join(f"draw:{card}" for card in new[:7]))
    assert display(state) == set(new)
    assert discarded(state) == {"L01", "L02", "L03", "L04", "L05", "L09", "L13", "L17"}
    assert state.seat == YELLOW


@pytest.mark.clause("W172")
def test_with_fewer_than_eight_in_deck_and_pile_nothing_is_wiped() -> None:
    state = alike(ALL_BUT, light="L04", dark="", pile="D09 D10 D11 D12 L21 L22 L25")
    assert display(state) >= {"L01", "L02", "L03", "L04"}
    assert state.seat == YELLOW


@pytest.mark.clause("W172")
def test_a_display_short_of_eight_is_not_wiped() -> None:
    state = table(display="L01 L02 L03 L04 L05", padded=False, light="", dark="", pile="")
    fleet(state, "L05")
    assert display(state) == {"L01", "L02", "L03", "L04"}
    assert state.seat == YELLOW


@pytest.mark.clause("W171", "W23")
def test_the_rule_applies_also_where_the_set_up_left_four_alike() -> None:
    """They lay there from the start; the first refill finds them."""
    state = table(display="L01 L02 L03 L04 L05 L09 L13 L17", round_=1)
    turn(state)
    assert len(display(state)) == 8
    play(state, "card:L05")
    end_menus(state)
    play(state, "draw:L21")
    assert state.seat == CHANCE
