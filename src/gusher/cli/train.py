"""`gusher train`: learns a value for a game by playing it, and says how well."""

import os
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.table import Table

from gusher.arena.rotations import interval
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, argument, json_switch, option, switch
from gusher.cli.output import print_json, width
from gusher.cli.output_file import OutputFolder
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.kernel import registry

if TYPE_CHECKING:
    from gusher.lab.duel import Duel
    from gusher.lab.plan import Plan
    from gusher.lab.training import Point, Training

DEFAULT_GAMES, MOST_GAMES = 200, 1_000_000
DEFAULT_GENERATIONS, MOST_GENERATIONS = 1, 100
DEFAULT_HIDDEN, MOST_HIDDEN = 48, 500
DEFAULT_DUEL, MOST_DUEL = 40, 100_000
MOST_JOBS, MOST_SEED = 4096, 2**63 - 1
EXAMPLES = (
    "gusher train giganten --spoiled",
    "gusher train mcmulti --seats 3 --games 5000 --generations 2 --json",
)


def command(voice: Voice) -> Command:
    def train(game: str, seats: int | None, into: str | None, jobs: int | None, as_json: bool, **wanted: Any) -> None:
        plan, training = _begin(game, seats, into, wanted)
        with progress(voice("train-playing"), training.total()) as advance:
            points, fought = training.run(jobs or os.cpu_count() or 1, advance)
        picture = _draw(training, points, voice)
        if as_json:
            print_json(_document(plan, training, points, fought))
        else:
            show(points, fought, voice)
            click.echo(voice("train-written", value=str(training.result), curve=str(picture)))

    return Command(voice, "train", train, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        argument(voice, "game", "game"),
        option(voice, "--seats", "train-option-seats", "number", Number(1, 100)),
        option(voice, "--games", "train-option-games", "number", Number(5, MOST_GAMES), DEFAULT_GAMES),
        option(
            voice,
            "--generations",
            "train-option-generations",
            "number",
            Number(1, MOST_GENERATIONS),
            DEFAULT_GENERATIONS,
        ),
        option(voice, "--hidden", "train-option-hidden", "number", Number(0, MOST_HIDDEN), DEFAULT_HIDDEN),
        option(voice, "--seed", "train-option-seed", "number", Number(0, MOST_SEED), 0),
        switch(voice, "--spoiled", "train-option-spoiled"),
        option(voice, "--duel", "train-option-duel", "number", Number(0, MOST_DUEL), DEFAULT_DUEL),
        option(voice, "--into", "train-option-into", "folder", OutputFolder()),
        option(voice, "--jobs", "arena-option-jobs", "number", Number(1, MOST_JOBS)),
        json_switch(voice),
    ]


def _begin(name: str, seats: int | None, into: str | None, wanted: Mapping[str, Any]) -> "tuple[Plan, Training]":
    """`wanted` is what a plan holds besides: games, generations, hidden, seed, spoiled, duel."""
    game = registry.find(name)
    if game.features is None:
        raise CommandError("train-no-features", game=name)
    chosen = game.usual_seats if seats is None else seats
    if chosen not in game.seats:
        raise CommandError("train-seats", game=name, given=chosen, seats=list(game.seats))
    try:
        from gusher.lab.plan import Plan
        from gusher.lab.training import Training
    except ModuleNotFoundError as missing:
        raise CommandError("train-lab", missing=str(missing.name)) from missing
    plan = Plan(name, chosen, **wanted)
    folder = Path(into or f"gusher-train-{name}-{chosen}")
    return plan, Training(plan, folder, _spelled(plan))


def _spelled(plan: "Plan") -> str:
    """The command that gives the same weights."""
    spoiled = " --spoiled" if plan.spoiled else ""
    return (
        f"gusher train {plan.game} --seats {plan.seats} --games {plan.games} --generations {plan.generations}"
        f" --hidden {plan.hidden} --seed {plan.seed}{spoiled}"
    )


def _draw(training: "Training", points: "list[Point]", voice: Voice) -> Path:
    from gusher.lab.curve import picture

    titles = {line: voice(f"train-line-{line.replace('_', '-')}") for line in ("loss", "by_hand", "blind")}
    file = training.folder / "curve.svg"
    file.write_text(picture(points, titles, voice("train-axis")), encoding="utf-8")
    return file


def _document(plan: "Plan", training: "Training", points: "list[Point]", fought: "Duel | None") -> dict[str, Any]:
    return {
        "plan": plan.data(),
        "command": training.command,
        "value": str(training.result),
        "curve": [asdict(point) for point in points],
        "duel": None if fought is None else {**asdict(fought), **_interval(fought)},
    }


def _interval(fought: "Duel") -> dict[str, float]:
    low, high = interval(fought.share * fought.games, fought.games)
    return {"low": low, "high": high}


# --- for reading ---


def show(points: "list[Point]", fought: "Duel | None", voice: Voice) -> None:
    """Where each stage of each generation began and the best that it came to; then the duel."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for heading in ("generation", "stage", "positions", "loss", "by-hand", "foresight"):
        table.add_column(voice(f"train-{heading}"), justify="left" if heading == "stage" else "right")
    for point in _told(points):
        table.add_row(
            str(point.generation + 1),
            voice(f"train-stage-{point.stage}"),
            voice("train-number", value=point.positions),
            voice("train-figure", value=round(point.loss, 4)),
            voice("train-figure", value=round(point.by_hand, 4)),
            voice("train-share", share=round(100 * (1 - point.loss / point.blind), 1)),
        )
    Console(width=width(), highlight=False).print(table)
    click.echo(voice("train-verdict", verdict=_verdict(points)))
    if fought is not None:
        shares = {"won": fought.share, "even": fought.even, **_interval(fought)}
        percents = {name: round(100 * share, 1) for name, share in shares.items()}
        click.echo(voice("train-duel", games=fought.games, **percents))


def _told(points: "list[Point]") -> "list[Point]":
    best: dict[tuple[int, str], Point] = {}
    for point in points:
        key = (point.generation, point.stage)
        if key not in best or point.loss < best[key].loss:
            best[key] = point
    return list(best.values())


def _verdict(points: "list[Point]") -> str:
    """Did it learn anything, and more than the game's own judgement knows?"""
    start, learned = points[0].loss, min(point.loss for point in points if point.generation == points[-1].generation)
    if learned >= start:
        return "nothing"
    return "better" if learned < points[-1].by_hand else "some"
