"""What lies where on Wildcatters' board, and which answers a click there could mean: the map, crates, cards, desk,
players."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.data import CONTINENTS
from gusher.games.wildcatters.effects.names import continent_said
from gusher.games.wildcatters.picture.crates import WEST_TO_EAST
from gusher.games.wildcatters.picture.layout import (
    CRATE_HEIGHT,
    CRATE_STEP,
    CRATE_WIDTH,
    CRATES,
    FRAME_BOTTOM,
    FRAME_LEFT,
    FRAME_RIGHT,
    FRAME_TOP,
    MAP_BOTTOM,
    MAP_LEFT,
    MAP_RIGHT,
    MAP_TOP,
    MARGIN,
    SEAT_HEIGHT,
    SEATS,
    STRIP,
    TRACK,
    WIDTH,
)
from gusher.games.wildcatters.picture.places import desk, transport, world
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.say import Say, Seat, say

# What is only looked at: no answer could be meant by it.
SILENT: Final = frozenset({"round", "track", "crate", "purse"})
_GAP = 6


def places(state: Position, viewer: int) -> Iterator[Place]:
    yield from _printed()
    yield Place("map", (MAP_LEFT, MAP_TOP, MAP_RIGHT - MAP_LEFT, MAP_BOTTOM - MAP_TOP), "", world.ELSEWHERE)
    ends = transport.ends(state)
    yield from world.places(state, ends)
    yield from transport.places(state, ends)
    yield from desk.places(state, viewer)
    seats = int(state.setting.seats)
    yield from (_purse(seat, seats) for seat in range(seats))


@kept
def _printed() -> tuple[Place, ...]:
    """The rounds, the four sides of the score track, and the boxes of the continents."""
    width, height = FRAME_RIGHT - FRAME_LEFT, FRAME_BOTTOM - FRAME_TOP
    sides = (
        (FRAME_LEFT, FRAME_TOP, width, TRACK),
        (FRAME_LEFT, FRAME_BOTTOM - TRACK, width, TRACK),
        (FRAME_LEFT, FRAME_TOP, TRACK, height),
        (FRAME_RIGHT - TRACK, FRAME_TOP, TRACK, height),
    )
    crates = [
        Place("crate", (MAP_LEFT + 5 + number * CRATE_STEP, CRATES, CRATE_WIDTH, CRATE_HEIGHT), _continent(name))
        for number, name in enumerate(WEST_TO_EAST)
    ]
    strip = Place("round", (MARGIN, STRIP, WIDTH - 2 * MARGIN, 46))
    return (strip, *(Place("track", side) for side in sides), *crates)


def _continent(name: str) -> Say:
    return continent_said(CONTINENTS.index(name))


@kept
def _purse(seat: int, seats: int) -> Place:
    width = (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) / seats
    box = (MARGIN + seat * (width + _GAP), SEATS, width, SEAT_HEIGHT)
    return Place("purse", box, say("player", seat=Seat(seat)))
