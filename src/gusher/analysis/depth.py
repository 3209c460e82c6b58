"""How closely a match is looked at: so many worlds for each question, and what they are spent on."""

from dataclasses import dataclass
from typing import Final

from gusher.analysis.calibrated import most_answers, share_of_worlds
from gusher.kernel.match import Match

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


def depth_of(match: Match, name: str = USUAL, seed: int = SEED) -> Depth:
    """Where futures take long to play, and in a match with very many answers, there are fewer worlds for each: so an
    analysis takes a minute at most, whatever was played and for how long."""
    game = match.game.name
    answers = sum(isinstance(step.entry.by, int) for step in match.steps)
    share = share_of_worlds(game) * min(1.0, most_answers(game) / max(1, answers))
    return Depth(max(1, int(WORLDS[name] * share)), seed)
