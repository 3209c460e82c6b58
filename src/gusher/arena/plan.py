"""What an arena run is: which bots, how often, with which seeds. A plan and a number make a game repeatable."""

from dataclasses import asdict, dataclass, replace
from typing import Any

from gusher.bots.bot import read_bot
from gusher.kernel import boards, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game, Options

DEFAULT_LIMIT = 30.0


@dataclass(frozen=True)
class Plan:
    """An arena run. `bots` are names such as `search:ms=300`, one for each seat."""

    game: str
    bots: tuple[str, ...]
    options: Options
    games: int
    seed: int = 0
    limit: float = DEFAULT_LIMIT  # seconds an answer may take before the bot is held to hang
    logs: bool = False
    board: str = ""  # the text of an owner's data file; none: the built-in one
    notes: bool = False  # whether each game is observed for a report (arena/notes.py)
    luck: bool = False  # whether each seat's luck is reckoned after the game

    @property
    def seats(self) -> int:
        return len(self.bots)

    def description(self) -> Game:
        return registry.find(self.game)

    def checked(self) -> "Plan":
        """The same plan with its options settled and on the board in use; raises what is wrong with the game, the
        options or a bot."""
        game = self.description()
        options = game.unattended(self.seats, self.options)
        for bot in self.bots:
            read_bot(bot, commands=True).suited(game)
        return replace(self, options=options, board=self.board or boards.own_text(self.game))

    def bot_at(self, number: int, seat: int) -> int:
        """Which bot sits there in game `number`: the seats rotate from game to game."""
        return (seat - number) % self.seats

    def secret(self, number: int) -> str:
        """The chance of a game. One rotation shares it, so that each bot meets the same luck in each seat."""
        return seeded_secret(self.game, self.seed, number // self.seats)

    def bot_seed(self, number: int, bot: int) -> int:
        return int(seeded_secret(self.game, self.seed, number, bot)[:15], 16)

    def luck_seed(self, number: int) -> int:
        return int(seeded_secret(self.game, self.seed, number, "luck")[:15], 16)

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: dict[str, Any]) -> "Plan":
        return Plan(**{**data, "bots": tuple(data["bots"])})
