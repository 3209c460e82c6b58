"""What holds from step to step: the ledger, what may change when, how long things take, and that games end."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from gusher.bots.playout import random_answer
from gusher.games.mcmulti import GAME, LIMITS
from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import GAS, NEWS_CARDS, REASONS
from gusher.games.mcmulti.effects.dice import EconomyChanged, PriceFell, PriceRose
from gusher.games.mcmulti.effects.facts import Fact
from gusher.games.mcmulti.effects.market import Traded
from gusher.games.mcmulti.effects.news import MarketDrained, MarketFilled, NewsStruck, TaxPaid
from gusher.games.mcmulti.effects.oil import Pumped
from gusher.games.mcmulti.state import McMulti, start
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say, Seat
from gusher.kernel.state import CHANCE, OVER
from tests.games.mcmulti.positions import PLAIN, SETTINGS, numbers, setting_name

Step = tuple[McMulti, McMulti, list[Fact]]  # before, after, what was told


def steps(seats: int, options: dict[str, Any], seed: int) -> Iterator[Step]:
    state = start(seats, options)
    rng = Rng(seed)
    while state.seat != OVER:
        before = state.clone()
        facts: list[Fact] = []
        state.play(random_answer(state, rng), facts.append)
        yield before, state.clone(), facts


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)


@every_setting
def test_the_charts_of_prices_follow_from_effects_alone(setting: tuple[int, dict[str, Any]]) -> None:
    """Markets and consumer price, too, are what the last effect said of them."""
    markets, price, economy = [25] * 4, 27, 0
    for _, after, facts in steps(*setting, seed=11):
        for fact in facts:
            if isinstance(fact, Traded | MarketFilled | MarketDrained):
                markets[fact.pair * 2 + fact.product] = fact.left
            if isinstance(fact, PriceRose | PriceFell | Pumped):
                price = fact.price
            if isinstance(fact, EconomyChanged):
                assert fact.old_economy == economy != fact.economy
                economy = fact.economy
        assert (list(after.markets), after.price, after.economy) == (markets, price, economy)


@every_setting
def test_in_phase_one_one_barrel_moves_at_a_time_in_one_pair(setting: tuple[int, dict[str, Any]]) -> None:
    for before, after, _ in steps(*setting, seed=3):
        moved = [int(after.markets[market] - before.markets[market]) for market in range(4)]
        if before.step == ask.TRADE:
            assert sum(abs(number) for number in moved) <= 1
            other = 1 - before.pair
            assert moved[other * 2 : other * 2 + 2] == [0, 0]
            for product, stock in enumerate((before.crude, before.gas)):
                held = (after.crude, after.gas)[product]
                seat = int(before.seat)
                assert held[seat] - stock[seat] == -moved[before.pair * 2 + product]
        elif before.step not in (ask.ROLL, ask.NEWS):
            changed = [market for market in range(4) if moved[market]]
            assert changed in ([], [2 + GAS])  # the winter, at the end of the dice phase


@every_setting
def test_taxes_on_equipment_are_always_paid_in_full(setting: tuple[int, dict[str, Any]]) -> None:
    for seed in range(4):
        for _, _, facts in steps(*setting, seed):
            for fact in facts:
                if isinstance(fact, TaxPaid) and NEWS_CARDS[fact.card] in ("property-tax", "station-tax"):
                    assert fact.waived == 0


@every_setting
def test_turns_and_games_stay_within_their_bounds(setting: tuple[int, dict[str, Any]]) -> None:
    for seed in range(4):
        length: Counter[int] = Counter()
        state = start(*setting)
        for before, after, _ in steps(*setting, seed):
            length[int(before.turn)] += 1
            state = after
        limit = int(setting[1]["turn_limit"])
        assert (state.step, state.turn <= 4 * limit) == (ask.ENDED, True)
        assert length[0] <= 294
        assert max(count for number, count in length.items() if number) <= 330
        assert sum(length.values()) <= 294 + 1320 * limit <= GAME.bound


def test_the_bound_is_that_of_the_longest_limit() -> None:
    assert GAME.bound == 301 + 1332 * max(LIMITS)


@every_setting
def test_every_turn_asks_in_playing_order(setting: tuple[int, dict[str, Any]]) -> None:
    order: list[tuple[int, int]] = []
    for before, _, _ in steps(*setting, seed=5):
        order.append((int(before.turn), int(before.step)))
    for (turn, step), (next_turn, next_step) in pairwise(order):
        if turn == next_turn and turn > 0:
            assert next_step >= step or (next_step, step) in {
                (ask.ROLL, 7),
                (ask.NEWS, ask.ROLL),
                (ask.NEWS, 7),
                (ask.NEWS, 8),
                (3, ask.SHOP),
            }
        assert next_turn in (turn, turn + 1)
        if next_turn > turn:
            assert next_step in (ask.MARKET, ask.ROLL)


@every_setting
def test_every_effect_has_its_own_sentence(setting: tuple[int, dict[str, Any]]) -> None:
    keys: dict[str, type[Fact]] = {}
    for seed in range(3):
        for _, _, facts in steps(*setting, seed):
            for fact in facts:
                said = fact.say()
                assert said.key.startswith("mcmulti-effect-")
                assert keys.setdefault(said.key, type(fact)) is type(fact)
                assert all(isinstance(value, int | str | Say) for value in said.args.values())
                if "seat" in said.args:
                    assert isinstance(said.args["seat"], Seat)


def test_random_play_sees_every_card_take_effect() -> None:
    struck: set[str] = set()
    reasons: set[str] = set()
    for seed in range(40):
        state = start(4, {**PLAIN, "reroll": True, "turn_limit": 30})
        rng = Rng(seed)
        facts: list[Fact] = []
        while state.seat != OVER:
            state.play(random_answer(state, rng), facts.append)
        struck |= {NEWS_CARDS[fact.card] for fact in facts if isinstance(fact, NewsStruck)}
        reasons.add(REASONS[state.reason])
    assert struck == set(NEWS_CARDS)
    assert "limit" in reasons
    assert not reasons & {"", "dead"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_without_a_limit_end_too(seats: int) -> None:
    """Somebody gets rich and says so, or all are ruined: nothing is rolled for ever (M149)."""
    for seed in range(10):
        state = start(seats, {**PLAIN, "reroll": seed % 2 == 1, "counter_die": seed % 3 == 1})
        rng = Rng(seed)
        length = 0
        while state.seat != OVER and length < 100_000:
            state.play(random_answer(state, rng))
            length += 1
        assert REASONS[state.reason] in ("announced", "dead")


@every_setting
def test_chance_is_even_and_everything_that_waits_for_it_says_so(setting: tuple[int, dict[str, Any]]) -> None:
    for before, _, _ in steps(*setting, seed=9):
        if before.seat == CHANCE:
            assert list(before.weights()) == [1] * len(numbers(before))
