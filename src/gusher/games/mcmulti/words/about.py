"""What one plays for, and what every kind of thing on the board is, costs and brings."""

from collections.abc import Mapping
from functools import cache

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.data import FEE, GOAL, SPACES, STEP, WELL_UNIT, WELL_YIELD
from gusher.games.mcmulti.position import Position
from gusher.kernel.say import Say, say


def goal(state: Position) -> Say:
    return say("mcmulti-goal", goal=int(GOAL), limit=int(state.setting.turn_limit))


def kinds(_state: Position) -> Mapping[str, Say]:
    return _kinds()


@cache
def _kinds() -> Mapping[str, Say]:
    plain = ("round", "sign", "cell", "rig", "refinery", "station", "spiral", "economy", "news", "notice", "dice")
    desk = ("desk", "pair", "barrel", "price-rig", "price-station", "price-refinery")
    unit, crude, fee = int(WELL_UNIT), int(WELL_YIELD), int(FEE)
    ladders = [{"spaces": int(SPACES), "least": int(step), "most": int(SPACES * step)} for step in STEP]
    return {
        **{kind: say(f"mcmulti-place-{kind}") for kind in (*plain, *desk)},
        "well": say("mcmulti-place-well", crude=crude),
        "price-well": say("mcmulti-place-price-well", unit=unit, crude=crude),
        "pollution": say("mcmulti-place-pollution", fee=fee),
        "market-crude": say("mcmulti-place-market", product="crude", **ladders[0]),
        "market-gas": say("mcmulti-place-market", product="gas", **ladders[1]),
    }


def risk(_state: Position, action: int) -> Say | None:
    """M138: the second roll counts. M152: whoever announces need not win."""
    if action == do.REROLL:
        return say("mcmulti-risk-reroll")
    return say("mcmulti-risk-announce") if action == do.ANNOUNCE else None
