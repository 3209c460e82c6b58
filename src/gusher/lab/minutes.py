"""How many minutes a game would take at a table.

Games have no clock, and bots are no people: minutes are decisions times a pace, in seconds for one decision. Whoever
knows the pace gives it. Otherwise it is the one at which the first variant takes as long as its box says, on average
over the numbers of players that were played: so the minutes of one variant are those of the box, and what they tell is
how numbers of players, and variants, differ.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from gusher.lab.measures import MEASURES
from gusher.lab.study import Study, Table

ASSUMED: Final = 10.0  # seconds, where neither anybody nor a box says anything
MEASURED: Final = "questions"  # the measure that takes time


@dataclass(frozen=True)
class Tempo:
    """Seconds for a decision, and who says so: `given`, `box` or `assumed`."""

    seconds: float
    source: str

    def minutes(self, decisions: float) -> float:
        return decisions * self.seconds / 60


def tempo_of(study: Study, tables: Sequence[Table]) -> Tempo:
    if study.pace is not None:
        return Tempo(study.pace, "given")
    boxed = fmean(study.description().minutes)
    decisions = _decisions([table for table in tables if table.variant is study.variants[0]])
    return Tempo(60 * boxed / decisions, "box") if boxed and decisions else Tempo(ASSUMED, "assumed")


def _decisions(tables: Sequence[Table]) -> float:
    """In a game, on average; every number of players counts as much."""
    played = [[result for result in table.results if result.failure is None] for table in tables]
    return fmean(
        fmean(MEASURES[MEASURED](result, table.notes(result)) for result in results) if results else 0.0
        for table, results in zip(tables, played, strict=True)
    )
