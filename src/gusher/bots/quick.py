"""The tree search of a game of two that can sketch its position (kernel/sketch.py): by the same rule as bots/search.py,
but about four times as many iterations in the same time, since nothing is copied and nothing asked that is known.

Beside it the exact endgame is worked out. A win is played at once; what is drawn or lost is made hard for the other
(bots/snare.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.judge import POINTS, WIN, shares
from gusher.bots.rows import Rows
from gusher.bots.search import DEEPEST, ENDGAME_EVERY, blank
from gusher.bots.settings import Settings
from gusher.bots.snare import Snare
from gusher.bots.tree import NONE
from gusher.kernel.endgame import Endgame
from gusher.kernel.policy import Policy
from gusher.kernel.rng import Rng
from gusher.kernel.sketch import Sketch
from gusher.kernel.state import State

FARTHEST: Final = 400  # points: whoever is further ahead is not worth more
PER_REPLY: Final = 4  # times the endgame's positions, for each reply that is looked at: most need fewer


def quick_search(root: State, policy: Policy[State], rng: Rng, settings: Settings) -> "QuickSearch | None":
    """If the game has a sketch of the position."""
    sketch = policy.sketch(root, rng)
    return None if sketch is None else QuickSearch(root, sketch, policy, settings)


class QuickSearch:
    """One search of one position. Who asks for reasons, too, takes `Search`."""

    def __init__(self, root: State, sketch: Sketch, policy: Policy[State], settings: Settings) -> None:
        self.mover: i64 = root.seat
        self.sketch = sketch
        self.settings = settings
        self.iterations: i64 = 0
        self.tree = Rows()
        self.worths: vec[float] = worths_by_lead(policy.margin())
        self.endgame: Endgame | None = policy.endgame(root) if settings.endgame > 0 else None
        self.proven: i64 = NONE  # the answer that the endgame has found
        self.snare: Snare | None = None  # once it has found that no win can be forced
        self.path: vec[i64] = blank(DEEPEST)  # the way down of the current iteration
        self.depth: i64 = 0

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()
            if self.iterations % ENDGAME_EVERY == 0:
                self.work_out(ENDGAME_EVERY * self.settings.endgame)

    def iterate(self) -> None:
        self.iterations += 1
        self.sketch.restart()
        self.descend()
        self.sketch.play_out()
        lead: i64 = max(-FARTHEST, min(FARTHEST, self.sketch.lead()))
        self.credit(self.worths[FARTHEST + lead])

    def work_out(self, positions: i64) -> None:
        """A part of the exact endgame."""
        endgame = self.endgame
        if self.snare is not None:
            self.snare.work(PER_REPLY * positions)
        elif endgame is not None and endgame.work(positions):
            self.endgame = None
            if endgame.is_lost() or endgame.is_drawn():
                self.snare = Snare(self.tree, endgame)
            else:
                self.proven = endgame.best()

    def is_settled(self) -> bool:
        """Is there nothing left to think about?"""
        return self.proven != NONE

    def descend(self) -> None:
        """Walks down to a node that is not ripe: it gets its children on a later visit."""
        node: i64 = 0
        self.path[0] = 0
        self.depth = 1
        tree: Rows = self.tree
        while self.depth < DEEPEST and not self.sketch.is_over():
            if node != 0 and tree.visits[node] < self.settings.ripe:
                return
            if tree.first[node] == NONE:
                tree.expand(node, self.sketch.answers())
            if tree.first[node] == tree.end[node]:
                return
            node = self.choose(node)
            self.path[self.depth] = node
            self.depth += 1
            self.sketch.play(tree.action[node])

    def choose(self, node: i64) -> i64:
        """By its bound; but where no win can be forced, every answer may be the one that is hardest to refute."""
        if node == 0 and self.snare is not None:
            return self.snare.choose()
        return self.tree.bounded(node, self.settings.explore)

    def credit(self, worth: float) -> None:
        """Seats answer by turns, and what is worth so much to seat 0 is worth the rest to seat 1."""
        seat: i64 = 1 - self.mover
        i: i64 = 0
        while i < self.depth:
            self.tree.credit(self.path[i], worth if seat == 0 else 1.0 - worth)
            seat = 1 - seat
            i += 1

    def best(self) -> i64:
        """The one that the endgame has proven; else the answer visited most."""
        if self.proven != NONE:
            return self.proven
        if self.snare is not None:
            return self.snare.best()
        return self.tree.action[self.tree.favourite(0)]

    def tried(self) -> dict[int, float]:
        """How often each answer was tried."""
        visits: dict[int, float] = {}
        child: i64
        for child in range(self.tree.first[0], self.tree.end[0]):
            visits[self.tree.action[child]] = self.tree.visits[child]
        return visits

    def chance_of(self, action: i64) -> float:
        """The worth of an answer to its seat so far, from 0 to 1. Untried answers have 0."""
        child: i64
        for child in range(self.tree.first[0], self.tree.end[0]):
            if self.tree.action[child] == action and self.tree.visits[child] > 0.0:
                return self.tree.mean[child]
        return 0.0


def worths_by_lead(margin: float) -> vec[float]:
    """What a lead at the end is worth to seat 0, as the judge has it. Index = FARTHEST + lead."""
    worths: vec[float] = vec[float](capacity=2 * FARTHEST + 1)
    lead: i64 = -FARTHEST
    while lead <= FARTHEST:
        points: vec[float] = vec[float]()
        points = append(points, float(lead))
        worth: float = POINTS * shares(append(points, 0.0), margin)[0]
        if lead >= 0:
            worth += WIN if lead > 0 else 0.5 * WIN
        worths = append(worths, worth)
        lead += 1
    return worths
