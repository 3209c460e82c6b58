"""How a turn begins and ends (M22), the announced last round (M150 to M155), the turn limit (M146) and the end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    ANNOUNCED,
    BONUS,
    BONUS_ANNOUNCED,
    BONUS_ENDING,
    BONUS_PAID,
    CRUDE,
    DEAD,
    GOAL,
    ISLANDS,
    LAST_TURNS,
    LIMIT,
    NO_BONUS,
    NOTHING,
    ROUND_TURNS,
)
from gusher.games.mcmulti.effects.turns import Announced, Ended, TurnBegun, Waited
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import market, pile
from gusher.kernel.state import OVER, Listener

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
    seat: i64 = state.way.owner[state.island]
    if tell is not None:
        tell(TurnBegun(seat, state.island, round_of(state), state.left))
    if seat == NOTHING:
        market.finish(state)
    else:
        market.begin(state)


# --- announcing ---


def finish(state: Position, tell: Listener | None) -> None:
    """After phase III the active player may announce the end (M150, M153): once in a game (M155), not in the last
    round of a limited one (M148)."""
    can: bool = state.left == 0 and state.cash[state.seat] >= GOAL
    if can and (state.way.turn_limit == 0 or round_of(state) < state.way.turn_limit):
        state.step = ask.ANNOUNCE
    else:
        close(state, tell)


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.ANNOUNCE), do.WAIT)


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The last turns go once around and end with the island that announced (M154)."""
    cash: i64 = state.cash[state.seat]
    if action == do.ANNOUNCE:
        state.left = LAST_TURNS + 1  # the turn that ends now is taken off first
        state.announcer = state.seat
        if tell is not None:
            tell(Announced(state.seat, state.island, cash))
    elif tell is not None:
        tell(Waited(state.seat, cash))
    close(state, tell)


# --- the end of a turn ---


def close(state: Position, tell: Listener | None) -> None:
    remember(state)
    turn_premium(state, tell)
    if state.left > 0:
        state.left -= 1
        if state.left == 0:
            end(state, ANNOUNCED, tell)
            return
    if state.way.turn_limit > 0 and state.turn == state.way.turn_limit * ROUND_TURNS:
        end(state, LIMIT, tell)
    elif is_dead(state):
        end(state, DEAD, tell)
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


def is_dead(state: Position) -> bool:
    """Nobody has cash, a piece, or a barrel that could ever be sold: nothing can change any more (M149).

    Without cash nobody takes crude from a market and no card does, so that crude has no buyer once both are full. Gas
    always finds one: the winter empties the domestic market sooner or later.
    """
    crude_sells: bool = market.has_room(state, CRUDE)
    seat: i64 = 0
    while seat < state.way.seats:
        if state.cash[seat] > 0 or state.gas[seat] > 0 or (crude_sells and state.crude[seat] > 0):
            return False
        seat += 1
    return all(cells == 0 for cells in state.taken)


def end(state: Position, reason: i64, tell: Listener | None) -> None:
    state.step = ask.ENDED
    state.seat = OVER
    state.reason = reason
    if tell is not None:
        tell(Ended(reason))
