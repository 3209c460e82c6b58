"""Fits a net to games: its softmax over the seats should be what each of them got in the end.

Adam over small batches, in numpy. Inputs are brought to mean 0 and deviation 1 first; the weights that come out take
them as they are. Whole games are held back to see how well it does on what it has not seen.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from gusher.lab.selfplay import Samples

Floats = npt.NDArray[np.float64]

HELD_BACK = 5  # every so many games
BATCH = 64  # positions
RATES = (0.004, 0.001, 0.00025)  # the next one when nothing is gained any more
DECAY = 0.01  # of all weights at each step, in units of the rate
BETA_1, BETA_2, TINY = 0.9, 0.999, 1e-8
EPOCHS = 60  # at most, with each rate
STALE = 4  # epochs without a gain that end it
SPOILED = 0.5  # deviation of weights that make no sense


@dataclass
class Parameters:
    """Of the net, for inputs of mean 0 and deviation 1. No constant in the sum: it would be the same for all seats."""

    direct: Floats  # (inputs,)
    inner: Floats  # (hidden, inputs)
    offset: Floats  # (hidden,)
    outer: Floats  # (hidden,)

    def parts(self) -> list[Floats]:
        return [self.direct, self.inner, self.offset, self.outer]

    def copy(self) -> "Parameters":
        return Parameters(*(part.copy() for part in self.parts()))


@dataclass(frozen=True)
class Scale:
    mean: Floats
    deviation: Floats

    @staticmethod
    def of(samples: Samples) -> "Scale":
        flat = samples.inputs.reshape(-1, samples.inputs.shape[-1]).astype(np.float64)
        deviation = flat.std(axis=0)
        return Scale(flat.mean(axis=0), np.where(deviation > 1e-9, deviation, 1.0))


def by_hand(scale: Scale, hidden: int, rng: np.random.Generator) -> Parameters:
    """The game's own judgement: the lead, the last input, is all that counts. Hidden numbers begin without a say."""
    inputs = len(scale.mean)
    direct = np.zeros(inputs)
    direct[-1] = scale.deviation[-1]
    return Parameters(
        direct, rng.normal(0.0, (2.0 / inputs) ** 0.5, (hidden, inputs)), np.zeros(hidden), np.zeros(hidden)
    )


def spoiled(scale: Scale, hidden: int, rng: np.random.Generator) -> Parameters:
    """Weights that make no sense."""
    made = by_hand(scale, hidden, rng)
    made.direct[:] = rng.normal(0.0, SPOILED, len(made.direct))
    made.outer[:] = rng.normal(0.0, SPOILED, hidden)
    return made


def linear(parameters: Parameters) -> Parameters:
    """Without its hidden numbers."""
    return Parameters(parameters.direct.copy(), parameters.inner[:0], parameters.offset[:0], parameters.outer[:0])


def row(parameters: Parameters, scale: Scale) -> list[float]:
    """The weights as kernel/net.py wants them: for inputs as they are."""
    weights: list[float] = []
    for inner, offset, outer in [(parameters.direct, 0.0, None), *_hidden(parameters)]:
        plain = inner / scale.deviation
        weights += [*map(float, plain), float(offset - plain @ scale.mean)]
        if outer is not None:
            weights.append(float(outer))
    return weights


def _hidden(parameters: Parameters) -> list[tuple[Floats, float, float | None]]:
    return [
        (inner, float(offset), float(outer))
        for inner, offset, outer in zip(parameters.inner, parameters.offset, parameters.outer, strict=True)
    ]


def parameters_of(weights: list[float], hidden: int, scale: Scale) -> Parameters:
    """The other way round: weights that were kept, for inputs of this scale."""
    inputs = len(scale.mean)
    rows = np.array(weights[inputs + 1 :]).reshape(hidden, inputs + 2)
    inner = rows[:, :inputs] * scale.deviation
    return Parameters(
        np.array(weights[:inputs]) * scale.deviation,
        inner,
        rows[:, inputs] + rows[:, :inputs] @ scale.mean,
        rows[:, inputs + 1].copy(),
    )


# --- loss and gradient ---


