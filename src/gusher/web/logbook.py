"""The log in words: what happened, as a viewer may know it, in the reader's language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match
from gusher.kernel.say import Seat, say
from gusher.kernel.state import PUBLIC
from gusher.web.viewers import Viewer

LAST_LINES = 60  # or as many as are new: a page update need not carry a whole evening


@dataclass(frozen=True)
class LogLine:
    n: int
    place: int  # among the lines of its entry
    text: str
    seat: int | None  # who did it; None for chance and what happens by itself
    new: bool  # since the viewer's last answer


def log_lines(viewer: Viewer, whole: bool) -> list[LogLine]:
    """What happened, line by line, as the viewer may know it: the end of it, or the whole. Take-backs are told, what
    they undid is not."""
    match = viewer.match
    last = _last_seen(match, viewer.seat)
    told = {step.entry.n: step.effects for step in match.steps}
    lines: list[LogLine] = []
    for entry in reversed(match.entries):
        if not whole and len(lines) >= LAST_LINES and entry.n <= last:
            return lines[::-1]
        texts = list(_entry_told(viewer, entry, told.get(entry.n, [])))
        by = entry.by if entry.by != "chance" else None
        lines += [LogLine(entry.n, place, text, by, entry.n > last) for place, text in enumerate(texts)][::-1]
    opening = [_told(viewer, effect) for effect in match.opening]
    lines += [LogLine(0, place, text, None, False) for place, text in enumerate(opening)][::-1]
    return lines[::-1]


def _last_seen(match: Match, seat: int) -> int:
    """The entry up to which everything is old news to the seat."""
    own = [step.entry.n for step in match.steps if step.entry.by == seat]
    if not own:
        return 0 if seat != PUBLIC else match.n - 1
    return match.n if own[-1] == match.steps[-1].entry.n else own[-1]  # nobody has done anything since


def first_told(match: Match) -> int:
    """The first entry that has a line in the log; 0 is what happened before it."""
    if match.opening:
        return 0
    effects = {step.entry.n: step.effects for step in match.steps}
    return next((entry.n for entry in match.entries if entry.to is not None or effects.get(entry.n)), 0)


def _entry_told(viewer: Viewer, entry: Entry, effects: Sequence[Effect]) -> Iterator[str]:
    if entry.to is not None and entry.by != "chance":
        yield viewer.says(say("web-log-rewind", seat=Seat(entry.by)))
    for effect in effects:
        yield _told(viewer, effect)


def _told(viewer: Viewer, effect: Effect) -> str:
    return viewer.says(viewer.match.seen(effect, viewer.seat).say())
