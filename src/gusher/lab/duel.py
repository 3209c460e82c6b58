"""What was learned against what it began with: one seat each, the rest alternating, the same chance for both."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

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


@dataclass(frozen=True)
class Duel:
    """Shares of the wins of the seats that judged by what was learned; a shared win is shared."""

    games: int
    share: float
    even: float  # what they would win if it made no difference

    @staticmethod
    def of(played: Sequence[tuple[float, float]]) -> "Duel":
        return Duel(len(played), fmean(won for won, _ in played), fmean(even for _, even in played))


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
