"""Refinery cards in mid-transport: a refinery is closed to what has not left yet (W58, W62, W63)."""

import pytest

from gusher.games.wildcatters.data import ZONES
from gusher.games.wildcatters.effects.transport import Returned, Stayed
from gusher.games.wildcatters.state import Wildcatters, setting
from tests.games.wildcatters.looking import box, cards_of, cargoes, discarded, harbour, own, refined, shares
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    give,
    kinds,
    offered,
    oil,
    play,
    refinery,
    refusal,
    table,
    tanker,
    train,
    waiting,
)

NA_S = ZONES.index("NA_S")


def loading(cards: str = "L32", cards_interrupt: bool = True) -> Wildcatters:
    """Red transports in NA_S, where two barrels of red and one of green wait; green takes part. The refinery there and
    one in EU_S are yellow's, and blue has a tanker in the harbour."""
    state = table()
    state.setting = setting(4, {**state.options(), "cards_interrupt": cards_interrupt})
    give(state, RED, cards=cards)
    waiting(state, RED, "NA_S", 2)
    waiting(state, GREEN, "NA_S", 1)
    refinery(state, YELLOW, "NA_S", "y")
    refinery(state, YELLOW, "EU_S", "y")
    tanker(state, BLUE, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "transport join")
    assert state.seat == RED
    return state


# --- while barrels leave ---


@pytest.mark.clause("W58", "W57")
def test_the_active_player_may_empty_a_refinery_before_a_barrel_leaves() -> None:
    state = loading()
    assert set(offered(state)) == {"empty", "refine", "load:blue-1"}
    play(state, "empty drain:NA_S deliver:1")
    assert (refined(state, "NA_S"), box(state, "NA")) == ("", "y")
    assert (cards_of(state, RED), discarded(state)) == ({"L05"}, {"L32"})


@pytest.mark.clause("W58", "W62", "W63")
def test_what_is_emptied_in_between_is_closed_to_all_that_is_to_come() -> None:
    """Red's first barrel comes in, then the card shuts the door: the others can only go aboard, and to Europe."""
    state = loading()
    play(state, "refine empty drain:NA_S deliver:1 take:4")
    assert (refined(state, "NA_S"), box(state, "NA"), shares(state, YELLOW)[RED]) == ("", "ry", 4)
    assert refined(state, "EU_S") == "ryg"


@pytest.mark.clause("W58", "W131")
def test_a_barrel_without_a_way_on_after_it_stays_where_it_is() -> None:
    """Without the tanker the refinery was the only way on."""
    state = table()
    give(state, RED, cards="L32")
    waiting(state, RED, "NA_S", 2)
    waiting(state, GREEN, "NA_S", 1)
    refinery(state, YELLOW, "NA_S", "yy")
    oil(state, "L05", cash=20)
    play(state, "transport join")
    assert offered(state) == ["empty", "refine"]
    told = play(state, "refine empty deliver:0 take:12")
    assert [effect for effect in told if isinstance(effect, Stayed)] == [Stayed(RED, NA_S, 1), Stayed(GREEN, NA_S, 1)]
    assert harbour(state, "NA_S") == "rg"
    assert state.riders == 0


@pytest.mark.clause("W58")
def test_not_while_the_barrel_is_under_way() -> None:
    state = table()
    give(state, RED, cards="L32")
    waiting(state, RED, "NA_S", 1)
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, YELLOW, "SA_W", "yy")
    tanker(state, BLUE, "SA_W")
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert set(offered(state)) == {"empty", "link:SA_W,red"}
    play(state, "link:SA_W,red")
    assert set(offered(state)) == {"refine", "load:blue-1"}
    assert refusal(state, "empty") == "W58"


@pytest.mark.clause("W58")
def test_not_when_another_player_is_asked() -> None:
    state = loading()
    give(state, GREEN, cards="L28")
    play(state, "refine refine")
    assert (state.seat, kinds(state)) == (GREEN, {"refine", "load"})
    assert refusal(state, "empty") == "W58"


@pytest.mark.clause("W58", "W55", "W56")
def test_it_takes_a_card_and_a_barrel_to_empty_out() -> None:
    state = loading(cards="L06")
    assert "empty" not in offered(state)
    assert refusal(state, "empty") == "W55"
    state = table()
    give(state, RED, cards="L32")
    waiting(state, RED, "NA_S", 1)
    refinery(state, YELLOW, "NA_S")
    tanker(state, BLUE, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert refusal(state, "empty") == "W56"


@pytest.mark.clause("W58", "W61")
def test_several_cards_may_be_used_one_after_the_other() -> None:
    state = loading(cards="L32 L28")
    play(state, "empty drain:EU_S deliver:1 empty deliver:1")
    assert (box(state, "EU"), box(state, "NA")) == ("y", "y")
    assert cargoes(state) == []  # no way on but the tanker, and no refinery for her: she has come back
    assert harbour(state, "NA_S") == "rrg"


@pytest.mark.clause("W58", "W139")
def test_fees_go_on_being_counted() -> None:
    state = loading()
    play(state, "refine")
    paid = list(state.fees)
    play(state, "empty drain:EU_S")
    assert list(state.fees) == paid
    assert any(paid)
    play(state, "deliver:0 take:4")
    assert (state.seat, list(state.fees)) == (RED, paid)


# --- before a tanker sails ---


@pytest.mark.clause("W58", "W142")
def test_before_a_tanker_sails_a_refinery_may_be_closed_to_it() -> None:
    """Though only one is loaded: there is something to choose."""
    state = loading()
    play(state, "load:blue-1 load:blue-1 load:blue-1")
    assert (state.seat, set(offered(state))) == (RED, {"empty", "dispatch:blue-1"})
    play(state, "empty drain:EU_S deliver:1")
    assert refined(state, "NA_S") == "rryg"  # the only harbour left
    assert cargoes(state) == []


@pytest.mark.clause("W58", "W151")
def test_a_loaded_tanker_without_a_destination_goes_back() -> None:
    state = loading(cards="L32 L28")
    play(state, "load:blue-1 load:blue-1 load:blue-1 empty drain:EU_S deliver:1")
    told = play(state, "empty deliver:1")
    assert [effect.barrels for effect in told if isinstance(effect, Returned)] == [(2, 0, 1, 0)]
    assert harbour(state, "NA_S") == "rrg"


@pytest.mark.clause("W58")
def test_not_while_a_tanker_is_sent_and_unloaded() -> None:
    state = loading()
    play(state, "load:blue-1 load:blue-1 load:blue-1 dispatch:blue-1")
    assert (state.seat, kinds(state)) == (RED, {"sail"})
    assert refusal(state, "empty") != ""


@pytest.mark.clause("W58")
def test_without_a_card_a_single_tanker_sails_unasked() -> None:
    state = loading(cards="L06")
    play(state, "load:blue-1 load:blue-1 load:blue-1")
    assert kinds(state) == {"sail"}


# --- older rules ---


@pytest.mark.clause("W58")
def test_by_the_first_rules_no_card_interrupts_a_transport() -> None:
    state = loading(cards_interrupt=False)
    assert set(offered(state)) == {"refine", "load:blue-1"}
    assert refusal(state, "empty") == "W58"
    play(state, "load:blue-1 load:blue-1 load:blue-1")
    assert kinds(state) == {"sail"}
    assert own(state, RED) == 20 - 2
