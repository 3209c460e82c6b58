"""Games to learn from: where nothing is half done, what every seat could know; at the end, what it came to."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from gusher.bots.judge import Judge, Value, ahead, result
from gusher.bots.playout import random_answer
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from gusher.kernel.values import read
from gusher.lab import seats as kinds
from gusher.lab.plan import Plan

Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Samples:
    """Positions: `inputs` by position, seat and input; `worths` by position and seat; the game of each position."""

    inputs: Floats
    worths: Floats
    games: npt.NDArray[np.int64]

    @staticmethod
    def joined(parts: "list[Samples]") -> "Samples":
        return Samples(
            np.concatenate([part.inputs for part in parts]),
            np.concatenate([part.worths for part in parts]),
            np.concatenate([part.games for part in parts]),
        )


def value_of(game: Game, seats: int, weights: bytes) -> Value:
    """The judgement that these weights make."""
    return Value(read(weights, game, seats).net(), features_of(game).numbers)


def play_chunk(data: dict[str, Any], generation: int, numbers: list[int], weights: bytes) -> Samples:
    """Some games of a generation. Takes plain data, so that another process can do it."""
    plan = Plan.from_data(data)
    game = plan.description()
    judge = Judge(game.policy.practised(), value_of(game, plan.seats, weights))
    return Samples.joined([play(plan, game, generation, number, judge) for number in numbers])


def play(plan: Plan, game: Game, generation: int, number: int, judge: Judge) -> Samples:
    """One game, from start to end."""
    rng = Rng(plan.draw("game", generation, number))
    state = game.start(plan.seats, plan.options())
    seated = kinds.mixed(plan.seats, rng)
    rows: list[list[list[float]]] = []
    goes_on = False  # the same quiet moment: several questions may be asked in it
    while state.seat != OVER:
        quiet = is_quiet(game.policy, state)
        if quiet and not goes_on:
            rows.append(inputs(game, state, plan.seats))
        goes_on = quiet and isinstance(game.policy, Adviser)
        if state.seat == CHANCE:
            state.play(random_answer(state, rng))
        else:
            seat = int(state.seat)
            state.play(kinds.answer(state.redact(seat), game.policy, judge, seated[seat], rng))
    worths = [float(worth) for worth in result(state, game.policy.margin())]
    return Samples(
        np.array(rows, dtype=np.float32),
        np.array([worths] * len(rows), dtype=np.float32),
        np.full(len(rows), generation * plan.games + number),
    )


def is_quiet(policy: Policy[State], state: State) -> bool:
    """Where a search would stop and judge: a game without advice is judged where somebody is asked."""
    return policy.is_quiet(state) if isinstance(policy, Adviser) else state.seat != CHANCE


def inputs(game: Game, state: State, seats: int) -> list[list[float]]:
    """By seat, what a net is given."""
    leads = ahead(game.policy.outlook(state), game.policy.spread(state))
    numbers = features_of(game).numbers
    return [[*numbers(state, seat), leads[seat]] for seat in range(seats)]
