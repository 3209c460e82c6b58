"""What is measured of each game, as one number. The catalogues say what each is called and means (`lab-measure-…`)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final

from gusher.arena.game import Result, win_shares
from gusher.arena.notes import Notes

Curve = Sequence[Sequence[float]]


def leaders(curve: Curve) -> list[int]:
    """Who was ahead at each moment; of equals whoever was ahead before, else the first."""
    ahead: list[int] = []
    for chances in curve:
        best = max(chances)
        if not ahead or chances[ahead[-1]] < best:
            ahead.append(chances.index(best))
        else:
            ahead.append(ahead[-1])
    return ahead


def lead_changes(curve: Curve) -> float:
    ahead = leaders(curve)
    return float(sum(one != two for one, two in pairwise(ahead)))


def drama(curve: Curve, winner: int) -> float:
    """How far the later winner was behind at the worst moment, in points of chance."""
    return 100 * max((max(chances) - chances[winner] for chances in curve), default=0.0)


def decided(curve: Curve, winner: int) -> float:
    """After which part of the game, in per cent, the winner was ahead for good."""
    ahead = leaders(curve)
    if not ahead:
        return 0.0
    behind = [place for place, leader in enumerate(ahead, start=1) if leader != winner]
    return 100 * (behind[-1] if behind else 0) / len(ahead)


def _winner(result: Result) -> int:
    return result.ranks.index(1)


def _per_question(notes: Notes) -> float:
    return notes.choices / notes.questions if notes.questions else 0.0


def _forced(notes: Notes) -> float:
    asked = notes.questions + notes.forced
    return 100 * notes.forced / asked if asked else 0.0


MEASURES: Final[Mapping[str, Callable[[Result, Notes], float]]] = {
    "turns": lambda _result, notes: float(notes.turns),
    "questions": lambda _result, notes: float(notes.questions),
    "choices": lambda _result, notes: _per_question(notes),
    "forced": lambda _result, notes: _forced(notes),
    "lead-changes": lambda _result, notes: lead_changes(notes.curve),
    "drama": lambda result, notes: drama(notes.curve, _winner(result)),
    "decided": lambda result, notes: decided(notes.curve, _winner(result)),
    "points": lambda result, _notes: sum(result.scores) / len(result.scores),
    "margin": lambda result, _notes: float(max(result.scores) - sorted(result.scores)[-2]),
    "shared": lambda result, _notes: 100.0 * (max(win_shares(result)) < 1.0),
}
