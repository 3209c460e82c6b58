"""What is charted of McMulti: the players' cash, the four markets and the consumers' price, turn by turn."""

from gusher.games.mcmulti.data import GAS, NOTHING, PAIRS, PRODUCTS, ROUND_TURNS, SPACES, STEP
from gusher.games.mcmulti.effects.names import island_said
from gusher.games.mcmulti.ledger import holdings
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules.turns import round_of
from gusher.kernel.charts import Chart, Reading, Series, seat_series
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.state import OVER

MONEY = "mcmulti-good-cash"


def beat(state: Position) -> int:
    """A point for every island's turn; the last one for the end."""
    return int(state.turn) + (state.seat == OVER)


def reading(state: Position) -> Reading:
    first_of_round = state.seat != OVER and state.turn % ROUND_TURNS == 1
    return Reading(
        beat(state),
        moment(state),
        int(round_of(state)) if first_of_round else 0,
        say("mcmulti-charts-axis"),
        (cash(state), markets(state), consumers(state)),
    )


def moment(state: Position) -> Say:
    if state.seat == OVER:
        return say("mcmulti-charts-end")
    if state.turn == 0:
        return say("mcmulti-charts-start")
    owner = int(state.owner[state.island])
    whose = island_said(int(state.island))
    if owner == NOTHING:
        return say("mcmulti-charts-turn-nobody", round=int(round_of(state)), island=whose)
    return say("mcmulti-charts-turn", round=int(round_of(state)), island=whose, seat=Seat(owner))


def cash(state: Position) -> Chart:
    return Chart("cash", say("mcmulti-charts-cash"), MONEY, seat_series(holdings(state, "cash")))


def markets(state: Position) -> Chart:
    """What a seller gets for the next barrel (M30): nothing where a market is full (M31)."""
    lines = [
        Series(
            f"{pair}-{product}",
            say("mcmulti-charts-market", pair=pair, product=product),
            int(STEP[kind] * (SPACES - state.markets[place * 2 + kind])),
            mark=say("mcmulti-charts-mark", pair=pair, product=product),
            tone="gas" if kind == GAS else "ink",
            dashed=place > 0,
        )
        for place, pair in enumerate(PAIRS)
        for kind, product in enumerate(PRODUCTS)
    ]
    return Chart("markets", say("mcmulti-charts-markets"), MONEY, tuple(lines))


def consumers(state: Position) -> Chart:
    """What the next barrel brings that stations sell (M61)."""
    line = Series("price", say("mcmulti-charts-price"), int(state.price - 1), tone="copper")
    return Chart("consumers", say("mcmulti-charts-consumers"), MONEY, (line,))
