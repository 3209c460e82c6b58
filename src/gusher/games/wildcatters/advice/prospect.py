"""A position as the bots look at it: what each seat has, and what that is likely to bring, in points.

Everything here can be seen by all seats: after set-up nothing is hidden, and hands are not looked at.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, station
from gusher.games.wildcatters.advice.contests import expected
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import (
    A_PUMP,
    CIRCLES,
    COLOUR_COUNT,
    CONTINENT_COUNT,
    FIRST_BOX,
    INTERIM_ROUND,
    PUMP_BARRELS,
    PUMP_LEVELS,
    REFINERY_CARDS,
    REFINERY_ROOM,
    REGION_COUNT,
    SHIP_COUNT,
    WILDCATTER_STEP,
    WON,
    ZONE_CONTINENT,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import rails, transport, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import OVER

LEAST_DRIFT: Final = 0.6  # that contests keep even at the end, so that a step towards a place counts
RUSH: Final = 0.3  # how much sooner each waiting barrel makes the next transport of its field


def zeros(number: i64) -> vec[float]:
    table: vec[float] = vec[float](capacity=number)
    for _ in range(number):
        table = append(table, 0.0)
    return table


class Prospect:
    """What all judgements of one position share."""

    def __init__(self, state: Position, weights: Weights) -> None:
        self.state: Position = state
        self.weights: Weights = weights
        self.seats: i64 = state.setting.seats
        self.left: float = turns_left(state)
        self.barrels: vec[float] = zeros(REGION_COUNT * COLOUR_COUNT)  # worth of a seat's pumps and won wildcatters
        self.traffic: vec[float] = zeros(REGION_COUNT * COLOUR_COUNT)  # barrels to come out of a field, by seat
        self.soon: vec[float] = zeros(REGION_COUNT)  # transports of the region to expect
        self.reachable: vec[float] = zeros(REGION_COUNT)  # how much of a barrel's worth its way allows
        self.tokens: vec[i64] = state.wildcatters[:]  # with those on the board that are won already
        self.boxed: vec[float] = zeros(CONTINENT_COUNT * COLOUR_COUNT)  # barrels in the boxes at the end
        self.box_drift: float = LEAST_DRIFT + weights.barrels_drift * self.left
        self.fill_boxes()
        self.oil: vec[float] = zeros(self.seats)  # what one more barrel may bring a seat
        seat: i64 = 0
        while seat < self.seats:
            self.oil[seat] = weights.barrel * self.one_more(seat)
            seat += 1
        region: i64 = 0
        while region < REGION_COUNT:
            self.look_at(region)
            region += 1

    # --- time ---

    def turns_of(self, seat: i64) -> float:
        """Turns to come of a seat; the one that it is in does not count any more."""
        state = self.state
        if state.round == 0:
            return float(state.setting.rounds)
        whole: i64 = state.setting.rounds - state.round
        place: i64 = 0
        while state.order[place] != seat:
            place += 1
        if place > state.turn or (place == state.turn and state.step in (ask.CARD, ask.RENEWAL)):
            whole += 1
        return float(whole)

    def interim_drift(self, per_turn: float) -> float:
        """By how much holdings may shift until the interim scoring (W185)."""
        way = self.state.setting
        return LEAST_DRIFT + per_turn * (self.left - float((way.rounds - INTERIM_ROUND) * way.seats))

    # --- boxes ---

    def fill_boxes(self) -> None:
        """What lies there, and what refineries hold for it."""
        state = self.state
        index: i64 = 0
        while index < CONTINENT_COUNT * COLOUR_COUNT:
            self.boxed[index] = float(state.boxes[index])
            index += 1
        zones: i64 = state.stocked
        while zones != 0:
            zone: i64 = sets.lowest(zones)
            seat: i64 = 0
            while seat < self.seats:
                barrels: i64 = state.tanks[zone * COLOUR_COUNT + seat]
                if barrels > 0:
                    box: i64 = ZONE_CONTINENT[zone] * COLOUR_COUNT + seat
                    self.boxed[box] += float(barrels) * self.emptied_for(zone, seat)
                seat += 1
            zones &= zones - 1

    def amounts(self, continent: i64) -> vec[float]:
        """By seat the barrels in a box at the end."""
        first: i64 = continent * COLOUR_COUNT
        return self.boxed[first : first + self.seats]

    def gain(self, continent: i64, seat: i64, barrels: float) -> float:
        """What so many more barrels in a box bring the seat."""
        amounts: vec[float] = self.amounts(continent)
        before: float = expected(self.state.setting, FIRST_BOX + continent, amounts, self.box_drift, seat)
        amounts[seat] += barrels
        return expected(self.state.setting, FIRST_BOX + continent, amounts, self.box_drift, seat) - before

    def one_more(self, seat: i64) -> float:
        """One more barrel: between the box that suits best and any."""
        best: float = 0.0
        total: float = 0.0
        continent: i64 = 0
        while continent < CONTINENT_COUNT:
            gain: float = self.gain(continent, seat, 1.0)
            best = max(best, gain)
            total += gain
            continent += 1
        return 0.5 * best + 0.5 * total / float(CONTINENT_COUNT)

    # --- fields ---

    def look_at(self, region: i64) -> None:
        """Pumps, wildcatters and rigs of a field."""
        state = self.state
        first: i64 = region * COLOUR_COUNT
        ready: i64 = state.ready[first] + state.ready[first + 1] + state.ready[first + 2] + state.ready[first + 3]
        self.soon[region] = self.left * self.weights.traffic * (0.5 + min(1.5, RUSH * float(ready)))
        self.reachable[region] = self.way_out(region)
        circle: i64 = region * CIRCLES
        end: i64 = circle + CIRCLES
        while circle < end:
            here: i64 = state.circles[circle]
            if here >= A_PUMP:
                self.add_pump(region, (here - A_PUMP) // PUMP_LEVELS, (here - A_PUMP) % PUMP_LEVELS)
            elif here >= WON:
                self.add_won(region, here - WON)
            circle += 1
        self.add_rigs(region)

    def way_out(self, region: i64) -> float:
        """A field without a train, or a harbour without a way on, lets its barrels down."""
        worth: float = 1.0 if transport.has_train(self.state, region) else self.weights.stuck
        zone: i64 = BIT[region]
        if self.state.roomy & zone == 0 and self.state.rails[region] == 0 and rails.loadable(self.state) & zone == 0:
            worth *= self.weights.stuck
        return worth

    def chance(self, region: i64, number: i64, late: float) -> float:
        """That so many more transports of the region come."""
        soon: float = self.soon[region] * late
        return soon / (soon + float(number) - 0.5)

    def pump(self, seat: i64, region: i64, barrels: i64, late: float) -> float:
        """A seat's pump with so many barrels: one leaves in each transport (W118)."""
        worth: float = 0.0
        number: i64 = 1
        while number <= barrels:
            worth += self.chance(region, number, late)
            number += 1
        return worth * self.oil[seat] * self.reachable[region]

    def add_pump(self, region: i64, seat: i64, barrels: i64) -> None:
        index: i64 = region * COLOUR_COUNT + seat
        self.barrels[index] += self.pump(seat, region, barrels, 1.0)
        self.traffic[index] += 0.5 * float(barrels) + (0.5 if barrels > 0 else 0.0)

    def add_won(self, region: i64, seat: i64) -> None:
        """A wildcatter with a barrel on it: the token counts once the barrel leaves (W120, W197)."""
        index: i64 = region * COLOUR_COUNT + seat
        self.tokens[seat] += 1
        points: float = float(WILDCATTER_STEP * self.tokens[seat]) * self.chance(region, 1, 1.0)
        self.barrels[index] += points + self.pump(seat, region, 1, 1.0)
        self.traffic[index] += 1.0

    def add_rigs(self, region: i64) -> None:
        """A rig is a pump to come: soon where others stand (W85), or for a swap where there are pumps (W110)."""
        state = self.state
        first: i64 = region * COLOUR_COUNT
        drilled: bool = (
            state.pumps[first] + state.pumps[first + 1] + state.pumps[first + 2] + state.pumps[first + 3] > 0
        )
        rigs: i64 = state.rigs[first] + state.rigs[first + 1] + state.rigs[first + 2] + state.rigs[first + 3]
        if rigs == 0:
            return
        share: float = self.weights.rig if drilled else self.weights.hope * float(min(rigs, 4))
        more: float = 1.0 if drilled else 0.5  # at a drilling each seat sets one pump; the other rigs wait for swaps
        seat: i64 = 0
        while seat < self.seats:
            own: i64 = state.rigs[first + seat]
            if own > 0:
                worth: float = share * self.pump(seat, region, PUMP_BARRELS, self.weights.late)
                self.barrels[first + seat] += worth * (1.0 + more * float(own - 1))
                self.traffic[first + seat] += 0.5 * float(own)
            seat += 1

    def others_traffic(self, region: i64, seat: i64) -> float:
        """Barrels of the other seats that will leave the field."""
        barrels: float = 0.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                barrels += self.traffic[region * COLOUR_COUNT + other]
            other += 1
        return barrels

    # --- barrels on their way ---

    def is_moving(self, seat: i64) -> bool:
        """Does the seat take part in a transport that is being made? A refinery card may have interrupted it (W58)."""
        return self.state.riders & BIT[seat] != 0

    # --- refineries ---

    def emptied(self, zone: i64) -> float:
        """The chance that a refinery is emptied before the end, without cards."""
        room: i64 = REFINERY_ROOM - self.state.filled[zone]
        if room <= 0:
            return 1.0
        coming: float = self.weights.flow * self.left
        return coming / (coming + float(room))

    def emptied_for(self, zone: i64, seat: i64) -> float:
        """The same, if the seat helps with its cards (W55)."""
        chance: float = self.emptied(zone)
        cards: i64 = sets.count(self.state.cards[seat] & REFINERY_CARDS)
        if cards == 0:
            return chance
        return chance + (1.0 - chance) * min(0.9, self.weights.reach * float(cards))

    def tankers_at(self, zone: i64) -> i64:
        number: i64 = 0
        ship: i64 = 0
        while ship < SHIP_COUNT:
            if self.state.ships[ship] == zone:
                number += 1
            ship += 1
        return number


def use_of_money(turns: float) -> float:
    """How much of a dollar's worth is left with so many turns to come; nothing can be bought after the last one."""
    return min(1.0, 0.5 * turns + 0.3) if turns > 0.0 else 0.0


def turns_left(state: Position) -> float:
    """Turns of the game to come, the present one included; none once the last cards are used (W191)."""
    if state.round == 0:
        return float(state.setting.rounds * state.setting.seats)
    over: bool = state.seat == OVER or state.step == ask.END_CARD or state.caller == station.LAST_CARDS
    return 0.0 if over else float(turns.left(state))
