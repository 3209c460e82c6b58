"""The desk below the companies: whatever the round is about just now. Tickets to take, points to spend, the price of a
derrick, the trains for a marker, an auction, and in the end the accounts.

What lies here comes and goes with the questions and so has no name: named shapes are pieces, which glide and are ringed
when they are new."""

from collections.abc import Iterator

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    BUILD_COST,
    CARD_MOVE,
    KINDS,
    NOTHING,
    ONES,
    RED_FACES,
    SITE_CELL,
    SITE_COLUMN,
    TILE_COPIES,
    TWOS,
    VALUES,
)
from gusher.games.giganten.effects.names import card_said, cell_label
from gusher.games.giganten.picture import auction, tickets
from gusher.games.giganten.picture.layout import DESK, DESK_HEIGHT, DESK_LEFT, DESK_WIDTH, MARGIN, WIDTH
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import turns
from gusher.games.giganten.score import account
from gusher.kernel.buttons import plate
from gusher.kernel.drawing import badge, box, button, kept, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_RIGHT = WIDTH - MARGIN
_PLATE_WIDTH, _PLATE_HEIGHT = 168, 54


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield from _piles(state)
    if state.step in (ask.START, ask.ROLL, ask.RED, ask.BEIGE, ask.PICK, ask.DEAL):
        yield from _open_cards(state, said)
    elif state.step in (ask.PLACE, ask.MOVE, ask.LOOK, ask.SPECIAL):
        yield from _fuel(state, said)
    elif state.step in (ask.BUILD, ask.REVEAL):
        yield from _kinds(said)
    elif state.step == ask.HAUL:
        yield from _trains(state, said)
    elif state.step in (ask.BID, ask.PENALTY, ask.PAY, ask.SELL):
        yield from auction.shapes(state, said)
    elif state.step == ask.ENDED:
        yield from _accounts(state)


def _plate(action: int, name: str, text: Say, said: Said) -> Iterator[Shape]:
    """A brass plate at the right end of the desk."""
    x, y = _RIGHT - _PLATE_WIDTH, DESK + (DESK_HEIGHT - _PLATE_HEIGHT) / 2
    yield from plate(action, name, text, said, x, y, _PLATE_WIDTH, _PLATE_HEIGHT, 21)


def _piles(state: Position) -> Iterator[Shape]:
    """How many cards are left in the three piles; their order exists nowhere (G7)."""
    red = sum(state.pile[card] for card in range(RED_FACES))
    beige = sum(state.pile[card] for card in range(RED_FACES, len(state.pile)))
    licences = licences_left(state)
    for place, (kind, cards) in enumerate((("red", int(red)), ("beige", int(beige)), ("licences", licences))):
        yield _pile(place, kind, cards)


@kept
def _pile(place: int, kind: str, cards: int) -> Shape:
    inside = tickets.pile(kind, cards, MARGIN + 8 + place * 56, DESK + 13)
    label = say("giganten-board-pile", pile=kind, cards=cards)
    return Shape("g", "", {}, inside, id=f"pile-{kind}", label=label)


def licences_left(state: Position) -> int:
    return int(ONES + TWOS - sum(state.held) - state.used_ones - state.used_twos)


# --- actions 2 to 4 ---


def _open_cards(state: Position, said: Said) -> Iterator[Shape]:
    for slot, card in enumerate(state.open):
        if card == NOTHING:
            continue
        x, y = DESK_LEFT + slot * (tickets.WIDTH + 11.5), DESK + 2
        action = do.PICK + card
        if action in said:
            face = tickets.ticket(card, x, y)
            hit = box("hit", x, y, tickets.WIDTH, tickets.HEIGHT, 8)
            yield from button(action, f"ticket-{slot}", said[action], face, hit, "target framed")
        else:
            yield _card(int(card), x, y)


@kept
def _card(card: int, x: float, y: float) -> Shape:
    return Shape("g", "", {}, tickets.ticket(card, x, y), label=card_said(card))


def _fuel(state: Position, said: Said) -> Iterator[Shape]:
    """The card of the seat in turn, and its movement points: spent ones are pale."""
    seat = int(turns.whose(state))
    card = int(state.cards[seat])
    if card == NOTHING:
        return
    yield _card(card, DESK_LEFT, DESK + 2)
    moving = state.step in (ask.MOVE, ask.LOOK)
    points = int(CARD_MOVE[card]) if state.step == ask.PLACE else int(state.points) if moving else 0
    yield _wheels(points, int(CARD_MOVE[card]))
    yield from _plate(do.END, "end", say("giganten-board-end"), said)


