"""What a bot is, and how one is named: `expert`, `easy:character=gambler`, `search:cpu=500`,
`my_package.my_module.MyBot:depth=3`, `cmd:./mybot`."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.programs import allowed
from gusher.kernel.errors import GusherError
from gusher.kernel.game import Game
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

ENTRY_POINTS = "gusher.bots"  # bots of other distributions announce themselves under this group
BUILTIN: Mapping[str, str] = {
    "random": "gusher.bots.builtin.RandomBot",
    "greedy": "gusher.bots.builtin.GreedyBot",
    "search": "gusher.bots.builtin.SearchBot",
    "search@1": "gusher.bots.builtin.FirstSearchBot",
    "easy": "gusher.bots.levels.Easy",
    "medium": "gusher.bots.levels.Medium",
    "hard": "gusher.bots.levels.Hard",
    "expert": "gusher.bots.levels.Expert",
}
PROGRAM = "cmd"  # the name of bots that are programs: what follows is their command
WORD = re.compile(r"[a-z][a-z-]{0,23}")


class BadBot(GusherError):
    """A bot that cannot be found, or a parameter that it does not take."""

    family = "bot"


class IllegalAnswer(Exception):
    """What a bot said names no answer of its game."""


@dataclass(frozen=True)
class Parameter:
    """A number in a bot's name, with its limits. 0 as a default usually means: not set."""

    default: int
    least: int
    most: int


@dataclass(frozen=True)
class Word:
    """A word in a bot's name; which ones there are depends on the game. Nothing, if it is not given."""

    default: str = ""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: milliseconds of the clock, iterations, milliseconds of its process's own time,
    whichever ends first; 0 is no limit of that kind. On a busy machine only the last two mean the same."""

    ms: int = 0
    iterations: int = 0
    cpu: int = 0


HINT = Budget(ms=1000)  # for a hint to a person


class Bot(ABC):
    """Answers questions. It sees the redacted position, the possible answers, a budget and its own generator."""

    parameters: ClassVar[Mapping[str, Parameter | Word]] = {}

    def __init__(self, game: Game, chosen: Mapping[str, Any]) -> None:
        """`chosen` has a number for each Parameter and a text for each Word."""
        self.game = game
        self.chosen = chosen

    @classmethod
    def fitting(cls, _game: Game, chosen: Mapping[str, Any]) -> Mapping[str, Any]:
        """What was chosen; raises BadBot if something of it does not go with the game."""
        return chosen

    @property
    def budget(self) -> Budget:
        """The budget that the bot's name asks for."""
        return Budget(*(self.chosen.get(kind, 0) for kind in ("ms", "iterations", "cpu")))

    @abstractmethod
    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        """One of `legal`."""

    def close(self) -> None:  # noqa: B027 (most bots hold nothing outside of this process)
        """The game is over for it: what it has started can end."""


@dataclass(frozen=True)
class BotName:
    """A bot's name, read and checked."""

    text: str
    maker: type[Bot]
    chosen: Mapping[str, Any]

    def make(self, game: Game) -> Bot:
        return self.maker(game, self.maker.fitting(game, self.chosen))

    def suited(self, game: Game) -> "BotName":
        """The same; raises BadBot if it does not go with the game."""
        self.maker.fitting(game, self.chosen)
        return self


def known_bots() -> dict[str, str]:
    """Names and where their classes are; the built-in ones, those announced by other distributions, and the programs
    that the server's host allows."""
    return {**_guests(), **dict.fromkeys(allowed(), "gusher.bots.program.ProgramBot"), **BUILTIN}


@cache
def _guests() -> dict[str, str]:
    """What is installed stays so while a program runs, and looking means reading every distribution's file: a good part
    of a short game, if each asked anew."""
    return {entry.name: entry.value.replace(":", ".") for entry in entry_points(group=ENTRY_POINTS)}


def read_bot(text: str, commands: bool = False) -> BotName:
    """Reads a name such as `search:ms=500`; raises BadBot, which says what would be right. With `commands` it may name
    a program by its command: only for whoever could run it anyway, never for what comes over the network."""
    name, _, rest = text.partition(":")
    if name == PROGRAM or name in allowed():
        return _read_program(text, name, commands)
    maker = _find(name)
    return BotName(text, maker, chosen_parameters(name, rest, maker))


def _read_program(text: str, name: str, commands: bool) -> BotName:
    from gusher.bots.program import read_allowed, read_command

    if name != PROGRAM:
        return read_allowed(text, allowed()[name])
    if not commands:
        raise BadBot("no-command", given=text)
    return read_command(text)


def chosen_parameters(name: str, text: str, maker: type[Bot]) -> dict[str, Any]:
    """The parameters of a bot as its name gives them, such as `ms=500,iterations=20`; the others by their defaults."""
    chosen: dict[str, Any] = {key: parameter.default for key, parameter in maker.parameters.items()}
    for part in filter(None, text.split(",")):
        key, _, value = part.partition("=")
        if key not in maker.parameters:
            raise BadBot("parameter", bot=name, given=key, known=sorted(maker.parameters))
        parameter = maker.parameters[key]
        chosen[key] = _word(name, key, value) if isinstance(parameter, Word) else _number(name, key, value, parameter)
    return chosen


def _word(name: str, key: str, value: str) -> str:
    if not WORD.fullmatch(value):
        raise BadBot("word", bot=name, parameter=key, given=value)
    return value


def _number(name: str, key: str, value: str, parameter: Parameter) -> int:
    if not (value.isascii() and value.isdecimal()) or not parameter.least <= int(value) <= parameter.most:
        raise BadBot("number", bot=name, parameter=key, given=value, least=parameter.least, most=parameter.most)
    return int(value)


def _find(name: str) -> type[Bot]:
    known = known_bots()
    place = known.get(name, name)
    module, _, attribute = place.rpartition(".")
    if not module:
        raise BadBot("unknown", given=name, known=sorted(known))
    try:
        maker = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise BadBot("not-found", given=name, reason=str(error)) from error
    if not (isinstance(maker, type) and issubclass(maker, Bot)):
        raise BadBot("no-bot", given=name)
    return maker
