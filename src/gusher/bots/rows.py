"""The tree of the quick search: one flat vector per quantity, index = node. Node 0 is the position searched.

Siblings stand side by side, and of each node the mean worth and the benefit of the doubt are kept, so that an upper
confidence bound is one multiplication.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.tree import NONE

NEVER_TRIED: Final = 10.0  # instead of a worth: above any bound
CAPACITY: Final = 65536


class Rows:
    """A node is what an action leads to; its worth is that of the seat that chose it."""

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64](capacity=CAPACITY)
        self.first: vec[i64] = vec[i64](capacity=CAPACITY)  # of its children, or NONE …
        self.end: vec[i64] = vec[i64](capacity=CAPACITY)  # … and the node after the last of them
        self.visits: vec[float] = vec[float](capacity=CAPACITY)
        self.mean: vec[float] = vec[float](capacity=CAPACITY)  # worth over the visits
        self.doubt: vec[float] = vec[float](capacity=CAPACITY)  # one by the root of the visits
        self.add(NONE)

    def add(self, action: i64) -> None:
        self.action = append(self.action, action)
        self.first = append(self.first, NONE)
        self.end = append(self.end, NONE)
        self.visits = append(self.visits, 0.0)
        self.mean = append(self.mean, NEVER_TRIED)
        self.doubt = append(self.doubt, 0.0)

    def expand(self, node: i64, actions: vec[i64]) -> None:
        """All actions become children; untried ones are tried in the order they stand."""
        self.first[node] = len(self.action)
        self.end[node] = len(self.action) + len(actions)
        for action in actions:
            self.add(action)

    def bounded(self, node: i64, explore: float) -> i64:
        """The child with the highest upper confidence bound."""
        mean: vec[float] = self.mean
        doubt: vec[float] = self.doubt
        reach: float = explore * sqrt(log(self.visits[node] + 1.0))
        child: i64 = self.first[node]
        end: i64 = self.end[node]
        chosen: i64 = child
        highest: float = -1.0
        while child < end:
            bound: float = mean[child] + reach * doubt[child]
            if bound > highest:
                highest = bound
                chosen = child
            child += 1
        return chosen

    def favourite(self, node: i64) -> i64:
        """The child with the most visits: steadier than the best mean."""
        visits: vec[float] = self.visits
        chosen: i64 = self.first[node]
        child: i64
        for child in range(chosen + 1, self.end[node]):
            if visits[child] > visits[chosen]:
                chosen = child
        return chosen

    def credit(self, node: i64, worth: float) -> None:
        visits: float = self.visits[node] + 1.0
        self.visits[node] = visits
        self.mean[node] = worth if visits == 1.0 else self.mean[node] + (worth - self.mean[node]) / visits
        self.doubt[node] = 1.0 / sqrt(visits)
