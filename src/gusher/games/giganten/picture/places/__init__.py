"""What lies where on Giganten's board, and which answers a click there could mean: terrain, railway, companies, desk,
players."""

from typing import Final

from gusher.games.giganten.picture.layout import (
    BOTTOM,
    MARGIN,
    SEAT_HEIGHT,
    SEATS,
    STRIP,
    SUPPLY,
    SUPPLY_WIDTH,
    TOP,
    WIDTH,
)
from gusher.games.giganten.picture.places import companies, desk, railway, terrain
from gusher.games.giganten.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.say import Seat, say
from gusher.kernel.together import Together

# What is only looked at: no answer could be meant by it.
SILENT: Final = frozenset({"round", "supply", "purse", *railway.SILENT, *companies.SILENT, *desk.SILENT})


def places(state: Position, viewer: int) -> list[Place | Together[Place]]:
    seats = int(state.setting.seats)
    return [
        _round(),
        _supply(int(state.supply)),
        *terrain.places(state, viewer),
        *railway.places(state, viewer),
        *companies.places(state, viewer),
        *desk.places(state),
        *(_purse(seat, seats) for seat in range(seats)),
    ]


@kept
def _round() -> Place:
    return Place("round", (MARGIN, STRIP, WIDTH - 2 * MARGIN, 52))


@kept
def _supply(count: int) -> Place:
    return Place("supply", (SUPPLY, TOP, SUPPLY_WIDTH, BOTTOM - TOP), say("giganten-board-supply", count=count))


@kept
def _purse(seat: int, seats: int) -> Place:
    width = (WIDTH - 2 * MARGIN - (seats - 1) * 8) / seats
    box = (MARGIN + seat * (width + 8), SEATS, width, SEAT_HEIGHT)
    return Place("purse", box, say("player", seat=Seat(seat)))
