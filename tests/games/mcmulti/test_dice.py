"""The dice and who is touched (M36 to M42)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import REFINERY, RIG, STATION, WELL
from gusher.games.mcmulti.effects.dice import EconomyChanged, Rolled
from gusher.games.mcmulti.effects.equipment import Bought
from gusher.games.mcmulti.effects.news import MarketFilled, NewsOpened, NewsStruck, TaxPaid
from gusher.games.mcmulti.effects.oil import Produced, Pumped, Refined, WellBuilt
from gusher.games.mcmulti.rules import ground
from tests.games.mcmulti.positions import act, answers, cell, lay, roll, turn


def hits(island: int, text: str, red: int, blue: int, active: int = 0) -> int:
    """Hits on one piece, by the dice of the active island."""
    state = turn(active)
    lay(state, island, text)
    state.red, state.blue = red, blue
    kind = {"rig": RIG, "station": STATION, "refinery": REFINERY, "well": WELL}[text.split(maxsplit=1)[0]]
    return int(ground.hits(state, island, kind))


@pytest.mark.clause("M36")
def test_red_names_a_column_and_blue_a_row() -> None:
    state = turn(cash=0)
    assert state.step == ask.ROLL
    assert len(answers(state)) == 36
    assert list(state.weights()) == [1] * 36
    assert act(state, "roll", red=5, blue=3)[0] == Rolled(0, 5, 3, 0)
    assert hits(0, "well 1/5", 5, 3) == 1
    assert hits(0, "well 3/1", 5, 3) == 1
    assert hits(0, "well 5/3", 5, 3) == 0


@pytest.mark.clause("M37")
@pytest.mark.parametrize(("active", "red", "blue"), [(0, 3, 1), (1, 2, 0), (2, 1, 3), (3, 0, 2)])
def test_red_reaches_across_the_crude_market_and_blue_across_the_gas_market(active: int, red: int, blue: int) -> None:
    assert hits(red, "well 1/5", 5, 3, active) == 1
    assert hits(red, "well 3/1", 5, 3, active) == 0
    assert hits(blue, "well 3/1", 5, 3, active) == 1
    assert hits(blue, "well 1/5", 5, 3, active) == 0


@pytest.mark.clause("M39")
def test_the_opposite_island_takes_no_part() -> None:
    for active in range(4):
        for place in ("3/5", "1/5", "3/1"):
            assert hits((active + 2) % 4, f"well {place}", 5, 3, active) == 0


@pytest.mark.clause("M40")
def test_hits_on_the_active_island_and_on_a_neighbour() -> None:
    assert hits(0, "station 3/5", 5, 3) == 2
    assert hits(1, "station 3/5", 5, 3) == 1
    assert hits(3, "station 3/5", 5, 3) == 1
    assert hits(0, "station 4/4", 5, 3) == 0


@pytest.mark.clause("M41")
def test_a_refinery_has_one_hit_per_die_and_two_only_if_the_crossing_lies_inside() -> None:
    for red in range(1, 7):
        for blue in range(1, 7):
            column, row = red in (4, 5), blue in (2, 3)
            assert hits(0, "refinery 2/4", red, blue) == int(column) + int(row)
            inside = cell(f"{blue}/{red}") in {cell(place) for place in ("2/4", "2/5", "3/4", "3/5")}
            assert (hits(0, "refinery 2/4", red, blue) == 2) == inside


@pytest.mark.clause("M42")
def test_the_order_of_the_dice_phase() -> None:
    """A double with everything in it: economy, news, strike, wells, refineries, stations, then the tax."""
    pieces = {0: "rig 1/1, well 1/3, refinery 1/5, station 4/1"}
    state = turn(pieces=pieces, crude=5, gas=5, cash=100, card="gas-tax")
    told = roll(state, 1, 1, card="mideast")
    assert state.step == ask.STRIKE
    told += act(state, "build")
    assert state.step == ask.REFINE
    told += act(state, "refine", barrels=1)
    assert state.step == ask.PUMP
    told += act(state, "pump", barrels=1)
    order = [type(fact) for fact in told]
    wanted = [Rolled, EconomyChanged, NewsStruck, NewsOpened, WellBuilt, Produced, Refined, Pumped, TaxPaid]
    found = [kind for kind in order if kind in wanted]
    assert found == [*wanted, *[TaxPaid] * 3]
    assert not {Bought, MarketFilled} & set(order)
    tax = next(fact for fact in told if isinstance(fact, TaxPaid))
    assert tax.amount == 5 * 5  # five gas: one more made, one less sold
