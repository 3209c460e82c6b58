"""The desk below the companies: cards, points, kinds of tiles, trains, bidders, whatever the round is about."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import COMPANY_COUNT, KINDS, NOTHING, RED_FACES, SITES_PER_KIND
from gusher.games.giganten.effects.names import card_said
from gusher.games.giganten.picture import tickets
from gusher.games.giganten.picture.layout import DESK, DESK_HEIGHT, DESK_LEFT, MARGIN
from gusher.games.giganten.picture.places.terrain import ELSEWHERE
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import build, turns
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.say import Seat, say

SILENT: Final = frozenset({"pile-red", "pile-beige", "pile-licences", "points", "well", "bidder"})
_BIDDER = 82  # how wide a bidder's column is


def places(state: Position) -> Iterator[Place]:
    yield from _piles()
    if state.step == ask.PICK:
        yield from _open_cards(state)
    elif state.step in (ask.PLACE, ask.MOVE, ask.SPECIAL):
        yield from _card_in_turn(state)
    elif state.step == ask.BUILD:
        yield from (_kind(state, kind) for kind in range(KINDS))
    elif state.step == ask.HAUL:
        yield from _trains(state)
    elif state.step in (ask.BID, ask.PAY, ask.SELL):
        yield from _bidders(state)


@kept
def _piles() -> tuple[Place, ...]:
    kinds = enumerate(("red", "beige", "licences"))
    return tuple(
        Place(f"pile-{kind}", (MARGIN + 4 + place * 56, DESK + 6, 50, DESK_HEIGHT - 12)) for place, kind in kinds
    )


@kept
def _card(card: int, x: float, means: tuple[int, ...]) -> Place:
    kind = "card-red" if card < RED_FACES else "card"
    return Place(kind, (x, DESK + 2, tickets.WIDTH, tickets.HEIGHT), card_said(card), means)


def _open_cards(state: Position) -> Iterator[Place]:
    for slot, card in enumerate(state.open):
        if card != NOTHING:
            yield _card(int(card), DESK_LEFT + slot * (tickets.WIDTH + 11.5), (do.PICK + int(card),))


def _card_in_turn(state: Position) -> Iterator[Place]:
    """The card of the seat in turn, and its movement points."""
    card = int(state.cards[turns.whose(state)])
    if card != NOTHING:
        yield _card(card, DESK_LEFT, ELSEWHERE)
    yield _points()


@kept
def _points() -> Place:
    return Place("points", (DESK_LEFT + tickets.WIDTH + 10, DESK + 2, 300, DESK_HEIGHT - 4))


def _kind(state: Position, kind: int) -> Place:
    """What a derrick costs on a kind of tile: those beside the truck could be meant."""
    sites = [(direction, int(build.tile_beside(state, state.seat, direction))) for direction in range(4)]
    beside = [do.BUILD + direction for direction, site in sites if site != NOTHING and site // SITES_PER_KIND == kind]
    return Place(f"tile-{kind + 1}", (DESK_LEFT + kind * 196, DESK + 6, 186, 100), "", tuple(beside) or ELSEWHERE)


def _trains(state: Position) -> Iterator[Place]:
    """Every loco, also one that has not come far enough: the own one, the black one, the rivals'."""
    yield Place("well", (DESK_LEFT, DESK + 6, 150, 100))
    seats = int(state.setting.seats)
    step = 440 / (seats + 1)
    for place in range(seats + 1):
        first = do.BLACK if place == seats else do.OWN if place == state.seat else do.RIVAL
        means = tuple(first + company for company in range(COMPANY_COUNT))
        label = say("giganten-place-black-engine") if place == seats else say("player", seat=Seat(place))
        yield Place("train", (DESK_LEFT + 166 + place * step, DESK + 6, step, 100), label, means)


def _bidders(state: Position) -> Iterator[Place]:
    yield from map(_bidder, range(int(state.setting.seats)))


@kept
def _bidder(seat: int) -> Place:
    box = (DESK_LEFT + 76 + seat * _BIDDER, DESK + 2, _BIDDER - 6, DESK_HEIGHT - 4)
    return Place("bidder", box, say("player", seat=Seat(seat)))
