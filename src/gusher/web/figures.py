"""How busy each process of a server is, and what it has counted, in one memory for all of them: so whichever is asked
tells of all. It outlives a process, and the one in its place counts on from there: what has been counted never shrinks.
"""

import mmap
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Final

GAUGES = ("tables", "tables_watched", "viewers", "bots_waiting")
BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
ERRORS = len(GAUGES)
COUNT, SECONDS, WITHIN = ERRORS + 1, ERRORS + 2, ERRORS + 3
WIDTH = WITHIN + len(BOUNDS)
NUMBER: Final = "d"  # floating point: eight bytes, which are written as one


class Row:
    """The figures of one process, which alone writes them; all read them."""

    def __init__(self, numbers: "memoryview[float]") -> None:
        self._numbers = numbers
        self._before = 0.0

    def begin(self) -> None:
        """In the process that writes them from now on."""
        self._before = self._numbers[ERRORS]

    def show(self, gauges: Sequence[int], errors: int) -> None:
        """How it stands now, and how many errors this process has seen."""
        self._numbers[:ERRORS] = array(NUMBER, gauges)
        self._numbers[ERRORS] = self._before + errors

    def end(self) -> None:
        """The process has gone, and with it all but what it has counted."""
        self._numbers[:ERRORS] = array(NUMBER, [0] * len(GAUGES))

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Counts an answer that is acknowledged; a refused one is none."""
        began = perf_counter()
        yield
        self.count(perf_counter() - began)

    def count(self, seconds: float) -> None:
        """An answer, and how long it took from its arrival until it was stored. What includes the most rises first:
        whoever reads meanwhile finds a histogram."""
        self._numbers[COUNT] += 1
        self._numbers[SECONDS] += seconds
        for place in reversed(range(len(BOUNDS))):
            self._numbers[WITHIN + place] += seconds <= BOUNDS[place]

    @property
    def gauges(self) -> list[int]:
        return [int(number) for number in self._numbers[:ERRORS]]

    @property
    def errors(self) -> int:
        return int(self._numbers[ERRORS])

    @property
    def answers(self) -> int:
        return int(self._numbers[COUNT])

    @property
    def seconds(self) -> float:
        return self._numbers[SECONDS]

    @property
    def within(self) -> list[int]:
        """How many answers took no longer than each of the BOUNDS."""
        return [int(number) for number in self._numbers[WITHIN:]]


@dataclass(frozen=True)
class Figures:
    """Those of all processes, as one of them has them."""

    rows: tuple[Row, ...]
    number: int

    @property
    def own(self) -> Row:
        return self.rows[self.number]


def figures(processes: int = 1) -> list[Figures]:
    """For each process; made before it is forked."""
    numbers = memoryview(mmap.mmap(-1, processes * WIDTH * array(NUMBER).itemsize)).cast(NUMBER)
    rows = tuple(Row(numbers[start : start + WIDTH]) for start in range(0, processes * WIDTH, WIDTH))
    return [Figures(rows, number) for number in range(processes)]
