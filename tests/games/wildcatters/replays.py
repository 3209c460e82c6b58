"""Helpers: the logs in fixtures/, replayed, and what happened in them."""

from pathlib import Path

from gusher.games.wildcatters.data import CARDS, CONTESTS, STRETCHES, ZONES
from gusher.games.wildcatters.effects.ending import ContestScored
from gusher.games.wildcatters.state import Wildcatters
from tests.games.replays import Logs

LOGS = Logs(Path(__file__).parent / "fixtures", Wildcatters)
NAMES = LOGS.names
lines, replayed, state_of, after, told, told_of = (
    LOGS.lines,
    LOGS.replayed,
    LOGS.state_of,
    LOGS.after,
    LOGS.told,
    LOGS.told_of,
)


def scored(name: str, interim: bool) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """The contests of a scoring in which anybody has anything: what each seat has there, and its points."""
    lines = [effect for _, effect in told_of(name, ContestScored) if effect.interim == interim]
    return {CONTESTS[line.contest]: (line.amounts, line.gains) for line in lines if any(line.amounts)}


def zone(name: str) -> int:
    return ZONES.index(name)


def card(name: str) -> int:
    return CARDS.index(name)


def stretch(name: str) -> int:
    return STRETCHES.index(name)
