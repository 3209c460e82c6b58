"""From points to chances of winning: what the greedy bot maximises and the search backs up."""

from collections.abc import Callable
from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.net import Net
from gusher.kernel.policy import MARGIN, Policy, Position, final_points
from gusher.kernel.state import OVER, State

# Winning is nearly everything; the rest of the worth goes by points, so that a bot that is far ahead or behind still
# plays well.
WIN: Final = 0.9
POINTS: Final = 0.1

OWN: Final = -1  # the patience that the game's policy advises
MOST_AHEAD: Final = 12.0  # spreads: further ahead or behind, nothing is left to learn


class Judge:
    """How a search judges a position, and how it plays on before it does: so many steps (`patience`), and with so many
    thoughts within thoughts about what its seat will be asked until all is quiet (`rethinks`, bots/rethinking.py). By
    the game's own judgement and patience, unless it is given others. A `wide` one begins with everything that could be
    an idea. With a `liking` some things are worth more to who thinks than they are: a search that weighs ideas takes
    that into account."""

    def __init__(
        self,
        policy: Policy[State],
        value: "Value | None" = None,
        patience: i64 = OWN,
        liking: "Liking | None" = None,
        rethinks: i64 = 0,
        wide: bool = False,
    ) -> None:
        self.policy = policy
        self.value = value
        self.patience: i64 = policy.patience() if patience == OWN else patience
        self.rethinks: i64 = rethinks
        self.wide = wide
        self.liking = liking
        self.clock: Callable[[], bool] | None = None  # of who thinks in long pieces: has its time passed?

    def heed(self, clock: Callable[[], bool]) -> None:
        """Says by what clock time is up. Who looks at everything, or thinks of one world for as long as there is time,
        looks at it meanwhile; for others the look between two worlds is enough."""
        if self.wide or self.rethinks > 0:
            self.clock = clock

    def is_late(self) -> bool:
        """Must whatever is still to be thought about be left as it is?"""
        clock = self.clock
        return clock is not None and clock()

    def worths(self, state: State) -> vec[float]:
        """Each seat's worth of a position, all together 1."""
        value: Value | None = self.value
        if value is None or state.seat == OVER:
            return worth(state, self.policy)
        return shares(value.hopes(state, self.policy), 1.0)


class Liking:
    """What one more of each feature adds to the chance of winning, as a character sees it."""

    def __init__(self, tastes: vec[float], numbers: Callable[[State, i64], vec[float]]) -> None:
        self.tastes = tastes
        self.numbers = numbers

    def of(self, state: State, seat: i64) -> float:
        """How much it likes all that the seat sees there."""
        found: vec[float] = self.numbers(state, seat)
        liked: float = 0.0
        i: i64 = 0
        while i < len(self.tastes):
            liked += self.tastes[i] * found[i]
            i += 1
        return liked


class Value:
    """A learned judgement: what a net makes of the features of a position, and of how far the game's own judgement
    sees each seat ahead. It knows one game and one number of seats."""

    def __init__(self, net: Net, numbers: Callable[[State, i64], vec[float]]) -> None:
        self.net = net
        self.numbers = numbers

    def hopes(self, state: State, policy: Policy[State]) -> vec[float]:
        """By seat: one more than another's is about 73 % for two (`shares`)."""
        leads: vec[float] = ahead(policy.outlook(state), policy.spread(state))
        hopes: vec[float] = vec[float](capacity=len(leads))
        seat: i64 = 0
        while seat < len(leads):
            hopes = append(hopes, self.net.number(append(self.numbers(state, seat), leads[seat])))
            seat += 1
        return hopes


def ahead(points: vec[float], spread: float) -> vec[float]:
    """How far each seat is ahead of the mean, in spreads."""
    mean: float = 0.0
    for point in points:
        mean += point
    mean /= float(len(points))
    leads: vec[float] = vec[float](capacity=len(points))
    for point in points:
        lead: float = (point - mean) / spread
        leads = append(leads, max(-MOST_AHEAD, min(MOST_AHEAD, lead)))
    return leads


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
