"""Action 2, second half: each seat takes one of the open cards (G26, G27)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import NOTHING
from gusher.games.giganten.effects.cards import LeftOver, Picked
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import licences, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    """Each open face once (G26)."""
    faces: i64 = 0
    for card in state.open:
        if card != NOTHING:
            faces |= 1 << card
    answers: vec[i64] = vec[i64](capacity=len(state.open))
    face: i64 = 0
    while faces > 0:
        if faces & 1:
            answers = append(answers, do.PICK + face)
        faces >>= 1
        face += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """Only a card that lies open can be taken, and nothing else is asked (G26)."""
    return "" if holds(legal(state), action) else "G26"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The card lies before its seat (G26); the one left over goes to the discards without effect (G27)."""
    face: i64 = action - do.PICK
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


def take(state: Position, face: i64) -> None:
    before: vec[i64] = state.cards[:]
    before[state.seat] = face
    state.cards = before
    take_away(state, face)


def take_away(state: Position, face: i64) -> None:
    """One card of this face lies open no longer."""
    opened: vec[i64] = state.open[:]
    slot: i64 = 0
    while opened[slot] != face:
        slot += 1
    opened[slot] = NOTHING
    state.open = opened
