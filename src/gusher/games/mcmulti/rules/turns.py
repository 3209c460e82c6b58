"""How a turn begins and ends (M22), and whether it was the last one (M146, M149, M154)."""

from typing import Final

from mypy_extensions import i64

from gusher.games.mcmulti.data import (
    ANNOUNCED,
    BONUS,
    BONUS_ANNOUNCED,
    BONUS_ENDING,
    BONUS_PAID,
    DEAD,
    ISLANDS,
    LIMIT,
    NO_BONUS,
    NOTHING,
    ROUND_TURNS,
)
from gusher.games.mcmulti.effects.turns import TurnBegun
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import dice, end, market, pile
from gusher.kernel.state import Listener

# The roll of the turn before in one number: red, from these bits on blue, whether wells had their premium, and barrels.
PAST_BLUE: Final = 3
PAST_PREMIUM: Final = 6
PAST_GIVEN: Final = 7


def round_of(state: Position) -> i64:
    """The round, four island turns beginning with the first island (M146); 0 in the starting round."""
    return (state.turn + ROUND_TURNS - 1) // ROUND_TURNS


def begin(state: Position, tell: Listener | None) -> None:
    """The active island's turn: barrels first, but for nobody's island only the dice (M134)."""
    state.turn += 1
    state.red = 0
    state.blue = 0
    state.rolls = 0
    state.fresh = 0
    state.idle = 0
    state.given = 0
    market.reset(state)
    seat: i64 = state.owner[state.island]
    if tell is not None:
        tell(TurnBegun(seat, state.island, round_of(state), state.left))
    if seat == NOTHING:
        dice.begin(state)
    else:
        market.begin(state, tell)


# --- the end of a turn ---


def close(state: Position, tell: Listener | None) -> None:
    remember(state)
    turn_premium(state, tell)
    if state.left > 0:
        state.left -= 1
        if state.left == 0:
            end.finish(state, ANNOUNCED, tell)
            return
    if state.setting.turn_limit > 0 and state.turn == state.setting.turn_limit * ROUND_TURNS:
        end.finish(state, LIMIT, tell)
    elif end.is_dead(state):
        end.finish(state, DEAD, tell)
    else:
        state.island = (state.island + 1) % ISLANDS
        begin(state, tell)


def remember(state: Position) -> None:
    """What the roll gave stays on the table until the next one, also for whoever looked away: bots may have gone on."""
    paid: i64 = 1 if state.bonus >= BONUS_PAID else 0
    state.past_roll = state.red | state.blue << PAST_BLUE | paid << PAST_PREMIUM | state.given << PAST_GIVEN
    state.past_idle = state.idle


def turn_premium(state: Position, tell: Listener | None) -> None:
    """The premium is paid from the turn after its news (M90) up to the turn of the double that ends it (M92)."""
    if state.bonus == BONUS_ANNOUNCED:
        state.bonus = BONUS_PAID
    elif state.bonus == BONUS_ENDING:
        state.bonus = NO_BONUS
        pile.discard(state, BONUS, tell)
