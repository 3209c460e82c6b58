"""What a training is: which game, how many games, which seed. The same plan gives the same weights."""

from dataclasses import asdict, dataclass
from typing import Any

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game, Options


@dataclass(frozen=True)
class Plan:
    """Each generation plays its games with the value of the one before, then learns from the games of all."""

    game: str
    seats: int
    games: int  # in each generation
    generations: int
    hidden: int  # numbers in the hidden layer
    seed: int
    spoiled: bool = False  # begins with weights that make no sense, instead of the game's own judgement
    duel: int = 0  # games at the end, of what was learned against what it began with

    def description(self) -> Game:
        return registry.find(self.game)

    def options(self) -> Options:
        return self.description().unattended(self.seats, {})

    def draw(self, *what: object) -> int:
        """A seed for one part of the work."""
        return int(seeded_secret("train", self.game, self.seats, self.seed, *what)[:15], 16)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> "Plan":
        return Plan(**data)
