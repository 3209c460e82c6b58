"""Sheets: what a scoring comes to, as a table of what is scored by players.

A game whose scorings have several lines has a module `scoring.py` with EFFECTS, the sorts of facts that belong to one,
and `sheet(effects, seats)`, which makes a table of those that one entry led to. As facts are open to all who may read
the log, so is the sheet.
"""

from dataclasses import dataclass

from gusher.kernel.say import Say


@dataclass(frozen=True, slots=True)
class Cell:
    """What a seat gained, and for how much of what counts (None: nothing to count)."""

    gain: int
    held: int | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that is scored: a cell for each seat, None where it does not concern the seat."""

    name: Say
    cells: tuple[Cell | None, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """`unit` is the key of a sentence that writes an $amount with its $sign, as in the ledger."""

    title: Say
    unit: str
    rows: tuple[Row, ...]

    def totals(self) -> tuple[int, ...]:
        """The gains of each seat, added up."""
        columns = zip(*(row.cells for row in self.rows), strict=True)
        return tuple(sum(cell.gain for cell in column if cell is not None) for column in columns)
