"""The three companies of one position: head office, price scale, the seats' tanks, and what can be done there."""

from collections.abc import Iterator
from itertools import chain

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    CARD_PRICE,
    COMPANIES,
    COMPANY_COUNT,
    COMPANY_NAMES,
    FEE,
    LAST_PRICE,
    PRICE,
    SECTION,
    SECTIONS,
    TANK_LIMIT,
    WAYS,
)
from gusher.games.giganten.effects.names import company_said
from gusher.games.giganten.picture.layout import COMPANIES as TOP
from gusher.games.giganten.picture.layout import COMPANY_HEIGHT, COMPANY_WIDTH, company_left
from gusher.games.giganten.picture.printing import SCALE_HEIGHT, SLOT
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.games.giganten.words.choices import leaders
from gusher.kernel.drawing import badge, box, button, kept, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Said, Shape
from gusher.kernel.together import Together

_INSET = 10
_SCALE_Y = TOP + 65
_TANK_Y = TOP + 108
_TANK_HEIGHT = 28
_CHIP_X, _CHIP_Y = 186, TOP + 5  # where the chips to click begin
_CHIP_WIDTH, _CHIP_HEIGHT = 60, 52
_AUCTION = (ask.BID, ask.PENALTY, ask.PAY, ask.SELL)


def shapes(state: Position, said: Said) -> Iterator[Shape | Together[Shape]]:
    for company in range(COMPANY_COUNT):
        called = state.company == company and (state.step in _AUCTION or state.step == ask.ROLL)
        tanks = tuple([int(count) for count in state.tanks[company::COMPANY_COUNT]])
        yield _stand(company, int(state.prices[company]), called, tanks)
        if said:
            yield from _chips(state, company, said)


@kept
def _stand(company: int, level: int, called: bool, tanks: tuple[int, ...]) -> Together[Shape]:
    """What everybody sees there."""
    filled = [_tank(company, seat, len(tanks), count) for seat, count in enumerate(tanks)]
    return Together((_panel(company, level, called), _slider(company, level), *chain.from_iterable(filled)))


@kept
def _panel(company: int, level: int, called: bool) -> Shape:
    """The company that is just being dealt with stands out."""
    x = company_left(company)
    letter = COMPANIES[company]
    price = int(PRICE[level])
    section = SECTIONS[SECTION[level]]
    inside = [
        box("panel called" if called else "panel", x, TOP, COMPANY_WIDTH, COMPANY_HEIGHT, 7),
        copy(f"office-{letter}", x + 38, TOP + 32, "", 0.92),
        write(company_said(company), x + 74, TOP + 24, 20, "slab ink"),
        write(say("giganten-board-money", amount=price), x + 74, TOP + 51, 27, "slab ink"),
        copy("scale", x + _INSET, _SCALE_Y),
    ]
    label = say("giganten-board-price", company=COMPANY_NAMES[company], price=price, section=section)
    return Shape("g", "", {}, inside, id=f"company-{letter}", label=label)


@kept
def _slider(company: int, level: int) -> Shape:
    x = company_left(company) + _INSET + (level + 0.5) * SLOT
    marker = copy("slider", x, _SCALE_Y + SCALE_HEIGHT / 2)
    return Shape("g", "", {}, [marker], id=f"price-{COMPANIES[company]}")


# --- tanks ---


@kept
def _tank(company: int, seat: int, seats: int, count: int) -> tuple[Shape, ...]:
    """Two slots that are kept, and above them what will be dumped unless it is sold (G71, G87)."""
    x = company_left(company) + _INSET + seat * (COMPANY_WIDTH - 2 * _INSET) / seats
    letter = COMPANIES[company]
    inside = [
        box("tank", x + 23, _TANK_Y, 48, _TANK_HEIGHT, 6),
        badge(seat, x + 11, _TANK_Y + 14, 0.62),
        *(copy("slot", x + 37 + slot * 20, _TANK_Y + 14) for slot in range(count, int(TANK_LIMIT))),
    ]
    label = say("giganten-board-tank", seat=Seat(seat), company=company_said(company), count=count)
    shapes = [Shape("g", "", {}, inside, id=f"tank-{letter}-{seat}", label=label)]
    for place in range(count):
        name = f"crude-{letter}-{seat}-{place}"
        if place < TANK_LIMIT:
            marker = copy("crude", x + 37 + place * 20, _TANK_Y + 14)
        else:
            marker = copy("crude", x + 29 + (place - 2) * 9, _TANK_Y - 7, "", 0.58)
        shapes.append(Shape("g", "", {}, [marker], id=name))
    return tuple(shapes)


