"""The end and the dice: whether to announce, whether to roll again."""

from typing import Final

from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.advice.habits import PLAIN, Habits
from gusher.games.mcmulti.advice.prospect import (
    HITS,
    SQUARE_HITS,
    STRIKES,
    WELL_BARRELS,
    Prospect,
    coming_price,
    dearest,
)
from gusher.games.mcmulti.data import CRUDE, GAS, REFINERY, RIG, STATION, STEP, WELL, WELL_YIELD
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground
from gusher.kernel import sets
from gusher.kernel.sets import BIT

OWN_HITS: Final = 1 / 3  # of a piece on one cell in a turn of its island
OWN_SQUARE_HITS: Final = 2 / 3


# --- announcing ---


def advise_announcing(state: Position, habits: Habits = PLAIN) -> i64:
    """At once when leading, in whoever's turn (M153): every player has as many turns left. Waiting helps only who is
    behind."""
    price: float = coming_price(state, habits)
    mine: float = last_cash(state, state.seat, price, habits)
    seat: i64 = 0
    while seat < state.setting.seats:
        if last_cash(state, seat, price, habits) > mine:
            return do.WAIT
        seat += 1
    return do.ANNOUNCE


def last_cash(state: Position, seat: i64, price: float, habits: Habits = PLAIN) -> float:
    """The cash with which a seat would end if the last round began now, at the consumers' coming price: its stock is
    sold in it."""
    gas: float = float(state.gas[seat])
    served: float = min(gas, HITS * float(ground.owned(state, seat, STATION)))
    sold: float = dumped(state, GAS, gas - served) + dumped(state, CRUDE, float(state.crude[seat]))
    return float(state.cash[seat]) + served * price + habits.dumped * sold


def dumped(state: Position, product: i64, barrels: float) -> float:
    """What so many barrels bring in the better pair, each one step less than the one before (M30)."""
    price: float = dearest(state, product)
    step: float = float(STEP[product])
    sold: float = min(barrels, price / step)
    return sold * (price - step * sold / 2.0)


# --- rolling again ---


def advise_rerolling(state: Position, habits: Habits = PLAIN) -> i64:
    """Again if these dice bring less than others would on average (M137)."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    return do.KEEP if these_dice(prospect) >= usual_dice(prospect) else do.REROLL


def these_dice(prospect: Prospect) -> float:
    """What the dice as they lie bring the seat."""
    state = prospect.state
    pumped: i64 = min(state.gas[prospect.seat], ground.hits(state, prospect.seat, STATION))
    refined: i64 = min(state.crude[prospect.seat], ground.hits(state, prospect.seat, REFINERY))
    drilled: i64 = WELL_YIELD * ground.hits(state, prospect.seat, WELL)
    worth: float = dice_worth(prospect, float(pumped), float(refined), float(drilled))
    if ground.standing(state, state.island, RIG) & BIT[ground.crossing(state)] != 0:
        worth += prospect.strike_gain()
    return worth


def usual_dice(prospect: Prospect) -> float:
    """What dice bring it on average in a turn of this island."""
    state = prospect.state
    pumped: float = OWN_HITS * number(state, STATION)
    refined: float = OWN_SQUARE_HITS * number(state, REFINERY)
    drilled: float = OWN_HITS * float(WELL_YIELD) * number(state, WELL)
    pumped = min(pumped, float(state.gas[prospect.seat]))
    refined = min(refined, float(state.crude[prospect.seat]))
    return dice_worth(prospect, pumped, refined, drilled) + STRIKES * number(state, RIG) * prospect.strike_gain()


def number(state: Position, piece: i64) -> float:
    return float(sets.count(ground.standing(state, state.island, piece)))


def dice_worth(prospect: Prospect, pumped: float, refined: float, drilled: float) -> float:
    """So many barrels sold, refined and drilled, each at what one such barrel gains."""
    worth: float = pumped * prospect.gain(STATION) / HITS + refined * prospect.gain(REFINERY) / SQUARE_HITS
    return worth + drilled * prospect.gain(WELL) / WELL_BARRELS
