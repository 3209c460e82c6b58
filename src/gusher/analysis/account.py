"""Luck and skill: why each seat ended where it did. In winning chance, `start + luck + skill = result`, exactly.

Every change that is counted is one of all seats together and sums to zero over them. By how much decisions were better
or worse than what the judge itself answers where it does not think, as far as whoever decided could know and wherever
it is beyond noise, is skill: a seat's own decisions, and what the others' brought it. In the futures that the chances
come from everybody answers so: that is why these changes, and not the losses against the best, add up. All the rest of
the way from start to result is luck: what was drawn, and what nobody could see coming (hidden cards, and whatever lies
beyond the judge's horizon). Only a match in which nothing is drawn and nothing hidden has no luck: there the rest is
skill, too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from gusher.analysis.chances import Chances, won
from gusher.analysis.found import VERDICTS, Decision, Draw
from gusher.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Account:
    """Of one seat, in winning chance."""

    start: float
    luck: float
    skill: float
    result: float
    drawn: float  # of the luck: the draws
    own: float  # of the skill: the own decisions …
    others: float  # … and the others'
    error: float  # the standard error of both
    decisions: int  # of the own decisions: those with several ideas
    loss: float  # against the best, in the mean for each of these
    verdicts: dict[str, int]  # how many of its decisions were what


def accounts(match: Match, start: Chances, draws: Sequence[Draw], decisions: Sequence[Decision]) -> list[Account]:
    result = won(match.state)
    lucky = is_lucky(match)
    return [_account(seat, start[seat], result[seat], lucky, draws, decisions) for seat in range(match.seats)]


def is_lucky(match: Match) -> bool:
    """Was anything drawn, or hidden from anybody?"""
    return any(step.entry.by == "chance" or step.entry.hidden_from for step in match.steps)


def _account(
    seat: int, start: float, result: float, lucky: bool, draws: Sequence[Draw], decisions: Sequence[Decision]
) -> Account:
    own = [decision for decision in decisions if decision.seat == seat]
    counted = [decision for decision in decisions if decision.counts]
    mine = _sum(decision.change[seat] for decision in counted if decision.seat == seat)
    others = _sum(decision.change[seat] for decision in counted if decision.seat != seat)
    several = sum(decision.several for decision in own)
    skill = mine + others if lucky else result - start
    return Account(
        start=start,
        luck=result - start - skill,
        skill=skill,
        result=result,
        drawn=_sum(draw.change[seat] for draw in draws),
        own=mine,
        others=others,
        error=sqrt(_sum(decision.change_errors[seat] ** 2 for decision in counted)),
        decisions=several,
        loss=_sum(decision.loss for decision in own) / max(1, several),
        verdicts={verdict: sum(decision.verdict == verdict for decision in own) for verdict in VERDICTS},
    )


def _sum(amounts: Iterable[float]) -> float:
    return sum(amounts, 0.0)
