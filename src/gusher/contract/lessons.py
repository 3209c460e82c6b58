"""Checks on a guided first game: it can be walked to its end, and what it says, points at and reacts to is there."""

import re
from collections import Counter
from collections.abc import Iterator

from gusher.contract.words import shapes
from gusher.kernel.errors import GusherError
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.lessons import PAGE, Lesson, Place, Played, Step, Whereabouts, lesson, opened
from gusher.kernel.match import Match
from gusher.kernel.say import Say
from gusher.words.catalogue import MissingWord, catalogue

LONGEST = 260  # characters at a time, and
MOST = 3  # sentences: a phone has no room for more, and nobody takes in more at once
SENTENCE = re.compile(r"[.!?](?=\s|$)")


def lesson_faults(game: Game) -> list[str]:
    """What is wrong with the game's lesson, for developers; nothing, if it has none."""
    taught = lesson(game)
    return [] if taught is None else list(faults(taught))


def faults(taught: Lesson) -> Iterator[str]:
    """The simplest cause first."""
    yield from _steps(taught)
    yield from _sentences(taught)
    if _comes_out_the_same(taught):
        yield from _walk(taught)
    else:
        yield "lesson.jsonl does not happen again: record it anew"


def _steps(taught: Lesson) -> Iterator[str]:
    twice = [name for name, number in Counter(step.id for step in taught.steps).items() if number > 1]
    yield from (f"step {name} stands twice" for name in twice)
    answered = [step for step in taught.steps if not step.is_read]
    free = [step.any for step in answered]
    if free != sorted(free):
        yield "after a step with any answer no certain one can be wanted"
    if not taught.steps or not taught.steps[-1].is_read:
        yield "the last step is to be read: it says good-bye"
    yield from (f"step {step.id} is read and reacts to mistakes" for step in taught.steps if _reacts_in_vain(step))


def _reacts_in_vain(step: Step) -> bool:
    return bool(step.mistakes) and not step.answers


def _sentences(taught: Lesson) -> Iterator[str]:
    names = [f"Ann {seat + 1}" for seat in range(taught.seats)]
    for what in _said(taught):
        for language in LANGUAGES:
            try:
                text = catalogue(language, taught.game).say(what, names)
            except MissingWord as missing:
                yield f"words/{language}.ftl: {missing}"
            else:
                if len(text) > LONGEST or not 0 < len(SENTENCE.findall(text)) <= MOST:
                    yield f"words/{language}.ftl: {what.key} is too long for a phone, or empty"


def _said(taught: Lesson) -> Iterator[Say]:
    for step in taught.steps:
        yield taught.said(step)
        yield from {mistake.say: taught.said(step, mistake.say) for mistake in step.mistakes}.values()


def _comes_out_the_same(taught: Lesson) -> bool:
    """Does the recorded match happen again, answer by answer and draw by draw?"""
    match = opened(taught)
    try:
        for played in taught.script:
            if played.by != "chance":
                match.answer_number(played.by, played.action)
    except GusherError:
        return False
    return tuple(Played(step.entry.by, step.entry.action) for step in match.steps) == taught.script


def _walk(taught: Lesson) -> Iterator[str]:
    """By the wanted answers, one by one; where any will do, by the first there is."""
    match = opened(taught)
    while (place := taught.place(match)).where is not Whereabouts.FINISHED:
        reply = taught.reply(match)
        if place.where is Whereabouts.ASKED:
            yield from _moment(taught, match, place)
            match.answer_number(taught.seat, *(place.wanted[:1] or _first(match)))
        else:
            match.answer_number(int(match.state.seat), *(_first(match) if reply is None else (reply,)))
    yield from _pointed(taught, match, place)


def _first(match: Match) -> tuple[int]:
    return (int(match.state.legal()[0]),)


def _moment(taught: Lesson, match: Match, place: Place) -> Iterator[str]:
    """One question of the learner's."""
    yield from _pointed(taught, match, place)
    step = place.steps[-1]
    wanted = [match.game.actions.words(number) for number in place.wanted]
    if len(wanted) < len(step.answers) and wanted:
        return  # its first answer was looked at
    if wanted != list(step.answers):
        yield f"step {step.id} wants {list(step.answers)}, but lesson.jsonl has {wanted}"
    for mistake in step.mistakes:
        answers = [words for words in match.answers() if mistake.words.items() <= words.items()]
        if not [words for words in answers if words != wanted[0]]:
            yield f"step {step.id} reacts to {dict(mistake.words)}, which nobody can answer there"


def _pointed(taught: Lesson, match: Match, place: Place) -> Iterator[str]:
    """Only what the learner sees can be pointed at. Parts of the page are the page's own."""
    scene = match.game.scene(match.view(taught.seat), taught.seat)
    drawn = {shape.id for shape in shapes(scene.shapes) if shape.id}
    for step in place.steps:
        for name in step.point:
            missing = [] if name.startswith(PAGE) else [part for part in name.split("+") if part not in drawn]
            yield from (f"step {step.id} points at {part}, which is not drawn then" for part in missing)
