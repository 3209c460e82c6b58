"""The greedy bot's thinking: the game's own advice; without it, try every way to finish one's turn and judge each."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.judge import worth
from gusher.kernel.policy import Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

MOST_POSITIONS: Final = 3000  # looked at per decision; beyond that the turn is judged where it stands


class Greedy:
    """One decision of the greedy bot."""

    def __init__(self, policy: Policy[State]) -> None:
        self.policy = policy
        self.positions: i64 = 0

    def best(self, state: State, rng: Rng) -> i64:
        """The answer that the game advises, or else the one that leads to the best end of the turn."""
        policy = self.policy
        return policy.advise(state, rng) if isinstance(policy, Adviser) else self.best_by_trying(state)

    def best_by_trying(self, state: State) -> i64:
        self.positions = 0
        seat: i64 = state.seat
        chosen: i64 = -1
        highest: float = -1.0
        for action in state.legal():
            value: float = self.after(state, action, seat)
            if value > highest:
                highest = value
                chosen = action
        return chosen

    def after(self, state: State, action: i64, seat: i64) -> float:
        """What the turn is worth to the seat if it goes on with this answer and then as well as it can."""
        trial: State = state.clone()
        trial.play(action)
        self.positions += 1
        if trial.seat != seat or self.positions > MOST_POSITIONS:
            worths: vec[float] = worth(trial, self.policy)
            return worths[seat]
        highest: float = -1.0
        for reply in trial.legal():
            value: float = self.after(trial, reply, seat)
            highest = max(highest, value)
        return highest
