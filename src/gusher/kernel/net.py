"""A small net: one number from many. A weighted sum of the inputs, and of as many hidden ones as it has.

Sums have a fixed order and there is nothing in it but +, × and a comparison, so it gives the same number to the last
bit, compiled and not (hatch_build.py tells the C compiler to keep to that, too).
"""

from librt.vecs import vec
from mypy_extensions import i64


class Net:
    """Weights lie in one row: of each input and a constant; then, for each hidden number, of each input, a constant,
    and what it counts in the sum, as far as it is above zero."""

    def __init__(self, inputs: i64, hidden: i64, weights: vec[float]) -> None:
        if len(weights) != size(inputs, hidden):
            raise ValueError(f"{len(weights)} weights for {inputs} inputs and {hidden} hidden numbers")
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.weights: vec[float] = weights

    def number(self, given: vec[float]) -> float:
        """What it makes of the inputs."""
        total: float = self.weighted(given, 0)
        at: i64 = self.inputs + 1
        end: i64 = len(self.weights)
        while at < end:
            hidden: float = self.weighted(given, at)
            at += self.inputs + 2
            if hidden > 0.0:
                total += self.weights[at - 1] * hidden
        return total

    def weighted(self, given: vec[float], at: i64) -> float:
        """The sum of the inputs by the weights that begin there, with the constant after them."""
        weights: vec[float] = self.weights
        inputs: i64 = self.inputs
        total: float = weights[at + inputs]
        i: i64 = 0
        while i < inputs:
            total += weights[at + i] * given[i]
            i += 1
        return total


def size(inputs: i64, hidden: i64) -> i64:
    """How many weights there are."""
    return inputs + 1 + hidden * (inputs + 2)
