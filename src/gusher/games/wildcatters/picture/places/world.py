"""The map, zone by zone: fields with what stands on their circles, refineries, harbours."""

from collections.abc import Iterator, Mapping
from typing import Final

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    A_PUMP,
    CIRCLES,
    EMPTY,
    NOTHING,
    REGION_COUNT,
    WILDCATTER,
    WON,
    ZONE_COUNT,
    ZONES,
)
from gusher.games.wildcatters.effects.names import zone_said
from gusher.games.wildcatters.picture.fields import centre
from gusher.games.wildcatters.picture.layout import HARBOUR, PLACES, REFINERY_HEIGHT, REFINERY_WIDTH, WELL
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place

# Where nothing of the open question could be meant. No seat ever gives an outcome of chance: that is refused with the
# clause that says what is asked instead.
ELSEWHERE: Final = (do.FIRST,)
# Where the barrel in question can come to, over however many links: zone, and tanker or NOTHING -> the first answer.
Ends = Mapping[tuple[int, int], int]


def places(state: Position, ends: Ends) -> Iterator[Place]:
    for region in range(REGION_COUNT):
        means, clause = _drilled(state, region)
        yield _field(region, means, clause)
        for circle in range(region * CIRCLES, (region + 1) * CIRCLES):
            if state.circles[circle] != EMPTY:
                yield _circle(circle, _standing(int(state.circles[circle])), means, clause)
    for zone in range(ZONE_COUNT):
        built = state.refineries[zone] != NOTHING
        yield _refinery(zone, built, *_refined(state, zone, ends))
        yield _harbour(zone, _called_at(state, zone))


# --- fields ---


@kept
def _field(region: int, means: tuple[int, ...], clause: str) -> Place:
    x, y = PLACES[ZONES[region]].field
    return Place("field", (x - 44, y - 36, 88, 72), zone_said(region), means, clause)


@kept
def _circle(circle: int, kind: str, means: tuple[int, ...], clause: str) -> Place:
    x, y = centre(circle)
    return Place(kind, (x - WELL, y - WELL, 2 * WELL, 2 * WELL), zone_said(circle // CIRCLES), means, clause)


def _standing(here: int) -> str:
    if here >= A_PUMP:
        return "pump"
    return "wildcatter" if here >= WON or here == WILDCATTER else "rig"


def _drilled(state: Position, region: int) -> tuple[tuple[int, ...], str]:
    """A card to show, a rig to build or an oil action; in steps D and E in the region of the card alone (W41)."""
    if state.step == ask.REVEAL:
        return (do.REVEAL + region,), ""
    if state.step in (ask.BUILD, ask.OIL) and region != state.region:
        return (), "W41"
    if state.step in (ask.BUILD, ask.PLACE) and region == state.region:
        return (do.RIG,), ""
    if state.step == ask.OIL:
        return (do.TRANSPORT, do.DRILL, do.SWAP), ""
    return ELSEWHERE, ""


# --- refineries and harbours ---


@kept
def _refinery(zone: int, built: bool, means: tuple[int, ...], clause: str) -> Place:
    x, y = PLACES[ZONES[zone]].refinery
    box = (x - REFINERY_WIDTH / 2, y - REFINERY_HEIGHT / 2, REFINERY_WIDTH, REFINERY_HEIGHT)
    return Place("refinery" if built else "site", box, zone_said(zone), means, clause)


def _refined(state: Position, zone: int, ends: Ends) -> tuple[tuple[int, ...], str]:
    """To build there, to empty it, or to bring a barrel: by rail over several links (W126), or by sea."""
    if state.step in (ask.FOUND, ask.BUILD):
        return (do.REFINERY + zone,), ""
    if state.step in (ask.DRAIN, ask.END_CARD):
        return (do.DRAIN + zone,), ""
    if state.step == ask.WAY:
        if zone == state.place:
            return (do.REFINE,), ""
        end = ends.get((zone, NOTHING))
        return ((), "W126") if end is None else ((end,), "")
    return (do.SAIL + zone,) if state.step == ask.PORT else ELSEWHERE, ""


@kept
def _harbour(zone: int, means: tuple[int, ...]) -> Place:
    x, y = PLACES[ZONES[zone]].harbour
    reach = HARBOUR + 4
    return Place("harbour", (x - reach, y - reach, 2 * reach, 2 * reach), zone_said(zone), means)


def _called_at(state: Position, zone: int) -> tuple[int, ...]:
    """A tanker to build, one to move from there, or a port to sail to."""
    if state.step in (ask.BUILD, ask.PLACE):
        return (do.TANKER + zone,)
    if state.step == ask.MOVE:
        return (do.MOVE + zone,)
    return (do.SAIL + zone,) if state.step in (ask.DESTINATION, ask.PORT) else ELSEWHERE
