"""What holds from step to step: the ledger, what may change when, how long things take, and that games end."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import ACTIONS, SIZE, ask, do
from gusher.games.wildcatters.data import COLOURS, start_cash
from gusher.games.wildcatters.effects.cards import Renewed
from gusher.games.wildcatters.effects.emptying import Emptied
from gusher.games.wildcatters.effects.facts import Fact
from gusher.games.wildcatters.effects.loans import Borrowed, Repaid
from gusher.games.wildcatters.effects.transport import Returned, Sailed, TransportBegun
from gusher.games.wildcatters.state import Wildcatters, start
from gusher.kernel.effects import Effect, Flow
from gusher.kernel.say import Say, Seat
from gusher.kernel.state import CHANCE, OVER
from tests.games.wildcatters.positions import SETTINGS, numbers_of, setting_name
from tests.games.wildcatters.randomly import in_debt, positions, steps

Setting = tuple[int, dict[str, Any]]
Purse = Counter[tuple[int, str]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)


# --- the ledger ---


def purses(state: Wildcatters) -> Purse:
    """Everything in everybody's hands, by seat and good."""
    held: Purse = Counter()
    points = state.scores() if state.seat == OVER else [int(points) for points in state.score]
    for seat in range(state.setting.seats):
        held[seat, "cash"] = int(state.cash[seat])
        held[seat, "points"] = points[seat]
        for company, colour in enumerate(COLOURS):
            held[seat, f"shares-{colour}"] = int(state.shares[seat * 4 + company])
    return held


@every_setting
def test_every_dollar_share_and_point_has_its_cause(setting: Setting) -> None:
    """What the effects move is what the hands hold, after every step, the final scoring included."""
    seats, options = setting
    for seed in (3, 8):
        ledger: Purse = Counter()
        for seat in range(seats):
            ledger[seat, "cash"] = start_cash(seats)
            ledger[seat, f"shares-{COLOURS[seat]}"] = 20
            ledger[seat, "points"] = 5
        for _, after, effects in steps(seats, options, seed):
            for flow in [flow for effect in effects for flow in effect.flows()]:
                assert flow.amount != 0
                ledger[flow.seat, flow.good] += flow.amount
            assert +ledger == +purses(after)
            assert -ledger == -purses(after)  # points may be negative at the end


def between_seats(effect: Effect) -> list[Flow]:
    flows = list(effect.flows())
    return flows if len({flow.seat for flow in flows}) > 1 and {flow.good for flow in flows} != {"points"} else []


@every_setting
def test_payments_between_players_conserve_shares_and_are_in_the_payers_colour(setting: Setting) -> None:
    seen = 0
    for seed in range(3):
        for _, _, effects in steps(*setting, seed):
            for flows in filter(None, map(between_seats, effects)):
                payer = next(flow.seat for flow in flows if flow.amount < 0)
                assert {flow.good for flow in flows} == {f"shares-{COLOURS[payer]}"}
                assert sum(flow.amount for flow in flows) == 0
                seen += 1
    assert seen > 20


@every_setting
def test_every_effect_has_its_own_sentence(setting: Setting) -> None:
    keys: dict[str, type[Effect]] = {}
    for _, _, effects in steps(*setting, seed=6):
        for effect in effects:
            said = effect.say()
            assert isinstance(effect, Fact)
            assert said.key.startswith("wildcatters-effect-")
            assert keys.setdefault(said.key, type(effect)) is type(effect)
            assert all(isinstance(value, int | str | Say) for value in said.args.values())
            if "seat" in said.args:
                assert isinstance(said.args["seat"], Seat)
    assert len(keys) > 40


# --- what may change when ---


def waiting_in(state: Wildcatters, region: int) -> list[int]:
    return [int(state.waiting[region * 4 + colour]) for colour in range(4)]


@every_setting
def test_harbours_change_only_by_their_own_transport_or_a_returning_tanker(setting: Setting) -> None:
    for seed in range(3):
        for before, after, effects in steps(*setting, seed):
            back = {effect.zone for effect in effects if isinstance(effect, Returned)}
            for zone in range(14):
                if waiting_in(before, zone) != waiting_in(after, zone):
                    assert zone == before.region or zone in back


@every_setting
def test_delivered_barrels_stay_for_good_and_come_from_emptying_alone(setting: Setting) -> None:
    for seed in range(3):
        for before, after, effects in steps(*setting, seed):
            grown = [int(now - then) for now, then in zip(after.boxes, before.boxes, strict=True)]
            assert min(grown) >= 0
            if any(grown):
                assert before.step == ask.OWN_BARRELS or any(isinstance(effect, Emptied) for effect in effects)


@every_setting
def test_boxed_cards_and_lost_wildcatters_never_come_back(setting: Setting) -> None:
    for before, after, effects in steps(*setting, seed=2):
        assert before.boxed & ~after.boxed == 0
        if before.boxed != after.boxed:
            assert any(isinstance(effect, Renewed) for effect in effects)
        if before.step > ask.PLACE:
            assert tokens(after) <= tokens(before)


def tokens(state: Wildcatters) -> int:
    return sum(5 <= circle < 10 for circle in state.circles) + sum(int(number) for number in state.wildcatters)


