"""Standing orders of McMulti: everybody's dice move everybody's barrels, and most often all that can move should."""

from typing import Final

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import SPIRAL_CEILING, SPIRAL_FLOOR
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import pumping, strike, turns
from gusher.kernel.orders import ROUND, Order, Scope, always, highest
from gusher.kernel.state import OVER


def _round(state: Position, _seat: int) -> Scope | None:
    """Four island turns (M146); there are none yet while the start is bought."""
    number = int(turns.round_of(state))
    return None if state.seat == OVER or number == 0 else (number,)


def _costs(state: Position, seat: int) -> range:
    """What wells cost from now on (M44, M46), as far as the seat's cash goes."""
    return range(int(strike.cost(state)), int(state.cash[seat]) + 1)


def _build(state: Position, limit: int) -> int | None:
    """A dearer one is for the person to decide."""
    return do.BUILD if strike.cost(state) <= limit else None


def _prices(_state: Position, _seat: int) -> range:
    """What consumers may pay for a barrel (M61, M62)."""
    return range(int(SPIRAL_FLOOR), int(SPIRAL_CEILING))


def _pump(state: Position, limit: int) -> int | None:
    """As many barrels as bring the limit or more, for each brings less than the one before (M61). If none does, the
    person is asked."""
    barrels = min(int(pumping.most(state, state.seat)), int(state.price) - limit)
    return do.PUMP + barrels if barrels > 0 else None


ORDERS: Final = (
    Order("no-market", frozenset({ask.MARKET}), ROUND, _round, always(do.NO_MARKET)),
    Order("strike", frozenset({ask.STRIKE}), ROUND, _round, _build, _costs),
    Order("refine", frozenset({ask.REFINE}), ROUND, _round, highest),
    Order("pump", frozenset({ask.PUMP}), ROUND, _round, _pump, _prices),
    Order("wait", frozenset({ask.ANNOUNCE}), ROUND, _round, always(do.WAIT)),
)
