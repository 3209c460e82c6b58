"""What a guided first game teaches: which of its questions is the first about which rule."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from gusher.kernel.lessons import Lesson, Whereabouts, opened


@dataclass(frozen=True)
class Topic:
    """The question after so many that were answered, and how many entries of the match come before it."""

    done: int
    entries: int


@cache
def topics(taught: Lesson) -> Mapping[str, Topic]:
    """By the clause behind the question. The whole match is played for it: once, before anybody waits for it."""
    match, found = opened(taught), dict[str, Topic]()
    for played in taught.script:
        if not isinstance(played.by, int):
            continue  # drawn by itself
        if played.by == taught.seat:
            place = taught.place(match)
            asked = match.game.scene(match.view(taught.seat), taught.seat).clause
            if place.where is Whereabouts.ASKED and asked:
                found.setdefault(asked, Topic(place.done, len(match.steps)))
        match.answer_number(played.by, played.action)
    return found


def entries_before(taught: Lesson, done: int) -> int:
    """How much of the match comes before the question after so many; nothing, if no rule is asked about there first."""
    return next((topic.entries for topic in topics(taught).values() if topic.done == done), 0)
