"""A position as another library asks about it: answers and outcomes as lists, copied and pickled as a whole.

Compiled with the engine: a random game through a library spends as much time on making lists as on playing.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel import registry
from gusher.kernel.state import CHANCE, OVER, State


class Position:
    """Of a game, by its name. Libraries copy and pickle what they find: that is `clone` and `dump`."""

    def __init__(self, game: str, state: State) -> None:
        self.game = game
        self.state = state

    def is_over(self) -> bool:
        return self.state.seat == OVER

    def is_chance(self) -> bool:
        return self.state.seat == CHANCE

    def play(self, action: i64) -> None:
        self.state.play(action)

    def may_answer(self, player: i64) -> bool:
        """While something is drawn, libraries name the outcomes whoever is asked."""
        return self.state.seat in (player, CHANCE)

    def answers(self) -> list[int]:
        """None when the game is over."""
        answers: list[int] = []
        if self.state.seat == OVER:
            return answers
        legal: vec[i64] = self.state.legal()
        place: i64 = 0
        while place < len(legal):
            answers.append(legal[place])
            place += 1
        return answers

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may decide, and how likely each is."""
        legal: vec[i64] = self.state.legal()
        weights: vec[i64] = self.state.weights()
        total: i64 = 0
        weight: i64
        for weight in weights:
            total += weight
        outcomes: list[tuple[int, float]] = []
        place: i64 = 0
        while place < len(legal):
            outcomes.append((legal[place], float(weights[place]) / float(total)))
            place += 1
        return outcomes

    def clone(self) -> "Position":
        return Position(self.game, self.state.clone())

    def __deepcopy__(self, _: object) -> "Position":
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.game, self.state.dump())


def loaded(game: str, dumped: Mapping[str, Any]) -> Position:
    return Position(game, registry.find(game).load(dumped))
