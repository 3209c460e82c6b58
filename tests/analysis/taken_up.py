"""The match of `drilled`, taken up from one of its moments: somebody answers otherwise, and then chance decides."""

from gusher.analysis.found import Decision
from gusher.bots.playout import random_answer
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from tests.analysis.drilled import MCMULTI, NAMES, SECRET


def place_of(match: Match, seat: int) -> int:
    """The last step of the seat that had an alternative."""
    steps = range(len(match.steps))
    return [at for at in steps if match.steps[at].entry.by == seat and len(match.after(at).legal()) > 1][-1]


def taken_up(first: Match, place: int, seed: int = 1) -> Match:
    """The same up to that step, and another answer there."""
    match = Match(MCMULTI, first.seats, first.said, NAMES[: first.seats], secret=SECRET)
    for step in first.steps[:place]:
        if isinstance(step.entry.by, int):
            match.answer_number(step.entry.by, step.entry.action)
    played = first.steps[place].entry.action
    other = next(int(answer) for answer in match.state.legal() if answer != played)
    match.answer_number(int(match.state.seat), other)
    rng = Rng(seed)
    while not match.over:
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return match


def judged(match: Match, place: int, behind: float) -> Decision:
    """The decision there, as if an analysis had found it so far behind the best."""
    entry = match.steps[place].entry
    assert isinstance(entry.by, int)
    nothing = (0.0,) * match.seats
    return Decision(entry.n, entry.by, entry.action, entry.action, 0, True, nothing, nothing, behind, 0.01, 0.0, 0.0)
