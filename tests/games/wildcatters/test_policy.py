"""What the bots know of Wildcatters: possible, honest about what they cannot see, and right where things are sure."""

from itertools import pairwise
from typing import Any

import pytest
from librt.vecs import append, vec

from gusher.arena.game import play as play_arena
from gusher.arena.game import win_shares
from gusher.arena.plan import Plan
from gusher.bots.judge import worth
from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.advice import contests, thoughts
from gusher.games.wildcatters.advice.prospect import Prospect, turns_left
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import CASH_CONTEST, CONTEST_COUNT, FIRST_BOX
from gusher.games.wildcatters.policy import POLICY
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER
from gusher.kernel.tables import flat
from tests.games.walks import sampled
from tests.games.wildcatters.advised import USUAL, advised_game, positions_of_advised_game
from tests.games.wildcatters.positions import (
    GREEN,
    RED,
    SETTINGS,
    YELLOW,
    deliver,
    give,
    pump,
    random_game,
    refinery,
    rig,
    setting_name,
    table,
    tanker,
    token,
    train,
    turn,
)
from tests.games.wildcatters.randomly import positions as eager_positions

ALL_SETTINGS = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)


# --- advice is possible, and honest ---


def check_possible(state: Wildcatters) -> None:
    legal = list(state.legal())
    assert POLICY.advise(state, Rng(3)) in legal
    ideas = list(POLICY.ideas(state))
    assert ideas
    assert len(set(ideas)) == len(ideas)
    for idea in ideas:
        assert POLICY.follow(state, idea, 0) in legal


@ALL_SETTINGS
def test_every_advice_and_every_idea_is_a_possible_answer(setting: tuple[int, dict[str, Any]]) -> None:
    for state in sampled(eager_positions(*setting, seed=2), 7):
        check_possible(state)
    for state in sampled(random_game(*setting, seed=4), 11):
        check_possible(state)


def test_advice_is_possible_in_every_position_of_a_game_played_by_it() -> None:
    """Each answer of the game was possible, or the rules would have stumbled; every question came up in it."""
    states = positions_of_advised_game(1)
    assert states[-1].seat == OVER
    for state in states[::5]:
        if state.seat >= 0:
            check_possible(state)


def test_advice_does_not_change_with_what_the_seat_cannot_see() -> None:
    rng = Rng(5)
    differing = 0
    for state in positions_of_advised_game(1):
        if state.step <= ask.REVEAL + 1 and state.seat >= 0:
            other = state.redact(state.seat).fill(rng)
            differing += other.dump() != state.dump()
            assert POLICY.advise(other, Rng(9)) == POLICY.advise(state, Rng(9))
            assert list(POLICY.ideas(other)) == list(POLICY.ideas(state))
            assert list(POLICY.outlook(other)) == list(POLICY.outlook(state))
    assert differing > 30


def test_advice_looks_without_touching() -> None:
    for state in positions_of_advised_game(1)[::9]:
        if state.seat >= 0:
            before = state.dump()
            assert len({int(POLICY.advise(state, Rng(seed))) for seed in range(2)}) == 1
            POLICY.ideas(state)
            POLICY.outlook(state)
            assert state.dump() == before


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    plan = Plan("wildcatters", bots, {}, 2, seed=2).checked()
    assert sum(win_shares(play_arena(plan, game, lambda *_: None))[0] for game in range(2)) == 2


# --- contests ---


def amounts_of(*numbers: float) -> vec[float]:
    table_: vec[float] = vec[float]()
    for number in numbers:
        table_ = append(table_, number)
    return table_


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("contest", [GREEN, CASH_CONTEST, FIRST_BOX])
@pytest.mark.parametrize("holdings", [(9, 4, 2, 1), (1, 2, 3, 4), (0, 7, 0, 3), (5, 0, 1, 0)])
def test_without_time_the_expected_points_are_those_of_the_places(
    seats: int, contest: int, holdings: tuple[int, ...]
) -> None:
    state = table(seats)
    held = holdings[:seats]
    points = list(score.gains(state, contest, flat(list(held))))
    if contest == GREEN and held[GREEN] == max(held):
        points[GREEN] += 4
    amounts = amounts_of(*map(float, held))
    found = [contests.expected(state.setting, contest, amounts, 1e-7, seat) for seat in range(seats)]
    assert found == pytest.approx(list(map(float, points)), abs=1e-3)


def test_a_lead_is_the_safer_the_larger_it_is_and_the_less_may_happen() -> None:
    assert contests.ahead(0.0, 3.0) == 0.5
    assert contests.ahead(2.0, 3.0) == pytest.approx(1 - contests.ahead(-2.0, 3.0))
    leads = [contests.ahead(lead, 3.0) for lead in (-4.0, -1.0, 0.0, 1.0, 4.0)]
    assert all(less < more for less, more in pairwise(leads))
    assert contests.ahead(2.0, 1.0) > contests.ahead(2.0, 5.0)


