"""Action 2, second half: each seat takes one of the open cards (G26, G27)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import NOTHING
from gusher.games.giganten.effects.cards import LeftOver, Picked
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import licences, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def legal(state: Position) -> vec[i64]:
    """Each open face once (G26)."""
    faces: i64 = 0
    for card in state.open:
        if card != NOTHING:
            faces |= BIT[card]
    return sets.extend(vec[i64](capacity=len(state.open)), do.PICK, faces)


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
    if state.turn < state.setting.seats:
        state.seat = turns.whose(state)
        return
    for card in state.open:
        if card != NOTHING:
            if tell is not None:
                tell(LeftOver(card))
            take_away(state, card)
    licences.begin(state, tell)


def take(state: Position, face: i64) -> None:
    state.cards = changed(state.cards, state.seat, face)
    take_away(state, face)


def take_away(state: Position, face: i64) -> None:
    """One card of this face lies open no longer."""
    opened: vec[i64] = state.open[:]
    slot: i64 = 0
    while opened[slot] != face:
        slot += 1
    opened[slot] = NOTHING
    state.open = opened
