"""Bots that do not behave, for the arena to survive."""

import os
import sys
import time
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import Bot, Budget
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

NOTE = "GUSHER_TEST_NOTE"  # where a bot that hangs says so


class Crashing(Bot):
    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        raise ZeroDivisionError("on purpose")


class Unmakeable(Bot):
    @property
    def budget(self) -> Budget:
        raise ValueError("no budget for me")

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        return int(legal[0])


class Hanging(Bot):
    """Hangs in its third answer only, so that games are under way, and leaves a note that it does."""

    answers = 0

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        self.answers += 1
        if self.answers == 3:
            Path(os.environ[NOTE]).touch()
            while True:
                time.sleep(1)
        return int(legal[0])


class Vanishing(Bot):
    """Takes the whole process with it."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        os._exit(7)


class Fickle(Bot):
    """Takes the whole process with it in some games, whenever they are played, and plays the others."""

    answers = 0

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        self.answers += 1
        if self.answers == 2 and rng.below(4) == 0:
            os._exit(7)
        return int(legal[0])


class Cheating(Bot):
    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        return 5_000


class Talking(Bot):
    """Writes to standard output, which must not disturb the results."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        print("I am thinking aloud")
        sys.stdout.flush()
        return int(legal[0])


class Sleeping(Bot):
    """Never answers."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        while True:
            time.sleep(1)


class Counting(Bot):
    """Thinks for ever, without a pause in which it could be spoken to."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        count = 0
        while True:
            count += 1


class Hoarding(Bot):
    """Remembers everything, until there is no room left."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        kept = []
        while True:
            kept.append(bytearray(2**24))
