"""Logs of what seldom happens: every news card, forced sales, parked refineries, ends of all sorts. Each is replayed
with all checks.

Most were played by rules 1 and are read as they were meant then; two by the present rules. Seven are whole games, with
two, three and four players (test_fixtures_ends.py tells those); the others stop where their story ends.
"""

import json
from collections import Counter

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import (
    BONUS,
    BONUS_PAID,
    BUYING,
    CRUDE,
    CRUDE_TAX,
    DOMESTIC,
    EMBARGO,
    FOREIGN,
    GAS,
    GAS_TAX,
    MIDEAST,
    NEWS_CARDS,
    NO_BONUS,
    POLLUTION,
    PROPERTY_TAX,
    REASONS,
    REFINERY,
    SELLING,
    STATION,
    STATION_TAX,
    WINTER,
)
from gusher.games.mcmulti.effects.dice import EconomyChanged, PriceFell, PriceRose, Rolled
from gusher.games.mcmulti.effects.equipment import Returned
from gusher.games.mcmulti.effects.facts import Fact
from gusher.games.mcmulti.effects.market import MarketChosen, Traded
from gusher.games.mcmulti.effects.news import (
    FeePaid,
    ForcedSold,
    MarketDrained,
    MarketFilled,
    NewsCovered,
    NewsEnded,
    NewsOpened,
    NewsReshuffled,
    NewsStruck,
    RefineryParked,
    TaxDue,
    TaxPaid,
)
from gusher.games.mcmulti.effects.oil import FindLost, Idle, PremiumPaid, Produced
from gusher.kernel import log
from tests.games.mcmulti.positions import (
    DOMESTIC_CRUDE,
    DOMESTIC_GAS,
    FOREIGN_CRUDE,
    answers,
    cards,
    cell,
    outcomes,
    refusal,
    standing,
    trades,
)
from tests.games.mcmulti.replays import LOGS, NAMES, after, lines, replayed, state_of, taxes, told, told_of
from tests.games.mcmulti.speech import ADA, BEN, CLARA, DAN, NORTH_EAST, NORTH_WEST, SOUTH_WEST, effect_kinds

BY_PRESENT_RULES = ("parked-taxed", "picked-islands")

# --- all of them ---


def test_the_logs_ask_every_question_and_tell_every_sort_of_effect() -> None:
    asked = set[int]()
    for name in NAMES:
        log.read(lines(name), listen=False, watch=lambda match: asked.add(int(state_of(match).step)))
    assert asked == set(range(ask.ISLAND + 1))
    kinds = effect_kinds()
    heard = {type(effect) for name in NAMES for effect in told(name)}
    assert kinds - heard == {Fact}


def test_every_news_card_takes_effect_and_every_number_of_players_finishes() -> None:
    struck = Counter(effect.card for name in NAMES for _, effect in told_of(name, NewsStruck))
    assert sorted(struck) == list(range(len(NEWS_CARDS)))
    assert {replayed(name).seats for name in LOGS.finished} == set(GAME.seats)
    assert {REASONS[state_of(replayed(name)).reason] for name in LOGS.finished} == {"announced", "limit", "dead"}


@pytest.mark.parametrize("name", NAMES)
def test_a_log_is_written_again_as_it_was(name: str) -> None:
    """A match of rules 1 stays one: its header says no more than it did."""
    match = replayed(name)
    assert match.rules == (2 if name in BY_PRESENT_RULES else 1)
    assert json.loads(next(log.write(match))) == json.loads(lines(name)[0])


# --- lasting news ---


@pytest.mark.clause("M90", "M91", "M92")
def test_the_premium_is_paid_up_to_the_double_2_that_ends_it() -> None:
    name = "premium"
    assert told(name, 94, 94)[-1] == NewsStruck(BONUS)
    assert after(name, 97).bonus == BONUS_PAID  # armed as soon as the next turn begins
    assert told_of(name, PremiumPaid) == [
        (122, PremiumPaid(BEN, NORTH_EAST, 1, 10)),
        (137, PremiumPaid(BEN, NORTH_EAST, 1, 10)),  # Ada rolls the double 2; Ben's well works on the row they share
    ]
    assert Rolled(NORTH_WEST, 2, 2, 1) in told(name, 137, 137)
    assert after(name, 137).cash[BEN] == after(name, 136).cash[BEN] + 10
    assert told_of(name, NewsEnded)[-1] == (139, NewsEnded(BONUS))  # after that turn
    assert after(name, 139).bonus == NO_BONUS


