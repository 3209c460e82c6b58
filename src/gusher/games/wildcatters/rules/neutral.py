"""Set-up, three players: cards say where the neutral rigs stand (W7)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import CARD_REGION, LIGHT_CARDS, NEUTRAL, NEUTRAL_RIGS
from gusher.games.wildcatters.effects.setup import NeutralRigPlaced
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=32), do.NEUTRAL, state.deck & LIGHT_CARDS)


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W7"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The card is discarded and not dealt (W7)."""
    card: i64 = action - do.NEUTRAL
    state.deck &= ~BIT[card]
    state.discard |= BIT[card]
    fields.put_rig(state, CARD_REGION[card], NEUTRAL)
    if tell is not None:
        tell(NeutralRigPlaced(card, CARD_REGION[card]))
    state.step = ask.NEUTRAL if sets.count(state.discard) < NEUTRAL_RIGS else ask.FIRST
