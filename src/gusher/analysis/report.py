"""An analysis as JSON data: what `gusher analyse --json` prints and the API gives."""

from collections.abc import Generator
from typing import Any

from gusher.analysis.account import Account
from gusher.analysis.analysis import Analysis
from gusher.analysis.calibrated import sharpness
from gusher.analysis.found import Decision, Moment
from gusher.analysis.judge import LEARNED
from gusher.analysis.told import Teller


def report(analysis: Analysis, told: Teller) -> dict[str, Any]:
    """All of it at once."""
    steps = reporting(analysis, told)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: dict[str, Any] = done.value
            return found


def reporting(analysis: Analysis, told: Teller) -> Generator[None, None, dict[str, Any]]:
    """The same step by step, for whoever has other things to do in between."""
    match = analysis.match
    losses = []
    for decision in analysis.losses:
        losses.append(_loss(decision, analysis, told))
        yield
    return {
        "game": match.game.name,
        "rules": match.rules,
        "options": match.options,
        "entries": match.n,
        "judge": {
            "name": analysis.judge,
            "worlds": analysis.depth.worlds,
            "seed": analysis.depth.seed,
            "sharpness": sharpness(match.game.name, analysis.judge == LEARNED),
        },
        "notes": [told.note(note) for note in analysis.notes],
        "seats": [_seat(seat, account, told) for seat, account in enumerate(analysis.seats)],
        "turning": [
            {
                "n": turn.n,
                "cause": turn.cause,
                "seat": turn.seat,
                "before": turn.before,
                "chance": turn.chance,
                "says": told.turning(turn),
            }
            for turn in analysis.turning
        ],
        "losses": losses,
        "chances": [_moment(moment) for moment in analysis.moments],
        "draws": [{"n": draw.n, "change": draw.change, "errors": draw.errors} for draw in analysis.draws],
    }


def _seat(seat: int, account: Account, told: Teller) -> dict[str, Any]:
    return {
        "seat": seat,
        "name": told.names[seat],
        "start": account.start,
        "luck": account.luck,
        "skill": account.skill,
        "result": account.result,
        "drawn": account.drawn,
        "own": account.own,
        "others": account.others,
        "error": account.error,
        "decisions": account.decisions,
        "loss": account.loss,
        "verdicts": account.verdicts,
        "says": told.seat(seat),
    }


def _loss(decision: Decision, analysis: Analysis, told: Teller) -> dict[str, Any]:
    words = analysis.match.game.actions.words
    loss = told.loss(decision)
    return {
        "n": decision.n,
        "seat": decision.seat,
        "verdict": decision.verdict,
        "played": words(decision.played),
        "best": words(decision.best),
        "loss": decision.loss,
        "error": decision.loss_error,
        "points": decision.points_lost,
        "points_error": decision.points_error,
        "change": decision.change,
        "says": loss.says,
        "reasons": loss.reasons,
    }


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "n": moment.n,
        "turn": moment.turn,
        "open": moment.open,
        "open_errors": moment.open_errors,
        "known": moment.known,
        "known_errors": moment.known_errors,
        "points": moment.points,
    }
