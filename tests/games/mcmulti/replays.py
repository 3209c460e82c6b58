"""Helpers: the logs in fixtures/, replayed, and what happened in them."""

from functools import cache
from pathlib import Path
from typing import TypeVar

from gusher.games.mcmulti.effects_news import TaxPaid
from gusher.games.mcmulti.state import McMulti
from gusher.kernel import log
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match

FOLDER = Path(__file__).parent / "fixtures"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))
FINISHED = ["both-variants", "dead-game", "last-round", "nobodys-island", "shared-win", "turn-limit"]

Told = TypeVar("Told", bound=Effect)


def lines(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


@cache
def replayed(name: str) -> Match:
    return log.read(lines(name))


def state_of(match: Match) -> McMulti:
    assert isinstance(match.state, McMulti)
    return match.state


def after(name: str, entry: int) -> McMulti:
    return state_of(log.read(lines(name), to=entry))


def told(name: str, first: int = 1, last: int = 10_000) -> list[Effect]:
    """Everything that these entries led to."""
    return [effect for step in replayed(name).steps if first <= step.entry.n <= last for effect in step.effects]


def told_of(name: str, kind: type[Told]) -> list[tuple[int, Told]]:
    """Everything of a kind that happened, each with the number of its entry."""
    return [(step.entry.n, e) for step in replayed(name).steps for e in step.effects if isinstance(e, kind)]


def taxes(name: str, card: int) -> list[tuple[int, int, int]]:
    """Who paid how much for a card and how much was waived, in the order of the payments."""
    paid = [effect for _, effect in told_of(name, TaxPaid) if effect.card == card]
    return [(effect.seat, effect.amount, effect.waived) for effect in paid]
