"""What the tests of Wildcatters' words share: names, a reader of sentences, random games."""

from collections.abc import Iterator

from gusher.bots.playout import random_answer
from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.scene import scene
from gusher.games.wildcatters.state import Wildcatters, start
from gusher.games.wildcatters.words import prompts, standings
from gusher.kernel.effects import Effect
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.state import OVER, PUBLIC
from gusher.words.catalogue import catalogue

NAMES = ["Ada", "Ben", "Clara", "Dan"]
ADA, BEN, CLARA, DAN = range(4)


def said(what: Say, language: str = "en") -> str:
    return catalogue(language, GAME).say(what, NAMES)


def asked(state: Wildcatters) -> str:
    return said(prompts.prompt(state, int(state.seat)))


def heard(state: Wildcatters) -> str:
    """What those read who are not asked."""
    return said(prompts.prompt(state, PUBLIC))


def choices(state: Wildcatters) -> list[str]:
    return [said(choice.text) for choice in scene(state, int(state.seat)).choices]


def facts(state: Wildcatters, seat: int) -> list[str]:
    return [said(fact) for fact in standings.players(state)[seat].facts]


def title(state: Wildcatters) -> str:
    return said(standings.title(state))


def positions(seats: int, seed: int, heard: list[Effect] | None = None, **options: bool | str) -> Iterator[Wildcatters]:
    """Every position of a random game, the last one too; what happens is added to `heard`."""
    state, rng = start(seats, GAME.settle(seats, options)), Rng(seed)
    while state.seat != OVER:
        yield state
        state.play(random_answer(state, rng), None if heard is None else heard.append)
    yield state
