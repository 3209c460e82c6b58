"""An arena run's report as a table."""

from typing import Any

import click
from rich.console import Console, JustifyMethod
from rich.table import Table

from gusher.arena.statistics import Report, Standing
from gusher.cli.output import width
from gusher.cli.voice import Voice

COLUMNS = ("bot", "games", "wins", "interval", "points", "rating", "seconds", "failures")


def show(report: Report, voice: Voice) -> None:
    click.echo(_heading(report, voice) + "\n")
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    for column in COLUMNS:
        is_name = column == "bot"  # a long name is folded; numbers stay whole
        justify: JustifyMethod = "left" if is_name else "right"
        table.add_column(voice(f"arena-column-{column}"), justify=justify, no_wrap=not is_name, overflow="fold")
    for standing in report.standings:
        table.add_row(*_row(standing, voice))
    Console(width=width(), highlight=False, markup=False).print(table)
    click.echo()
    shares = [voice("arena-seat", seat=seat, share=percent(share, voice)) for seat, share in enumerate(report.seats, 1)]
    click.echo(voice("arena-seats", shares=", ".join(shares)))
    click.echo(voice("arena-length", decisions=_tenth(report.decisions, voice), entries=_tenth(report.entries, voice)))
    for failure in report.failures:
        click.echo(_failure(failure, report, voice))


def _heading(report: Report, voice: Voice) -> str:
    plan = report.plan
    return voice("arena-heading", game=plan["game"], games=plan["games"], seed=str(plan["seed"]))


def _row(standing: Standing, voice: Voice) -> list[str]:
    interval = voice("arena-interval", low=_tenth(100 * standing.low, voice), high=percent(standing.high, voice))
    rating = voice("arena-rating", rating=_tenth(standing.rating, voice), error=_tenth(standing.rating_error, voice))
    return [
        standing.bot,
        voice("arena-count", number=standing.games),
        percent(standing.win_rate, voice),
        interval,
        _tenth(standing.points, voice),
        rating,
        voice("number-three", value=standing.seconds_per_game),
        str(sum(standing.failures.values())),
    ]


def _failure(failure: dict[str, Any], report: Report, voice: Voice) -> str:
    """One line for each lost game: which, whose fault, and the last line of what the bot said."""
    reason = (str(failure["message"]).strip().splitlines() or [""])[-1]
    bot = report.standings[failure["bot"]].bot
    return voice("arena-failure", game=str(failure["game"]), bot=bot, kind=failure["kind"], reason=reason)


def percent(share: float, voice: Voice) -> str:
    return voice("number-percent", value=100 * share)


def _tenth(value: float, voice: Voice) -> str:
    return voice("number-tenth", value=value)
