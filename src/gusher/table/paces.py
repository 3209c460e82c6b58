"""How much time a table gives: what can be chosen when it is opened, and within which bounds."""

from gusher.store.clocks import LIVE, SLOW, Pace
from gusher.table.errors import TableError

MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
LIVE_PACES = ((5, 15), (15, 30), (30, 45))  # minutes for each seat, seconds for each turn
SLOW_DAYS = (1, 2, 3, 7)  # for each turn
MINUTES = (1, 180)
SECONDS = (0, 600)
HOLIDAY = (0, 60)  # days for each seat
USUAL_HOLIDAY = 7


def live(minutes: int, seconds: int) -> Pace:
    """A time bank for each seat, and an increment for each turn. Raises TableError."""
    if not MINUTES[0] <= minutes <= MINUTES[1]:
        raise TableError("pace-minutes", least=MINUTES[0], most=MINUTES[1])
    if not SECONDS[0] <= seconds <= SECONDS[1]:
        raise TableError("pace-seconds", least=SECONDS[0], most=SECONDS[1])
    return Pace(LIVE, float(seconds), minutes * MINUTE)


def slow(days: int, holiday: int = 0) -> Pace:
    """Days for each turn, and a holiday for each seat that is used up when they are. Raises TableError."""
    if days not in SLOW_DAYS:
        raise TableError("pace-days", given=days, known=list(SLOW_DAYS))
    if not HOLIDAY[0] <= holiday <= HOLIDAY[1]:
        raise TableError("pace-holiday", least=HOLIDAY[0], most=HOLIDAY[1])
    return Pace(SLOW, days * DAY, holiday * DAY)
