"""How practised advice is found, and how good it is: `python -m bench.practice GAME --duel 2000 --games 16000`.

The duel: one seat with the practised advice (`Policy.practised`) against others with the plain one, as many games with
the same luck as there are seats, in each of which another one is the practised seat.

The games: all numbers of each seat's advice (`Policy.numbers`) are multiplied by a number near 1, at random, a quarter
of the seats are plain. A least-squares fit tells how much of a game's worth each brings, in standard errors: what is
beyond 3 is worth a step in that direction. Half of the worth is the win, half the share of the points.
"""

import argparse
from collections.abc import Sequence
from math import exp, sqrt
from statistics import fmean, stdev
from typing import Any

import numpy as np

from gusher.bots.judge import shares
from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser, final_points
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State

FAR = 0.15  # how far a number is changed, as a logarithm

Advice = Adviser[State]


class Practice:
    """A game whose policy has advice that was practised."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.usual_seats
        self.plain = advice_of(game.policy)
        self.practised = advice_of(game.policy.practised())
        self.numbers = {name: number for name, number in self.practised.numbers().items() if number > 0.0}

    def played(self, seated: Sequence[Advice], seed: int) -> State:
        """A game in which each seat follows its advice."""
        state = self.game.start(self.seats, self.game.unattended(self.seats, {}))
        rng = Rng(seed)
        while state.seat != OVER:
            answer = random_answer(state, rng) if state.seat == CHANCE else seated[state.seat].advise(state, rng)
            state.play(answer)
        return state

    def duel(self, games: int) -> tuple[float, float]:
        """The share of the wins, and its standard error over the lucks."""
        rotations, everybody = [], range(self.seats)
        for seed in range(1, games // self.seats + 1):
            tables = [[self.practised if seat == one else self.plain for seat in everybody] for one in everybody]
            rotations.append(fmean(won(self.played(table, seed), one) for one, table in enumerate(tables)))
        return fmean(rotations), stdev(rotations) / sqrt(len(rotations))

    def changed(self, signs: Sequence[float]) -> Advice:
        named = zip(self.numbers.items(), signs, strict=True)
        return advice_of(
            self.practised.with_numbers({name: number * exp(FAR * sign) for (name, number), sign in named})
        )

    def slopes(self, games: int, seed: int) -> list[tuple[str, float]]:
        """Of each number, what more of it brings, in standard errors."""
        rng = np.random.default_rng(seed)
        rows, worths = [], []
        for game in range(games):
            shifts = rng.choice([-1.0, 1.0], (self.seats, len(self.numbers))).tolist()
            signs = [None if rng.random() < 0.25 else row for row in shifts]
            table = [self.plain if row is None else self.changed(row) for row in signs]
            state = self.played(table, seed * games + game + 1)
            ahead = shares(final_points(state), self.plain.margin())
            for seat, row in enumerate(signs):
                if row is not None:
                    rows.append([1.0, *row])
                    worths.append((won(state, seat) + float(ahead[seat])) / 2)
        matrix, came = np.array(rows), np.array(worths)
        fitted = np.linalg.lstsq(matrix, came, rcond=None)[0]
        error = float((came - matrix @ fitted).std()) / sqrt(len(rows))
        return [(name, float(slope) / error) for name, slope in zip(self.numbers, fitted[1:], strict=True)]


def advice_of(policy: Any) -> Advice:
    assert isinstance(policy, Adviser)
    return policy


def won(state: State, seat: int) -> float:
    winners = state.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    practised = [game.name for game in registry.games() if game.policy.practised() is not game.policy]
    parser.add_argument("game", choices=practised)
    parser.add_argument("--duel", type=int, default=0, help="games of one practised seat against plain ones")
    parser.add_argument("--games", type=int, default=0, help="games of seats with changed numbers")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    practice = Practice(registry.find(given.game))
    if given.duel:
        share, error = practice.duel(given.duel)
        print(f"practised against plain: {100 * share:.1f} % of {given.duel} games, standard error {100 * error:.1f}")
    if given.games:
        for name, slope in sorted(practice.slopes(given.games, given.seed), key=lambda pair: -abs(pair[1])):
            print(f"{name:16} {practice.numbers[name]:8.3f} {slope:6.1f}")


if __name__ == "__main__":
    main()
