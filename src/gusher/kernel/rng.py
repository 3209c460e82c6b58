"""A small, fast, repeatable generator for play-outs, bots and tests.

Matches do not use it: their chance comes from a secret (kernel/chance.py). No state of a game ever holds one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

# L'Ecuyer's two combined multiplicative generators: products stay far below 2**63, so compiled and uncompiled
# runs give the same numbers. Period about 2.3e18.
MODULUS_1: Final = 2147483563
MODULUS_2: Final = 2147483399
FACTOR_1: Final = 40014
FACTOR_2: Final = 40692


@mypyc_attr(allow_interpreted_subclasses=False)
class Rng:
    """Numbers that look random and depend on the seed alone."""

    def __init__(self, seed: int) -> None:
        # Neighbouring seeds must not give neighbouring numbers: spread them over both halves first.
        mixed = (seed * 0x9E3779B97F4A7C15 + 0x7F4A7C15F39CC060) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 31
        mixed = (mixed * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed ^= mixed >> 29
        self._one: i64 = (mixed >> 32) % (MODULUS_1 - 1) + 1
        self._two: i64 = (mixed & 0xFFFFFFFF) % (MODULUS_2 - 1) + 1

    def bits(self) -> i64:
        """The next number, from 0 to MODULUS_1 - 2."""
        self._one = self._one * FACTOR_1 % MODULUS_1
        self._two = self._two * FACTOR_2 % MODULUS_2
        mixed: i64 = self._one - self._two
        if mixed < 0:
            mixed += MODULUS_1 - 1
        return mixed

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 (n at most a million: beyond that the slight unevenness would matter)."""
        return self.bits() * n // (MODULUS_1 - 1)

    def unit(self) -> float:
        """A number from 0 up to, but not including, 1."""
        number: int = self.bits()
        return number / (MODULUS_1 - 1)

    def pick(self, weights: vec[i64]) -> i64:
        """An index, chosen with the given positive weights."""
        total: i64 = 0
        for weight in weights:
            total += weight
        rest: i64 = self.below(total)
        index: i64 = 0
        while rest >= weights[index]:
            rest -= weights[index]
            index += 1
        return index
