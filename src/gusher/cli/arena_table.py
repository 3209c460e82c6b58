"""An arena run's report as a table."""

from typing import Any

import click
from rich.console import Console, JustifyMethod
from rich.table import Table

from gusher.arena.statistics import Report, Standing, Unlucky
from gusher.cli.output import width
from gusher.cli.voice import Voice

COLUMNS = ("bot", "games", "wins", "interval", "points", "elo", "seconds", "failures")
LUCK = ("luck", "explained")  # only if it was reckoned


def show(report: Report, voice: Voice) -> None:
    click.echo(_heading(report, voice) + "\n")
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    lucky = any(standing.without_luck for standing in report.standings)
    for column in (*COLUMNS, *LUCK) if lucky else COLUMNS:
        is_name = column == "bot"  # a long name is folded; numbers stay whole
        justify: JustifyMethod = "left" if is_name else "right"
        table.add_column(voice(f"arena-column-{column}"), justify=justify, no_wrap=not is_name, overflow="fold")
    for standing in report.standings:
        table.add_row(*_row(standing, voice), *(_luck(standing.without_luck, voice) if lucky else []))
    Console(width=width(), highlight=False, markup=False).print(table)
    click.echo()
    if report.question is not None:
        click.echo(_question(report, report.question, voice))
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
    elo = elo_said(standing.elo, standing.elo_low, standing.elo_high, voice)
    return [
        standing.bot,
        voice("arena-count", number=standing.games),
        percent(standing.win_rate, voice),
        interval,
        _tenth(standing.points, voice),
        elo,
        voice("number-three", value=standing.seconds_per_game),
        str(sum(standing.failures.values())),
    ]


def _luck(found: Unlucky | None, voice: Voice) -> list[str]:
    if found is None:
        return ["", ""]
    low, high = _tenth(100 * found.low, voice), percent(found.high, voice)
    share = voice("arena-adjusted", share=percent(found.win_rate, voice), low=low, high=high)
    return [share, percent(found.explained, voice)]


def _question(report: Report, question: dict[str, Any], voice: Voice) -> str:
    return voice(
        "arena-question",
        bot=report.plan["bots"][0],
        by=whole(question["by"], voice),
        verdict=question["verdict"] or "open",
        elo=whole(question["elo"], voice),
        low=whole(question["low"], voice),
        high=whole(question["high"], voice),
        confidence=voice("number-whole-percent", value=100 * question["confidence"]),
        rotations=question["rotations"],
    )


def elo_said(elo: float, low: float, high: float, voice: Voice) -> str:
    return voice("arena-elo", elo=whole(elo, voice), low=whole(low, voice), high=whole(high, voice))


def whole(value: float, voice: Voice) -> str:
    """Points of Elo: nobody has measured a tenth of one. Minus is minus, not a hyphen."""
    return voice("number-whole", value=round(value)).replace("-", "−")


def _failure(failure: dict[str, Any], report: Report, voice: Voice) -> str:
    """One line for each lost game: which, whose fault, and the last line of what the bot said."""
    reason = (str(failure["message"]).strip().splitlines() or [""])[-1]
    bot = report.standings[failure["bot"]].bot
    return voice("arena-failure", game=str(failure["game"]), bot=bot, kind=failure["kind"], reason=reason)


def percent(share: float, voice: Voice) -> str:
    return voice("number-percent", value=100 * share)


def _tenth(value: float, voice: Voice) -> str:
    return voice("number-tenth", value=value)
