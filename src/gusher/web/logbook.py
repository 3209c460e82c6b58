"""The log in words: what happened, as a viewer may know it, in the reader's language."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator
from typing import NamedTuple
from weakref import WeakKeyDictionary

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match, Step
from gusher.kernel.say import Seat, say
from gusher.kernel.state import PUBLIC
from gusher.kernel.turns import window
from gusher.table.slices import Work, finish
from gusher.web.telling import Told, entry_told, lost
from gusher.web.viewers import Viewer

LAST_LINES = 60  # or as many as are new: a page update need not carry a whole evening
LAST_ENTRIES = 100  # which they are usually found in


class LogLine(NamedTuple):
    n: int
    place: int  # among the lines of its entry
    text: str
    seat: int | None  # who did it; None for chance and what happens by itself
    new: bool  # since the viewer's last turn
    flows: str = ""  # what moved at which seats, for pages that let it fly: see telling.py
    mine: bool = False  # it is about the viewer
    sheet: bool = False  # a scoring begins with it
    sound: str = ""  # what it may sound like

    @property
    def template(self) -> str:
        return "log_line"


class LogNote(NamedTuple):
    """Something between the lines: where the new ones begin, or that there are none."""

    key: str
    dress: str

    @property
    def template(self) -> str:
        return "log_note"


class LogOrigins(NamedTuple):
    """The first line: what of the board is reconstructed, and where that is told."""

    text: str
    game: str

    @property
    def template(self) -> str:
        return "log_origins"


SINCE = LogNote("web-since", "log-since")
EMPTY = LogNote("web-log-empty", "log-line quiet")


class LogShell(NamedTuple):
    table: str
    earlier: bool  # there is more of it than is shown


class Log(NamedTuple):
    shell: LogShell
    lines: list[LogLine | LogNote | LogOrigins]
    told: list[LogLine]  # the same without what stands between them

    @property
    def last(self) -> LogLine | None:
        return self.told[-1] if self.told else None


def log_shown(viewer: Viewer, whole: bool) -> Log:
    """The end of the log, or the whole. Take-backs are told, what they undid is not."""
    book = _book(viewer, whole)
    finish(book.read_on(viewer))
    told = book.shown(viewer, whole)
    lines: list[LogLine | LogNote | LogOrigins] = [*told] or [EMPTY]
    first_new = next((place for place, line in enumerate(told) if line.new), None)
    if first_new is not None and viewer.seat != PUBLIC:
        lines.insert(first_new, SINCE)
    earlier = book.first > 0 or len(told) < len(book.lines)
    note = viewer.match.game.note
    if note is not None and not earlier:
        lines.insert(0, LogOrigins(viewer.says(note), viewer.match.game.name))
    return Log(LogShell(viewer.table.id, earlier), lines, told)


def log_lines(viewer: Viewer, whole: bool) -> list[LogLine]:
    """What happened, line by line, as the viewer may know it."""
    book = _book(viewer, whole)
    finish(book.read_on(viewer))
    return book.shown(viewer, whole)


def lines_told(viewer: Viewer, whole: bool) -> list[LogLine]:
    """As much of it as has been told already."""
    return _book(viewer, whole).shown(viewer, whole)


# --- told once, and remembered ---


class _Line(NamedTuple):
    n: int
    lasts: bool  # a later take-back does not unsay it
    old: LogLine
    new: LogLine


def _line(n: int, place: int, told: Told, seat: int | None, lasts: bool) -> _Line:
    old = LogLine(n, place, told.text, seat, False, told.flows, told.mine, told.sheet, told.sound)
    return _Line(n, lasts, old, old._replace(new=True))


def _number(line: _Line) -> int:
    """Lines stand in the order of their entries."""
    return line.n


class _Book:
    """The log as one sort of viewer reads it, from an entry on. A match only grows, and so does its book."""

    def __init__(self, viewer: Viewer, first: int) -> None:
        opening = entry_told(viewer, viewer.match.opening) if first == 0 else []
        self.lines = [_line(0, place, told, None, True) for place, told in enumerate(opening)]
        self.first = first  # entries before it are left out
        self.read = first

    def read_on(self, viewer: Viewer) -> Work[None]:
        """Entry by entry: whoever else reads on meanwhile takes the next one."""
        match = viewer.match
        last = match.n
        effects = {step.entry.n: step.effects for step in _steps_after(match, self.read)}
        while self.read < last:
            entry = match.entries[self.read]
            self.read = entry.n
            if entry.to is not None:
                self.lines = [line for line in self.lines if line.lasts or line.n <= entry.to]
            by = entry.by if entry.by != "chance" else None
            told = _entry_told(viewer, entry, effects.get(entry.n, []))
            self.lines += [_line(entry.n, place, line, by, lasts) for place, (line, lasts) in enumerate(told)]
            yield

    def shown(self, viewer: Viewer, whole: bool) -> list[LogLine]:
        """As much of it as has been read, or the end of that; what is new to the viewer is said to be."""
        news = window(viewer.match, viewer.seat)
        lines, first = self.lines, 0
        if not whole:
            first = max(0, len(lines) - LAST_LINES)
            while first and (lines[first - 1].n > news.after or lines[first - 1].n == lines[first].n):
                first -= 1
        begin = max(first, bisect_right(lines, news.after, key=_number))
        end = max(begin, bisect_right(lines, news.upto, key=_number))
        return [
            *[line.old for line in lines[first:begin]],
            *[line.new for line in lines[begin:end]],
            *[line.old for line in lines[end:]],
        ]


_BOOKS: WeakKeyDictionary[Match, dict[Hashable, _Book]] = WeakKeyDictionary()


def _book(viewer: Viewer, whole: bool) -> _Book:
    """The whole, or from where the viewer has seen all, which is soon told. After the end everything is open: then all
    is told anew."""
    match = viewer.match
    books = _BOOKS.setdefault(match, {})
    reader = (viewer.seat, viewer.words.language, tuple(viewer.names), match.over, whole)
    first = 0 if whole else max(0, min(match.n - LAST_ENTRIES, window(match, viewer.seat).after))
    book = books.get(reader)
    if book is None or book.first > first:
        book = books[reader] = _Book(viewer, first)
    return book


def unread(viewer: Viewer, whole: bool) -> int:
    """How many entries are still to be told."""
    return viewer.match.n - _book(viewer, whole).read


def reading_on(viewer: Viewer, whole: bool) -> Work[None]:
    """Tells them, as the match stands now: it may go on before all is told, and end, and not be stored."""
    yield from _book(viewer, whole).read_on(viewer.of_this_moment())


def _steps_after(match: Match, n: int) -> Iterator[Step]:
    for step in reversed(match.steps):
        if step.entry.n <= n:
            return
        yield step


def _entry_told(viewer: Viewer, entry: Entry, effects: list[Effect]) -> Iterator[tuple[Told, bool]]:
    """Each line, and whether it stays true when the entry is taken back."""
    if entry.to is not None and entry.by != "chance":
        yield Told(taken_back(viewer, entry.by)), True
    by_order = (viewer.seat, entry.n) in viewer.table.ordered
    for place, (effect, told) in enumerate(zip(effects, entry_told(viewer, effects), strict=True)):
        mine = told.mine or lost(effect, viewer.seat, viewer.match.steps, entry.n)
        text = viewer.says(say("order-told", line=told.text)) if by_order and place == 0 else told.text
        yield told._replace(mine=mine, text=text), False


def taken_back(viewer: Viewer, seat: int) -> str:
    return viewer.says(say("web-log-rewind", seat=Seat(seat)))
