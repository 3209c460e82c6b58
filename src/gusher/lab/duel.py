"""What was learned against what it began with: one seat each, the rest alternating, the same chance for both."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from gusher.bots.judge import Judge
from gusher.bots.playout import random_answer
from gusher.kernel.game import Game
from gusher.kernel.policy import Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from gusher.lab.plan import Plan
from gusher.lab.seats import advised, thought

THINKS_EVERY = 4  # questions; the rest is answered as the game advises
WORLDS = 6  # of each thought


Z95 = 1.959964  # 95 % of the normal distribution lie within so many deviations


@dataclass(frozen=True)
class Duel:
    """Shares of the wins of the seats that judged by what was learned; a shared win is shared."""

    games: int
    share: float
    even: float  # what they would win if it made no difference
    error: float  # the standard error of the share, from pairs of games

    @property
    def low(self) -> float:
        return max(0.0, self.share - Z95 * self.error)

    @property
    def high(self) -> float:
        return min(1.0, self.share + Z95 * self.error)

    @staticmethod
    def of(played: Sequence[tuple[float, float]]) -> "Duel":
        pairs = [(one[0] + two[0]) / 2 for one, two in zip(played[::2], played[1::2], strict=False)]
        error = stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 1.0
        return Duel(len(played), fmean(won for won, _ in played), fmean(even for _, even in played), error)


def duel_game(plan: Plan, game: Game, number: int, learned: Judge, start: Judge) -> tuple[float, float]:
    """One game: the share of the win that went to seats of the learned judge, and the share of the seats it had. Games
    come in pairs that differ in nothing but who sits where."""
    chance = Rng(plan.draw("duel", number // 2))
    judges = [learned if (seat + number) % 2 == 0 else start for seat in range(plan.seats)]
    rngs = [Rng(plan.draw("duel", number // 2, seat)) for seat in range(plan.seats)]
    state = game.start(plan.seats, plan.options())
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.play(random_answer(state, chance))
        else:
            seat = int(state.seat)
            state.play(_answer(state.redact(seat), game.policy, judges[seat], rngs[seat]))
    winners = state.winners()
    won = sum(judges[seat] is learned for seat in winners) / len(winners)
    return won, judges.count(learned) / plan.seats


def _answer(view: State, policy: Policy[State], judge: Judge, rng: Rng) -> int:
    if rng.below(THINKS_EVERY) == 0:
        return thought(view, policy, judge, rng, WORLDS)
    return advised(view, policy, rng)
