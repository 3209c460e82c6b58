"""The part of the storage port that keeps analyses of finished matches, each made once, and how far those are that are
being made."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AnalysisRecord:
    """`seats` is what it came to for each seat, `found` all of it, both as JSON: the store does not look inside."""

    match_id: str
    worlds: int
    at: float
    seats: str
    found: str = ""


@dataclass(frozen=True, slots=True)
class Analysing:
    """How far an analysis is, as told at a time by whoever works on it; `failed` says why nobody does any more."""

    match_id: str
    done: int
    total: int
    at: float
    failed: str = ""


class AnalysisStore(ABC):
    @abstractmethod
    def keep_analysis(self, analysis: AnalysisRecord) -> None:
        """Keeps it, unless there is one already; nothing is told of its making any more. Raises NotKept if the match is
        not there."""

    @abstractmethod
    def analysis(self, match_id: str) -> AnalysisRecord | None:
        """The whole of it, if there is one."""

    @abstractmethod
    def analyses_of(self, match_ids: Collection[str]) -> list[AnalysisRecord]:
        """Of those of these matches that have one, what it came to, without `found`."""

    @abstractmethod
    def tell_analysing(self, work: Analysing) -> None:
        """For all processes to see, in the place of what was told before; nothing, if the match is gone or its analysis
        kept."""

    @abstractmethod
    def analysing(self, match_id: str) -> Analysing | None:
        """What was told last of an analysis that is not kept."""
