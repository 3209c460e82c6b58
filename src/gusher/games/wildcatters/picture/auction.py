"""An auction for a wildcatter on the desk: who may bid with how many own shares, the bid that stands, and what one may
answer (W97 to W107)."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.data import COLOUR_COUNT, LEAST_BID, WILDCATTER_STEP
from gusher.games.wildcatters.effects.names import zone_said
from gusher.games.wildcatters.picture.layout import DESK, DESK_HEIGHT, MARGIN, WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.writing import heading, number, rows
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.buttons import Answer
from gusher.kernel.drawing import badge, box, button, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_LEFT = 258
_BOX = 82  # a bidder's column
_PASS = 92
_PADDLES = ((52, 54), (41, 54), (37, 36), (31, 27), (25, 27), (22, 21))


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield from heading(say("wildcatters-board-auction"), [zone_said(int(state.region))])
    yield copy("wildcatter", MARGIN + 208, DESK + 52, "", 2.6)
    for seat in range(int(state.setting.seats)):
        yield _bidder(state, seat, _LEFT + seat * _BOX)
    if not said:
        return
    left = _LEFT + int(state.setting.seats) * _BOX + 4
    bids = [_paddle(action) for action in said if action != do.PASS]
    yield from rows(left, WIDTH - MARGIN - _PASS - 4, bids, _PADDLES, said)
    if do.PASS in said:
        yield from _pass(said[do.PASS])


def _paddle(action: int) -> Answer:
    value = action - do.BID + int(LEAST_BID)
    return Answer(action, f"bid-{value}", number(str(value)))


def status(state: Position, seat: int) -> str:
    """Where a seat stands: its bid is the highest, it has passed, has no pump there, or may still bid."""
    if state.bidder == seat and state.bid > 0:
        return "leads"
    if state.pumps[state.region * COLOUR_COUNT + seat] == 0:
        return "absent"
    return "passed" if sets.has(state.out, seat) else "asked" if state.seat == seat else "waiting-bid"


def _bidder(state: Position, seat: int, x: float) -> Shape:
    """A column per seat: its roundel, its own shares, its bid or what became of it."""
    now, y = status(state, seat), DESK + 2
    own = int(state.shares[seat * COLOUR_COUNT + seat])
    dress = "panel called" if now == "leads" else "panel" if now == "asked" else "panel quiet"
    inside = [
        box(dress, x, y, _BOX - 6, DESK_HEIGHT - 4, 7),
        badge(seat, x + 19, y + 20, 0.7),
        copy(f"share-{seat + 1}", x + 43, y + 20, "", 0.55),
        write(str(own), x + 63, y + 26, 16, "slab middle ink"),
    ]
    middle = x + (_BOX - 6) / 2
    if now == "leads":
        inside += [
            write(str(state.bid), middle, y + 76, 42, "slab middle ink"),
            copy("hammer", middle, y + 92, "", 0.9),
        ]
    else:
        inside.append(write(say(f"wildcatters-board-{now}"), middle, y + 70, 13, "slab middle ink"))
    prize = int(state.wildcatters[seat] + 1) * int(WILDCATTER_STEP)
    inside.append(write(say("wildcatters-board-prize", points=prize), middle, y + 102, 14, "middle soft"))
    if now == "leads":
        inside.pop()
    label = say("wildcatters-board-bidder", seat=Seat(seat), status=now, bid=int(state.bid), own=own, points=prize)
    return Shape("g", "out" if now in ("absent", "passed") else "", {}, inside, label=label)


def _pass(label: Say) -> list[Shape]:
    x, y, height = WIDTH - MARGIN - _PASS, DESK + 2, DESK_HEIGHT - 7
    face = [
        box("press pale", x, y, _PASS, height, 8),
        write(say("wildcatters-board-pass"), x + _PASS / 2, y + 60, 20, "slab middle ink"),
    ]
    return button(do.PASS, "no-bid", label, face, box("hit", x, y, _PASS, height, 8), "target framed")
