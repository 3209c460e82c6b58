"""A match played again: what each entry led to, the position after any of them, and those that the charts want. For
ledger, charts and replay. It is read once and then goes on from where it was."""

from collections.abc import Sequence
from dataclasses import dataclass

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match, only_answer
from gusher.kernel.state import State

MARK_EVERY = 25  # entries: from the last such position on a look back is played


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry in force: its action, what it led to and, if a new beat of the charts began with it, the position."""

    n: int
    action: int
    effects: tuple[Effect, ...]
    position: State | None


@dataclass(frozen=True, slots=True)
class Course:
    """What was in force after an entry, beginning with what happened before the first one, and the position then. Its
    states are for reading, not for playing."""

    happenings: Sequence[Happening]
    state: State


class History:
    """A match played again without checks, which it has already passed. Take-backs take back."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._effects: list[tuple[Effect, ...]] = []  # of each entry; kept, though it may be taken back later
        self._before: dict[int, State] = {}  # the position in which an answer was given that led to nothing yet
        self._begin()
        self._effects.append(self._happenings[0].effects)

    def is_of(self, match: Match) -> bool:
        """A table that was replayed from its log has another match: its entries may differ from what memory held."""
        return self._match is match

    def at(self, n: int) -> Course:
        """The course up to entry n. Going on is cheap, and so is looking back."""
        if n < self._n:
            return self._earlier(n)
        for entry in self._match.entries[self._n : n]:
            self._follow(entry)
        return Course(self._happenings, self._state)

    def effects(self, n: int) -> tuple[Effect, ...]:
        """What entry n led to, whether or not it was taken back later; 0 is what happened before the first entry."""
        if n > self._n:
            self.at(n)
        return self._effects[n]

    def before(self, n: int) -> State | None:
        """The position in which the answer of entry n was given, if nothing could be told of it yet."""
        if n > self._n:
            self.at(n)
        return self._before.get(n)

    def _begin(self) -> None:
        self._n = 0
        self._beat: int | None = None
        self._state = self._match.game.start(self._match.seats, self._match.options)
        effects: list[Effect] = []
        _settle(self._state, effects)
        self._happenings = [Happening(0, -1, tuple(effects), self._new_beat())]
        self._marks = [self._state.clone()]  # the positions after every so many happenings

    def _follow(self, entry: Entry) -> None:
        if entry.to is None:
            before = self._state.clone()
            effects = self._take(entry.n, entry.action)
            self._effects.append(effects)
            if not effects and entry.by != "chance":
                self._before[entry.n] = before
        else:
            kept = [happening for happening in self._happenings[1:] if happening.n <= entry.to]
            self._begin()
            for happening in kept:
                self._take(happening.n, happening.action)
            self._effects.append(())
        self._n = entry.n

    def _take(self, n: int, action: int) -> tuple[Effect, ...]:
        effects = tuple(_played(self._state, action))
        self._happenings.append(Happening(n, action, effects, self._new_beat()))
        if len(self._happenings) % MARK_EVERY == 1:
            self._marks.append(self._state.clone())
        return effects

    def _new_beat(self) -> State | None:
        charts = self._match.game.charts
        if charts is None or (beat := charts.beat(self._state)) == self._beat:
            return None
        self._beat = beat
        return self._state.clone()

    # --- looking back ---

    def _earlier(self, n: int) -> Course:
        """From the last position that was kept before n, unless something before n was taken back later."""
        if any(entry.to is not None and entry.to < n for entry in self._match.entries[n : self._n]):
            return History(self._match).at(n)
        kept = [happening for happening in self._happenings if happening.n <= n]
        mark = (len(kept) - 1) // MARK_EVERY
        state = self._marks[mark].clone()
        for happening in kept[mark * MARK_EVERY + 1 :]:
            _played(state, happening.action)
        return Course(kept, state)


def _played(state: State, action: int) -> list[Effect]:
    """Plays an action and all that follows from it by itself."""
    effects: list[Effect] = []
    state.play(action, effects.append)
    _settle(state, effects)
    return effects


def _settle(state: State, effects: list[Effect]) -> None:
    while (only := only_answer(state)) is not None:
        state.play(only, effects.append)
