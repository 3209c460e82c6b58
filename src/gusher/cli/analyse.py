"""`gusher analyse`: a finished log, with each seat's chances, turning points, luck and skill, and what was lost."""

from pathlib import Path

import click

from gusher.analysis.analysis import Analysis, analysing, analysis
from gusher.analysis.depth import SEED, USUAL, WORLDS, Depth, depth_of
from gusher.analysis.page import page
from gusher.analysis.report import report
from gusher.analysis.tasks import tasks
from gusher.analysis.told import Teller
from gusher.cli import logs
from gusher.cli.analyse_table import show
from gusher.cli.framework import Command, Number, OneOf, argument, json_switch, option
from gusher.cli.output import print_json, shown_names
from gusher.cli.output_file import PAGE, OutputFile
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.kernel import log
from gusher.kernel.match import Match

MOST_SEED = 2**31 - 1
EXAMPLES = (
    "gusher analyse evening.jsonl",
    "gusher analyse evening.jsonl --depth deep --html evening.html",
)


def command(voice: Voice) -> Command:
    def analyse(file: str, depth: str, seed: int, html_file: str | None, as_json: bool) -> None:
        lines = logs.read_lines(file)
        with logs.replaying(lines):
            match = log.read(lines)
        found = _analysed(match, depth_of(match, depth, seed), voice)
        names = shown_names(match.names, lambda bot: voice("bot-name", bot=bot))
        told = Teller(found, voice.of(match.game), names)
        if html_file is not None:
            Path(html_file).write_text(page(found, told), encoding="utf-8")
        if as_json:
            print_json(report(found, told))
            return
        show(found, told, voice)
        if html_file is not None:
            click.echo(voice("analyse-written", file=html_file))

    return Command(voice, "analyse", analyse, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    depths = list(WORLDS)
    return [
        argument(voice, "file", "log"),
        option(voice, "--depth", "analyse-option-depth", "depth", OneOf(depths), USUAL, known=voice.any_of(depths)),
        option(voice, "--seed", "analyse-option-seed", "number", Number(0, MOST_SEED), SEED),
        option(voice, "--html html_file", "analyse-option-html", "file", OutputFile(PAGE)),
        json_switch(voice),
    ]


def _analysed(match: Match, depth: Depth, voice: Voice) -> Analysis:
    pieces = analysing(match, depth)
    with progress(voice("analyse-working"), len(tasks(match))) as advance:
        found = []
        for piece in pieces:
            found.append(piece)
            advance(1)
    return analysis(match, depth, found)
