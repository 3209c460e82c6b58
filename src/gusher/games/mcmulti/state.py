"""A position of McMulti: flat numbers, nothing hidden (M158)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti import score
from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import (
    ALL_NEWS,
    COUNTER_START,
    ISLANDS,
    MARKET_START,
    MARKETS,
    NO_BONUS,
    NOTHING,
    PIECE_KINDS,
    RECOVERY,
    SPIRAL_START,
    START_CRUDE,
    START_GAS,
    owners,
    start_cash,
)
from gusher.games.mcmulti.rules import (
    dice,
    doubles,
    market,
    news,
    placing,
    pollution,
    pumping,
    refining,
    refusals,
    shop,
    start_round,
    strike,
    tax,
    turns,
)
from gusher.kernel.state import CHANCE, Listener, State
from gusher.kernel.tables import flat

UNWRITTEN: Final = frozenset({"way", "shown"})  # nothing is hidden, so nothing is ever disclosed


class Way:
    """The way of playing: fixed for a match, shared by all its positions."""

    def __init__(self, seats: int, reroll: bool, counter_die: bool, turn_limit: int) -> None:
        self.seats: i64 = seats
        self.reroll: bool = reroll  # variant 1 (M137)
        self.counter_die: bool = counter_die  # variant 2 (M140)
        self.turn_limit: i64 = turn_limit  # rounds; 0 is off (M146)
        self.owner: vec[i64] = flat(owners(seats))  # island -> seat, or NOTHING
        self.order: vec[i64] = flat(asking_order(owners(seats)))  # island * 4 + place -> seat, or NOTHING


def asking_order(owner: list[int]) -> list[int]:
    """Island by island, who is asked when it is active: its owner, then clockwise, each seat once (M60)."""
    order: list[int] = []
    for active in range(ISLANDS):
        around = [owner[(active + steps) % ISLANDS] for steps in range(ISLANDS)]
        seats = [seat for place, seat in enumerate(around) if seat != NOTHING and seat not in around[:place]]
        order += seats + [NOTHING] * (ISLANDS - len(seats))
    return order


class McMulti(State):
    """One position. Vectors marked "shared" are never changed in place: whoever changes one puts a new one there, so
    that clones need not copy them. Sets of cells and of news cards are numbers with a bit for each (rules/ground.py).
    """

    def __init__(
        self,
        seat: i64,
        way: Way,
        step: i64,
        first: i64,
        island: i64,
        turn: i64,
        economy: i64,
        price: i64,
        red: i64,
        blue: i64,
        rolls: i64,
        counter: i64,
        pair: i64,
        traded: i64,
        balance: i64,
        wanted: i64,
        fresh: i64,
        idle: i64,
        given: i64,
        past_roll: i64,
        past_idle: i64,
        asked: i64,
        debt: i64,
        left: i64,
        announcer: i64,
        news_open: i64,
        news_down: i64,
        news_used: i64,
        news_force: i64,
        news_due: i64,
        news_leaving: i64,
        bonus: i64,
        wells: i64,
        reason: i64,
        cash: vec[i64],
        crude: vec[i64],
        gas: vec[i64],
        markets: vec[i64],
        pieces: vec[i64],
        taken: vec[i64],
        parked: vec[i64],
        old_crude: vec[i64],
        old_gas: vec[i64],
    ) -> None:
        self.seat = seat
        self.shown = 0  # nothing is hidden, so nothing is ever disclosed
        self.way = way
        self.step: i64 = step  # the open question (actions.py)
        self.first: i64 = first  # the first island, NOTHING before it is drawn
        self.island: i64 = island  # the active island
        self.turn: i64 = turn  # island turns begun, this one included; 0 in the starting round
        self.economy: i64 = economy  # the current economy card
        self.price: i64 = price  # lowest occupied space of the spiral; the next sale to consumers brings one less (M61)
        self.red: i64 = red  # the dice of this turn, 0 before they are rolled
        self.blue: i64 = blue
        self.rolls: i64 = rolls  # rolls made this turn (M138)
        self.counter: i64 = counter  # the counter die's face (M140); stays 6 without variant 2
        self.pair: i64 = pair  # the pair traded in this turn, or NOTHING (M27)
        self.traded: i64 = traded  # bits way * 2 + product of what was traded this phase (M35)
        self.balance: i64 = balance  # cash that this turn's trade has brought so far; below 0: cost
        self.wanted: i64 = wanted  # at PLACE: the piece to place (or PARKED), else NOTHING
        self.fresh: i64 = fresh  # set of cells of the active island: pieces bought this phase (M72)
        self.idle: i64 = idle  # the same: all that came this turn, by whatever way, and so did not work in it (M49)
        self.given: i64 = given  # what stations and refineries gave this turn, seat by seat (rules/ground.py)
        self.past_roll: i64 = past_roll  # what the turn before gave, for the eye alone (rules/turns.py); 0: nothing yet
        self.past_idle: i64 = past_idle  # what came in that turn
        self.asked: i64 = asked  # place in the order of M60 of the seat that refines, pumps, pays
        self.debt: i64 = debt  # FORCED_SALE: the tax of the seat asked (M114, M115)
        self.left: i64 = left  # island turns left with this one once the end is announced, else 0 (M154)
        self.announcer: i64 = announcer  # who announced the end, or NOTHING
        self.news_open: i64 = news_open  # the open news card; NOTHING while one is drawn
        self.news_down: i64 = news_down  # set of cards face down
        self.news_used: i64 = news_used  # set of discards
        self.news_force: i64 = news_force  # set of lasting cards in force
        self.news_due: i64 = news_due  # the card that acts at the end of this dice phase, or NOTHING
        self.news_leaving: i64 = news_leaving  # goes to the discards after the draw (M89), or NOTHING
        self.bonus: i64 = bonus  # how far the premium is: NO_BONUS … BONUS_ENDING
        self.wells: i64 = wells  # wells of all players on the board (M44, M46)
        self.reason: i64 = reason  # index into REASONS
        self.cash: vec[i64] = cash  # seat -> millions
        self.crude: vec[i64] = crude  # seat -> barrels
        self.gas: vec[i64] = gas  # seat -> barrels
        self.markets: vec[i64] = markets  # pair * 2 + product -> barrels present, 0 … 30
        self.pieces: vec[i64] = pieces  # island * 4 + piece -> set of cells; a refinery by its top left one
        self.taken: vec[i64] = taken  # island -> set of cells covered by any piece
        self.parked: vec[i64] = parked  # shared; island -> refineries on the pollution card
        self.old_crude: vec[i64] = old_crude  # shared; seat -> crude before the wells produced this turn (M52)
        self.old_gas: vec[i64] = old_gas  # shared; seat -> gas before refining this turn (M57)

    # --- the questions ---

    def legal(self) -> vec[i64]:
        if self.seat == CHANCE:
            return self.outcomes()
        if self.step == ask.PLACE:
            return placing.legal(self)
        if self.step == ask.TRADE:
            return market.legal(self)
        if self.step == ask.MARKET:
            return market.legal_pairs(self)
        if self.step == ask.SHOP:
            return shop.legal(self)
        return self.other_answers()

    def outcomes(self) -> vec[i64]:
        if self.step == ask.ROLL:
            return dice.outcomes()
        if self.step == ask.NEWS:
            return news.outcomes(self)
        if self.step == ask.COUNTER:
            return doubles.outcomes()
        return start_round.outcomes(self)

    def other_answers(self) -> vec[i64]:
        """The dice phase, in its order, and the questions that come once in a while."""
        if self.step == ask.REFINE:
            return refining.legal(self)
        if self.step == ask.PUMP:
            return pumping.legal(self)
        if self.step == ask.STRIKE:
            return strike.legal()
        if self.step == ask.REROLL:
            return dice.legal()
        if self.step == ask.START_SHOP:
            return start_round.legal(self)
        return self.rare_answers()

    def rare_answers(self) -> vec[i64]:
        if self.step == ask.FORCED_SALE:
            return tax.legal(self)
        if self.step == ask.PARK:
            return pollution.legal(self)
        return turns.legal() if self.step == ask.ANNOUNCE else vec[i64]()

    def weights(self) -> vec[i64]:
        if self.step == ask.ROLL:
            return dice.weights()
        if self.step == ask.NEWS:
            return news.weights(self)
        if self.step == ask.COUNTER:
            return doubles.weights()
        return start_round.weights(self)

    def why_not(self, action: i64) -> str:
        return refusals.why_not(self, action)

    # --- playing ---

    def play(self, action: i64, tell: Listener | None = None) -> None:
        if self.seat == CHANCE:
            self.draw(action, tell)
        elif self.step == ask.PLACE:
            placing.play(self, action, tell)
        elif self.step == ask.TRADE:
            market.play(self, action, tell)
        elif self.step == ask.MARKET:
            market.choose(self, action, tell)
        elif self.step == ask.SHOP:
            shop.play(self, action, tell)
        else:
            self.answer(action, tell)

    def draw(self, action: i64, tell: Listener | None) -> None:
        if self.step == ask.ROLL:
            dice.play(self, action, tell)
        elif self.step == ask.NEWS:
            news.play(self, action, tell)
        elif self.step == ask.COUNTER:
            doubles.play(self, action, tell)
        else:
            start_round.play_first(self, action, tell)

    def answer(self, action: i64, tell: Listener | None) -> None:
        if self.step == ask.REFINE:
            refining.play(self, action, tell)
        elif self.step == ask.PUMP:
            pumping.play(self, action, tell)
        elif self.step == ask.STRIKE:
            strike.play(self, action, tell)
        elif self.step == ask.REROLL:
            dice.decide(self, action, tell)
        elif self.step == ask.START_SHOP:
            start_round.play(self, action, tell)
        elif self.step == ask.FORCED_SALE:
            tax.play(self, action, tell)
        elif self.step == ask.PARK:
            pollution.play(self, action, tell)
        else:
            turns.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    # --- copies ---

    def clone(self) -> "McMulti":
        return McMulti(
            self.seat,
            self.way,
            self.step,
            self.first,
            self.island,
            self.turn,
            self.economy,
            self.price,
            self.red,
            self.blue,
            self.rolls,
            self.counter,
            self.pair,
            self.traded,
            self.balance,
            self.wanted,
            self.fresh,
            self.idle,
            self.given,
            self.past_roll,
            self.past_idle,
            self.asked,
            self.debt,
            self.left,
            self.announcer,
            self.news_open,
            self.news_down,
            self.news_used,
            self.news_force,
            self.news_due,
            self.news_leaving,
            self.bonus,
            self.wells,
            self.reason,
            self.cash[:],
            self.crude[:],
            self.gas[:],
            self.markets[:],
            self.pieces[:],
            self.taken[:],
            self.parked,
            self.old_crude,
            self.old_gas,
        )

    def options(self) -> dict[str, Any]:
        return {
            "seats": self.way.seats,
            "reroll": self.way.reroll,
            "counter_die": self.way.counter_die,
            "turn_limit": self.way.turn_limit,
        }

    def unwritten(self) -> frozenset[str]:
        return UNWRITTEN


def start(seats: int, options: dict[str, Any]) -> McMulti:
    """The position before the first question (M1 to M9). The options have been checked by the game's description."""
    crude = flat([START_CRUDE] * seats)
    gas = flat([START_GAS] * seats)
    return McMulti(
        CHANCE,
        Way(seats, options["reroll"], options["counter_die"], options["turn_limit"]),
        ask.FIRST,
        NOTHING,
        0,
        0,
        RECOVERY,  # M5
        SPIRAL_START,  # M8
        0,
        0,
        0,
        COUNTER_START,  # M140
        NOTHING,
        0,
        0,
        NOTHING,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        NOTHING,
        NOTHING,
        ALL_NEWS,  # M4
        0,
        0,
        NOTHING,
        NOTHING,
        NO_BONUS,
        0,
        0,
        flat([start_cash(seats)] * seats),  # M9, M123, M132
        crude[:],  # M124: per player
        gas[:],
        flat([MARKET_START] * MARKETS),  # M6
        flat([0] * (ISLANDS * PIECE_KINDS)),
        flat([0] * ISLANDS),
        flat([0] * ISLANDS),
        crude,
        gas,
    )
