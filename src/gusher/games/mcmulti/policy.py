"""What the bots know of McMulti: sensible answers to every question, and how a position is likely to end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.advice import ending, habits, picking, shopping, sites, standing, thoughts, trading
from gusher.games.mcmulti.advice.habits import PLAIN, PRACTISED, Habits
from gusher.games.mcmulti.data import ROUND_TURNS
from gusher.games.mcmulti.position import Position
from gusher.kernel import sets
from gusher.kernel.ideas import all_answers, alone
from gusher.kernel.policy import Adviser, Policy, final_points
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER

PATIENCE: Final = 250  # about five rounds, and on to the end of that round …
SHORT_PATIENCE: Final = 30  # … or less than one, where a learned value judges
TRUST: Final = 2.0
LITTLE_TRUST: Final = 1.0  # a round hides less by luck
MARGIN: Final = 200.0


class Judgement(Adviser[Position]):
    """The outlook in millions, and advice on every question, by these habits."""

    def __init__(self, habits: Habits, trusted: float, patient: i64) -> None:
        self.habits = habits
        self.trusted: float = trusted
        self.patient: i64 = patient

    def outlook(self, state: Position) -> vec[float]:
        return final_points(state) if state.seat == OVER else standing.outlook(state)

    def spread(self, state: Position) -> float:
        return standing.spread(state)

    def patience(self) -> i64:
        return self.patient

    def margin(self) -> float:
        return MARGIN

    def trust(self) -> float:
        return self.trusted

    def numbers(self) -> dict[str, float]:
        return habits.numbers(self.habits)

    def with_numbers(self, numbers: dict[str, float]) -> "Judgement":
        return Judgement(habits.changed(self.habits, numbers), self.trusted, self.patient)

    def practised(self) -> Policy[Position]:
        return PRACTISED_POLICY

    def is_quiet(self, state: Position) -> bool:
        """Between two rounds, before a barrel is traded or a die is rolled."""
        if state.turn % ROUND_TURNS != 1 or state.rolls > 0:
            return False
        return state.step == ask.MARKET or (state.step == ask.ROLL and state.traded == 0)

    def is_opening(self, state: Position) -> bool:
        """The starting round: until then no die has fallen."""
        return state.turn == 0

    def twins(self, state: Position, answer: i64) -> vec[i64]:
        """Places that are as good as one another."""
        if state.step == ask.PLACE and sets.has(sites.best_places(state), answer - do.PLACE):
            return sets.extend(vec[i64](), do.PLACE, sites.best_places(state))
        return alone(answer)

    def ideas(self, state: Position) -> vec[i64]:
        """Where thinking pays: purchases, sales and barrels; dice, places and islands are left to the advice."""
        advice: i64 = settled_advice(state, self.habits)
        if state.step in (ask.SHOP, ask.START_SHOP):
            return thoughts.deals(state, advice, self.habits)
        if state.step == ask.TRADE:
            return thoughts.barrels(state, advice, self.habits)
        if state.step == ask.FORCED_SALE:
            return thoughts.forced_sales(state, advice)
        if state.step in (ask.ISLAND, ask.PUMP, ask.REFINE, ask.PLACE, ask.PARK):
            return alone(advice)
        return all_answers(state, advice)

    def advise(self, state: Position, rng: Rng) -> i64:
        return settled_advice(state, self.habits)


def settled_advice(state: Position, habits: Habits) -> i64:
    """Nothing is left to chance."""
    step: i64 = state.step
    if step in (ask.SHOP, ask.START_SHOP):
        return shopping.advise_shop(state, habits)
    if step == ask.PLACE:
        return sites.advise_place(state)
    if step == ask.TRADE:
        return trading.advise_barrel(state, habits)
    if step == ask.MARKET:
        return trading.advise_pair(state, habits)
    if step == ask.PUMP:
        return trading.advise_pumping(state, habits)
    if step == ask.REFINE:
        return trading.advise_refining(state, habits)
    if step == ask.STRIKE:
        return shopping.advise_strike(state, habits)
    if step == ask.REROLL:
        return ending.advise_rerolling(state, habits)
    if step == ask.FORCED_SALE:
        return shopping.advise_forced_sale(state, habits)
    if step == ask.PARK:
        return sites.advise_parking(state)
    if step == ask.ISLAND:
        return picking.advise_island(state)
    return ending.advise_announcing(state, habits)


POLICY: Final = Judgement(PLAIN, TRUST, PATIENCE)
PRACTISED_POLICY: Final = Judgement(PRACTISED, LITTLE_TRUST, SHORT_PATIENCE)
