"""What can be counted of a position of Wildcatters. The worths are those of advice/weights.py, in points."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import (
    BARRELS,
    COLOUR_COUNT,
    COLOURS,
    CONTINENT_COUNT,
    REFINERY_CARDS,
    REGION_COUNT,
    SHIPS_EACH,
    STOCK,
    WILDCATTERS,
    ZONE_COUNT,
    rounds,
)
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.features import Feature

MOST_ROUNDS: Final = max(rounds(seats) for seats in (3, 4))

SEAT: Final = (
    Feature("cash", 0, 10_000, 0.15),
    Feature("shares", 0, 1000, 0.3, COLOURS),
    Feature("points", 0, 1000, 1.0),
    Feature("rigs", 0, int(STOCK[0]), 0.5),
    Feature("pumps", 0, int(STOCK[4]), 1.0),
    Feature("trains", 0, int(STOCK[1]), 0.5),
    Feature("refineries", 0, int(STOCK[3]), 1.5),
    Feature("barrels", 0, int(BARRELS), 1.0),
    Feature("loans", 0, 100, 8.0),
    Feature("tankers", 0, SHIPS_EACH),
    Feature("wildcatters", 0, int(WILDCATTERS)),
    Feature("oil", 0, int(BARRELS)),
    Feature("stored", 0, int(BARRELS)),
    Feature("landed", 0, int(BARRELS)),
    Feature("leads", 0, CONTINENT_COUNT),
    Feature("cards", 0, 48),
    Feature("turns", 0, MOST_ROUNDS),
)
TABLE: Final = (Feature("round", 0, MOST_ROUNDS),)


def features(state: Position, seat: i64) -> vec[float]:
    """Seat by seat: dollars, shares (those of its own company first), points on the track, pieces on the board, barrels
    delivered for good, loans, tankers, tokens, barrels about to leave their fields, in refineries and in harbours,
    boxes in which it leads alone, refinery cards, and turns to come. Then the round."""
    seats: i64 = state.setting.seats
    numbers: vec[float] = vec[float](capacity=96)
    next_one: i64 = 0
    while next_one < seats:
        numbers = with_seat(numbers, state, (seat + next_one) % seats)
        next_one += 1
    return append(numbers, float(state.round))


def with_seat(numbers: vec[float], state: Position, seat: i64) -> vec[float]:
    numbers = append(numbers, float(state.cash[seat]))
    numbers = with_shares(numbers, state, seat)
    numbers = append(numbers, float(state.score[seat]))
    numbers = append(numbers, float(by_place(state.rigs, REGION_COUNT, seat)))
    numbers = append(numbers, float(by_place(state.pumps, REGION_COUNT, seat)))
    numbers = append(numbers, float(owned(state.trains, seat)))
    numbers = append(numbers, float(owned(state.refineries, seat)))
    numbers = append(numbers, float(by_place(state.boxes, CONTINENT_COUNT, seat)))
    numbers = append(numbers, float(state.loans[seat]))
    numbers = append(numbers, float(tankers(state, seat)))
    numbers = append(numbers, float(state.wildcatters[seat]))
    numbers = append(numbers, float(by_place(state.ready, REGION_COUNT, seat)))
    numbers = append(numbers, float(by_place(state.tanks, ZONE_COUNT, seat)))
    numbers = append(numbers, float(by_place(state.waiting, ZONE_COUNT, seat)))
    numbers = append(numbers, float(leads(state, seat)))
    numbers = append(numbers, float(sets.count(state.cards[seat] & REFINERY_CARDS)))
    return append(numbers, float(turns(state, seat)))


def with_shares(numbers: vec[float], state: Position, seat: i64) -> vec[float]:
    """The own company's, the others' in turn order, at last the neutral one's (W5)."""
    seats: i64 = state.setting.seats
    company: i64 = 0
    while company < COLOUR_COUNT:
        turned: i64 = (seat + company) % seats if company < seats else company
        numbers = append(numbers, float(state.shares[seat * COLOUR_COUNT + turned]))
        company += 1
    return numbers


def by_place(amounts: vec[i64], places: i64, seat: i64) -> i64:
    """What the seat has of things that are counted place by place and colour by colour."""
    total: i64 = 0
    index: i64 = seat
    end: i64 = places * COLOUR_COUNT
    while index < end:
        total += amounts[index]
        index += COLOUR_COUNT
    return total


def owned(owners: vec[i64], seat: i64) -> i64:
    number: i64 = 0
    for owner in owners:
        if owner == seat:
            number += 1
    return number


def tankers(state: Position, seat: i64) -> i64:
    """Those at sea."""
    number: i64 = 0
    ship: i64 = seat * SHIPS_EACH
    end: i64 = ship + SHIPS_EACH
    while ship < end:
        if state.ships[ship] >= 0:
            number += 1
        ship += 1
    return number


def leads(state: Position, seat: i64) -> i64:
    """The boxes in which nobody else has as many barrels."""
    number: i64 = 0
    first: i64 = 0
    while first < CONTINENT_COUNT * COLOUR_COUNT:
        own: i64 = state.boxes[first + seat]
        alone: bool = own > 0
        colour: i64 = 0
        while alone and colour < COLOUR_COUNT:
            alone = colour == seat or state.boxes[first + colour] < own
            colour += 1
        if alone:
            number += 1
        first += COLOUR_COUNT
    return number


def turns(state: Position, seat: i64) -> i64:
    """Turns of the seat to come, the one that it is in not counted."""
    if state.round == 0:
        return state.setting.rounds
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    return state.setting.rounds - state.round + (1 if place > state.turn else 0)
