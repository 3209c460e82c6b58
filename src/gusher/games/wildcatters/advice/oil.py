"""Oil actions of the present turn (step E): what a drilling, a swap and a transport would bring, and which to take."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.advice.outlooks import landing
from gusher.games.wildcatters.advice.prospect import Prospect, use_of_money
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    DRILL_PRICE,
    JOIN_FEE,
    PUMP_BARRELS,
    SWAP_PRICE,
    TRANSPORT_PRICE,
    WILDCATTER,
    WILDCATTER_STEP,
    WON,
)
from gusher.games.wildcatters.rules import fields, oil, payment, rails, transport
from gusher.kernel.sets import BIT

FEE: Final = 0.2  # an own share that is paid or earned
PLACES: Final = 0.1  # a dollar in the contest for cash


class Oil:
    """The oil actions of one seat in the region of its card."""

    def __init__(self, prospect: Prospect, seat: i64) -> None:
        self.prospect: Prospect = prospect
        self.seat: i64 = seat
        self.region: i64 = prospect.state.region
        turns: float = prospect.turns_of(seat)
        self.dollar: float = prospect.weights.dollar * use_of_money(turns) + PLACES

    def cost(self, price: i64, cash: i64) -> float:
        """A price in points; what is missing in notes is paid in shares (W33)."""
        missing: i64 = max(0, price - cash)
        return self.dollar * float(price - missing) + self.prospect.weights.in_shares * float(missing)

    # --- what the actions bring ---

    def new_pump(self) -> float:
        """A rig becomes a pump (W89)."""
        prospect = self.prospect
        first: i64 = self.region * COLOUR_COUNT
        state = prospect.state
        rigs: i64 = state.rigs[first] + state.rigs[first + 1] + state.rigs[first + 2] + state.rigs[first + 3]
        drilled: bool = fields.pumps(state, self.region) > 0
        share: float = prospect.weights.rig if drilled else prospect.weights.hope * float(min(rigs, 4))
        soon: float = prospect.pump(self.seat, self.region, PUMP_BARRELS, 1.0)
        return soon - share * prospect.pump(self.seat, self.region, PUMP_BARRELS, prospect.weights.late)

    def drilling(self) -> float:
        """The own pump, fees of those who join (W93), and the wildcatters (W97)."""
        state = self.prospect.state
        joiners: float = 0.0
        seat: i64 = 0
        while seat < self.prospect.seats:
            if seat != self.seat and fields.can_set_pump(state, self.region, seat):
                joiners += 1.0
            seat += 1
        gain: float = self.new_pump()
        envied: float = self.prospect.weights.envy * gain / float(self.prospect.seats - 1)
        tokens: i64 = fields.number(state, self.region, WILDCATTER)
        return gain + joiners * (FEE * float(JOIN_FEE) - envied) + self.prospect.weights.auction * float(tokens)

    def transport(self) -> float:
        """The own barrels land, the own wildcatters are taken; fees are paid, and earned from others."""
        state = self.prospect.state
        index: i64 = self.region * COLOUR_COUNT + self.seat
        leaving: i64 = state.ready[index] if transport.has_train(state, self.region) else 0
        barrels: i64 = leaving + state.waiting[index]
        gain: float = self.passengers()
        if barrels == 0:
            return gain
        fee: float = 0.0 if rails.owners(state, self.region) & BIT[self.seat] != 0 else FEE * float(leaving)
        each: float = landing(self.prospect, self.seat)
        kept: float = self.prospect.oil[self.seat] * self.prospect.chance(self.region, 2, 1.0)
        number: i64 = 0
        while number < barrels:
            gain += each - kept
            each *= self.prospect.weights.next
            number += 1
        return gain - fee + self.tokens(leaving)

    def tokens(self, leaving: i64) -> float:
        """Wildcatters that would be taken now instead of some day (W120)."""
        if leaving == 0:
            return 0.0
        won: i64 = fields.number(self.prospect.state, self.region, WON + self.seat)
        taken: i64 = self.prospect.state.wildcatters[self.seat]
        sure: float = 1.0 - self.prospect.chance(self.region, 1, 1.0)
        points: float = 0.0
        while won > 0:
            taken += 1
            points += float(WILDCATTER_STEP * taken) * sure
            won -= 1
        return points

    def passengers(self) -> float:
        """What the others' barrels are worth to the seat: fees on its train, and that they come forward, too."""
        state = self.prospect.state
        mine: bool = rails.owners(state, self.region) & BIT[self.seat] != 0
        each: float = FEE if mine else 0.0
        each -= self.prospect.weights.envy / float(self.prospect.seats - 1)
        worth: float = 0.0
        seat: i64 = 0
        while seat < self.prospect.seats:
            if seat != self.seat:
                worth += each * float(state.ready[self.region * COLOUR_COUNT + seat])
            seat += 1
        return worth

    # --- all together ---

    def plan(self) -> float:
        """What the seat can still make of this turn with its money."""
        state = self.prospect.state
        cash: i64 = state.cash[self.seat]
        budget: i64 = payment.budget(state, self.seat)
        worth: float = 0.0
        if oil.can_drill(state, self.seat) and budget >= DRILL_PRICE:
            gain: float = self.drilling() - self.cost(DRILL_PRICE, cash)
            if gain > 0.0:
                worth += gain
                cash = max(0, cash - DRILL_PRICE)
                budget -= DRILL_PRICE
        if transport.is_possible(state) and budget >= TRANSPORT_PRICE:
            gain = self.transport() - self.cost(TRANSPORT_PRICE, cash)
            if gain > 0.0:
                worth += gain
                cash = max(0, cash - TRANSPORT_PRICE)
                budget -= TRANSPORT_PRICE
        return worth + self.swaps(cash, budget)

    def swaps(self, cash: i64, budget: i64) -> float:
        state = self.prospect.state
        if not oil.can_swap(state, self.seat):
            return 0.0
        worth: float = 0.0
        rigs: i64 = state.rigs[self.region * COLOUR_COUNT + self.seat]
        while rigs > 0 and budget >= SWAP_PRICE:
            worth += max(0.0, self.new_pump() - self.cost(SWAP_PRICE, cash))
            cash = max(0, cash - SWAP_PRICE)
            budget -= SWAP_PRICE
            rigs -= 1
        return worth

    def advise(self, answers: vec[i64]) -> i64:
        """Pumps first, as far as money for the transport remains; then the transport takes their barrels along."""
        cash: i64 = self.prospect.state.cash[self.seat]
        drill: float = self.drilling() - self.cost(DRILL_PRICE, cash) if among(answers, do.DRILL) else 0.0
        swap: float = self.new_pump() - self.cost(SWAP_PRICE, cash) if among(answers, do.SWAP) else 0.0
        haul: float = self.transport() - self.cost(TRANSPORT_PRICE, cash) if among(answers, do.TRANSPORT) else 0.0
        if drill > 0.0:
            return do.DRILL
        if swap > 0.0 and (haul <= 0.0 or swap > haul or cash >= SWAP_PRICE + TRANSPORT_PRICE):
            return do.SWAP
        return do.TRANSPORT if haul > 0.0 else do.DONE


def among(answers: vec[i64], wanted: i64) -> bool:
    index: i64 = 0
    while index < len(answers) and answers[index] != wanted:
        index += 1
    return index < len(answers)
