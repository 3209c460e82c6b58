"""`gusher dataset`: games among bots as tables for learners."""

import os
from pathlib import Path

import click

from gusher.adapters.extra import EXTRA, MissingLibrary
from gusher.arena.plan import Plan
from gusher.cli import settings
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, argument, json_switch, option
from gusher.cli.output import print_json
from gusher.cli.output_file import OutputFolder
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.kernel import registry
from gusher.kernel.game import Game

DEFAULT_GAMES, MOST_GAMES = 100, 10_000_000
DEFAULT_BOT = "greedy"
MOST_JOBS, MOST_SEED, MOST_SEATS = 4096, 2**63 - 1, 99
FINE, FOUND = 0, 1
EXAMPLES = (
    "gusher dataset atacama --games 1000 --parquet atacama",
    "gusher dataset giganten --seats 3 --bots search:ms=20 --parquet giganten",
)


def command(voice: Voice) -> Command:
    def dataset(
        game: str,
        games: int,
        bots: tuple[str, ...],
        seats: int | None,
        settings_given: tuple[str, ...],
        seed: int,
        jobs: int | None,
        parquet: str | None,
        as_json: bool,
    ) -> int:
        try:
            from gusher.adapters import dataset as tables
        except MissingLibrary as missing:
            raise CommandError("dataset-extra", library=missing.name, extra=EXTRA) from None
        plan = _plan(registry.find(game), bots, seats, settings_given, games, seed)
        folder = _folder(parquet, (tables.POSITIONS, tables.RESULTS))
        with progress(voice("arena-playing"), games) as advance:
            written = tables.write(plan, folder, jobs or os.cpu_count() or 1, advance)
        if as_json:
            print_json(written.data())
        else:
            click.echo(voice("dataset-written", games=written.games, positions=written.positions, folder=str(folder)))
            if written.failed:
                click.echo(voice("dataset-failed", games=written.failed), err=True)
        return FOUND if written.failed else FINE

    return Command(voice, "dataset", dataset, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        argument(voice, "game", "game"),
        option(voice, "--games", "arena-option-games", "number", Number(1, MOST_GAMES), DEFAULT_GAMES),
        option(voice, "--bots", "dataset-option-bots", "bot", many=True, default_bot=DEFAULT_BOT),
        option(voice, "--seats", "dataset-option-seats", "number", Number(1, MOST_SEATS)),
        option(voice, "--set settings_given", "option-set", "set", many=True),
        option(voice, "--seed", "arena-option-seed", "number", Number(0, MOST_SEED), 0),
        option(voice, "--jobs", "arena-option-jobs", "number", Number(1, MOST_JOBS)),
        option(voice, "--parquet", "dataset-option-parquet", "folder", OutputFolder()),
        json_switch(voice),
    ]


def _plan(game: Game, bots: tuple[str, ...], seats: int | None, given: tuple[str, ...], games: int, seed: int) -> Plan:
    """One bot for all seats, or one for each."""
    several = len(bots) > 1
    if several and seats not in (None, len(bots)):
        raise CommandError("dataset-bots", given=len(bots), seats=seats)
    playing = len(bots) if several else seats or game.usual_seats
    sitting = bots if several else (bots or (DEFAULT_BOT,)) * playing
    return Plan(game.name, sitting, settings.read(game, given), games, seed).checked()


def _folder(name: str | None, files: tuple[str, ...]) -> Path:
    """Where the tables go. What is there is not written over, and that is said before the games are played."""
    if name is None:
        raise CommandError("dataset-where")
    folder = Path(name)
    for file in files:
        if (folder / file).exists():
            raise CommandError("dataset-exists", file=str(folder / file))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
