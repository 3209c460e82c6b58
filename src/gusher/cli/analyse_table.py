"""An analysis in the terminal."""

import click
from rich.console import Console, JustifyMethod
from rich.table import Table

from gusher.analysis.analysis import Analysis
from gusher.analysis.told import Teller
from gusher.cli.output import filled, width
from gusher.cli.voice import Voice
from gusher.kernel.say import Seat, say
from gusher.render.text import printable

COLUMNS = ("name", "start", "luck", "skill", "result", "loss", "verdicts")


def show(analysis: Analysis, told: Teller, voice: Voice) -> None:
    game = analysis.match.game
    click.echo(filled(told.say("insight-title", game=say(f"{game.name}-name"))) + "\n")
    _seats(analysis, told, voice)
    for seat in range(analysis.match.seats):
        click.echo(filled(printable(told.seat(seat)), "  ", "  "))
    _turning(analysis, told, voice)
    _losses(analysis, told, voice)
    click.echo()
    for line in (told.say("insight-verdicts-help"), told.judge(), *map(told.note, analysis.notes)):
        click.echo(filled(line))


def _seats(analysis: Analysis, told: Teller, voice: Voice) -> None:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for column in COLUMNS:
        justify: JustifyMethod = "left" if column == "name" else "right"
        table.add_column(voice(f"insight-column-{column}"), justify=justify, overflow="fold")
    for name, account in zip(told.names, analysis.seats, strict=True):
        table.add_row(
            printable(name),
            told.tenths(account.start),
            told.change(account.luck),
            told.change(account.skill),
            told.tenths(account.result),
            told.hundredths(account.loss),
            told.verdicts(account),
        )
    Console(width=width(), highlight=False, markup=False).print(table)
    click.echo()


def _turning(analysis: Analysis, told: Teller, voice: Voice) -> None:
    click.echo(f"\n{voice('insight-turning')}")
    for number, turn in enumerate(analysis.turning, start=1):
        click.echo(filled(printable(told.turning(turn)), f"  {number}. ", "     "))
    if not analysis.turning:
        click.echo(filled(voice("insight-turning-none"), "  ", "  "))


def _losses(analysis: Analysis, told: Teller, voice: Voice) -> None:
    click.echo(f"\n{voice('insight-losses')}")
    for decision in analysis.losses:
        loss = told.loss(decision)
        where = told.say("insight-at", n=decision.n, seat=Seat(decision.seat))
        verdict = voice(f"insight-verdict-{decision.verdict}")
        said = told.say("web-option", title=f"{where} ({verdict})", value=loss.says)
        click.echo(filled(printable(said), "  ", "    "))
        for reason in loss.reasons:
            click.echo(filled(printable(reason), "    – ", "      "))
    if not analysis.losses:
        click.echo(filled(voice("insight-losses-none"), "  ", "  "))
