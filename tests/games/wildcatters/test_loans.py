"""Loans: forced, recorded, repaid (W173 to W184)."""

from typing import Any

import pytest

from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.tables import flat
from tests.games.wildcatters.looking import (
    barrels_on_pumps,
    loans,
    own,
    pledged,
    refined,
    shares,
    supply,
    tokens,
    track,
)
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    end_turn,
    fleet,
    give,
    kinds,
    limit_supply,
    offered,
    oil,
    play,
    pump,
    refinery,
    refusal,
    rig,
    table,
    tanker,
    token,
    train,
    waiting,
)


def joining(held: int, **options: Any) -> Wildcatters:
    """Yellow, who has so many own shares, joins red's drilling (three shares)."""
    state = table(**options)
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    give(state, YELLOW, yellow=held)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    return state


@pytest.mark.clause("W173", "W176")
@pytest.mark.parametrize(("held", "left", "owed"), [(2, 9, 1), (1, 8, 1), (4, 1, 0)])
def test_who_owes_more_than_he_has_pays_borrows_and_goes_on_paying(held: int, left: int, owed: int) -> None:
    state = joining(held)
    assert (own(state, YELLOW), loans(state, YELLOW)) == (left, owed)
    assert (pledged(state, YELLOW), supply(state, YELLOW)) == (owed, 33 - owed)
    assert shares(state, RED)[1] == 3


@pytest.mark.clause("W173", "W175")
def test_with_nothing_at_all_one_borrows_first() -> None:
    state = joining(0, zero_loan=False)
    assert (own(state, YELLOW), loans(state, YELLOW)) == (7, 1)


@pytest.mark.clause("W173", "W177")
def test_as_often_as_needed() -> None:
    """Yellow's refineries take eight barrels of red with one share left: sixteen are due, and two loans pay them."""
    state = table()
    waiting(state, RED, "NA_S", 8)
    refinery(state, YELLOW, "NA_S")
    refinery(state, YELLOW, "SA_W")
    train(state, RED, "K_NA_S_SA_W")
    give(state, YELLOW, yellow=1)
    oil(state, "L05", cash=20)
    play(state, "transport refine refine refine refine refine")
    assert (own(state, YELLOW), loans(state, YELLOW), pledged(state, YELLOW)) == (1 + 20 - 16, 2, 2)
    assert shares(state, RED)[1] == 16


@pytest.mark.clause("W173")
@pytest.mark.parametrize("due", ["field", "link", "tanker", "refinery"])
def test_every_fee_of_a_transport_may_force_a_loan(due: str) -> None:
    """Red has one own share and owes two for the thing in question; nothing else costs anything."""
    state = table()
    give(state, RED, red=1)
    if due == "field":
        pump(state, RED, "NA_S", 3)
        pump(state, RED, "NA_S", 3)
        train(state, BLUE, "F_NA_S")
    elif due == "refinery":
        refinery(state, RED, "NA_S")
        waiting(state, GREEN, "NA_S", 1)
    else:
        waiting(state, RED, "NA_S", 2)
    if due == "link":
        train(state, BLUE, "K_NA_S_SA_W")
        refinery(state, RED, "SA_W")
    if due == "tanker":
        tanker(state, BLUE, "NA_S")
        refinery(state, RED, "EU_S")
    oil(state, "L05", cash=20)
    play(state, "transport join" if due == "refinery" else "transport")
    assert (own(state, RED), loans(state, RED)) == (9, 1)
    assert shares(state, GREEN if due == "refinery" else BLUE)[0] == 2


@pytest.mark.clause("W121", "W133", "W136", "W139", "W173")
def test_nothing_is_owed_for_what_is_ones_own() -> None:
    """Red has no own share at all; its train, link, tanker and refineries carry its barrels without a loan."""
    state = table(zero_loan=False)
    give(state, RED, red=0, yellow=4)
    pump(state, RED, "NA_S", 3)
    pump(state, RED, "NA_S", 3)
    train(state, RED, "F_NA_S")
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, RED, "SA_W", "gggg")
    tanker(state, RED, "SA_W")
    refinery(state, RED, "EU_S")
    oil(state, "L05", cash=20, keep_open=True)
    effects = play(state, "transport refine")  # the first; the second sails
    assert (refined(state, "SA_W"), refined(state, "EU_S")) == ("rgggg", "r")
    assert (shares(state, RED), loans(state, RED)) == ((0, 4, 0, 0), 0)
    moved = [flow for effect in effects for flow in effect.flows()]
    assert [(flow.good, flow.amount) for flow in moved] == [("cash", -4)]


