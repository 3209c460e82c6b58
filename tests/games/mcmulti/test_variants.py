"""The American variants (M137 to M145)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.dice import (
    CounterDropped,
    CounterRolled,
    EconomyChanged,
    Kept,
    PriceRose,
    Rolled,
    RolledAgain,
)
from gusher.games.mcmulti.effects.news import MarketDrained, NewsStruck
from gusher.games.mcmulti.effects.oil import Produced
from gusher.kernel.state import CHANCE
from tests.games.mcmulti.positions import act, answers, cards, economy, end_turn, kinds, refusal, roll, told, turn

# --- variant 1 ---


@pytest.mark.clause("M137")
def test_after_a_roll_that_is_no_double_both_dice_may_be_rolled_again() -> None:
    state = turn(reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=3)
    assert (state.step, state.seat) == (ask.REROLL, 0)
    assert kinds(state) == {"keep", "reroll"}
    assert refusal(state, "done") == "M137"
    assert act(state, "reroll") == [RolledAgain(0)]
    assert (state.step, state.seat, len(answers(state))) == (ask.ROLL, CHANCE, 36)


@pytest.mark.clause("M137")
def test_not_after_a_double_and_not_without_the_variant() -> None:
    state = turn(reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=2, blue=2)
    assert state.step == ask.SHOP
    state = turn()
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=3)
    assert state.step == ask.SHOP


@pytest.mark.clause("M137")
def test_a_roll_that_is_kept_stands() -> None:
    state = turn(pieces={0: "well 3/5"}, reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=3)
    assert state.crude[0] == 0
    assert act(state, "keep")[0] == Kept(0)
    assert (state.step, state.crude[0]) == (ask.SHOP, 4)


@pytest.mark.clause("M138")
@pytest.mark.parametrize("dice", [(6, 1), (4, 4)])
def test_the_second_roll_stands(dice: tuple[int, int]) -> None:
    state = turn(reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=3)
    act(state, "reroll")
    facts = act(state, "roll", red=dice[0], blue=dice[1])
    assert facts[0] == Rolled(0, *dice, int(dice[0] == dice[1]))
    assert (state.step, state.red, state.blue) == (ask.SHOP, *dice)
    assert economy(state) == ("improvement" if dice == (4, 4) else "recovery")
    end_turn(state)
    act(state, "market", pair="none")
    act(state, "roll", red=1, blue=2)
    assert state.step == ask.REROLL  # the next turn may roll again


@pytest.mark.clause("M139")
def test_a_roll_given_up_has_no_effect_at_all() -> None:
    pieces = {0: "well 3/5, rig 1/1", 1: "well 3/1"}
    state = turn(pieces=pieces, reroll=True, counter_die=True, counter=5, force=["winter"])
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=3)
    assert (state.counter, state.crude[0]) == (5, 0)  # not before it stands
    act(state, "reroll")
    facts = act(state, "roll", red=2, blue=4)
    assert not told(facts, Produced)
    assert (list(state.crude), state.counter) == ([0] * 4, 5)


# --- variant 2 ---


@pytest.mark.clause("M140")
@pytest.mark.parametrize(
    ("counter", "dice", "after"),
    [(6, (5, 5), 6), (6, (6, 5), 5), (6, (1, 6), 5), (4, (3, 2), 4), (4, (4, 1), 3), (2, (1, 2), 1), (3, (6, 1), 2)],
)
def test_one_die_at_or_above_lowers_the_counter(counter: int, dice: tuple[int, int], after: int) -> None:
    state = turn(counter_die=True, counter=counter)
    facts = roll(state, *dice)
    assert (state.counter, economy(state), state.price) == (after, "recovery", 27)
    assert told(facts, CounterDropped) == ([CounterDropped(after)] if after < counter else [])


@pytest.mark.clause("M140")
@pytest.mark.parametrize(("counter", "dice"), [(6, (6, 6)), (4, (4, 5)), (1, (1, 2)), (3, (3, 3))])
def test_both_at_or_above_change_the_economy(counter: int, dice: tuple[int, int]) -> None:
    state = turn(counter_die=True, counter=counter)
    act(state, "market", pair="none")
    act(state, "roll", red=dice[0], blue=dice[1])
    assert (state.step, state.seat) == (ask.COUNTER, CHANCE)


@pytest.mark.clause("M140")
def test_the_counter_starts_at_6() -> None:
    assert turn(counter_die=True).counter == 6


@pytest.mark.clause("M141")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_face_rolled_is_looked_up_on_the_old_card(face: int) -> None:
    state = turn(counter_die=True, counter=4, economy="improvement", price=11)
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=4)
    assert len(answers(state)) == 6
    assert list(state.weights()) == [1] * 6
    assert refusal(state, "done") == "M141"
    facts = act(state, "counter", face=face)
    expected = {1: ("recovery", 4), 6: ("prosperity", 10)}.get(face, ("rapid", 9))
    assert facts[0] == CounterRolled(face)
    assert (economy(state), state.price, state.counter) == (expected[0], 11 + 2 * expected[1], 6)


@pytest.mark.clause("M142")
def test_a_real_double_below_the_counter_changes_neither_card_nor_price() -> None:
    state = turn(counter_die=True, counter=4)
    facts = roll(state, 3, 3)
    assert (economy(state), state.price, state.counter) == ("recovery", 27, 4)
    assert not told(facts, EconomyChanged) + told(facts, PriceRose)


@pytest.mark.clause("M143")
def test_a_double_6_always_brings_a_change() -> None:
    for counter in range(1, 7):
        state = turn(counter_die=True, counter=counter)
        act(state, "market", pair="none")
        act(state, "roll", red=6, blue=6)
        assert state.step == ask.COUNTER


@pytest.mark.clause("M144")
def test_real_doubles_work_the_news_whatever_the_counter_says() -> None:
    state = turn(counter_die=True, card="embargo", force=["winter"])
    facts = roll(state, 1, 1)
    assert told(facts, NewsStruck)
    assert told(facts, MarketDrained)
    assert cards(state.news_force) == {"embargo", "winter"}
    end_turn(state)
    roll(state, 5, 5)
    assert cards(state.news_force) == {"embargo"}
    end_turn(state)
    roll(state, 4, 4)
    assert cards(state.news_force) == set()


@pytest.mark.clause("M144")
def test_the_face_of_the_counter_does_not() -> None:
    for face in range(1, 7):
        state = turn(counter_die=True, counter=4, card="embargo", force=["winter"])
        act(state, "market", pair="none")
        act(state, "roll", red=5, blue=4)
        facts = act(state, "counter", face=face)
        assert not told(facts, NewsStruck) + told(facts, MarketDrained)
        assert (state.step, cards(state.news_force)) == (ask.SHOP, {"winter"})


@pytest.mark.clause("M145")
def test_compare_change_price_then_news() -> None:
    state = turn(counter_die=True, card="mideast", price=70)
    act(state, "market", pair="none")
    act(state, "roll", red=6, blue=6)
    assert state.price == 70
    act(state, "counter", face=1)
    assert (state.step, state.price) == (ask.NEWS, 69)  # up to 79, then five reds down


@pytest.mark.clause("M145")
def test_at_1_a_change_is_certain() -> None:
    for red in range(1, 7):
        for blue in range(1, 7):
            state = turn(counter_die=True, counter=1)
            act(state, "market", pair="none")
            act(state, "roll", red=red, blue=blue)
            assert state.step == ask.COUNTER
