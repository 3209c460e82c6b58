"""A report's games as rows, for the tools that data people have: one row for each game and seat."""

from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gusher.arena.game import win_shares
from gusher.lab.measures import MEASURES
from gusher.lab.minutes import MEASURED, Tempo
from gusher.lab.study import Table

GROUPED = ("turns", "questions", "choices", "forced", "lead-changes", "drama", "decided", "margin")


def can_write() -> bool:
    return find_spec("pyarrow") is not None


def rows(tables: Sequence[Table], tempo: Tempo) -> Iterator[dict[str, Any]]:
    """`win` is the seat's share of the win; what belongs to the game stands in each of its rows."""
    for table in tables:
        for result in table.results:
            if result.failure is not None:
                continue
            notes = table.notes(result)
            shares = win_shares(result)
            of_game = {name.replace("-", "_"): MEASURES[name](result, notes) for name in GROUPED}
            for seat in range(table.seats):
                yield {
                    "variant": table.variant.name,
                    "players": table.seats,
                    "game": result.number // table.seats,
                    "seat": seat,
                    "place": notes.order.index(seat) + 1,
                    "points": result.scores[seat],
                    "rank": result.ranks[seat],
                    "win": shares[seat],
                    **of_game,
                    "minutes": tempo.minutes(of_game[MEASURED]),
                    "end": notes.end,
                }


def write(file: Path, tables: Sequence[Table], tempo: Tempo) -> None:
    from pyarrow import Table as Columns
    from pyarrow import parquet

    parquet.write_table(Columns.from_pylist(list(rows(tables, tempo))), file)
