"""Whoever is passed over for want of something is told so (M24, M52, M57, M62, M65)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import REFINERY, STATION
from gusher.games.mcmulti.effects.equipment import NothingToShop
from gusher.games.mcmulti.effects.facts import Fact
from gusher.games.mcmulti.effects.market import NothingToTrade
from gusher.games.mcmulti.effects.oil import Idle
from gusher.games.mcmulti.rules import market
from tests.games.mcmulti.positions import roll, turn


@pytest.mark.clause("M24")
def test_who_has_neither_barrels_nor_money_cannot_trade() -> None:
    state = turn(cash=0)
    told: list[Fact] = []
    market.begin(state, told.append)
    assert (told, state.step) == ([NothingToTrade(0)], ask.ROLL)


@pytest.mark.clause("M52", "M57")
@pytest.mark.parametrize(("piece", "number"), [("refinery", REFINERY), ("station", STATION)])
def test_pieces_without_old_barrels_stand_idle(piece: str, number: int) -> None:
    assert Idle(0, number, "stock") in roll(turn(pieces={0: f"{piece} 3/5"}), 5, 3)
    assert not _idle(roll(turn(pieces={0: f"{piece} 3/5"}, crude=3, gas=3), 5, 3))


@pytest.mark.clause("M62")
def test_at_the_bottom_of_the_spiral_stations_stand_idle() -> None:
    assert _idle(roll(turn(pieces={0: "station 3/5"}, gas=3, price=1), 5, 3)) == [Idle(0, STATION, "price")]


def test_a_piece_that_the_dice_do_not_name_is_not_idle() -> None:
    assert not _idle(roll(turn(pieces={0: "refinery 1/1, station 6/6"}), 5, 3))


@pytest.mark.clause("M65")
def test_who_can_neither_buy_nor_sell_hears_it() -> None:
    assert NothingToShop(0) in roll(turn(cash=0), 5, 3)
    assert NothingToShop(0) not in roll(turn(cash=5), 5, 3)


def _idle(told: list[Fact]) -> list[Fact]:
    return [fact for fact in told if isinstance(fact, Idle)]
