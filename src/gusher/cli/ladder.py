"""`gusher ladder`: how strong the levels of a game are, in one run."""

import os
import shlex
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from gusher.arena.ladder import Climbed, climb, tables, written
from gusher.arena.run import Hall, hands_of
from gusher.bots.levels import level_of
from gusher.cli.arena import GAMES_UNTIL, MOST_GAMES, running
from gusher.cli.arena_table import elo_said, whole
from gusher.cli.framework import Command, Number, argument, json_switch, option
from gusher.cli.output import print_json, width
from gusher.cli.output_file import PICTURE, OutputFile
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.kernel import registry
from gusher.render.ladder import ladder_svg

DEFAULT_GAMES = 40
EXAMPLES = (
    "gusher ladder atacama --games 100 --svg ladder.svg",
    "gusher ladder giganten --until 95 --also greedy --json",
)


def command(voice: Voice) -> Command:
    def ladder(
        game: str,
        games: int | None,
        seed: int,
        jobs: int | None,
        limit: float,
        cluster: str | None,
        until: float | None,
        also: tuple[str, ...],
        svg: str | None,
        save: str | None,
        as_json: bool,
    ) -> None:
        description = registry.find(game)
        number = games or (DEFAULT_GAMES if until is None else GAMES_UNTIL)
        plans = tables(description, also, number, seed, limit)
        with (
            hands_of(jobs or os.cpu_count() or 1, cluster) as hands,
            progress(voice("arena-playing"), len(plans) * plans[0].games) as advance,
        ):
            found = climb(plans, Hall(hands, advance), None if until is None else until / 100)
        if svg is not None:
            Path(svg).write_text(_picture(found, voice), encoding="utf-8")
        if save is not None:
            typed = shlex.join(["gusher", *_typed(game, games, until, seed, also)])
            Path(save).write_text(written(found, typed, description.rules), encoding="utf-8")
        if as_json:
            print_json(found.data())
        else:
            _show(found, voice)

    return Command(voice, "ladder", ladder, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        argument(voice, "game", "game"),
        option(voice, "--games", "ladder-option-games", "number", Number(1, MOST_GAMES)),
        *running(voice),
        option(voice, "--until", "ladder-option-until", "number", Number(50, 99.99, whole=False)),
        option(voice, "--also", "ladder-option-also", "bot", many=True),
        option(voice, "--svg", "ladder-option-svg", "file", OutputFile(PICTURE)),
        option(voice, "--save", "ladder-option-save", "file", OutputFile()),
        json_switch(voice),
    ]


def _typed(game: str, games: int | None, until: float | None, seed: int, also: tuple[str, ...]) -> list[str]:
    """What gives the same games again."""
    given = {"--games": games, "--until": until, "--seed": seed}
    options = [word for name, value in given.items() if value is not None for word in (name, f"{value:g}")]
    return ["ladder", game, *options, *(word for bot in also for word in ("--also", bot))]


def _show(found: Climbed, voice: Voice) -> None:
    click.echo(voice("ladder-heading", game=found.game, games=found.games, seats=found.seats) + "\n")
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    table.add_column(voice("arena-column-bot"), overflow="fold")
    for column in ("rating", "interval", "ahead"):
        table.add_column(voice(f"ladder-column-{column}"), justify="right", no_wrap=True)
    gaps = [elo_said(gap.elo, gap.low, gap.high, voice) for gap in found.ahead]
    for rung, ahead in zip(found.rungs, [*gaps, ""], strict=True):
        interval = voice("arena-interval", low=whole(rung.low, voice), high=whole(rung.high, voice))
        table.add_row(rung.name, whole(rung.rating, voice), interval, ahead)
    Console(width=width(), highlight=False, markup=False).print(table)


def _picture(found: Climbed, voice: Voice) -> str:
    title = voice("ladder-heading", game=found.game, games=found.games, seats=found.seats)
    return ladder_svg(
        found.rungs,
        title,
        lambda name: voice(f"web-level-{name}") if level_of(name) else name,
        lambda points: whole(points, voice),
        "light",
    )
