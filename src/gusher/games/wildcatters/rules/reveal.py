"""Set-up: a card is shown, and names the region of the next start piece (W13, W16)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import REGION_CARDS, REGION_COUNT
from gusher.games.wildcatters.effects.setup import Revealed
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import placing
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def legal(state: Position) -> vec[i64]:
    """Regions of which the seat holds a card, where some start piece fits."""
    answers: vec[i64] = vec[i64](capacity=8)
    region: i64 = 0
    while region < REGION_COUNT:
        if state.hands[state.seat] & REGION_CARDS[region] != 0 and placing.fits(state, state.seat, region):
            answers = append(answers, do.REVEAL + region)
        region += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """A card that is not in the hand (W13), or one of a region where nothing fits (W16)."""
    if action < do.REVEAL or action >= do.CARD:
        return "W13"
    if holds(legal(state), action):
        return ""
    return "W16" if state.hands[state.seat] & REGION_CARDS[action - do.REVEAL] != 0 else "W13"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """All cards of a region are alike at set-up: the lowest is shown, and all see it (W13)."""
    seat: i64 = state.seat
    region: i64 = action - do.REVEAL
    card: i64 = sets.lowest(state.hands[seat] & REGION_CARDS[region])
    state.hands = changed(state.hands, seat, state.hands[seat] & ~BIT[card])
    state.held = changed(state.held, seat, state.held[seat] - 1)
    state.revealed = changed(state.revealed, seat, state.revealed[seat] | BIT[card])
    state.discard |= BIT[card]
    state.region = region
    state.step = ask.PLACE
    state.disclosed += 1
    if tell is not None:
        tell(Revealed(seat, card, region))