@pytest.mark.clause("M93", "M94")
def test_the_embargo_closes_the_foreign_pair_until_a_double_4() -> None:
    name = "embargo"
    assert (18, NewsStruck(EMBARGO)) in told_of(name, NewsStruck)
    for entry in (20, 23, 27, 30, 36, 40):  # six turns begin under the embargo
        state = after(name, entry)
        assert state.step == ask.MARKET
        assert [words["pair"] for words in answers(state)] == ["domestic", "none"]
        assert refusal(state, "market", pair="foreign") == "M93"
    assert told(name, 44, 44)[0] == Rolled(NORTH_WEST, 4, 4, 1)
    assert told(name, 44, 44)[-1] == NewsEnded(EMBARGO)
    assert told(name, 47, 47) == [MarketChosen(BEN, FOREIGN)]
    assert trades(after(name, 47)) == {"buy crude", "sell crude", "buy gas", "sell gas"}


@pytest.mark.clause("M98", "M99", "M100", "M101", "M102", "M79")
def test_the_winter_takes_gas_on_every_double_and_gives_five_back_on_a_double_5() -> None:
    name = "winter"
    drained = [(n, effect.barrels, effect.left) for n, effect in told_of(name, MarketDrained)]
    # Dan bought seven barrels between the first double and the second; on the last there are only three.
    assert drained == [(26, 5, 20), (57, 5, 8), (69, 5, 3), (76, 3, 0)]
    assert {effect.card for _, effect in told_of(name, MarketDrained)} == {WINTER}
    assert told(name, 81, 81) == [
        Rolled(SOUTH_WEST, 5, 5, 1),
        EconomyChanged(old_economy=6, economy=1),
        PriceRose(7, 79, 79),  # the top of the spiral
        MarketFilled(WINTER, DOMESTIC, GAS, 5, 5),
        NewsEnded(WINTER),
    ]
    assert "winter" not in cards(int(after(name, 81).news_force))


@pytest.mark.clause("M80", "M84", "M95", "M96")
def test_a_double_moves_the_economy_then_the_price_then_the_news() -> None:
    """Were the conflict first, the price would fall to 17 and rise to 35 all the same, but not from 45."""
    assert told("conflict", 27, 28) == [
        Rolled(NORTH_EAST, 6, 6, 1),
        EconomyChanged(old_economy=0, economy=2),
        PriceRose(9, 27, 45),
        NewsStruck(MIDEAST),
        MarketFilled(MIDEAST, FOREIGN, CRUDE, 4, 30),  # Ben has sold a barrel there: only four find room
        PriceFell(MIDEAST, 5, 45, 35),
        NewsEnded(MIDEAST),
        NewsOpened(CRUDE_TAX),
        Idle(BEN, STATION, "stock"),
    ]
    assert after("conflict", 28).markets[FOREIGN_CRUDE] == 30


@pytest.mark.clause("M103", "M104", "M105", "M106", "M108", "M109", "M112")
def test_a_parked_refinery_is_brought_back_and_the_card_is_over() -> None:
    name = "clean-air"
    assert told(name, 32, 33) == [
        NewsOpened(MIDEAST),
        FeePaid(DAN, 1, 50),  # whose turn it is
        RefineryParked(BEN, NORTH_EAST, cell("5/1")),  # his choice of two: 72 pays for one
        FeePaid(BEN, 1, 50),
        FeePaid(CLARA, 1, 50),
    ]
    assert [words["do"] for words in answers(after(name, 32))] == ["park", "park"]
    parked = after(name, 33)
    assert (list(parked.parked), cards(int(parked.news_force))) == ([0, 1, 0, 0], {"pollution"})
    assert standing(parked, NORTH_EAST) == {"refinery 5/4"}
    assert told(name, 46, 46) == [Returned(BEN, NORTH_EAST, cell("4/1"), 50), NewsEnded(POLLUTION)]
    back = after(name, 46)
    assert (list(back.parked), cards(int(back.news_force))) == ([0] * 4, set())
    assert standing(back, NORTH_EAST) == {"refinery 4/1"}  # not where it stood before
    assert back.cash[BEN] == after(name, 45).cash[BEN] - 50


@pytest.mark.clause("M88", "M89")
def test_the_discards_become_the_pile_without_the_card_just_covered() -> None:
    name = "news-pile-used-up"
    assert told(name, 132)[-2:] == [NewsCovered(STATION_TAX), NewsReshuffled(7)]
    state = after(name, 132)
    assert (state.news_leaving, state.news_used) == (STATION_TAX, 0)
    assert len(outcomes(state)) == 7
    assert STATION_TAX not in outcomes(state)
    assert after(name, 131).news_down == 0


# --- taxes ---


