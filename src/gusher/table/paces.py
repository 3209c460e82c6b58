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
    _within("pace-minutes", minutes, MINUTES)
    _within("pace-seconds", seconds, SECONDS)
    return Pace(LIVE, float(seconds), minutes * MINUTE)


def slow(days: int, holiday: int = 0) -> Pace:
    """Days for each turn, and a holiday for each seat that is used up when they are. Raises TableError."""
    if days not in SLOW_DAYS:
        raise TableError("pace-days", given=days, known=list(SLOW_DAYS))
    _within("pace-holiday", holiday, HOLIDAY)
    return Pace(SLOW, days * DAY, holiday * DAY)


def _within(code: str, given: int, bounds: tuple[int, int]) -> None:
    least, most = bounds
    if not least <= given <= most:
        raise TableError(code, given=given, least=least, most=most)
