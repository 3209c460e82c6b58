"""What the commands have in common when they print."""

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import TextIO

import click

from gusher.bots.people import called
from gusher.render.text import printable

LEAST_WIDTH, MOST_WIDTH = 40, 100


def print_json(document: object) -> None:
    """Exactly one JSON document on standard output."""
    click.echo(json.dumps(document, ensure_ascii=False, indent=2))


def wants_colour(asked: bool | None, stream: TextIO | None = None) -> bool:
    """Colour where somebody looks at it, unless asked otherwise (https://no-color.org)."""
    if asked is not None:
        return asked
    target = stream or sys.stdout
    return target.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def width() -> int:
    """How broad text may run: the terminal, but no broader than reads well."""
    return max(LEAST_WIDTH, min(MOST_WIDTH, shutil.get_terminal_size().columns))


def filled(text: str, first: str = "", rest: str = "") -> str:
    """A paragraph wrapped to the terminal, with its indents."""
    return textwrap.fill(
        text,
        width(),
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,  # a path stays whole, so that it can be copied
        break_on_hyphens=False,
    )


def shown_names(names: list[str], bot: Callable[[str], str]) -> list[str]:
    """The players' names for reading. A bot that its log gives no name, `bot:search:ms=300`, becomes what `bot` makes
    of "search", twins numbered."""
    bots = [called(name) for name in names]
    kinds = ["" if seated is None or seated.name else seated.bot.split(":")[0] for seated in bots]
    shown: list[str] = []
    for seat, (name, seated, kind) in enumerate(zip(names, bots, kinds, strict=True)):
        if not kind:
            shown.append(printable(seated.name if seated else name))
        else:
            number = f" {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else ""
            shown.append(bot(printable(kind.rpartition(".")[2]) + number))
    return shown
