"""A match that was taken up from a moment of another one, beside it: how both ended for whoever played on, and where
they first went different ways."""

from dataclasses import asdict, dataclass
from typing import Any, Literal

from gusher.analysis.analysis import Analysis
from gusher.analysis.told import Teller
from gusher.kernel.match import Match
from gusher.kernel.say import Say, Seat, say


@dataclass(frozen=True, slots=True)
class Ended:
    """How a match ended for one seat."""

    rank: int
    points: int


@dataclass(frozen=True, slots=True)
class Parting:
    """The first answer that was another one than in the first match. Losses are in winning chance, and None where no
    analysis has looked at the answer."""

    n: int
    seat: int
    then: int
    now: int
    loss_then: float | None
    loss_now: float | None
    chance: float  # of the seat, as it knew the position when the turn began


@dataclass(frozen=True, slots=True)
class Comparison:
    """Of one seat; `n` is the entry of the first match after which it was taken up."""

    n: int
    seat: int
    then: Ended
    now: Ended
    parting: Parting | None  # None: every answer was the same

    @property
    def outcome(self) -> Literal["better", "worse", "same"]:
        then, now = ((-ended.rank, ended.points) for ended in (self.then, self.now))
        return "better" if now > then else "worse" if now < then else "same"


def compared(now: Analysis, seat: int, first: Match, n: int, then: Analysis | None) -> Comparison:
    """`then` is the analysis of the first match, if there is one."""
    parting = _parting(now, first, then)
    return Comparison(n, seat, _ended(first, seat), _ended(now.match, seat), parting)


def _ended(match: Match, seat: int) -> Ended:
    return Ended(match.state.ranks()[seat], match.state.scores()[seat])


def _parting(now: Analysis, first: Match, then: Analysis | None) -> Parting | None:
    """What was drawn follows from what was answered, so that the first difference is an answer's."""
    for before, after in zip(first.steps, now.match.steps, strict=False):
        seat = after.entry.by
        if before.entry.action != after.entry.action and isinstance(seat, int):
            began = [moment for moment in now.moments if moment.n < after.entry.n][-1]
            return Parting(
                n=after.entry.n,
                seat=seat,
                then=before.entry.action,
                now=after.entry.action,
                loss_then=_loss(then, before.entry.n),
                loss_now=_loss(now, after.entry.n),
                chance=began.known[seat],
            )
    return None


def _loss(analysis: Analysis | None, n: int) -> float | None:
    decisions = analysis.decisions if analysis is not None else ()
    return next((decision.loss for decision in decisions if decision.n == n), None)


# --- in words ---


def sentences(found: Comparison, told: Teller) -> list[str]:
    seat = Seat(found.seat)
    ended = told.say(f"insight-onward-{found.outcome}", seat=seat, n=found.n, ended=_both_ended(found, told))
    return [ended, *_parted(found, told)]


def _both_ended(found: Comparison, told: Teller) -> Say:
    now, then = (
        say("insight-onward-place", rank=ended.rank, points=told.score(ended.points))
        for ended in (found.now, found.then)
    )
    if found.outcome == "same":
        return now
    if found.now.rank != found.then.rank:
        return say("insight-onward-instead", now=now, then=then)
    return say("insight-onward-again", now=now, points=told.score(found.then.points))


def _parted(found: Comparison, told: Teller) -> list[str]:
    parting = found.parting
    if parting is None:
        return [told.say("insight-onward-alike")]
    seat = Seat(parting.seat)
    if parting.seat != found.seat:
        return [told.say("insight-onward-others", n=parting.n, seat=seat)]
    texts = told.choices(parting.n)
    then, now = (texts.get(answer, "") for answer in (parting.then, parting.now))
    chance = told.percent(parting.chance)
    parted = told.say("insight-onward-parted", n=parting.n, seat=seat, then=then, now=now, chance=chance)
    return [parted, *_lost(parting, told)]


def _lost(parting: Parting, told: Teller) -> list[str]:
    if parting.loss_then is None or parting.loss_now is None:
        return []
    then, now = (
        told.tenths(loss) if loss else told.say("insight-onward-nothing")
        for loss in (parting.loss_then, parting.loss_now)
    )
    return [told.say("insight-onward-lost", then=then, now=now)]


# --- as data ---


def report(found: Comparison, told: Teller) -> dict[str, Any]:
    """As JSON data, beside the report of the analysis."""
    words = told.analysis.match.game.actions.words
    data = asdict(found)
    if found.parting is not None:
        data["parting"].update(then=words(found.parting.then), now=words(found.parting.now))
    return {**data, "outcome": found.outcome, "says": sentences(found, told)}
