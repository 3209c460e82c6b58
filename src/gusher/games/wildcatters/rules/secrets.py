"""Who knows what: hands are secret during set-up, and nothing else ever is (W10, W44).

All can see which cards a seat has shown. A seat shows its lowest card of a region, so that whoever has shown one holds
no lower one of that region any more: a filled world respects it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import HOLE, LIGHT_CARDS, NOTHING, REGION_CARDS, REGION_COUNT
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.kernel import sets
from gusher.kernel.rng import Rng
from gusher.kernel.sets import BIT
from gusher.kernel.tables import flat

TRIES: Final = 200  # deals that are tried before one is taken that somebody could tell from the truth


def exist(state: Position) -> bool:
    """Does anybody hold a card?"""
    return any(held > 0 for held in state.held)


def sees(state: Position, viewer: i64) -> bool:
    """A card that is dealt is read by its seat alone (W10)."""
    return state.step != ask.DEAL or viewer == turns.active(state)


def silent(state: Position) -> bool:
    """That a draw or a choice had only one way would tell of a hand."""
    return state.step not in (ask.DEAL, ask.REVEAL)


def hide(view: Position, viewer: i64) -> None:
    """Other hands become holes, and their cards lie with those that nobody has seen."""
    hands: vec[i64] = view.hands[:]
    seat: i64 = 0
    while seat < view.setting.seats:
        if seat != viewer and view.held[seat] > 0:
            if hands[seat] != HOLE:
                view.deck |= hands[seat]
            hands[seat] = HOLE
        seat += 1
    view.hands = hands


def fill(world: Position, rng: Rng) -> None:
    """The cards that the viewer cannot see are dealt anew to the hidden hands; the rest lies in the deck."""
    places: vec[i64] = hidden_places(world)
    if len(places) == 0:
        return
    cards: vec[i64] = sets.extend(vec[i64](capacity=32), 0, world.deck & LIGHT_CARDS)
    while len(places) < len(cards):
        places = append(places, NOTHING)  # stays in the deck
    tries: i64 = 0
    while tries < TRIES and not shuffle(world, cards, places, rng):
        tries += 1
    deal(world, cards, places)


def hidden_places(world: Position) -> vec[i64]:
    """For every hidden card the seat that holds it."""
    places: vec[i64] = vec[i64](capacity=32)
    seat: i64 = 0
    while seat < world.setting.seats:
        if world.hands[seat] == HOLE:
            held: i64 = 0
            while held < world.held[seat]:
                places = append(places, seat)
                held += 1
        seat += 1
    return places


def shuffle(world: Position, cards: vec[i64], places: vec[i64], rng: Rng) -> bool:
    """A random deal; cards that a seat cannot hold are exchanged. False if that did not succeed."""
    excluded: vec[i64] = impossible(world)
    index: i64 = len(cards) - 1
    while index > 0:
        swap(cards, index, rng.below(index + 1))
        index -= 1
    while index < len(cards):
        if not fits(excluded, cards[index], places[index]) and not exchange(excluded, cards, places, index, rng):
            return False
        index += 1
    return True


def swap(cards: vec[i64], one: i64, two: i64) -> None:
    card: i64 = cards[one]
    cards[one] = cards[two]
    cards[two] = card


def fits(excluded: vec[i64], card: i64, place: i64) -> bool:
    return place == NOTHING or excluded[place] & BIT[card] == 0


def exchange(excluded: vec[i64], cards: vec[i64], places: vec[i64], index: i64, rng: Rng) -> bool:
    """With the first card, from a random one on, that makes both fit."""
    start: i64 = rng.below(len(cards))
    steps: i64 = 0
    while steps < len(cards):
        other: i64 = (start + steps) % len(cards)
        if fits(excluded, cards[other], places[index]) and fits(excluded, cards[index], places[other]):
            swap(cards, index, other)
            return True
        steps += 1
    return False


def impossible(world: Position) -> vec[i64]:
    """Seat by seat the cards that it cannot hold: lower ones of a region than it has shown."""
    excluded: vec[i64] = flat([0] * world.setting.seats)
    seat: i64 = 0
    while seat < world.setting.seats:
        region: i64 = 0
        while region < REGION_COUNT:
            shown: i64 = world.revealed[seat] & REGION_CARDS[region]
            while shown != 0:
                excluded[seat] |= REGION_CARDS[region] & ((shown & -shown) - 1)
                shown &= shown - 1
            region += 1
        seat += 1
    return excluded


def deal(world: Position, cards: vec[i64], places: vec[i64]) -> None:
    hands: vec[i64] = world.hands[:]
    seat: i64 = 0
    while seat < world.setting.seats:
        if hands[seat] == HOLE:
            hands[seat] = 0
        seat += 1
    index: i64 = 0
    while index < len(cards):
        if places[index] != NOTHING:
            hands[places[index]] |= BIT[cards[index]]
            world.deck &= ~BIT[cards[index]]
        index += 1
    world.hands = hands
