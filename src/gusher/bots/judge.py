"""From points to chances of winning: what the greedy bot maximises and the search backs up."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.policy import MARGIN, Policy, Position, final_points
from gusher.kernel.state import OVER, State

# Winning is nearly everything; the rest of the worth goes by points, so that a bot that is far ahead or behind still
# plays well.
WIN: Final = 0.9
POINTS: Final = 0.1


def worth(state: Position, policy: Policy[Position]) -> vec[float]:
    """Each seat's worth of a position, all together 1: the result at the end, the policy's judgement before."""
    if state.seat == OVER:
        return result(state, policy.margin())
    return shares(policy.outlook(state), policy.spread(state))


def result(state: State, margin: float = MARGIN) -> vec[float]:
    """Each seat's worth of a finished game: a share of the win, and a little for the points."""
    winners: i64 = 0
    ranks: list[int] = state.ranks()
    for rank in ranks:
        if rank == 1:
            winners += 1
    by_points: vec[float] = shares(final_points(state), margin)
    seat: i64 = 0
    while seat < len(by_points):
        by_points[seat] *= POINTS
        if ranks[seat] == 1:
            by_points[seat] += WIN / float(winners)
        seat += 1
    return by_points


def shares(points: vec[float], spread: float) -> vec[float]:
    """Points turned into chances: equal points are equal chances, a lead of `spread` is about 73 % for two."""
    best: float = points[0]
    for point in points:
        best = max(best, point)
    chances: vec[float] = vec[float](capacity=len(points))
    total: float = 0.0
    for point in points:
        chance: float = exp((point - best) / spread)
        total += chance
        chances = append(chances, chance)
    seat: i64 = 0
    while seat < len(chances):
        chances[seat] /= total
        seat += 1
    return chances
