"""Hints and previews for who is asked: from what the seat may know, and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gusher.kernel.errors import Refused
from gusher.kernel.preview import Preview, preview
from gusher.kernel.reasons import Hint, read_hint
from gusher.kernel.state import State
from gusher.table.botpool import BotPool
from gusher.table.errors import Behind, NotYours, TableError
from gusher.table.live import LiveTable
from gusher.table.steps import sitting


@dataclass(frozen=True)
class Hinted:
    """A hint, and the position that it is about, as the seat knows it."""

    n: int
    view: State
    hint: Hint


async def hinted(table: LiveTable, seat: int, pool: BotPool, asker: str) -> Hinted:
    """What the search would answer. Raises NotYours where the table allows no hints."""
    _must_be_asked(table, seat)
    if not table.record.hints:
        raise NotYours("no-hints")
    n, view = table.match.n, table.match.view(seat)
    found = await pool.hint(table.record.game, view.dump(), asker or table.id, table.id)
    if not found.get("answers"):
        raise TableError("no-hint")
    return Hinted(n, view, read_hint(found))


def previewed(table: LiveTable, seat: int, after: int, *answers: Mapping[str, Any]) -> Preview:
    """What is certain to happen if the seat gives these answers to the position after entry `after`."""
    if after != table.match.n:
        raise Behind("stale", n=table.match.n)
    _must_be_asked(table, seat)
    game = table.match.game
    return preview(game, table.match.view(seat), *(game.actions.number(answer) for answer in answers))


def _must_be_asked(table: LiveTable, seat: int) -> None:
    if table.asked != sitting(table, seat):
        raise Refused("not-asked", by=seat, asked=table.asked)
