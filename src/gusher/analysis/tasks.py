"""The work of an analysis in small pieces, each of which can be done by itself, anywhere and in any order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from gusher.analysis.chances import Ending, errors, mean
from gusher.analysis.depth import Depth
from gusher.analysis.found import THRESHOLDS, Decision, Draw, Found, Moment
from gusher.analysis.judge import Judge, Thought
from gusher.analysis.smooth import Pair, changes
from gusher.kernel.match import Match, Step
from gusher.kernel.state import OVER, State
from gusher.kernel.turns import turns

Kind = Literal["moment", "draw", "decision"]
KINDS: Final[tuple[Kind, ...]] = ("moment", "draw", "decision")
MOST_MOMENTS: Final = 80  # of a curve: more could not be told apart
SUSPICIOUS: Final = 1.5  # standard errors at first sight, for a closer look
WORTH_A_LOOK: Final = min(THRESHOLDS.values())


@dataclass(frozen=True, slots=True)
class Task:
    """What to look at: how it stood after so many steps in force, or the step that comes then."""

    kind: Kind
    steps: int


def tasks(match: Match) -> list[Task]:
    """All that there is to do for a finished match, in the order of the match."""
    found = [Task("moment", steps) for steps in moments(match)]
    found += [task_of(match, place) for place in range(len(match.steps)) if _may_differ(match, place)]
    return sorted(found, key=lambda task: (task.steps, KINDS.index(task.kind)))


def moments(match: Match) -> list[int]:
    """The beginning, and the end of every turn; of very many turns evenly as many as can be told apart."""
    ends, steps = [0], 0
    for turn in turns(match.steps):
        steps += len(turn.steps)
        ends.append(steps)
    every = -(-len(ends) // MOST_MOMENTS)
    return sorted({*ends[::every], ends[-1]})


def task_of(match: Match, place: int) -> Task:
    """What there is to look at in a step."""
    return Task("draw" if match.steps[place].entry.by == "chance" else "decision", place)


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

    def against(self, task: Task, found: Decision) -> Decision:
        """What was found better for a decision, compared with it once more at this depth."""
        step, state = self._match.steps[task.steps], self._match.after(task.steps)
        view = state.redact(int(state.seat))
        usual = self._judge.usual(view, found.best, self._seed("decision", found.n))
        best = Thought(found.best, found.idea, usual, found.several)
        return self._compared(step, view, best, 2)

    # --- how it stood ---

    def _moment(self, steps: int, state: State) -> Moment:
        last = self._match.steps[steps - 1] if steps else None
        seed = self._seed("moment", steps)
        opened = self._judge.value(state, self._depth.open, seed)
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
        pairs = self._judge.after_draws(state, entry.action, self._depth.twice, self._seed("draw", entry.n))
        apart = changes(pairs)
        return Draw(entry.n, mean(apart), errors(apart))

    # --- what was decided ---

    def _decision(self, step: Step, state: State) -> Decision:
        """The best answer is looked for first. Then what was played is compared with it, and with the usual answer; and
        what seems to make a difference once more, in worlds that had no part in choosing it: otherwise whatever was
        lucky before would look better than it is."""
        view = state.redact(int(state.seat))
        best = self._judge.thought(view, self._depth.worlds, self._seed("decision", step.entry.n))
        seen = self._compared(step, view, best, 1)
        if not _seems_to_matter(seen):
            nothing = (0.0,) * self._match.seats
            return replace(seen, change=nothing, change_errors=nothing, behind=0.0, error=0.0, points=0.0)
        found = self._compared(step, view, best, 2)
        return found if found.loss < WORTH_A_LOOK else self._explained(found, view, best)

    def _compared(self, step: Step, view: State, best: Thought, stage: int) -> Decision:
        seat, played = int(view.seat), step.entry.action
        worlds, seed = self._worlds(step, stage)
        tried = cache(lambda idea: self._judge.tried(view, idea, worlds, seed))
        usual = _pairs(tried, played, best.usual)
        better = _pairs(tried, best.idea, played) if best.answer != played else []
        change, change_errors = _summed(changes(usual), self._match.seats)
        ahead = [change[seat] for change in changes(better)]
        gains = [there.points[seat] - here.points[seat] for there, here in better]
        (behind, points), (error, points_error) = _summed(list(zip(ahead, gains, strict=True)), 2)
        return Decision(
            n=step.entry.n,
            seat=seat,
            played=played,
            best=best.answer,
            idea=best.idea,
            several=best.several,
            change=change,
            change_errors=change_errors,
            behind=behind,
            error=error,
            points=points,
            points_error=points_error,
        )

    def _worlds(self, step: Step, stage: int) -> tuple[int, int]:
        """How many, and which."""
        number = self._depth.twice if stage == 1 else self._depth.closely
        return number, self._seed("decision", step.entry.n, stage)

    def _explained(self, found: Decision, view: State, best: Thought) -> Decision:
        reasons = self._judge.reasons(view, found.played, best, self._depth.open, self._seed("decision", found.n, 2))
        scene = self._match.game.scene(view, found.seat)
        return replace(found, reasons=tuple(reasons), clause=scene.clause)

    def _seed(self, kind: Kind, place: int, stage: int = 0) -> int:
        """Each piece of work has its own worlds, whoever does it and when."""
        return ((self._depth.seed * 1_000_003 + place) * len(KINDS) + KINDS.index(kind)) * 3 + stage


def _seems_to_matter(seen: Decision) -> bool:
    return (
        seen.behind > SUSPICIOUS * seen.error
        or abs(seen.change[seen.seat]) > SUSPICIOUS * seen.change_errors[seen.seat]
    )


def _pairs(tried: Callable[[int], list[Ending]], one: int, other: int) -> list[Pair]:
    """Where two ideas came to in each of the same worlds; nothing if they are the same."""
    return [] if one == other else list(zip(tried(one), tried(other), strict=True))


def _summed(rows: Sequence[Sequence[float]], width: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Means and their errors; of nothing, nothing."""
    return (mean(rows), errors(rows)) if rows else ((0.0,) * width, (0.0,) * width)
