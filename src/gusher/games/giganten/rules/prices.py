"""Action 1: the first player of round 1 is drawn (G12), and the die moves the prices (G14 to G20)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import DIE_ROLL, FIRST, ROLL, START
from gusher.games.giganten.data import (
    BLUE_SECTION,
    COMPANY_COUNT,
    DIE_BLUE,
    DIE_FACES,
    DIE_NUMBER,
    LAST_PRICE,
    PRICE,
    SECTION,
    WHITE_SECTION,
)
from gusher.games.giganten.effects import FirstDrawn, Rolled
from gusher.games.giganten.rules import cards
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import flat

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten

ROLLS: Final[vec[i64]] = flat([DIE_ROLL + face for face in range(DIE_FACES)])
EVEN: Final[vec[i64]] = flat([1] * DIE_FACES)


def outcomes(state: "Giganten") -> vec[i64]:
    """The faces of the die, or at the very start the seats."""
    if state.step == ROLL:
        return ROLLS[:]
    drawn: vec[i64] = vec[i64](capacity=state.way.seats)
    for seat in range(state.way.seats):
        drawn = append(drawn, FIRST + seat)
    return drawn


def weights(state: "Giganten") -> vec[i64]:
    """Die and seats are even (G12, G14)."""
    return EVEN[: state.way.seats] if state.step == START else EVEN[:]


def begin(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The seat drawn holds the die (G12)."""
    state.first = action - FIRST
    if tell is not None:
        tell(FirstDrawn(state.first))
    open_round(state)


def open_round(state: "Giganten") -> None:
    """A round begins with a roll for each company (G13, G14)."""
    state.step = ROLL
    state.seat = CHANCE
    state.company = 0
    state.turn = 0


def play(state: "Giganten", action: i64, tell: Listener | None) -> None:
    face: i64 = action - DIE_ROLL
    company: i64 = state.company
    before: i64 = state.prices[company]
    shift(state, company, spaces(before, face))
    if tell is not None:
        tell(Rolled(company, face, PRICE[before], PRICE[state.prices[company]]))
    state.company += 1
    if state.company == COMPANY_COUNT:
        state.company = 0
        cards.ask_red(state, tell)


def spaces(place: i64, face: i64) -> i64:
    """How far a roll moves a marker that stands there: its section counts as it is before the roll (G15 to G19)."""
    section: i64 = SECTION[place]
    if section == WHITE_SECTION:
        return DIE_NUMBER[face] if DIE_BLUE[face] == 1 else -DIE_NUMBER[face]
    return -DIE_NUMBER[face] if section == BLUE_SECTION else DIE_NUMBER[face]


def shift(state: "Giganten", company: i64, by: i64) -> None:
    """Moves a marker, which never leaves the scale (G20)."""
    place: i64 = state.prices[company] + by
    place = max(place, 0)
    place = min(place, LAST_PRICE)
    moved: vec[i64] = state.prices[:]
    moved[company] = place
    state.prices = moved
