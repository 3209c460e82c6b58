"""Ratings by OpenSkill (the model of Plackett and Luce): how strong somebody is at a game, and how sure that is."""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    mean: float
    error: float  # the standard deviation


_MODEL = PlackettLuce()
LUCK = _MODEL.beta  # how much one game differs from another
NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma)


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game that has ended with these ranks: 1 is the first, and the same rank is a tie."""
    teams = [[_MODEL.rating(mu=rating.mean, sigma=rating.error)] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(rating.mu, rating.sigma) for (rating,) in after]
