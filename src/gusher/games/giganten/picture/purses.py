"""The players along the lower edge: cash, derricks to build, licences, the card of the round, who is first."""

from collections.abc import Iterator

from gusher.games.giganten.data import HOLE, NOTHING
from gusher.games.giganten.picture import tickets
from gusher.games.giganten.picture.layout import MARGIN, SEAT_HEIGHT, SEATS, WIDTH
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.kernel.drawing import badge, box, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Shape

_GAP = 8


def shapes(state: Position) -> Iterator[Shape]:
    seats = int(state.setting.seats)
    width = (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) / seats
    for seat in range(seats):
        yield _purse(state, seat, MARGIN + seat * (width + _GAP), width)
    if state.first != NOTHING:
        x = MARGIN + int(state.first) * (width + _GAP) + width - 20
        yield Shape("g", "", {}, [copy("die", x, SEATS + 19)], id="die", label=say("giganten-board-die"))


def _purse(state: Position, seat: int, x: float, width: float) -> Shape:
    """Whoever is asked, and in the end who has won, stands out."""
    won = state.has_won(seat)
    inside = [
        box("asked" if state.seat == seat or won else "idle", x, SEATS, width, SEAT_HEIGHT, 8),
        badge(seat, x + 21, SEATS + 19, 0.75),
        write(
            say("player", seat=Seat(seat)), x + 42, SEATS + 25, 19, "slab ink", 13 if state.setting.seats == 4 else 19
        ),
        write(say("giganten-board-money", amount=int(state.cash[seat])), x + 12, SEATS + 51, 22, "slab ink"),
        *_stock(state, seat, x + width - 12),
        *_hand(state, seat, x + 12),
    ]
    if state.cards[seat] != NOTHING:
        inside += tickets.slip(int(state.cards[seat]), x + width - 134, SEATS + 31)
    return Shape("g", "", {}, inside, id=f"purse-{seat}")


def _stock(state: Position, seat: int, right: float) -> Iterator[Shape]:
    """The derricks that are still to be built (G58)."""
    count = int(state.stock[seat])
    for place in range(count):
        yield copy("spare", right - 8 - place * 14, SEATS + 70, f"fill-seat-{seat + 1}", 0.9)


def _hand(state: Position, seat: int, x: float) -> Iterator[Shape]:
    """G32: one's own licences lie open, the others' show their backs and how many they are."""
    y = SEATS + 70
    if state.ones[seat] == HOLE or state.held[seat] == 0:
        yield copy("licence-back", x + 9, y, "", 0.64)
        yield write(f"×{state.held[seat]}", x + 36, y + 7, 20)
        return
    for place, (value, count) in enumerate(((1, state.ones[seat]), (2, state.twos[seat]))):
        yield copy(f"licence-{value}", x + 9 + place * 54, y, "", 0.64)
        yield write(f"×{count}", x + 34 + place * 54, y + 7, 19)
