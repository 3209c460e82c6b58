"""Where a news card lies: in force, or among the discards. A set of cards is one number, as with cells."""

from mypy_extensions import i64

from gusher.games.mcmulti.effects.news import NewsEnded
from gusher.games.mcmulti.position import Position
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener


def is_in_force(state: Position, card: i64) -> bool:
    return sets.has(state.news_force, card)


def put_in_force(state: Position, card: i64) -> None:
    state.news_force |= BIT[card]


def discard(state: Position, card: i64, tell: Listener | None) -> None:
    """A card that was in force or due has done its work (M88)."""
    state.news_force &= ~BIT[card]
    state.news_used |= BIT[card]
    if tell is not None:
        tell(NewsEnded(card))
