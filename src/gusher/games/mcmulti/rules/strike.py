"""Steps 1 and 2 of the dice phase: a rig on the crossing may become a well (M43 to M49), then wells produce."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import BONUS_PAID, ISLANDS, PREMIUM, RIG, WELL, WELL_UNIT, WELL_YIELD
from gusher.games.mcmulti.effects.oil import FindLost, PremiumPaid, Produced, WellBuilt
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, refining
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener


def cost(state: Position) -> i64:
    """The next well, by the wells of all players that stand now (M44, M46)."""
    return WELL_UNIT * (state.wells + 1)


def begin(state: Position, tell: Listener | None) -> None:
    """Only a rig of the active island, exactly on the crossing, strikes (M43). Without the cash it is in vain (M47)."""
    crossing: i64 = ground.crossing(state)
    if ground.standing(state, state.island, RIG) & BIT[crossing] == 0:
        produce(state, tell)
        return
    seat: i64 = state.owner[state.island]
    if state.cash[seat] >= cost(state):
        state.step = ask.STRIKE
        state.seat = seat
        return
    if tell is not None:
        tell(FindLost(seat, state.island, crossing, cost(state), "cash"))
    produce(state, tell)


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.BUILD), do.DECLINE)


def why_not(action: i64) -> str:
    return "" if action in (do.BUILD, do.DECLINE) else "M44"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    crossing: i64 = ground.crossing(state)
    price: i64 = cost(state)
    if action == do.DECLINE:
        if tell is not None:
            tell(FindLost(state.seat, state.island, crossing, price, "choice"))  # M45: the rig stays
        produce(state, tell)
        return
    state.cash[state.seat] -= price
    ground.take(state, state.island, RIG, crossing)  # M48
    ground.put(state, state.island, WELL, crossing)
    state.idle = BIT[crossing]  # M49
    if tell is not None:
        tell(WellBuilt(state.seat, state.island, crossing, price))
    produce(state, tell)


def produce(state: Position, tell: Listener | None) -> None:
    """All touched wells give crude by themselves (M50, M51), but for the one built this turn (M49)."""
    state.old_crude = state.crude[:]  # M52
    if state.wells > 0:
        steps: i64 = 0
        while steps < ISLANDS:
            island: i64 = (state.island + steps) % ISLANDS
            produce_on(state, island, ~state.idle if steps == 0 else -1, tell)
            steps += 1
    refining.begin(state, tell)


def produce_on(state: Position, island: i64, able: i64, tell: Listener | None) -> None:
    """The wells of one island among the able ones. The premium is paid per well, not per hit (M91)."""
    red: i64 = ground.red_hits(state, island, WELL) & able
    blue: i64 = ground.blue_hits(state, island, WELL) & able
    if red | blue == 0:
        return
    seat: i64 = state.owner[island]
    barrels: i64 = WELL_YIELD * (sets.count(red) + sets.count(blue))
    state.crude[seat] += barrels
    if tell is not None:
        tell(Produced(seat, island, ground.places(island, red | blue), barrels))
    if state.bonus >= BONUS_PAID:
        wells: i64 = sets.count(red | blue)
        state.cash[seat] += wells * PREMIUM
        if tell is not None:
            tell(PremiumPaid(seat, island, wells, wells * PREMIUM))
