"""How closely a match is looked at: so many worlds for each question, and what they are spent on."""

from dataclasses import dataclass
from typing import Final

USUAL: Final = "usual"
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Depth:
    """A budget in worlds, not in time, so that the same log gives the same analysis on every machine."""

    worlds: int  # in which answers are compared first
    seed: int = SEED

    @property
    def closer(self) -> int:
        """Worlds, all of them new, for what looks like a loss, and for the chances of all with all cards open."""
        return 4 * self.worlds

    @property
    def draws(self) -> int:
        """Pairs of futures in which a draw is compared with what might have been drawn."""
        return 2 * self.worlds


DEPTHS: Final = {"quick": Depth(8), USUAL: Depth(16), "deep": Depth(64)}
