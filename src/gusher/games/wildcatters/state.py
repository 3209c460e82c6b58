"""Wildcatters as a game that asks one small question at a time: the whole contract, each phase from `rules`."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import (
    BARRELS,
    CIRCLES,
    COLOUR_COUNT,
    CONTINENT_COUNT,
    EMPTY,
    MOST_BOXES,
    NEUTRAL,
    NEUTRAL_ZONE,
    NOTHING,
    PIECE_KINDS,
    REFINERY,
    REGION_COUNT,
    SHIP_COUNT,
    START_SCORE,
    START_SHARES,
    STOCK,
    STRETCH_COUNT,
    ZONE_COUNT,
    start_cash,
)
from gusher.games.wildcatters.position import Position, Setting
from gusher.games.wildcatters.rules import (
    auction,
    build,
    card,
    deal,
    destination,
    dispatch,
    display,
    drilling,
    end,
    fees,
    first,
    fleet,
    flow,
    founding,
    giving,
    journeys,
    last_order,
    neutral,
    oil,
    own_barrels,
    payment,
    placing,
    refinery_cards,
    repayment,
    reveal,
    secrets,
    taking,
    train,
    transport,
    turns,
    unloading,
    voyage,
)
from gusher.kernel.rng import Rng
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat


class Wildcatters(Position):
    """One position that can be played."""

    # --- the questions, in playing order ---

    def legal(self) -> vec[i64]:
        step: i64 = self.step
        if step == ask.NEUTRAL:
            return neutral.legal(self)
        if step == ask.FIRST:
            return first.legal(self)
        if step == ask.DEAL:
            return deal.legal(self)
        if step == ask.FOUND:
            return founding.legal(self)
        if step == ask.REVEAL:
            return reveal.legal(self)
        if step == ask.PLACE:
            return placing.legal(self)
        if step in (ask.DISPLAY, ask.RENEWAL, ask.REFILL):
            return display.legal(self)
        if step == ask.CARD:
            return card.legal(self)
        if step == ask.BUILD:
            return build.legal(self)
        if step == ask.OIL:
            return oil.legal(self)
        if step == ask.MOVE:
            return fleet.legal(self)
        if step == ask.DESTINATION:
            return destination.legal(self)
        if step == ask.PAY:
            return payment.legal(self)
        if step == ask.GIVE:
            return giving.legal(self)
        if step == ask.JOIN_DRILL:
            return drilling.legal()
        if step == ask.BID:
            return auction.legal(self)
        if step == ask.JOIN_TRANSPORT:
            return transport.legal()
        if step == ask.TRAIN:
            return train.legal(self)
        if step == ask.WAY:
            return journeys.legal(self)
        if step == ask.SHIP:
            return dispatch.legal(self)
        if step == ask.PORT:
            return voyage.legal(self)
        if step == ask.UNLOAD:
            return unloading.legal(self)
        if step in (ask.DRAIN, ask.END_CARD):
            return refinery_cards.legal(self)
        if step == ask.OWN_BARRELS:
            return own_barrels.legal(self)
        if step == ask.TAKE:
            return taking.legal(self)
        if step == ask.REPAY:
            return repayment.legal(self)
        if step == ask.ORDER:
            return last_order.legal(self)
        return end.legal()

    def why_not(self, action: i64) -> str:
        step: i64 = self.step
        if step == ask.NEUTRAL:
            return neutral.why_not(self, action)
        if step == ask.FIRST:
            return first.why_not(self, action)
        if step == ask.DEAL:
            return deal.why_not(self, action)
        if step == ask.FOUND:
            return founding.why_not(self, action)
        if step == ask.REVEAL:
            return reveal.why_not(self, action)
        if step == ask.PLACE:
            return placing.why_not(self, action)
        if step in (ask.DISPLAY, ask.RENEWAL, ask.REFILL):
            return display.why_not(self, action)
        if step == ask.CARD:
            return card.why_not(self, action)
        if step == ask.BUILD:
            return build.why_not(self, action)
        if step == ask.OIL:
            return oil.why_not(self, action)
        if step == ask.MOVE:
            return fleet.why_not(self, action)
        if step == ask.DESTINATION:
            return destination.why_not(self, action)
        if step == ask.PAY:
            return payment.why_not(self, action)
        if step == ask.GIVE:
            return giving.why_not(self, action)
        if step == ask.JOIN_DRILL:
            return drilling.why_not(action)
        if step == ask.BID:
            return auction.why_not(self, action)
        if step == ask.JOIN_TRANSPORT:
            return transport.why_not(action)
        if step == ask.TRAIN:
            return train.why_not(self, action)
        if step == ask.WAY:
            return journeys.why_not(self, action)
        if step == ask.SHIP:
            return dispatch.why_not(self, action)
        if step == ask.PORT:
            return voyage.why_not(self, action)
        if step == ask.UNLOAD:
            return unloading.why_not(self, action)
        if step in (ask.DRAIN, ask.END_CARD):
            return refinery_cards.why_not(self, action)
        if step == ask.OWN_BARRELS:
            return own_barrels.why_not(self, action)
        if step == ask.TAKE:
            return taking.why_not(self, action)
        if step == ask.REPAY:
            return repayment.why_not(self, action)
        if step == ask.ORDER:
            return last_order.why_not(self, action)
        return end.why_not()

    def play(self, action: i64, tell: Listener | None = None) -> None:
        step: i64 = self.step
        if step == ask.NEUTRAL:
            neutral.play(self, action, tell)
        elif step == ask.FIRST:
            first.play(self, action, tell)
        elif step == ask.DEAL:
            deal.play(self, action, tell)
        elif step == ask.FOUND:
            founding.play(self, action, tell)
        elif step == ask.REVEAL:
            reveal.play(self, action, tell)
        elif step == ask.PLACE:
            placing.play(self, action, tell)
        elif step in (ask.DISPLAY, ask.RENEWAL, ask.REFILL):
            display.play(self, action, tell)
        elif step == ask.CARD:
            card.play(self, action, tell)
        elif step == ask.BUILD:
            build.play(self, action)
        elif step == ask.OIL:
            oil.play(self, action)
        elif step == ask.MOVE:
            fleet.play(self, action)
        elif step == ask.DESTINATION:
            destination.play(self, action, tell)
        elif step == ask.PAY:
            payment.play(self, action)
        elif step == ask.GIVE:
            giving.play(self, action)
        elif step == ask.JOIN_DRILL:
            drilling.play(self, action, tell)
        elif step == ask.BID:
            auction.play(self, action, tell)
        elif step == ask.JOIN_TRANSPORT:
            transport.play(self, action, tell)
        elif step == ask.TRAIN:
            train.play(self, action, tell)
        elif step == ask.WAY:
            journeys.play(self, action, tell)
        elif step == ask.SHIP:
            dispatch.play(self, action, tell)
        elif step == ask.PORT:
            voyage.play(self, action, tell)
        elif step == ask.UNLOAD:
            unloading.play(self, action, tell)
        elif step in (ask.DRAIN, ask.END_CARD):
            refinery_cards.play(self, action, tell)
        elif step == ask.OWN_BARRELS:
            own_barrels.play(self, action, tell)
        elif step == ask.TAKE:
            taking.play(self, action, tell)
        elif step == ask.REPAY:
            repayment.play(self, action, tell)
        else:
            last_order.play(self, action, tell)
        if self.step > ask.ENDED:
            flow.proceed(self, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    def ranks(self) -> list[int]:
        return score.ranks(self)

    def on_turn(self) -> i64:
        """Others join, bid and captain in a seat's turn (W25)."""
        return turns.active(self) if self.round > 0 else self.seat

    # --- who knows what ---

    def has_secrets(self) -> bool:
        return secrets.exist(self)

    def sees(self, action: i64, viewer: i64) -> bool:
        return secrets.sees(self, viewer)

    def silent(self) -> bool:
        return secrets.silent(self)

    def redact(self, viewer: i64) -> "Wildcatters":
        view = self.clone()
        secrets.hide(view, viewer)
        return view

    def fill(self, rng: Rng) -> "Wildcatters":
        world = self.clone()
        secrets.fill(world, rng)
        return world

    # --- copies ---

    def clone(self) -> "Wildcatters":
        twin = Wildcatters(self.setting)
        twin.copy_from(self)
        return twin


