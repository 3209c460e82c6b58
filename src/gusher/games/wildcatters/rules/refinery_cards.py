"""Refinery cards: which refinery one empties, in a turn, in mid-transport or at the end of the game (W55 to W63,
W191)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import CARD_DROPS, REFINERY_CARDS
from gusher.games.wildcatters.effects.emptying import CardsKept, CardUsed
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import emptying, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def can_use(state: Position, seat: i64) -> bool:
    """A refinery card before the seat, and a refinery with a barrel in it (W55, W56)."""
    return state.stocked != 0 and state.cards[seat] & REFINERY_CARDS != 0


def next_card(state: Position, seat: i64) -> i64:
    """The one with the fewest drops, then the lowest (W61)."""
    cards: i64 = state.cards[seat] & REFINERY_CARDS
    best: i64 = sets.lowest(cards)
    while cards != 0:
        if CARD_DROPS[sets.lowest(cards)] < CARD_DROPS[best]:
            best = sets.lowest(cards)
        cards &= cards - 1
    return best


def why_not_use(state: Position, seat: i64) -> str:
    """No refinery card, or no barrel in any refinery; empty if the seat can use one."""
    if can_use(state, seat):
        return ""
    return "W55" if state.cards[seat] & REFINERY_CARDS == 0 else "W56"


def can_interrupt(state: Position) -> bool:
    """In mid-transport the active seat may use one when it is asked, so that a refinery is closed to what is still to
    come (W58)."""
    return state.setting.cards_interrupt and state.seat == turns.active(state) and can_use(state, state.seat)


def why_not_interrupt(state: Position) -> str:
    """Somebody else's barrel, or a table where what was begun is finished first (W58); no card, or nothing to empty."""
    if not state.setting.cards_interrupt or state.seat != turns.active(state):
        return "W58"
    return why_not_use(state, state.seat)


def begin(state: Position, caller: i64) -> None:
    """From a menu or a transport, which goes on there afterwards (W57, W58)."""
    state.caller = caller
    state.step = ask.DRAIN
    state.mix = 0


def legal(state: Position) -> vec[i64]:
    """Of any owner, full or not (W55); at the end of the game a seat may leave it (W191)."""
    answers: vec[i64] = sets.extend(vec[i64](capacity=15), do.DRAIN, state.stocked)
    return append(answers, do.PASS) if state.step == ask.END_CARD else answers


def why_not(state: Position, action: i64) -> str:
    """A refinery with a barrel in it (W56)."""
    if holds(legal(state), action):
        return ""
    if do.DRAIN <= action < do.DELIVER:
        return "W56"
    return "W55" if state.step == ask.DRAIN else "W191"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.PASS:
        if tell is not None:
            tell(CardsKept(state.seat))
        state.asked += 1
        state.step = station.LAST_CARDS
        return
    if state.step == ask.END_CARD:
        state.caller = station.LAST_CARDS
    use(state, state.seat, action - do.DRAIN, tell)


def use(state: Position, seat: i64, zone: i64, tell: Listener | None) -> None:
    """The card goes to the discard pile (W59); nobody feeds the refinery any more in this turn (W62, W63)."""
    card: i64 = next_card(state, seat)
    state.cards = changed(state.cards, seat, state.cards[seat] & ~BIT[card])
    state.discard |= BIT[card]
    state.closed |= BIT[zone]
    if tell is not None:
        tell(CardUsed(seat, card, zone))
    emptying.begin(state, zone, tell)
