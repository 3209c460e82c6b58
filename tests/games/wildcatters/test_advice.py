"""What Wildcatters advises, question by question: bids, shares, building, oil, ships, emptying, debts."""

from itertools import pairwise

import pytest

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.advice import bidding, oil
from gusher.games.wildcatters.advice.lookahead import after
from gusher.games.wildcatters.advice.prospect import Prospect
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import ZONES
from gusher.games.wildcatters.policy import POLICY
from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.advised import advised, positions_of_advised_game
from tests.games.wildcatters.looking import own
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    deliver,
    end_turn,
    fleet,
    give,
    number,
    play,
    pump,
    refinery,
    rig,
    table,
    tanker,
    token,
    train,
    turn,
    waiting,
)
from tests.games.wildcatters.positions import oil as oil_menu

WEIGHTS = Weights()

# --- bidding ---


def auctioning(taken: int = 0, shares: int = 20, round_: int = 3, credit: bool = True) -> Wildcatters:
    """Red has drilled with yellow and is asked for the first bid."""
    state = table(round_=round_, credit_bids=credit)
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S")
    token(state, "NA_S")
    train(state, RED, "F_NA_S")
    refinery(state, GREEN, "NA_S")
    give(state, RED, red=shares, taken=taken)
    oil_menu(state, "L05", cash=30)
    play(state, "drill join")
    assert state.step == ask.BID
    return state


def test_the_least_bid_is_made_as_long_as_the_token_is_worth_it() -> None:
    state = auctioning()
    limit = bidding.limit(state, WEIGHTS)
    assert limit >= 4
    assert advised(state) == "bid:4"
    state.bid = limit
    assert advised(state) == "pass"


def test_a_later_token_is_worth_more() -> None:
    limits = [bidding.limit(auctioning(taken), WEIGHTS) for taken in (0, 2, 5)]
    assert limits[0] < limits[1] <= limits[2]


def test_no_bid_goes_to_the_last_shares() -> None:
    for shares in (4, 5, 6, 9):
        assert bidding.limit(auctioning(5, shares, credit=False), WEIGHTS) <= shares - bidding.KEPT
    assert advised(auctioning(5, 5, credit=False)) == "pass"


@pytest.mark.clause("W103")
def test_only_a_late_token_is_worth_a_loan() -> None:
    for shares in (1, 4, 6, 9):
        assert all(bidding.limit(auctioning(taken, shares), WEIGHTS) <= shares for taken in range(4))
    assert bidding.limit(auctioning(8, 4), WEIGHTS) > 4
    assert advised(auctioning(8, 1)) == "bid:4"


# --- refinery cards in mid-transport ---


def sailing(*refineries: str) -> Wildcatters:
    """Red has a card and, in the USA and Mexico, a refinery with three barrels of its own; green's tanker there is
    loaded with three of green's. Yellow has refineries elsewhere."""
    state = table(round_=7)
    give(state, RED, cards="L32")
    refinery(state, RED, "NA_S", "rrr")
    for zone in refineries:
        refinery(state, YELLOW, zone)
    waiting(state, GREEN, "NA_S", 3)
    tanker(state, GREEN, "NA_S")
    oil_menu(state, "L05", cash=20)
    play(state, "transport join")
    while state.step == ask.WAY:
        play(state, "load:green-1")
    assert state.step == ask.SHIP
    return state


@pytest.mark.clause("W58")
def test_a_card_shuts_others_out_of_the_last_refinery() -> None:
    assert advised(sailing()) == "empty"


@pytest.mark.clause("W58")
def test_a_card_that_shuts_nobody_out_can_wait() -> None:
    """Green's barrels find room elsewhere, so that the refinery may as well be emptied when all has landed."""
    assert advised(sailing("NA_N", "SA_E", "EU_S")) == "dispatch:green-1"


# --- which shares ---


def taking(**held: int) -> Wildcatters:
    """Red's refinery is emptied in the last turn: it names twelve shares, its own first."""
    state = table(round_=7, active=BLUE)
    refinery(state, RED, "NA_N", "yyy")
    give(state, RED, **held)
    give(state, BLUE, cards="L04")
    turn(state)
    play(state, "empty")
    assert state.seat == RED
    return state


def test_shares_are_taken_where_a_place_is_cheapest() -> None:
    """Red is safely first in its own company; third place costs five shares in yellow's, one in green's or blue's."""
    state = taking(red=20)
    give(state, YELLOW, yellow=30)
    give(state, GREEN, yellow=4, green=30)
    give(state, BLUE, yellow=3, blue=30)
    taken = []
    while state.seat == RED:
        answer = advised(state)
        taken.append(int(answer.partition(":")[2]))
        play(state, answer)
    assert taken[0] == 0
    assert taken[1] >= 5
    assert taken[2] > 0


