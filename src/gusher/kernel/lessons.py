"""A guided first game: a match that was played once, and that a learner plays again with a voice beside it.

`rulebook/lesson.toml` has its steps in order: what is said, what it points at, and which answer goes on. A step without
an answer is read; one whose answer is "any" lets the learner choose. `rulebook/lesson.jsonl` is the log of the match:
as long as the learner follows it, the others answer as they do there, and chance draws the same from the same secret.
So where a learner is follows from the log of the match alone.
"""

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

from gusher.kernel import boards
from gusher.kernel.actions import ActionTable, Words
from gusher.kernel.game import Game, Options
from gusher.kernel.lines import parse
from gusher.kernel.match import By, Match
from gusher.kernel.say import Say, Seat

STEPS, SCRIPT = "rulebook/lesson.toml", "rulebook/lesson.jsonl"
ANY = "any"
PAGE = "#"  # before what a step points at beside the board: a part of the table's page by its name


@dataclass(frozen=True)
class Mistake:
    """What is said to a learner who chooses an answer with these words among its own."""

    words: Mapping[str, Any]
    say: str


@dataclass(frozen=True)
class Step:
    """One thing that is said. `answers` go on, one after the other, or as one click gives them; none: it is read."""

    id: str
    answers: tuple[Words, ...] = ()
    any: bool = False
    point: tuple[str, ...] = ()  # names of shapes of the board, or of parts of the page
    mistakes: tuple[Mistake, ...] = ()
    others: tuple[Words, ...] = ()  # what the other seats answer next, when the match is recorded

    @property
    def is_read(self) -> bool:
        return not self.answers and not self.any


@dataclass(frozen=True)
class Played:
    """An entry of the match."""

    by: By
    action: int


class Whereabouts(Enum):
    """Where a learner is."""

    ASKED = "asked"
    WATCHING = "watching"  # the others play
    ASTRAY = "astray"  # something else was answered: an undo leads back
    FINISHED = "finished"


@dataclass(frozen=True)
class Place:
    """`steps` are said one after the other, and the last of them waits for an answer; `wanted` is that answer."""

    where: Whereabouts
    steps: tuple[Step, ...] = ()
    wanted: tuple[int, ...] = ()
    done: int = 0  # steps that were answered


@dataclass(frozen=True, eq=False)
class Lesson:
    """The lesson of one game. One object per game."""

    game: Game
    seat: int
    seats: int
    options: Options
    secret: str
    bot: str  # who sits in the other seats, and answers by itself when the lesson is over
    steps: tuple[Step, ...]
    script: tuple[Played, ...]

    @property
    def questions(self) -> int:
        """How many of its steps want an answer."""
        return sum(not step.is_read for step in self.steps)

    def place(self, match: Match) -> Place:
        """Where the learner is in this match."""
        given = [Played(step.entry.by, step.entry.action) for step in match.steps]
        told = tuple(given[: len(self.script)])
        if told != self.script[: len(told)]:
            return Place(Whereabouts.ASTRAY)
        groups = _groups(self.steps)
        clicks = [step.entry for step in match.steps[len(self.script) :] if not step.entry.joined]
        done, wanted = _progress(self, [*told, *(Played(entry.by, entry.action) for entry in clicks)])
        if match.over or done >= self.questions:
            return Place(Whereabouts.FINISHED, groups[-1], done=self.questions)
        if match.state.seat != self.seat:
            return Place(Whereabouts.WATCHING, done=done)
        begun = len(wanted) < len(groups[done][-1].answers)  # what was said before need not be said again
        return Place(Whereabouts.ASKED, groups[done][-1:] if begun else groups[done], wanted, done)

    def reply(self, match: Match) -> int | None:
        """What the seat that is asked answers in the recorded match; None if it has ended, or the learner has left
        it."""
        n = len(match.steps)
        if n >= len(self.script) or self.place(match).where is not Whereabouts.WATCHING:
            return None
        return self.script[n].action

    def said(self, step: Step, mistake: str = "") -> Say:
        """The sentence of a step, or of a mistake; it may name the others."""
        key = f"{self.game.name}-lesson-{step.id}"
        names = {f"player-{seat + 1}": Seat(seat) for seat in range(self.seats)}
        return Say(f"{key}-{mistake}" if mistake else key, dict(names))


def _groups(steps: Sequence[Step]) -> list[tuple[Step, ...]]:
    """What is said up to each answer; at last what is said when all were given."""
    groups: list[tuple[Step, ...]] = [()]
    for step in steps:
        groups[-1] += (step,)
        if not step.is_read:
            groups.append(())
    return groups


def _progress(lesson: Lesson, given: Sequence[Played]) -> tuple[int, tuple[int, ...]]:
    """How many of the steps were answered, and what is left of the next one."""
    left = sum(played.by == lesson.seat for played in given)
    actions = [played.action for played in lesson.script if played.by == lesson.seat]
    done = first = 0
    for step in lesson.steps:
        size = 1 if step.any else len(step.answers)
        if step.is_read:
            continue
        if left < size:
            return done, () if step.any else tuple(actions[first + left : first + size])
        done, first, left = done + 1, first + size, left - size
    return done, ()


# --- reading ---


@cache
def lesson(game: Game) -> Lesson | None:
    """The game's lesson. None if it has none; nor on an owner's board, for the voice speaks of the built-in one's
    numbers."""
    try:
        steps, script = game.text(STEPS), game.text(SCRIPT)
    except FileNotFoundError:
        return None
    return None if boards.checksum(game.name) else read(game, tomllib.loads(steps), script.splitlines())


def read(game: Game, data: Mapping[str, Any], script: Iterable[str]) -> Lesson:
    seats = int(data["seats"])
    return Lesson(
        game=game,
        seat=int(data["seat"]) - 1,
        seats=seats,
        options=game.settle(seats, data.get("options", {})),
        secret=str(data["secret"]),
        bot=str(data["bot"]),
        steps=tuple(_step(step) for step in data["step"]),
        script=tuple(_played(game.actions, script)),
    )


def _step(data: Mapping[str, Any]) -> Step:
    answer = data.get("answer", [])
    return Step(
        id=data["id"],
        answers=() if answer == ANY else tuple([answer] if isinstance(answer, dict) else answer),
        any=answer == ANY,
        point=tuple(data.get("point", ())),
        mistakes=tuple(Mistake(mistake["answer"], mistake["say"]) for mistake in data.get("mistake", ())),
        others=tuple(data.get("others", ())),
    )


def _played(actions: ActionTable, script: Iterable[str]) -> Iterator[Played]:
    for line in parse(script):
        if "by" in line.data:
            words = {key: value for key, value in line.data.items() if key not in ("n", "by", "joined")}
            yield Played(line.data["by"], actions.number(words))


def opened(lesson: Lesson, names: Sequence[str] = ()) -> Match:
    """Its match, before the first answer."""
    return Match(lesson.game, lesson.seats, lesson.options, names, secret=lesson.secret)
