"""What could still be got back in the same turn is not lost yet."""

from dataclasses import replace
from functools import cache

import pytest

from gusher.analysis.found import Decision, dumped, read_found
from gusher.analysis.regained import regained
from gusher.kernel.match import Match
from gusher.kernel.turns import turns
from tests.analysis.drilled import drilled

NOTHING = (0.0, 0.0)


@cache
def match() -> Match:
    return drilled()


def answers() -> list[list[int]]:
    """The entries that the first seat has answered, turn by turn; nobody else answered in between."""
    own = [turn for turn in turns(match().steps) if turn.seat == 0]
    return [[step.entry.n for step in turn.steps if step.entry.by == 0] for turn in own]


def lost(n: int, behind: float, change: float = 0.0, seat: int = 0) -> Decision:
    """An answer that stays so far behind the best, and changes the chance by so much beside the usual one."""
    changes = (change, -change) if seat == 0 else (-change, change)
    return Decision(n, seat, 1, 7, 7, True, changes, NOTHING, behind, 0.01, 8.0, 0.5)


def losses(*decisions: Decision) -> list[float]:
    return [round(decision.loss, 6) for decision in regained(match(), decisions)]


def test_what_the_best_answer_brings_next_was_not_lost_before() -> None:
    """Selling three times, as usual, where stopping was better by 30, 20 and 10 %: each sale has cost 10 %."""
    first, second, third = answers()[0][:3]
    assert losses(lost(first, 0.3), lost(second, 0.2), lost(third, 0.1)) == [0.1, 0.1, 0.1]


def test_what_was_made_of_it_was_not_lost_before() -> None:
    """Whoever goes on better than usual shows what the first answer was good for."""
    first, second = answers()[0][:2]
    assert losses(lost(first, 0.2), lost(second, 0.0, change=0.2)) == [0.0, 0.0]


def test_what_is_played_worse_than_usual_gives_nothing_back() -> None:
    """The usual answer was the best: the first one's futures have expected just that."""
    first, second = answers()[0][:2]
    assert losses(lost(first, 0.2), lost(second, 0.1, change=-0.1)) == [0.2, 0.1]


def test_another_turn_or_seat_gives_nothing_back() -> None:
    first, later = answers()[:2]
    assert losses(lost(first[0], 0.2), lost(later[0], 0.2)) == [0.2, 0.2]


def test_what_is_within_noise_together_is_no_loss() -> None:
    first, second = answers()[0][:2]
    noisy = replace(lost(second, 0.1), error=0.06)
    assert losses(lost(first, 0.21), noisy) == [0.0, 0.0]


def test_points_are_lost_in_the_same_part() -> None:
    first, second = answers()[0][:2]
    found, _ = regained(match(), [lost(first, 0.2), lost(second, 0.1)])
    assert found.points_lost == pytest.approx(4.0)


def test_what_was_kept_earlier_is_still_read() -> None:
    """It told whether the same was missed before in the turn; that is reckoned otherwise now."""
    found = lost(answers()[0][0], 0.2)
    data = dumped(found)
    earlier = {name: told for name, told in data.items() if not name.startswith("regained")}
    assert read_found({**earlier, "repeats": True}) == read_found(data) == found
