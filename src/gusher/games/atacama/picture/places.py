"""What lies where on the survey sheet, and which answer a click there could mean."""

from collections.abc import Iterator
from typing import Final

from gusher.games.atacama import score
from gusher.games.atacama.actions import do
from gusher.games.atacama.data import COLOURS, DIRECTIONS, FIELDS, LINES, NOTHING, PLACE_OF, SIDE
from gusher.games.atacama.picture import layout
from gusher.games.atacama.picture.deeds import deeds
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import line_said, printed_said
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.say import Seat, say

# What is only looked at: no answer could be meant by it.
SILENT: Final = frozenset({"turn", "line", "others"})


def places(state: Position, viewer: int) -> Iterator[Place]:
    yield Place("turn", (layout.MARGIN, layout.MARGIN, layout.DEED, layout.DEED))
    for field in range(FIELDS):
        yield _field(field, _ground(state, field), int(score.printed(state, field)))
    yield from (_line(line) for line in range(LINES))
    for deed in deeds(state):
        kind = "offer" if deed.seat is None else "deed"
        yield Place(kind, deed.frame(0), deed.said(), (do.BUY + deed.role,))
    for seat in range(state.setting.seats):
        yield _reserve(seat, int(state.setting.seats), seat == viewer)


def _ground(state: Position, field: int) -> str:
    """What a field is to whoever points at it."""
    if state.laid[PLACE_OF[field]] == NOTHING:
        return "unlaid"
    return "field" if state.rigs[field] == NOTHING else "rig"


@kept
def _field(field: int, kind: str, printed: int) -> Place:
    label = say("atacama-row", row=field // SIDE + 1) if kind == "unlaid" else printed_said(field, printed)
    return Place(kind, (*layout.corner(field), layout.FIELD, layout.FIELD), label, (do.PLACE + field,))


@kept
def _line(line: int) -> Place:
    """The tag at the end of a row or column."""
    along = layout.along(line % SIDE)
    x, y = (layout.TAGS, along) if DIRECTIONS[line // SIDE] == "rows" else (along, layout.TAGS)
    return Place("line", (x, y, layout.TAG, layout.TAG), line_said(line))


@kept
def _reserve(seat: int, seats: int, mine: bool) -> Place:
    """One's own rigs could be meant to be used; those of others are only looked at."""
    width = (layout.WIDTH - 2 * layout.MARGIN - (seats - 1) * 8) / seats
    box = (layout.MARGIN + seat * (width + 8), layout.RESERVES, width, layout.RESERVE_HEIGHT)
    label = say("player", seat=Seat(seat))
    if not mine:
        return Place("others", box, label)
    return Place("reserve", box, label, tuple(do.USE + colour for colour in range(len(COLOURS))))
