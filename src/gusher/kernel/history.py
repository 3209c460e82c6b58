"""A match played again: what each entry led to, the position after any of them, and those that the charts want. For
ledger, charts and replay. It is read once and then goes on from where it was."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match
from gusher.kernel.state import State
from gusher.kernel.trail import Trail, go_on, let_happen

NOBODY = -1


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry in force: its action, what it led to, whose turn it was (below 0: nobody's) and, if a new beat of the
    charts began with it, the position."""

    n: int
    action: int
    effects: tuple[Effect, ...]
    position: State | None
    turn: int = NOBODY


@dataclass(frozen=True, slots=True)
class Course:
    """What was in force after an entry, beginning with what happened before the first one, and the position then. It
    stays so when the history goes on. Its states are for reading, not for playing."""

    happenings: Sequence[Happening]
    state: State


class History:
    """A match played again without checks, which it has already passed. Take-backs take back."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._effects: list[tuple[Effect, ...]] = []  # of each entry; kept, though it may be taken back later
        self._before: dict[int, State] = {}  # the position in which an answer was given that led to nothing yet
        self._n = 0
        self._trail = Trail()
        self._state = match.game.start(match.seats, match.options)
        effects: list[Effect] = []
        let_happen(self._state, effects.append)
        self._happenings = [Happening(0, -1, tuple(effects), self._state.clone() if match.game.charts else None)]
        self._effects.append(self._happenings[0].effects)

    def is_of(self, match: Match) -> bool:
        """A table that was replayed from its log has another match: its entries may differ from what memory held."""
        return self._match is match

    def at(self, n: int) -> Course:
        """The course up to entry n. Going on is cheap, and so is looking back."""
        steps = self.going_to(n)
        while True:
            try:
                next(steps)
            except StopIteration as done:
                course: Course = done.value
                return course

    def going_to(self, n: int) -> Generator[None, None, Course]:
        """The same step by step, for whoever has other things to do in between. Several may go on with one history in
        turn."""
        while self._n < n:
            self._follow(self._match.entries[self._n])
            yield
        if self._n == n:
            return Course([*self._happenings], self._state.clone())
        if any(entry.to is not None and entry.to < n for entry in self._match.entries[n : self._n]):
            return (yield from History(self._match).going_to(n))  # something before n was taken back later
        kept = [happening for happening in self._happenings if happening.n <= n]
        return Course(kept, self._trail.before(len(kept) - 1, self._actions(kept)))

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

    def _follow(self, entry: Entry) -> None:
        self._trail.at(len(self._happenings) - 1, self._state)
        if entry.to is None:
            self._take(entry)
        else:
            actions = self._actions(self._happenings)
            self._happenings = [happening for happening in self._happenings if happening.n <= entry.to]
            self._state = self._trail.back_to(len(self._happenings) - 1, actions)
            self._effects.append(())
        self._n = entry.n

    def _take(self, entry: Entry) -> None:
        before = self._state.clone()
        turn = int(before.on_turn())
        effects: list[Effect] = []
        go_on(self._state, entry.action, effects.append)
        whose = turn if turn >= 0 else self._happenings[-1].turn
        self._happenings.append(Happening(entry.n, entry.action, tuple(effects), self._new_beat(), whose))
        self._effects.append(tuple(effects))
        if not effects and entry.by != "chance":
            self._before[entry.n] = before

    def _new_beat(self) -> State | None:
        charts = self._match.game.charts
        if charts is None:
            return None
        last = next(happening.position for happening in reversed(self._happenings) if happening.position is not None)
        return None if charts.beat(self._state) == charts.beat(last) else self._state.clone()

    def _actions(self, happenings: Sequence[Happening]) -> list[int]:
        return [happening.action for happening in happenings[1:]]