def setting(seats: int, options: dict[str, Any]) -> Setting:
    """How it is played. What is no option is said by matches of older rules alone."""
    return Setting(
        seats,
        options["zero_loan"],
        options["credit_bids"],
        options["australia"],
        cards_interrupt=options.get("cards_interrupt", True),
        full_ties=options.get("full_ties", True),
    )


def start(seats: int, options: dict[str, Any]) -> Wildcatters:
    """The position before the first question (W1 to W6). The options have been checked by the game's description."""
    neutral = [seats == 3 and zone == NEUTRAL_ZONE for zone in range(ZONE_COUNT)]  # W5, W6
    stock = [number for _ in range(COLOUR_COUNT) for number in STOCK]  # W2
    stock[NEUTRAL * PIECE_KINDS + REFINERY] -= sum(neutral)
    nothing = flat([0] * seats)
    shares = [START_SHARES if company == seat else 0 for seat in range(seats) for company in range(COLOUR_COUNT)]
    state = Wildcatters(setting(seats, options))
    state.step = ask.NEUTRAL if seats == 3 else ask.FIRST
    state.tracks = (1 << STRETCH_COUNT) - 1
    state.sites = sum(1 << zone for zone in range(ZONE_COUNT) if not neutral[zone])
    state.roomy = sum(1 << zone for zone in range(ZONE_COUNT) if neutral[zone])
    state.order = flat([NOTHING] * seats)
    state.tokens = flat([NOTHING] * seats)
    state.cash = flat([start_cash(seats)] * seats)  # W3, W4
    state.shares = flat(shares)  # W3
    state.score = flat([START_SCORE] * seats)  # W3
    state.loans = nothing
    state.pledged = nothing
    state.supply = flat([BARRELS] * COLOUR_COUNT)
    state.wildcatters = nothing
    state.cards = nothing
    state.hands = nothing
    state.held = nothing
    state.revealed = nothing
    state.stock = flat(stock)
    state.circles = flat([EMPTY] * (REGION_COUNT * CIRCLES))
    state.rigs = flat([0] * (REGION_COUNT * COLOUR_COUNT))
    state.pumps = flat([0] * (REGION_COUNT * COLOUR_COUNT))
    state.ready = flat([0] * (REGION_COUNT * COLOUR_COUNT))
    state.trains = flat([NOTHING] * (STRETCH_COUNT * MOST_BOXES))
    state.rails = flat([0] * ZONE_COUNT)
    state.refineries = flat([NEUTRAL if neutral[zone] else NOTHING for zone in range(ZONE_COUNT)])
    state.tanks = flat([0] * (ZONE_COUNT * COLOUR_COUNT))
    state.filled = flat([0] * ZONE_COUNT)
    state.waiting = flat([0] * (ZONE_COUNT * COLOUR_COUNT))
    state.ships = flat([NOTHING] * SHIP_COUNT)
    state.cargo = flat([0] * SHIP_COUNT)
    state.boxes = flat([0] * (CONTINENT_COUNT * COLOUR_COUNT))
    state.fees = fees.NO_FEES
    return state
