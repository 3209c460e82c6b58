"""What can be counted of a position of McMulti. The worths are rough prices, in millions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.data import (
    BONUS_PAID,
    DEMAND,
    EMBARGO,
    ISLANDS,
    MARKETS,
    PIECE_KINDS,
    PIECES,
    PURCHASE,
    SPACES,
    SPIRAL_CEILING,
    STATION,
)
from gusher.games.mcmulti.position import Position
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
)


def features(state: Position, seat: i64) -> vec[float]:
    """Seat by seat millions, barrels, the pieces on its islands, and how many island turns it waits for its own; then
    what consumers pay and want, what a station costs, the markets, and how far the game is."""
    seats: i64 = state.setting.seats
    numbers: vec[float] = vec[float](capacity=64)
    place: i64 = 0
    while place < seats:
        numbers = with_seat(numbers, state, (seat + place) % seats)
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
    return append(numbers, float(state.news_force >> EMBARGO & 1))


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


def pieces(state: Position, seat: i64, piece: i64) -> i64:
    number: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            number += sets.count(state.pieces[island * PIECE_KINDS + piece])
        island += 1
    return number
