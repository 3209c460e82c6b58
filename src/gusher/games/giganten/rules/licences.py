"""Action 3: licences are dealt, seat by seat, as many as the card says (G28 to G32)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import CARD_LICENCES, HOLE, ONES, TWOS
from gusher.games.giganten.effects.cards import Dealt, Reshuffled
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import turns
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    state.turn = 0
    state.step = ask.DEAL
    state.seat = CHANCE
    state.due = CARD_LICENCES[state.cards[turns.whose(state)]]
    deal_on(state, tell)


def deal_on(state: Position, tell: Listener | None) -> None:
    """A seat gets all its cards before the next (G29); when nothing is left to deal the rest is not dealt (G31)."""
    while state.due == 0 or not is_card_left(state, tell):
        if tell is not None:
            tell_dealt(state, tell)
        state.due = 0
        state.turn += 1
        if state.turn == state.setting.seats:
            state.turn = 0
            turns.start_turn(state)
            return
        state.due = CARD_LICENCES[state.cards[turns.whose(state)]]


def tell_dealt(state: Position, tell: Listener) -> None:
    seat: i64 = turns.whose(state)
    dealt: i64 = CARD_LICENCES[state.cards[seat]] - state.due
    tell(Dealt(seat, dealt, state.held[seat], state.ones[seat], state.twos[seat], state.due))


def pile_size(state: Position) -> i64:
    """What is neither in a hand nor discarded."""
    size: i64 = ONES + TWOS - state.used_ones - state.used_twos
    for held in state.held:
        size -= held
    return size


def is_card_left(state: Position, tell: Listener | None) -> bool:
    """Is there a licence to deal? An empty pile is made anew of the discards (G30)."""
    if pile_size(state) > 0:
        return True
    if state.used_ones + state.used_twos == 0:
        return False
    if tell is not None:
        tell(Reshuffled("licences", state.used_ones + state.used_twos))
    state.batch_ones = state.used_ones
    state.batch_twos = state.used_twos
    state.used_ones = 0
    state.used_twos = 0
    return True


def pile_ones(state: Position) -> i64:
    """Ones in the pile; HOLE in a position that hides a hand."""
    ones: i64 = ONES - state.used_ones
    for count in state.ones:
        if count == HOLE:
            return HOLE
        ones -= count
    return ones


def legal(state: Position) -> vec[i64]:
    """The values that the pile holds; whoever does not know all hands cannot rule out either."""
    ones: i64 = pile_ones(state)
    drawn: vec[i64] = vec[i64](capacity=2)
    if ones != 0:
        drawn = append(drawn, do.LICENCE)
    if ones == HOLE or ones < pile_size(state):
        drawn = append(drawn, do.LICENCE + 1)
    return drawn


def weights(state: Position) -> vec[i64]:
    """Each card of the pile is equally likely to be on top. Not told where hands are hidden: it would tell of them."""
    ones: i64 = pile_ones(state)
    return copies_of(ones, pile_size(state) - ones)


def why_not(state: Position, action: i64) -> str:
    """Something is dealt (G28) that the pile holds (G7)."""
    if action < do.LICENCE or action >= do.TILE:
        return "G28"
    return "" if holds(legal(state), action) else "G7"


def copies_of(ones: i64, twos: i64) -> vec[i64]:
    """Weights beside the values that there are; whoever cannot see the cards is told nothing of their numbers."""
    if ones == HOLE:
        ones = 1
        twos = 1
    copies: vec[i64] = vec[i64](capacity=2)
    if ones > 0:
        copies = append(copies, ones)
    if twos > 0:
        copies = append(copies, twos)
    return copies


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = turns.whose(state)
    if action == do.LICENCE:
        state.ones[seat] += 1
    else:
        state.twos[seat] += 1
    state.held[seat] += 1
    state.twos_most[seat] += 1  # nobody else knows that it is not a two
    state.due -= 1
    deal_on(state, tell)


def discard(state: Position, seat: i64, ones: i64, twos: i64) -> None:
    """Cards leave a hand for the discards, where all see them (G81, G83)."""
    state.ones[seat] -= ones
    state.twos[seat] -= twos
    state.held[seat] -= ones + twos
    state.used_ones += ones
    state.used_twos += twos
    most: i64 = state.twos_most[seat] - twos
    state.twos_most[seat] = most if most < state.held[seat] else state.held[seat]
