"""What Giganten advises, question by question: driving, building, hauling, selling, bidding."""

import pytest
from mypy_extensions import i64

from gusher.bots.playout import random_answer
from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.advice import bidding as bids
from gusher.games.giganten.advice import drive, market, thoughts
from gusher.games.giganten.data import COST, NEIGHBOUR, SITES
from gusher.games.giganten.policy import POLICY
from gusher.games.giganten.state import Giganten
from gusher.kernel.policy import NO_ADVICE
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE
from tests.games.giganten.advised import advised, advised_game
from tests.games.giganten.positions import (
    DEFAULT,
    Cell,
    bidding,
    building,
    derrick,
    fresh,
    hand,
    hauling,
    midgame,
    moving,
    offered,
    play,
    price,
    seen,
    short,
    site,
    tank,
    truck,
)
from tests.games.walks import sampled

# --- driving ---


def ways(state: Giganten, seat: int) -> dict[int, int]:
    """The cells that single steps can reach, with the points they take: by playing them all."""
    found = {int(state.trucks[seat]): 0}
    waiting = [state]
    while waiting:
        here = waiting.pop()
        for action in here.legal():
            if do.STEP <= action < do.STEP + 4:
                there = here.clone()
                there.play(action)
                spent = int(state.points - there.points)
                if spent < found.get(int(there.trucks[seat]), 99):
                    found[int(there.trucks[seat])] = spent
                    waiting.append(there)
    return found


@pytest.mark.parametrize(("place", "points"), [((3, 1), 4), ((6, 6), 6), ((1, 4), 5), ((7, 9), 7)])
def test_the_drive_knows_every_cell_that_steps_can_reach(place: Cell, points: int) -> None:
    state = midgame()
    truck(state, 0, place)
    truck(state, 1, (2, 2))
    truck(state, 2, (6, 7))
    derrick(state, 1, (0, 3), 2)
    derrick(state, 1, (5, 6), 2)
    moving(state, points=points)
    reach = drive.Drive(state, 0, state.leave)
    reach.spread_from(state.trucks[0], state.points)
    assert {int(found): int(reach.cost[found]) for found in reach.cells} == ways(state, 0)
    for found in reach.cells:
        if found != state.trucks[0]:
            assert f"step:{'NSWE'[reach.first[found]]}" in offered(state)


def test_distances_to_sites_are_those_of_empty_terrain() -> None:
    for where in range(SITES):
        for start_cell in range(0, 240, 7):
            away = int(drive.DISTANCE[where * 240 + start_cell])
            around = [int(NEIGHBOUR[start_cell * 4 + way]) for way in range(4)]
            if away > 0:
                steps = [int(COST[other] + drive.DISTANCE[where * 240 + other]) for other in around if other >= 0]
                assert away == min(steps)


def test_every_look_on_the_way_is_taken() -> None:
    state = midgame()
    truck(state, 0, (6, 6))
    moving(state, points=0)
    assert advised(state) == "look:N"
    play(state, "look:N tile:3")
    assert advised(state) == "look:S"
    play(state, "look:S tile:4")
    assert advised(state) == "end"


def test_a_move_keeps_to_its_plan_and_leaves_no_points_unused() -> None:
    """The truck never takes a step back, and what it does not need the loco takes (G34)."""
    for seed in range(3):
        visited: list[int] = []
        previous = None
        for state in advised_game(4, DEFAULT, seed):
            if state.step == ask.MOVE and state.seat >= 0:
                if previous != (state.round, state.seat):
                    visited = []
                    looked = int(sum(bin(int(mask)).count("1") for mask in state.viewers))
                previous = (state.round, state.seat)
                now = int(sum(bin(int(mask)).count("1") for mask in state.viewers))
                if now != looked:  # a look may change the plan
                    visited, looked = [], now
                here = int(state.trucks[state.seat])
                assert here not in visited[:-1]
                if not visited or visited[-1] != here:
                    visited.append(here)
                if advised(state) == "end":
                    assert "loco" not in offered(state)