@kept
def _wheels(points: int, of: int) -> Shape:
    left = DESK_LEFT + tickets.WIDTH + 30
    wheels = [
        copy("wheel", left + place % 6 * 40, DESK + 36 + place // 6 * 40, "" if place < points else "out", 1.4)
        for place in range(of)
    ]
    number = write(str(points), left + 262, DESK + 80, 58)
    return Shape("g", "", {}, [*wheels, number], label=say("giganten-board-points", points=points, of=of))


# --- actions 5 and 6 ---


def _kinds(said: Said) -> Iterator[Shape]:
    """What a derrick costs on each kind of tile, and what may lie beneath."""
    yield from (_kind(kind) for kind in range(KINDS))
    yield from _plate(do.SKIP, "skip", say("giganten-board-skip"), said)


@kept
def _kind(kind: int) -> Shape:
    x, y = DESK_LEFT + kind * 196, DESK + 6
    values = [value + 2 for value in range(VALUES) if TILE_COPIES[kind * VALUES + value]]
    inside = [
        box("panel quiet", x, y, 186, 100, 7),
        copy(f"tile-{kind + 1}", x + 4, y + 6, "", 1.3),
        write(say("giganten-board-money", amount=int(BUILD_COST[kind])), x + 124, y + 44, 27),
    ]
    for place, value in enumerate(values):
        inside.append(copy("crude-big", x + 38 + place * 42, y + 79, "", 0.95))
        inside.append(write(str(value), x + 38 + place * 42, y + 85, 17, "slab middle on-oil"))
    label = say("giganten-board-kind", kind=kind + 1, cost=int(BUILD_COST[kind]))
    return Shape("g", "", {}, inside, label=label)


def _trains(state: Position, said: Said) -> Iterator[Shape]:
    """The well in question and how far each loco has come: who is level with it or beyond can carry (G64)."""
    seat, site = int(turns.whose(state)), int(state.site)
    column = int(SITE_COLUMN[site])
    x, y = DESK_LEFT, DESK + 6
    yield box("panel quiet", x, y, 150, 100, 7)
    yield copy(f"derrick-{seat + 1}", x + 8, y + 22, "", 1.25)
    yield write(cell_label(int(SITE_CELL[site])), x + 107, y + 58, 23)
    locos = [(f"loco-{other + 1}", int(state.locos[other])) for other in range(state.setting.seats)]
    locos.append(("loco-black", int(state.black)))
    step = 440 / len(locos)
    for place, (engine, reached) in enumerate(locos):
        middle = x + 166 + (place + 0.5) * step
        dress = "" if reached >= column else "out"
        inside = [
            box("panel quiet" if dress else "panel", middle - step / 2 + 3, y, step - 6, 100, 7),
            copy(engine, middle, y + 40, "", 1.35),
            write(f"c{reached}", middle, y + 84, 22),
        ]
        yield Shape("g", dress, {}, inside)
    yield from _plate(do.DROP, "drop", say("giganten-board-drop"), said)


# --- the end ---


def _accounts(state: Position) -> Iterator[Shape]:
    """Cash, derricks by the loco's place, markers: every dollar of the result (G90 to G93)."""
    seats = int(state.setting.seats)
    width = DESK_WIDTH / seats
    ranks = state.ranks()
    for seat in range(seats):
        x, y = DESK_LEFT + seat * width, DESK
        total = account(state, seat)
        markers = say("giganten-board-account-crude", markers=int(total.markers), pay=int(total.marker_pay))
        derricks = say("giganten-board-account-derricks", derricks=int(total.derricks), pay=int(total.derrick_pay))
        inside = [
            box("panel called" if ranks[seat] == 1 else "panel quiet", x, y, width - 8, 112, 7),
            badge(seat, x + 20, y + 22, 0.75),
            copy(f"loco-{seat + 1}", x + 51, y + 24, "", 0.6),
            write(str(total.place), x + 73, y + 30, 20),
            write(say("giganten-board-money", amount=int(total.total)), x + width - 16, y + 31, 23, "slab end ink"),
            write(say("giganten-board-account-cash", cash=int(total.cash)), x + 12, y + 60, 17, "ink"),
            write(derricks, x + 12, y + 81, 17, "ink"),
            write(markers, x + 12, y + 102, 17, "ink"),
        ]
        label = say("giganten-board-account", seat=Seat(seat), total=int(total.total), place=int(total.place))
        yield Shape("g", "", {}, inside, label=label)
