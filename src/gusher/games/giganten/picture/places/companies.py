"""The companies: their prices, and the tanks of all seats."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import CARD_CRUDE, COMPANY_COUNT
from gusher.games.giganten.effects.names import company_said
from gusher.games.giganten.picture.layout import COMPANIES as TOP
from gusher.games.giganten.picture.layout import COMPANY_HEIGHT, COMPANY_WIDTH, company_left
from gusher.games.giganten.picture.places.terrain import ELSEWHERE
from gusher.games.giganten.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.say import Seat, say

SILENT: Final = frozenset({"others-tank"})
_INSET, _TANKS, _TANK_HEIGHT = 10, TOP + 96, 42  # with what lies above a full tank


def places(state: Position, viewer: int) -> Iterator[Place]:
    tanks = [int(count) for count in state.tanks]
    for company in range(COMPANY_COUNT):
        means = _means(state, company) if state.seat == viewer else ELSEWHERE
        yield from _office(company, means, tuple(tanks[company::COMPANY_COUNT]), viewer)


@kept
def _office(company: int, means: tuple[int, ...], counts: tuple[int, ...], viewer: int) -> tuple[Place, ...]:
    """A company, and the tanks of all seats there."""
    office = (company_left(company), TOP, COMPANY_WIDTH, COMPANY_HEIGHT)
    found = [Place("company", office, company_said(company), means)]
    width = (COMPANY_WIDTH - 2 * _INSET) / len(counts)
    for seat, count in enumerate(counts):
        label = say("giganten-board-tank", seat=Seat(seat), company=company_said(company), count=count)
        box = (company_left(company) + _INSET + seat * width, _TANKS, width, _TANK_HEIGHT)
        mine = seat == viewer
        found.append(Place("tank" if mine else "others-tank", box, label, means if mine else ()))
    return tuple(found)


def _means(state: Position, company: int) -> tuple[int, ...]:
    """A price to move or a free marker (the card says which), a marker to carry there, or a sale."""
    if state.step == ask.SPECIAL:
        if CARD_CRUDE[state.cards[state.seat]] > 0:
            return (do.TANK + company,)
        return (do.PRICE + company * 2, do.PRICE + company * 2 + 1)
    if state.step == ask.HAUL:
        return (do.OWN + company, do.BLACK + company, do.RIVAL + company)
    return (do.SELL,) if state.step == ask.SELL and state.company == company else ELSEWHERE
