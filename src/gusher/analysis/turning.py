"""Turning points: the moments that changed the chances most, and what happened in them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from gusher.analysis.found import Decision, Draw, Moment

MOST: Final = 3
CLEARLY: Final = 2.0  # standard errors that a change must have

Cause = Literal["draw", "decision", "play"]


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """Between two moments the chance of a seat changed more than anybody's, and this entry did most of it."""

    after: int  # the entries of the moments …
    upto: int
    n: int  # … and the one in between that counts most
    cause: Cause
    seat: int
    before: float
    chance: float


def turning_points(
    moments: Sequence[Moment], draws: Sequence[Draw], decisions: Sequence[Decision]
) -> list[TurningPoint]:
    """The greatest of them, in the order of the match."""
    found = [_turn(before, after, draws, decisions) for before, after in pairwise(moments) if _is_clear(before, after)]
    greatest = sorted(found, key=lambda turn: -abs(turn.chance - turn.before))[:MOST]
    return sorted(greatest, key=lambda turn: turn.upto)


def _changes(before: Moment, after: Moment) -> list[float]:
    return [there - here for here, there in zip(before.open, after.open, strict=True)]


def _seat(before: Moment, after: Moment) -> int:
    changes = _changes(before, after)
    return max(range(len(changes)), key=lambda seat: abs(changes[seat]))


def _is_clear(before: Moment, after: Moment) -> bool:
    seat = _seat(before, after)
    change = abs(_changes(before, after)[seat])
    return change > CLEARLY * (before.open_errors[seat] + after.open_errors[seat])


def _turn(before: Moment, after: Moment, draws: Sequence[Draw], decisions: Sequence[Decision]) -> TurningPoint:
    seat = _seat(before, after)
    rising = after.open[seat] >= before.open[seat]
    inside: list[tuple[float, int, Cause]] = [
        (draw.change[seat], draw.n, "draw") for draw in draws if before.n < draw.n <= after.n
    ]
    inside += [
        (decision.change[seat], decision.n, "decision")
        for decision in decisions
        if before.n < decision.n <= after.n and decision.counts
    ]
    same_way = [(abs(change), n, cause) for change, n, cause in inside if (change > 0) == rising]
    _, n, cause = max(same_way, default=(0.0, after.n, "play"))
    return TurningPoint(before.n, after.n, n, cause, seat, before.open[seat], after.open[seat])
