"""What Atacama asks, and its action table: every answer and outcome there can be."""

from typing import Final

from gusher.games.atacama.data import COLOURS, CONCESSIONS, DIRECTIONS, TILES
from gusher.kernel.actions import ActionTable, Kind

ACTIONS: Final = ActionTable(
    [
        Kind("place", {"row": range(1, 10), "column": range(1, 10)}),
        Kind("buy", {"concession": CONCESSIONS, "direction": DIRECTIONS}),
        Kind("use", {"rig": COLOURS}),
        Kind("tile", {"tile": tuple(TILES)}),
    ]
)

SIZE: Final = 96  # of the table


class do:
    """Answers and outcomes: the first number of each kind, written out for the compiler. A test compares them with the
    table."""

    PLACE: Final = 0  # + field
    BUY: Final = 81  # + concession * 2 + direction, which is the role bought
    USE: Final = 85  # + colour
    TILE: Final = 87  # + tile


class ask:
    """The questions, of which one is open at any time (`Position.step`)."""

    LAY: Final = 0  # chance: which tile comes next?
    TURN: Final = 1  # where does the rig go, or which concession is bought?
    RIG: Final = 2  # which colour?
    ENDED: Final = 3
