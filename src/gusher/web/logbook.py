"""The log in words: what happened, as a viewer may know it, in the reader's language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match
from gusher.kernel.say import Seat, say
from gusher.words.catalogue import Catalogue

LAST_LINES = 60  # or as many as are new: a page update need not carry a whole evening


@dataclass(frozen=True)
class LogLine:
    n: int
    place: int  # among the lines of its entry
    text: str
    seat: int | None  # who did it; None for chance and what happens by itself
    new: bool  # since the viewer's last answer


def log_lines(match: Match, viewer: int, words: Catalogue, names: Sequence[str], whole: bool) -> list[LogLine]:
    """What happened, line by line, as the viewer may know it: the end of it, or the whole. Take-backs are told, what
    they undid is not."""
    last = _last_seen(match, viewer)
    told = {step.entry.n: step.effects for step in match.steps}
    lines: list[LogLine] = []
    for entry in reversed(match.entries):
        if not whole and len(lines) >= LAST_LINES and entry.n <= last:
            return lines[::-1]
        texts = list(_entry_told(entry, told.get(entry.n, []), match, viewer, words, names))
        by = entry.by if entry.by != "chance" else None
        lines += [LogLine(entry.n, place, text, by, entry.n > last) for place, text in enumerate(texts)][::-1]
    opening = [_told(effect, match, viewer, words, names) for effect in match.opening]
    lines += [LogLine(0, place, text, None, False) for place, text in enumerate(opening)][::-1]
    return lines[::-1]


def _last_seen(match: Match, viewer: int) -> int:
    """The entry up to which everything is old news to the viewer."""
    own = [step.entry.n for step in match.steps if step.entry.by == viewer]
    if not own:
        return 0 if viewer >= 0 else match.n - 1
    return match.n if own[-1] == match.steps[-1].entry.n else own[-1]  # nobody has done anything since


def first_told(match: Match) -> int:
    """The first entry that has a line in the log; 0 is what happened before it."""
    if match.opening:
        return 0
    effects = {step.entry.n: step.effects for step in match.steps}
    return next((entry.n for entry in match.entries if entry.to is not None or effects.get(entry.n)), 0)


def _entry_told(
    entry: Entry, effects: Sequence[Effect], match: Match, viewer: int, words: Catalogue, names: Sequence[str]
) -> Iterator[str]:
    if entry.to is not None and entry.by != "chance":
        yield words.say(say("web-log-rewind", seat=Seat(entry.by)), names)
    for effect in effects:
        yield _told(effect, match, viewer, words, names)


def _told(effect: Effect, match: Match, viewer: int, words: Catalogue, names: Sequence[str]) -> str:
    shown = effect if match.over else effect.seen_by(viewer)
    return words.say(shown.say(), names)