def hopes(parameters: Parameters, inputs: Floats) -> tuple[Floats, Floats]:
    """(positions, seats), and the hidden numbers."""
    hidden = np.maximum(inputs @ parameters.inner.T + parameters.offset, 0.0)
    return inputs @ parameters.direct + hidden @ parameters.outer, hidden


def chances(hoped: Floats) -> Floats:
    raised: Floats = np.exp(hoped - hoped.max(axis=1, keepdims=True))
    whole: Floats = raised / raised.sum(axis=1, keepdims=True)
    return whole


def loss(parameters: Parameters, inputs: Floats, worths: Floats) -> float:
    """How far the chances are from what came: 0 is perfect foresight (the divergence of the two, in nats)."""
    return _apart(chances(hopes(parameters, inputs)[0]), worths)


def blind(worths: Floats) -> float:
    """The loss of who takes all seats to be alike."""
    return _apart(np.full_like(worths, 1 / worths.shape[1]), worths)


def _apart(foretold: Floats, worths: Floats) -> float:
    return float((worths * np.log((worths + 1e-12) / (foretold + 1e-12))).sum(axis=1).mean())


def gradient(parameters: Parameters, inputs: Floats, worths: Floats) -> list[Floats]:
    hoped, hidden = hopes(parameters, inputs)
    slope = (chances(hoped) - worths) / len(inputs)  # for worths sum to 1
    through = slope[..., None] * parameters.outer * (hidden > 0.0)
    return [_summed(slope, inputs), _summed(through, inputs), through.sum(axis=(0, 1)), _summed(slope, hidden)]


def _summed(one: Floats, other: Floats) -> Floats:
    """Over positions and seats, the products of what each of the two holds of them."""
    product: Floats = np.tensordot(one, other, axes=((0, 1), (0, 1)))
    return product


class Adam:
    def __init__(self, parameters: Parameters, rate: float) -> None:
        self.parameters = parameters
        self.rate = rate
        self.steps = 0
        self.means = [np.zeros_like(part) for part in parameters.parts()]
        self.squares = [np.zeros_like(part) for part in parameters.parts()]

    def step(self, slopes: list[Floats]) -> None:
        self.steps += 1
        for place, (part, slope) in enumerate(zip(self.parameters.parts(), slopes, strict=True)):
            self.means[place] += (1 - BETA_1) * (slope - self.means[place])
            self.squares[place] += (1 - BETA_2) * (slope**2 - self.squares[place])
            unbiased = self.means[place] / (1 - BETA_1**self.steps)
            size = np.sqrt(self.squares[place] / (1 - BETA_2**self.steps)) + TINY
            part[...] = part - self.rate * (unbiased / size + DECAY * part)


# --- the fit ---


class Lessons:
    """Samples on one scale, with some games held back."""

    def __init__(self, samples: Samples, scale: Scale) -> None:
        self.inputs: Floats = (samples.inputs.astype(np.float64) - scale.mean) / scale.deviation
        self.worths: Floats = samples.worths.astype(np.float64)
        held = samples.games % HELD_BACK == 0
        self.taught = np.flatnonzero(~held)
        self.unseen = np.flatnonzero(held)

    def loss(self, parameters: Parameters) -> float:
        """On the games held back."""
        return loss(parameters, self.inputs[self.unseen], self.worths[self.unseen])

    def blind(self) -> float:
        return blind(self.worths[self.unseen])

    def learn(self, start: Parameters, rng: np.random.Generator, heard: Callable[[float], None]) -> Parameters:
        """The best parameters by the games held back, from these on; `heard` is told the loss after each epoch."""
        best, lowest = start, self.loss(start)
        for rate in RATES:
            learned, stale = best.copy(), 0
            adam = Adam(learned, rate)
            for _ in range(EPOCHS):
                self._epoch(adam, rng)
                now = self.loss(learned)
                heard(now)
                stale += 1
                if now < lowest:
                    best, lowest, stale = learned.copy(), now, 0
                if stale == STALE:
                    break
        return best

    def _epoch(self, adam: Adam, rng: np.random.Generator) -> None:
        """Everything once, in another order each time."""
        order = rng.permutation(self.taught)
        for first in range(0, len(order), BATCH):
            batch = order[first : first + BATCH]
            adam.step(gradient(adam.parameters, self.inputs[batch], self.worths[batch]))
