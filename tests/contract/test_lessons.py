"""Guided first games can be walked to their ends, say what they say in both languages, and point at what is there. And
each of these can fail."""

from dataclasses import replace

import pytest

from gusher.contract import lessons as checks
from gusher.contract.lessons import faults, lesson_faults
from gusher.kernel import boards, registry
from gusher.kernel.game import Game
from gusher.kernel.lessons import Lesson, Mistake, Played, lesson

SOUND = "atacama"


def taught(name: str = SOUND) -> Lesson:
    found = lesson(registry.find(name))
    assert found is not None
    return found


def with_step(number: int, **changes: object) -> Lesson:
    sound = taught()
    steps = list(sound.steps)
    steps[number] = replace(steps[number], **changes)  # type: ignore[arg-type]
    return replace(sound, steps=tuple(steps))


FIRST = 2  # the first step with an answer

BROKEN: list[tuple[str, Lesson]] = [
    ("stands twice", with_step(1, id="welcome")),
    ("no certain one", with_step(FIRST, answers=(), any=True)),
    ("good-bye", replace(taught(), steps=taught().steps[:-1])),
    ("reacts to mistakes", with_step(0, mistakes=(Mistake({"row": 1}, "copper"),))),
    ("atacama-lesson-nothing", with_step(0, id="nothing")),
    ("atacama-lesson-first-nothing", with_step(FIRST, mistakes=(Mistake({"row": 1}, "nothing"),))),
    ("record it anew", replace(taught(), script=(Played(0, 0), *taught().script[1:]))),
    ("lesson.jsonl has", with_step(FIRST, answers=({"do": "place", "row": 1, "column": 1},))),
    ("nobody can answer", with_step(FIRST, mistakes=(Mistake({"row": 99}, "copper"),))),
    ("nobody can answer", with_step(FIRST, mistakes=(Mistake({"row": 4, "column": 1}, "copper"),))),
    ("not drawn then", with_step(0, point=("field-11+field-00",))),
    ("lesson.jsonl has []", replace(taught(), script=taught().script[:2])),
]


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_lesson_holds(game: Game) -> None:
    assert lesson_faults(game) == []


@pytest.mark.parametrize(("limit", "least"), [("LONGEST", 60), ("MOST", 1)])
def test_a_speech_is_caught(monkeypatch: pytest.MonkeyPatch, limit: str, least: int) -> None:
    monkeypatch.setattr(checks, limit, least)
    assert any("too long" in fault for fault in lesson_faults(registry.find(SOUND)))


def test_an_owners_board_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The voice speaks of the built-in one's numbers."""
    monkeypatch.setattr(boards, "checksum", lambda _: "another")
    assert lesson.__wrapped__(registry.find(SOUND)) is None


@pytest.mark.parametrize(("what", "broken"), BROKEN, ids=lambda value: value if isinstance(value, str) else "")
def test_a_broken_one_is_caught(what: str, broken: Lesson) -> None:
    assert any(what in fault for fault in faults(broken))