@pytest.mark.clause("W174")
def test_whoever_comes_to_no_own_share_borrows_at_once_after_a_fee() -> None:
    state = joining(3)
    assert (own(state, YELLOW), loans(state, YELLOW)) == (10, 1)


@pytest.mark.clause("W174")
def test_after_a_bid_too() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    token(state, "NA_S")
    give(state, RED, red=4)
    oil(state, "L05", cash=20)
    play(state, "drill bid:4")
    assert tokens(state, "NA_S") == ["red"]
    assert (own(state, RED), loans(state, RED)) == (10, 1)
    assert supply(state, RED) == 36 - 3 - 1 - 1


@pytest.mark.clause("W174")
def test_after_a_payment_of_dollars_in_shares_too() -> None:
    state = table()
    give(state, RED, red=6, yellow=5)
    building(state, "L05", cash=10)
    play(state, "refinery:NA_S give:6")
    assert (own(state, RED), loans(state, RED)) == (10, 1)


@pytest.mark.clause("W175")
def test_without_the_rule_for_zero_only_a_debt_forces_a_loan() -> None:
    state = joining(3, zero_loan=False)
    assert (own(state, YELLOW), loans(state, YELLOW)) == (0, 0)
    state = table(zero_loan=False)
    give(state, RED, red=6)
    building(state, "L05", cash=10)
    play(state, "refinery:NA_S")
    assert (own(state, RED), loans(state, RED)) == (0, 0)


@pytest.mark.clause("W174", "W188")
def test_shares_of_others_do_not_help() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    give(state, YELLOW, red=30, yellow=3, blue=12)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    assert shares(state, YELLOW) == (30, 10, 0, 12)


@pytest.mark.clause("W176")
def test_a_loan_is_a_barrel_of_the_supply_for_ten_shares() -> None:
    state = joining(2)
    assert supply(state, YELLOW) == 36 - 3 - 1
    assert pledged(state, YELLOW) == 1


@pytest.mark.clause("W178")
def test_without_a_barrel_the_loan_is_only_recorded() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    give(state, YELLOW, yellow=2)
    limit_supply(state, YELLOW, 0)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    assert (own(state, YELLOW), loans(state, YELLOW)) == (9, 1)
    assert (pledged(state, YELLOW), supply(state, YELLOW)) == (0, 0)


@pytest.mark.clause("W93", "W176")
def test_the_fee_of_a_joiner_comes_before_the_barrels_of_its_pump() -> None:
    """Yellow's last three barrels: one is the pledge of the loan that the fee forces, two go onto the pump."""
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    give(state, YELLOW, yellow=2)
    limit_supply(state, YELLOW, 3)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    assert (pledged(state, YELLOW), barrels_on_pumps(state, YELLOW, "NA_S")) == (1, [2])


@pytest.mark.clause("W84", "W174")
def test_a_price_is_paid_before_what_it_is_for() -> None:
    """Red gives its last six shares for two of the eight dollars; of three barrels one is pledged."""
    state = table()
    rig(state, RED, "NA_S", 4)
    give(state, RED, red=6)
    limit_supply(state, RED, 3)
    oil(state, "L05", cash=6)
    play(state, "drill")
    assert (own(state, RED), pledged(state, RED), barrels_on_pumps(state, RED, "NA_S")) == (10, 1, [2])


@pytest.mark.clause("W179")
def test_no_loan_by_choice() -> None:
    """Two dollars and two shares do not buy a tanker more than the two dollars do, and no menu lends."""
    state = table()
    rig(state, RED, "NA_S", 4)
    give(state, RED, red=2)
    building(state, "L05", cash=3)
    assert refusal(state, "refinery:NA_S") == "W42"
    assert kinds(state) == {"tanker", "train", "done"}
    assert loans(state, RED) == 0


# --- repaying ---


def round_end(round_: int, seats: int = 4, **options: Any) -> Wildcatters:
    """The last player of a round is about to begin."""
    return table(seats, round_=round_, active=seats - 1, **options)


def to_the_end(state: Wildcatters) -> Wildcatters:
    """The last turn of the round is over and the display filled."""
    fleet(state, "L09")
    end_turn(state)
    return state