@pytest.mark.clause("M113", "M115", "M116", "M117", "M118", "M122")
def test_equipment_is_sold_until_the_tax_is_covered() -> None:
    name = "equipment-tax"
    assert told(name, 22, 24)[1:] == [
        TaxDue(CLARA, PROPERTY_TAX, 2, 195, (1, 0, 0, 0, 0, 0)),
        TaxPaid(CLARA, PROPERTY_TAX, 2, 0),
        TaxDue(DAN, PROPERTY_TAX, 60, 8, (0, 0, 3, 0, 0, 0)),
        ForcedSold(DAN, SOUTH_WEST, cell("1/2"), REFINERY, 50, PROPERTY_TAX),
        ForcedSold(DAN, SOUTH_WEST, cell("2/5"), REFINERY, 50, PROPERTY_TAX),
        TaxPaid(DAN, PROPERTY_TAX, 60, 0),  # for three refineries, though only one is left
        TaxDue(BEN, PROPERTY_TAX, 22, 131, (1, 0, 1, 0, 0, 0)),
        TaxPaid(BEN, PROPERTY_TAX, 22, 0),  # a refinery and a rig; Ada owns nothing
        NewsEnded(PROPERTY_TAX),
    ]
    state = after(name, 24)
    assert state.cash[DAN] == 8 + 50 + 50 - 60
    assert standing(state, SOUTH_WEST) == {"refinery 4/4"}


@pytest.mark.clause("M119")
def test_for_the_station_tax_only_stations_are_sold() -> None:
    name = "station-tax"
    state = after(name, 31)
    assert standing(state, NORTH_EAST) > {"station 4/5", "station 6/5", "refinery 4/3", "rig 2/5"}
    assert [(words["row"], words["column"]) for words in answers(state)] == [(4, 5), (6, 5)]
    assert refusal(state, "sell", island=NORTH_EAST, row=4, column=3) == "M119"
    assert told(name, 32) == [
        ForcedSold(BEN, NORTH_EAST, cell("4/5"), STATION, 32, STATION_TAX),
        TaxPaid(BEN, STATION_TAX, 30, 0),
        NewsEnded(STATION_TAX),
    ]


@pytest.mark.clause("M113", "M114", "M122")
def test_barrels_are_taxed_as_they_lie_at_the_end_of_the_dice_phase() -> None:
    name = "barrel-taxes"
    assert taxes(name, GAS_TAX) == [(DAN, 15, 0), (ADA, 15, 0), (BEN, 15, 0), (CLARA, 15, 0)]
    assert Produced(DAN, SOUTH_WEST, (SOUTH_WEST * 36 + cell("6/6"),), 2) in told(name, 36)
    assert after(name, 35).crude[DAN] == 3  # five with those of this turn
    assert taxes(name, CRUDE_TAX) == [(CLARA, 9, 0), (DAN, 15, 0), (ADA, 3, 0), (BEN, 9, 0)]


@pytest.mark.clause("M104", "M120", "M121")
def test_what_cannot_be_raised_is_waived_and_the_barrels_stay() -> None:
    name = "tax-waived"
    before, paid = after(name, 41), after(name, 42)
    assert (before.cash[ADA], before.crude[ADA], standing(before, NORTH_WEST)) == (8, 3, set())
    assert before.parked[NORTH_WEST] == 3  # nothing that could be sold
    assert (ADA, 8, 1) in taxes(name, CRUDE_TAX)
    assert (paid.cash[ADA], paid.crude[ADA], paid.gas[ADA], paid.parked[NORTH_WEST]) == (0, 3, 3, 3)


# --- finds and markets ---


@pytest.mark.clause("M45", "M47")
def test_a_find_is_lost_for_want_of_cash_and_another_by_choice() -> None:
    name = "finds"
    assert told_of(name, FindLost) == [
        (40, FindLost(ADA, NORTH_WEST, cell("5/5"), 10, "cash")),
        (46, FindLost(BEN, NORTH_EAST, cell("4/1"), 10, "choice")),
    ]
    assert after(name, 40).cash[ADA] < 10
    assert "rig 5/5" in standing(after(name, 40), NORTH_WEST)
    assert after(name, 45).cash[BEN] >= 10
    assert "rig 4/1" in standing(after(name, 46), NORTH_EAST)


@pytest.mark.clause("M28", "M33")
def test_a_market_runs_empty_at_its_dearest_prices() -> None:
    name = "market-empty"
    assert told(name, 94, 96) == [
        Traded(DAN, BUYING, DOMESTIC, GAS, 58, 1),
        Traded(DAN, BUYING, DOMESTIC, CRUDE, 9, 21),
        Traded(DAN, BUYING, DOMESTIC, GAS, 60, 0),
    ]
    state = after(name, 96)
    assert state.markets[DOMESTIC_GAS] == 0
    assert refusal(state, "trade", way="buy", product="gas") == "M28"


@pytest.mark.clause("M30", "M31", "M33")
def test_a_market_runs_full_at_its_cheapest_prices() -> None:
    name = "market-full"
    crude = [effect for _, effect in told_of(name, Traded) if effect.product == CRUDE]
    assert [(effect.seat, effect.way, effect.price) for effect in crude] == [
        *[(BEN, SELLING, price) for price in (5, 4, 3)],
        *[(CLARA, SELLING, price) for price in (2, 1)],
    ]
    state = after(name, 27)
    assert (state.markets[DOMESTIC_CRUDE], state.crude[CLARA]) == (30, 1)
    assert refusal(state, "trade", way="sell", product="crude") == "M31"
