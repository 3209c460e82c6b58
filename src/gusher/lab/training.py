"""A training, step by step, in a folder that holds all that was done: whoever stops it goes on from there."""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import joblib
import numpy as np

from gusher.bots.judge import Judge
from gusher.kernel.errors import GusherError
from gusher.kernel.values import Weights, inputs_of, read
from gusher.lab import fit
from gusher.lab.duel import Duel, duel_game
from gusher.lab.plan import Plan
from gusher.lab.selfplay import Samples, play, play_chunk, value_of

CHUNK = 20  # games that are played, and kept, at once
START, LINEAR, NET = "start", "linear", "net"


class BadTraining(GusherError):
    """A folder that holds something else."""

    family = "train"


@dataclass(frozen=True)
class Point:
    """Of the curve: after an epoch, how far the value is from what came in games that it has not seen."""

    generation: int
    stage: str  # START, LINEAR or NET
    epoch: int
    positions: int
    loss: float
    by_hand: float  # the same of the game's own judgement …
    blind: float  # … and of who takes all seats to be alike


class Training:
    def __init__(self, plan: Plan, folder: Path, command: str) -> None:
        """Raises BadTraining if another plan was begun there."""
        self.plan = plan
        self.folder = folder
        self.command = command
        self.game = plan.description()
        folder.mkdir(parents=True, exist_ok=True)
        begun = folder / "plan.json"
        if begun.exists() and json.loads(begun.read_text(encoding="utf-8")) != plan.data():
            raise BadTraining("other-plan", folder=str(folder))
        _write(begun, plan.data())

    @property
    def result(self) -> Path:
        """Where the weights are in the end; to ship them, they go to games/<game>/values/."""
        return self.folder / f"{self.plan.seats}.value"

    def total(self) -> int:
        """Steps, for a progress bar: games."""
        return self.plan.games * self.plan.generations + self.plan.duel

    def run(self, jobs: int, done: Callable[[int], None]) -> tuple[list[Point], Duel | None]:
        """All of it, or what is left. The same whatever the number of jobs, and wherever it was stopped."""
        for generation in range(self.plan.generations):
            self.play(generation, jobs, done)
            self.learn(generation)
        _put(self.result, self._value(self.plan.generations).read_bytes())
        return self.curve(), self.duel(jobs, done)

    def curve(self) -> list[Point]:
        return [point for generation in range(self.plan.generations) for point in self._points(generation)]

    # --- playing ---

    def play(self, generation: int, jobs: int, done: Callable[[int], None]) -> None:
        """The games of a generation, chunk by chunk; those that lie in the folder are not played again."""
        judging = self._before(generation)
        missing = [numbers for numbers in self._all() if not self._chunk(generation, numbers).exists()]
        done(self.plan.games - sum(map(len, missing)))
        work = (joblib.delayed(play_chunk)(self.plan.data(), generation, numbers, judging) for numbers in missing)
        for numbers, samples in zip(missing, joblib.Parallel(n_jobs=jobs, return_as="generator")(work), strict=True):
            self._keep(generation, numbers, samples)
            done(len(numbers))

    def _keep(self, generation: int, numbers: list[int], samples: Samples) -> None:
        file = self._chunk(generation, numbers)
        trial = file.with_suffix(".part.npz")
        np.savez_compressed(trial, inputs=samples.inputs, worths=samples.worths, games=samples.games)
        trial.replace(file)

    def _samples(self, generations: int) -> Samples:
        files = [self._chunk(generation, numbers) for generation in range(generations) for numbers in self._all()]
        return Samples.joined([_loaded(file) for file in files])

    def _all(self) -> list[list[int]]:
        return list(_chunks(self.plan.games))

    # --- learning ---

    def learn(self, generation: int) -> None:
        """From the games of all generations so far, beginning with what the one before has learned."""
        if self._value(generation + 1).exists():
            return
        samples = self._samples(generation + 1)
        scale = fit.Scale.of(samples)
        lessons = fit.Lessons(samples, scale)
        rng = np.random.default_rng(self.plan.draw("fit", generation))
        kept = read(self._before(generation), self.game, self.plan.seats)
        begin = fit.parameters_of(list(kept.numbers), kept.hidden, scale)
        hand = lessons.loss(fit.by_hand(scale, 0, rng))
        points = [self._point(generation, START, 0, lessons, lessons.loss(begin), hand)]

        def heard(stage: str) -> Callable[[float], None]:
            return lambda now: points.append(self._point(generation, stage, len(points), lessons, now, hand))

        learned = begin
        if generation == 0:  # a weighted sum first; what is hidden begins without a say
            learned = fit.by_hand(scale, self.plan.hidden, rng)
            learned.direct[:] = lessons.learn(fit.linear(begin), rng, heard(LINEAR)).direct
        if self.plan.hidden:
            learned = lessons.learn(learned, rng, heard(NET))
        _write(self.folder / f"curve-{generation}.json", [asdict(point) for point in points])
        _put(self._value(generation + 1), self._written(fit.row(learned, scale), generation, points))

    def _point(
        self, generation: int, stage: str, epoch: int, lessons: fit.Lessons, now: float, by_hand: float
    ) -> Point:
        return Point(generation, stage, epoch, len(lessons.inputs), now, by_hand, lessons.blind())

    def _points(self, generation: int) -> list[Point]:
        file = self.folder / f"curve-{generation}.json"
        return [Point(**point) for point in json.loads(file.read_text(encoding="utf-8"))]

    # --- weights ---

    def _first(self) -> bytes:
        """What it begins with: the game's own judgement, or weights that make no sense."""
        file = self._value(0)
        if not file.exists():
            inputs = len(inputs_of(self.game, self.plan.seats))
            scale = fit.Scale(np.zeros(inputs), np.ones(inputs))
            make = fit.by_hand
            if self.plan.spoiled:  # a game tells how large the inputs are, so that all of them can do harm
                scale = fit.Scale.of(play(self.plan, self.game, -1, 0, Judge(self.game.policy)))
                make = fit.spoiled
            rng = np.random.default_rng(self.plan.draw("start"))
            _put(file, self._written(fit.row(make(scale, self.plan.hidden, rng), scale), -1, []))
        return file.read_bytes()

    def _before(self, generation: int) -> bytes:
        """The weights that a generation begins with."""
        return self._first() if generation == 0 else self._value(generation).read_bytes()

    def _written(self, row: list[float], generation: int, points: list[Point]) -> bytes:
        learned: dict[str, Any] = {"command": self.command, **self.plan.data(), "rules": self.game.rules}
        if points:
            lowest = min(point.loss for point in points)
            learned |= {
                "generation": generation + 1,
                "positions": points[-1].positions,
                "loss": round(lowest, 5),
                "by_hand": round(points[-1].by_hand, 5),
                "blind": round(points[-1].blind, 5),
            }
        names = inputs_of(self.game, self.plan.seats)
        return Weights(self.game.name, self.plan.seats, names, self.plan.hidden, row, learned).write()

    # --- the duel ---

    def duel(self, jobs: int, done: Callable[[int], None]) -> Duel | None:
        """What was learned against what it began with, if the plan wants it."""
        if not self.plan.duel:
            return None
        file = self.folder / "duel.json"
        played: list[tuple[float, float]] = []
        if file.exists():
            played = [(won, even) for won, even in json.loads(file.read_text(encoding="utf-8"))]
        done(len(played))
        weights = (self.result.read_bytes(), self._first())
        for numbers in _chunks(self.plan.duel, jobs):
            left = [number for number in numbers if number >= len(played)]
            work = (joblib.delayed(_duel_game)(self.plan.data(), number, *weights) for number in left)
            played += joblib.Parallel(n_jobs=jobs)(work)
            _write(file, played)
            done(len(left))
        return Duel.of(played)

    # --- files ---

    def _chunk(self, generation: int, numbers: list[int]) -> Path:
        return self.folder / f"games-{generation}-{numbers[0]:06}.npz"

    def _value(self, generation: int) -> Path:
        """The weights after so many generations."""
        return self.folder / f"after-{generation}.value"


def _duel_game(data: dict[str, Any], number: int, learned: bytes, start: bytes) -> tuple[float, float]:
    plan = Plan.from_data(data)
    game = plan.description()
    one, other = (Judge(game.policy, value_of(game, plan.seats, weights)) for weights in (learned, start))
    return duel_game(plan, game, number, one, other)


def _chunks(games: int, size: int = CHUNK) -> Iterator[list[int]]:
    for first in range(0, games, size):
        yield list(range(first, min(first + size, games)))


def _loaded(file: Path) -> Samples:
    with np.load(file) as kept:
        return Samples(kept["inputs"], kept["worths"], kept["games"])


def _write(file: Path, data: Any) -> None:
    _put(file, json.dumps(data).encode())


def _put(file: Path, data: bytes) -> None:
    """Whole or not at all."""
    trial = file.with_suffix(".part")
    trial.write_bytes(data)
    trial.replace(file)
