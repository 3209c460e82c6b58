"""The order of the last round: who has most drops chooses first (W28 to W31)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import CARD_DROPS, NOTHING
from gusher.games.wildcatters.effects.ending import OrderChosen
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import loans, turns
from gusher.kernel import sets
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, flat, holds


def drops(state: Position, seat: i64) -> i64:
    """Drops on the cards before the seat; those used up do not count (W28, W31)."""
    total: i64 = 0
    cards: i64 = state.cards[seat]
    while cards != 0:
        total += CARD_DROPS[sets.lowest(cards)]
        cards &= cards - 1
    return total


def place_of(state: Position, seat: i64) -> i64:
    """The seat's place in the round that has just ended."""
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    return place


def chooses_before(state: Position, one: i64, two: i64) -> bool:
    """More drops; no loan; more own shares; the earlier place (W29, W30)."""
    if drops(state, one) != drops(state, two):
        return drops(state, one) > drops(state, two)
    free_one: bool = state.loans[one] == 0
    free_two: bool = state.loans[two] == 0
    if free_one != free_two:
        return free_one
    if loans.own(state, one) != loans.own(state, two):
        return loans.own(state, one) > loans.own(state, two)
    return place_of(state, one) < place_of(state, two)


def chooser(state: Position, number: i64) -> i64:
    """The seat that chooses after so many others."""
    seat: i64 = 0
    while seat < state.setting.seats:
        before: i64 = 0
        other: i64 = 0
        while other < state.setting.seats:
            if other != seat and chooses_before(state, other, seat):
                before += 1
            other += 1
        if before == number:
            break
        seat += 1
    return seat


def taken(state: Position) -> i64:
    """How many have chosen."""
    number: i64 = 0
    for seat in state.tokens:
        if seat != NOTHING:
            number += 1
    return number


def go_on(state: Position, tell: Listener | None) -> None:
    """What is left at the end falls to the last seat."""
    number: i64 = taken(state)
    state.seat = chooser(state, number)
    state.step = ask.ORDER
    if number == state.setting.seats - 1:
        play(state, legal(state)[0], tell)
        state.order = state.tokens
        state.tokens = flat([NOTHING] * state.setting.seats)
        turns.begin_round(state, tell)
        turns.begin(state, tell)


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=4)
    place: i64 = 0
    while place < state.setting.seats:
        if state.tokens[place] == NOTHING:
            answers = append(answers, do.ORDER + place)
        place += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W29"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    state.tokens = changed(state.tokens, action - do.ORDER, state.seat)
    state.step = station.CHOOSERS
    if tell is not None:
        tell(OrderChosen(state.seat, action - do.ORDER + 1, drops(state, state.seat)))
