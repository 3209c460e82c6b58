"""The end of the game: last emptyings, the last repayment (W191 to W193)."""

import pytest

from gusher.kernel.state import OVER
from tests.games.wildcatters.looking import (
    box,
    cards_of,
    discarded,
    loans,
    own,
    pledged,
    refined,
    shares,
    supply,
    track,
)
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    end_menus,
    finish,
    give,
    kinds,
    last_turn,
    offered,
    oil,
    play,
    refinery,
    refusal,
    rig,
    waiting,
)

# --- refinery cards ---


@pytest.mark.clause("W191", "W57")
def test_each_refinery_card_may_empty_a_refinery_in_the_order_of_the_last_round() -> None:
    state = last_turn(order=(2, 0, 3, 1))
    give(state, RED, cards="L32 L28")
    give(state, GREEN, cards="L24")
    give(state, BLUE, cards="L16")
    refinery(state, YELLOW, "NA_S", "rg")
    refinery(state, YELLOW, "EU_S", "r")
    refinery(state, YELLOW, "AF_W", "g")
    finish(state)
    assert (state.seat, set(offered(state))) == (GREEN, {"drain:NA_S", "drain:EU_S", "drain:AF_W", "pass"})
    play(state, "drain:AF_W take:4")
    assert (state.seat, set(offered(state))) == (RED, {"drain:NA_S", "drain:EU_S", "pass"})
    play(state, "drain:EU_S take:4")
    assert (state.seat, set(offered(state))) == (RED, {"drain:NA_S", "pass"})
    play(state, "pass")
    assert (state.seat, set(offered(state))) == (BLUE, {"drain:NA_S", "pass"})
    play(state, "pass")
    assert state.seat == OVER
    assert (box(state, "AF"), box(state, "EU"), box(state, "NA")) == ("g", "r", "")
    assert refined(state, "NA_S") == "rg"
    assert shares(state, YELLOW)[0] == 8


@pytest.mark.clause("W191", "W61")
def test_the_used_card_is_discarded_and_the_others_stay() -> None:
    state = last_turn()
    give(state, RED, cards="D16 L32")
    refinery(state, RED, "NA_S", "rr")
    refinery(state, RED, "EU_S", "r")
    finish(state)
    play(state, "drain:NA_S deliver:2 pass")
    assert (cards_of(state, RED), discarded(state)) == ({"D16"}, {"L32"})


@pytest.mark.clause("W191", "W56")
def test_without_a_barrel_in_a_refinery_nobody_is_asked() -> None:
    state = last_turn()
    give(state, RED, cards="L32")
    refinery(state, RED, "NA_S")
    finish(state)
    assert state.seat == OVER


@pytest.mark.clause("W191")
def test_only_barrels_in_the_box_count_so_that_an_emptying_scores() -> None:
    state = last_turn()
    give(state, RED, cards="L32")
    refinery(state, RED, "NA_S", "r")
    finish(state)
    play(state, "drain:NA_S deliver:1")
    assert list(state.scores()) == [10, 0, 0, 0]


# --- the last repayment ---


@pytest.mark.clause("W192")
@pytest.mark.parametrize(
    ("held", "owed", "left", "lost"), [(25, 1, 0, 0), (30, 1, 5, 0), (10, 1, 0, 15), (0, 2, 0, 50), (60, 2, 10, 0)]
)
def test_every_loan_costs_25_and_each_missing_share_a_point(held: int, owed: int, left: int, lost: int) -> None:
    state = last_turn()
    give(state, BLUE, blue=60)  # nothing to gain in red but for red alone
    give(state, RED, red=held, loans=owed, score=100)
    finish(state)
    assert (own(state, RED), loans(state, RED)) == (left, 0)
    assert track(state, RED) == 100 - lost


@pytest.mark.clause("W193")
@pytest.mark.parametrize("zero_loan", [True, False])
def test_the_score_may_fall_below_zero_and_no_new_loan_follows(zero_loan: bool) -> None:
    state = last_turn(zero_loan=zero_loan)
    for seat, colour in enumerate(("red", "yellow", "green", "blue")):
        give(state, seat, **{colour: 1})
    give(state, RED, red=10, loans=1, score=3)
    finish(state)
    assert track(state, RED) == 3 - 15
    assert (own(state, RED), loans(state, RED)) == (0, 0)
    assert state.scores()[RED] == -12


@pytest.mark.clause("W192")
def test_barrels_at_the_bank_return_with_the_last_repayment() -> None:
    state = last_turn()
    give(state, RED, red=60, loans=2)
    assert supply(state, RED) == 34
    finish(state)
    assert (pledged(state, RED), supply(state, RED)) == (0, 36)


@pytest.mark.clause("W191", "W192")
def test_shares_from_the_last_emptyings_repay_loans() -> None:
    state = last_turn()
    give(state, RED, red=10, loans=1, cards="L32")
    refinery(state, RED, "NA_S", "yyyy")
    finish(state)
    play(state, "drain:NA_S take:15")
    play(state, "take:1")
    assert track(state, RED) == 0
    assert own(state, RED) == 0


@pytest.mark.clause("W24", "W170")
@pytest.mark.parametrize(("seats", "last"), [(4, 7), (3, 8)])
def test_the_game_ends_with_the_last_turn_of_the_last_round(seats: int, last: int) -> None:
    state = last_turn(seats)
    assert state.round == last
    finish(state)
    assert state.seat == OVER
    assert offered(state) == []
    assert refusal(state, "done") != ""


def test_a_transport_in_the_last_turn_still_counts() -> None:
    """What it fills is emptied in step G, before the end."""
    state = last_turn()
    waiting(state, BLUE, "NA_S", 1)
    rig(state, BLUE, "NA_S", 1)
    refinery(state, BLUE, "NA_S", "rrrr")
    oil(state, "L05", cash=4)
    play(state, "transport")
    end_menus(state)
    assert kinds(state) == set()
    assert box(state, "NA") == "rrrrb"
