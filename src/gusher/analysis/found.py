"""What an analysis finds at the moments of a match, as plain data."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from math import hypot
from typing import Any, Final

from gusher.analysis.chances import Chances
from gusher.kernel.reasons import Reason, plain, read_reason

# A loss of winning chance from which on an answer is called so, if it is beyond noise (docs/insight.md).
THRESHOLDS: Final = {"blunder": 0.06, "mistake": 0.03, "inaccurate": 0.015}
GOOD: Final = "good"
VERDICTS: Final = (GOOD, *reversed(THRESHOLDS))
ENOUGH: Final = 2.0  # standard errors beyond which a loss counts


@dataclass(frozen=True, slots=True)
class Moment:
    """How the seats stood after an entry."""

    n: int
    turn: int  # whose turn had ended; below 0: nobody's
    open: Chances  # with all cards open …
    open_errors: tuple[float, ...]  # … and the standard error of that
    known: Chances  # each seat's own chance, as far as that seat could know
    known_errors: tuple[float, ...]
    points: tuple[float, ...]  # that each seat could expect, likewise


@dataclass(frozen=True, slots=True)
class Draw:
    """By how much a draw changed everybody's chance, against the mean over what might have been drawn."""

    n: int
    change: Chances
    errors: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer, compared with what the judge itself would have answered without thinking (`change`), and with the best
    that could be found (`behind`), both by what its seat knew."""

    n: int
    seat: int
    played: int
    best: int
    idea: int  # behind the best: the same, or a plan of several answers
    several: bool  # was there more than one idea? Otherwise the answer was obvious
    change: Chances  # to everybody
    change_errors: tuple[float, ...]
    behind: float  # in the own winning chance; below 0 if it turned out to be the better one
    error: float
    points: float  # that the best was expected to bring more
    points_error: float
    reasons: tuple[Reason, ...] = ()
    clause: str = ""  # the rule behind the question, of a decision that is worth naming
    regained: float = 0.0  # that the seat could still get back before anybody else answered (analysis/regained.py)
    regained_error: float = 0.0

    @property
    def counts(self) -> bool:
        """Is the change beyond noise?"""
        return abs(self.change[self.seat]) > ENOUGH * self.change_errors[self.seat]

    @property
    def loss(self) -> float:
        """In winning chance; 0 unless it is beyond noise, and lost here. Reckoned by points it may come to more than
        all that there is to lose."""
        lost = self.behind - self.regained
        return min(1.0, lost) if lost > ENOUGH * self.loss_error else 0.0

    @property
    def loss_error(self) -> float:
        return hypot(self.error, self.regained_error)

    @property
    def points_lost(self) -> float:
        """Of the points that the best was expected to bring more, those that could not be got back."""
        return self.points * max(0.0, 1 - self.regained / self.behind) if self.behind > 0 else self.points

    @property
    def verdict(self) -> str:
        return next((name for name, least in THRESHOLDS.items() if self.loss >= least), GOOD)


Found = Moment | Draw | Decision
KINDS: Final[Mapping[str, type[Found]]] = {"moment": Moment, "draw": Draw, "decision": Decision}


def dumped(found: Found) -> dict[str, Any]:
    """As JSON data, for whoever asked another process for it."""
    kind = next(name for name, sort in KINDS.items() if isinstance(found, sort))
    return {"kind": kind, **asdict(found, dict_factory=plain)}


def read_found(data: Mapping[str, Any]) -> Found:
    """What `dumped` wrote, now or when it told something else besides."""
    kind = KINDS[data["kind"]]
    told = {field.name for field in fields(kind)} & data.keys()
    given: dict[str, Any] = {name: tuple(data[name]) if isinstance(data[name], list) else data[name] for name in told}
    if "reasons" in given:
        given["reasons"] = tuple(read_reason(reason) for reason in given["reasons"])
    return kind(**given)
