"""Where idle tankers should lie (step F): in harbours to which many barrels come and few tankers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.advice.outlooks import tanker
from gusher.games.wildcatters.advice.prospect import Prospect
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import NOTHING, REGION_COUNT, ZONE_COUNT
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fleet

WORTHWHILE: Final = 0.05  # a move must bring so much more than it costs


def best_harbour(prospect: Prospect, seat: i64, here: i64) -> i64:
    """Where a tanker that leaves `here` is worth most; NOTHING if nowhere else."""
    best: i64 = NOTHING
    most: float = 0.0
    zone: i64 = 0
    while zone < REGION_COUNT:
        worth: float = arriving(prospect, zone, seat)
        if zone != here and worth > most:
            most = worth
            best = zone
        zone += 1
    return best


def arriving(prospect: Prospect, zone: i64, seat: i64) -> float:
    """One more tanker there: the more lie there already, the less it has to do."""
    crowd: float = float(prospect.tankers_at(zone))
    return tanker(prospect, zone, seat) * (1.0 + crowd) / (2.0 + crowd)


def advise_move(state: Position, weights: Weights, answers: vec[i64]) -> i64:
    """The tanker that gains most by moving."""
    prospect: Prospect = Prospect(state, weights)
    best: i64 = do.DONE
    most: float = WORTHWHILE + (0.0 if fleet.price(state) == 0 else weights.dollar)
    for answer in answers:
        if do.MOVE <= answer < do.MOVE + ZONE_COUNT:
            here: i64 = answer - do.MOVE
            there: i64 = best_harbour(prospect, state.seat, here)
            if there != NOTHING:
                gain: float = arriving(prospect, there, state.seat) - tanker(prospect, here, state.seat)
                if gain > most:
                    most = gain
                    best = answer
    return best


def advise_harbour(state: Position, weights: Weights) -> i64:
    zone: i64 = best_harbour(Prospect(state, weights), state.seat, state.zone)
    if zone != NOTHING:
        return do.SAIL + zone
    return do.SAIL + (0 if state.zone != 0 else 1)
