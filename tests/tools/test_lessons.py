"""Recording the match of a guided first game: the learner and, where the steps say so, the others answer as written."""

from dataclasses import replace

import pytest

from gusher.kernel import registry
from gusher.kernel.lessons import Lesson, Played, lesson
from tools.lessons import home, recorded


def taught() -> Lesson:
    found = lesson(registry.find("atacama"))
    assert found is not None
    return found


def test_what_is_recorded_is_what_is_kept() -> None:
    """In Atacama's lesson the steps say all that the others answer: no change of a bot changes it."""
    match = recorded(taught())
    assert tuple(Played(step.entry.by, step.entry.action) for step in match.steps) == taught().script


def test_what_nobody_is_asked_for_is_no_answer() -> None:
    first = next(step for step in taught().steps if step.answers)
    steps = (replace(first, others=first.others * 2),)
    with pytest.raises(ValueError, match="nobody is asked for"):
        recorded(replace(taught(), steps=steps))


def test_where_it_is_kept() -> None:
    place = home(taught().game)
    assert place is not None
    assert place.parts[-2:] == ("games", "atacama")
