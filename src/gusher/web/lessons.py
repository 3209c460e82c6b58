"""Guided first games on the page: what the voice beside the board says, and what it points at.

The page is told which answer goes on; one that does not is not sent, and the voice says why. Nothing is refused here: a
program that answers otherwise has left the lesson, and plays on.
"""

import json
from typing import NamedTuple

from gusher.kernel.game import Game
from gusher.kernel.lessons import Lesson, Place, Step, Whereabouts, lesson
from gusher.kernel.say import say
from gusher.table.learning import lesson_at
from gusher.web.viewers import Viewer


class LessonPage(NamedTuple):
    """What is said at once, and the names of what it points at."""

    text: str
    point: str


class LessonView(NamedTuple):
    """The voice beside the board; without a table there is none."""

    table: str = ""
    where: str = ""
    pages: tuple[LessonPage, ...] = ()
    want: str = ""  # the answers that go on, as numbers: "75 75 77"; empty: any
    mistakes: str = "{}"  # what is said to other answers, as JSON: {"12": "…"}
    done: int = 0
    questions: int = 0


def has_lesson(game: Game) -> bool:
    return lesson(game) is not None


def lesson_view(viewer: Viewer) -> LessonView:
    """What a learner is told; others at the table see a game like any other."""
    taught = lesson_at(viewer.table.record)
    if taught is None or viewer.seat != taught.seat:
        return LessonView()
    place = taught.place(viewer.match)
    return LessonView(
        table=viewer.table.id,
        where=place.where.value,
        pages=_pages(viewer, taught, place),
        want=" ".join(map(str, place.wanted)),
        mistakes=json.dumps(_mistakes(viewer, taught, place), ensure_ascii=False),
        done=place.done,
        questions=taught.questions,
    )


def _pages(viewer: Viewer, taught: Lesson, place: Place) -> tuple[LessonPage, ...]:
    if place.where in (Whereabouts.WATCHING, Whereabouts.ASTRAY):
        return (LessonPage(viewer.words.say(say(f"lesson-{place.where.value}")), ""),)
    return tuple(LessonPage(viewer.says(taught.said(step)), " ".join(step.point)) for step in place.steps)


def _mistakes(viewer: Viewer, taught: Lesson, place: Place) -> dict[str, str]:
    """For each answer that the step has something to say about: the first that fits counts."""
    if not place.wanted:
        return {}
    step, match = place.steps[-1], viewer.match
    found = {int(number): _mistake(step, match.game.actions.words(int(number))) for number in match.state.legal()}
    return {
        str(number): viewer.says(taught.said(step, code))
        for number, code in found.items()
        if code and number != place.wanted[0]
    }


def _mistake(step: Step, answer: dict[str, object]) -> str:
    return next((mistake.say for mistake in step.mistakes if mistake.words.items() <= answer.items()), "")
