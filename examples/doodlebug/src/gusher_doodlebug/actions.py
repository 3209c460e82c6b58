"""Doodlebug's numbers, its action table (every answer and outcome there can be) and its questions."""

from typing import Final

from gusher.kernel.actions import ActionTable, Kind

TILES: Final = (0, 2, 4, 6, 9, 12)  # D4: barrels under a plot
UNDRAWN: Final = -1  # in place of a tile
HIDDEN: Final = -2  # in place of a tile that the viewer may not see
NOBODY: Final = -1  # in place of a rig
RIGS: Final = 3  # D5: a player's in each round
PRICE: Final = 2  # D6: barrels for a rig that is sold
ROOM: Final = 4  # D7: for rigs on a plot

ACTIONS: Final = ActionTable([Kind("drill", {"plot": range(1, 6)}), Kind("sell"), Kind("tile", {"barrels": TILES})])


class do:
    """Answers and outcomes: the first number of each kind."""

    DRILL: Final = 0  # + plot
    SELL: Final = 5
    TILE: Final = 6  # + place in TILES


class ask:
    """The questions, of which one is open at any time (`Position.step`)."""

    SURVEY: Final = 0  # chance: what does the next player find under the plot?
    TURN: Final = 1  # drill or sell?
    WILD: Final = 2  # chance: what is under the plot that nobody has surveyed?
