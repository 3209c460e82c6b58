"""Options of a game as they are typed: `--set tactical=true`."""

from collections.abc import Sequence
from typing import Any

from gusher.cli.errors import CommandError
from gusher.kernel.game import Game, Option

SWITCHES = {"true": True, "on": True, "yes": True, "oui": True, "false": False, "off": False, "no": False, "non": False}


def read(game: Game, texts: Sequence[str]) -> dict[str, Any]:
    """The options as the game takes them. Whether they go together, the game says (`Game.settle`)."""
    known = {option.name: option for option in game.options}
    settings: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise CommandError("set-form", given=text, example=_example(game))
        settings[name] = _value(known[name], value) if name in known else value
    return settings


def _value(option: Option, text: str) -> object:
    """The option's value that is written like this; anything else stays text, for the game to refuse."""
    for value in option.values:
        if isinstance(value, bool):
            if SWITCHES.get(text.lower()) is value:
                return value
        elif str(value) == text:
            return value
    return text


def _example(game: Game) -> str:
    option = game.options[0]
    return f"{option.name}={str(option.values[-1]).lower()}"
