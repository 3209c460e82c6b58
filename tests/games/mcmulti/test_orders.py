"""What standing orders answer in McMulti."""

import pytest

from gusher.games.mcmulti.actions import ACTIONS, ask
from gusher.games.mcmulti.orders import ORDERS
from gusher.games.mcmulti.rules import strike
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.orders import by_name
from tests.games.mcmulti.positions import roll, turn


def answer(state: McMulti, name: str, limit: int = 0) -> dict[str, object] | None:
    found = by_name(ORDERS)[name].answers(state, limit)
    return None if found is None else ACTIONS.words(found)


@pytest.mark.parametrize(("above", "barrels"), [(-9, 2), (-2, 2), (-1, 1)])
def test_sells_what_brings_the_limit_or_more(above: int, barrels: int) -> None:
    state = turn(pieces={0: "station 3/5"}, gas=2)
    roll(state, 5, 3)
    assert state.step == ask.PUMP
    assert answer(state, "pump", int(state.price) + above) == {"do": "pump", "barrels": barrels}


def test_asks_where_no_barrel_brings_so_much() -> None:
    state = turn(pieces={0: "station 3/5"}, gas=2)
    roll(state, 5, 3)
    assert answer(state, "pump", int(state.price)) is None
    assert answer(state, "refine") is None  # is about another question


def test_refines_all() -> None:
    state = turn(pieces={0: "refinery 3/4"}, crude=9)
    roll(state, 5, 3)
    assert state.step == ask.REFINE
    assert answer(state, "refine") == {"do": "refine", "barrels": max(a - state.legal()[0] for a in state.legal())}


def test_a_well_for_so_much_and_a_dearer_one_is_asked_about() -> None:
    state = turn(pieces={0: "rig 3/5"}, cash=500)
    roll(state, 5, 3)
    assert state.step == ask.STRIKE
    cost = int(strike.cost(state))
    assert answer(state, "strike", cost) == {"do": "build"}
    assert answer(state, "strike", cost - 1) is None


def test_trades_nothing() -> None:
    state = turn(gas=2)
    assert state.step == ask.MARKET
    assert answer(state, "no-market") == {"do": "market", "pair": "none"}
