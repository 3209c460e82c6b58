"""Errors in what was typed or read, as data; `messages` turns them into sentences."""

from typing import Any

import click

from gusher.kernel.errors import GusherError
from gusher.kernel.game import Game


class CommandError(click.UsageError):
    """What a command found to be wrong: a key of the catalogue and what fills its sentence."""

    def __init__(self, key: str, /, **details: Any) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


class Damaged(Exception):
    """A log that was refused, and its game where the header still tells it: the sentence can then quote a rule."""

    def __init__(self, error: GusherError, game: Game | None) -> None:
        super().__init__(str(error))
        self.error = error
        self.game = game
