"""Whoever is passed over for want of something is told so (W42, W93, W163, W180)."""

from collections.abc import Callable

import pytest

from gusher.games.wildcatters.actions import ask, station
from gusher.games.wildcatters.data import COLOUR_COUNT, PIECE_KINDS, PUMP
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.rules import build, drilling, fleet, oil, repayment
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.effects import Effect
from gusher.kernel.state import Listener
from tests.games.wildcatters.positions import RED, YELLOW, building, owe, rig, table, tanker

Rule = Callable[[Wildcatters, Listener | None], None]


def told_by(rule: Rule, state: Wildcatters) -> list[Effect]:
    told: list[Effect] = []
    rule(state, told.append)
    return told


def penniless(state: Wildcatters) -> Wildcatters:
    """Neither cash nor shares."""
    state.cash[RED] = 0
    for company in range(COLOUR_COUNT):
        state.shares[RED * COLOUR_COUNT + company] = 0
    return state


@pytest.mark.clause("W42")
def test_without_money_nothing_is_built() -> None:
    state = building(table(), "L09")
    assert told_by(build.begin, state) == []
    assert told_by(build.begin, penniless(state)) == [Skipped(RED, "build", "cash")]
    assert state.step == station.OIL


@pytest.mark.clause("W38")
def test_without_tiles_nothing_is_built() -> None:
    state = building(table(), "L09")
    for piece in range(PIECE_KINDS):
        state.stock[RED * PIECE_KINDS + piece] = 0
    assert told_by(build.begin, state) == [Skipped(RED, "build", "room")]


@pytest.mark.clause("W42")
def test_without_money_there_is_no_oil_action_though_one_is_open() -> None:
    state = table()
    rig(state, RED, "SA_W", 4)
    building(state, "L09")
    assert told_by(oil.begin, state) == []
    assert told_by(oil.begin, penniless(state)) == [Skipped(RED, "oil", "cash")]
    assert state.step == station.FLEET


def test_where_no_oil_action_is_open_nothing_is_missing() -> None:
    assert told_by(oil.begin, penniless(building(table(), "L09"))) == []


@pytest.mark.clause("W163")
def test_a_second_tanker_without_money_stays() -> None:
    state = table()
    tanker(state, RED, "NA_S")
    building(state, "L09")
    assert told_by(fleet.begin, penniless(state)) == []  # the first one moves free of charge
    assert state.step == ask.MOVE
    state.moves = 1
    assert told_by(fleet.begin, state) == [Skipped(RED, "move", "cash")]


@pytest.mark.clause("W93")
def test_who_has_a_rig_but_no_pump_cannot_join() -> None:
    state = table()
    rig(state, YELLOW, "SA_W", 2)
    building(state, "L09")
    state.stock[YELLOW * PIECE_KINDS + PUMP] = 0
    state.asked = 1
    assert told_by(drilling.go_on, state) == [Skipped(YELLOW, "join", "pump")]


@pytest.mark.clause("W180")
def test_who_has_too_few_shares_cannot_repay() -> None:
    state = building(table(), "L09")
    owe(state, RED, 1)
    state.round = next(number for number, price in enumerate(state.setting.loan_prices) if price)
    penniless(state)
    state.asked = 0
    assert Skipped(RED, "repay", "shares") in told_by(repayment.go_on, state)
