"""The course of a match, for its ledger and its charts: what each entry led to, and the position wherever the charts
want one. It is read once and then goes on from where it was."""

from collections.abc import Sequence
from dataclasses import dataclass

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match, only_answer
from gusher.kernel.state import State


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
        self._begin()

    def is_of(self, match: Match) -> bool:
        """A table that was folded anew has another match: its entries may differ from what memory held before."""
        return self._match is match

    def at(self, n: int) -> Course:
        """The course up to entry n. Going on is cheap, and so is looking back."""
        if n < self._n:
            return self._earlier(n)
        for entry in self._match.entries[self._n : n]:
            self._follow(entry)
        return Course(self._happenings, self._state)

    def _begin(self) -> None:
        self._n = 0
        self._beat: int | None = None
        self._state = self._match.game.start(self._match.seats, self._match.options)
        effects: list[Effect] = []
        _settle(self._state, effects)
        self._happenings = [Happening(0, -1, tuple(effects), self._new_beat())]

    def _follow(self, entry: Entry) -> None:
        if entry.to is None:
            self._take(entry.n, entry.action)
        else:
            kept = [happening for happening in self._happenings[1:] if happening.n <= entry.to]
            self._begin()
            for happening in kept:
                self._take(happening.n, happening.action)
        self._n = entry.n

    def _take(self, n: int, action: int) -> None:
        effects = _played(self._state, action)
        self._happenings.append(Happening(n, action, tuple(effects), self._new_beat()))

    def _new_beat(self) -> State | None:
        charts = self._match.game.charts
        if charts is None or (beat := charts.beat(self._state)) == self._beat:
            return None
        self._beat = beat
        return self._state.clone()

    # --- looking back ---

    def _earlier(self, n: int) -> Course:
        """From the last position that was kept before n, unless something before n was taken back later."""
        kept = [happening for happening in self._happenings if happening.n <= n]
        since = self._match.entries[n : self._n]
        if kept[0].position is None or any(entry.to is not None and entry.to < n for entry in since):
            return History(self._match).at(n)
        place = max(place for place, happening in enumerate(kept) if happening.position is not None)
        position = kept[place].position
        assert position is not None
        state = position.clone()
        for happening in kept[place + 1 :]:
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