def test_of_known_tiles_the_richest_in_reach_draws_the_truck() -> None:
    state = midgame()
    truck(state, 0, (6, 4))
    state.locos[0] = 8
    for place in ((6, 2), (4, 4), (7, 6), (8, 3), (3, 2), (2, 4)):
        seen(state, 0, place, 2 if place in ((6, 2), (4, 4), (7, 6), (8, 3)) else 3)
    seen(state, 0, (5, 6), 4)
    moving(state, points=4)
    while state.step == ask.MOVE and state.seat == 0:
        state.play(POLICY.advise(state, Rng(1)))
    assert drive.DISTANCE[site((5, 6)) * 240 + int(state.trucks[0])] == 0


def test_a_plan_ends_where_it_says() -> None:
    compared = 0
    for state in sampled(advised_game(4, DEFAULT, 6), 5):
        if state.step != ask.MOVE:
            continue
        for idea in POLICY.ideas(state):
            if idea >= thoughts.PLAN:
                assert carried_out(state, idea) == idea - thoughts.PLAN
                compared += 1
    assert compared > 50


def carried_out(state: Giganten, plan: i64) -> int:
    """The cell on which the truck ends if the plan is followed."""
    trial = state.clone()
    seat = trial.seat
    rng = Rng(1)
    given = 0
    while (answer := POLICY.follow(trial, plan, given)) != NO_ADVICE:
        trial.play(answer)
        given += 1
        while trial.seat == CHANCE and trial.step < ask.BID:
            trial.play(random_answer(trial, rng))
        if trial.seat != seat:
            break
    return int(trial.trucks[seat])


def test_the_truck_starts_where_its_first_move_is_worth_most() -> None:
    state = fresh()
    rng = Rng(2)
    while state.step != ask.PLACE:
        state.play(random_answer(state, rng))
    rows = [short(int(idea)) for idea in POLICY.ideas(state)]
    assert advised(state) == rows[0]
    assert len(rows) == thoughts.MOST_ROWS
    assert set(rows) <= set(offered(state, "place"))


# --- building ---


def test_of_two_tiles_the_richer_is_built_on_and_a_poor_one_late_is_not() -> None:
    state = midgame()
    truck(state, 0, (6, 6))
    state.locos[0] = 7
    seen(state, 0, (5, 6), 2)
    seen(state, 0, (7, 6), 4)
    assert advised(building(state)) == "build:S"
    far = midgame()
    truck(far, 0, (0, 16))
    assert advised(building(far)) == "skip"  # for many rounds to come no train could carry its oil


# --- hauling and selling ---


def test_markers_go_together_where_they_can_be_sold() -> None:
    state = midgame()
    for place in ((3, 2), (6, 2), (10, 2)):
        derrick(state, 0, place, 2)
    state.locos[0] = 5
    hand(state, 0, 3, 3)
    price(state, "J", 7000)
    hauling(state)
    for _ in range(3):
        assert advised(state) == "own:J"
        play(state, "own:J")


def test_a_company_that_a_stronger_rival_wants_is_left_alone() -> None:
    state = midgame()
    derrick(state, 0, (3, 2), 2)
    state.locos[0] = 5
    hand(state, 0, 2, 1)
    hand(state, 1, 0, 20)
    price(state, "J", 6500)
    price(state, "S", 6000)
    tank(state, 1, "J", 5)
    assert advised(hauling(state)) == "own:S"


def test_a_train_is_hired_only_where_the_marker_earns_its_fee() -> None:
    state = midgame()
    derrick(state, 0, (3, 2), 3)
    state.black = 4
    hand(state, 0, 4, 4)
    price(state, "H", 8000)
    assert advised(hauling(state.clone())) == "black:H"
    for company in "HJS":
        price(state, company, 1500)
    state.black = 19
    hand(state, 0, 0, 0)
    assert advised(hauling(state)) == "drop"


def test_what_may_stay_is_not_sold_at_the_lowest_price() -> None:
    state = midgame()
    price(state, "H", 1500)
    state = bidding({0: (4, 4)}, {0: "HHH"}, state)
    play(state, "bid:1 pay:1,0")
    assert advised(state) == "sell:1"
    price(state, "H", 7000)
    assert advised(state) == "sell:3"
    price(state, "H", 1500)
    state.black = 19  # the next red card ends the game: what is left brings 1000 each
    assert advised(state) == "sell:3"


def test_a_payment_is_exact_where_it_can_be_and_keeps_the_cards_many() -> None:
    state = bidding({0: (3, 2), 1: (2, 2)}, {0: "H", 1: "H"})
    play(state, "bid:5 pass")
    assert advised(state) == "pay:1,2"
    only_twos = bidding({0: (0, 4), 1: (2, 2)}, {0: "H", 1: "H"})
    play(only_twos, "bid:3 pass")
    assert advised(only_twos) == "pay:0,2"


