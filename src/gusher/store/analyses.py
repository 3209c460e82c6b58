"""The part of the storage port that keeps analyses of finished matches: each is made once."""

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


class AnalysisStore(ABC):
    @abstractmethod
    def keep_analysis(self, analysis: AnalysisRecord) -> None:
        """Keeps it, unless there is one already. Raises NotKept if the match is not there."""

    @abstractmethod
    def analysis(self, match_id: str) -> AnalysisRecord | None:
        """The whole of it, if there is one."""

    @abstractmethod
    def analyses_of(self, match_ids: Collection[str]) -> list[AnalysisRecord]:
        """Of those of these matches that have one, what it came to, without `found`."""
