"""An analysis of a finished match, put together from what was found at its moments."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from gusher.analysis.account import Account, accounts
from gusher.analysis.calibrated import is_measured
from gusher.analysis.depth import Depth
from gusher.analysis.found import GOOD, Decision, Draw, Found, Moment
from gusher.analysis.judge import judge_of
from gusher.analysis.regained import regained
from gusher.analysis.tasks import Analyst, tasks
from gusher.analysis.turning import TurningPoint, turning_points
from gusher.kernel import boards
from gusher.kernel.errors import GusherError
from gusher.kernel.match import Match


class NoAnalysis(GusherError):
    """A match that cannot be analysed; the code says why."""

    family = "analysis"


@dataclass(frozen=True)
class Analysis:
    """What an analysis tells of a match. `notes` are what one should know of its judge."""

    match: Match
    depth: Depth
    judge: str
    notes: tuple[str, ...]
    moments: Sequence[Moment]
    draws: Sequence[Draw]
    decisions: Sequence[Decision]
    seats: Sequence[Account]
    turning: Sequence[TurningPoint]

    @property
    def losses(self) -> list[Decision]:
        """The decisions that are worth naming, in the order of the match."""
        return [decision for decision in self.decisions if decision.verdict != GOOD]


def must_be_fit(match: Match) -> None:
    """Raises NoAnalysis for a match that has not come to its end: nobody gets anything of it before."""
    if not match.over:
        raise NoAnalysis("running", n=match.n)
    if not match.steps:
        raise NoAnalysis("empty")


def analysing(match: Match, depth: Depth) -> Iterator[Found]:
    """All that is found, piece by piece; there are as many as `tasks` of the match."""
    must_be_fit(match)
    analyst = Analyst(match, judge_of(match.game, match.seats), depth)
    return map(analyst.do, tasks(match))


def analysis(match: Match, depth: Depth, found: Iterable[Found], judge: str = "") -> Analysis:
    """What was found, in whatever order, put together; `judge` has found it, else that of today."""
    pieces = sorted(found, key=lambda piece: piece.n)
    moments = [piece for piece in pieces if isinstance(piece, Moment)]
    draws = [piece for piece in pieces if isinstance(piece, Draw)]
    decisions = regained(match, [piece for piece in pieces if isinstance(piece, Decision)])
    return Analysis(
        match=match,
        depth=depth,
        judge=judge or judge_of(match.game, match.seats).name,
        notes=tuple(notes(match)),
        moments=moments,
        draws=draws,
        decisions=decisions,
        seats=accounts(match, moments[0].open, draws, decisions),
        turning=turning_points(moments, draws, decisions),
    )


def analyse(match: Match, depth: Depth) -> Analysis:
    return analysis(match, depth, analysing(match, depth))


def notes(match: Match) -> Iterator[str]:
    """Where the judge knows less than usual: boards and rules that it was not measured with."""
    if not is_measured(match.game.name):
        yield "uncalibrated"
    if boards.checksum(match.game.name):
        yield "own-board"
    if match.rules != match.game.rules:
        yield "old-rules"
