"""The seven boxes along the lower edge of the map, as crates: who has delivered how much there, who leads, and what
that would score if the game ended now (W201)."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters import score
from gusher.games.wildcatters.data import COLOUR_COUNT, CONTINENTS, FIRST_BOX
from gusher.games.wildcatters.effects.names import continent_said
from gusher.games.wildcatters.picture.layout import CRATE_STEP, CRATE_WIDTH, CRATES, MAP_LEFT
from gusher.games.wildcatters.picture.stamp import copy, patterned
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import box, write
from gusher.kernel.say import Seat, listed, say
from gusher.kernel.scene import Shape

WEST_TO_EAST: Final = ("NA", "SA", "EU", "AF", "RU", "AS", "AU")


def shapes(state: Position) -> Iterator[Shape]:
    for place, name in enumerate(WEST_TO_EAST):
        yield _crate(state, CONTINENTS.index(name), MAP_LEFT + 5 + place * CRATE_STEP)


def _crate(state: Position, continent: int, x: float) -> Shape:
    name = CONTINENTS[continent]
    stroke = name if name in ("NA", "SA", "RU", "AS") else "white"
    title = continent_said(continent)
    inside = [
        copy("crate", x, CRATES),
        box(f"land-{stroke} edge fine", x + 5, CRATES + 4, CRATE_WIDTH - 10, 19, 2),
        patterned(box("", x + 5, CRATES + 4, CRATE_WIDTH - 10, 19, 2), f"stroke-{stroke}"),
        write(title, x + CRATE_WIDTH / 2, CRATES + 18.5, 15, "slab middle ink haloed"),
    ]
    contest = FIRST_BOX + continent
    points = [int(value) for value in score.gains(state, contest, score.amounts(state, contest))]
    seats = int(state.setting.seats)
    column = (CRATE_WIDTH - 10) / seats
    for seat in range(seats):
        middle = x + 5 + (seat + 0.5) * column
        inside += _column(int(state.boxes[continent * COLOUR_COUNT + seat]), points[seat], seat, middle)
    standing = [
        say(
            "wildcatters-board-delivered",
            seat=Seat(seat),
            count=int(state.boxes[continent * COLOUR_COUNT + seat]),
            points=points[seat],
        )
        for seat in range(seats)
    ]
    label = say("wildcatters-board-crate", continent=title, standing=listed(standing))
    return Shape("g", "", {}, inside, id=f"crate-{name}", label=label)


def _column(barrels: int, points: int, seat: int, x: float) -> list[Shape]:
    """A seat's barrels, and on a brass tag what they would score."""
    y = CRATES + 38
    if barrels == 0:
        return [copy(f"barrel-{seat + 1}", x, y, "out faint", 0.8)]
    shapes = [
        copy(f"barrel-{seat + 1}", x - 7, y, "", 0.85),
        write(str(barrels), x + 7, y + 6, 18, "slab middle ink haloed"),
    ]
    if points:
        shapes.append(box("price", x - 13, CRATES + 52, 26, 17, 3))
        shapes.append(write(f"+{points}", x, CRATES + 65.5, 14.5, "slab middle on-light"))
    return shapes
