"""Whether counts fit weights (chi-square), and vectors for the engine."""

from librt.vecs import append, vec
from mypy_extensions import i64


def fits(counts: list[int], weights: list[int]) -> bool:
    """Chi-square below its mean plus four standard deviations: with fixed seeds this either holds for good or not."""
    expected = [sum(counts) * weight / sum(weights) for weight in weights]
    distance: float = sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))
    freedom = len(counts) - 1
    limit: float = freedom + 4 * (2 * freedom) ** 0.5
    return distance < limit


def vector(numbers: list[int]) -> vec[i64]:
    result = vec[i64]()
    for number in numbers:
        result = append(result, number)
    return result
