"""Oil on its way, on the desk: whether to join somebody's drilling or transport and for how much, who takes part with
how many barrels."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    JOIN_FEE,
    MOST_BOXES,
    NOTHING,
    PUMP_BARRELS,
    SHIPS_EACH,
    TRAIN_FEE,
    ZONES,
)
from gusher.games.wildcatters.effects.names import carried, tanker_said, zone_said
from gusher.games.wildcatters.picture.journeys import trip, way_said
from gusher.games.wildcatters.picture.layout import DESK, DESK_HEIGHT, MARGIN, WIDTH
from gusher.games.wildcatters.picture.routes import Journey, journeys, repeated
from gusher.games.wildcatters.picture.stamp import at, copy
from gusher.games.wildcatters.picture.tags import Plate, bill, card_plate, fee_tag, plates
from gusher.games.wildcatters.picture.writing import heading, rows
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.games.wildcatters.rules.fees import PAYEES
from gusher.kernel import sets
from gusher.kernel.buttons import Answer
from gusher.kernel.drawing import badge, box, group, path, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_RIGHT = WIDTH - MARGIN
_LEFT = 250
_RIDER = 88  # how wide a seat's part in a transport is
_CHAINS = 4  # so many ways for several barrels find room in a column
_CARD = 118  # how wide the plate for a refinery card is
_TOP = DESK + 13


# --- to join or not ---


def drilling(state: Position, said: Said) -> Iterator[Shape]:
    """W93: three own shares for a pump with three barrels."""
    driller, seat = int(turns.active(state)), int(state.seat)
    yield from heading(
        say("wildcatters-board-drilling", seat=Seat(driller)),
        [zone_said(int(state.region)), say("wildcatters-board-who-joins", seat=Seat(seat))],
    )
    x, y = _LEFT + 70, DESK + 56
    yield box("panel", x - 40, DESK + 8, 380, 96, 8)
    yield at(x + 20, y, fee_tag(seat, int(JOIN_FEE), 0, 0, driller), 1.6)
    yield _arrow(x + 80, y, 36)
    yield copy(f"rig-{seat + 1}", x + 150, y, "", 1.9)
    yield _arrow(x + 178, y, 28)
    yield copy(f"pump-{seat + 1}", x + 240, y, "", 1.9)
    barrels = min(int(PUMP_BARRELS), int(state.supply[seat]))
    yield from (copy(f"barrel-{seat + 1}", x + 278 + place * 20, y + 4) for place in range(barrels))
    yield from _join_plates(said)


def joining(state: Position, said: Said) -> Iterator[Shape]:
    """W117 to W124: what would leave the field, what waits, and the fee for the first train."""
    seat, region = int(state.seat), int(state.region)
    question = say("wildcatters-board-who-joins", seat=Seat(seat))
    yield from heading(say("wildcatters-board-freight"), [_begun(state), question])
    x, y = _LEFT + 60, DESK + 56
    yield box("panel", x - 30, DESK + 8, 380, 96, 8)
    ready, waiting = (
        int(state.ready[region * COLOUR_COUNT + seat]),
        int(state.waiting[region * COLOUR_COUNT + seat]),
    )
    owners = train_owners(state, region)
    leaving = ready if owners else 0
    yield copy(f"pump-{seat + 1}", x + 6, y, "" if leaving else "out", 1.7)
    yield write(f"×{leaving}", x + 48, y + 9, 25, "slab middle ink")
    yield copy("harbour", x + 106, y, "" if waiting else "out", 1.4)
    yield write(f"×{waiting}", x + 150, y + 9, 25, "slab middle ink")
    yield _arrow(x + 180, y, 34)
    if leaving:
        payee = owners[0]
        owed = {} if seat in owners else {payee: leaving * int(TRAIN_FEE)}
        yield at(x + 274, y - 8, bill(seat, owed, 0, 0), 1.6)
        yield write(say("wildcatters-board-first-train"), x + 274, y + 32, 15.5, "middle soft")
    yield from _join_plates(said)


def _arrow(x: float, y: float, length: float) -> Shape:
    return path("arrow", f"M{x:g} {y:g}h{length:g}m-10-8l10 8-10 8")


def _begun(state: Position) -> Say:
    """Where the transport is, and whose."""
    zone = say("wildcatters-board-zone", zone=ZONES[state.region])
    return say("wildcatters-board-started-by", zone=zone, seat=Seat(int(turns.active(state))))


def train_owners(state: Position, stretch: int) -> list[int]:
    boxes = range(stretch * MOST_BOXES, (stretch + 1) * MOST_BOXES)
    return sorted({int(state.trains[number]) for number in boxes if state.trains[number] != NOTHING})


def _join_plates(said: Said) -> Iterator[Shape]:
    row = [
        Plate(do.JOIN, "join", "join", say("wildcatters-board-join")),
        Plate(do.DECLINE, "decline", "decline", say("wildcatters-board-decline")),
    ]
    yield from plates(row, _RIGHT, _TOP, said, 138)


# --- under way ---


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield from heading(say("wildcatters-board-freight"), [_begun(state), _stage(state)])
    seats = int(state.setting.seats)
    for seat in range(seats):
        yield _rider(state, seat, _LEFT + seat * _RIDER)
    left, right = _LEFT + seats * _RIDER + 4, _RIGHT
    if do.EMPTY in said:
        yield from plates([card_plate()], _RIGHT, _TOP, said, _CARD)
        right -= _CARD + 6
    if state.step == ask.UNLOAD and said:
        yield from rows(left, _RIGHT, [_landed(action) for action in said], ((90, 108), (70, 108)), said)
    elif state.ship != NOTHING:
        yield from _voyage(state, left)
    elif state.step == ask.WAY and said:
        yield from _again(state, left, right)


def _stage(state: Position) -> Say:
    """Where the transport stands: its three stages in a word, and whose barrel it is."""
    seat = Seat(int(state.seat))
    if state.step == ask.TRAIN:
        return say("wildcatters-board-stage-train", seat=seat)
    if state.step == ask.WAY:
        return say("wildcatters-board-stage-rail", seat=seat)
    if state.step == ask.SHIP:
        return say("wildcatters-board-stage-ship", seat=seat)
    return say("wildcatters-board-stage-sea", seat=seat)


def _rider(state: Position, seat: int, x: float) -> Shape:
    """A seat's part in it: barrels still to be moved, and what it has paid to whom."""
    takes_part = state.riders == 0 or sets.has(state.riders, seat) or seat == turns.active(state)
    waiting = int(state.waiting[state.region * COLOUR_COUNT + seat])
    asked = state.seat == seat
    own = int(state.shares[seat * COLOUR_COUNT + seat])
    inside = [
        box("panel called" if asked else "panel quiet", x, DESK + 2, _RIDER - 5, DESK_HEIGHT - 6, 7),
        badge(seat, x + 18, DESK + 20, 0.68),
        copy(f"barrel-{seat + 1}", x + 43, DESK + 20, "" if waiting else "out"),
        write(f"×{waiting}", x + 64, DESK + 27, 18, "slab middle ink"),
        copy(f"share-{seat + 1}", x + 24, DESK + 50, "", 0.7),
        write(str(own), x + 56, DESK + 56, 18, "slab middle ink"),
    ]
    inside += _paid(state, seat, x + 8)
    label = say("wildcatters-board-rider", seat=Seat(seat), barrels=waiting, own=own)
    return Shape("g", "" if takes_part else "out", {}, inside, label=label)


