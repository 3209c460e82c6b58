"""A trial: one check on one random game. Whatever goes wrong is reported with all that is needed to see it again."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from typing import Any

from gusher.kernel import chance, registry
from gusher.kernel.errors import UnknownGame
from gusher.kernel.game import Game, Options
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, PUBLIC, State

Check = Callable[[Game, int, Options, int], None]


class ContractBroken(AssertionError):
    """A game does not keep the contract of kernel/state.py. For developers: the explanation is in English only."""

    def __init__(
        self, check: str, game: Game, seats: int, options: Options, seed: int, step: int, explanation: str
    ) -> None:
        self.check = check
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.step = step
        self.explanation = explanation
        super().__init__(f"{check}: {explanation} ({game.package}, {seats} seats, {options}, seed {seed}, step {step})")


class Trial:
    """What a check gets: a game in one setting, random numbers, and ways to walk through a random game."""

    def __init__(self, check: str, game: Game, seats: int, options: Options, seed: int) -> None:
        self.check = check
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.rng = Rng(seed)
        self.step = 0  # answers and outcomes so far

    def demand(self, holds: bool, explanation: str) -> None:
        if not holds:
            raise self.broken(explanation)

    def broken(self, explanation: str) -> ContractBroken:
        return ContractBroken(self.check, self.game, self.seats, self.options, self.seed, self.step, explanation)

    def viewers(self) -> list[int]:
        return [*range(self.seats), PUBLIC]

    def some_viewers(self, state: State) -> list[int]:
        """Who is asked, and one other at random. Looking through everybody's eyes at every step would take the longest
        of all, and shows little more: over a game it is everybody's turn many times."""
        others = [viewer for viewer in self.viewers() if viewer != state.seat]
        return [*([int(state.seat)] if self.asked(state) else []), self.pick(others)]

    def asked(self, state: State) -> bool:
        """Is one of the seats asked?"""
        return state.seat not in (CHANCE, OVER)

    def pick(self, numbers: list[int]) -> int:
        """One of the numbers. Outcomes are taken evenly too, whatever their weights: rare ones must come up."""
        return numbers[self.rng.below(len(numbers))]

    def coin(self) -> bool:
        return self.rng.below(2) == 0

    def positions(self) -> Iterator[tuple[State, int]]:
        """Every position of a random game with the answer or outcome that is played there next.

        The walk ends quietly where the game is stuck or goes on for too long: those have checks of their own.
        """
        state = self.game.start(self.seats, self.options)
        while state.seat != OVER and self.step <= self.game.bound and (answers := listed(state)):
            action = self.pick(answers)
            yield state, action
            state.play(action)
            self.step += 1

    def match(self, names: tuple[str, ...] = ()) -> Match:
        """A match that draws its own chance, repeatably."""
        secret = chance.seeded_secret("contract", self.game.name, self.seats, self.options, self.seed)
        return Match(self.game, self.seats, self.options, names, secret)

    def questions(self, match: Match, extra: int = 0) -> Iterator[int]:
        """A random answer to each question of the match; the caller plays it, or takes something back (`extra`)."""
        while not match.over and self.step <= self.game.bound + extra and (answers := listed(match.state)):
            yield self.pick(answers)
            self.step += 1

    def at_the_table(self) -> AbstractContextManager[Any]:
        """Logs find games by name: one that is not registered, such as a toy, is a guest for a while."""
        try:
            return nullcontext(registry.find(self.game.name))
        except UnknownGame:
            return registry.guest(self.game)


def listed(state: State) -> list[int]:
    """The possible answers as plain numbers."""
    return [int(number) for number in state.legal()]


def check(body: Callable[[Trial], None]) -> Check:
    """Makes a check of a function on a trial. A game that crashes has broken the contract as well."""

    @wraps(body)
    def run(game: Game, seats: int, options: Options, seed: int) -> None:
        trial = Trial(run.__name__, game, seats, options, seed)
        try:
            body(trial)
        except ContractBroken:
            raise
        except Exception as error:
            raise trial.broken(f"{type(error).__name__}: {error}") from error

    return run
