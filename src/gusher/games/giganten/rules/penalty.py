"""Action 7, after a bluff: the bluffer loses half of its hand, card by card, drawn blindly (G82 to G84)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.effects.auction import PenaltyLost
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import auction, licences
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    """The values in the bluffer's hand; who cannot see it cannot rule out either (C7)."""
    drawn: vec[i64] = vec[i64](capacity=2)
    if state.ones[state.bidder] != 0:
        drawn = append(drawn, do.PENALTY)
    if state.twos[state.bidder] != 0:
        drawn = append(drawn, do.PENALTY + 1)
    return drawn


def weights(state: Position) -> vec[i64]:
    """Each card of the hand is equally likely to be drawn (G82)."""
    return licences.copies_of(state.ones[state.bidder], state.twos[state.bidder])


def why_not(state: Position, action: i64) -> str:
    """A card is drawn from the bluffer's hand, nothing else (G82)."""
    return "" if holds(legal(state), action) else "G82"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """A card drawn blindly goes to the discards; after the last the auction is held again."""
    value: i64 = action - do.PENALTY + 1
    licences.discard(state, state.bidder, 2 - value, value - 1)
    if tell is not None:
        tell(PenaltyLost(state.bidder, value))
    state.due -= 1
    if state.due == 0:
        state.caught |= BIT[state.bidder]  # G85
        auction.open_auction(state, tell)  # G84
