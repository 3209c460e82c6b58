"""What markers in a tank are worth, and so: where to haul to, which price to move, how high to bid, what to sell.

The seat's own hand counts exactly; of the others only what all can count (G32): so many cards, worth one and a half
each, or less if a bluff has shown it (G82).
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten import score
from gusher.games.giganten.actions import PAY_WIDTH, ask, do
from gusher.games.giganten.advice.outlooks import Prospect
from gusher.games.giganten.data import (
    CARD_PRICE,
    COMPANY_COUNT,
    END_CRUDE,
    FEE,
    LAST_PRICE,
    OVERFLOW,
    PRICE,
    SITE_COLUMN,
    SITES,
    TANK_LIMIT,
    UP,
)
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import haul, payment

KEPT: Final = 3200.0  # what a marker that stays in its tank brings in later rounds
POINT: Final = 1200.0  # dollars that a point of licence value brings to an empty hand while rounds remain …
LAST_POINT: Final = 100.0  # … and when none does: it may still break a tie of locos (G91)
ENOUGH: Final = 10.0  # points for each round left that make a further one worth half
UNSURE: Final = 6.0  # points by which opponents' bids are misjudged
PAID: Final = 0.8  # how much of what the strongest opponent can bid the winner has to pay
CROWD: Final = 0.8  # how many of their wells' markers opponents are thought to bring
CARD_POINTS: Final = 1.5  # the mean value of a licence
HURT: Final = 0.3  # what an opponent's loss counts, as if it were an own gain
RIVAL_FEE: Final = 1000.0  # paying an opponent is worse than paying the bank


class Market:
    """The three companies for one seat, as far as somebody (that seat or another) knows what it holds."""

    def __init__(self, state: Position, seat: i64, knower: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.knower: i64 = knower
        self.prospect: Prospect = Prospect(state, seat)
        again: float = self.prospect.played(1)  # the chance of another round
        hand: float = self.points_of(seat) / self.prospect.rounds_left()
        self.kept: float = KEPT * again + float(END_CRUDE) * (1.0 - again)
        self.fresh: float = POINT * ENOUGH / (ENOUGH + hand)  # what a point is worth before the auctions …
        self.point: float = LAST_POINT + again * self.fresh  # … and what one is worth after them

    def points_of(self, seat: i64) -> float:
        """The licence value of a hand: the knower's own is known, another's guessed."""
        if seat == self.knower:
            return float(self.state.ones[seat] + 2 * self.state.twos[seat])
        held: float = float(self.state.held[seat])
        return min(CARD_POINTS * held, held + float(self.state.twos_most[seat]))  # a caught hand is known to be poor

    def unsold(self, markers: float) -> float:
        """What a tank brings whose company buys nothing this round: two stay, the surplus is dumped (G87)."""
        stay: float = min(markers, float(TANK_LIMIT))
        return stay * self.kept + (markers - stay) * float(OVERFLOW)

    def gain(self, markers: float, price: i64) -> float:
        """What the right to sell is worth to whoever has so many markers there."""
        stay: float = min(markers, float(TANK_LIMIT))
        return (markers - stay) * float(price - OVERFLOW) + max(stay * (float(price) - self.kept), 0.0)

    def power(self, seat: i64, markers: float, price: i64) -> float:
        """How high the seat is likely to bid."""
        return min(self.gain(markers, price) / self.point, self.points_of(seat))

    def to_beat(self, company: i64, price: i64) -> float:
        """The highest bid to be expected of an opponent, with what it may still bring there this round."""
        most: float = 0.0
        other: i64 = 0
        while other < self.state.setting.seats:
            if other != self.seat:
                markers: float = float(self.state.tanks[other * COMPANY_COUNT + company])
                markers += self.to_bring(other, company)
                if markers > 0.0:
                    most = max(most, self.power(other, markers, price))
            other += 1
        return most

    def to_bring(self, seat: i64, company: i64) -> float:
        """The markers that an opponent may still haul to a company this round: rather where the price is high."""
        if not has_to_haul(self.state, seat):
            return 0.0
        all_three: float = 0.0
        for place in self.state.prices:
            all_three += attraction(place)
        wells: float = float(wells_of(self.state, seat))
        return CROWD * wells * attraction(self.state.prices[company]) / all_three

    def profit(self, company: i64, markers: float, price: i64) -> float:
        """What the auction may bring beyond `unsold`: the gain less the licences it takes, if it is won at all."""
        gain: float = self.gain(markers, price)
        if gain <= 0.0:
            return 0.0
        mine: float = min(gain / self.point, self.points_of(self.seat))
        rival: float = self.to_beat(company, price)
        chance: float = 1.0 / (1.0 + exp((rival - mine) / UNSURE))
        return chance * max(gain - PAID * self.point * min(rival, mine), 0.0)

    def tank(self, company: i64, markers: float, price: i64) -> float:
        """What a tank with so many markers is worth before the auction."""
        return self.unsold(markers) + self.profit(company, markers, price)

    def price_of(self, company: i64) -> i64:
        return PRICE[self.state.prices[company]]

    def held_at(self, company: i64) -> i64:
        return self.state.tanks[self.seat * COMPANY_COUNT + company]

    def adding(self, company: i64, markers: i64) -> float:
        """What so many more markers there would bring."""
        price: i64 = self.price_of(company)
        before: float = float(self.held_at(company))
        return self.tank(company, before + float(markers), price) - self.tank(company, before, price)

    def best_company(self, markers: i64) -> i64:
        """Where so many more markers bring most: better together than scattered, since one auction sells them all."""
        best: i64 = 0
        most: float = -1.0
        company: i64 = 0
        while company < COMPANY_COUNT:
            worth: float = self.adding(company, markers)
            if worth > most:
                most = worth
                best = company
            company += 1
        return best


def attraction(place: i64) -> float:
    """How much a price draws markers."""
    price: float = float(PRICE[place])
    return price * price * price


def has_to_haul(state: Position, seat: i64) -> bool:
    """Are the seat's markers of this round still to be hauled?"""
    if state.step == ask.HAUL:
        return score.turn_order(state, seat) > state.turn
    return state.step < ask.HAUL


