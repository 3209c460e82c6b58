"""A position of McMulti: flat numbers, nothing hidden (M158)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti import score
from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import (
    ISLANDS,
    MARKET_START,
    MARKETS,
    PIECE_KINDS,
    START_CRUDE,
    START_GAS,
    start_cash,
)
from gusher.games.mcmulti.position import Position, Way
from gusher.games.mcmulti.rules import (
    dice,
    doubles,
    market,
    news,
    placing,
    pollution,
    pumping,
    refining,
    refusals,
    shop,
    start_round,
    strike,
    tax,
    turns,
)
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import flat


class McMulti(Position):
    """One position that can be played."""

    # --- the questions ---

    def legal(self) -> vec[i64]:
        if self.seat == CHANCE:
            return self.outcomes()
        if self.step == ask.PLACE:
            return placing.legal(self)
        if self.step == ask.TRADE:
            return market.legal(self)
        if self.step == ask.MARKET:
            return market.legal_pairs(self)
        if self.step == ask.SHOP:
            return shop.legal(self)
        return self.other_answers()

    def outcomes(self) -> vec[i64]:
        if self.step == ask.ROLL:
            return dice.outcomes()
        if self.step == ask.NEWS:
            return news.outcomes(self)
        if self.step == ask.COUNTER:
            return doubles.outcomes()
        return start_round.outcomes(self)

    def other_answers(self) -> vec[i64]:
        """The dice phase, in its order, and the questions that come once in a while."""
        if self.step == ask.REFINE:
            return refining.legal(self)
        if self.step == ask.PUMP:
            return pumping.legal(self)
        if self.step == ask.STRIKE:
            return strike.legal()
        if self.step == ask.REROLL:
            return dice.legal()
        if self.step == ask.START_SHOP:
            return start_round.legal(self)
        return self.rare_answers()

    def rare_answers(self) -> vec[i64]:
        if self.step == ask.FORCED_SALE:
            return tax.legal(self)
        if self.step == ask.PARK:
            return pollution.legal(self)
        return turns.legal() if self.step == ask.ANNOUNCE else vec[i64]()

    def weights(self) -> vec[i64]:
        if self.step == ask.ROLL:
            return dice.weights()
        if self.step == ask.NEWS:
            return news.weights(self)
        if self.step == ask.COUNTER:
            return doubles.weights()
        return start_round.weights(self)

    def why_not(self, action: i64) -> str:
        return refusals.why_not(self, action)

    # --- playing ---

    def play(self, action: i64, tell: Listener | None = None) -> None:
        if self.seat == CHANCE:
            self.draw(action, tell)
        elif self.step == ask.PLACE:
            placing.play(self, action, tell)
        elif self.step == ask.TRADE:
            market.play(self, action, tell)
        elif self.step == ask.MARKET:
            market.choose(self, action, tell)
        elif self.step == ask.SHOP:
            shop.play(self, action, tell)
        else:
            self.answer(action, tell)

    def draw(self, action: i64, tell: Listener | None) -> None:
        if self.step == ask.ROLL:
            dice.play(self, action, tell)
        elif self.step == ask.NEWS:
            news.play(self, action, tell)
        elif self.step == ask.COUNTER:
            doubles.play(self, action, tell)
        else:
            start_round.play_first(self, action, tell)

    def answer(self, action: i64, tell: Listener | None) -> None:
        if self.step == ask.REFINE:
            refining.play(self, action, tell)
        elif self.step == ask.PUMP:
            pumping.play(self, action, tell)
        elif self.step == ask.STRIKE:
            strike.play(self, action, tell)
        elif self.step == ask.REROLL:
            dice.decide(self, action, tell)
        elif self.step == ask.START_SHOP:
            start_round.play(self, action, tell)
        elif self.step == ask.FORCED_SALE:
            tax.play(self, action, tell)
        elif self.step == ask.PARK:
            pollution.play(self, action, tell)
        else:
            turns.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    # --- copies ---

    def clone(self) -> "McMulti":
        twin = McMulti(self.way)
        twin.copy_from(self)
        return twin


def start(seats: int, options: dict[str, Any]) -> McMulti:
    """The position before the first question (M1 to M9). The options have been checked by the game's description."""
    state = McMulti(Way(seats, options["reroll"], options["counter_die"], options["turn_limit"]))
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