@pytest.mark.clause("W180")
@pytest.mark.parametrize(("seats", "dates"), [(4, {3: 15, 5: 20}), (3, {4: 15, 6: 20})])
def test_loans_may_be_repaid_at_the_end_of_two_rounds(seats: int, dates: dict[int, int]) -> None:
    for round_ in range(1, 7 if seats == 4 else 8):
        state = round_end(round_, seats)
        give(state, YELLOW, yellow=60, loans=1)
        to_the_end(state)
        if round_ in dates:
            assert (state.seat, offered(state)) == (YELLOW, ["repay:0", "repay:1"])
            play(state, "repay:1")
            assert (own(state, YELLOW), loans(state, YELLOW)) == (60 - dates[round_], 0)
        else:
            assert kinds(state).isdisjoint({"repay"})
            assert loans(state, YELLOW) == 1


@pytest.mark.clause("W180")
def test_nobody_is_obliged_to_repay() -> None:
    state = round_end(3)
    give(state, YELLOW, yellow=60, loans=1)
    to_the_end(state)
    play(state, "repay:0")
    assert (own(state, YELLOW), loans(state, YELLOW)) == (60, 1)


@pytest.mark.clause("W181", "W27")
def test_any_number_of_loans_and_players_in_turn_order() -> None:
    state = round_end(3)
    give(state, GREEN, green=50, loans=4)
    give(state, RED, red=31, loans=1)
    to_the_end(state)
    assert (state.seat, offered(state)) == (RED, ["repay:0", "repay:1"])
    play(state, "repay:1")
    assert (state.seat, offered(state)) == (GREEN, ["repay:0", "repay:1", "repay:2", "repay:3"])
    play(state, "repay:3")
    assert (own(state, GREEN), loans(state, GREEN)) == (5, 1)


@pytest.mark.clause("W181")
def test_the_turn_order_is_that_of_the_round() -> None:
    state = table(round_=3, active=1, order=(2, 3, 0, 1))
    state.first = 2
    for seat, colour in enumerate(("red", "yellow", "green", "blue")):
        give(state, seat, loans=1, **{colour: 30})
    to_the_end(state)
    met = []
    for _ in range(4):
        met.append(int(state.seat))
        play(state, "repay:0")
    assert met == [2, 3, 0, 1]


@pytest.mark.clause("W182")
@pytest.mark.parametrize(
    ("held", "owed", "zero_loan", "most"),
    [(15, 1, True, 0), (16, 1, True, 1), (15, 1, False, 1), (30, 2, True, 1), (31, 2, True, 2), (30, 2, False, 2)],
)
def test_a_repayment_leaves_a_share_where_zero_forces_a_loan(held: int, owed: int, zero_loan: bool, most: int) -> None:
    state = round_end(3, zero_loan=zero_loan)
    give(state, YELLOW, yellow=held, loans=owed)
    to_the_end(state)
    expected = [f"repay:{count}" for count in range(most + 1)] if most else []
    assert offered(state, "repay") == expected


@pytest.mark.clause("W183")
@pytest.mark.parametrize(("barrels", "repaid", "left"), [(3, 1, 2), (3, 3, 0), (1, 1, 1), (1, 2, 1), (0, 1, 0)])
def test_a_repaid_loan_returns_its_barrel(barrels: int, repaid: int, left: int) -> None:
    """Of three loans so many have a barrel at the bank; afterwards there are no more than loans are left."""
    state = round_end(3)
    give(state, YELLOW, yellow=60, loans=3)
    state.supply[YELLOW] += 3 - barrels
    state.pledged = flat([0, barrels, 0, 0])
    before = supply(state, YELLOW)
    to_the_end(state)
    play(state, f"repay:{repaid}")
    assert (loans(state, YELLOW), pledged(state, YELLOW)) == (3 - repaid, left)
    assert supply(state, YELLOW) == before + barrels - left


@pytest.mark.clause("W184")
@pytest.mark.parametrize(("answer", "gain"), [("repay:1", 4), ("repay:0", 0)])
def test_repayment_comes_before_the_interim_scoring(answer: str, gain: int) -> None:
    """Repaid in time, yellow leads its own company with what is left; with the loan it is not counted there."""
    state = round_end(5)
    for seat, colour in enumerate(("red", "yellow", "green", "blue")):
        give(state, seat, **{colour: 1})
    give(state, YELLOW, yellow=26, loans=1)
    to_the_end(state)
    assert (state.seat, kinds(state)) == (YELLOW, {"repay"})
    assert track(state, RED) == 5
    play(state, answer)
    assert track(state, YELLOW) == 5 + gain
    assert track(state, RED) == 5 + 4
