"""Tree search: Monte Carlo over what the seat to move can know, for any number of seats.

Each iteration starts from the redacted position, filled anew if anything is hidden; walks down the tree, at chance
nodes by the outcomes' weights, at others by upper confidence bounds of the seat that decides; adds to the tree; plays
on at random as long as the game's policy advises, then judges; and credits every seat on the way with its own worth.

What more it does where a game's policy allows it, its settings say: play-outs the game's own way, worths shared by all
nodes from which an answer was given sooner or later, and beside all that an exact endgame.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.futures import Endings
from gusher.bots.judge import Judge
from gusher.bots.playout import random_answer
from gusher.bots.settings import PLAIN, Settings
from gusher.bots.tree import NONE, Tree
from gusher.kernel.endgame import Endgame
from gusher.kernel.policy import Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, Listener, State

ENDGAME_EVERY: Final = 128  # iterations between two parts of an exact endgame: each takes a millisecond or two
DEEPEST: Final = 512  # nodes on one way down; deeper, the walk is played out like a leaf


class Search:
    """One search of one position, as its seat knows it."""

    def __init__(
        self,
        root: State,
        policy: Policy[State],
        rng: Rng,
        futures: Endings | None = None,
        settings: Settings = PLAIN,
        judge: Judge | None = None,
    ) -> None:
        """With `futures` everything that happens in them is told there, for hints and analyses."""
        self.settings = settings
        self.root = root
        self.policy = policy
        self.rng = rng
        self.futures = futures
        self.tell: Listener | None = None if futures is None else futures.listener()
        self.judge: Judge = Judge(policy) if judge is None else judge
        self.secrets = root.has_secrets()
        self.shares = settings.shared > 0.0 and policy.lasting() > 0
        self.tree = Tree(self.shares)
        self.iterations: i64 = 0
        self.endgame: Endgame | None = policy.endgame(root) if settings.endgame > 0 else None
        self.proven: i64 = NONE  # the answer that the endgame has found
        # The answers of the current play-out, and of all that last the iteration in which each was given.
        self.given: vec[i64] = vec[i64]()
        self.seen: vec[i64] = blank(policy.lasting())
        # The way down of the current iteration: nodes, and the seat that chose each of them.
        self.depth: i64 = 0
        self.path: vec[i64] = blank(DEEPEST)
        self.movers: vec[i64] = blank(DEEPEST)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()
            self.work_out()

    def iterate(self) -> None:
        self.iterations += 1
        state: State = self.root.fill(self.rng) if self.secrets else self.root.clone()
        self.depth = 0
        self.step(0, NONE)
        self.descend(state)
        self.play_on(state)
        worths: vec[float] = self.judge.worths(state)
        if self.shares:
            self.share(worths)
        self.credit(worths)
        if self.futures is not None:
            self.futures.close(self.tree.action[self.path[1]], self.iterations, state, worths[self.root.seat])

    def work_out(self) -> None:
        """Every so often, a part of the exact endgame."""
        endgame = self.endgame
        if endgame is None or self.iterations % ENDGAME_EVERY != 0:
            return
        if endgame.work(ENDGAME_EVERY * self.settings.endgame):
            self.proven = endgame.best()
            self.endgame = None

    def is_settled(self) -> bool:
        """Is there nothing left to think about?"""
        return self.proven != NONE

    def play_on(self, state: State) -> None:
        """To the end, or as long as the policy has the patience."""
        self.given = vec[i64]()
        left: i64 = self.judge.patience
        while left > 0 and state.seat != OVER:
            if self.settings.own_way and self.play_out(state):
                return
            answer: i64 = random_answer(state, self.rng)
            if self.shares:
                self.given = append(self.given, answer)
            state.play(answer, self.tell)
            left -= 1

    def play_out(self, state: State) -> bool:
        """Plays on the game's own way, if it has one here. Who listens is told, which takes a second time."""
        ahead: State = state if self.tell is None else state.clone()
        given: vec[i64] = self.policy.play_out(ahead, self.rng)
        if self.tell is not None:
            for answer in given:
                state.play(answer, self.tell)
        if self.shares:
            self.given = joined(self.given, given)
        return len(given) > 0

    def descend(self, state: State) -> None:
        """Walks down to a node that is not ripe: it gets its children on a later visit."""
        node: i64 = 0
        while state.seat != OVER and self.depth < DEEPEST:
            if state.seat == CHANCE:
                node = self.draw(state, node)
            elif node == 0 or self.tree.visits[node] >= self.settings.ripe:
                if self.tree.child[node] == NONE or self.secrets:
                    self.expand(state, node)
                node = self.choose_shared(node) if self.shares else self.choose(node)
                self.step(node, state.seat)
                state.play(self.tree.action[node], self.tell)
            else:
                return

    def step(self, node: i64, mover: i64) -> None:
        self.path[self.depth] = node
        self.movers[self.depth] = mover
        self.depth += 1

    def draw(self, state: State, node: i64) -> i64:
        """Chance is open: its outcomes are children like others, taken by their weights."""
        outcome: i64 = random_answer(state, self.rng)
        child: i64 = self.tree.find(node, outcome)
        if child == NONE:
            child = self.tree.add_child(node, outcome)
        state.play(outcome, self.tell)
        self.step(child, CHANCE)
        return child

    def expand(self, state: State, node: i64) -> None:
        """All answers become children, in random order, since untried ones are tried in the order they stand.

        With secrets another world may allow another seat other answers: those are added when they first turn up, and
        every child that is possible in this world is marked as present.
        """
        answers: vec[i64] = state.legal()
        i: i64 = len(answers) - 1
        while i >= 0:
            j: i64 = self.rng.below(i + 1)
            answer: i64 = answers[j]
            answers[j] = answers[i]
            child: i64 = self.tree.find(node, answer) if self.secrets else NONE
            if child == NONE:
                child = self.tree.add_child(node, answer)
            self.tree.present[child] = self.iterations
            i -= 1

    def choose(self, node: i64) -> i64:
        """The child with the highest upper confidence bound for the seat that decides; an untried one first."""
        tree: Tree = self.tree
        reach: float = self.settings.explore * sqrt(log(tree.visits[node] + 1.0))
        highest: float = -1.0
        chosen: i64 = NONE
        child: i64 = tree.child[node]
        while child != NONE:
            visits: float = tree.visits[child]
            if not self.secrets or tree.present[child] == self.iterations:
                if visits == 0.0:
                    chosen = child
                    break
                bound: float = tree.worth[child] / visits + reach / sqrt(visits)
                if bound > highest:
                    highest = bound
                    chosen = child
            child = tree.sibling[child]
        return chosen

    def choose_shared(self, node: i64) -> i64:
        """The same, with what other ways have told about the answers: an untried one has that alone."""
        tree: Tree = self.tree
        all_visits: vec[float] = tree.visits
        all_others: vec[float] = tree.shared_visits
        reach: float = self.settings.explore * sqrt(log(all_visits[node] + 1.0))
        highest: float = -1.0
        chosen: i64 = NONE
        child: i64 = tree.child[node]
        while child != NONE:
            if not self.secrets or tree.present[child] == self.iterations:
                visits: float = all_visits[child]
                others: float = all_others[child]
                bound: float = reach
                if visits == 0.0:
                    if others == 0.0:
                        return child
                    bound += tree.shared_worth[child] / others
                else:
                    bound = self.blend(child, visits, others) + reach / sqrt(visits + 1.0)
                if bound > highest:
                    highest = bound
                    chosen = child
            child = tree.sibling[child]
        return chosen

    def blend(self, child: i64, visits: float, others: float) -> float:
        """What an answer is worth by its own visits and by other ways, which count less the more of the former there
        are."""
        own: float = self.tree.worth[child] / visits
        if others == 0.0:
            return own
        part: float = sqrt(self.settings.shared / (3.0 * visits + self.settings.shared))
        return own + part * (self.tree.shared_worth[child] / others - own)

    def share(self, worths: vec[float]) -> None:
        """Every answer that was given from a node on, sooner or later, tells something about giving it there. From the
        last node to the first, so that each hears of what came after it."""
        tree: Tree = self.tree
        seen: vec[i64] = self.seen
        lasting: i64 = len(seen)
        now: i64 = self.iterations
        for answer in self.given:
            if answer < lasting:
                seen[answer] = now
        i: i64 = self.depth - 1
        while i > 0:
            taken: i64 = tree.action[self.path[i]]
            if taken < lasting:
                seen[taken] = now
            mover: i64 = self.movers[i]
            i -= 1
            if mover < 0:
                continue
            gained: float = worths[mover]
            child: i64 = tree.child[self.path[i]]
            while child != NONE:
                action: i64 = tree.action[child]
                if action < lasting and seen[action] == now:
                    tree.shared_visits[child] += 1.0
                    tree.shared_worth[child] += gained
                child = tree.sibling[child]

    def credit(self, worths: vec[float]) -> None:
        i: i64 = 0
        while i < self.depth:
            node: i64 = self.path[i]
            self.tree.visits[node] += 1.0
            if self.movers[i] >= 0:
                self.tree.worth[node] += worths[self.movers[i]]
            i += 1

    def best(self) -> i64:
        """The one that the endgame has proven; else the answer visited most: steadier than the best average."""
        if self.proven != NONE:
            return self.proven
        tree: Tree = self.tree
        most: float = -1.0
        action: i64 = NONE
        child: i64 = tree.child[0]
        while child != NONE:
            if tree.visits[child] > most:
                most = tree.visits[child]
                action = tree.action[child]
            child = tree.sibling[child]
        return action

    def tried(self) -> dict[int, float]:
        """How often each answer was tried."""
        visits: dict[int, float] = {}
        child: i64 = self.tree.child[0]
        while child != NONE:
            visits[self.tree.action[child]] = self.tree.visits[child]
            child = self.tree.sibling[child]
        return visits

    def chance_of(self, action: i64) -> float:
        """The worth of an answer to its seat so far, from 0 to 1. Untried answers have 0."""
        child: i64 = self.tree.find(0, action)
        if child == NONE or self.tree.visits[child] == 0.0:
            return 0.0
        return self.tree.worth[child] / self.tree.visits[child]

    def branch_of(self, action: i64) -> i64:
        """A branch of the tree is called by the answer that leads into it."""
        return action

    def answer_of(self, branch: i64) -> i64:
        return branch


def joined(earlier: vec[i64], later: vec[i64]) -> vec[i64]:
    """Mostly there are no earlier ones, and nothing needs to be copied."""
    if len(earlier) == 0:
        return later
    for answer in later:
        earlier = append(earlier, answer)
    return earlier


def blank(n: i64) -> vec[i64]:
    table: vec[i64] = vec[i64](capacity=n)
    for _ in range(n):
        table = append(table, 0)
    return table
