"""When no win can be forced: which answer is the hardest one to reply to?

Whoever does not know how the game ends chooses about as the tree would. So the exact endgame is asked of the replies
that the tree likes best whether they keep the win, or the draw. The answer to give is the one after which a mistake is
likeliest; in a drawn position of those that keep the draw.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.rows import Rows
from gusher.bots.tree import NONE
from gusher.kernel.endgame import NO, UNCLEAR, YES, Endgame
from gusher.kernel.tables import flat

WORTH_ASKING: Final = 0.02  # of an answer's visits: rarer replies are hardly ever given
LATER: Final = 0.25  # what the tree thinks of an answer tells how likely a mistake is later on


class Snare:
    """Looks at the tree while it grows. There are at least as many answers as replies to any of them."""

    def __init__(self, tree: Rows, endgame: Endgame) -> None:
        self.tree = tree
        self.endgame = endgame
        self.first: i64 = tree.first[0]
        self.number: i64 = tree.end[0] - tree.first[0]
        self.next: i64 = 0  # the answer that is looked at next, counted from the first
        # Answer, counted from the first -> does it keep what can be forced? In a lost position that is nothing.
        self.kept = flat([YES if endgame.is_lost() else UNCLEAR] * int(self.number))
        if endgame.is_drawn():
            self.keep(endgame.best())
        # Answer * number + reply, both counted from the first of their siblings -> what the endgame has said.
        self.said = flat([UNCLEAR] * int(self.number * self.number))

    def keep(self, action: i64) -> None:
        answer: i64
        for answer in range(self.number):
            if self.tree.action[self.first + answer] == action:
                self.kept[answer] = YES

    def choose(self) -> i64:
        """The child of the position that is looked at next: of all that may do, the one with the fewest visits."""
        visits: vec[float] = self.tree.visits
        chosen: i64 = NONE
        answer: i64
        for answer in range(self.number):
            child: i64 = self.first + answer
            if self.kept[answer] != NO and (chosen == NONE or visits[child] < visits[chosen]):
                chosen = child
        return chosen

    def work(self, positions: i64) -> None:
        """Looks at about so many positions to find out about one answer or one reply. If that takes more, it is carried
        on when the turn of that answer comes again."""
        for _ in range(self.number):
            answer: i64 = self.next
            self.next = (answer + 1) % self.number
            if self.kept[answer] == UNCLEAR:
                self.kept[answer] = self.endgame.keeps(self.tree.action[self.first + answer], positions)
                return
            reply: i64 = self.unasked(answer) if self.kept[answer] == YES else NONE
            if reply != NONE:
                self.ask(answer, reply, positions)
                return

    def ask(self, answer: i64, reply: i64, positions: i64) -> None:
        node: i64 = self.first + answer
        child: i64 = self.tree.first[node] + reply
        said: i64 = self.endgame.refutes(self.tree.action[node], self.tree.action[child], positions)
        self.said[answer * self.number + reply] = said

    def unasked(self, answer: i64) -> i64:
        """The likeliest reply of which nothing is known; NONE if there is none that counts."""
        tree: Rows = self.tree
        node: i64 = self.first + answer
        most: float = WORTH_ASKING * tree.visits[node]
        found: i64 = NONE
        reply: i64
        for reply in range(tree.end[node] - tree.first[node]):
            visits: float = tree.visits[tree.first[node] + reply]
            if visits > most and self.said[answer * self.number + reply] == UNCLEAR:
                most = visits
                found = reply
        return found

    def best(self) -> i64:
        """The answer after which more than could be forced is likeliest to be had."""
        highest: float = -1.0
        found: i64 = 0
        answer: i64
        for answer in range(self.number):
            hope: float = self.mistakes(answer) + LATER * self.tree.mean[self.first + answer]
            if self.kept[answer] == YES and hope > highest:
                highest = hope
                found = answer
        return self.tree.action[self.first + found]

    def mistakes(self, answer: i64) -> float:
        """The share of an answer's visits that went to replies by which something is lost."""
        tree: Rows = self.tree
        node: i64 = self.first + answer
        wrong: float = 0.0
        reply: i64
        for reply in range(tree.end[node] - tree.first[node]):
            if self.said[answer * self.number + reply] == NO:
                wrong += tree.visits[tree.first[node] + reply]
        return wrong / max(1.0, tree.visits[node])
