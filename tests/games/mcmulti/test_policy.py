"""What the bots know of McMulti: possible, sensible, strong enough, and right where things are sure."""

from itertools import pairwise
from typing import Any

import pytest

from gusher.arena.game import play as play_arena
from gusher.arena.game import win_shares
from gusher.arena.plan import Plan
from gusher.bots.bot import read_bot
from gusher.bots.judge import worth
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.advice import economy, shopping
from gusher.games.mcmulti.advice.habits import PLAIN as PLAIN_HABITS
from gusher.games.mcmulti.advice.habits import PRACTISED
from gusher.games.mcmulti.advice.prospect import Prospect, coming_price
from gusher.games.mcmulti.data import ANNOUNCED, DEMAND, ECONOMY_CARDS, NEXT, PIECES, REFINERY, RIG, SALE, STATION, WELL
from gusher.games.mcmulti.invariants import broken
from gusher.games.mcmulti.policy import POLICY, PRACTISED_POLICY, Judgement
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER
from tests.games.mcmulti import positions
from tests.games.mcmulti.advised import advised, advised_game, words_of
from tests.games.mcmulti.positions import SETTINGS, act, lay, random_game, roll, setting_name, turn
from tests.games.walks import sampled

ALL_SETTINGS = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
PLAIN: dict[str, Any] = {**positions.PLAIN, "turn_limit": 40}
CARDS = range(len(ECONOMY_CARDS))


# --- advice is possible, and always the same ---


@pytest.mark.parametrize("policy", [POLICY, PRACTISED_POLICY], ids=["plain", "practised"])
@ALL_SETTINGS
def test_every_advice_and_every_idea_is_a_possible_answer(
    setting: tuple[int, dict[str, Any]], policy: Judgement
) -> None:
    for state in [*sampled(advised_game(*setting, seed=1), 3), *sampled(random_game(*setting, seed=2), 5)]:
        legal = list(state.legal())
        advice = policy.advise(state, Rng(3))
        assert advice in legal
        ideas = list(policy.ideas(state))
        assert ideas[0] == advice
        assert len(set(ideas)) == len(ideas)
        for idea in ideas:
            assert policy.follow(state, idea, 0) in legal


@ALL_SETTINGS
def test_nothing_breaks_in_games_of_advised_seats(setting: tuple[int, dict[str, Any]]) -> None:
    assert [wrong for state in advised_game(*setting, seed=4) for wrong in broken(state)] == []


def test_advice_leaves_the_position_alone_and_nothing_to_chance() -> None:
    for state in sampled(advised_game(4, PLAIN, 3), 9):
        before = state.dump()
        assert len({int(POLICY.advise(state, Rng(seed))) for seed in range(3)}) == 1
        assert state.dump() == before


# --- practised advice ---


def test_the_practised_policy_is_found_from_the_plain_one() -> None:
    assert POLICY.practised() is PRACTISED_POLICY
    assert PRACTISED_POLICY.practised() is PRACTISED_POLICY


def test_numbers_are_changed_one_by_one() -> None:
    numbers = POLICY.numbers()
    assert numbers["horizon"] == PLAIN_HABITS.horizon
    longer = POLICY.with_numbers({"horizon": 12.0})
    assert longer.numbers() == {**numbers, "horizon": 12.0}
    assert POLICY.numbers() == numbers
    assert (longer.trust(), longer.patience()) == (POLICY.trust(), POLICY.patience())
    assert POLICY.practised().numbers()["horizon"] == PRACTISED.horizon


def test_practice_changes_advice_and_not_what_a_position_is_worth() -> None:
    """A value learned with one of them holds for the other: its lead is the same."""
    told = 0
    for state in sampled(advised_game(4, PLAIN, seed=1), 3):
        assert list(PRACTISED_POLICY.outlook(state)) == list(POLICY.outlook(state))
        told += int(POLICY.advise(state, Rng(1)) != PRACTISED_POLICY.advise(state, Rng(1)))
    assert told > 0


def test_the_practised_use_a_depression_for_another_station() -> None:
    pieces = {0: "station 1/1, station 2/2, refinery 3/3"}
    state = turn(economy="depression", number=21, cash=130, price=32, pieces=pieces)
    roll(state, 5, 6)
    assert advised(state) == "buy refinery"
    assert words_of(PRACTISED_POLICY.advise(state, Rng(1))) == "buy station"


def test_being_choosy_depends_on_the_price_and_the_time_for_the_practised_alone() -> None:
    for habits, differ in ((PLAIN_HABITS, False), (PRACTISED, True)):
        cheap, dear = (Prospect(turn(economy=card), 0, habits) for card in ("depression", "prosperity"))
        assert (shopping.worth_it(cheap, STATION) < shopping.worth_it(dear, STATION)) is differ
        early, late = (Prospect(turn(number=number), 0, habits) for number in (5, 41))
        assert (shopping.sale_asked(early, RIG) > shopping.sale_asked(late, RIG)) is differ


