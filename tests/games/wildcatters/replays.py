"""Helpers: the logs in fixtures/, replayed, and what happened in them."""

from functools import cache
from pathlib import Path
from typing import TypeVar

from gusher.games.wildcatters.data import CARDS, CONTESTS, STRETCHES, ZONES
from gusher.games.wildcatters.effects import ContestScored
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel import log
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match

FOLDER = Path(__file__).parent / "fixtures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
FINISHED = [
    "both-windows-of-three",
    "deck-used-up",
    "last-cards",
    "loans-in-need",
    "order-by-loans-and-shares",
    "order-by-places",
]

Told = TypeVar("Told", bound=Effect)


def lines(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


@cache
def replayed(name: str) -> Match:
    return log.read(lines(name))


def state_of(match: Match) -> Wildcatters:
    assert isinstance(match.state, Wildcatters)
    return match.state


def after(name: str, entry: int) -> Wildcatters:
    return state_of(log.read(lines(name), to=entry))


def told(name: str, first: int = 1, last: int = 10_000) -> list[Effect]:
    """Everything that these entries led to."""
    return [effect for step in replayed(name).steps if first <= step.entry.n <= last for effect in step.effects]


def told_of(name: str, kind: type[Told]) -> list[tuple[int, Told]]:
    """Everything of a kind that happened, each with the number of its entry."""
    return [(step.entry.n, e) for step in replayed(name).steps for e in step.effects if isinstance(e, kind)]


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