# --- what can be done here ---


def _chips(state: Position, company: int, said: Said) -> Iterator[Shape]:
    """Every chip is one answer: a price up or down, a free marker, a marker carried by one loco or another."""
    place = 0
    for action, name in _offers(company):
        if action in said:
            x = company_left(company) + _CHIP_X + place * (_CHIP_WIDTH + 5)
            yield from _chip(action, f"{name}-{COMPANIES[company]}", x, said, _inside(state, company, name))
            place += 1


def _offers(company: int) -> list[tuple[int, str]]:
    """Everything a company could be asked for."""
    prices = [(do.PRICE + company * 2 + way, name) for way, name in enumerate(WAYS)]
    markers = [(do.TANK, "free"), (do.OWN, "own"), (do.BLACK, "black"), (do.RIVAL, "rival")]
    return [*prices, *((first + company, name) for first, name in markers)]


def _inside(state: Position, company: int, name: str) -> list[Shape]:
    """What a chip shows, around its middle."""
    if name in WAYS:
        return _price_chip(state, company, WAYS.index(name))
    if name == "free":
        return [copy("crude", -11, 0, "", 1.3), write("+1", 12, 8, 22)]
    if name == "own":
        free = write(say("giganten-board-free"), 0, 21, 16, "slab middle ink")
        return [copy(f"loco-{max(state.seat, 0) + 1}", 0, -8), free]
    locos = [copy("loco-black", 0, -8)] if name == "black" else _rivals(state)
    return [*locos, write(say("giganten-board-money", amount=int(FEE)), 0, 21, 16, "slab middle ink")]


def _price_chip(state: Position, company: int, way: int) -> list[Shape]:
    """The price that would follow (G51)."""
    card = state.cards[state.seat] if state.seat >= 0 else -1
    spaces = int(CARD_PRICE[card]) if card >= 0 else 0
    index = int(state.prices[company]) + (spaces if way == 0 else -spaces)
    price = int(PRICE[min(max(index, 0), int(LAST_PRICE))])
    money = write(say("giganten-board-money", amount=price), 0, 21, 16, "slab middle ink")
    return [copy(WAYS[way], -10, -8, "", 1.2), copy("barrel", 13, -9, "", 0.9), money]


def _rivals(state: Position) -> list[Shape]:
    """The opponents' locos that would share the fee: those furthest ahead (G66, G68)."""
    seats = leaders(state, int(state.seat))
    if len(seats) == 1:
        return [copy(f"loco-{seats[0] + 1}", 0, -8)]
    spread = 30 / (len(seats) - 1)
    return [
        copy(f"loco-{seat + 1}", place * spread - 15, place * spread * 0.7 - 18, "", 0.62)
        for place, seat in enumerate(seats)
    ]


def _chip(action: int, name: str, x: float, said: Said, inside: list[Shape]) -> list[Shape]:
    middle = f"translate({x + _CHIP_WIDTH / 2:g} {_CHIP_Y + _CHIP_HEIGHT / 2:g})"
    face = Shape("g", "", {"transform": middle}, inside)
    plate = box("press pale", x, _CHIP_Y, _CHIP_WIDTH, _CHIP_HEIGHT, 7)
    hit = box("hit", x, _CHIP_Y, _CHIP_WIDTH, _CHIP_HEIGHT, 7)
    return button(action, name, said[action], [plate, face], hit, "target framed")
