"""The net: small ones by hand, and the same bits compiled and not."""

import struct
from hashlib import sha256

import pytest
from librt.vecs import append, vec

from gusher.kernel.net import Net, size
from gusher.kernel.rng import Rng


def row(*numbers: float) -> vec[float]:
    made = vec[float]()
    for number in numbers:
        made = append(made, number)
    return made


def test_a_weighted_sum() -> None:
    assert Net(2, 0, row(2.0, -1.0, 0.5)).number(row(3.0, 4.0)) == 2.5


def test_a_hidden_number_counts_above_zero_alone() -> None:
    net = Net(1, 1, row(1.0, 0.0, 2.0, -4.0, 10.0))
    assert net.number(row(1.0)) == 1.0
    assert net.number(row(3.0)) == 23.0


def test_too_few_weights_are_refused() -> None:
    assert size(3, 2) == 14
    with pytest.raises(ValueError, match="13 weights"):
        Net(3, 2, row(*[0.0] * 13))


def test_the_same_bits_compiled_and_not() -> None:
    """The sum was written down once; this test runs both ways."""
    rng = Rng(16)

    def some(number: int) -> vec[float]:
        return row(*(rng.unit() * 2.0 - 1.0 for _ in range(number)))

    net = Net(61, 48, some(int(size(61, 48))))
    bits = b"".join(struct.pack("<d", net.number(some(61))) for _ in range(200))
    assert sha256(bits).hexdigest()[:16] == "e6637a305afa0d2f"
