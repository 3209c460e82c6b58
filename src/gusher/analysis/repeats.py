"""The same better answer, missed several times in one turn, is one mistake.

An answer is judged by futures in which its seat goes on as usual. Whoever sells one rig after the other, where it would
have been better to stop, has lost by the first sale whatever the others cost, too: counted with each, it would be many
times as much.
"""

from collections.abc import Sequence
from dataclasses import replace

from gusher.analysis.found import Decision
from gusher.kernel.match import Match
from gusher.kernel.turns import turns


def once(match: Match, decisions: Sequence[Decision]) -> list[Decision]:
    """In the order of the match: of each turn and better answer only the first loss counts."""
    turn_of = {step.entry.n: place for place, turn in enumerate(turns(match.steps)) for step in turn.steps}
    missed = set[tuple[int, int, int]]()
    found = []
    for decision in decisions:
        key = turn_of[decision.n], decision.seat, decision.best
        found.append(replace(decision, repeats=key in missed))
        if decision.loss:
            missed.add(key)
    return found
