"""What the bots know of McMulti: sensible answers to every question, and how a position is likely to end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.advice import ending, picking, shopping, sites, standing, thoughts, trading
from gusher.games.mcmulti.data import ROUND_TURNS
from gusher.games.mcmulti.position import Position
from gusher.kernel.ideas import all_answers, alone
from gusher.kernel.policy import SeatBySeat
from gusher.kernel.rng import Rng

PATIENCE: Final = 250  # about five rounds, and on to the end of that round
TRUST: Final = 2.0
MARGIN: Final = 200.0


class Judgement(SeatBySeat[Position]):
    """The outlook in millions, and advice on every question."""

    def hope(self, state: Position, seat: i64) -> float:
        return standing.outlook(state, seat)

    def spread(self, state: Position) -> float:
        return standing.spread(state)

    def patience(self) -> i64:
        return PATIENCE

    def margin(self) -> float:
        return MARGIN

    def trust(self) -> float:
        return TRUST

    def is_quiet(self, state: Position) -> bool:
        """Between two rounds, before a barrel is traded or a die is rolled."""
        if state.turn % ROUND_TURNS != 1 or state.rolls > 0:
            return False
        return state.step == ask.MARKET or (state.step == ask.ROLL and state.traded == 0)

    def ideas(self, state: Position) -> vec[i64]:
        """Where thinking pays: purchases, sales and barrels; dice, places and islands are left to the advice."""
        advice: i64 = settled_advice(state)
        if state.step in (ask.SHOP, ask.START_SHOP):
            return thoughts.deals(state, advice)
        if state.step == ask.TRADE:
            return thoughts.barrels(state, advice)
        if state.step == ask.FORCED_SALE:
            return thoughts.forced_sales(state, advice)
        if state.step in (ask.ISLAND, ask.PUMP, ask.REFINE, ask.PLACE, ask.PARK):
            return alone(advice)
        return all_answers(state, advice)

    def advise(self, state: Position, rng: Rng) -> i64:
        return settled_advice(state)


def settled_advice(state: Position) -> i64:
    """Nothing is left to chance."""
    step: i64 = state.step
    if step in (ask.SHOP, ask.START_SHOP):
        return shopping.advise_shop(state)
    if step == ask.PLACE:
        return sites.advise_place(state)
    if step == ask.TRADE:
        return trading.advise_barrel(state)
    if step == ask.MARKET:
        return trading.advise_pair(state)
    if step == ask.PUMP:
        return trading.advise_pumping(state)
    if step == ask.REFINE:
        return trading.advise_refining(state)
    if step == ask.STRIKE:
        return shopping.advise_strike(state)
    if step == ask.REROLL:
        return ending.advise_rerolling(state)
    if step == ask.FORCED_SALE:
        return shopping.advise_forced_sale(state)
    if step == ask.PARK:
        return sites.advise_parking(state)
    if step == ask.ISLAND:
        return picking.advise_island(state)
    return ending.advise_announcing(state)


POLICY: Final = Judgement()
