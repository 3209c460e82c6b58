"""Playing on from a moment of a finished match: a new table that has come the same way, against bots.

It draws from the same secret, which the end of the match has revealed: so its log can be verified like any other, and
whoever answers as before meets the same luck, whoever answers otherwise another. Nobody is rated by it.
"""

from collections.abc import Sequence
from dataclasses import replace

from gusher.kernel.match import BY_PAST, Match
from gusher.store.port import MatchRecord
from gusher.table.errors import TableError
from gusher.table.live import BOT, new_match
from gusher.table.opening import HUMAN, Opened, SeatWish, prepare
from gusher.table.slices import Work


def wishes_for(seats: int, seat: int, name: str, bot: str) -> list[SeatWish]:
    """Whoever plays on, and bots all around."""
    if not 0 <= seat < seats:
        raise TableError("onward-seat")
    return [SeatWish(HUMAN, name) if number == seat else SeatWish(BOT, bot=bot) for number in range(seats)]


def prepare_onward(
    old_id: str, old: Match, n: int, wishes: Sequence[SeatWish], now: float, visitor: str
) -> tuple[MatchRecord, Opened]:
    """As `prepare`, by the rules and with the chance of a finished match; it is known where it comes from. Raises
    TableError where that cannot be."""
    if not old.over or old.secret is None:
        raise TableError("onward-running")
    if old.format != BY_PAST or old.rules != old.game.rules:
        raise TableError("onward-older")
    record, opened = prepare(old.game.name, old.said, wishes, False, now, old.secret, visitor)
    return replace(record, options=old.options, onward_of=old_id, onward_at=n), opened


def walking(record: MatchRecord, old: Match, n: int) -> Work[Match]:
    """The new match, brought to where the old one was after entry n: every answer given again, the draws by
    themselves."""
    match = new_match(record)
    for step in old.steps:
        if step.entry.n > n or match.over:
            break
        if isinstance(step.entry.by, int):
            match.answer_number(step.entry.by, step.entry.action)
            yield
    if match.over:
        raise TableError("onward-over")
    return match
