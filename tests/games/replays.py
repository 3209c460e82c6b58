"""The logs in a game's fixtures/, replayed, and what happened in them."""

from functools import cached_property
from pathlib import Path
from typing import Generic, TypeVar

from gusher.kernel import log
from gusher.kernel.effects import Effect
from gusher.kernel.history import History
from gusher.kernel.match import Match
from gusher.kernel.state import State

Position = TypeVar("Position", bound=State)
Told = TypeVar("Told", bound=Effect)


class Log(Generic[Position]):
    """One log: read with all checks once, however often it is looked at."""

    def __init__(self, path: Path, kind: type[Position]) -> None:
        self.path = path
        self.kind = kind

    @cached_property
    def lines(self) -> list[str]:
        return self.path.read_text(encoding="utf-8").splitlines()

    @cached_property
    def match(self) -> Match:
        return log.read(self.lines)

    @cached_property
    def _history(self) -> History:
        return History(self.match)

    def after(self, entry: int) -> Position:
        """The position after an entry, to do with it what one likes."""
        state = self._history.at(entry).state.clone()
        assert isinstance(state, self.kind)
        return state


class Logs(Generic[Position]):
    """All logs of a game, by their names."""

    def __init__(self, folder: Path, kind: type[Position]) -> None:
        self.kind = kind
        self._logs = {path.stem: Log(path, kind) for path in sorted(folder.glob("*.jsonl"))}
        self.names = list(self._logs)

    @property
    def finished(self) -> list[str]:
        """Those that are whole games; the others stop where their story ends."""
        return [name for name, each in self._logs.items() if each.match.over]

    def lines(self, name: str) -> list[str]:
        return self._logs[name].lines

    def replayed(self, name: str) -> Match:
        return self._logs[name].match

    def state_of(self, match: Match) -> Position:
        assert isinstance(match.state, self.kind)
        return match.state

    def after(self, name: str, entry: int) -> Position:
        return self._logs[name].after(entry)

    def told(self, name: str, first: int = 1, last: int = 10_000) -> list[Effect]:
        """Everything that these entries led to."""
        steps = [step for step in self.replayed(name).steps if first <= step.entry.n <= last]
        return [effect for step in steps for effect in step.effects]

    def told_of(self, name: str, kind: type[Told]) -> list[tuple[int, Told]]:
        """Everything of a kind that happened, each with the number of its entry."""
        return [(step.entry.n, e) for step in self.replayed(name).steps for e in step.effects if isinstance(e, kind)]
