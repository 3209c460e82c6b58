"""The eight oil fields of one position: rigs, pumps with their barrels, wildcatters, and where a rig may be built."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    A_PUMP,
    A_RIG,
    CIRCLES,
    EMPTY,
    NEUTRAL,
    NOTHING,
    PUMP_BARRELS,
    PUMP_LEVELS,
    REGION_COUNT,
    WILDCATTER,
    WON,
    ZONES,
)
from gusher.games.wildcatters.picture.layout import PLACES, WELL, WELLS
from gusher.games.wildcatters.picture.stamp import at, copy
from gusher.games.wildcatters.picture.tags import money, ring, spot_target
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules.fields import rig_price
from gusher.kernel.drawing import disc, given, path, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_PIPS = ((-7, 9.2), (0, 11.4), (7, 9.2))
OUTLINE = "h54l17 28v16l-17 28h-54l-17-28v-16z"  # of a field, from its upper left corner


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    if state.region != NOTHING:
        yield called(int(state.region), asked=bool(said) and state.step in (ask.PLACE, ask.BUILD))
    for circle in range(REGION_COUNT * CIRCLES):
        if state.circles[circle] != EMPTY:
            yield _piece(state, circle)
    yield from _auctioned(state)
    yield from _sites(state, said)


def called(region: int, asked: bool = False) -> Shape:
    """The frame around the field of a region; what the viewer is asked about is what a phone opens at."""
    x, y = PLACES[ZONES[region]].field
    frame = path("field-called", f"M{x - 27:g} {y - 36:g}{OUTLINE}")
    return given(frame, {"data-subject": "region"}) if asked else frame


def _auctioned(state: Position) -> Iterator[Shape]:
    """W97: the token that is under the hammer."""
    if state.step == ask.BID:
        circles = range(int(state.region) * CIRCLES, int(state.region + 1) * CIRCLES)
        x, y = centre(next(circle for circle in circles if state.circles[circle] == WILDCATTER))
        yield disc("pending", x, y, WELL + 4)


def centre(circle: int) -> tuple[float, float]:
    x, y = PLACES[ZONES[circle // CIRCLES]].field
    dx, dy = WELLS[circle % CIRCLES]
    return x + dx, y + dy


def owner_art(state: Position, colour: int) -> int:
    """Which drawing of a tile: those of the colour that nobody plays have one of their own (W5, W7)."""
    return 5 if colour == NEUTRAL and state.setting.seats == NEUTRAL else colour + 1


def owner_said(state: Position, colour: int) -> Say:
    if colour == NEUTRAL and state.setting.seats == NEUTRAL:
        return say("wildcatters-board-nobody")
    return say("player", seat=Seat(colour))


def _piece(state: Position, circle: int) -> Shape:
    """What stands on a circle, by its number in data.py."""
    here, (x, y) = int(state.circles[circle]), centre(circle)
    if here >= A_PUMP:
        colour, barrels = divmod(here - A_PUMP, PUMP_LEVELS)
        pips = [disc("keg" if place < barrels else "keg dry", dx, dy, 3) for place, (dx, dy) in enumerate(_PIPS)]
        inside, name = [copy(f"pump-{colour + 1}", 0, 0), *pips[: int(PUMP_BARRELS)]], "pump"
        label = say("wildcatters-board-pump", owner=owner_said(state, colour), barrels=barrels)
    elif here >= WON:
        inside, name = [copy("wildcatter", 0, 0), copy(f"barrel-{here - WON + 1}", 6, 5, "", 0.85)], "token"
        label = say("wildcatters-board-won", owner=owner_said(state, here - WON))
    elif here == WILDCATTER:
        inside, name, label = [copy("wildcatter", 0, 0)], "token", say("wildcatters-board-wildcatter")
    else:
        inside, name = [copy(f"rig-{owner_art(state, here - A_RIG)}", 0, 0)], "rig"
        label = say("wildcatters-board-rig", owner=owner_said(state, here - A_RIG))
    return Shape("g", "", {}, [at(x, y, inside)], id=f"{name}-{circle}", label=label)


def _sites(state: Position, said: Said) -> Iterator[Shape]:
    """W66: a free circle of the card's region. At set-up also the fields whose cards may be shown (W16)."""
    if do.RIG in said:
        first = int(state.region) * CIRCLES
        free = next(circle for circle in range(first, first + CIRCLES) if state.circles[circle] == EMPTY)
        x, y = centre(free)
        if state.step == ask.PLACE:
            face = ring(x, y, WELL - 1)
        else:
            price = money(int(rig_price(state, state.region, state.seat)))
            face = [disc("peg", x, y, WELL), write(price, x, y + 5, 14, "slab middle ink")]
        yield from spot_target(do.RIG, "build-rig", said, disc("hit", x, y, WELL + 4), face)
    for region in range(REGION_COUNT):
        x, y = PLACES[ZONES[region]].field
        outline = path("hit", f"M{x - 27:g} {y - 36:g}{OUTLINE}")
        yield from spot_target(do.REVEAL + region, f"show-{region}", said, outline)
