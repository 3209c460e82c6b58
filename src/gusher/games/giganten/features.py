"""What can be counted of a position of Giganten, as a seat knows it: others' hands by the number of their cards. The
worths are those of advice/standing.py, about the middle of a game."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.data import (
    COLUMNS,
    COMPANIES,
    COMPANY_COUNT,
    CRUDE,
    DERRICKS,
    MOST_SEATS,
    NOTHING,
    PRICE,
    SITES,
    STAR,
)
from gusher.games.giganten.position import Position
from gusher.games.giganten.score import place
from gusher.kernel.features import Feature

MEAN_LICENCE: Final = 1.5  # the value of a card that one cannot see

SEAT: Final = (
    Feature("cash", 0, 10_000_000, 1.0),
    Feature("licences", 0, 1000, 800.0),
    Feature("markers", 0, int(CRUDE), 3000.0),
    Feature("derricks", 0, int(DERRICKS), 2500.0),
    Feature("spaces", 0, COLUMNS - 1, 400.0),
    Feature("reserves", 0, int(CRUDE)),
    Feature("sales", 0, 10_000_000),
    Feature("best-sale", 0, 10_000_000),
    Feature("place", 1, MOST_SEATS),
    Feature("column", -1, COLUMNS - 1),
    Feature("waits", 0, MOST_SEATS - 1),
)
TABLE: Final = (
    Feature("black", 0, int(STAR)),
    Feature("rounds", 1, 1000),
    *(Feature(f"price-{company.lower()}", 0, 100_000) for company in COMPANIES),
)


def features(state: Position, seat: i64) -> vec[float]:
    """Seat by seat: dollars, the value of the hand, markers in the tanks, derricks, how far the locomotive is, markers
    under the derricks, what the tanks (and the best of them) would bring at present, the locomotive's place, the
    truck's column, and the seats before it in the round. Then the black locomotive, the round, the prices."""
    seats: i64 = state.setting.seats
    numbers: vec[float] = vec[float](capacity=64)
    next_one: i64 = 0
    while next_one < seats:
        numbers = with_seat(numbers, state, (seat + next_one) % seats, seat)
        next_one += 1
    numbers = append(numbers, float(state.black))
    numbers = append(numbers, float(state.round))
    for price in state.prices:
        numbers = append(numbers, float(PRICE[price]))
    return numbers


def with_seat(numbers: vec[float], state: Position, seat: i64, knower: i64) -> vec[float]:
    numbers = append(numbers, float(state.cash[seat]))
    numbers = append(numbers, hand(state, seat, knower))
    markers: i64 = 0
    sales: i64 = 0
    best: i64 = 0
    company: i64 = 0
    while company < COMPANY_COUNT:
        stored: i64 = state.tanks[seat * COMPANY_COUNT + company]
        markers += stored
        sale: i64 = stored * PRICE[state.prices[company]]
        sales += sale
        best = max(best, sale)
        company += 1
    derricks: i64 = 0
    reserves: i64 = 0
    site: i64 = 0
    while site < SITES:
        if state.owners[site] == seat:
            derricks += 1
            reserves += state.markers[site]
        site += 1
    numbers = append(numbers, float(markers))
    numbers = append(numbers, float(derricks))
    numbers = append(numbers, float(state.locos[seat]))
    numbers = append(numbers, float(reserves))
    numbers = append(numbers, float(sales))
    numbers = append(numbers, float(best))
    numbers = append(numbers, float(place(state, seat)))
    truck: i64 = state.trucks[seat]
    numbers = append(numbers, float(truck % COLUMNS) if truck != NOTHING else -1.0)
    first: i64 = state.first if state.first != NOTHING else 0
    return append(numbers, float((seat - first + state.setting.seats) % state.setting.seats))


def hand(state: Position, seat: i64, knower: i64) -> float:
    """The licence value of a hand: the knower's own is known, another's guessed (G32)."""
    if seat == knower:
        return float(state.ones[seat] + 2 * state.twos[seat])
    held: float = float(state.held[seat])
    return min(MEAN_LICENCE * held, held + float(state.twos_most[seat]))  # a caught hand is known to be poor
