"""`gusher report`: many games, and a page about what they tell of the game's balance."""

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from gusher.arena.run import hands_of
from gusher.cli import settings
from gusher.cli.arena import MOST_GAMES, MOST_JOBS, MOST_SEED
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, argument, cluster_option, json_switch, option
from gusher.cli.output import filled, print_json
from gusher.cli.output_file import PAGE, OutputFile, OutputFolder
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.kernel import boards, registry
from gusher.kernel.game import Game
from gusher.kernel.say import Say
from gusher.lab import rows
from gusher.lab.minutes import tempo_of
from gusher.lab.page import drawings, page
from gusher.lab.report import report
from gusher.lab.sentences import found, undecided, warnings
from gusher.lab.study import Study, Variant, play, usual_bot
from gusher.words.catalogue import Catalogue

DEFAULT_GAMES, DEFAULT_LUCK = 200, 60
PACES = 0.1, 600.0  # seconds for a decision
MOST_VARIANTS = 4  # that a picture can still show side by side
BOARD, BUILTIN = "board", "builtin"
EXAMPLES = (
    "gusher report giganten --games 1000 --html giganten.html",
    "gusher report mcmulti --seats 3 --vary islands=picked,dealt",
    "gusher report wildcatters --vary board=builtin,mine.toml --html mine.html",
)


def command(voice: Voice) -> Command:
    def make(
        game: str,
        seats: int | None,
        settings_given: tuple[str, ...],
        vary: str | None,
        bot: str | None,
        games: int,
        luck: int,
        skill: int,
        seed: int,
        pace: float | None,
        jobs: int | None,
        cluster: str | None,
        html: str | None,
        pictures: str | None,
        parquet: str | None,
        as_json: bool,
    ) -> None:
        study = _study(registry.find(game), seats, settings_given, vary, bot, games, luck, skill, seed, pace)
        files = _Files(html, pictures, parquet)
        files.prepare()
        at_a_time = jobs or os.cpu_count() or 1
        with hands_of(at_a_time, cluster) as hands, progress(voice("report-playing"), study.total()) as advance:
            tables, steps = play(study, hands, advance)
        made = report(study, tables, steps)
        words = voice.of(study.description())
        files.write(made, words, voice("report-title", game=words.say(Say(f"{study.game}-name"))))
        if parquet is not None:
            rows.write(Path(parquet), tables, tempo_of(study, tables))
        if as_json:
            print_json(made)
            return
        told = found(made, words) or [voice("report-nothing")]
        page_told = [voice("report-page")] if html is None else []
        for line in (*told, *undecided(made, words), *warnings(made, words), *page_told):
            click.echo(filled(line))
        for file in files.named():
            click.echo(voice("report-written", file=file))

    return Command(voice, "report", make, _parameters(voice), EXAMPLES)


@dataclass(frozen=True)
class _Files:
    """Where the report goes: a page, a folder of pictures, rows."""

    html: str | None
    pictures: str | None
    parquet: str | None

    def named(self) -> list[str]:
        return [file for file in (self.html, self.pictures, self.parquet) if file is not None]

    def prepare(self) -> None:
        if self.parquet is not None and not rows.can_write():
            raise CommandError("report-parquet-missing")
        if self.pictures is not None:
            Path(self.pictures).mkdir(parents=True, exist_ok=True)

    def write(self, made: dict[str, Any], words: Catalogue, title: str) -> None:
        if self.html is not None:
            Path(self.html).write_text(page(made, words, title), encoding="utf-8")
        if self.pictures is not None:
            for name, drawing in drawings(made, words):
                Path(self.pictures, name).write_text(drawing, encoding="utf-8")


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        argument(voice, "game", "game"),
        option(voice, "--seats", "report-option-seats", "number", Number(1, 99)),
        option(voice, "--set settings_given", "option-set", "set", many=True),
        option(voice, "--vary", "report-option-vary", "vary"),
        option(voice, "--bot", "report-option-bot", "bot"),
        option(voice, "--games", "report-option-games", "number", Number(2, MOST_GAMES), DEFAULT_GAMES),
        option(voice, "--luck", "report-option-luck", "number", Number(0, MOST_GAMES), DEFAULT_LUCK),
        option(voice, "--skill", "report-option-skill", "number", Number(0, MOST_GAMES), 0),
        option(voice, "--seed", "arena-option-seed", "number", Number(0, MOST_SEED), 0),
        option(voice, "--pace", "report-option-pace", "seconds", Number(*PACES, whole=False)),
        option(voice, "--jobs", "arena-option-jobs", "number", Number(1, MOST_JOBS)),
        cluster_option(voice),
        option(voice, "--html", "report-option-html", "file", OutputFile(PAGE)),
        option(voice, "--pictures", "report-option-pictures", "folder", OutputFolder()),
        option(voice, "--parquet", "report-option-parquet", "file", OutputFile()),
        json_switch(voice),
    ]


def _study(
    game: Game,
    seats: int | None,
    given: tuple[str, ...],
    vary: str | None,
    bot: str | None,
    games: int,
    luck: int,
    skill: int,
    seed: int,
    pace: float | None,
) -> Study:
    """Everything checked before the first game."""
    numbers = game.seats if seats is None else (seats,)
    variants = _variants(game, given, vary)
    for number in numbers:
        for variant in variants:
            game.unattended(number, variant.options)
    return Study(game.name, variants, numbers, games, luck, skill, bot or usual_bot(game), seed, pace)


def _variants(game: Game, given: tuple[str, ...], vary: str | None) -> tuple[Variant, ...]:
    own = boards.own_file(game.name)
    changes = tuple(boards.changes(game))
    if vary is None:
        name = ", ".join(given) or (BUILTIN if own is None else own.name)
        return (Variant(name, settings.read(game, given), changes=changes),)
    what, equals, text = vary.partition("=")
    values = [value for value in text.split(",") if value]
    if not equals or len(values) < 2:
        raise CommandError("report-vary-form", given=vary, example=f"{game.options[0].name}=…,…")
    if len(set(values)) < len(values):
        raise CommandError("report-vary-twice", given=vary)
    if len(values) > MOST_VARIANTS:
        raise CommandError("report-vary-many", given=vary, most=MOST_VARIANTS)
    if what == BOARD:
        values.sort(key=lambda value: value != BUILTIN)  # a copy is compared with the game as it is
        return tuple(_on_board(game, given, value) for value in values)
    return tuple(
        Variant(f"{what}={value}", settings.read(game, (*given, f"{what}={value}")), changes=changes)
        for value in values
    )


def _on_board(game: Game, given: tuple[str, ...], name: str) -> Variant:
    if boards.own_text(game.name):
        raise CommandError("report-vary-board")
    options = settings.read(game, given)
    if name == BUILTIN:
        return Variant(name, options)
    owner, faults = boards.examine(Path(name))
    if faults:
        raise faults[0]
    if owner.name != game.name:
        raise CommandError("report-board-game", file=name, owner=owner.name, game=game.name)
    changes = boards.differences(game, boards.content(Path(name)))
    return Variant(Path(name).name, options, Path(name).read_text(encoding="utf-8"), tuple(changes))
