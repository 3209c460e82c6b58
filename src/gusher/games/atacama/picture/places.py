"""What lies where on the survey sheet, and which answer a click there could mean."""

from typing import Final

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import COLOURS, DIRECTIONS, LINES, NOTHING, PLACES, SIDE
from gusher.games.atacama.picture import layout
from gusher.games.atacama.picture.deeds import deeds
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import line_said, printed_said
from gusher.kernel.drawing import kept, shared
from gusher.kernel.places import Box, Place
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.together import Together

# What is only looked at: no answer could be meant by it.
SILENT: Final = frozenset({"turn", "line", "others"})


def places(state: Position, viewer: int) -> list[Place | Together[Place]]:
    laid, drilled = tuple([int(tile) for tile in state.laid]), tuple([rig != NOTHING for rig in state.rigs])
    found: list[Place | Together[Place]] = [_turn(), *_rows(laid, drilled), _lines()]
    for deed in deeds(state):
        found.append(_deed("offer" if deed.seat is None else "deed", deed.frame(0), deed.said(), int(deed.role)))
    seats = int(state.setting.seats)
    return [*found, *(_reserve(seat, seats, seat == viewer) for seat in range(seats))]


@kept
def _turn() -> Place:
    return Place("turn", (layout.MARGIN, layout.MARGIN, layout.DEED, layout.DEED))


@shared
def _rows(laid: tuple[int, ...], drilled: tuple[bool, ...]) -> list[Together[Place]]:
    """Most of them are as they were."""
    return [
        _row(row, laid[row // 3 * 3 : row // 3 * 3 + 3], drilled[row * SIDE : row * SIDE + SIDE]) for row in range(SIDE)
    ]


@kept
def _row(row: int, tiles: tuple[int, ...], drilled: tuple[bool, ...]) -> Together[Place]:
    """The fields of a row, which lie on three tiles."""
    found = []
    for column in range(SIDE):
        tile = tiles[column // 3]
        kind = "unlaid" if tile == NOTHING else "rig" if drilled[column] else "field"
        found.append(_field(row * SIDE + column, kind, tile * PLACES + row % 3 * 3 + column % 3))
    return Together(found)


@kept
def _field(field: int, kind: str, printed: int) -> Place:
    label = say("atacama-row", row=field // SIDE + 1) if kind == "unlaid" else printed_said(field, printed)
    return Place(kind, (*layout.corner(field), layout.FIELD, layout.FIELD), label, (do.PLACE + field,))


@kept
def _lines() -> Together[Place]:
    return Together(_line(line) for line in range(LINES))


def _line(line: int) -> Place:
    """The tag at the end of a row or column."""
    along = layout.along(line % SIDE)
    x, y = (layout.TAGS, along) if DIRECTIONS[line // SIDE] == "rows" else (along, layout.TAGS)
    return Place("line", (x, y, layout.TAG, layout.TAG), line_said(line))


@kept
def _deed(kind: str, frame: Box, label: Say, role: int) -> Place:
    return Place(kind, frame, label, (do.BUY + role,))


@kept
def _reserve(seat: int, seats: int, mine: bool) -> Place:
    """One's own rigs could be meant to be used; those of others are only looked at."""
    width = (layout.WIDTH - 2 * layout.MARGIN - (seats - 1) * 8) / seats
    box = (layout.MARGIN + seat * (width + 8), layout.RESERVES, width, layout.RESERVE_HEIGHT)
    label = say("player", seat=Seat(seat))
    if not mine:
        return Place("others", box, label)
    return Place("reserve", box, label, tuple(do.USE + colour for colour in range(len(COLOURS))))
