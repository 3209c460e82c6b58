"""The whole board of one position as shapes, from the ground up: sea, strip of the turn, islands, markets, spiral,
economy, news, dice and desk."""

from collections.abc import Iterator

from gusher.games.mcmulti.data import ISLAND_NAMES, NOTHING
from gusher.games.mcmulti.picture import barometer, desk, isles, ladders, newspaper, spiral, tray
from gusher.games.mcmulti.picture.layout import HEIGHT, MARGIN, STRIP, STRIP_HEIGHT, WIDTH
from gusher.games.mcmulti.picture.stamp import patterned
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import turns
from gusher.games.mcmulti.words.standings import is_picking, phase
from gusher.kernel.drawing import box, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape
from gusher.kernel.state import OVER

_PHASES = ("barrels", "dice", "equipment")
_FIRST, _BETWEEN = 482, 150  # the corner at the right is left to the page's buttons


def shapes(state: Position, _viewer: int, said: Said) -> list[Shape]:
    """`said` holds what the viewer may answer and how it reads, nothing if somebody else is asked."""
    return [
        *_sea(),
        *_strip(state),
        *isles.shapes(state, said),
        *ladders.shapes(state, said),
        *spiral.shapes(state, said),
        *barometer.shapes(state, said),
        *newspaper.shapes(state, said),
        *tray.shapes(state, said),
        *desk.shapes(state, said),
    ]


def _sea() -> Iterator[Shape]:
    yield box("sea", 0, 0, WIDTH, HEIGHT, 10)
    yield patterned(box("", 0, 0, WIDTH, HEIGHT), "waves")


def _strip(state: Position) -> Iterator[Shape]:
    """The round, whose turn it is, and the three phases of a turn (M22)."""
    yield box("strip", MARGIN, STRIP, WIDTH - 2 * MARGIN, STRIP_HEIGHT - 6, 7)
    yield write(_when(state), MARGIN + 12, STRIP + 25, 20, "slab ink")
    if state.first != NOTHING and state.seat != OVER:
        last = state.left > 0
        yield write(_whose(state), MARGIN + 150, STRIP + 25, 18, "slab stopped" if last else "ink", 34)
    now = "" if state.seat == OVER else phase(state)
    for place, name in enumerate(_PHASES):
        x = _FIRST + place * _BETWEEN
        here = name == now
        yield box("stop here" if here else "stop", x, STRIP + 4, _BETWEEN - 8, STRIP_HEIGHT - 14, 6)
        dress = "slab middle on-light" if here else "middle soft"
        yield write(say("mcmulti-board-phase", phase=name), x + (_BETWEEN - 8) / 2, STRIP + 24, 16, dress)


def _when(state: Position) -> Say:
    if state.seat == OVER:
        return say("mcmulti-board-over")
    if state.turn == 0:
        return say("mcmulti-board-islands" if is_picking(state) else "mcmulti-board-start")
    return say("mcmulti-board-round", round=int(turns.round_of(state)), limit=int(state.setting.turn_limit))


def _whose(state: Position) -> Say:
    """The island in turn; once the end is announced, how many turns are left (M154)."""
    if state.left > 0:
        return say("mcmulti-board-left", left=int(state.left))
    island, owner = ISLAND_NAMES[state.island], int(state.owner[state.island])
    if owner == NOTHING:
        return say("mcmulti-board-turn-nobody", island=island)
    return say("mcmulti-board-turn", island=island, seat=Seat(owner))
