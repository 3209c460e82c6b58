"""Ratings by OpenSkill (the model of Plackett and Luce): how strong somebody is at a game, and how sure that is."""

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from openskill.models import PlackettLuce


class Rating(NamedTuple):
    mean: float
    error: float  # the standard deviation


_MODEL = PlackettLuce()
LUCK = _MODEL.beta  # how much one game differs from another
NEWCOMER = Rating(_MODEL.mu, _MODEL.sigma)
ORIGIN_ELO = 1000.0  # where newcomers begin


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game that has ended with these ranks: 1 is the first, and the same rank is a tie."""
    teams = [[_MODEL.rating(mu=rating.mean, sigma=rating.error)] for rating in before]
    after = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(rating.mu, rating.sigma) for (rating,) in after]


def per_point(seats: int) -> float:
    """What a point of Elo is on the model's scale, among so many whose ratings are certain: 400 points are odds of ten
    to one between any two of them."""
    return sqrt(seats) * LUCK * log(10) / 400


def in_elo(rating: Rating, seats: int) -> Rating:
    """A rating in points of Elo."""
    return Rating(ORIGIN_ELO + (rating.mean - NEWCOMER.mean) / per_point(seats), rating.error / per_point(seats))


def from_elo(points: float, error: float, seats: int) -> Rating:
    return Rating(NEWCOMER.mean + (points - ORIGIN_ELO) * per_point(seats), error * per_point(seats))
