"""`gusher bench`: how fast the engine is on this machine."""

from typing import Any

import click
from rich.console import Console
from rich.table import Table

from gusher import bench as engine
from gusher.cli.framework import Command, Number, argument, json_switch, option
from gusher.cli.output import print_json, width
from gusher.cli.voice import Voice
from gusher.kernel import registry

DEFAULT_SECONDS, MOST_SECONDS = 2.0, 3600
FACTS = ("compiled", "python")  # about the whole run; everything else in the report is a game


def command(voice: Voice) -> Command:
    def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
        names = [registry.find(name).name for name in games] or [game.name for game in registry.games()]
        report = engine.measure(names, seconds, lambda what: click.echo(voice("bench-doing", what=what), err=True))
        if as_json:
            print_json(report)
        else:
            show(report, voice)

    parameters = [
        argument(voice, "games", "game", many=True, required=False),
        option(
            voice,
            "--seconds",
            "bench-option-seconds",
            "seconds",
            Number(0.01, MOST_SECONDS, whole=False),
            DEFAULT_SECONDS,
        ),
        json_switch(voice),
    ]
    return Command(voice, "bench", bench, parameters, ("gusher bench", "gusher bench atacama --seconds 5 --json"))


def show(report: dict[str, Any], voice: Voice) -> None:
    click.echo(voice("bench-engine", compiled="yes" if report["compiled"] else "no", python=report["python"]))
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(voice("bench-measure"))
    games = [name for name in report if name not in FACTS]
    for name in games:
        table.add_column(name, justify="right")
    for metric in dict.fromkeys(key for name in games for key in report[name]):
        cells = [voice("bench-number", value=_rounded(report[name].get(metric, 0.0))) for name in games]
        table.add_row(voice(f"bench-{metric}"), *cells)
    Console(width=width(), highlight=False).print(table)


def _rounded(value: float) -> float:
    """Three digits that mean something."""
    return float(f"{value:.3g}")
