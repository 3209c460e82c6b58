"""The players along the lower edge: cash, derricks to build, licences, the card of the round, who is first."""

from collections.abc import Iterator
from typing import NamedTuple

from gusher.games.giganten.data import HOLE, NOTHING
from gusher.games.giganten.picture import tickets
from gusher.games.giganten.picture.layout import MARGIN, SEAT_HEIGHT, SEATS, WIDTH
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.kernel.drawing import badge, box, kept, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Shape

_GAP = 8


def shapes(state: Position) -> Iterator[Shape]:
    seats = int(state.setting.seats)
    width = (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) / seats
    for seat in range(seats):
        stands_out = bool(state.seat == seat or state.has_won(seat))
        hand = int(state.held[seat]), int(state.ones[seat]), int(state.twos[seat])
        purse = _Purse(int(state.cash[seat]), int(state.stock[seat]), int(state.cards[seat]), hand, stands_out)
        yield _drawn(purse, seat, seats, width)
    if state.first != NOTHING:
        yield _die(MARGIN + int(state.first) * (width + _GAP) + width - 20)


@kept
def _die(x: float) -> Shape:
    return Shape("g", "", {}, [copy("die", x, SEATS + 19)], id="die", label=say("giganten-board-die"))


class _Purse(NamedTuple):
    """What is seen of a player's belongings. Whoever is asked, and in the end who has won, stands out."""

    cash: int
    stock: int
    card: int
    hand: tuple[int, int, int]  # licences: how many, ones, twos
    stands_out: bool


@kept
def _drawn(purse: _Purse, seat: int, seats: int, width: float) -> Shape:
    x = MARGIN + seat * (width + _GAP)
    inside = [
        box("asked" if purse.stands_out else "idle", x, SEATS, width, SEAT_HEIGHT, 8),
        badge(seat, x + 21, SEATS + 19, 0.75),
        write(say("player", seat=Seat(seat)), x + 42, SEATS + 25, 19, "slab ink", 13 if seats == 4 else 19),
        write(say("giganten-board-money", amount=purse.cash), x + 12, SEATS + 51, 22, "slab ink"),
        *_stock(purse.stock, seat, x + width - 12),
        *_hand(*purse.hand, x + 12),
    ]
    if purse.card != NOTHING:
        inside += tickets.slip(purse.card, x + width - 134, SEATS + 31)
    return Shape("g", "", {}, inside, id=f"purse-{seat}")


def _stock(count: int, seat: int, right: float) -> Iterator[Shape]:
    """The derricks that are still to be built (G58)."""
    for place in range(count):
        yield copy("spare", right - 8 - place * 14, SEATS + 70, f"fill-seat-{seat + 1}", 0.9)


def _hand(held: int, ones: int, twos: int, x: float) -> Iterator[Shape]:
    """G32: one's own licences lie open, the others' show their backs and how many they are."""
    y = SEATS + 70
    if ones == HOLE or held == 0:
        yield copy("licence-back", x + 9, y, "", 0.64)
        yield write(f"×{held}", x + 36, y + 7, 20)
        return
    for place, (value, count) in enumerate(((1, ones), (2, twos))):
        yield copy(f"licence-{value}", x + 9 + place * 54, y, "", 0.64)
        yield write(f"×{count}", x + 34 + place * 54, y + 7, 19)