def wells_of(state: Position, seat: i64) -> i64:
    number: i64 = 0
    for owner in state.owners:
        if owner == seat:
            number += 1
    return number


def to_come(state: Position, seat: i64) -> i64:
    """The markers that the seat's wells in reach of its own loco will still yield this round."""
    markers: i64 = 0
    site: i64 = 0
    while site < SITES:
        if state.owners[site] == seat and SITE_COLUMN[site] <= state.locos[seat]:
            markers += 1
        site += 1
    return markers


def still_to_haul(state: Position) -> i64:
    """The marker in question and those of the seat's wells that come after it (G70)."""
    markers: i64 = 1
    column: i64 = SITE_COLUMN[state.site]
    site: i64 = 0
    while site < SITES:
        if state.owners[site] == state.seat and column < SITE_COLUMN[site] <= state.locos[state.seat]:
            markers += 1
        site += 1
    return markers


def advise_haul(state: Position) -> i64:
    """The company where this marker and those after it bring most; a hired train only if it earns its fee."""
    market: Market = Market(state, state.seat, state.seat)
    trains: i64 = haul.carriers(state)
    number: i64 = still_to_haul(state)
    company: i64 = market.best_company(number)
    if trains == haul.BY_OWN:
        return do.OWN + company
    worth: float = market.adding(company, number) / float(number)
    if trains & haul.BY_BLACK and worth > float(FEE):
        return do.BLACK + company
    if trains & haul.BY_RIVAL and worth > float(FEE) + RIVAL_FEE:
        return do.RIVAL + company
    return do.DROP


def advise_tank(state: Position) -> i64:
    """The free marker (G53) goes where the seat's others will go."""
    number: i64 = 1 + to_come(state, state.seat)
    return do.TANK + Market(state, state.seat, state.seat).best_company(number)


def advise_price(state: Position) -> i64:
    """The shift (G51) that gains most for the seat, an opponent's loss counting a part."""
    best: i64 = do.PRICE
    most: float = -1000000.0
    for action in state.legal():
        company: i64 = (action - do.PRICE) // 2
        by: i64 = CARD_PRICE[state.cards[state.seat]]
        place: i64 = state.prices[company] + (by if (action - do.PRICE) % 2 == UP else -by)
        place = min(max(place, 0), LAST_PRICE)
        worth: float = shift_worth(state, company, PRICE[place])
        if worth > most:
            most = worth
            best = action
    return best


def shift_worth(state: Position, company: i64, price: i64) -> float:
    """What another price at a company brings: to the own markers there and to come, less what it brings others."""
    before: i64 = PRICE[state.prices[company]]
    change: float = 0.0
    seat: i64 = 0
    while seat < state.setting.seats:
        market: Market = Market(state, seat, state.seat)
        markers: float = float(market.held_at(company))
        coming: i64 = to_come(state, seat)
        if coming > 0 and market.best_company(coming) == company:
            markers += float(coming)
        part: float = market.tank(company, markers, price) - market.tank(company, markers, before)
        change += part if seat == state.seat else -HURT * part
        seat += 1
    return change


def sale_count(state: Position) -> i64:
    """All, unless what the tank may keep is worth more later than the price now (G86, G87)."""
    market: Market = Market(state, state.seat, state.seat)
    markers: i64 = market.held_at(state.company)
    if float(market.price_of(state.company)) >= market.kept:
        return markers
    return markers - TANK_LIMIT if markers > TANK_LIMIT else 0


def advise_sale(state: Position) -> i64:
    return do.SELL + sale_count(state)


def advise_payment(state: Position) -> i64:
    """An exact cover with as many twos as possible: many cards left are a threat that all can see (G80)."""
    answers: vec[i64] = payment.legal(state)
    for answer in answers:
        if (answer - do.PAY) // PAY_WIDTH + 2 * ((answer - do.PAY) % PAY_WIDTH) == state.bid:
            return answer
    return answers[0]


def advise_special(state: Position) -> i64:
    return advise_price(state) if CARD_PRICE[state.cards[state.seat]] > 0 else advise_tank(state)
