"""The score track: a hundred spaces clockwise around the map, from its upper left corner; a second lap begins there."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.picture.layout import FRAME_BOTTOM, FRAME_LEFT, FRAME_RIGHT, FRAME_TOP, TRACK

LAPS: Final = 100
_ACROSS: Final = 30  # spaces of the upper and of the lower side, corners included
_DOWN: Final = 20  # spaces of the other sides, without the corners


def _corners() -> Iterator[tuple[float, float, float, float]]:
    """Left, top, width and height of every space."""
    width = (FRAME_RIGHT - FRAME_LEFT) / _ACROSS
    height = (FRAME_BOTTOM - FRAME_TOP - 2 * TRACK) / _DOWN
    for place in range(_ACROSS):
        yield FRAME_LEFT + place * width, FRAME_TOP, width, TRACK
    for place in range(_DOWN):
        yield FRAME_RIGHT - TRACK, FRAME_TOP + TRACK + place * height, TRACK, height
    for place in reversed(range(_ACROSS)):
        yield FRAME_LEFT + place * width, FRAME_BOTTOM - TRACK, width, TRACK
    for place in reversed(range(_DOWN)):
        yield FRAME_LEFT, FRAME_TOP + TRACK + place * height, TRACK, height


CORNERS: Final = tuple(_corners())


def spot(points: int) -> tuple[float, float]:
    """The middle of a score's space. Who has fallen below nothing waits at 0."""
    x, y, width, height = CORNERS[max(points, 0) % LAPS]
    return x + width / 2, y + height / 2
