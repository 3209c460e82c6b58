"""What one plays for, and what every kind of thing on the board is, costs and brings."""

from collections.abc import Mapping
from functools import cache

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import (
    BUILD_COST,
    END_CRUDE,
    END_DERRICK,
    FEE,
    KINDS,
    LEAST_VALUE,
    LOOKABLE,
    OVERFLOW,
    STAR,
    TANK_LIMIT,
    TERRAIN_COST,
    TERRAINS,
    TILE_COPIES,
    VALUES,
)
from gusher.games.giganten.position import Position
from gusher.kernel.say import Say, say


def goal(_state: Position) -> Say:
    return say("giganten-goal", star=int(STAR))


def kinds(_state: Position) -> Mapping[str, Say]:
    return _kinds()


@cache
def _kinds() -> Mapping[str, Say]:
    plain = ("round", "costs", "rail", "points", "well", "bidder", "road", "truck", "card", "card-red", "purse")
    piles = ("pile-red", "pile-beige", "pile-licences")
    fee, marker = int(FEE), int(END_CRUDE)
    tank = {"limit": int(TANK_LIMIT), "overflow": int(OVERFLOW)}
    return {
        **{kind: say(f"giganten-place-{kind}") for kind in (*plain, *piles)},
        **{name: say(f"giganten-place-{name}", cost=int(TERRAIN_COST[place])) for place, name in enumerate(TERRAINS)},
        **{f"tile-{kind + 1}": _tile(kind) for kind in range(KINDS)},
        "derrick": say("giganten-place-derrick", first=int(END_DERRICK[0]), last=int(END_DERRICK[-1]), marker=marker),
        "supply": say("giganten-place-supply"),
        "lane": say("giganten-place-lane", fee=fee),
        "black": say("giganten-place-black", fee=fee, star=int(STAR)),
        "train": say("giganten-place-train", fee=fee),
        "company": say("giganten-place-company"),
        "tank": say("giganten-place-tank", **tank),
        "others-tank": say("giganten-place-others-tank", **tank),
    }


def _tile(kind: int) -> Say:
    """What may lie under it, and what a derrick on it costs."""
    values = [value + LEAST_VALUE for value in range(VALUES) if TILE_COPIES[kind * VALUES + value]]
    return say(
        "giganten-place-tile",
        kind=kind + 1,
        cost=int(BUILD_COST[kind]),
        least=min(values),
        most=max(values),
        looked="yes" if LOOKABLE[kind] else "no",
    )


def risk(state: Position, action: int) -> Say | None:
    """G78, G82: a bid beyond one's own licences, won, costs half of them."""
    seat = state.seat
    if not do.BID <= action < do.PASS or action - do.BID + 1 <= state.ones[seat] + 2 * state.twos[seat]:
        return None
    return say("giganten-risk-bluff", cards=(int(state.held[seat]) + 1) // 2)
