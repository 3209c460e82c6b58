"""Checks on undo: it returns exactly, ends at the barrier, and the barrier is known beforehand."""

from gusher.contract.copies import demand_replay
from gusher.contract.trial import Trial, check
from gusher.kernel.errors import Refused
from gusher.kernel.match import Match, digest

TAKE_BACKS = 12  # per game, so that it comes to an end


def in_force(match: Match) -> int:
    """The number of the last entry that has not been taken back."""
    return match.steps[-1].entry.n if match.steps else 0


@check
def undo_is_foretold(trial: Trial) -> None:
    """`crosses` says beforehand whether an answer can be taken back; undo never crosses a draw, an answer of another
    seat or a disclosure, and only the seat that is asked may undo."""
    match = trial.match()
    for number in trial.questions(match):
        seat, here, shown, mark = int(match.state.seat), in_force(match), match.state.disclosed, digest(match.state)
        foretold = match.crosses(number)
        trial.demand(digest(match.state) == mark, "looking ahead changed the position")
        entries = match.answer_number(seat, number)
        to = match.undo_to(seat)
        words = trial.game.actions.words(number)
        trial.demand(to == (None if foretold else here), f"{words}: foretold {foretold!r}, but undo leads to {to}")
        drawn = any(entry.by == "chance" for entry in entries)
        trial.demand(
            (foretold == "over") == match.over or drawn, f"{words}: foretold {foretold!r}, over is {match.over}"
        )
        trial.demand(
            (foretold == "draw") == drawn or foretold == "shown",
            f"{words}: foretold {foretold!r}, but drawn is {drawn}",
        )
        within = all(entry.by == seat for entry in entries) and (match.state.seat, match.state.disclosed) == (
            seat,
            shown,
        )
        trial.demand(to is None or within, f"{words}: undo would cross the barrier")
        for other in range(trial.seats):
            mine = other == match.state.seat
            trial.demand(mine or match.undo_to(other) is None, f"seat {other} may undo though it is not asked")


@check
def take_backs_restore(trial: Trial) -> None:
    """A take-back gives exactly the earlier position. Beyond the barrier it must be agreed; the log replays with it."""
    match = trial.match()
    marks: dict[int, str] = {}
    left = TAKE_BACKS
    for number in trial.questions(match, extra=TAKE_BACKS):
        here, seat = in_force(match), int(match.state.seat)
        marks[here] = digest(match.state)
        match.answer_number(seat, number)
        if match.over:
            break
        if match.undo_to(seat) is None:
            _demand_barrier(trial, match, seat, here)
        if left and trial.coin():
            left -= 1
            agreed = match.undo_to(seat) is None
            to = trial.pick([n for n in marks if n <= here and _is_in_force(match, n)]) if agreed else here
            match.rewind(seat, to, agreed)
            trial.demand(digest(match.state) == marks[to], f"taken back to entry {to}, the position differs")
            trial.demand(in_force(match) == to, f"taken back to entry {to}, but {in_force(match)} is the last in force")
    demand_replay(trial, match)


def _is_in_force(match: Match, n: int) -> bool:
    return n == 0 or any(step.entry.n == n for step in match.steps)


def _demand_barrier(trial: Trial, match: Match, seat: int, to: int) -> None:
    mark, entries = digest(match.state), match.n
    try:
        match.rewind(seat, to)
    except Refused as refused:
        trial.demand(refused.code == "barrier", f"refused for another reason: {refused}")
        trial.demand((digest(match.state), match.n) == (mark, entries), "a refused take-back left a trace")
        return
    raise trial.broken(f"seat {seat} took back to entry {to} across the barrier, and nobody had agreed")
