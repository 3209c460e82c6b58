"""What one plays for, and what every kind of thing on the board is, costs and brings."""

from collections.abc import Mapping
from functools import cache

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.data import (
    DELIVERY_PAY,
    DRILL_PRICE,
    DRILL_RIGS,
    EMPTYING_SHARES,
    LEAST_BID,
    MOVE_PRICE,
    OWN_WELLS,
    PUMP_BARRELS,
    REFINERY_PRICE,
    REFINERY_ROOM,
    RENEW_POINTS,
    RIG_PRICE,
    SHARES_PER_DOLLAR,
    SWAP_PRICE,
    TANKER_FEE,
    TANKER_PRICE,
    TANKER_ROOM,
    TRAIN_FEE,
    TRAIN_PRICE,
    TRANSPORT_PRICE,
    WILDCATTER_STEP,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import loans
from gusher.kernel.say import Say, say


def goal(state: Position) -> Say:
    return say("wildcatters-goal", rounds=int(state.setting.rounds))


def kinds(_state: Position) -> Mapping[str, Say]:
    return _kinds()


def _about(kind: str, **numbers: int) -> Say:
    return say(f"wildcatters-place-{kind}", **{name: int(number) for name, number in numbers.items()})


@cache
def _kinds() -> Mapping[str, Say]:
    plain = ("round", "map", "track", "crate", "purse", "card", "desk", "done")
    dear = {"first": RIG_PRICE[0], "last": RIG_PRICE[OWN_WELLS - 1], "most": OWN_WELLS}
    plant = {"price": REFINERY_PRICE, "room": REFINERY_ROOM, "pay": DELIVERY_PAY, "shares": EMPTYING_SHARES}
    return {
        **{kind: _about(kind) for kind in plain},
        "field": _about("field", rigs=DRILL_RIGS, most=OWN_WELLS),
        "rig": _about("rig", **dear),
        "pump": _about("pump", barrels=PUMP_BARRELS),
        "wildcatter": _about("wildcatter", step=WILDCATTER_STEP, second=2 * WILDCATTER_STEP),
        "refinery": _about("refinery", **plant),
        "site": _about("site", price=REFINERY_PRICE),
        "harbour": _about("harbour", price=TANKER_PRICE),
        "train": _about("train", price=TRAIN_PRICE, fee=TRAIN_FEE),
        "box": _about("box", price=TRAIN_PRICE),
        "tanker": _about("tanker", price=TANKER_PRICE, room=TANKER_ROOM, fee=TANKER_FEE, move=MOVE_PRICE),
        "renew": _about("renew", points=RENEW_POINTS),
        "mix": _about("mix", shares=SHARES_PER_DOLLAR),
        "empty": _about("empty", shares=EMPTYING_SHARES),
        "drill": _about("drill", price=DRILL_PRICE, rigs=DRILL_RIGS),
        "swap": _about("swap", price=SWAP_PRICE),
        "transport": _about("transport", price=TRANSPORT_PRICE),
    }


def risk(state: Position, action: int) -> Say | None:
    """W103, W173, W174: a bid that takes all one's own shares, or more, leads to a loan if it wins."""
    if not do.BID <= action < do.RIDE:
        return None
    left = loans.own(state, state.seat) - (action - do.BID + LEAST_BID)
    if left > 0 or (left == 0 and not state.setting.zero_loan):
        return None
    return say("wildcatters-risk-credit", price=int(state.setting.loan_prices[state.setting.rounds]))