def test_the_interim_scoring_pays_two_places_and_only_until_it_is_over() -> None:
    state = table()
    totals = amounts_of(0, 0, 0, 0)
    contests.expect_interim(state.setting, totals, amounts_of(9, 6, 3, 0), 1e-7)
    assert list(totals) == pytest.approx([4.0, 2.0, 0.0, 0.0], abs=1e-3)
    gains = []
    for round_ in (5, 6):
        before = turn(table(round_=round_))
        after = turn(table(round_=round_))
        deliver(after, "EU", "rr")
        gains.append(POLICY.outlook(after)[RED] - POLICY.outlook(before)[RED])
    assert gains[0] > gains[1] - 1


# --- judging ---


def test_a_finished_game_is_judged_by_its_scores() -> None:
    state = positions_of_advised_game(1)[-1]
    assert list(POLICY.outlook(state)) == state.scores()


def test_worths_are_shares_of_one_whole() -> None:
    for state in sampled(random_game(4, USUAL, 3), 17):
        worths = list(worth(state, POLICY))
        assert sum(worths) == pytest.approx(1.0)
        assert all(0 <= share <= 1 for share in worths)


def midgame() -> Wildcatters:
    state = table(round_=4)
    for seat, zone in enumerate(("NA_N", "SA_E", "RU_W", "AS_E")):
        refinery(state, seat, zone)
        rig(state, seat, "NA_S")
        train(state, seat, f"F_{zone}")
    return turn(state)


def test_more_of_anything_is_a_better_outlook() -> None:
    before = POLICY.outlook(midgame())[RED]
    better = [midgame() for _ in range(8)]
    give(better[0], RED, cash=17)
    give(better[1], RED, red=26)
    give(better[2], RED, blue=4)
    deliver(better[3], "AF", "r")
    pump(better[4], RED, "NA_N", 3)
    token(better[5], "NA_N", RED)
    give(better[6], RED, cards="L04")
    refinery(better[7], YELLOW, "EU_N", "rr")
    for state in better:
        assert POLICY.outlook(state)[RED] > before


def test_debts_are_a_worse_outlook_and_the_worse_the_fewer_shares_there_are() -> None:
    free, owing, poor = midgame(), midgame(), midgame()
    give(owing, RED, loans=1)
    give(poor, RED, loans=1, red=4)
    assert POLICY.outlook(poor)[RED] < POLICY.outlook(owing)[RED] < POLICY.outlook(free)[RED]


def test_what_others_win_in_a_contest_a_seat_loses() -> None:
    before, after = midgame(), midgame()
    deliver(before, "SA", "rr")
    deliver(after, "SA", "rryyy")
    assert POLICY.outlook(after)[RED] < POLICY.outlook(before)[RED]
    assert POLICY.outlook(after)[YELLOW] > POLICY.outlook(before)[YELLOW]


def test_a_tanker_is_worth_more_where_barrels_come() -> None:
    busy, idle = midgame(), midgame()
    for state in (busy, idle):
        pump(state, RED, "SA_W", 3)
    tanker(busy, RED, "SA_W")
    tanker(idle, RED, "RU_E")
    assert POLICY.outlook(busy)[RED] > POLICY.outlook(idle)[RED]


def test_the_spread_shrinks_from_turn_to_turn() -> None:
    spreads = [POLICY.spread(turn(table(round_=round_, active=seat))) for round_ in range(1, 8) for seat in range(4)]
    assert all(later < earlier for earlier, later in pairwise(spreads))
    assert spreads[-1] > 0


def test_the_time_left_is_counted_in_turns() -> None:
    states = positions_of_advised_game(1)
    left = [turns_left(state) for state in states if state.seat >= 0]
    assert all(later <= earlier for earlier, later in pairwise(left))
    assert left[0] == 28
    state = turn(table(round_=6, active=1))
    prospect = Prospect(state, Weights())
    assert [prospect.turns_of(seat) for seat in range(4)] == [1, 2, 2, 2]


def test_the_search_judges_between_turns_only() -> None:
    quiet = [state for state in positions_of_advised_game(1) if state.seat >= 0 and POLICY.is_quiet(state)]
    assert {int(state.step) for state in quiet} == {ask.CARD}
    assert len(quiet) >= 28


# --- what is worth a thought ---


def test_the_advice_is_the_first_idea_and_mixing_is_none() -> None:
    for state in positions_of_advised_game(1)[::4]:
        if state.seat >= 0:
            ideas = list(POLICY.ideas(state))
            assert ideas[0] == POLICY.advise(state, Rng(1))
            assert do.MIX not in ideas[1:]
            assert len(ideas) <= max(thoughts.MOST_CARDS, thoughts.MOST_ANSWERS)


def test_all_contests_are_looked_at() -> None:
    """Holding more in any of the twelve contests changes what a seat may expect."""
    state = midgame()
    for contest in range(CONTEST_COUNT):
        before = contests.expected(state.setting, contest, amounts_of(3, 3, 3, 3), 2.0, RED)
        after = contests.expected(state.setting, contest, amounts_of(4, 3, 3, 3), 2.0, RED)
        assert after > before


def test_a_game_of_three_can_be_played_by_advice() -> None:
    *_, state = advised_game(3, {"zero_loan": False, "credit_bids": False, "australia": "bank_pays"}, 6)
    assert state.seat == OVER
