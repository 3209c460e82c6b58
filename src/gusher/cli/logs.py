"""Logs as files: reading them, and quoting the game's rules when one is damaged."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from gusher.cli.errors import CommandError, Damaged
from gusher.kernel import registry
from gusher.kernel.errors import BadLog, UnknownGame
from gusher.kernel.game import Game
from gusher.kernel.lines import parse_line

STANDARD_INPUT = "-"
MEGABYTE = 2**20
MOST_MEGABYTES = 64  # the longest logs have one


def read_lines(file: str) -> list[str]:
    """The lines of a log; `-` is standard input."""
    if file == STANDARD_INPUT:
        text = sys.stdin.read(MOST_MEGABYTES * MEGABYTE + 1)
        _check_size(file, len(text))
        return text.splitlines()
    return read_bytes(Path(file)).decode().splitlines()


def read_bytes(path: Path) -> bytes:
    """What a log file holds: it may be anything, also a device that never ends."""
    with path.open("rb") as file:
        content = file.read(MOST_MEGABYTES * MEGABYTE + 1)
    _check_size(str(path), len(content))
    return content


def _check_size(file: str, size: int) -> None:
    if size > MOST_MEGABYTES * MEGABYTE:
        raise CommandError("log-too-big", file=file, most=MOST_MEGABYTES)


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
        return registry.find(str(parse_line(lines[0], 1).data["game"]))
    except (IndexError, KeyError, BadLog, UnknownGame):
        return None
