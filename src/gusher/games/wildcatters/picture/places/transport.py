"""Trains in their boxes, free boxes, and tankers at their moorings."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    BOXES,
    COLOUR_COUNT,
    LINK,
    MOST_BOXES,
    NOTHING,
    SHIP_COUNT,
    SHIPS_EACH,
    STRETCH_COUNT,
    ZONE_COUNT,
)
from gusher.games.wildcatters.effects.names import stretch_said, tanker_said
from gusher.games.wildcatters.picture.harbours import berth
from gusher.games.wildcatters.picture.layout import BOX_HEIGHT, BOX_WIDTH, SHIP_HEIGHT, SHIP_WIDTH
from gusher.games.wildcatters.picture.places.world import ELSEWHERE, Ends
from gusher.games.wildcatters.picture.routes import journeys
from gusher.games.wildcatters.picture.trains import centre
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place


def ends(state: Position) -> Ends:
    if state.step != ask.WAY or state.seat < 0:
        return {}
    return {(journey.zone, journey.ship): journey.answers[0] for journey in journeys(state)}


def places(state: Position, reached: Ends) -> Iterator[Place]:
    for stretch in range(STRETCH_COUNT):
        for number in range(stretch * MOST_BOXES, stretch * MOST_BOXES + int(BOXES[stretch])):
            owner = int(state.trains[number])
            yield _box(number, "train" if owner != NOTHING else "box", _ridden(state, stretch, owner))
    for ship in range(SHIP_COUNT):
        if state.ships[ship] != NOTHING:
            x, y = berth(state, ship)
            box = (x - SHIP_WIDTH / 2, y - SHIP_HEIGHT / 2, SHIP_WIDTH, SHIP_HEIGHT)
            yield Place("tanker", box, tanker_said(ship), *_boarded(state, ship, reached))


@kept
def _box(number: int, kind: str, means: tuple[int, ...]) -> Place:
    x, y = centre(number)
    box = (x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT)
    return Place(kind, box, stretch_said(number // MOST_BOXES), means)


def _ridden(state: Position, stretch: int, owner: int) -> tuple[int, ...]:
    """A train to build, one out of the field (W121), or one on a link from where the barrel is (W133)."""
    if state.step in (ask.BUILD, ask.PLACE):
        return (do.TRAIN + stretch,)
    if owner == NOTHING:
        return ELSEWHERE
    if state.step == ask.TRAIN and stretch == state.region:
        return (do.RIDE + owner,)
    if state.step == ask.WAY:
        ahead = [zone for zone in range(ZONE_COUNT) if LINK[state.place * ZONE_COUNT + zone] == stretch]
        return tuple(do.LINK + zone * COLOUR_COUNT + owner for zone in ahead) or ELSEWHERE
    return ELSEWHERE


def _boarded(state: Position, ship: int, reached: Ends) -> tuple[tuple[int, ...], str]:
    """A tanker to load, also one that lies further on, to sail next, or to be moved (W162: one's own)."""
    zone = int(state.ships[ship])
    if state.step == ask.WAY:
        return (reached.get((zone, ship), do.LOAD + ship),), ""
    if state.step == ask.SHIP:
        return (do.DISPATCH + ship,), ""
    if state.step == ask.MOVE:
        return ((do.MOVE + zone,), "") if ship // SHIPS_EACH == state.seat else ((), "W162")
    return ELSEWHERE, ""