def test_the_price_rises_where_the_seat_sells() -> None:
    state = midgame()
    hand(state, 0, 5, 5)
    tank(state, 0, "S", 2)
    for place in ((3, 2), (6, 2)):
        derrick(state, 0, place, 3)
    state.locos[0] = 5
    moving(state, "B10", points=0)
    while state.step == ask.MOVE and state.seat == 0:
        state.play(POLICY.advise(state, Rng(1)))
    assert advised(state) == "price:S,up"


# --- bidding ---


def test_who_is_alone_bids_one() -> None:
    assert advised(bidding({0: (2, 2)}, {0: "HH"})) == "bid:1"


def test_no_honest_bid_goes_beyond_hand_or_gain() -> None:
    for state in sampled(advised_game(4, DEFAULT, 8), 1):
        if state.step == ask.BID:
            seen_market = market.Market(state, state.seat, state.seat)
            assert bids.limit(seen_market) <= seen_market.points_of(state.seat)
    poor = bidding({0: (9, 9), 1: (9, 9)}, {0: "H", 1: "H"})
    price(poor, "H", 1500)
    assert advised(poor) == "pass"


def bluffing(rival: str, rival_hand: tuple[int, int] = (0, 12), bluffer: str = "stays") -> Giganten:
    """Seat 0 can cover three points and is asked to top a bid of three."""
    state = bidding({0: (1, 1), 1: rival_hand}, {0: "HHHH", 1: rival}, midgame(bluffer=bluffer))
    price(state, "H", 9000)
    return state


def test_a_bluff_is_tried_sometimes_and_only_where_somebody_will_go_beyond() -> None:
    state = bluffing("HHHHH")
    state.bid = 3
    answers = {advised(state, seed) for seed in range(40)}
    assert answers == {"bid:4", "pass"}
    weak = bluffing("HHHHH", (2, 1))
    weak.bid = 3
    assert {advised(weak, seed) for seed in range(40)} == {"pass"}


@pytest.mark.clause("G85")
def test_a_bluff_is_tried_more_readily_if_the_bluffer_stays() -> None:
    """Four cards are thought to be worth 6: two points more than the bluff."""
    answers = {}
    for bluffer in ("stays", "out"):
        state = bluffing("HHHHH", (2, 2), bluffer)
        state.bid = 3
        answers[bluffer] = {advised(state, seed) for seed in range(40)}
    assert answers == {"stays": {"bid:4", "pass"}, "out": {"pass"}}


@pytest.mark.clause("G85")
@pytest.mark.parametrize(("bluffer", "opener", "eagerness"), [("stays", 1, 2.0), ("out", 0, 0.0)])
def test_who_was_caught_and_stays_is_reckoned_with_and_known_to_be_poor(
    bluffer: str, opener: int, eagerness: float
) -> None:
    state = bidding({0: (2, 2), 1: (5, 0)}, {0: "HHHH", 1: "HHHH"}, midgame(first=1, bluffer=bluffer))
    price(state, "H", 9000)
    assert market.Market(state, 0, 0).points_of(1) == 7.5
    play(state, "bid:6 pass penalty:1 penalty:1 penalty:1")
    assert state.seat == opener
    if bluffer == "stays":
        play(state, "bid:1")
    seen_market = market.Market(state, 0, 0)
    assert seen_market.points_of(1) == 2.0  # whoever could not pay 6 with five cards has no two
    assert bids.eagerness(seen_market) == eagerness


def test_points_are_kept_for_a_better_company_to_come() -> None:
    state = midgame()
    price(state, "H", 4000)
    price(state, "S", 9000)
    state = bidding({0: (2, 2), 1: (2, 2), 2: (2, 3)}, {0: "HSSSS", 1: "H", 2: "SS"}, state)
    here = market.Market(state, 0, 0)
    assert bids.limit(here) < here.points_of(0)
    alone = bidding({0: (2, 2), 1: (2, 2), 2: (2, 3)}, {0: "HHHH", 1: "H", 2: "S"})
    there = market.Market(alone, 0, 0)
    assert bids.limit(there) == there.points_of(0)
