"""Logs as files: reading them, and quoting the game's rules when one is damaged."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gusher.cli.errors import Damaged
from gusher.kernel import registry
from gusher.kernel.errors import BadLog, UnknownGame
from gusher.kernel.game import Game

STANDARD_INPUT = "-"


def read_lines(file: str) -> list[str]:
    """The lines of a log; `-` is standard input."""
    if file == STANDARD_INPUT:
        return sys.stdin.read().splitlines()
    return Path(file).read_text(encoding="utf-8").splitlines()


@contextmanager
def replaying(lines: Sequence[str]) -> Iterator[None]:
    """What is refused inside is told with the rules of the log's game."""
    try:
        yield
    except BadLog as error:
        raise Damaged(error, game_of(lines)) from error


def game_of(lines: Sequence[str]) -> Game | None:
    """The game that a log's header names, if it can be told: a refusal further on then quotes its rules."""
    try:
        header = json.loads(lines[0])
        return registry.find(str(header["game"]))
    except (IndexError, ValueError, KeyError, TypeError, UnknownGame):
        return None
