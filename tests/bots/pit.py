"""A toy whose futures are known: one question, then luck that is the same whatever was answered.

Seat 0 digs a deep pit (pays 30, finds 100 of ore and a helmet), a shallow one (pays 10, finds 60) or rests (finds
nothing; seat 1 loses 40 of tax). Then a die gives both seats 0 to 50 of wages, more than all that differs.
"""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.effects import Effect, Flow
from gusher.kernel.features import Feature
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser, Policy, final_points
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.state import CHANCE, OVER, Listener, State

DEEP, SHALLOW, REST, DIE = 0, 1, 2, 3
WAGES = range(0, 60, 10)
COST, ORE = {DEEP: 30, SHALLOW: 10}, {DEEP: 100, SHALLOW: 60}
TAX = 40


@dataclass(frozen=True, slots=True)
class Moved(Effect):
    seat: int
    amount: int
    cause: str
    good: str = "coins"

    def flows(self) -> tuple[Flow, ...]:
        return (Flow(self.seat, self.good, self.amount),)

    def source(self) -> Say:
        return Say(f"pit-source-{self.cause}")


class Pit(State):
    """The die is a draw, so that it differs from world to world."""

    def __init__(self) -> None:
        super().__init__(0)
        self.coins = [0, 0]
        self.helmets = 0

    def legal(self) -> vec[i64]:
        answers = vec[i64]()
        for number in range(DIE, DIE + len(WAGES)) if self.seat == CHANCE else (DEEP, SHALLOW, REST):
            answers = append(answers, number)
        return answers

    def play(self, action: i64, tell: Listener | None = None) -> None:
        for seat, amount, cause in self._moved(int(action)):
            self.coins[seat] += amount
            if tell is not None:
                tell(Moved(seat, amount, cause))
        self.helmets += action == DEEP
        self.seat = OVER if self.seat == CHANCE else CHANCE

    def _moved(self, action: int) -> list[tuple[int, int, str]]:
        if action >= DIE:
            return [(seat, WAGES[action - DIE], "wages") for seat in (0, 1)]
        if action == REST:
            return [(1, -TAX, "tax")]
        return [(0, -COST[action], "digging"), (0, ORE[action], "ore")]

    def clone(self) -> "Pit":
        twin = Pit()
        twin.seat, twin.coins, twin.helmets = self.seat, list(self.coins), self.helmets
        return twin

    def fill(self, rng: Rng) -> State:
        return self.clone()

    def redact(self, viewer: i64) -> State:
        return self.clone()

    def scores(self) -> list[int]:
        return list(self.coins)

    def why_not(self, action: i64) -> str:
        return ""


class Judgement(Policy[Pit]):
    """Plays to the end."""

    def spread(self, state: Pit) -> float:
        return 30.0

    def patience(self) -> i64:
        return 9

    def margin(self) -> float:
        return 100.0


class Advice(Adviser[Pit]):
    """The same with ideas: all three, or the first one alone."""

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone

    def outlook(self, state: Pit) -> vec[float]:
        return final_points(state)

    def spread(self, state: Pit) -> float:
        return 30.0

    def margin(self) -> float:
        return 100.0

    def is_quiet(self, state: Pit) -> bool:
        return False

    def advise(self, state: Pit, rng: Rng) -> i64:
        return DEEP

    def ideas(self, state: Pit) -> vec[i64]:
        return append(vec[i64](), DEEP) if self.alone else state.legal()


SEAT = (Feature("coins", -1000, 1000, 1.0), Feature("helmets", 0, 1, 20.0))


def features(state: Pit, seat: int) -> vec[float]:
    numbers = vec[float]()
    for of in (seat, 1 - seat):
        numbers = append(numbers, float(state.coins[of]))
        numbers = append(numbers, float(state.helmets if of == 0 else 0))
    return numbers


def game(policy: Policy[Any]) -> Game:
    room = SimpleNamespace(SEAT=SEAT, TABLE=(), features=features)
    ledger = SimpleNamespace(GOODS=("coins", "helmets"))
    return cast(Game, SimpleNamespace(name="pit", policy=policy, features=room, ledger=ledger))
