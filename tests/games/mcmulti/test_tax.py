"""Taxes and forced sales (M113 to M122)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import NEWS_CARDS
from gusher.games.mcmulti.effects.news import ForcedSold, NewsEnded, NewsStruck, TaxDue, TaxPaid
from tests.games.mcmulti.positions import act, answers, cards, kinds, places, refusal, roll, sell, standing, told, turn

MIX = "rig 1/1, rig 1/2, well 2/2, station 3/3, refinery 4/4"


@pytest.mark.clause("M113")
@pytest.mark.parametrize(
    ("card", "sum_due"),
    [("property-tax", 2 + 2 + 5 + 10 + 20), ("station-tax", 15), ("gas-tax", 4 * 5), ("crude-tax", 7 * 3)],
)
def test_rates(card: str, sum_due: int) -> None:
    state = turn(pieces={0: MIX}, card=card, crude=[7, 0, 0, 0], gas=[4, 0, 0, 0])
    facts = roll(state, 6, 6)
    assert told(facts, TaxPaid) == [TaxPaid(0, NEWS_CARDS.index(card), sum_due, 0)]
    assert list(state.cash) == [100 - sum_due, 100, 100, 100]


@pytest.mark.clause("M114")
def test_barrels_and_wells_made_this_turn_count() -> None:
    state = turn(pieces={0: "well 6/1"}, card="crude-tax", crude=[1, 0, 0, 0])
    roll(state, 6, 6)
    assert (state.crude[0], state.cash[0]) == (3, 100 - 9)
    state = turn(pieces={0: "rig 6/6"}, card="property-tax")
    roll(state, 6, 6)
    act(state, "build")
    assert state.cash[0] == 100 - 10 - 5


@pytest.mark.clause("M115")
def test_what_is_sold_for_the_tax_is_taxed_too() -> None:
    state = turn(pieces={0: "station 1/1, station 1/2"}, card="property-tax", cash=0)
    facts = roll(state, 6, 6)
    assert told(facts, TaxDue) == [TaxDue(0, 2, 20, 0, (0, 2, 0, 0, 0, 0))]
    facts = sell(state, "1/1")  # 50 in Rapid growth
    assert told(facts, TaxPaid) == [TaxPaid(0, 2, 20, 0)]
    assert state.cash[0] == 30


@pytest.mark.clause("M116")
def test_all_pay_before_play_goes_on_and_the_card_is_discarded() -> None:
    state = turn(pieces={0: "station 1/1", 1: "station 1/1", 2: "station 1/1", 3: "station 1/1"}, card="station-tax")
    facts = roll(state, 6, 6)
    assert list(state.cash) == [85] * 4
    assert [type(fact) for fact in facts][-9:] == [TaxDue, TaxPaid] * 4 + [NewsEnded]
    assert cards(state.news_used) == {"station-tax"}
    assert "buy" in kinds(state)


@pytest.mark.clause("M117")
def test_who_is_short_sells_pieces_of_his_choice_wherever_they_stand() -> None:
    state = turn(pieces={0: "rig 1/1, rig 1/2, station 3/3, refinery 4/4"}, card="property-tax", cash=0)
    roll(state, 6, 6)
    assert (state.step, state.seat, state.debt) == (ask.FORCED_SALE, 0, 34)
    assert places(state, "sell") == {"1/1", "1/2", "3/3", "4/4"}
    assert kinds(state) == {"sell"}
    assert refusal(state, "done") == "M117"
    assert refusal(state, "sell", island=1, row=1, column=1) == "M117"
    facts = sell(state, "4/4")
    assert ForcedSold(0, 0, 21, 2, 80, 2) in facts  # the price of the current card, Rapid growth
    assert state.cash[0] == 80 - 34


@pytest.mark.clause("M118")
def test_selling_ends_as_soon_as_the_cash_covers_the_tax() -> None:
    state = turn(pieces={0: ", ".join(f"rig 1/{column}" for column in range(1, 7))}, card="property-tax", cash=0)
    roll(state, 6, 6)
    sell(state, "1/1")  # 9 of 12
    assert (state.step, state.cash[0]) == (ask.FORCED_SALE, 9)
    facts = sell(state, "1/2")
    assert told(facts, TaxPaid) == [TaxPaid(0, 2, 12, 0)]
    assert (state.step != ask.FORCED_SALE, state.cash[0], len(standing(state, 0))) == (True, 6, 4)


@pytest.mark.clause("M118")
def test_without_a_choice_all_is_sold_unasked() -> None:
    state = turn(pieces={0: "rig 1/1, rig 1/2"}, card="gas-tax", gas=[10, 0, 0, 0], cash=32)
    facts = roll(state, 6, 6)
    assert len(told(facts, ForcedSold)) == 2  # 18, exactly what was missing
    assert (state.cash[0], standing(state, 0)) == (0, set())
    state = turn(pieces={0: "rig 1/1, rig 1/2"}, card="gas-tax", gas=[10, 0, 0, 0], cash=33)
    roll(state, 6, 6)
    assert (state.step, len(answers(state))) == (ask.FORCED_SALE, 2)
    sell(state, "1/1")
    sell(state, "1/2")  # 8 are still missing, so that the other must go too
    assert (state.cash[0], standing(state, 0)) == (33 + 18 - 50, set())


@pytest.mark.clause("M119")
def test_for_the_station_tax_only_stations_are_sold() -> None:
    state = turn(pieces={0: "station 1/1, station 1/2, station 1/3, well 3/3"}, card="station-tax", cash=0)
    roll(state, 6, 6)
    assert places(state, "sell") == {"1/1", "1/2", "1/3"}
    assert refusal(state, "sell", island=0, row=3, column=3) == "M119"
    assert refusal(state, "sell", island=0, row=4, column=4) == "M117"
    sell(state, "1/2")
    assert (state.cash[0], standing(state, 0)) == (5, {"station 1/1", "station 1/3", "well 3/3"})


@pytest.mark.clause("M120")
def test_barrels_are_never_sold_for_a_tax() -> None:
    state = turn(pieces={0: "station 1/1, station 2/2"}, card="gas-tax", cash=0, gas=[11, 0, 0, 0], crude=9)
    roll(state, 6, 6)
    assert state.step == ask.FORCED_SALE
    assert kinds(state) == {"sell"}
    sell(state, "1/1")
    sell(state, "2/2")
    assert (state.gas[0], state.crude[0], state.cash[0]) == (11, 9, 45)


@pytest.mark.clause("M121")
def test_what_cannot_be_raised_is_waived() -> None:
    state = turn(pieces={0: "rig 1/1"}, card="crude-tax", cash=[10, 0, 50, 0], crude=[20, 3, 2, 0])
    facts = roll(state, 6, 6)
    assert told(facts, TaxPaid) == [TaxPaid(0, 8, 19, 41), TaxPaid(1, 8, 0, 9), TaxPaid(2, 8, 6, 0)]
    assert (list(state.cash), list(state.crude)) == ([0, 0, 44, 0], [20, 3, 2, 0])


@pytest.mark.clause("M122")
def test_taxes_are_settled_from_the_active_player_on_clockwise() -> None:
    pieces = dict.fromkeys(range(4), "station 1/1, station 1/2")
    state = turn(2, pieces, card="property-tax", cash=[0, 0, 100, 0])
    facts = roll(state, 6, 6)
    order = [fact.seat for fact in told(facts, TaxPaid) if isinstance(fact, TaxPaid)]
    while state.step == ask.FORCED_SALE:
        seat = int(state.seat)
        facts = sell(state, "1/1", seat)
        order += [fact.seat for fact in told(facts, TaxPaid) if isinstance(fact, TaxPaid)]
    assert order == [2, 3, 0, 1]


def test_who_owes_nothing_is_not_told() -> None:
    state = turn(card="station-tax")
    facts = roll(state, 6, 6)
    assert NewsStruck(5) in facts
    assert not told(facts, TaxPaid)
