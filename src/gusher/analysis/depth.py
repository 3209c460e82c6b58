"""How closely a match is looked at: so many worlds for each question, and what they are spent on."""

from dataclasses import dataclass
from typing import Final

from gusher.analysis.calibrated import share_of_worlds
from gusher.kernel.game import Game

USUAL: Final = "usual"
SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Depth:
    """A budget in worlds, not in time, so that the same log gives the same analysis on every machine."""

    worlds: int  # in which answers are compared first
    seed: int = SEED

    @property
    def twice(self) -> int:
        """Pairs of futures: of a draw and what might have been drawn, of an answer and another at first sight."""
        return 2 * self.worlds

    @property
    def open(self) -> int:
        """Worlds for the chances of all with all cards open, from which the turning points follow."""
        return 4 * self.worlds

    @property
    def closely(self) -> int:
        """Worlds, all of them new, for an answer that at first sight made a difference."""
        return 12 * self.worlds


WORLDS: Final = {"quick": 8, USUAL: 16, "deep": 64}


def depth_of(game: Game, name: str = USUAL, seed: int = SEED) -> Depth:
    """Where futures take long to play there are fewer, so that an analysis takes about as long in every game."""
    return Depth(max(1, round(WORLDS[name] * share_of_worlds(game.name))), seed)
