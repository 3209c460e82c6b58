"""Shares of several companies named one company after the other: what is given in a payment (5.3 of the rules' decision
table) or taken for barrels. What was named so far is one number, six bits for each company.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import COLOUR_COUNT, EMPTYING_SHARES, NOTHING, SHARES_PER_DOLLAR
from gusher.games.wildcatters.effects.emptying import SharesTaken
from gusher.games.wildcatters.effects.facts import Colours
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import Listener

BITS: Final = 6
MASK: Final = 63
LAST: Final = 3  # the last company takes what is left


def part(chosen: i64, company: i64) -> i64:
    """How many shares of the company were named."""
    return chosen >> (BITS * company) & MASK


def parts(chosen: i64) -> Colours:
    return part(chosen, 0), part(chosen, 1), part(chosen, 2), part(chosen, 3)


def name(state: Position, shares: i64) -> None:
    """So many of the company asked for; the next company follows."""
    state.chosen |= shares << (BITS * state.colour)
    state.rest -= shares
    state.colour += 1


# --- giving ---


def begin_giving(state: Position, seat: i64) -> None:
    """Three shares for each dollar (W33)."""
    state.rest = state.covered * SHARES_PER_DOLLAR
    state.colour = 0
    state.chosen = 0
    ask_giving(state, seat)


def ask_giving(state: Position, seat: i64) -> None:
    """A number that is forced is not asked for; that of the last company always is."""
    while state.colour < COLOUR_COUNT:
        least: i64 = least_given(state, seat)
        if least < most_given(state, seat):
            state.step = ask.GIVE
            return
        name(state, least)
    state.colour = NOTHING
    state.step = station.DEED


def least_given(state: Position, seat: i64) -> i64:
    """What the later companies cannot cover."""
    later: i64 = 0
    company: i64 = state.colour + 1
    while company < COLOUR_COUNT:
        later += state.shares[seat * COLOUR_COUNT + company]
        company += 1
    return max(0, state.rest - later)


def most_given(state: Position, seat: i64) -> i64:
    return min(state.rest, state.shares[seat * COLOUR_COUNT + state.colour])


def legal_giving(state: Position) -> vec[i64]:
    return numbers(do.GIVE, least_given(state, state.seat), most_given(state, state.seat))


def numbers(first: i64, least: i64, most: i64) -> vec[i64]:
    """Answers that name a number, from the least to the most."""
    answers: vec[i64] = vec[i64](capacity=most - least + 1)
    number: i64 = least
    while number <= most:
        answers = append(answers, first + number)
        number += 1
    return answers


def play_giving(state: Position, action: i64) -> None:
    name(state, action - do.GIVE)
    ask_giving(state, state.seat)


# --- taking ---


def begin_taking(state: Position, barrels: i64, tell: Listener | None) -> None:
    """Four shares for each barrel, colours at will (W157, W158); the unplayed one too (W161)."""
    state.rest = barrels * EMPTYING_SHARES
    state.colour = 0
    state.chosen = 0
    ask_taking(state, tell)


def ask_taking(state: Position, tell: Listener | None) -> None:
    if state.rest > 0 and state.colour == LAST:
        name(state, state.rest)
    if state.rest > 0:
        state.step = ask.TAKE
    else:
        receive(state, tell)


def legal_taking(state: Position) -> vec[i64]:
    return numbers(do.TAKE, 0, state.rest)


def play_taking(state: Position, action: i64, tell: Listener | None) -> None:
    name(state, action - do.TAKE)
    ask_taking(state, tell)


def receive(state: Position, tell: Listener | None) -> None:
    """The shares come from the bank; then the question goes on from which the refinery was emptied."""
    seat: i64 = state.seat
    company: i64 = 0
    while company < COLOUR_COUNT:
        state.shares[seat * COLOUR_COUNT + company] += part(state.chosen, company)
        company += 1
    if tell is not None and state.chosen != 0:
        tell(SharesTaken(seat, state.zone, parts(state.chosen)))
    state.chosen = 0
    state.colour = NOTHING
    state.step = state.caller
    state.caller = NOTHING
    state.zone = NOTHING