def _paid(state: Position, seat: int, x: float) -> Iterator[Shape]:
    """The own shares that it has paid in this transport, by payee; the bank has no roundel."""
    fees = [(payee, int(state.fees[seat * PAYEES + payee])) for payee in range(PAYEES)]
    for place, (payee, shares) in enumerate([(payee, shares) for payee, shares in fees if shares]):
        left, y = x + place % 2 * 38, DESK + 74 + place // 2 * 19
        yield write(f"−{shares}", left + 10, y + 5, 15, "slab middle ink")
        yield badge(payee, left + 27, y, 0.4) if payee < COLOUR_COUNT else copy("note", left + 27, y, "", 0.45)


def _again(state: Position, left: float, right: float) -> Iterator[Shape]:
    """The same way for several barrels in one click: the cheapest ends that have room for more than one."""
    chains: list[tuple[Journey, int, tuple[int, ...]]] = []
    for journey in journeys(state):
        barrels, answers = repeated(state, journey)
        if barrels > 1 and len(answers) > 1:
            chains.append((journey, barrels, answers))
    if not chains:
        return
    yield write(say("wildcatters-board-same-way"), left + 2, DESK + 18, 16, "slab ink")
    chains.sort(key=lambda chain: (sum(chain[0].owed.values()), not chain[0].delivers))
    columns = 2 if right == _RIGHT else 1
    width, height = (right - left) / columns, 88 / max(3, min(_CHAINS, -(-len(chains) // columns)))
    for place, (journey, barrels, answers) in enumerate(chains[: _CHAINS * columns]):
        x, y = left + place % columns * width, DESK + 24 + place // columns * height
        yield from _chain(state, journey, barrels, answers, (x, y, width - 4, height - 3))


def _chain(
    state: Position,
    journey: Journey,
    barrels: int,
    answers: tuple[int, ...],
    place: tuple[float, float, float, float],
) -> Iterator[Shape]:
    x, y, width, height = place
    middle = y + height / 2
    owner = int(state.refineries[journey.zone]) if journey.delivers else journey.ship // SHIPS_EACH
    fees = sum(journey.owed.values()) * barrels
    yield group(
        [
            box("press", x, y, width, height, 5),
            write(f"×{barrels}", x + 16, middle + 5.5, 16, "slab middle on-light"),
            copy("plant" if journey.delivers else f"tanker-{owner + 1}", x + 42, middle, "on-brass", 0.62),
            write(say("wildcatters-board-zone", zone=ZONES[journey.zone]), x + 64, middle + 5, 15, "on-light", 15),
            write(f"−{fees}" if fees else "0", x + width - 6, middle + 5.5, 15, "slab end on-light"),
        ]
    )
    hit = box("hit", x, y, width, height, 5)
    name = f"all-{journey.zone}-{journey.ship}"
    yield Shape("g", "target", {}, [hit], id=name, label=way_said(journey, barrels), answers=answers)
    yield trip(state, journey)


def _landed(action: int) -> Answer:
    colour = action - do.UNLOAD
    return Answer(action, f"unload-{colour}", [copy(f"barrel-{colour + 1}", 0, -4, "", 2.4)])


def _voyage(state: Position, x: float) -> Iterator[Shape]:
    """The tanker that sails, larger: who is aboard in which order (W143)."""
    aboard = carried(int(state.cargo[state.ship]))
    yield box("panel", x, DESK + 2, _RIGHT - x, DESK_HEIGHT - 6, 7)
    middle = (x + _RIGHT) / 2
    yield write(tanker_said(int(state.ship)), middle, DESK + 24, 17, "slab middle ink")
    for place, colour in enumerate(aboard):
        yield copy(f"barrel-{colour + 1}", middle + (place - (len(aboard) - 1) / 2) * 34, DESK + 56, "", 1.5)
    captain = say("wildcatters-board-captain", seat=Seat(int(state.seat)))
    yield write(captain, middle, DESK + 98, 16, "middle ink")
