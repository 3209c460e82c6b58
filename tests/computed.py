"""What a server and the processes that it has started have computed so far, by their own clocks: a busy machine makes
them stand still, and does not change them."""

import time
from dataclasses import dataclass, field
from typing import Self

from tests.polled import children

SCHEDULED = 2  # CPUCLOCK_SCHED: of the clocks that Linux keeps for each process, the one in nanoseconds


@dataclass(frozen=True)
class Computed:
    """Seconds of processor time."""

    server: float
    beside: dict[int, float] = field(default_factory=dict)  # in the processes that draw pictures, and let bots think

    @classmethod
    def by(cls, server: int) -> Self:
        found = {pid: _clock(pid) for pid in children(server)}
        return cls(_clock(server), {pid: seconds for pid, seconds in found.items() if seconds})

    def since(self, earlier: "Computed") -> float:
        """By the server; and by whichever of the others computed most, for whoever should have to wait for one of them
        waits as long as it computes. They compute beside each other, so that their sum would say more than anybody can
        have waited."""
        beside = (seconds - earlier.beside.get(pid, 0.0) for pid, seconds in self.beside.items())
        return self.server - earlier.server + max(beside, default=0.0)


def _clock(pid: int) -> float:
    """As clock_getcpuclockid(3) names it; of a process that has just ended, nothing."""
    try:
        return time.clock_gettime((~pid << 3) | SCHEDULED)
    except OSError:
        return 0.0
