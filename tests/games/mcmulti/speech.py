"""What the tests of McMulti's words share: names, places, a reader of sentences, random games."""

from collections.abc import Iterator

from gusher.bots.playout import random_answer
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.effects import dice, equipment, market, news, oil, turns
from gusher.games.mcmulti.effects.facts import Fact
from gusher.games.mcmulti.state import McMulti, start
from gusher.kernel.effects import Effect
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.state import OVER
from gusher.words.catalogue import catalogue

NAMES = ["Ada", "Ben", "Clara", "Dan"]
ADA, BEN, CLARA, DAN = range(4)
NORTH_WEST, NORTH_EAST, SOUTH_EAST, SOUTH_WEST = range(4)
CROSSING = 2 * 6 + 4  # blue 3, red 5


def effect_kinds() -> set[type[Fact]]:
    """Every sort of effect that the game has, and their common base."""
    told = [kind for module in (dice, equipment, market, news, oil, turns) for kind in vars(module).values()]
    return {kind for kind in told if isinstance(kind, type) and issubclass(kind, Fact)}


def said(what: Say, language: str = "en") -> str:
    return catalogue(language, GAME).say(what, NAMES)


def positions(seats: int, seed: int, heard: list[Effect] | None = None, **options: bool) -> Iterator[McMulti]:
    """Every position of a short random game, the last one too; what happens is added to `heard`."""
    state, rng = start(seats, GAME.settle(seats, {"turn_limit": 5, **options})), Rng(seed)
    while state.seat != OVER:
        yield state
        state.play(random_answer(state, rng), None if heard is None else heard.append)
    yield state
