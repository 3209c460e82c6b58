"""The ledger of a replayed log: `gusher replay --ledger`."""

from typing import Any

import click

from gusher.cli.errors import CommandError
from gusher.cli.output import filled
from gusher.cli.voice import Voice
from gusher.kernel.history import History
from gusher.kernel.ledger import Movement, Posting, opened, postings
from gusher.kernel.match import Match
from gusher.kernel.say import say
from gusher.render.ledger import cause_said, good_said, unit, written
from gusher.render.text import printable


def read_ledger(match: Match, viewer: int, voice: Voice) -> list[Posting]:
    """Oldest first, as the viewer may know it."""
    if match.game.ledger is None:
        raise CommandError("replay-no-ledger", game=voice.of(match.game).say(say(f"{match.game.name}-name")))
    opening = opened(match.game, match.seats, match.options)
    happenings = History(match).at(match.n).happenings
    return list(postings(opening, happenings, lambda effect: match.seen(effect, viewer)))


def show_ledger(match: Match, lines: list[Posting], names: list[str], voice: Voice) -> None:
    """Why, and below it who got or gave what and what was left."""
    words = voice.of(match.game)
    for line in lines:
        number = f"{line.n:>4}  "
        indent = " " * len(number)
        click.echo(filled(printable(words.say(cause_said(line), names)), number, indent))
        moved = ", ".join(_moved(match, movement, voice) for movement in line.movements)
        click.echo(filled(voice("ledger-line", seat=names[line.seat], moved=moved), indent, indent))
    if lines:
        click.echo()


def _moved(match: Match, movement: Movement, voice: Voice) -> str:
    words, key = voice.of(match.game), unit(match.game, movement.good)
    return voice(
        "ledger-moved",
        good=words.say(good_said(match.game, movement.good)),
        amount=written(words, key, movement.amount, signed=True),
        balance=written(words, key, movement.balance),
    )


def ledger_data(match: Match, lines: list[Posting], names: list[str], voice: Voice) -> list[dict[str, Any]]:
    words = voice.of(match.game)
    return [
        {
            "n": line.n,
            "seat": line.seat,
            "good": movement.good,
            "amount": movement.amount,
            "balance": movement.balance,
            "says": words.say(cause_said(line), names),
        }
        for line in lines
        for movement in line.movements
    ]
