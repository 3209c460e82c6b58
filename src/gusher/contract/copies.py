"""Checks on copies: clones that are independent, positions and logs that survive being written and read."""

import json

from gusher.contract.trial import Trial, check, listed
from gusher.kernel import log
from gusher.kernel.match import Match, digest
from gusher.kernel.state import CHANCE, OVER, State

SHORT_WALK = 4  # steps played on a clone to see whether the original moves with it
STOPS = 4  # entries at which a log is read only so far


@check
def clones_are_independent(trial: Trial) -> None:
    """All earlier clones of a game keep their digest while it is played on, and playing on a clone leaves it alone."""
    kept: list[tuple[State, str]] = []
    for state, _ in trial.positions():
        mark = digest(state)
        copy = state.clone()
        trial.demand(digest(copy) == mark, "a clone differs from its original")
        _play_on(trial, state.clone(), SHORT_WALK)
        trial.demand(digest(state) == mark, "playing on a clone changed the original")
        kept.append((copy, mark))
    for number, (copy, mark) in enumerate(kept):
        trial.demand(digest(copy) == mark, f"the clone of step {number} changed when the original was played on")


def _play_on(trial: Trial, state: State, steps: int) -> None:
    for _ in range(steps):
        if state.seat == OVER or not listed(state):
            return
        state.play(trial.pick(listed(state)))


@check
def positions_survive_json(trial: Trial) -> None:
    """A position read back from its dump, and a view of it, is the same position and goes on in the same way."""
    for state, action in trial.positions():
        for viewer in trial.some_viewers(state):
            _round_trip(trial, state.redact(viewer))
        again = _round_trip(trial, state)
        trial.demand(listed(again) == listed(state), "other answers after a round trip")
        original = state.clone()
        original.play(action)
        again.play(action)
        trial.demand(digest(again) == digest(original), "another position follows after a round trip")


def _round_trip(trial: Trial, what: State) -> State:
    written = json.dumps(what.dump())
    again = trial.game.load(json.loads(written))
    trial.demand(json.dumps(again.dump()) == written, "the dump differs after a round trip")
    return again


@check
def logs_replay(trial: Trial) -> None:
    """A match, its log and the replayed log end in the same position; every prefix leads to the position it had."""
    match = trial.match()
    marks = {match.n: digest(match.state)}
    for number in trial.questions(match):
        match.answer_number(int(match.state.seat), number)
        marks[match.n] = digest(match.state)
    demand_replay(trial, match)
    lines = list(log.write(match))
    with trial.at_the_table():
        for _ in range(STOPS):
            stop = trial.pick(list(marks))
            partly = log.read(lines, to=stop)
            trial.demand(digest(partly.state) == marks[stop], f"replayed to entry {stop}, the position differs")


def demand_replay(trial: Trial, match: Match) -> None:
    """The match's log, read again, gives the same match; once over, its chance is found honest."""
    lines = list(log.write(match))
    with trial.at_the_table():
        again = log.read(lines)
        trial.demand(digest(again.state) == digest(match.state), "the replayed log ends in another position")
        trial.demand(again.entries == match.entries, "the replayed log has other entries")
        trial.demand(list(log.write(again)) == lines, "the replayed log is written differently")
        if match.over:
            verdict = log.verify(lines)
            draws = sum(entry.by == "chance" for entry in match.entries)
            trial.demand(verdict.honest and verdict.draws == draws, f"honest draws are doubted: {verdict}")
    trial.demand(match.over or match.state.seat != CHANCE, "the match waits for a draw")
