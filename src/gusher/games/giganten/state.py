"""Giganten as a game that asks one small question at a time: every method of the contract, each phase from `rules`."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten import score
from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import (
    BLUFFERS,
    CARRIERS,
    CLEARED,
    COMPANY_COUNT,
    DERRICKS,
    FACE_DOWN,
    NOT_WITH_THREE,
    NOTHING,
    SITES,
    START_CASH,
    START_PRICE,
    UNDRAWN,
)
from gusher.games.giganten.position import Position, Setting
from gusher.games.giganten.rules import (
    auction,
    build,
    cards,
    end,
    first,
    haul,
    licences,
    look,
    move,
    payment,
    penalty,
    pick,
    place,
    prices,
    sale,
    secrets,
    special,
    strike,
    turns,
)
from gusher.kernel.rng import Rng
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat


class Giganten(Position):
    """One position that can be played."""

    # --- the questions, in playing order ---

    def legal(self) -> vec[i64]:
        step: i64 = self.step
        if step == ask.START:
            return first.legal(self)
        if step == ask.ROLL:
            return prices.legal()
        if step in (ask.RED, ask.BEIGE):
            return cards.legal(self)
        if step == ask.PICK:
            return pick.legal(self)
        if step == ask.DEAL:
            return licences.legal(self)
        if step == ask.PLACE:
            return place.legal(self)
        if step == ask.MOVE:
            return move.legal(self)
        if step == ask.LOOK:
            return look.legal(self)
        if step == ask.SPECIAL:
            return special.legal(self)
        if step == ask.BUILD:
            return build.legal(self)
        if step == ask.REVEAL:
            return strike.legal(self)
        if step == ask.HAUL:
            return haul.legal(self)
        if step == ask.BID:
            return auction.legal(self)
        if step == ask.PENALTY:
            return penalty.legal(self)
        if step == ask.PAY:
            return payment.legal(self)
        if step == ask.SELL:
            return sale.legal(self)
        return end.legal()

    def weights(self) -> vec[i64]:
        step: i64 = self.step
        if step == ask.START:
            return first.weights(self)
        if step == ask.ROLL:
            return prices.weights()
        if step in (ask.RED, ask.BEIGE):
            return cards.weights(self)
        if step == ask.DEAL:
            return licences.weights(self)
        if step == ask.LOOK:
            return look.weights(self)
        if step == ask.REVEAL:
            return strike.weights(self)
        return penalty.weights(self)

    def why_not(self, action: i64) -> str:
        step: i64 = self.step
        if step == ask.START:
            return first.why_not(self, action)
        if step == ask.ROLL:
            return prices.why_not(action)
        if step in (ask.RED, ask.BEIGE):
            return cards.why_not(self, action)
        if step == ask.PICK:
            return pick.why_not(self, action)
        if step == ask.DEAL:
            return licences.why_not(self, action)
        if step == ask.PLACE:
            return place.why_not(self, action)
        if step == ask.MOVE:
            return move.why_not(self, action)
        if step == ask.LOOK:
            return look.why_not(self, action)
        if step == ask.SPECIAL:
            return special.why_not(self, action)
        if step == ask.BUILD:
            return build.why_not(self, action)
        if step == ask.REVEAL:
            return strike.why_not(self, action)
        if step == ask.HAUL:
            return haul.why_not(self, action)
        if step == ask.BID:
            return auction.why_not(self, action)
        if step == ask.PENALTY:
            return penalty.why_not(self, action)
        if step == ask.PAY:
            return payment.why_not(self, action)
        if step == ask.SELL:
            return sale.why_not(self, action)
        return end.why_not()

    def play(self, action: i64, tell: Listener | None = None) -> None:
        step: i64 = self.step
        if step == ask.START:
            first.play(self, action, tell)
        elif step == ask.ROLL:
            prices.play(self, action, tell)
        elif step in (ask.RED, ask.BEIGE):
            cards.play(self, action, tell)
        elif step == ask.PICK:
            pick.play(self, action, tell)
        elif step == ask.DEAL:
            licences.play(self, action, tell)
        elif step == ask.PLACE:
            place.play(self, action, tell)
        elif step == ask.MOVE:
            move.play(self, action, tell)
        elif step == ask.LOOK:
            look.play(self, action, tell)
        elif step == ask.SPECIAL:
            special.play(self, action, tell)
        elif step == ask.BUILD:
            build.play(self, action, tell)
        elif step == ask.REVEAL:
            strike.play(self, action, tell)
        elif step == ask.HAUL:
            haul.play(self, action, tell)
        elif step == ask.BID:
            auction.play(self, action, tell)
        elif step == ask.PENALTY:
            penalty.play(self, action, tell)
        elif step == ask.PAY:
            payment.play(self, action, tell)
        else:
            sale.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    # --- who knows what ---

    def redact(self, viewer: i64) -> "Giganten":
        view = self.clone()
        secrets.hide(view, viewer)
        return view

    def fill(self, rng: Rng) -> "Giganten":
        world = self.clone()
        secrets.fill(world, rng)
        return world

    def has_secrets(self) -> bool:
        return secrets.exist(self)

    def sees(self, action: i64, viewer: i64) -> bool:
        return secrets.sees(self, viewer)

    def silent(self) -> bool:
        return secrets.silent(self)

    # --- copies ---

    def clone(self) -> "Giganten":
        twin = Giganten(self.setting)
        twin.copy_from(self)
        return twin

    def derive(self) -> None:
        """The ways out, which are looked at while a seat moves (G41)."""
        if self.step in (ask.MOVE, ask.LOOK):
            self.leave = turns.ways_out(self, turns.whose(self))


def start(seats: int, options: dict[str, Any]) -> Giganten:
    """The position before the first question (G1 to G10). The options have been checked by the game's description."""
    carrier: str = options["carrier"]
    bluffer: str = options["bluffer"]
    unused = [seats == 3 and NOT_WITH_THREE[site] == 1 for site in range(SITES)]  # G4
    state = Giganten(Setting(seats, CARRIERS.index(carrier), BLUFFERS.index(bluffer)))
    state.prices = flat([START_PRICE] * COMPANY_COUNT)  # G5
    state.open = flat([NOTHING] * (seats + 1))
    state.cards = flat([NOTHING] * seats)
    state.stock = flat([DERRICKS] * seats)  # G9
    state.owners = flat([CLEARED if unused[site] else FACE_DOWN for site in range(SITES)])  # G3
    state.tiles = flat([UNDRAWN] * SITES)
    state.viewers = flat([0] * SITES)
    state.offers = flat([0] * seats)
    state.cash = flat([START_CASH] * seats)  # G8
    state.trucks = flat([NOTHING] * seats)  # G9, G35
    state.locos = flat([0] * seats)  # G9
    state.tanks = flat([0] * (seats * COMPANY_COUNT))
    state.markers = flat([0] * SITES)
    state.ones = flat([0] * seats)
    state.twos = flat([0] * seats)
    state.held = flat([0] * seats)
    state.twos_most = flat([0] * seats)
    return state