def test_shares_are_given_where_they_count_least() -> None:
    """Two shares of green's company win nothing beside 40; red's own keep its place and the bonus."""
    state = table(round_=7)
    give(state, RED, cash=0, red=20, green=6)
    give(state, YELLOW, red=19, green=40)
    give(state, GREEN, green=50, red=10)
    give(state, BLUE, green=30)
    refinery(state, RED, "SA_E")
    pump(state, RED, "SA_E", 2)
    train(state, RED, "F_SA_E")
    oil_menu(state, "L13", cash=2)
    play(state, "transport")
    assert advised(state) == "give:0"


# --- building ---


def test_the_fifth_refinery_is_built_for_its_points() -> None:
    state = table(round_=7)
    for zone in ("NA_N", "SA_E", "RU_W", "EU_N"):
        refinery(state, RED, zone)
    for seat in (YELLOW, GREEN, BLUE):
        give(state, seat, cash=60)
    assert advised(building(state, "L05", cash=13)).startswith("refinery:")


def test_nothing_is_built_that_would_starve_a_good_transport() -> None:
    state = table(round_=6)
    refinery(state, YELLOW, "NA_S")
    train(state, RED, "F_NA_S")
    for _ in range(3):
        pump(state, RED, "NA_S", 2)
    deliver(state, "NA", "yg")
    building(state, "L05", cash=4)
    give(state, RED, red=2)
    assert advised(state) == "done"
    play(state, "done")
    assert advised(state) == "transport"


def test_a_train_is_laid_where_the_own_barrels_have_none() -> None:
    state = table(round_=4)
    refinery(state, YELLOW, "SA_E")
    for _ in range(2):
        pump(state, RED, "SA_E", 3)
    building(state, "L13", cash=12)
    with_train = after(state, WEIGHTS, RED, number("train:F_SA_E"))
    assert with_train > after(state, WEIGHTS, RED, number("train:K_SA_W_SA_E"))
    assert advised(state) == "train:F_SA_E"


# --- oil ---


def test_who_can_drill_among_rigs_drills() -> None:
    state = table(round_=2)
    rig(state, RED, "RU_E", 2)
    rig(state, YELLOW, "RU_E")
    rig(state, GREEN, "RU_E")
    token(state, "RU_E")
    train(state, RED, "F_RU_E")
    refinery(state, RED, "RU_E")
    assert advised(oil_menu(state, "L21", cash=14)) == "drill"


def test_barrels_of_others_alone_are_not_hauled() -> None:
    state = table(round_=4)
    pump(state, YELLOW, "RU_E", 3)
    pump(state, GREEN, "RU_E", 3)
    train(state, YELLOW, "F_RU_E")
    refinery(state, GREEN, "RU_E")
    assert advised(oil_menu(state, "L21", cash=14)) == "done"


def joining(shares: int) -> Wildcatters:
    """Red drills; yellow is asked to join."""
    state = table(round_=3)
    rig(state, RED, "SA_W", 3)
    rig(state, YELLOW, "SA_W")
    train(state, RED, "F_SA_W")
    refinery(state, GREEN, "SA_W")
    give(state, YELLOW, yellow=shares)
    oil_menu(state, "L09", cash=12)
    play(state, "drill")
    assert state.seat == YELLOW
    return state


def test_a_drilling_is_joined_unless_it_would_force_a_loan() -> None:
    assert advised(joining(20)) == "join"
    assert advised(joining(3)) == "decline"


def test_a_wildcatter_that_waits_for_a_transport_makes_its_owner_join() -> None:
    state = table(round_=7)
    pump(state, RED, "AS_E", 2)
    token(state, "AS_E", YELLOW)
    train(state, RED, "F_AS_E")
    refinery(state, RED, "AS_E")
    give(state, YELLOW, taken=2)
    oil_menu(state, "L29", cash=9)
    play(state, "transport")
    assert state.seat == YELLOW
    assert advised(state) == "join"


