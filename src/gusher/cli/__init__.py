"""The command line: `gusher`, its commands, and how it ends.

Exit codes: 0 all is well, 1 a finding against the thing examined, 2 wrong input, 130 stopped by Ctrl-C.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from io import TextIOWrapper
from typing import TextIO

import click

from gusher.cli.errors import Damaged
from gusher.cli.framework import Group, Number, option, switch
from gusher.cli.messages import sentence
from gusher.cli.voice import Voice
from gusher.kernel.errors import GusherError
from gusher.render.text import printable
from gusher.words import language

DEFAULT_PORT, MOST_PORT = 8742, 65535
FINE, FOUND, WRONG_INPUT, STOPPED = 0, 1, 2, 130

COMMANDS = {
    "serve": "gusher.cli.serve",
    "play": "gusher.cli.play",
    "games": "gusher.cli.games",
    "rules": "gusher.cli.rules",
    "arena": "gusher.cli.arena",
    "ladder": "gusher.cli.ladder",
    "report": "gusher.cli.report",
    "dataset": "gusher.cli.dataset",
    "replay": "gusher.cli.replay",
    "analyse": "gusher.cli.analyse",
    "verify": "gusher.cli.verify",
    "export": "gusher.cli.export",
    "import": "gusher.cli.import_log",
    "backup": "gusher.cli.backup",
    "move": "gusher.cli.move",
    "board": "gusher.cli.board",
    "train": "gusher.cli.train",
    "bench": "gusher.cli.bench",
}


def main() -> None:
    """The entry point of the `gusher` script."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs a command line; returns the exit code."""
    voice = Voice(language.chosen(arguments, os.environ))
    for stream in (sys.stdout, sys.stderr):
        _forgiving(stream)
    try:
        code = build(voice.language).main(list(arguments), prog_name="gusher", standalone_mode=False)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        _hush()
        return FINE
    except (KeyboardInterrupt, click.Abort):
        click.echo(voice("stopped"), err=True)
        return STOPPED
    except (GusherError, Damaged, click.UsageError, OSError, UnicodeDecodeError) as error:
        click.echo(f"gusher: {printable(sentence(error, voice))}", err=True)
        _point_to_help(error, voice)
        return WRONG_INPUT
    return code if isinstance(code, int) else FINE


def build(lang: str) -> click.Group:
    """The commands in one language."""
    voice = Voice(lang)
    return Group(voice, COMMANDS, [*_table_options(voice), _version_option(voice)], partial(_open_table, voice))


def _table_options(voice: Voice) -> list[click.Parameter]:
    return [
        option(voice, "--port", "gusher-option-port", "number", Number(1, MOST_PORT), default_port=str(DEFAULT_PORT)),
        switch(voice, "--browser/--no-browser", "gusher-option-browser", default=True),
    ]


def _open_table(voice: Voice, port: int | None, browser: bool) -> int:
    """`gusher` alone: the table in the browser, on this machine."""
    from gusher.cli.serve import at_home

    return at_home(voice, port, browser)


def _version_option(voice: Voice) -> click.Option:
    def show(ctx: click.Context, _: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(_version(voice))
            ctx.exit()

    return click.Option(
        ["--version"], is_flag=True, is_eager=True, expose_value=False, callback=show, help=voice("option-version")
    )


def _version(voice: Voice) -> str:
    try:
        return voice("gusher-version", version=version("gusher"))
    except PackageNotFoundError:
        return voice("gusher-version-source")


def _point_to_help(error: Exception, voice: Voice) -> None:
    """After a mistake on the command line, where to read more."""
    if isinstance(error, click.UsageError):
        command = error.ctx.command_path if error.ctx else "gusher"
        click.echo(voice("click-help", command=command), err=True)


def _forgiving(stream: TextIO) -> None:
    """A terminal that lacks a character shows a stand-in for it instead of ending the game."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")


def _hush() -> None:
    """Nothing more can be written; Python must not try when it ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
