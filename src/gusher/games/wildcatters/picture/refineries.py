"""The refineries of one position with their five tanks, and where one may be built, fed or emptied."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    DELIVERY_PAY,
    NEUTRAL,
    NOTHING,
    REFINERY_PRICE,
    REFINERY_ROOM,
    ZONE_COUNT,
    ZONES,
)
from gusher.games.wildcatters.effects.names import zone_said
from gusher.games.wildcatters.picture.fields import owner_art, owner_said
from gusher.games.wildcatters.picture.layout import PLACES, REFINERY_HEIGHT, REFINERY_WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.tags import fee_tag, money, price_tag, spot_target
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.drawing import box, path
from gusher.kernel.say import say
from gusher.kernel.scene import Said, Shape

_FIRST_TANK, _TANK = -14.5, 12.4  # as in the drawing of a refinery


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    for zone in range(ZONE_COUNT):
        if state.refineries[zone] != NOTHING:
            yield _refinery(state, zone)
            yield from _drums(state, zone)
    for zone in range(ZONE_COUNT):
        yield from _answers(state, zone, said)


def _refinery(state: Position, zone: int) -> Shape:
    """W62: one that a card has emptied is closed until the turn ends, and barred."""
    x, y = PLACES[ZONES[zone]].refinery
    owner = int(state.refineries[zone])
    inside = [copy(f"refinery-{owner_art(state, owner)}", x, y)]
    closed = sets.has(state.closed, zone)
    if closed:
        inside.append(path("closed-off", f"M{x - 40:g} {y + 13:g}L{x + 40:g} {y - 13:g}"))
    label = say(
        "wildcatters-board-refinery",
        owner=owner_said(state, owner),
        zone=zone_said(zone),
        held=int(state.filled[zone]),
        room=int(REFINERY_ROOM),
        closed="yes" if closed else "no",
    )
    return Shape("g", "", {}, inside, id=f"refinery-{zone}", label=label)


def _drums(state: Position, zone: int) -> Iterator[Shape]:
    """One barrel to a tank, by colour."""
    x, y = PLACES[ZONES[zone]].refinery
    slot = 0
    for colour in range(COLOUR_COUNT):
        for number in range(int(state.tanks[zone * COLOUR_COUNT + colour])):
            drum = copy(f"drum-{colour + 1}", x + _FIRST_TANK + slot * _TANK, y)
            yield Shape("g", "", {}, [drum], id=f"drum-{zone}-{colour}-{number}")
            slot += 1


def frame(zone: int, dress: str = "hit") -> Shape:
    x, y = PLACES[ZONES[zone]].refinery
    return box(dress, x - REFINERY_WIDTH / 2, y - REFINERY_HEIGHT / 2, REFINERY_WIDTH, REFINERY_HEIGHT, 4)


def _answers(state: Position, zone: int, said: Said) -> Iterator[Shape]:
    x, y = PLACES[ZONES[zone]].refinery
    if do.REFINERY + zone in said:  # W11, W74
        face = [frame(zone, "peg"), copy("plant", x if state.step == ask.FOUND else x - 18, y)]
        if state.step != ask.FOUND:
            face += price_tag(money(int(REFINERY_PRICE)), x + 16, y, 36)
        yield from spot_target(do.REFINERY + zone, f"build-refinery-{zone}", said, frame(zone), face)
    if zone == state.place and do.REFINE in said:  # W139
        yield from spot_target(do.REFINE, "refine", said, frame(zone), over=delivery(state, zone))
    yield from spot_target(do.DRAIN + zone, f"drain-{zone}", said, frame(zone))


def delivery(state: Position, zone: int, barrels: int = 1) -> list[Shape]:
    """What a refinery pays for barrels of the seat that is asked (W139), or takes for them (W140, W141)."""
    x, y = PLACES[ZONES[zone]].refinery
    owner, seat = int(state.refineries[zone]), int(state.seat)
    shares = barrels * int(DELIVERY_PAY)
    if owner == seat:
        return []
    if owner == NEUTRAL and state.setting.seats == NEUTRAL and not state.setting.bank_pays:
        return fee_tag(seat, shares, x - 2, y - 17)
    return fee_tag(owner, -shares, x - 2, y - 17)
