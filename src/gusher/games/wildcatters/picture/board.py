"""The whole board of one position as shapes, from the ground up: the printed world, then what stands on it, the crates,
the cards, the desk and the players."""

from collections.abc import Iterator

from gusher.games.wildcatters.picture import (
    cards,
    crates,
    desk,
    fields,
    harbours,
    journeys,
    purses,
    refineries,
    rounds,
    trains,
)
from gusher.games.wildcatters.picture.layout import HEIGHT, WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import box, filled
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, viewer: int, said: Said) -> list[Shape]:
    """`said` holds what the viewer may answer and how it reads, nothing if somebody else is asked."""
    return [
        *_sheet(),
        copy("track", 0, 0),
        copy("world", 0, 0),
        copy("quay", 0, 0),
        *crates.shapes(state),
        *fields.shapes(state, said),
        *trains.shapes(state, said),
        *refineries.shapes(state, said),
        *harbours.shapes(state, said),
        *journeys.shapes(state, said),
        *rounds.shapes(state),
        *cards.shapes(state, viewer, said),
        *desk.shapes(state, said),
        *purses.shapes(state),
    ]


def _sheet() -> Iterator[Shape]:
    yield box("sheet", 0, 0, WIDTH, HEIGHT, 10)
    yield filled(box("", 0, 0, WIDTH, HEIGHT), "grain")
    yield box("neatline", 5, 5, WIDTH - 10, HEIGHT - 10, 7)