@every_setting
def test_steps_of_a_turn_come_in_their_order(setting: Setting) -> None:
    menus = (ask.CARD, ask.BUILD, ask.OIL, ask.MOVE, ask.REFILL)
    for seed in range(2):
        asked = [(int(state.round), int(state.turn), int(state.step)) for state in positions(*setting, seed)]
        walk = [position for position in asked if position[2] in menus and position[0] > 0]
        for one, two in pairwise(walk):
            assert two >= one


# --- lengths, ends, chance ---


@every_setting
def test_games_end_within_the_bound_and_every_player_takes_a_card_in_every_round(setting: Setting) -> None:
    seats, options = setting
    for seed in range(3):
        walk = list(steps(seats, options, seed))
        end = walk[-1][1]
        assert (end.step, end.seat) == (ask.ENDED, OVER)
        assert 200 < len(walk) < GAME.bound
        taken = Counter(
            int(before.seat)
            for before, after, _ in walk
            if before.step == ask.CARD and after.region >= 0 > before.region
        )
        assert taken == dict.fromkeys(range(seats), 8 if seats == 3 else 7)


def test_random_play_comes_to_every_question() -> None:
    options = {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}
    wanted = set(range(ask.NEUTRAL, ask.ENDED + 1)) - {ask.REPAY, ask.UNLOAD}
    for seed in range(60):
        wanted -= {int(state.step) for state in positions(3, options, seed)}
        if not wanted:
            return
    pytest.fail(f"questions {sorted(wanted)} were never asked")


@every_setting
def test_who_has_borrowed_is_asked_to_repay_and_pays_the_price_of_the_round(setting: Setting) -> None:
    for state in in_debt(*setting, seed=9):
        if state.step == ask.REPAY:
            most = numbers_of(state)[-1]
            heard: list[Effect] = []
            seat, price = int(state.seat), int(state.setting.loan_prices[state.round])
            state.play(most, heard.append)
            repaid = next(effect for effect in heard if isinstance(effect, Repaid))
            assert (repaid.seat, repaid.price) == (seat, price)
            assert repaid.amount == repaid.number * price > 0
            return
    pytest.fail("nobody was asked to repay")


@every_setting
def test_chance_is_even(setting: Setting) -> None:
    for state in positions(*setting, seed=5):
        if state.seat == CHANCE:
            assert list(state.weights()) == [1] * len(numbers_of(state))


@every_setting
def test_transports_cost_and_loans_are_only_ever_forced(setting: Setting) -> None:
    """A loan comes with something that was paid or won in the same step (W179)."""
    loans = transports = 0
    for seed in range(4):
        for _, _, effects in steps(*setting, seed):
            transports += sum(isinstance(effect, TransportBegun) for effect in effects)
            for effect in effects:
                if isinstance(effect, Borrowed):
                    own = f"shares-{COLOURS[effect.seat]}"
                    paid = [flow for other in effects for flow in other.flows() if flow.amount < 0]
                    assert any((flow.seat, flow.good) == (effect.seat, own) for flow in paid)
                    loans += 1
    assert loans > 0
    assert transports > 0


# --- the tables ---


def test_the_numbers_written_for_the_compiler_are_those_of_the_table() -> None:
    written = {
        "first": do.FIRST,
        "neutral": do.NEUTRAL,
        "deal": do.DEAL,
        "draw": do.DRAW,
        "reveal": do.REVEAL,
        "card": do.CARD,
        "renew": do.RENEW,
        "rig": do.RIG,
        "tanker": do.TANKER,
        "train": do.TRAIN,
        "refinery": do.REFINERY,
        "drill": do.DRILL,
        "swap": do.SWAP,
        "transport": do.TRANSPORT,
        "move": do.MOVE,
        "mix": do.MIX,
        "empty": do.EMPTY,
        "done": do.DONE,
        "cover": do.COVER,
        "give": do.GIVE,
        "join": do.JOIN,
        "decline": do.DECLINE,
        "bid": do.BID,
        "ride": do.RIDE,
        "refine": do.REFINE,
        "load": do.LOAD,
        "link": do.LINK,
        "dispatch": do.DISPATCH,
        "sail": do.SAIL,
        "unload": do.UNLOAD,
        "drain": do.DRAIN,
        "deliver": do.DELIVER,
        "take": do.TAKE,
        "repay": do.REPAY,
        "order": do.ORDER,
        "pass": do.PASS,
    }
    assert written == ACTIONS.first
    assert ACTIONS.size == SIZE


def test_the_first_position_waits_for_chance() -> None:
    for seats, options in SETTINGS:
        state = start(seats, options)
        assert state.seat == CHANCE
        assert state.step < ask.DISPLAY


def test_sailing_is_told_where_from_and_where_to() -> None:
    options = {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}
    for before, after, effects in steps(4, options, seed=2):
        for effect in effects:
            if isinstance(effect, Sailed):
                assert effect.origin == before.ships[effect.tanker]
                assert effect.zone == after.ships[effect.tanker] or any(
                    isinstance(other, Returned) for other in effects
                )
