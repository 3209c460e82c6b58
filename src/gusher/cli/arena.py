"""`gusher arena`: bots against each other, seats rotated, with a report."""

import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import click

from gusher.arena.game import Result
from gusher.arena.plan import DEFAULT_LIMIT, Plan
from gusher.arena.run import Hall, hands_of, run_until, run_with
from gusher.arena.sequential import Question
from gusher.arena.statistics import report
from gusher.cli import settings
from gusher.cli.arena_table import show
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, argument, cluster_option, json_switch, option, switch
from gusher.cli.output import print_json
from gusher.cli.output_file import OutputFolder
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.kernel import registry
from gusher.kernel.game import Game

DEFAULT_GAMES, MOST_GAMES = 100, 10_000_000
GAMES_UNTIL = 2000  # at most, for a question, unless given
MOST_ELO = 1000
MOST_JOBS, MOST_LIMIT = 4096, 86_400
MOST_SEED = 2**63 - 1


def command(voice: Voice) -> Command:
    def arena(
        game: str,
        bots: tuple[str, ...],
        games: int | None,
        seed: int,
        jobs: int | None,
        until: float | None,
        by: float | None,
        luck: bool,
        settings_given: tuple[str, ...],
        limit: float,
        cluster: str | None,
        logs: str | None,
        as_json: bool,
    ) -> None:
        number = games or (DEFAULT_GAMES if until is None else GAMES_UNTIL)
        plan = _plan(registry.find(game), bots, settings_given, number, seed, limit)
        plan = replace(plan, logs=logs is not None, luck=luck)
        question = _question(plan, until, by)
        folder = _folder(logs) if logs is not None else None
        with (
            hands_of(jobs or os.cpu_count() or 1, cluster) as hands,
            progress(voice("arena-playing"), number) as advance,
        ):
            if question is None:
                done = run_with(hands, plan, range(plan.games), advance)
            else:
                done = run_until(plan, question, Hall(hands, advance))
        if folder is not None:
            _write_logs(folder, done)
        found = report(replace(plan, games=len(done)), done, question)
        if as_json:
            print_json(found.data())
        else:
            show(found, voice)
            if folder is not None:
                click.echo(voice("arena-logs", folder=str(folder)))

    return Command(voice, "arena", arena, _parameters(voice), EXAMPLES)


EXAMPLES = (
    "gusher arena atacama search:cpu=100 greedy --games 200",
    "gusher arena atacama greedy random --set tactical=true --games 1000 --json",
    "gusher arena atacama hard medium --until 95 --by 20",
)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        argument(voice, "game", "game"),
        argument(voice, "bots", "bot", many=True),
        option(voice, "--games", "arena-option-games", "number", Number(1, MOST_GAMES)),
        *running(voice),
        option(voice, "--until", "arena-option-until", "number", Number(50, 99.99, whole=False)),
        option(voice, "--by", "arena-option-by", "number", Number(-MOST_ELO, MOST_ELO, whole=False)),
        switch(voice, "--luck", "arena-option-luck"),
        option(voice, "--set settings_given", "option-set", "set", many=True),
        option(voice, "--logs", "arena-option-logs", "folder", OutputFolder()),
        json_switch(voice),
    ]


def running(voice: Voice) -> list[click.Parameter]:
    """How games are played, whatever they are played for."""
    return [
        option(voice, "--seed", "arena-option-seed", "number", Number(0, MOST_SEED), 0),
        option(voice, "--jobs", "arena-option-jobs", "number", Number(1, MOST_JOBS)),
        option(voice, "--limit", "arena-option-limit", "seconds", Number(0.1, MOST_LIMIT, whole=False), DEFAULT_LIMIT),
        cluster_option(voice),
    ]


def _plan(game: Game, bots: tuple[str, ...], given: tuple[str, ...], games: int, seed: int, limit: float) -> Plan:
    if len(bots) not in game.seats:
        raise CommandError("arena-bots", game=game.name, given=len(bots), seats=list(game.seats))
    return Plan(game.name, bots, settings.read(game, given), games, seed, limit).checked()


def _question(plan: Plan, until: float | None, by: float | None) -> Question | None:
    if until is None:
        if by is not None:
            raise CommandError("arena-by-alone")
        return None
    if len(set(plan.bots)) == 1:
        raise CommandError("arena-until-alike")
    if plan.games < plan.seats:
        raise CommandError("arena-until-rotation", given=plan.games, least=plan.seats)
    return Question(by or 0.0, until / 100)


def _folder(name: str) -> Path:
    """The folder for the logs, made if need be."""
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _write_logs(folder: Path, results: Iterable[Result]) -> None:
    """A game that a bot's failure ended has no log."""
    for result in results:
        if result.log:
            file = folder / f"game-{result.number:05}.jsonl"
            file.write_text("".join(f"{line}\n" for line in result.log), encoding="utf-8")
