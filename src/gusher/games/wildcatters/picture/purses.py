"""The players along the lower edge: points, cash, certificates of the four companies, loans, what is left in stock."""

from collections.abc import Iterator

from gusher.games.wildcatters import score
from gusher.games.wildcatters.data import (
    CARD_DROPS,
    CARD_REFINERY,
    CASH_CONTEST,
    COLOUR_COUNT,
    PIECE_KINDS,
    PUMP,
    REFINERY,
    RIG,
    TANKER,
    TRAIN,
)
from gusher.games.wildcatters.effects.names import score_said
from gusher.games.wildcatters.picture.cards import cards_of
from gusher.games.wildcatters.picture.layout import MARGIN, SEAT_HEIGHT, SEATS, WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.tags import money
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import badge, box, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Label, Shape
from gusher.kernel.state import OVER

_GAP = 6
_CASH = 58  # room for dollars
_TILES = (
    (RIG, "rig", 0.7),
    (PUMP, "pump", 0.64),
    (TRAIN, "train", 0.52),
    (TANKER, "tanker", 0.37),
    (REFINERY, "plant", 0.65),
)
_PLACES = (0, 0.17, 0.36, 0.53, 0.69, 0.83)  # of those and of the barrels: more room where there may be two digits

Thing = tuple[str, Label, bool, float]  # a drawing, its number, whether there is any, how large it is drawn


def shapes(state: Position) -> Iterator[Shape]:
    seats = int(state.setting.seats)
    width = (WIDTH - 2 * MARGIN - (seats - 1) * _GAP) / seats
    points = state.scores() if state.seat == OVER else [int(state.score[seat]) for seat in range(seats)]
    for seat in range(seats):
        yield _purse(state, seat, points[seat], MARGIN + seat * (width + _GAP), width)


def _purse(state: Position, seat: int, points: int, x: float, width: float) -> Shape:
    """Whoever is asked, and in the end who has won, stands out."""
    won = state.has_won(seat)
    inside = [
        box("asked" if state.seat == seat or won else "idle", x, SEATS, width, SEAT_HEIGHT, 8),
        badge(seat, x + 19, SEATS + 18, 0.72),
        write(
            say("player", seat=Seat(seat)), x + 38, SEATS + 24, 18, "slab ink", 13 if state.setting.seats == 4 else 20
        ),
        write(
            say("wildcatters-board-points", points=score_said(points)), x + width - 9, SEATS + 25, 21, "slab end ink"
        ),
        *_papers(state, seat, x + 6, width - 8),
        *_stock(state, seat, x + 6, width - 8),
        *_belongings(state, seat, x + 6, width - 8),
    ]
    return Shape("g", "", {}, inside, id=f"purse-{seat}")


def _row(things: list[Thing], x: float, y: float, step: float, size: float, face: str = "slab") -> Iterator[Shape]:
    """Drawings with a number to the right of each; what there is none of is pale."""
    for place, (icon, number, some, scale) in enumerate(things):
        left = x + place * step
        yield copy(icon, left + 10, y, "" if some else "out", scale)
        yield write(number, left + 21, y + size * 0.35, size, f"{face} ink" if some else f"{face} soft")


def _papers(state: Position, seat: int, x: float, width: float) -> Iterator[Shape]:
    """Cash and the certificates; own shares, which all fees are paid in, have a frame. Who would be first, counted
    after the last repayment (W195), has a brass ground there."""
    y, step = SEATS + 45, (width - _CASH) / COLOUR_COUNT
    yield box("own", x + _CASH + seat * step - 2, y - 12, step - 1, 24, 5)
    for contest in range(CASH_CONTEST + 1):
        counted = score.amounts(state, contest)
        if counted[seat] > 0 and score.ahead(counted, seat) == 0:
            left = x - 1 if contest == CASH_CONTEST else x + _CASH + contest * step - 1
            room = _CASH - 4 if contest == CASH_CONTEST else step - 3
            yield box("leads", left, y - 11, room, 22, 4)
    held = [int(state.shares[seat * COLOUR_COUNT + company]) for company in range(COLOUR_COUNT)]
    things: list[Thing] = [(f"share-{company + 1}", str(count), count > 0, 0.6) for company, count in enumerate(held)]
    yield from _row([("note", money(int(state.cash[seat])), state.cash[seat] > 0, 0.6)], x, y, _CASH, 16)
    yield from _row(things, x + _CASH, y, step, 16)


def _stock(state: Position, seat: int, x: float, width: float) -> Iterator[Shape]:
    """Tiles still to be built, and barrels that are not on the board."""
    things: list[Thing] = []
    for piece, icon, scale in _TILES:
        count = int(state.stock[seat * PIECE_KINDS + piece])
        things.append((icon if icon == "plant" else f"{icon}-{seat + 1}", str(count), count > 0, scale))
    things.append((f"barrel-{seat + 1}", str(state.supply[seat]), state.supply[seat] > 0, 0.75))
    for thing, left in zip(things, _PLACES, strict=True):
        yield from _row([thing], x + left * width, SEATS + 68, 0, 15, "figure")


def _belongings(state: Position, seat: int, x: float, width: float) -> Iterator[Shape]:
    """Tokens, cards that empty a refinery, drops for the last round, loans."""
    things: list[Thing] = [(icon, str(count), count > 0, scale) for icon, count, scale in earnings(state, seat)]
    yield from _row(things, x, SEATS + 88, width / len(things), 15, "figure")


def earnings(state: Position, seat: int) -> list[tuple[str, int, float]]:
    """What lies before a seat beside its papers and tiles, with how large it is drawn."""
    cards = cards_of(int(state.cards[seat]))
    return [
        ("hat", int(state.wildcatters[seat]), 0.95),
        ("empty", sum(int(CARD_REFINERY[card]) for card in cards), 0.62),
        ("drop", sum(int(CARD_DROPS[card]) for card in cards), 0.72),
        ("loan", int(state.loans[seat]), 0.66),
    ]
