"""An auction on the desk: who takes part with how many markers, the bids as they stand, and what one may answer."""

from collections.abc import Iterator

from gusher.games.giganten.actions import PAY_WIDTH, ask, do
from gusher.games.giganten.data import COMPANIES, COMPANY_COUNT, PRICE
from gusher.games.giganten.picture.layout import DESK, DESK_HEIGHT, DESK_LEFT, MARGIN, WIDTH
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.kernel import sets
from gusher.kernel.buttons import Answer, Sizes, grid
from gusher.kernel.drawing import badge, box, button, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_BOX = 82  # a bidder's column
_TOP, _HEIGHT = DESK + 2, DESK_HEIGHT - 4
_PASS = 92

# Sizes of buttons from comfortable to small: the first that lets all of them fit is taken.
_PADDLES = ((52, 52), (41, 52), (37, 36), (31, 27), (25, 27), (20, 21))
_COVERS = ((103, 36), (82, 27), (68, 21))
_SALES = ((92, 54), (76, 36))


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield copy(f"office-{COMPANIES[state.company]}", DESK_LEFT + 34, DESK + 42)
    money = say("giganten-board-money", amount=int(PRICE[state.prices[state.company]]))
    yield write(money, DESK_LEFT + 34, DESK + 94, 22)
    for seat in range(int(state.setting.seats)):
        yield _bidder(state, seat, DESK_LEFT + 76 + seat * _BOX)
    left = DESK_LEFT + 76 + int(state.setting.seats) * _BOX + 6
    if not said:
        return
    if state.step == ask.SELL:
        price = int(PRICE[state.prices[state.company]])
        yield from _grid(left, WIDTH - MARGIN, [_sale(action, price) for action in said], _SALES, said)
    elif state.step == ask.PAY:
        yield from _grid(left, WIDTH - MARGIN, [_cover(action) for action in said], _COVERS, said)
    else:
        total = int(state.ones[state.seat] + 2 * state.twos[state.seat])
        bids = [_paddle(action, total) for action in said if action != do.PASS]
        yield from _grid(left, WIDTH - MARGIN - _PASS - 6, bids, _PADDLES, said)
        yield from _pass(said[do.PASS])


# --- the bidders ---


def _bidder(state: Position, seat: int, x: float) -> Shape:
    """A column per seat: its roundel, its markers at this company, its bid or what became of it."""
    markers = int(state.tanks[seat * COMPANY_COUNT + state.company])
    standing = state.bidder == seat and state.bid > 0
    now = status(state, seat)
    inside = [
        box("panel called" if standing else "panel quiet", x, _TOP, _BOX - 6, _HEIGHT, 7),
        badge(seat, x + 20, _TOP + 21, 0.75),
        copy("crude", x + 48, _TOP + 20, "", 0.8),
        write(str(markers), x + 64, _TOP + 27, 18),
        *_bid(state, seat, now, x + (_BOX - 6) / 2, standing),
    ]
    label = say("giganten-board-bidder", seat=Seat(seat), status=now, value=int(state.offers[seat]), count=markers)
    return Shape("g", "out" if now in ("absent", "passed") else "", {}, inside, label=label)


def status(state: Position, seat: int) -> str:
    """Where a seat stands in the auction: bid, passed, absent (no marker there), waiting; or caught bluffing, until it
    has a say in the repeat, if it has one at all (G85)."""
    if sets.has(state.passed, seat):
        return "passed"
    if state.tanks[seat * COMPANY_COUNT + state.company] == 0:
        return "absent"
    if state.offers[seat]:
        return "bid"
    return "caught" if sets.has(state.caught, seat) else "waiting"


def _bid(state: Position, seat: int, now: str, x: float, standing: bool) -> Iterator[Shape]:
    if now == "bid":
        yield write(str(state.offers[seat]), x, _TOP + 78, 42)
        if standing:
            yield copy("hammer", x, _TOP + 94, "", 0.9)
    elif now != "waiting":
        size = 19 if now == "caught" else 17
        yield write(say(f"giganten-board-{now}"), x, _TOP + 72, size, "slab middle ink")


# --- the answers ---


def _grid(left: float, right: float, answers: list[Answer], sizes: Sizes, said: Said) -> Iterator[Shape]:
    return grid(answers, said, sizes, left, _TOP, right - left, _HEIGHT)


def _paddle(action: int, total: int) -> Answer:
    """A bid beyond one's own licences is a bluff (G78): its paddle is pale and dashed, for the bidder's eyes alone."""
    value = action - do.BID + 1
    if value > total:
        return Answer(action, f"bid-{value}", [write(str(value), 0, 9, 26, "slab middle ink")], "press bluff")
    return Answer(action, f"bid-{value}", [write(str(value), 0, 9, 26, "slab middle on-light")])


def _cover(action: int) -> Answer:
    """A payment: so many ones, so many twos (G80)."""
    ones, twos = divmod(action - do.PAY, PAY_WIDTH)
    face = []
    for place, (value, count) in enumerate(((1, ones), (2, twos))):
        face.append(copy(f"licence-{value}", -33 + place * 48, 0, "", 0.82))
        face.append(write(f"×{count}", -11 + place * 48, 6, 18, "slab middle on-light"))
    return Answer(action, f"pay-{ones}-{twos}", face)


def _sale(action: int, price: int) -> Answer:
    """So many markers, and what they bring (G86)."""
    count = action - do.SELL
    money = say("giganten-board-money", amount=count * price)
    face = [
        copy("crude", -13, -8, "", 0.95),
        write(f"×{count}", 11, -1, 21, "slab middle on-light"),
        write(money, 0, 20, 17, "slab middle on-light"),
    ]
    return Answer(action, f"sell-{count}", face)


def _pass(label: Say) -> list[Shape]:
    x = WIDTH - MARGIN - _PASS
    face = [
        box("press pale", x, _TOP, _PASS, _HEIGHT - 3, 8),
        write(say("giganten-board-pass"), x + _PASS / 2, _TOP + 60, 20, "slab middle ink"),
    ]
    return button(do.PASS, "no-bid", label, face, box("hit", x, _TOP, _PASS, _HEIGHT - 3, 8), "target framed")