def test_the_last_barrel_goes_where_it_wins_a_box() -> None:
    """Third place in the box of Russia is open, in that of Asia three others are far ahead."""
    state = table(round_=7, active=BLUE, order=(0, 1, 2, 3))
    refinery(state, YELLOW, "AS_E", "yygg")
    refinery(state, YELLOW, "RU_E", "yygg")
    deliver(state, "AS", "rrrrryyyyyggggg")
    train(state, BLUE, "F_AS_E")
    train(state, BLUE, "K_RU_E_AS_E")
    waiting(state, BLUE, "AS_E", 1)
    oil_menu(state, "L29", cash=9)
    play(state, "transport")
    assert state.step == ask.WAY
    assert advised(state) == "link:RU_E,blue"


def test_pumps_come_before_the_transport_that_takes_their_barrels_along() -> None:
    state = table(round_=3)
    pump(state, RED, "NA_S", 3)
    rig(state, RED, "NA_S", 2)
    train(state, RED, "F_NA_S")
    refinery(state, YELLOW, "NA_S")
    refinery(state, YELLOW, "EU_N")
    oil_menu(state, "L05", cash=20)
    answers = []
    while state.step == ask.OIL and "transport" not in answers:
        answers.append(advised(state))
        play(state, answers[-1])
    assert answers == ["swap", "swap", "transport"]


# --- ships ---


def test_an_idle_tanker_moves_to_the_harbour_that_needs_it() -> None:
    state = table(round_=3)
    tanker(state, RED, "AU_E")
    for seat in (RED, YELLOW):
        pump(state, seat, "SA_W", 3)
    train(state, RED, "F_SA_W")
    fleet(state, "L21", cash=0)
    assert advised(state) == "move:AU_E"
    play(state, "move:AU_E")
    assert advised(state) == "sail:SA_W"


def test_a_tanker_that_lies_well_stays() -> None:
    state = table(round_=3)
    tanker(state, RED, "SA_W")
    pump(state, RED, "SA_W", 3)
    fleet(state, "L21", cash=0)
    assert advised(state) == "done"


# --- emptying and ends ---


def test_at_the_end_a_card_empties_the_refinery_that_wins_a_box() -> None:
    state = table(round_=7, active=BLUE)
    give(state, RED, cards="L04")
    refinery(state, YELLOW, "EU_N", "rr")
    refinery(state, GREEN, "AF_E", "ggg")
    for seat in range(4):
        give(state, seat, cash=0)
    turn(state)
    play(state, "card:L09")
    while state.seat == BLUE:
        play(state, "done")
    assert state.seat == RED
    assert advised(state) == "drain:EU_N"


def test_a_loan_is_repaid_as_soon_as_it_can_be() -> None:
    state = table(round_=3, active=BLUE)
    give(state, RED, loans=1, red=30)
    turn(state)
    play(state, "card:L09")
    end_turn(state)
    assert state.seat == RED
    assert advised(state) == "repay:1"


def test_the_last_place_of_the_last_round_is_chosen() -> None:
    state = table(round_=6, active=BLUE)
    turn(state)
    play(state, "card:L09")
    end_turn(state)
    assert advised(state) == "order:4"


# --- whole turns ---


def test_prices_are_mixed_only_with_reason() -> None:
    """Whoever asks to mix then pays something in shares."""
    states = positions_of_advised_game(1)
    for before, now in pairwise(states):
        if before.step in (ask.BUILD, ask.OIL) and now.mix == 1 and before.mix == 0:
            trial = now.clone()
            seat = trial.seat
            held = sum(trial.shares[seat * 4 : seat * 4 + 4])
            answer = POLICY.answer(trial)
            assert answer != do.MIX
            trial.play(answer)
            while trial.seat == seat and trial.pending >= 0:
                trial.play(POLICY.answer(trial))
            assert sum(trial.shares[seat * 4 : seat * 4 + 4]) < held


def test_loans_are_rare_among_those_who_follow_the_advice() -> None:
    states = positions_of_advised_game(1)
    assert max(int(sum(state.loans)) for state in states) <= 4
    assert min(own(states[-2], seat) for seat in range(4)) >= 0


@pytest.mark.parametrize("region", ["NA_S", "RU_W"])
def test_the_plan_for_the_oil_needs_its_money(region: str) -> None:
    state = table(round_=4)
    card = {"NA_S": "L05", "RU_W": "L17"}[region]
    for _ in range(3):
        pump(state, RED, region, 3)
    train(state, RED, f"F_{region}")
    refinery(state, YELLOW, region)
    refinery(state, GREEN, "AU_W")
    building(state, card, cash=10)
    rich = oil.Oil(Prospect(state, WEIGHTS), RED).plan()
    give(state, RED, cash=0, red=2)
    assert rich > 0
    assert oil.Oil(Prospect(state, WEIGHTS), RED).plan() == 0
    assert ZONES[state.region] == region
