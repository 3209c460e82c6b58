"""Why one answer is better than another: how far their futures differ, in the game's own goods."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal

from gusher.kernel.say import Say

# The points a seat ends with; what a seat has of something when the futures stop; what it got from, or gave for, one
# sort of thing on the way there.
Kind = Literal["outlook", "feature", "flow"]

# How an amount of something is meant: so much of it, so much more or less of it, or so much more or less of it to pay.
By = Literal["none", "more", "less", "dearer", "saved"]

ROUND = 2  # digits of an amount that is only about right


def rounded(amount: float) -> int:
    """An amount that is only about right, without its sign: 4,523 is about 4,500."""
    number = round(abs(amount))
    return round(number, min(0, ROUND - len(str(number))))


@dataclass(frozen=True, slots=True)
class Reason:
    """With one answer, a seat has so much more (or, below zero, less) of something than with another: the difference of
    the means over all futures, beyond noise."""

    kind: Kind
    seat: int
    good: str  # the name of a feature; empty for points
    source: Say | None  # of a flow: what it came from, or was given for
    amount: float
    error: float  # the standard error of the amount
    here: float  # the mean with the answer that this is a reason for …
    there: float  # … and with the other one

    @property
    def by(self) -> By:
        """What is given away with either answer is dearer or saved; what comes in is more or less."""
        more = self.amount > 0
        if self.kind == "flow" and self.here <= 0 and self.there <= 0:
            return "saved" if more else "dearer"
        return "more" if more else "less"

    @property
    def is_certain(self) -> bool:
        """Was it the same in all futures, and is it said to the last digit?"""
        return self.error == 0.0 and abs(self.amount) == rounded(self.amount)


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the best answers, compared with another: the best one with the next, each other one with the best."""

    answer: int
    chance: float  # of winning
    against: int | None  # None: nothing else was worth a thought
    gain: float  # points at the end that it is expected to bring more than that one, or less …
    error: float  # … and the standard error of that
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """The best answers, the best one first."""

    answers: tuple[Advice, ...]

    @property
    def best(self) -> Advice:
        return self.answers[0]

    def dump(self) -> dict[str, Any]:
        """As JSON data, for whoever asked another process for it."""
        return asdict(self, dict_factory=plain)


def read_hint(data: Mapping[str, Any]) -> Hint:
    """What `dump` wrote."""
    return Hint(tuple(_read_advice(advice) for advice in data["answers"]))


def _read_advice(data: Mapping[str, Any]) -> Advice:
    return Advice(**{**data, "reasons": tuple(read_reason(reason) for reason in data["reasons"])})


def read_reason(data: Mapping[str, Any]) -> Reason:
    """A reason among the data that `plain` made."""
    source = data["source"]
    return Reason(**{**data, "source": source and Say(source["key"], source["args"])})


def plain(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Without what a Say remembers for itself."""
    return {name: value for name, value in pairs if not name.startswith("_")}
