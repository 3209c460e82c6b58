"""The work of an analysis in small pieces, each of which can be done by itself, anywhere and in any order."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from gusher.analysis.chances import Chances, errors, mean
from gusher.analysis.depth import Depth
from gusher.analysis.found import THRESHOLDS, Decision, Draw, Found, Moment
from gusher.analysis.judge import Judge, Thought
from gusher.kernel.match import Match, Step
from gusher.kernel.state import OVER, State
from gusher.kernel.turns import turns

Kind = Literal["moment", "draw", "decision"]
KINDS: Final[tuple[Kind, ...]] = ("moment", "draw", "decision")
MOST_MOMENTS: Final = 80  # of a curve: more could not be told apart
WORTH_A_LOOK: Final = min(THRESHOLDS.values())


@dataclass(frozen=True, slots=True)
class Task:
    """What to look at: how it stood after so many steps in force, or the step that comes then."""

    kind: Kind
    steps: int


def tasks(match: Match) -> list[Task]:
    """All that there is to do for a finished match, in the order of the match."""
    found = [Task("moment", steps) for steps in moments(match)]
    found += [Task(_kind(step), place) for place, step in enumerate(match.steps) if _may_differ(match, place)]
    return sorted(found, key=lambda task: (task.steps, KINDS.index(task.kind)))


def moments(match: Match) -> list[int]:
    """The beginning, and the end of every turn; of very many turns evenly as many as can be told apart."""
    ends, steps = [0], 0
    for turn in turns(match.steps):
        steps += len(turn.steps)
        ends.append(steps)
    every = -(-len(ends) // MOST_MOMENTS)
    return sorted({*ends[::every], ends[-1]})


def _kind(step: Step) -> Kind:
    return "draw" if step.entry.by == "chance" else "decision"


def _may_differ(match: Match, place: int) -> bool:
    """Could anything else have been drawn or answered there?"""
    return len(match.after(place).legal()) > 1


class Analyst:
    """Does the tasks of one match."""

    def __init__(self, match: Match, judge: Judge, depth: Depth) -> None:
        self._match = match
        self._judge = judge
        self._depth = depth

    def do(self, task: Task) -> Found:
        state = self._match.after(task.steps)
        if task.kind == "moment":
            return self._moment(task.steps, state)
        step = self._match.steps[task.steps]
        return self._draw(step, state) if task.kind == "draw" else self._decision(step, state)

    # --- how it stood ---

    def _moment(self, steps: int, state: State) -> Moment:
        last = self._match.steps[steps - 1] if steps else None
        seed = self._seed("moment", steps)
        opened = self._judge.value(state, self._depth.closer, seed)
        known = [opened] * self._match.seats
        if state.seat != OVER and state.has_secrets():
            views = [state.redact(seat) for seat in range(self._match.seats)]
            known = [self._judge.value(view, self._depth.worlds, seed) for view in views]
        return Moment(
            n=last.entry.n if last else 0,
            turn=last.turn if last else -1,
            open=opened.chances,
            open_errors=opened.errors,
            known=tuple(value.chances[seat] for seat, value in enumerate(known)),
            known_errors=tuple(value.errors[seat] for seat, value in enumerate(known)),
            points=tuple(value.points[seat] for seat, value in enumerate(known)),
        )

    # --- what was drawn ---

    def _draw(self, step: Step, state: State) -> Draw:
        entry = step.entry
        pairs = self._judge.after_draws(state, entry.action, self._depth.draws, self._seed("draw", entry.n))
        apart = [_minus(drawn.chances, other.chances) for drawn, other in pairs]
        return Draw(entry.n, mean(apart), errors(apart))

    # --- what was decided ---

    def _decision(self, step: Step, state: State) -> Decision:
        """The best answer is looked for first; only if it is another one are both compared, in worlds that had no part
        in the choice: otherwise whatever was lucky there would look better than it is."""
        seat, played = int(state.seat), step.entry.action
        view = state.redact(seat)
        best = self._judge.thought(view, self._depth.worlds, self._seed("decision", step.entry.n))
        if best.answer == played:
            return self._no_loss(step, best, seat)
        first = self._compared(step, view, best, self._depth.worlds, 1)
        if -first.change[seat] + 2 * first.error < WORTH_A_LOOK:
            return self._no_loss(step, best, seat)
        found = self._compared(step, view, best, self._depth.closer, 2)
        return found if found.loss < WORTH_A_LOOK else self._explained(found, step, view, best)

    def _no_loss(self, step: Step, best: Thought, seat: int) -> Decision:
        nothing = (0.0,) * self._match.seats
        return Decision(step.entry.n, seat, step.entry.action, best.answer, best.several, nothing, 0.0, 0.0, 0.0)

    def _compared(self, step: Step, view: State, best: Thought, worlds: int, stage: int) -> Decision:
        seat, seed = int(view.seat), self._seed("decision", step.entry.n, stage)
        here = self._judge.tried(view, step.entry.action, worlds, seed)
        there = self._judge.tried(view, best.idea, worlds, seed)
        change = [_minus(one.chances, other.chances) for one, other in zip(here, there, strict=True)]
        points = [(other.points[seat] - one.points[seat],) for one, other in zip(here, there, strict=True)]
        return Decision(
            n=step.entry.n,
            seat=seat,
            played=step.entry.action,
            best=best.answer,
            several=best.several,
            change=mean(change),
            error=errors(change)[seat],
            points=mean(points)[0],
            points_error=errors(points)[0],
        )

    def _explained(self, found: Decision, step: Step, view: State, best: Thought) -> Decision:
        seed = self._seed("decision", step.entry.n, 2)
        reasons = self._judge.reasons(view, step.entry.action, best, self._depth.closer, seed)
        return replace(found, reasons=tuple(reasons))

    def _seed(self, kind: Kind, place: int, stage: int = 0) -> int:
        """Each piece of work has its own worlds, whoever does it and when."""
        return ((self._depth.seed * 1_000_003 + place) * len(KINDS) + KINDS.index(kind)) * 3 + stage


def _minus(one: Sequence[float], other: Sequence[float]) -> Chances:
    return tuple(here - there for here, there in zip(one, other, strict=True))
