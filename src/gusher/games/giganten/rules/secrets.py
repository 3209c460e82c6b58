"""Who knows what (G32, G45; spec section 6): redacted positions, and worlds that fit them.

All can count: cards in hand, discards by value, what a reshuffled pile was made of, and that a hand which failed to pay
a bid was worth less. All this bounds the twos that a hand or the pile can hold, and a filled world respects it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import (
    FACE_DOWN,
    HOLE,
    LEAST_VALUE,
    LOOKABLE,
    SITES,
    SITES_PER_KIND,
    TWOS,
    UNDRAWN,
    VALUES,
)
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import licences, tiles, turns
from gusher.kernel import sets
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER


def exist(state: Position) -> bool:
    """Is there a hand, or a face-down tile that somebody has seen? After the end all is open."""
    if state.seat == OVER:
        return False
    for held in state.held:
        if held > 0:
            return True
    site: i64 = 0
    while site < SITES:
        if is_secret(state, site):
            return True
        site += 1
    return False


def is_secret(state: Position, site: i64) -> bool:
    """A face-down tile that somebody has looked at."""
    return state.viewers[site] != 0 and state.owners[site] == FACE_DOWN


def sees(state: Position, viewer: i64) -> bool:
    """A licence dealt and the value of a look are read by their seat alone (G32, G45)."""
    if state.step in (ask.DEAL, ask.LOOK):
        return viewer == turns.whose(state)
    return True


def silent(state: Position) -> bool:
    """An only outcome or answer that depends on something hidden is in the log all the same: its absence would tell.

    So are licences, looks, payments, lost cards, and a new tile of a kind of which others may have been looked at.
    """
    if state.step == ask.REVEAL:
        return state.tiles[state.site] != UNDRAWN or LOOKABLE[state.site // SITES_PER_KIND] == 0
    return state.step not in (ask.DEAL, ask.LOOK, ask.PAY, ask.PENALTY)


def hide(view: Position, viewer: i64) -> None:
    """Other hands and the tiles that only others have seen become holes."""
    if view.seat == OVER:
        return
    seat: i64 = 0
    while seat < view.setting.seats:
        if seat != viewer and view.held[seat] > 0:
            view.ones[seat] = HOLE
            view.twos[seat] = HOLE
        seat += 1
    known: vec[i64] = view.tiles[:]
    site: i64 = 0
    while site < SITES:
        if is_secret(view, site) and not (viewer >= 0 and sets.has(view.viewers[site], viewer)):
            known[site] = HOLE
        site += 1
    view.tiles = known


def fill(world: Position, rng: Rng) -> None:
    """Makes of a view a world that its viewer cannot tell from the truth."""
    fill_tiles(world, rng)
    fill_hands(world, rng)


def fill_tiles(world: Position, rng: Rng) -> None:
    """Unknown tiles are drawn without replacement from what the viewer has not seen of their kind."""
    drawn: vec[i64] = world.tiles[:]
    world.tiles = drawn
    site: i64 = 0
    while site < SITES:
        if drawn[site] == HOLE:
            copies: vec[i64] = vec[i64](capacity=VALUES)
            value: i64
            for value in range(LEAST_VALUE, LEAST_VALUE + VALUES):
                copies = append(copies, tiles.left(world, site // SITES_PER_KIND, value))
            drawn[site] = LEAST_VALUE + rng.pick(copies)
        site += 1


class Deck:
    """The licences that the viewer cannot see, while they are dealt to the hidden hands and the pile.

    `least` and `most` are the twos that those still to be served need and can take: whoever is served leaves enough.
    """

    def __init__(self, cards: i64, twos: i64, least: i64, most: i64) -> None:
        self.cards: i64 = cards
        self.twos: i64 = twos
        self.least: i64 = least
        self.most: i64 = most

    def serve(self, rng: Rng, size: i64, least: i64, most: i64) -> i64:
        """So many cards, blindly, with at least and at most so many twos among them; returns the twos."""
        self.least -= least
        self.most -= most
        low: i64 = max(least, self.twos - self.most)
        high: i64 = min(most, self.twos - self.least)
        twos: i64 = self.draw(rng, size, low, high)
        self.cards -= size
        self.twos -= twos
        return twos

    def draw(self, rng: Rng, size: i64, low: i64, high: i64) -> i64:
        """A hypergeometric draw between two bounds: each likelihood follows from the one before."""
        likelihood: float = 1.0
        total: float = 0.0
        twos: i64 = low
        while twos <= high:
            total += likelihood
            likelihood *= self.ratio(size, twos)
            twos += 1
        rest: float = rng.unit() * total
        likelihood = 1.0
        twos = low
        while twos < high:
            rest -= likelihood
            if rest < 0.0:
                break
            likelihood *= self.ratio(size, twos)
            twos += 1
        return twos

    def ratio(self, size: i64, twos: i64) -> float:
        """How much likelier one more two is among `size` cards."""
        ones_left: i64 = self.cards - self.twos - size + twos + 1
        return float((self.twos - twos) * (size - twos)) / float((twos + 1) * ones_left)


def fill_hands(world: Position, rng: Rng) -> None:
    """Hands of which something is known are dealt first, then the pile takes its part, then the other hands: with at
    most one bound in force every world is as likely as it should be; with several, nearly."""
    pile: i64 = licences.pile_size(world)
    pile_least: i64 = max(0, pile - world.batch_ones)
    pile_most: i64 = min(pile, world.batch_twos)
    deck: Deck = Deck(pile, TWOS - world.used_twos, pile_least, pile_most)
    count_hidden(world, deck)
    deal_hidden(world, deck, rng, True)
    deck.serve(rng, pile, pile_least, pile_most)
    deal_hidden(world, deck, rng, False)


def twos_least(world: Position, seat: i64) -> i64:
    """All know that whoever is asked to pay can."""
    if world.step == ask.PAY and seat == world.seat and world.bid > world.held[seat]:
        return world.bid - world.held[seat]
    return 0


def is_bounded(world: Position, seat: i64) -> bool:
    return world.twos_most[seat] < world.held[seat] or twos_least(world, seat) > 0


def count_hidden(world: Position, deck: Deck) -> None:
    seat: i64 = 0
    while seat < world.setting.seats:
        if world.twos[seat] == HOLE:
            deck.cards += world.held[seat]
            deck.least += twos_least(world, seat)
            deck.most += world.twos_most[seat]
        else:
            deck.twos -= world.twos[seat]
        seat += 1


def deal_hidden(world: Position, deck: Deck, rng: Rng, bounded: bool) -> None:
    seat: i64 = 0
    while seat < world.setting.seats:
        if world.twos[seat] == HOLE and is_bounded(world, seat) == bounded:
            twos: i64 = deck.serve(rng, world.held[seat], twos_least(world, seat), world.twos_most[seat])
            world.twos[seat] = twos
            world.ones[seat] = world.held[seat] - twos
        seat += 1
