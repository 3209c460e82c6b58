"""Checks on playing: what may be answered, what is refused and why, and how a game ends."""

import re
from functools import cache

from gusher.contract.trial import Trial, check, listed
from gusher.kernel.errors import Refused
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.match import Match, digest
from gusher.kernel.state import CHANCE, OVER, State
from gusher.words.catalogue import catalogue


@cache
def clauses(game: Game, language: str) -> frozenset[str]:
    """The clauses of a rulebook: its list items that begin with a bold name, such as `- **A13** …`."""
    return frozenset(re.findall(r"^- \*\*(\w+)\*\* ", game.text(f"rulebook/{language}.md"), flags=re.MULTILINE))


def demand_clause(trial: Trial, clause: str) -> None:
    for language in LANGUAGES:
        known = clause in clauses(trial.game, language)
        trial.demand(known, f"clause {clause!r} is not in rulebook/{language}.md")


@check
def answers_ascend(trial: Trial) -> None:
    """`legal()` is ascending, without duplicates, within the action table."""
    size = trial.game.actions.size
    for state, _ in trial.positions():
        answers = listed(state)
        trial.demand(answers == sorted(set(answers)), f"not ascending: {answers}")
        trial.demand(answers[0] >= 0 and answers[-1] < size, f"beyond the table of {size}: {answers}")


@check
def never_stuck(trial: Trial) -> None:
    """A game that is not over has an answer; one that is over has none."""
    last = trial.game.start(trial.seats, trial.options)
    for state, action in trial.positions():
        last = state.clone()
        last.play(action)
        ended = last.seat == OVER
        trial.demand(ended == (not listed(last)), "over with answers left" if ended else "not over, but no answer")


@check
def ends_in_time(trial: Trial) -> None:
    """No game takes more answers and outcomes than the description says."""
    for _ in trial.positions():
        trial.demand(trial.step < trial.game.bound, f"more than {trial.game.bound} steps")


@check
def refused_exactly_if_unlisted(trial: Trial) -> None:
    """For every number of the table, at every step: `why_not` is empty exactly if it is listed, else a known clause
    that has a sentence for who asks why."""
    state = trial.game.start(trial.seats, trial.options)
    _judge_all(trial, state)
    for state, action in trial.positions():
        after = state.clone()
        after.play(action)
        _judge_all(trial, after)


def _judge_all(trial: Trial, state: State) -> None:
    """Words are looked up for a fault alone, and each clause once: tables have thousands of numbers."""
    answers = set(listed(state))
    refused: set[str] = set()
    for number in range(trial.game.actions.size):
        clause = state.why_not(number)
        if (clause == "") != (number in answers):
            raise trial.broken(f"{trial.game.actions.words(number)} is listed or refused, not both: {clause!r}")
        refused.add(clause)
    for clause in sorted(refused - {""}):
        demand_clause(trial, clause)
        for language in LANGUAGES:
            said = catalogue(language, trial.game).has(f"{trial.game.name}-clause-{clause}")
            trial.demand(said, f"words/{language}.ftl does not say why {clause} refuses something")


@check
def refusals_change_nothing(trial: Trial) -> None:
    """A match refuses what is not listed, and the wrong seat, and stays as it was."""
    match = trial.match()
    for number in trial.questions(match):
        seat = int(match.state.seat)
        unlisted = sorted(set(range(trial.game.actions.size)) - set(listed(match.state)))
        if unlisted:
            refused = _demand_refusal(trial, match, seat, trial.pick(unlisted))
            demand_clause(trial, refused.clause)
        _demand_refusal(trial, match, (seat + 1) % trial.seats, number)
        match.answer_number(seat, number)
    if match.over:
        _demand_refusal(trial, match, 0, trial.pick(list(range(trial.game.actions.size))))


def _demand_refusal(trial: Trial, match: Match, seat: int, number: int) -> Refused:
    before, entries = digest(match.state), match.n
    words = trial.game.actions.words(number)
    try:
        match.answer(seat, words)
    except Refused as refused:
        trial.demand((digest(match.state), match.n) == (before, entries), f"{words} was refused and left a trace")
        return refused
    raise trial.broken(f"{words} of seat {seat} was not refused")


@check
def invariants_hold(trial: Trial) -> None:
    """The game's own invariants hold after every step."""
    for state, action in trial.positions():
        after = state.clone()
        after.play(action)
        found = trial.game.broken(after)
        trial.demand(not found, f"after {trial.game.actions.words(action)}: {found}")


@check
def outcomes_have_weights(trial: Trial) -> None:
    """Positive weights, one for each outcome, the same whenever and of whichever copy they are asked.

    Whether they are the right ones only the game's own tests can say: the suite does not know what is unseen.
    """
    for state, _ in trial.positions():
        if state.seat != CHANCE:
            continue
        weights = list(state.weights())
        trial.demand(len(weights) == len(listed(state)), f"{len(weights)} weights for {len(listed(state))} outcomes")
        trial.demand(all(weight > 0 for weight in weights), f"weights must be positive: {weights}")
        for what, copy in (("state", state), ("clone", state.clone()), ("JSON copy", trial.game.load(state.dump()))):
            trial.demand(list(copy.weights()) == weights, f"asked again, the {what} has other weights")


@check
def ranks_follow_scores(trial: Trial) -> None:
    """One score and one rank per seat; ranks count from 1, ties share the better one, more points never rank lower."""
    state = trial.game.start(trial.seats, trial.options)
    for before, action in trial.positions():
        state = before.clone()
        state.play(action)
        trial.demand(len(state.scores()) == trial.seats, f"{len(state.scores())} scores for {trial.seats} seats")
    scores, ranks = state.scores(), state.ranks()
    proper = [1 + sum(other < rank for other in ranks) for rank in ranks]
    trial.demand(len(ranks) == trial.seats and ranks == proper, f"improper ranks: {ranks}")
    pairs = [(a, b) for a in range(trial.seats) for b in range(trial.seats)]
    fair = all(ranks[a] < ranks[b] for a, b in pairs if scores[a] > scores[b])
    trial.demand(fair, f"ranks {ranks} do not follow scores {scores}")
