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
    EVEN,
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
from gusher.games.wildcatters.position import Position, Way
from gusher.games.wildcatters.rules import asking, fees, refusals, secrets
from gusher.kernel.rng import Rng
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat


class Wildcatters(Position):
    """One position that can be played."""

    # --- the questions ---

    def legal(self) -> vec[i64]:
        return asking.legal(self)

    def weights(self) -> vec[i64]:
        """Every seat and every card is as likely as the others."""
        return EVEN[: len(asking.outcomes(self))]

    def why_not(self, action: i64) -> str:
        return refusals.why_not(self, action)

    def play(self, action: i64, tell: Listener | None = None) -> None:
        asking.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    def ranks(self) -> list[int]:
        return score.ranks(self)

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
        twin = Wildcatters(self.way)
        twin.copy_from(self)
        return twin


def start(seats: int, options: dict[str, Any]) -> Wildcatters:
    """The position before the first question (W1 to W6). The options have been checked by the game's description."""
    neutral = [seats == 3 and zone == NEUTRAL_ZONE for zone in range(ZONE_COUNT)]  # W5, W6
    stock = [number for _ in range(COLOUR_COUNT) for number in STOCK]  # W2
    stock[NEUTRAL * PIECE_KINDS + REFINERY] -= sum(neutral)
    nothing = flat([0] * seats)
    shares = [START_SHARES if company == seat else 0 for seat in range(seats) for company in range(COLOUR_COUNT)]
    state = Wildcatters(Way(seats, options["zero_loan"], options["australia"]))
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
