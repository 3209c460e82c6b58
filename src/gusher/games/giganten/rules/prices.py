"""Action 1: the die moves the prices (G14 to G20)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
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
from gusher.games.giganten.effects.cards import Rolled
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import cards
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import changed, even, flat

ROLLS: Final[vec[i64]] = flat([do.ROLL + face for face in range(DIE_FACES)])


def legal() -> vec[i64]:
    """The faces of the die."""
    return ROLLS[:]


def weights() -> vec[i64]:
    return even(DIE_FACES)


def why_not(action: i64) -> str:
    """Any face may come up (G14)."""
    return "" if do.ROLL <= action < do.RED else "G14"


def open_round(state: Position) -> None:
    """A round begins with a roll for each company (G13, G14)."""
    state.step = ask.ROLL
    state.seat = CHANCE
    state.company = 0
    state.turn = 0


def play(state: Position, action: i64, tell: Listener | None) -> None:
    face: i64 = action - do.ROLL
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


def shift(state: Position, company: i64, by: i64) -> None:
    """Moves a marker, which never leaves the scale (G20)."""
    place: i64 = state.prices[company] + by
    place = max(place, 0)
    place = min(place, LAST_PRICE)
    state.prices = changed(state.prices, company, place)
