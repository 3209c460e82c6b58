"""McMulti as a game that asks one small question at a time: every method of the contract, each phase from `rules`."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti import score
from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import (
    ISLANDS,
    MARKET_START,
    MARKETS,
    NOTHING,
    PIECE_KINDS,
    START_CRUDE,
    START_GAS,
    owners,
    start_cash,
)
from gusher.games.mcmulti.position import Position, Setting
from gusher.games.mcmulti.rules import (
    announcing,
    counter,
    dice,
    end,
    first,
    islands,
    market,
    news,
    placing,
    pollution,
    pumping,
    refining,
    reroll,
    shop,
    start_round,
    strike,
    tax,
    trade,
)
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat


class McMulti(Position):
    """One position that can be played."""

    # --- the questions, in playing order ---

    def legal(self) -> vec[i64]:
        step: i64 = self.step
        if step == ask.PICKER:
            return islands.legal_pickers(self)
        if step == ask.ISLAND:
            return islands.legal(self)
        if step == ask.FIRST:
            return first.legal(self)
        if step == ask.NEWS:
            return news.legal(self)
        if step == ask.START_SHOP:
            return start_round.legal(self)
        if step == ask.PLACE:
            return placing.legal(self)
        if step == ask.MARKET:
            return market.legal(self)
        if step == ask.TRADE:
            return trade.legal(self)
        if step == ask.ROLL:
            return dice.legal()
        if step == ask.REROLL:
            return reroll.legal()
        if step == ask.COUNTER:
            return counter.legal()
        if step == ask.STRIKE:
            return strike.legal()
        if step == ask.REFINE:
            return refining.legal(self)
        if step == ask.PUMP:
            return pumping.legal(self)
        if step == ask.FORCED_SALE:
            return tax.legal(self)
        if step == ask.PARK:
            return pollution.legal(self)
        if step == ask.SHOP:
            return shop.legal(self)
        if step == ask.ANNOUNCE:
            return announcing.legal()
        return end.legal()

    def weights(self) -> vec[i64]:
        step: i64 = self.step
        if step == ask.PICKER:
            return islands.weights(self)
        if step == ask.FIRST:
            return first.weights(self)
        if step == ask.NEWS:
            return news.weights(self)
        if step == ask.ROLL:
            return dice.weights()
        return counter.weights()

    def why_not(self, action: i64) -> str:
        step: i64 = self.step
        if step == ask.PICKER:
            return islands.why_no_picker(self, action)
        if step == ask.ISLAND:
            return islands.why_not(self, action)
        if step == ask.FIRST:
            return first.why_not(self, action)
        if step == ask.NEWS:
            return news.why_not(self, action)
        if step == ask.START_SHOP:
            return start_round.why_not(self, action)
        if step == ask.PLACE:
            return placing.why_not(self, action)
        if step == ask.MARKET:
            return market.why_not(self, action)
        if step == ask.TRADE:
            return trade.why_not(self, action)
        if step == ask.ROLL:
            return dice.why_not(action)
        if step == ask.REROLL:
            return reroll.why_not(action)
        if step == ask.COUNTER:
            return counter.why_not(action)
        if step == ask.STRIKE:
            return strike.why_not(action)
        if step == ask.REFINE:
            return refining.why_not(self, action)
        if step == ask.PUMP:
            return pumping.why_not(self, action)
        if step == ask.FORCED_SALE:
            return tax.why_not(self, action)
        if step == ask.PARK:
            return pollution.why_not(self, action)
        if step == ask.SHOP:
            return shop.why_not(self, action)
        if step == ask.ANNOUNCE:
            return announcing.why_not(action)
        return end.why_not(self)

    def play(self, action: i64, tell: Listener | None = None) -> None:
        step: i64 = self.step
        if step == ask.PICKER:
            islands.draw(self, action, tell)
        elif step == ask.ISLAND:
            islands.play(self, action, tell)
        elif step == ask.FIRST:
            first.play(self, action, tell)
        elif step == ask.NEWS:
            news.play(self, action, tell)
        elif step == ask.START_SHOP:
            start_round.play(self, action, tell)
        elif step == ask.PLACE:
            placing.play(self, action, tell)
        elif step == ask.MARKET:
            market.play(self, action, tell)
        elif step == ask.TRADE:
            trade.play(self, action, tell)
        elif step == ask.ROLL:
            dice.play(self, action, tell)
        elif step == ask.REROLL:
            reroll.play(self, action, tell)
        elif step == ask.COUNTER:
            counter.play(self, action, tell)
        elif step == ask.STRIKE:
            strike.play(self, action, tell)
        elif step == ask.REFINE:
            refining.play(self, action, tell)
        elif step == ask.PUMP:
            pumping.play(self, action, tell)
        elif step == ask.FORCED_SALE:
            tax.play(self, action, tell)
        elif step == ask.PARK:
            pollution.play(self, action, tell)
        elif step == ask.SHOP:
            shop.play(self, action, tell)
        else:
            announcing.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    def on_turn(self) -> i64:
        """All seats may refine and sell in an island's turn (M22, M60)."""
        return self.owner[self.island] if self.turn > 0 else self.seat

    # --- copies ---

    def clone(self) -> "McMulti":
        twin = McMulti(self.setting)
        twin.copy_from(self)
        return twin


def start(seats: int, options: dict[str, Any]) -> McMulti:
    """The position before the first question (M1 to M9). The options have been checked by the game's description."""
    state = McMulti(Setting(seats, options))
    state.step = ask.PICKER if state.setting.picked else ask.FIRST
    state.owner = flat([NOTHING] * ISLANDS if state.setting.picked else owners(seats))
    state.cash = flat([start_cash(seats)] * seats)  # M9, M123, M132
    state.crude = flat([START_CRUDE] * seats)  # M124: per player
    state.gas = flat([START_GAS] * seats)
    state.markets = flat([MARKET_START] * MARKETS)  # M6
    state.pieces = flat([0] * (ISLANDS * PIECE_KINDS))
    state.taken = flat([0] * ISLANDS)
    state.parked = flat([0] * ISLANDS)
    state.old_crude = state.crude[:]
    state.old_gas = state.gas[:]
    return state
