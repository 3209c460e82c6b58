"""Actions 8 and 9: tanks are cut to what they keep (G87), and the die passes on (G88)."""

from mypy_extensions import i64

from gusher.games.giganten.data import COMPANY_COUNT, OVERFLOW, TANK_LIMIT
from gusher.games.giganten.effects.ending import RoundBegun
from gusher.games.giganten.effects.oil import Dumped
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import prices
from gusher.kernel.state import Listener


def settle(state: Position, tell: Listener | None) -> None:
    turn: i64 = 0
    while turn < state.setting.seats:
        dump(state, (state.first + turn) % state.setting.seats, tell)
        turn += 1
    state.first = (state.first + 1) % state.setting.seats  # G88
    state.round += 1
    if tell is not None:
        tell(RoundBegun(state.round, state.first))
    prices.open_round(state)


def dump(state: Position, seat: i64, tell: Listener | None) -> None:
    """What a tank holds beyond its limit goes back to the supply for a small price (G87)."""
    company: i64 = 0
    while company < COMPANY_COUNT:
        surplus: i64 = state.tanks[seat * COMPANY_COUNT + company] - TANK_LIMIT
        if surplus > 0:
            state.tanks[seat * COMPANY_COUNT + company] = TANK_LIMIT
            state.supply += surplus
            state.cash[seat] += surplus * OVERFLOW
            if tell is not None:
                tell(Dumped(seat, company, surplus, surplus * OVERFLOW))
        company += 1
