"""Helpers: a machine's time of the test's own, and tables at which it goes by."""

from dataclasses import dataclass

from gusher.store.clocks import Clock
from gusher.table.service import Tables

NOON = 1_800_000_000.0
ROUND_SECONDS = 10.0  # between two looks at the clocks: not so many that nobody would have watched


@dataclass
class Hours:
    now: float = NOON

    def __call__(self) -> float:
        return self.now

    async def go_by(self, seconds: float, *watching: Tables) -> None:
        """So much time goes by, and these look at the clocks, the first one first."""
        left = seconds
        while left > 0:
            step = min(left, ROUND_SECONDS)
            self.now += step
            left -= step
            for tables in watching:
                await tables.watch.round()


async def clock_at(tables: Tables, match_id: str) -> Clock:
    clock = (await tables.settled(match_id)).record.clock
    assert clock is not None
    return clock
