"""Action 2: the red card moves the black loco, and each seat takes one of the open cards (G21 to G27)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import BEIGE, PICK, RED, RED_CARD, TAKE
from gusher.games.giganten.data import CARD_BLACK, CARD_COPIES, FACES, NOTHING, RED_FACES, STAR
from gusher.games.giganten.effects import BeigeShown, LeftOver, Picked, RedShown, Reshuffled
from gusher.games.giganten.rules import end, licences, turns
from gusher.kernel.state import CHANCE, Listener

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten


def ask_red(state: "Giganten", tell: Listener | None) -> None:
    state.step = RED
    state.seat = CHANCE
    refill(state, tell)


def ask_beige(state: "Giganten", tell: Listener | None) -> None:
    state.step = BEIGE
    state.seat = CHANCE
    refill(state, tell)


def lowest(state: "Giganten") -> i64:
    """The first face of the colour that is revealed now; the colours follow each other in every table."""
    return 0 if state.step == RED else RED_FACES


def beyond(state: "Giganten") -> i64:
    """The first face that is not of this colour any more."""
    return RED_FACES if state.step == RED else FACES


def refill(state: "Giganten", tell: Listener | None) -> None:
    """An empty pile is made anew of its discards; the cards lying open are not among them (G25)."""
    face: i64 = lowest(state)
    while face < beyond(state):
        if state.pile[face] > 0:
            return
        face += 1
    pile: vec[i64] = state.pile[:]
    total: i64 = 0
    face = lowest(state)
    while face < beyond(state):
        pile[face] = discarded(state, face)
        total += pile[face]
        face += 1
    state.pile = pile
    if tell is not None:
        tell(Reshuffled("red" if state.step == RED else "beige", total))


def discarded(state: "Giganten", face: i64) -> i64:
    """Copies that are neither in the pile nor open nor before a seat."""
    copies: i64 = CARD_COPIES[face] - state.pile[face]
    for card in state.open:
        if card == face:
            copies -= 1
    for card in state.cards:
        if card == face:
            copies -= 1
    return copies


def outcomes(state: "Giganten") -> vec[i64]:
    """The faces that the pile still holds; their numbers in the action table follow each other too."""
    drawn: vec[i64] = vec[i64](capacity=FACES)
    face: i64 = lowest(state)
    while face < beyond(state):
        if state.pile[face] > 0:
            drawn = append(drawn, RED_CARD + face)
        face += 1
    return drawn


def weights(state: "Giganten") -> vec[i64]:
    """Each card of the pile is equally likely to be on top."""
    copies: vec[i64] = vec[i64](capacity=FACES)
    face: i64 = lowest(state)
    while face < beyond(state):
        if state.pile[face] > 0:
            copies = append(copies, state.pile[face])
        face += 1
    return copies


def lay_open(state: "Giganten", face: i64, slot: i64) -> None:
    pile: vec[i64] = state.pile[:]
    pile[face] -= 1
    state.pile = pile
    opened: vec[i64] = state.open[:]
    opened[slot] = face
    state.open = opened


def show_red(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The black loco advances at once, whoever takes the card (G21, G22). On the star the game is over (G23)."""
    face: i64 = action - RED_CARD
    before: i64 = state.black
    lay_open(state, face, 0)
    state.black += CARD_BLACK[face]
    state.black = min(state.black, STAR)  # G23: the track ends there
    if tell is not None:
        tell(RedShown(face, state.black - before, state.black))
    if state.black == STAR:
        end.finish(state, tell)
        return
    state.turn = 0
    ask_beige(state, tell)


def show_beige(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """As many beige cards as there are players lie beside the red one (G24)."""
    state.turn += 1
    lay_open(state, action - RED_CARD, state.turn)
    if state.turn < state.way.seats:
        ask_beige(state, tell)
        return
    if tell is not None:
        tell(BeigeShown(tuple([int(card) for card in state.open][1:])))
    state.step = PICK
    state.turn = 0
    state.seat = turns.whose(state)


def legal(state: "Giganten") -> vec[i64]:
    """Each open face once (G26)."""
    faces: i64 = 0
    for card in state.open:
        if card != NOTHING:
            faces |= 1 << card
    answers: vec[i64] = vec[i64](capacity=len(state.open))
    face: i64 = 0
    while faces > 0:
        if faces & 1:
            answers = append(answers, TAKE + face)
        faces >>= 1
        face += 1
    return answers


def play(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The card lies before its seat (G26); the one left over goes to the discards without effect (G27)."""
    face: i64 = action - TAKE
    take(state, face)
    if tell is not None:
        tell(Picked(state.seat, face))
    state.turn += 1
    if state.turn < state.way.seats:
        state.seat = turns.whose(state)
        return
    for card in state.open:
        if card != NOTHING:
            if tell is not None:
                tell(LeftOver(card))
            take_away(state, card)
    licences.begin(state, tell)


def take(state: "Giganten", face: i64) -> None:
    before: vec[i64] = state.cards[:]
    before[state.seat] = face
    state.cards = before
    take_away(state, face)


def take_away(state: "Giganten", face: i64) -> None:
    """One card of this face lies open no longer."""
    opened: vec[i64] = state.open[:]
    slot: i64 = 0
    while opened[slot] != face:
        slot += 1
    opened[slot] = NOTHING
    state.open = opened
