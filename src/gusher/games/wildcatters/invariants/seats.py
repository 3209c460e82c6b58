"""Money, shares and points of the seats, and their order."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.invariants.recount import Check
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import OVER


def check_purses(state: Position) -> Iterator[str]:
    if min(list(state.cash)) < 0 or min(list(state.shares)) < 0 or min(list(state.loans)) < 0:
        yield f"cash {list(state.cash)}, shares {list(state.shares)}, loans {list(state.loans)}"
    if state.seat == OVER:
        if any(state.loans):
            yield f"loans {list(state.loans)} after the end"
        return
    if min(list(state.score)) < 0:
        yield f"score {list(state.score)}"
    own = [int(state.shares[seat * 4 + seat]) for seat in range(state.setting.seats)]
    if state.setting.zero_loan and min(own) < 1:
        yield f"own shares {own}"


def check_order(state: Position) -> Iterator[str]:
    seats = int(state.setting.seats)
    order = [int(seat) for seat in state.order]
    drawn = state.first >= 0
    if sorted(order) != (list(range(seats)) if drawn else [-1] * seats):
        yield f"order {order}"
    if not 0 <= state.turn < seats or not 0 <= state.round <= state.setting.rounds:
        yield f"round {state.round}, turn {state.turn}"
    clockwise = [(state.first + place) % seats for place in range(seats)]
    if drawn and state.round < state.setting.rounds and order != clockwise:
        yield f"order {order} in round {state.round}"
    if (state.round == 0) != (state.step <= ask.PLACE):
        yield f"round {state.round} at question {state.step}"
    if state.step < ask.DEAL and drawn:
        yield "the first player was drawn too early"


CHECKS: Final[tuple[Check, ...]] = (
    check_purses,
    check_order,
)
