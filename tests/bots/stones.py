"""A toy for the tree search: two seats take stones in turn, and a stone counts for seat 0 whoever has taken it.

So an answer means the same sooner or later. Four of the twelve stones are taken; one is worth far more than the others.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.endgame import Endgame
from gusher.kernel.policy import Policy
from gusher.kernel.rng import Rng
from gusher.kernel.sketch import Sketch
from gusher.kernel.state import OVER, Listener, State

STONES = 12
TAKEN = 4
DIAMOND = 7


class Stones(State):
    def __init__(self) -> None:
        super().__init__(0)
        self.taken: list[int] = []

    def play(self, action: i64, tell: Listener | None = None) -> None:
        self.taken.append(int(action))
        if tell is not None:
            tell(int(action))
        self.seat = OVER if len(self.taken) == TAKEN else len(self.taken) % 2

    def why_not(self, action: i64) -> str:
        return "taken" if action in self.taken else ""

    def size(self) -> i64:
        return STONES

    def clone(self) -> "Stones":
        twin = Stones()
        twin.seat, twin.taken = self.seat, list(self.taken)
        return twin

    def scores(self) -> list[int]:
        return [100 if DIAMOND in self.taken else 0, 50]


class Told(Endgame):
    """Knows the answer after so many positions."""

    def __init__(self, positions: int, answer: int) -> None:
        self.left, self.answer = positions, answer

    def work(self, positions: i64) -> bool:
        self.left -= int(positions)
        return self.left <= 0

    def best(self) -> i64:
        return self.answer


class Sense(Policy[State]):
    """Plays to the end, in ascending order where it is asked to play out its own way."""

    def __init__(self, endgame: Endgame | None = None) -> None:
        self.known = endgame

    def spread(self, state: State) -> float:
        return 10.0

    def patience(self) -> i64:
        return TAKEN

    def lasting(self) -> i64:
        return STONES

    def play_out(self, state: State, rng: Rng) -> vec[i64]:
        given = vec[i64]()
        while state.seat != OVER:
            given = append(given, state.legal()[0])
            state.play(given[len(given) - 1])
        return given

    def endgame(self, state: State) -> Endgame | None:
        return self.known


class Sketched(Sketch):
    """The stones themselves: a toy needs no shorter form."""

    def __init__(self, stones: Stones, rng: Rng) -> None:
        super().__init__(stones.seat)
        self.stones, self.rng = stones, rng
        self.now = stones.clone()

    def restart(self) -> None:
        self.now = self.stones.clone()
        self.seat = self.now.seat

    def answers(self) -> vec[i64]:
        return self.now.legal()

    def play(self, answer: i64) -> None:
        self.now.play(answer)
        self.seat = self.now.seat

    def play_out(self) -> None:
        while not self.is_over():
            answers = self.answers()
            self.play(answers[self.rng.below(len(answers))])

    def lead(self) -> i64:
        scores = self.now.scores()
        return scores[0] - scores[1]
