"""What a seat may expect: how long the game lasts, what consumers will pay, what a barrel and a piece are worth.

Nothing is hidden in McMulti but the dice and the pile of news to come (M158), so this rests on the open position.
"""

from typing import Final

from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.advice.economy import CARDS, LIFT, piece_worth
from gusher.games.mcmulti.advice.habits import PLAIN, Habits
from gusher.games.mcmulti.data import (
    BONUS_PAID,
    CRUDE,
    DOMESTIC,
    FOREIGN,
    GAS,
    GOAL,
    ISLANDS,
    NOTHING,
    PIECE_KINDS,
    PREMIUM,
    REFINERY,
    RIG,
    ROUND_TURNS,
    SALE,
    SHARED,
    SPACES,
    STATION,
    STEP,
    WELL,
    WELL_UNIT,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, market
from gusher.kernel import sets

# In a round of four island turns: the own one touches with both dice, each neighbour's with one (M37 to M40).
HITS: Final = 2 / 3  # of a piece on one cell
SQUARE_HITS: Final = 4 / 3  # of a refinery
WELL_BARRELS: Final = 4 / 3
STRIKES: Final = 1 / 36  # of a rig (M43)

LOWEST: Final = 3.0  # consumer prices that are reckoned with
HIGHEST: Final = 76.0

LONGEST: Final = 20.0  # rounds


class Prospect:
    """A seat's expectations in one position. Made for one question and thrown away. What is the same for all seats may
    be taken from that of another one in the same position."""

    def __init__(self, state: Position, seat: i64, habits: Habits = PLAIN, other: "Prospect | None" = None) -> None:
        self.state = state
        self.habits = habits
        self.seat: i64 = seat
        self.stations: float = float(ground.owned(state, seat, STATION))
        self.refineries: float = float(ground.owned(state, seat, REFINERY))
        self.wells: float = float(ground.owned(state, seat, WELL))
        self.price: float = coming_price(state, habits) if other is None else other.price
        # So near that the turns to come are counted one by one?
        self.is_end_near: bool = False if other is None else other.is_end_near
        self.turns: float = self.turns_to_come() if other is None else other.turns  # of all islands, after this one
        self.rounds: float = 0.0  # of dice to come that may touch the seat's pieces
        self.own_turns: float = 0.0  # after this one
        self.look_around()
        self.gas_cost: float = 0.0  # what one more barrel costs the seat, or would bring it
        self.crude_cost: float = 0.0
        self.reckon_costs()

    # --- time ---

    def turns_to_come(self) -> float:
        """Until the end that was announced (M154), that the limit sets (M146), or that somebody may announce."""
        state = self.state
        if state.left > 0:
            self.is_end_near = True
            return float(state.left - 1)
        turns: float = float(ROUND_TURNS) * (1.0 + self.rounds_to_goal())
        if state.setting.turn_limit > 0:
            limit: float = float(state.setting.turn_limit * ROUND_TURNS - state.turn)
            if limit < turns:
                self.is_end_near = limit <= 8.0
                return limit
        return turns

    def rounds_to_goal(self) -> float:
        """Until the first seat has enough cash to announce (M150)."""
        state = self.state
        fewest: float = LONGEST
        other: i64 = 0
        while other < state.setting.seats:
            takings: float = HITS * float(ground.owned(state, other, STATION)) * self.price
            earned: float = max(self.habits.share_earned * takings, self.habits.least_earned)
            fewest = min(fewest, float(GOAL - state.cash[other]) / earned)
            other += 1
        return max(0.0, fewest)

    def progress(self) -> float:
        """Of the way to the end, how much lies behind."""
        passed: float = float(self.state.turn)
        return passed / (passed + self.turns + 1.0)

    def look_around(self) -> None:
        """The dice and the turns to come for the seat's islands: with two players it has two (M123)."""
        islands: float = 0.0
        island: i64 = 0
        while island < ISLANDS:
            if self.state.owner[island] == self.seat:
                self.rounds += self.rounds_of(island)
                self.own_turns += self.turns_of(island)
                islands += 1.0
            island += 1
        # While islands are picked a seat may have none; all of them get as many dice.
        self.rounds = self.rounds / islands if islands > 0.0 else self.turns / 4.0

    def rounds_of(self, island: i64) -> float:
        """Dice to come that count on an island, four for a round."""
        if not self.is_end_near:
            return self.turns / 4.0
        dice: i64 = 0
        away: i64 = 0 if is_before_roll(self.state) else 1
        while away <= i64(self.turns):
            shared: i64 = SHARED[(self.state.island + away) % ISLANDS * ISLANDS + island]
            dice += (shared & 1) + (shared >> 1)
            away += 1
        return float(dice) / 4.0

    def turns_of(self, island: i64) -> float:
        """Turns of an island after this one."""
        if not self.is_end_near:
            return self.turns / 4.0
        away: i64 = (island - self.state.island + ISLANDS - 1) % ISLANDS + 1
        return float((i64(self.turns) - away) // ISLANDS + 1)

    # --- what one more barrel costs, or would bring ---

    def reckon_costs(self) -> None:
        """Who lacks barrels for the stations and refineries there are must buy them; who has more can sell them."""
        state = self.state
        rounds: float = min(self.rounds, self.habits.needs)
        drilled: float = float(state.crude[self.seat]) + WELL_BARRELS * self.wells * rounds
        capacity: float = SQUARE_HITS * self.refineries * rounds
        lacking: float = HITS * self.stations * rounds - float(state.gas[self.seat]) - min(drilled, capacity)
        self.gas_cost = min(self.cost(GAS, lacking, self.habits.steep_gas), self.price)
        self.crude_cost = self.cost(CRUDE, capacity - drilled, self.habits.steep_crude)

    def cost(self, product: i64, lacking: float, steep: float) -> float:
        return self.cheapest(product) + steep * lacking if lacking > 0.0 else self.dearest(product)

    def cheapest(self, product: i64) -> float:
        """Where a barrel is bought: in the cheaper pair that is open (M28)."""
        state = self.state
        least: i64 = min(STEP[product] * (SPACES + 1), market.buy_price(state, DOMESTIC, product))
        if not market.is_closed(state, FOREIGN):
            least = min(least, market.buy_price(state, FOREIGN, product))
        return float(least)

    def dearest(self, product: i64) -> float:
        return dearest(self.state, product)

    # --- what a barrel in stock is worth, by its place in the queue ---

    def gas_value(self, place: float) -> float:
        """Sold at a station when its turn comes, or on a market."""
        return self.gas_worth(place, self.later_price(GAS))

    def gas_worth(self, place: float, price: float) -> float:
        value: float = self.later_sale(GAS, price, place)
        if self.stations > 0.0 and self.rounds > 0.0:
            wait: float = place / (HITS * self.stations)
            value = max(value, self.served(wait) * (self.price - 1.0) * (1.0 - self.habits.holding_gas * wait))
        return value

    def crude_value(self, place: float) -> float:
        """Refined when its turn comes, and then sold as gas; or sold on a market."""
        return self.crude_worth(place, self.later_price(CRUDE), self.later_price(GAS))

    def crude_worth(self, place: float, price: float, gas_price: float) -> float:
        value: float = self.later_sale(CRUDE, price, place)
        if self.refineries > 0.0 and self.rounds > 0.0:
            wait: float = place / (SQUARE_HITS * self.refineries)
            gas: float = self.gas_worth(place + float(self.state.gas[self.seat]), gas_price)
            value = max(value, self.served(wait) * gas * (1.0 - self.habits.holding_crude * wait))
        return value

    def stock_worth(self) -> float:
        """All barrels of the seat, one after the other: the markets are looked at once."""
        state = self.state
        gas_price: float = self.later_price(GAS)
        crude_price: float = self.later_price(CRUDE)
        worth: float = 0.0
        barrel: i64 = 0
        while barrel < state.gas[self.seat]:
            barrel += 1
            worth += self.gas_worth(float(barrel), gas_price)
        barrel = 0
        while barrel < state.crude[self.seat]:
            barrel += 1
            worth += self.crude_worth(float(barrel), crude_price, gas_price)
        return worth

    def served(self, wait: float) -> float:
        """How likely the turn of a barrel comes before the end that waits so many rounds on average."""
        return max(0.0, min(1.0, 1.5 - wait / self.rounds))

    def later_sale(self, product: i64, price: float, place: float) -> float:
        """What a barrel brings on a market in a turn to come, at the price of the first one."""
        return self.habits.other_pair * max(0.0, price - self.habits.pressed * float(STEP[product]) * place)

    def later_price(self, product: i64) -> float:
        """On a market, in a turn to come: who trades in one pair now finds the other's price unchanged then."""
        state = self.state
        if self.own_turns < 0.5:
            return 0.0
        if state.pair == NOTHING:
            return dearest(state, product)
        other: i64 = 1 - state.pair
        return 0.0 if market.is_closed(state, other) else float(market.sell_price(state, other, product))

    # --- what a piece is worth ---

    def gain(self, piece: i64) -> float:
        """What one more such piece brings in a round."""
        if piece == STATION:
            own: float = self.habits.own_sales * HITS * self.stations * self.rounds
            return HITS * max(0.0, self.lasting_price() - 1.0 - self.gas_cost - own)
        if piece == REFINERY:
            return SQUARE_HITS * max(0.0, self.gas_cost - self.crude_cost)
        if piece == WELL:
            premium: float = HITS * float(PREMIUM) if self.state.bonus >= BONUS_PAID else 0.0  # M91
            return WELL_BARRELS * self.crude_cost + premium
        return STRIKES * self.strike_gain()

    def lasting_price(self) -> float:
        """What consumers pay in the rounds to come, as far as a station is concerned."""
        habits = self.habits
        return self.price + habits.to_usual * (habits.usual_price - self.price)

    def strike_gain(self) -> float:
        """What a find may bring, whatever the economy is then: the well is kept, or sold at once (M71)."""
        cost: float = float(WELL_UNIT * (self.state.wells + 1))
        kept: float = (
            self.habits.well_kept * self.gain(WELL) * min(self.rounds, self.habits.horizon) + self.habits.well_sold
        )
        total: float = 0.0
        card: i64 = 0
        while card < CARDS:
            total += max(0.0, max(kept, float(SALE[card * PIECE_KINDS + WELL])) - cost)
            card += 1
        return total / float(CARDS)

    def worth(self, piece: i64, island: i64) -> float:
        """What such a piece on this island will bring, its sale included."""
        turns: float = self.turns_of(island)
        if piece == RIG and self.state.left > 0 and not self.state.setting.rigs_on_line:
            return self.gain(RIG) * turns  # M156: it is as good as unsaleable, and only a find counts
        rounds: float = self.rounds_of(island)
        horizon: float = self.habits.horizon
        if turns > horizon:
            turns = horizon
            rounds = horizon
        if turns < 0.5:  # the owner has no turn more to sell it or to strike
            return 0.0 if piece == RIG else self.gain(piece) * rounds
        gain: float = self.gain(piece)
        return piece_worth(piece, self.state.economy, gain if piece == RIG else gain * rounds / turns, turns)


def dearest(state: Position, product: i64) -> float:
    """Where a barrel is sold: in the dearer pair that is open (M30)."""
    most: i64 = max(0, market.sell_price(state, DOMESTIC, product))
    if not market.is_closed(state, FOREIGN):
        most = max(most, market.sell_price(state, FOREIGN, product))
    return float(most)


def is_before_roll(state: Position) -> bool:
    """Do the dice of this turn still have to be rolled, or may they be?"""
    return state.step in (ask.MARKET, ask.TRADE, ask.ROLL, ask.REROLL)


def coming_price(state: Position, habits: Habits = PLAIN) -> float:
    """What consumers may pay in the coming round: demand lifts the price, all seats' stations press it (M61, M76)."""
    stations: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        stations += sets.count(ground.standing(state, island, STATION))
        island += 1
    change: float = LIFT[state.economy] - habits.serving * HITS * float(stations)
    return max(LOWEST, min(HIGHEST, float(state.price) + habits.drift * change))
