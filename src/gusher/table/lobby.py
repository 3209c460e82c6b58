"""Which listed tables are still worth showing: one at which nobody has been for long vanishes from lists by itself, and
is back as soon as somebody who sits there comes back. Whoever has its address finds it meanwhile, too."""

from gusher.store.clocks import SLOW
from gusher.store.port import MatchRecord

PATIENCE = 3600.0  # seconds: at a table without a clock, or with one of minutes
SLOW_PATIENCE = 7 * 86400.0  # at one where a turn may take days
LONGEST_PATIENCE = max(PATIENCE, SLOW_PATIENCE)
MOST_LISTED = 50


def is_attended(record: MatchRecord, now: float) -> bool:
    """Has anybody been there lately: answered, or looked?"""
    patience = SLOW_PATIENCE if is_slow(record) else PATIENCE
    return max(record.attended, record.changed) >= now - patience


def is_slow(record: MatchRecord) -> bool:
    """May a turn take days at this table?"""
    return record.clock is not None and record.clock.pace.kind == SLOW
