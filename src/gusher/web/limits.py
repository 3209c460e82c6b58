"""How much one client may ask for: token buckets in memory."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

MOST_BUCKETS = 20_000  # clients remembered; the one seen longest ago is forgotten first


@dataclass(frozen=True)
class Rate:
    """So many a second on average, so many at once. No rate at all: `per_second` 0."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """Generous for people, short for floods."""

    requests: Rate = Rate(20, 60)  # of one address
    views: Rate = Rate(20, 60)  # of a table, for one visitor: one after every change, and bots can be quick
    all_views: Rate = Rate(60, 180)  # of one address
    changes: Rate = Rate(10, 30)  # of one seat: answers, undo, take-backs
    chat: Rate = Rate(1, 5)  # of one seat
    hints: Rate = Rate(0.5, 5)  # of one seat: each costs a second of a bot's process
    openings: Rate = Rate(10 / 60, 10)  # tables opened by one address
    keys: Rate = Rate(6 / 60, 10)  # of one address: keys taken to another device, logs taken away
    body: int = 64 * 1024
    streams: int = 200  # open at once by one address
    connections: int = 300  # of one address: its streams, and some for everything else
    tables: int = 60  # under way at once, opened by one address
    bot_tables: int = 5  # of these, tables of bots alone
    notices: Rate = Rate(1 / 600, 6)  # of one address: new ways to be told, to each of which something is sent


NO_RATE = Rate(0, 0)
MANY = 10**9
UNLIMITED = Limits(*(NO_RATE,) * 8, streams=MANY, connections=MANY, tables=MANY, bot_tables=MANY, notices=NO_RATE)


class Buckets:
    """One bucket for each client. Tokens flow in steadily; every request takes one."""

    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._now = now
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # client: level, and when it was so

    def wait(self, client: str) -> float:
        """Takes a token: 0 if there was one, else the seconds until there will be."""
        if self._rate.per_second <= 0:
            return 0.0
        now = self._now()
        level, then = self._levels.pop(client, (float(self._rate.burst), now))
        level = min(self._rate.burst, level + (now - then) * self._rate.per_second)
        granted = level >= 1
        self._levels[client] = (level - 1 if granted else level, now)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return 0.0 if granted else (1 - level) / self._rate.per_second


class ViewMeter:
    """Views of tables, asked for or sent: so many for one visitor, and for all who share an address."""

    def __init__(self, limits: Limits) -> None:
        self._views = Buckets(limits.views)
        self._all = Buckets(limits.all_views)

    def wait(self, client: str, visitor: str) -> float:
        return self._views.wait(f"{client} {visitor}") or self._all.wait(client)


class Meters:
    """The buckets of seats, by what they do: "changes", "chat" or "hints"; and of addresses: "keys"."""

    def __init__(self, limits: Limits) -> None:
        self._buckets = {
            "changes": Buckets(limits.changes),
            "chat": Buckets(limits.chat),
            "hints": Buckets(limits.hints),
            "keys": Buckets(limits.keys),
        }

    def wait(self, what: str, seat: str) -> float:
        return self._buckets[what].wait(seat)
