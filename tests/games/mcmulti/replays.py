"""Helpers: the logs in fixtures/, replayed, and what happened in them."""

from pathlib import Path

from gusher.games.mcmulti.effects.news import TaxPaid
from gusher.games.mcmulti.state import McMulti
from tests.games.replays import Logs

LOGS = Logs(Path(__file__).parent / "fixtures", McMulti)
NAMES = LOGS.names
lines, replayed, state_of, after, told, told_of = (
    LOGS.lines,
    LOGS.replayed,
    LOGS.state_of,
    LOGS.after,
    LOGS.told,
    LOGS.told_of,
)


def taxes(name: str, card: int) -> list[tuple[int, int, int]]:
    """Who paid how much for a card and how much was waived, in the order of the payments."""
    paid = [effect for _, effect in told_of(name, TaxPaid) if effect.card == card]
    return [(effect.seat, effect.amount, effect.waived) for effect in paid]
