"""A game under way as learners see it: chance is drawn and what has one answer happens, so that somebody is asked."""

from collections.abc import Iterable
from secrets import randbits
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from gusher.adapters.observation import Numbers, Row
from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game, Options
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from gusher.kernel.trail import only_answer

Mask = NDArray[np.int8]
Observation = dict[str, Any]  # "observation": Numbers, "action_mask": Mask


def settled(game: str, seats: int | None, options: Options) -> tuple[Game, int, Options]:
    """The game of that name, how many play, and the options in force among programs; raises what is wrong."""
    found = registry.find(game)
    playing = seats or found.usual_seats
    return found, playing, found.unattended(playing, options)


def payoffs(ranks: Iterable[int]) -> list[float]:
    """What the places are worth: 1 to the first, -1 to the last, the others evenly between; who ties has the mean. The
    sum is 0."""
    places = list(ranks)
    last = len(places) - 1
    # Places are shared by as many as have the same rank: 1, 1, 3 are the places 0.5, 0.5 and 2, counted from 0.
    return [1 - 2 * (rank - 1 + (places.count(rank) - 1) / 2) / last for rank in places]


class Episode:
    """One game after the other, from one generator."""

    def __init__(self, game: str, seats: int | None, seed: int | None, options: Options) -> None:
        self.game, self.seats, self.options = settled(game, seats, options)
        self.row = Row(self.game, self.seats, self.options)
        self.actions = self.game.actions.size
        self._seed_with(randbits(60) if seed is None else seed)
        self.state: State = self.game.start(self.seats, self.options)

    def reset(self, seed: int | None = None) -> None:
        """A new game at its first question; with a seed it is the one that follows from it."""
        if seed is not None:
            self._seed_with(seed)
        self.state = self.game.start(self.seats, self.options)
        self._settle()

    def _seed_with(self, seed: int) -> None:
        self.rng = Rng(seed)
        self._seed, self._copies = seed, 0

    @property
    def asked(self) -> int:
        """The seat, or OVER."""
        return int(self.state.seat)

    @property
    def over(self) -> bool:
        return self.state.seat == OVER

    def is_legal(self, action: int) -> bool:
        return 0 <= action < self.actions and not self.state.why_not(action)

    def answer(self, action: int) -> None:
        """Plays a legal answer, up to the next question."""
        self.state.play(action)
        self._settle()

    def answer_at_random(self) -> None:
        self.answer(int(random_answer(self.state, self.rng)))

    def observe(self, seat: int) -> Observation:
        """What the seat knows, and which answers it may give now: none if another one is asked."""
        return {"observation": self.numbers(seat), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        mask: Mask = np.zeros(self.actions, dtype=np.int8)
        if self.state.seat == seat:
            mask[np.asarray(self.state.legal())] = 1
        return mask

    def numbers(self, seat: int) -> Numbers:
        return self.row.scaled(self.state.redact(seat), seat)

    def payoffs(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        return payoffs(self.state.ranks()) if self.over else [0.0] * self.seats

    def _settle(self) -> None:
        state = self.state
        while True:
            if state.seat == CHANCE:
                state.play(random_answer(state, self.rng))
            elif (only := only_answer(state)) is not None:
                state.play(only)
            else:
                return

    # --- copies ---

    def __deepcopy__(self, _: object) -> Self:
        copy = type(self).__new__(type(self))
        vars(copy).update(vars(self), state=self.state.clone())
        copy._seed_with(self._seed_of_copy())
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (self.game.name, self.seats, self.options, self.state.dump(), self._seed_of_copy())

    def _seed_of_copy(self) -> int:
        """A copy draws otherwise than this one, which it must not tell what chance will decide; and this one draws as
        if there were no copy."""
        self._copies += 1
        return int(seeded_secret("copy", self._seed, self._copies)[:15], 16)


def _revived(game: str, seats: int, options: Options, position: dict[str, Any], seed: int) -> Episode:
    episode = Episode(game, seats, seed, options)
    episode.state = episode.game.load(position)
    return episode