def test_rigs_let_the_practised_keep_cash_for_a_well() -> None:
    rigs = {0: ", ".join(f"rig 1/{column}" for column in range(1, 7))}
    for habits, differ in ((PLAIN_HABITS, False), (PRACTISED, True)):
        without, having = (shopping.reserve(Prospect(turn(pieces=pieces), 0, habits)) for pieces in ({}, rigs))
        assert (having > without) is differ


# --- how well it plays ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    plan = Plan("mcmulti", bots, {}, 4, seed=2).checked()
    assert sum(win_shares(play_arena(plan, game, lambda *_: None))[0] for game in range(4)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_advised_seats_are_announced_long_before_the_limit(seats: int) -> None:
    """Without a limit they would end just so: the bound of the option is not what ends them."""
    for seed in range(4):
        *_, state = advised_game(seats, PLAIN, seed)
        assert state.reason == ANNOUNCED
        assert state.turn < 4 * 40
        assert max(state.scores()) >= 900  # taxes of the last round may take something


@ALL_SETTINGS
def test_the_search_answers_every_question_and_leaves_the_position_alone(setting: tuple[int, dict[str, Any]]) -> None:
    searcher = read_bot("search:iterations=1").make(GAME)
    for state in sampled(advised_game(*setting, seed=5), 29):
        before = state.dump()
        answer = searcher.answer(state, state.legal(), searcher.budget, Rng(1))
        assert answer in list(state.legal())
        assert state.dump() == before


# --- the odds of the economy ---


@pytest.mark.parametrize("card", CARDS)
def test_the_lift_is_what_a_round_of_rolls_brings_on_average(card: int) -> None:
    def lift(now: int, rolls: int) -> float:
        if rolls == 0:
            return 0.0
        changed = sum(2 * int(DEMAND[then]) + lift(then, rolls - 1) for then in NEXT[now * 6 : now * 6 + 6]) / 6
        return 5 / 6 * lift(now, rolls - 1) + 1 / 6 * changed

    assert economy.LIFT[card] == pytest.approx(lift(card, 4))


@pytest.mark.parametrize("piece", range(len(PIECES)), ids=PIECES)
@pytest.mark.parametrize("card", CARDS)
def test_a_piece_without_yield_is_worth_the_sale_in_its_last_turn(piece: int, card: int) -> None:
    """One turn to come: the chance to be touched times the mean price of the cards that may lie there then."""
    chances = {now: float(now == card) for now in CARDS}
    for _ in range(4):
        then = dict.fromkeys(CARDS, 0.0)
        for now, chance in chances.items():
            then[now] += chance * 5 / 6
            for double in range(6):
                then[int(NEXT[now * 6 + double])] += chance / 36
        chances = then
    touched = 20 / 36 if piece == REFINERY else 11 / 36
    mean = sum(chance * int(SALE[now * 4 + piece]) for now, chance in chances.items())
    assert economy.piece_worth(piece, card, 0.0, 1.0) == pytest.approx(touched * mean)
    assert economy.piece_worth(piece, card, 0.0, 0.0) == 0.0


@pytest.mark.parametrize("piece", range(len(PIECES)), ids=PIECES)
def test_a_piece_is_worth_more_with_time_and_with_yield(piece: int) -> None:
    by_time = [economy.piece_worth(piece, 0, 1.0, turns / 2) for turns in range(17)]
    assert all(less < more for less, more in pairwise(by_time))
    by_yield = [economy.piece_worth(piece, 0, gain * 7.3, 4.0) for gain in range(20)]  # beyond the table's end, too
    assert all(less < more for less, more in pairwise(by_yield))


# --- what to expect ---


def test_the_end_is_expected_when_the_richest_can_announce() -> None:
    poor, rich = Prospect(turn(), 0), Prospect(turn(cash=[100, 900, 100, 100]), 0)
    assert poor.turns > rich.turns >= 4
    limited = Prospect(turn(turn_limit=5, number=9), 0)
    assert limited.turns == 5 * 4 - 9


def test_in_the_last_round_turns_and_dice_are_counted_one_by_one() -> None:
    """Island 1 is in turn, then 2, 3 and 0. Before the roll its own dice are still to come."""
    state = turn(1, left=4)
    here = Prospect(state, 1)
    assert [here.turns_of(island) for island in range(4)] == [1, 0, 1, 1]
    assert here.own_turns == 0
    assert [here.rounds_of(island) for island in range(4)] == [1.0, 1.0, 1.0, 1.0]
    roll(state, 1, 2)
    after = Prospect(state, 1)
    assert [after.rounds_of(island) for island in range(4)] == [0.75, 0.5, 0.75, 1.0]


def test_two_islands_have_twice_the_turns() -> None:
    assert Prospect(turn(0, seats=2, left=4), 0).own_turns == 1
    assert Prospect(turn(0, seats=2, left=4), 1).own_turns == 2


def test_stations_of_all_seats_press_the_price_and_good_times_lift_it() -> None:
    alone = coming_price(turn())
    crowded = coming_price(turn(pieces=dict.fromkeys(range(4), "station 1/1, station 2/2, station 3/3")))
    assert crowded < alone
    assert coming_price(turn(economy="rapid")) > coming_price(turn(economy="recession"))


def test_a_barrel_further_back_in_the_queue_is_worth_less() -> None:
    prospect = Prospect(turn(pieces={0: "station 1/1, station 2/2, refinery 3/3"}, gas=3, crude=3, price=60), 0)
    for value in (prospect.gas_value, prospect.crude_value):
        assert all(nearer >= farther for nearer, farther in pairwise(value(float(place)) for place in range(1, 15)))
    assert prospect.gas_value(1.0) > prospect.gas_value(9.0)
    assert prospect.gas_value(1.0) > prospect.crude_value(1.0)


def test_the_premium_makes_a_well_worth_more() -> None:
    assert Prospect(turn(force=["bonus"]), 0).gain(WELL) > Prospect(turn(), 0).gain(WELL)


def test_a_find_brings_less_with_every_well_on_the_board() -> None:
    gains = []
    state = turn()
    for row in range(1, 7):
        gains.append(Prospect(state, 0).strike_gain())
        lay(state, 3, f"well {row}/1")
    assert all(earlier > later for earlier, later in pairwise(gains))


# --- judging ---


def test_a_finished_game_is_judged_by_its_scores() -> None:
    *_, state = advised_game(3, PLAIN, 1)
    assert list(POLICY.outlook(state)) == state.scores()


@ALL_SETTINGS
def test_worths_are_shares_of_one_whole(setting: tuple[int, dict[str, Any]]) -> None:
    for state in sampled(random_game(*setting, seed=3), 11):
        worths = list(worth(state, POLICY))
        assert len(worths) == setting[0]
        assert sum(worths) == pytest.approx(1.0)
        assert all(0 <= share <= 1 for share in worths)


def test_more_of_anything_is_never_a_worse_outlook() -> None:
    state = turn(pieces={0: "station 1/1", 1: "station 1/1"}, gas=2, crude=2, number=5)
    before = POLICY.outlook(state)
    richer = state.clone()
    richer.cash[0] += 50
    fuelled = state.clone()
    fuelled.gas[0] += 2
    stocked = state.clone()
    stocked.crude[0] += 2
    betters = [richer, fuelled, stocked]
    for piece in ("rig", "station", "refinery", "well"):
        equipped = state.clone()
        lay(equipped, 0, f"{piece} 3/3")
        betters.append(equipped)
    for better in betters:
        assert POLICY.outlook(better)[0] > before[0]
    # Another seat's cash is no concern, but for the end that comes a little sooner.
    assert POLICY.outlook(richer)[1] == pytest.approx(before[1], abs=2)


def test_the_spread_shrinks_as_the_end_comes_near() -> None:
    spreads = [POLICY.spread(turn(cash=[cash, 0, 0, 0])) for cash in range(500, 1001, 100)]
    spreads.append(POLICY.spread(turn(left=1)))
    assert all(later < earlier for earlier, later in pairwise(spreads))
    assert spreads[-1] > 0


def test_the_search_judges_between_rounds_only() -> None:
    quiet: list[McMulti] = []
    for state in random_game(4, {**PLAIN, "turn_limit": 5}, 1):
        if state.seat != OVER and POLICY.is_quiet(state):
            quiet.append(state.clone())
    assert {int(state.turn) for state in quiet} == {1, 5, 9, 13, 17}
    assert all(state.step in (ask.MARKET, ask.ROLL) and state.traded == 0 and state.red == 0 for state in quiet)


def test_a_turn_begun_is_not_quiet() -> None:
    state = turn(gas=3)
    assert POLICY.is_quiet(state)
    act(state, "market", pair="foreign")
    assert not POLICY.is_quiet(state)
    act(state, "trade", way="sell", product="gas")
    act(state, "done")
    assert state.step == ask.ROLL
    assert not POLICY.is_quiet(state)


def test_rigs_have_no_worth_without_a_turn_to_strike() -> None:
    state = turn(1, left=1)
    prospect = Prospect(state, 1)
    assert prospect.worth(RIG, 1) == 0.0
    assert prospect.worth(STATION, 1) > 0.0  # the dice of this turn are still to come
