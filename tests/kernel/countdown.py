"""A toy as small as the contract allows: it writes nothing that the kernel has a plain way for."""

from gusher.kernel.state import OVER, Listener, State
from gusher.kernel.tables import flat


class Countdown(State):
    """Two seats take one to three of the counters that are left in turn; nobody may take a number twice in a row."""

    def __init__(self, counters: int) -> None:
        super().__init__(seat=0)
        self.counters = counters
        self.taken = flat([0, 0])  # seat -> counters

    def size(self) -> int:
        return 4

    def why_not(self, action: int) -> str:
        return "" if 1 <= action <= self.counters and action != self.taken[1 - self.seat] else "C1"

    def play(self, action: int, tell: Listener | None = None) -> None:
        self.taken[self.seat] = action
        self.counters -= action
        self.seat = 1 - self.seat if self.counters else OVER

    def scores(self) -> list[int]:
        return [int(number) for number in self.taken]
