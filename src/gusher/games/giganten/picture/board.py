"""The whole board of one position as shapes, from the ground up: strip of the round, terrain, railway, companies, desk,
players, and the supply."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CRUDE
from gusher.games.giganten.picture import companies, desk, lanes, purses, terrain
from gusher.games.giganten.picture.ground import NUMBERS
from gusher.games.giganten.picture.layout import BOTTOM, HEIGHT, STRIP, SUPPLY, SUPPLY_WIDTH, TOP, WIDTH
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.games.giganten.words.standings import ACTION_OF
from gusher.kernel.drawing import box, disc, filled, kept, write
from gusher.kernel.say import say
from gusher.kernel.scene import Said, Shape
from gusher.kernel.together import Together

ACTIONS_OF_A_ROUND: Final = 9
_FIRST_STOP, _BETWEEN = 182, 95


def shapes(state: Position, _viewer: int, said: Said) -> list[Shape | Together[Shape]]:
    """`said` holds what the viewer may answer and how it reads, nothing if somebody else is asked."""
    return [
        _sheet(),
        _strip(int(state.round), int(state.step)),
        copy("land", 0, 0),
        _supply(int(state.supply)),
        *lanes.shapes(state, said),
        *terrain.shapes(state, said),
        *companies.shapes(state, said),
        *desk.shapes(state, said),
        *purses.shapes(state),
        NUMBERS,
    ]


@kept
def _sheet() -> Together[Shape]:
    sheet, neatline = box("sheet", 0, 0, WIDTH, HEIGHT, 10), box("neatline", 5, 5, WIDTH - 10, HEIGHT - 10, 7)
    return Together((sheet, filled(box("", 0, 0, WIDTH, HEIGHT), "grain"), neatline))


@kept
def _strip(number: int, step: int) -> Together[Shape]:
    return Together(_stops(number, step))


def _stops(number: int, step: int) -> Iterator[Shape]:
    """The nine actions as stops on a line; a round brass plate where we are."""
    over = step == ask.ENDED
    now = ACTION_OF[ask.RED if over else step]  # G23: the game ends with a red card
    title = say("giganten-board-over") if over else say("giganten-board-round", round=number)
    yield write(title, 18, STRIP + 28, 25, "slab ink")
    yield copy("line", _FIRST_STOP - 36, STRIP + 14)
    for action in range(1, ACTIONS_OF_A_ROUND + 1):
        x = _FIRST_STOP + (action - 1) * _BETWEEN
        here = action == now
        dress = "fill-brass edge" if here else "plaque edge" if action > now else "wood edge"
        dressed = "slab middle on-light" if here else "slab middle soft" if action > now else "slab middle on-dark"
        yield disc(dress, x, STRIP + 14, 14 if here else 11)
        yield write(str(action), x, STRIP + 20, 18 if here else 15, dressed)
        name = say(f"giganten-board-action-{action}")
        yield write(name, x, STRIP + 46, 17, "slab middle ink" if here else "middle soft")


@kept
def _supply(count: int) -> Shape:
    """Crude nobody owns (G6): a tall tank beside the terrain, filled as far as markers are left."""
    height = BOTTOM - TOP - 46
    level = height * count / int(CRUDE)
    inside = [
        box("tank", SUPPLY, TOP, SUPPLY_WIDTH, height, 10),
        box("oil", SUPPLY + 3, TOP + height - level + 3, SUPPLY_WIDTH - 6, max(level - 6, 0), 7),
        copy("crude", SUPPLY + SUPPLY_WIDTH / 2, BOTTOM - 32, "", 0.8),
        write(str(count), SUPPLY + SUPPLY_WIDTH / 2, BOTTOM - 4, 21),
    ]
    return Shape("g", "", {}, inside, id="supply", label=say("giganten-board-supply", count=count))
