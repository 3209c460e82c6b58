"""The fourteen harbours of one position: barrels that wait, tankers with their cargo, and where one may be built,
loaded or sent."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    NOTHING,
    REFINERY_ROOM,
    SHIP_COUNT,
    SHIPS_EACH,
    TANKER_FEE,
    TANKER_PRICE,
    ZONE_COUNT,
    ZONES,
)
from gusher.games.wildcatters.effects.names import cargo_said, carried, tanker_said, zone_said
from gusher.games.wildcatters.picture.fields import owner_said
from gusher.games.wildcatters.picture.layout import HARBOUR, PLACES, SHIP_HEIGHT, SHIP_WIDTH
from gusher.games.wildcatters.picture.refineries import delivery
from gusher.games.wildcatters.picture.stamp import at, copy
from gusher.games.wildcatters.picture.tags import chip, money, ring, spot_target
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.drawing import box, disc, write
from gusher.kernel.say import say
from gusher.kernel.scene import Said, Shape

_CORNERS = ((-14, -13), (14, -13), (14, 14), (-14, 14))  # every colour waits at its own corner
_HATCHES = (-4, 6.6, 17.2)
_SHIPS_APART = 3  # so many tankers lie side by side; more of them close up


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    for zone in range(ZONE_COUNT):
        yield from _waiting(state, zone)
    for ship in range(SHIP_COUNT):
        if state.ships[ship] != NOTHING:
            yield from _marked(state, ship)
            yield _tanker(state, ship)
    yield from _built(state, said)
    yield from _boarded(state, said)
    yield from _destinations(state, said)


# --- what is there ---


def _waiting(state: Position, zone: int) -> Iterator[Shape]:
    """Barrels on the quay. The one that is under way is drawn where it has come to (journey.py)."""
    x, y = PLACES[ZONES[zone]].harbour
    for colour in range(COLOUR_COUNT):
        count = int(state.waiting[zone * COLOUR_COUNT + colour]) - int(_under_way(state, zone, colour))
        if count > 0:
            dx, dy = _CORNERS[colour]
            inside = [copy(f"barrel-{colour + 1}", x + dx, y + dy)]
            if count > 1:
                inside.append(disc("price", x + dx + 8, y + dy - 7, 7.5))
                inside.append(write(str(count), x + dx + 8, y + dy - 2, 13, "slab middle on-light"))
            label = say("wildcatters-board-waiting", owner=owner_said(state, colour), count=count, zone=zone_said(zone))
            yield Shape("g", "", {}, inside, id=f"waiting-{zone}-{colour}", label=label)


def _under_way(state: Position, zone: int, colour: int) -> bool:
    return state.step == ask.WAY and zone == state.region and colour == state.seat


def berth(state: Position, ship: int) -> tuple[float, float]:
    """Where a tanker lies: at its place in the row of its harbour."""
    zone = int(state.ships[ship])
    place = PLACES[ZONES[zone]]
    row = [other for other in range(SHIP_COUNT) if state.ships[other] == zone]
    close = min(1.0, (_SHIPS_APART - 1) / max(len(row) - 1, 1))
    number = row.index(ship) * close
    return place.anchorage[0] + number * place.step[0], place.anchorage[1] + number * place.step[1]


def _marked(state: Position, ship: int) -> Iterator[Shape]:
    """The tanker in question. The mark is no part of it: a piece that changes its size does not glide."""
    if state.ship == ship:
        x, y = berth(state, ship)
        yield box("pending", x - 28, y - 16, 56, 30, 9)


def _tanker(state: Position, ship: int) -> Shape:
    """The page lets it sail in an arc."""
    x, y = berth(state, ship)
    owner, colours = ship // SHIPS_EACH, carried(int(state.cargo[ship]))
    drums = [copy(f"drum-{colour + 1}", _HATCHES[place], -5) for place, colour in enumerate(colours)]
    inside = [copy(f"tanker-{owner + 1}", 0, 0), *drums]
    label = say("wildcatters-board-tanker", tanker=tanker_said(ship), zone=zone_said(int(state.ships[ship])))
    if colours:
        label = say("wildcatters-board-loaded", tanker=tanker_said(ship), cargo=cargo_said(int(state.cargo[ship])))
    return Shape("g", "", {"data-motion": "arc"}, [at(x, y, inside)], id=f"ship-{ship}", label=label)


# --- what can be done ---


def _built(state: Position, said: Said) -> Iterator[Shape]:
    """W80, W81: a tanker in this harbour."""
    for zone in range(ZONE_COUNT):
        x, y = PLACES[ZONES[zone]].harbour
        face = ring(x, y, HARBOUR)
        if state.step != ask.PLACE:
            face = [disc("peg", x, y, HARBOUR + 1), write(money(int(TANKER_PRICE)), x, y + 5, 15, "slab middle ink")]
        yield from spot_target(do.TANKER + zone, f"build-tanker-{zone}", said, disc("hit", x, y, HARBOUR + 3), face)


def deck(state: Position, ship: int) -> Shape:
    """The frame around a tanker."""
    x, y = berth(state, ship)
    return box("hit", x - SHIP_WIDTH / 2 - 2, y - SHIP_HEIGHT / 2 - 3, SHIP_WIDTH + 4, SHIP_HEIGHT + 5, 8)


def _boarded(state: Position, said: Said) -> Iterator[Shape]:
    """Tankers to be loaded (W136), to sail next (W142) or to be moved (W162). Those in stock lie nowhere."""
    for ship in range(SHIP_COUNT):
        zone = int(state.ships[ship])
        if zone == NOTHING:
            continue
        if do.LOAD + ship in said:
            x, y = berth(state, ship)
            owner = ship // SHIPS_EACH
            price = chip(0 if owner == state.seat else int(TANKER_FEE), x + SHIP_WIDTH / 2, y - 6)
            yield from spot_target(do.LOAD + ship, f"load-{ship}", said, deck(state, ship), over=price)
        yield from spot_target(do.DISPATCH + ship, f"dispatch-{ship}", said, deck(state, ship))
        if ship == _first_mover(state, zone):
            yield from spot_target(do.MOVE + zone, f"move-{zone}", said, deck(state, ship))


def _first_mover(state: Position, zone: int) -> int:
    """The lowest of the active seat's tankers in a harbour that may still move (W162, W164)."""
    own = range(int(state.seat) * SHIPS_EACH, int(state.seat + 1) * SHIPS_EACH) if state.seat >= 0 else range(0)
    idle = [ship for ship in own if state.ships[ship] == zone and not sets.has(state.used | state.moved, ship)]
    return idle[0] if idle else NOTHING


def _destinations(state: Position, said: Said) -> Iterator[Shape]:
    """W145, W162: harbours to sail to. With oil aboard, what the refinery there pays (W139) and how much it takes."""
    for zone in range(ZONE_COUNT):
        if do.SAIL + zone in said:
            x, y = PLACES[ZONES[zone]].harbour
            pay = [] if state.step == ask.DESTINATION else _landing(state, zone)
            hit = disc("hit", x, y, HARBOUR + 5)
            yield from spot_target(do.SAIL + zone, f"sail-{zone}", said, hit, [disc("beacon", x, y, HARBOUR + 5)], pay)


def _landing(state: Position, zone: int) -> list[Shape]:
    """What the captain's own barrels bring there (W139)."""
    own = carried(int(state.cargo[state.ship])).count(int(state.seat))
    landed = min(own, int(REFINERY_ROOM - state.filled[zone]))
    return delivery(state, zone, landed) if landed else []
