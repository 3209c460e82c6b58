"""Doubles and the news pile (M80 to M89), lasting and immediate cards (M90 to M102)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import ALL_NEWS, BONUS_ANNOUNCED, BONUS_ENDING, BONUS_PAID, NEWS_CARDS, NO_BONUS
from gusher.games.mcmulti.effects.dice import EconomyChanged, PriceFell, PriceRose
from gusher.games.mcmulti.effects.news import (
    MarketDrained,
    MarketFilled,
    NewsCovered,
    NewsEnded,
    NewsOpened,
    NewsReshuffled,
    NewsStruck,
)
from gusher.games.mcmulti.effects.oil import PremiumPaid
from gusher.games.mcmulti.rules.news import fallen
from gusher.games.mcmulti.state import McMulti
from tests.games.mcmulti.positions import (
    DOMESTIC_GAS,
    FOREIGN_CRUDE,
    act,
    answers,
    cards,
    end_turn,
    idle_turn,
    outcomes,
    refusal,
    roll,
    told,
    turn,
)

BONUS, EMBARGO, PROPERTY_TAX, POLLUTION, MIDEAST, STATION_TAX, GAS_TAX, WINTER, CRUDE_TAX = range(9)


def open_card(state: McMulti) -> str:
    return NEWS_CARDS[state.news_open]


# --- what the doubles do ---


@pytest.mark.clause("M80")
@pytest.mark.parametrize("double", [1, 6])
def test_doubles_1_and_6_set_off_the_open_card(double: int) -> None:
    state = turn(card="embargo")
    assert told(roll(state, double, double, card="winter"), NewsStruck) == [NewsStruck(EMBARGO)]
    assert cards(state.news_force) == {"embargo"}


@pytest.mark.clause("M81")
def test_double_3_covers_the_open_card_without_any_effect() -> None:
    state = turn(card="embargo")
    facts = roll(state, 3, 3, card="mideast")
    assert told(facts, NewsCovered) == [NewsCovered(EMBARGO)]
    assert told(facts, NewsOpened) == [NewsOpened(MIDEAST)]
    assert not told(facts, NewsStruck)
    assert (open_card(state), cards(state.news_force), state.markets[FOREIGN_CRUDE]) == ("mideast", set(), 25)


@pytest.mark.clause("M82", "M83")
@pytest.mark.parametrize("double", [2, 4, 5])
def test_doubles_2_4_and_5_leave_the_pile_alone(double: int) -> None:
    state = turn(card="mideast")
    before = (int(state.news_open), int(state.news_down), int(state.news_used))
    roll(state, double, double)
    assert (int(state.news_open), int(state.news_down), int(state.news_used)) == before


@pytest.mark.clause("M84")
def test_economy_then_price_then_news() -> None:
    """With the price at 70 the order shows: up to the top first, then five reds down."""
    state = turn(card="mideast", price=70)
    facts = roll(state, 1, 1)
    assert [type(fact) for fact in facts if type(fact) in (EconomyChanged, PriceRose, NewsStruck, PriceFell)] == [
        EconomyChanged,
        PriceRose,
        NewsStruck,
        PriceFell,
    ]
    assert state.price == 79 - 10


@pytest.mark.clause("M85")
def test_a_card_acts_at_once_unless_it_names_another_time() -> None:
    """At the strike that follows, the conflict has acted, the tax has not."""
    for card, cash, barrels in (("mideast", 100, 30), ("property-tax", 100, 25)):
        state = turn(pieces={0: "rig 1/1"}, card=card)
        roll(state, 1, 1)
        assert (state.cash[0], state.markets[FOREIGN_CRUDE]) == (cash, barrels)
        act(state, "decline")
        assert state.cash[0] == cash - (2 if card == "property-tax" else 0)


@pytest.mark.clause("M86")
def test_several_cards_are_in_force_together() -> None:
    state = turn(card="embargo", force=["winter", "bonus"], pieces={0: "well 1/1"})
    facts = roll(state, 6, 6)
    assert cards(state.news_force) == {"embargo", "winter", "bonus"}
    assert told(facts, MarketDrained)
    end_turn(state)
    assert refusal(state, "market", pair="foreign") == "M93"
    assert told(roll(state, 5, 1), PremiumPaid) == [PremiumPaid(0, 0, 1, 10)]


@pytest.mark.clause("M87")
@pytest.mark.parametrize("card", NEWS_CARDS)
def test_the_next_card_is_turned_up_at_once(card: str) -> None:
    state = turn(card=card)
    act(state, "market", pair="none")
    act(state, "roll", red=1, blue=1)
    assert (state.step, state.news_open) == (ask.NEWS, -1)
    assert outcomes(state) == set(range(9)) - {NEWS_CARDS.index(card)}
    assert list(state.weights()) == [1] * 8
    assert refusal(state, "done") == "M87"
    assert refusal(state, "news", card=card) == "M88"
    other = next(name for name in NEWS_CARDS if name != card)
    act(state, "news", card=other)
    assert open_card(state) == other


@pytest.mark.clause("M88")
def test_covered_finished_and_ended_cards_are_discarded() -> None:
    state = turn(card="bonus", force=["embargo"])
    roll(state, 3, 3, card="mideast")  # covered
    assert cards(state.news_used) == {"bonus"}
    end_turn(state)
    roll(state, 1, 1, card="gas-tax")  # finished at once
    assert cards(state.news_used) == {"bonus", "mideast"}
    end_turn(state)
    roll(state, 6, 6, card="winter")  # all have paid
    assert cards(state.news_used) == {"bonus", "mideast", "gas-tax"}
    end_turn(state)
    roll(state, 4, 4)  # ended
    assert cards(state.news_used) == {"bonus", "mideast", "gas-tax", "embargo"}


def used_up(card: str, double: int) -> McMulti:
    """The pile is empty; a double that needs a card has been rolled."""
    state = turn(card=card)
    state.news_used = ALL_NEWS & ~(1 << NEWS_CARDS.index(card))
    state.news_down = 0
    act(state, "market", pair="none")
    facts = act(state, "roll", red=double, blue=double)
    assert told(facts, NewsReshuffled) == [NewsReshuffled(8)]
    return state


@pytest.mark.clause("M89")
@pytest.mark.parametrize(("card", "double"), [("embargo", 3), ("mideast", 1), ("gas-tax", 6)])
def test_the_discards_become_the_pile_without_the_card_just_leaving(card: str, double: int) -> None:
    state = used_up(card, double)
    assert outcomes(state) == set(range(9)) - {NEWS_CARDS.index(card)}
    assert cards(state.news_used) == set()
    act(state, "news", card="winter")
    assert cards(state.news_used) == {card}  # only after the draw


@pytest.mark.clause("M89")
def test_the_pile_is_not_made_anew_while_it_has_cards() -> None:
    state = turn(card="embargo")
    state.news_down = 1 << WINTER
    state.news_used = ALL_NEWS & ~(1 << WINTER) & ~(1 << EMBARGO)
    facts = roll(state, 3, 3)
    assert not told(facts, NewsReshuffled)
    assert (open_card(state), state.news_down) == ("winter", 0)


# --- the premium ---


@pytest.mark.clause("M90")
def test_the_premium_is_paid_from_the_next_turn_on() -> None:
    state = turn(card="bonus", pieces={0: "well 1/1"}, cash=0)
    facts = roll(state, 1, 1)
    assert (state.crude[0], state.cash[0]) == (4, 0)  # it produces, but unpaid
    assert state.bonus == BONUS_ANNOUNCED
    assert not told(facts, PremiumPaid)
    end_turn(state)
    assert state.bonus == BONUS_PAID
    facts = roll(state, 6, 1)
    assert told(facts, PremiumPaid) == [PremiumPaid(0, 0, 1, 10)]
    assert state.cash[0] == 10


@pytest.mark.clause("M91")
def test_ten_per_well_and_turn_also_for_neighbours_and_on_the_crossing() -> None:
    pieces = {0: "well 3/5, well 3/1, well 1/1", 1: "well 3/6", 3: "well 6/5", 2: "well 3/5"}
    state = turn(pieces=pieces, force=["bonus"], cash=0)
    roll(state, 5, 3)
    assert list(state.cash) == [20, 10, 0, 10]
    assert list(state.crude) == [6, 2, 0, 2]


@pytest.mark.clause("M92")
def test_a_double_2_ends_it_after_that_turn() -> None:
    state = turn(pieces={0: "well 2/2"}, force=["bonus"], cash=0)
    roll(state, 2, 2)
    assert state.cash[0] == 10  # still paid
    assert (state.bonus, cards(state.news_force)) == (BONUS_ENDING, {"bonus"})
    facts = act(state, "done")
    assert NewsEnded(BONUS) in facts
    assert (state.bonus, cards(state.news_used)) == (NO_BONUS, {"bonus"})
    roll(state, 5, 2)  # island 1's row 2 is shared
    assert (state.cash[0], state.crude[0]) == (10, 6)


@pytest.mark.clause("M92")
@pytest.mark.parametrize("double", [1, 3, 4, 5, 6])
def test_no_other_double_ends_it(double: int) -> None:
    state = turn(force=["bonus"])
    roll(state, double, double)
    end_turn(state)
    assert "bonus" in cards(state.news_force)


# --- the embargo ---


@pytest.mark.clause("M93")
def test_the_embargo_closes_the_foreign_pair_for_both_products() -> None:
    state = turn(crude=3, gas=3, force=["embargo"])
    assert [words["pair"] for words in answers(state)] == ["domestic", "none"]
    assert refusal(state, "market", pair="foreign") == "M93"
    state = turn(crude=3, gas=3, force=["embargo"], markets={2: 30, 3: 30}, cash=0)
    assert state.step == ask.ROLL  # nothing but foreign trade would be possible


@pytest.mark.clause("M93")
def test_it_holds_from_the_roll_on() -> None:
    state = turn(crude=3, card="embargo")
    assert "foreign" in [words["pair"] for words in answers(state)]
    roll(state, 6, 6)
    end_turn(state)
    assert (state.step, state.island) == (ask.MARKET, 1)
    assert refusal(state, "market", pair="foreign") == "M93"


@pytest.mark.clause("M94")
def test_a_double_4_lifts_the_embargo_for_the_next_turn() -> None:
    state = turn(crude=3, force=["embargo"])
    facts = roll(state, 4, 4)
    assert told(facts, NewsEnded) == [NewsEnded(EMBARGO)]
    assert cards(state.news_used) == {"embargo"}
    end_turn(state)
    assert "foreign" in [words["pair"] for words in answers(state)]


@pytest.mark.clause("M94")
@pytest.mark.parametrize("dice", [(4, 5), (2, 2), (5, 5)])
def test_nothing_else_lifts_it(dice: tuple[int, int]) -> None:
    state = turn(crude=3, force=["embargo"])
    idle_turn(state, *dice)
    assert refusal(state, "market", pair="foreign") == "M93"


# --- the Middle East ---


@pytest.mark.clause("M95")
@pytest.mark.parametrize(("before", "after"), [(25, 30), (3, 8), (28, 30), (30, 30)])
def test_the_conflict_puts_five_barrels_on_foreign_crude(before: int, after: int) -> None:
    state = turn(card="mideast", markets={FOREIGN_CRUDE: before})
    facts = roll(state, 1, 1)
    assert list(state.markets) == [after, 25, 25, 25]
    assert told(facts, MarketFilled) == [MarketFilled(MIDEAST, 0, 0, after - before, after)]


@pytest.mark.clause("M96")
def test_the_price_drops_five_reds_and_the_card_is_gone() -> None:
    state = turn(card="mideast", price=26)
    facts = roll(state, 6, 6)  # Rapid growth: nine reds
    assert told(facts, PriceFell) == [PriceFell(MIDEAST, 5, 43, 33)]
    assert (state.price, cards(state.news_used), cards(state.news_force)) == (33, {"mideast"}, set())


@pytest.mark.clause("M97")
def test_the_drop_stops_at_1() -> None:
    for price in range(1, 80):
        slow = price
        for _ in range(5):
            below = [space for space in range(1, slow) if space % 2]
            slow = below[-1] if below else slow
        assert fallen(price, 5) == slow
    state = turn(card="mideast", price=1, economy="downturn")
    roll(state, 6, 6)  # Depression: two reds up, to 5
    assert state.price == 1


# --- the winter ---


@pytest.mark.clause("M98")
@pytest.mark.parametrize(("before", "after"), [(25, 20), (5, 0), (3, 0), (0, 0)])
def test_the_winter_takes_five_barrels_of_domestic_gas_at_the_end_of_the_dice_phase(before: int, after: int) -> None:
    state = turn(card="winter", markets={DOMESTIC_GAS: before}, pieces={0: "rig 1/1"})
    roll(state, 1, 1)
    assert state.markets[DOMESTIC_GAS] == before  # the strike is still open
    facts = act(state, "decline")
    assert told(facts, MarketDrained) == [MarketDrained(WINTER, 1, 1, before - after, after)]
    assert list(state.markets) == [25, 25, 25, after]
    assert cards(state.news_force) == {"winter"}


@pytest.mark.clause("M99")
def test_it_takes_five_more_on_every_later_double() -> None:
    state = turn(force=["winter"])
    idle_turn(state, 1, 2)
    assert state.markets[DOMESTIC_GAS] == 25
    for double, left in ((1, 20), (2, 15), (3, 10), (4, 5), (6, 0)):
        idle_turn(state, double, double)
        assert state.markets[DOMESTIC_GAS] == left


@pytest.mark.clause("M100", "M101", "M102")
@pytest.mark.parametrize(("before", "after"), [(10, 15), (0, 5), (27, 30)])
def test_a_double_5_ends_it_and_puts_five_barrels_back(before: int, after: int) -> None:
    state = turn(force=["winter"], markets={DOMESTIC_GAS: before})
    facts = roll(state, 5, 5)
    assert told(facts, MarketFilled) == [MarketFilled(WINTER, 1, 1, after - before, after)]
    assert not told(facts, MarketDrained)
    assert (state.markets[DOMESTIC_GAS], cards(state.news_used)) == (after, {"winter"})
    end_turn(state)
    idle_turn(state, 2, 2)
    assert state.markets[DOMESTIC_GAS] == after


def test_a_double_5_without_the_winter_does_nothing_to_the_market() -> None:
    state = turn()
    roll(state, 5, 5)
    assert list(state.markets) == [25] * 4
