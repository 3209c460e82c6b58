"""The tree of the search: one flat vector per quantity, index = node. Node 0 is the position searched."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1


class Tree:
    """Nodes are only ever added. A node is what an action leads to; its worth is that of the seat that chose it."""

    def __init__(self, shares: bool = False) -> None:
        self.shares = shares  # is what is seen of an answer later on kept, too?
        self.action: vec[i64] = vec[i64](capacity=1024)
        self.child: vec[i64] = vec[i64](capacity=1024)  # the first one, or NONE
        self.sibling: vec[i64] = vec[i64](capacity=1024)  # the next one, or NONE
        self.present: vec[i64] = vec[i64](capacity=1024)  # the last iteration in whose world it was possible
        self.visits: vec[float] = vec[float](capacity=1024)
        self.worth: vec[float] = vec[float](capacity=1024)  # summed over the visits
        self.shared_visits: vec[float] = vec[float]()  # those on whose way the action was played sooner or later …
        self.shared_worth: vec[float] = vec[float]()  # … and their worth, summed
        self.add_node(NONE)

    def add_node(self, action: i64) -> i64:
        self.action = append(self.action, action)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.present = append(self.present, 0)
        self.visits = append(self.visits, 0.0)
        self.worth = append(self.worth, 0.0)
        if self.shares:
            self.shared_visits = append(self.shared_visits, 0.0)
            self.shared_worth = append(self.shared_worth, 0.0)
        return len(self.action) - 1

    def add_child(self, parent: i64, action: i64) -> i64:
        """A new node in front of its siblings."""
        node: i64 = self.add_node(action)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child that this action leads to, or NONE."""
        node: i64 = self.child[parent]
        while node != NONE and self.action[node] != action:
            node = self.sibling[node]
        return node
