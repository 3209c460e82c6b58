"""Tree search: Monte Carlo over what the seat to move can know, for any number of seats.

Each iteration starts from the redacted position, filled anew if anything is hidden; walks down the tree, at chance
nodes by the outcomes' weights, at others by upper confidence bounds of the seat that decides; adds to the tree; plays
on at random as long as the game's policy advises, then judges; and credits every seat on the way with its own worth.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.futures import Endings
from gusher.bots.judge import worth
from gusher.bots.playout import random_answer
from gusher.bots.tree import NONE, Tree
from gusher.kernel.policy import Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, Listener, State

EXPLORE: Final = 0.35  # worths lie between 0 and 1
DEEPEST: Final = 512  # nodes on one way down; deeper, the walk is played out like a leaf


class Search:
    """One search of one position, as its seat knows it."""

    def __init__(self, root: State, policy: Policy[State], rng: Rng, futures: Endings | None = None) -> None:
        """With `futures` everything that happens in them is told there, for hints and analyses."""
        self.root = root
        self.policy = policy
        self.rng = rng
        self.futures = futures
        self.tell: Listener | None = None if futures is None else futures.listener()
        self.patience: i64 = policy.patience()
        self.secrets = root.has_secrets()
        self.tree = Tree()
        self.iterations: i64 = 0
        # The way down of the current iteration: nodes, and the seat that chose each of them.
        self.depth: i64 = 0
        self.path: vec[i64] = blank(DEEPEST)
        self.movers: vec[i64] = blank(DEEPEST)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        self.iterations += 1
        state: State = self.root.fill(self.rng) if self.secrets else self.root.clone()
        self.depth = 0
        self.step(0, NONE)
        self.descend(state)
        left: i64 = self.patience
        while left > 0 and state.seat != OVER:
            state.play(random_answer(state, self.rng), self.tell)
            left -= 1
        worths: vec[float] = worth(state, self.policy)
        self.credit(worths)
        if self.futures is not None:
            self.futures.close(self.tree.action[self.path[1]], self.iterations, state, worths[self.root.seat])

    def descend(self, state: State) -> None:
        """Walks down to a node that has not been tried yet; a node gets its children on its second visit."""
        node: i64 = 0
        while state.seat != OVER and self.depth < DEEPEST:
            if state.seat == CHANCE:
                node = self.draw(state, node)
            elif node == 0 or self.tree.visits[node] > 0.0:
                if self.tree.child[node] == NONE or self.secrets:
                    self.expand(state, node)
                node = self.choose(state, node)
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

    def choose(self, state: State, node: i64) -> i64:
        """The child with the highest upper confidence bound for the seat that decides; an untried one first."""
        tree: Tree = self.tree
        reach: float = EXPLORE * sqrt(log(tree.visits[node] + 1.0))
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
        seat: i64 = state.seat
        state.play(tree.action[chosen], self.tell)
        self.step(chosen, seat)
        return chosen

    def credit(self, worths: vec[float]) -> None:
        i: i64 = 0
        while i < self.depth:
            node: i64 = self.path[i]
            self.tree.visits[node] += 1.0
            if self.movers[i] >= 0:
                self.tree.worth[node] += worths[self.movers[i]]
            i += 1

    def best(self) -> i64:
        """The answer visited most: steadier than the one with the best average."""
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


def blank(n: i64) -> vec[i64]:
    table: vec[i64] = vec[i64](capacity=n)
    for _ in range(n):
        table = append(table, 0)
    return table
