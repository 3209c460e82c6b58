"""What can be counted of a position of McMulti. The worths are rough prices, in millions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.advice import ending, standing
from gusher.games.mcmulti.advice.economy import LIFT
from gusher.games.mcmulti.advice.prospect import Prospect
from gusher.games.mcmulti.data import (
    BONUS_PAID,
    DEMAND,
    EMBARGO,
    IS_TAX,
    ISLANDS,
    MARKETS,
    NOTHING,
    PIECE_KINDS,
    PIECES,
    PURCHASE,
    SPACES,
    SPIRAL_CEILING,
    STATION,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import tax
from gusher.kernel import sets
from gusher.kernel.features import Feature

WORTHS: Final = {"rig": 20.0, "station": 30.0, "refinery": 50.0, "well": 60.0}
MOST_CELLS: Final = 72  # of two islands (M123)

SEAT: Final = (
    Feature("cash", 0, 100_000, 1.0),
    Feature("crude", 0, 10_000, 12.0),
    Feature("gas", 0, 10_000, 15.0),
    *(Feature(piece, 0, MOST_CELLS, WORTHS[piece]) for piece in PIECES),
    Feature("parked", 0, MOST_CELLS),
    Feature("wait", 0, ISLANDS),
    # As the advice reckons them, in millions.
    Feature("stock", 0, 1_000_000),
    Feature("equipment", 0, 1_000_000),
    Feature("income", 0, 1_000_000),
    Feature("gas-cost", 0, 100),
    Feature("last-cash", 0, 1_000_000),
    Feature("tax", 0, 100_000),
)
TABLE: Final = (
    Feature("price", 0, int(SPIRAL_CEILING)),
    Feature("demand", 0, 100),
    Feature("station-price", 0, 1000),
    # Barrels on the markets, in their order.
    *(Feature(name, 0, int(SPACES)) for name in ("crude-abroad", "gas-abroad", "crude-home", "gas-home")),
    Feature("turns", 0, 100_000),
    Feature("last-turns", 0, 100),
    Feature("premium", 0, 1),
    Feature("embargo", 0, 1),
    Feature("rounds", 0, 100),
    Feature("rise", 0, 100),
    Feature("announced", 0, 1),
)


def features(state: Position, seat: i64) -> vec[float]:
    """Seat by seat millions, barrels, the pieces on its islands, and how many island turns it waits for its own; then
    what consumers pay and want, what a station costs, the markets, and how far the game is."""
    seats: i64 = state.setting.seats
    numbers: vec[float] = vec[float](capacity=96)
    own: Prospect = Prospect(state, seat)
    numbers = with_reckoning(with_seat(numbers, state, seat), own)
    place: i64 = 1
    while place < seats:
        other: i64 = (seat + place) % seats
        numbers = with_reckoning(with_seat(numbers, state, other), Prospect(state, other, other=own))
        place += 1
    numbers = append(numbers, float(state.price))
    numbers = append(numbers, float(DEMAND[state.economy]))
    numbers = append(numbers, float(PURCHASE[state.economy * PIECE_KINDS + STATION]))
    market: i64 = 0
    while market < MARKETS:
        numbers = append(numbers, float(state.markets[market]))
        market += 1
    numbers = append(numbers, float(state.turn))
    numbers = append(numbers, float(state.left))
    numbers = append(numbers, 1.0 if state.bonus >= BONUS_PAID else 0.0)
    numbers = append(numbers, float(state.news_force >> EMBARGO & 1))
    numbers = append(numbers, own.turns / 4.0)
    numbers = append(numbers, LIFT[state.economy])
    return append(numbers, 1.0 if state.left > 0 else 0.0)


def with_seat(numbers: vec[float], state: Position, seat: i64) -> vec[float]:
    numbers = append(numbers, float(state.cash[seat]))
    numbers = append(numbers, float(state.crude[seat]))
    numbers = append(numbers, float(state.gas[seat]))
    piece: i64 = 0
    while piece < PIECE_KINDS:
        numbers = append(numbers, float(pieces(state, seat, piece)))
        piece += 1
    parked: i64 = 0
    wait: i64 = ISLANDS  # of a seat that has no island yet
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            parked += state.parked[island]
            wait = min(wait, (island - state.island + ISLANDS) % ISLANDS)
        island += 1
    numbers = append(numbers, float(parked))
    return append(numbers, float(wait))


def with_reckoning(numbers: vec[float], prospect: Prospect) -> vec[float]:
    """What a seat's barrels and pieces are worth and bring in a round, what one more barrel of gas costs it, with how
    much it would end if the last round began now, and what the open tax would take."""
    state = prospect.state
    equipment: float = 0.0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == prospect.seat:
            piece: i64 = 0
            while piece < PIECE_KINDS:
                equipment += standing.pieces_worth(prospect, island, piece)
                piece += 1
        island += 1
    numbers = append(numbers, prospect.stock_worth())
    numbers = append(numbers, equipment)
    numbers = append(numbers, standing.income(prospect))
    numbers = append(numbers, prospect.gas_cost)
    numbers = append(numbers, ending.last_cash(state, prospect.seat, prospect.price))
    return append(numbers, open_tax(state, prospect.seat))


def open_tax(state: Position, seat: i64) -> float:
    card: i64 = state.news_open
    return float(tax.due(state, seat, card)) if card != NOTHING and IS_TAX[card] == 1 else 0.0


def pieces(state: Position, seat: i64, piece: i64) -> i64:
    number: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            number += sets.count(state.pieces[island * PIECE_KINDS + piece])
        island += 1
    return number
