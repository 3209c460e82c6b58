"""A better answer that is missed again and again in one turn was lost once."""

from dataclasses import replace
from functools import cache

from gusher.analysis.found import Decision
from gusher.analysis.repeats import once
from gusher.kernel.match import Match
from gusher.kernel.turns import turns
from tests.analysis.drilled import drilled

NOTHING = (0.0, 0.0)


@cache
def match() -> Match:
    return drilled()


def answers() -> list[list[int]]:
    """The entries that the first seat has answered, turn by turn."""
    own = [turn for turn in turns(match().steps) if turn.seat == 0]
    return [[step.entry.n for step in turn.steps if step.entry.by == 0] for turn in own]


def lost(n: int, best: int, behind: float = 0.2, seat: int = 0) -> Decision:
    return Decision(n, seat, 1, best, best, True, NOTHING, NOTHING, behind, 0.01, 0.0, 0.0)


def losses(*decisions: Decision) -> list[float]:
    return [decision.loss for decision in once(match(), decisions)]


def test_the_first_of_a_turn_counts() -> None:
    first = answers()[0]
    assert losses(lost(first[0], 7), lost(first[1], 7, 0.3), lost(first[2], 7)) == [0.2, 0.0, 0.0]


def test_another_better_answer_another_turn_or_seat_counts_too() -> None:
    first, later = answers()[:2]
    assert losses(lost(first[0], 7), lost(first[1], 8), lost(later[0], 7)) == [0.2, 0.2, 0.2]
    assert losses(lost(first[0], 7), lost(first[1], 7, seat=1)) == [0.2, 0.2]


def test_what_lost_nothing_hides_nothing() -> None:
    first = answers()[0]
    assert losses(replace(lost(first[0], 7), error=0.2), lost(first[1], 7)) == [0.0, 0.2]
