"""What an answer alone has cost, in a turn of several.

An answer is judged by futures in which its seat goes on as usual. But the next answer may be its own as well, and then
nothing is lost yet that it could still get back there: whoever sells one rig after the other, where it would have been
better to stop, loses with each sale only what that one cost; and whoever makes more of a turn than the usual answers
would has lost nothing by beginning it in another way.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot

from gusher.analysis.found import Decision
from gusher.kernel.match import Match


@dataclass(frozen=True, slots=True)
class Gain:
    """By how much of winning chance a seat could do better in a position than the usual answers do."""

    chance: float = 0.0
    error: float = 0.0

    def before(self, decision: Decision) -> "Gain":
        """The same one answer earlier: by the best answer there, or by the one that was given and what came then."""
        best = Gain(decision.behind, decision.error)
        better = max(best, self, key=lambda gain: gain.chance)
        changed, error = decision.change[decision.seat], decision.change_errors[decision.seat]
        return Gain(max(0.0, changed + better.chance), hypot(error, better.error))


def regained(match: Match, decisions: Sequence[Decision]) -> list[Decision]:
    """Each with what its seat could still get back, before anybody else answered or anything was drawn."""
    known = {decision.n: decision for decision in decisions}
    found: list[Decision] = []
    holder: int | str = ""
    ahead = Gain()
    for step in reversed(match.steps):
        if step.entry.by != holder:
            holder, ahead = step.entry.by, Gain()
        decision = known.get(step.entry.n)
        if decision is not None:
            found.append(replace(decision, regained=ahead.chance, regained_error=ahead.error))
            ahead = ahead.before(decision)
    return found[::-1]
