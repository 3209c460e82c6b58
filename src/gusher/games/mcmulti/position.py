"""A position of McMulti: flat numbers, nothing hidden (M158)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import (
    ALL_NEWS,
    ANY_TURN,
    COUNTER_START,
    DEALT,
    ISLANDS,
    NO_BONUS,
    NOTHING,
    OWN_TURN,
    PICKED,
    RECOVERY,
    SPIRAL_START,
)
from gusher.kernel.sets import BIT
from gusher.kernel.state import State

UNWRITTEN: Final = frozenset({"setting", "disclosed"})  # nothing is hidden, so nothing is ever disclosed


class Setting:
    """How it is played: fixed for a match, shared by all its positions."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats: i64 = seats
        self.reroll: bool = options["reroll"]  # variant 1 (M137)
        self.counter_die: bool = options["counter_die"]  # variant 2 (M140)
        self.turn_limit: i64 = options["turn_limit"]  # rounds; 0 is off (M146)
        self.picked: bool = options["islands"] == PICKED  # else they are dealt (M3)
        self.any_turn: bool = options["announce"] == ANY_TURN  # else one announces after one's own turn alone (M153)
        # How rules 1 were read; no match is opened with it any more.
        self.parked_untaxed: bool = options.get("parked_untaxed", False)  # M110
        self.rigs_on_line: bool = options.get("rigs_on_line", False)  # M156: the last turn is like any other


class Position(State):
    """What lies on the table. Vectors marked "shared" are never changed in place: whoever changes one puts a new one
    there, so that clones need not copy them. Sets of cells and of news cards are numbers with a bit for each
    member (kernel/sets.py)."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.step: i64 = ask.FIRST  # the open question
        self.first: i64 = NOTHING  # the first island, NOTHING before it is drawn
        self.island: i64 = 0  # the active island
        self.turn: i64 = 0  # island turns begun, this one included; 0 in the starting round
        self.economy: i64 = RECOVERY  # the current economy card (M5)
        self.price: i64 = SPIRAL_START  # lowest occupied space of the spiral; the next sale brings one less (M8, M61)
        self.red: i64 = 0  # the dice of this turn, 0 before they are rolled
        self.blue: i64 = 0
        self.rolls: i64 = 0  # rolls made this turn (M138)
        self.counter: i64 = COUNTER_START  # the counter die's face (M140); stays 6 without variant 2
        self.pair: i64 = NOTHING  # the pair traded in this turn, or NOTHING (M27)
        self.traded: i64 = 0  # bits way * 2 + product of what was traded this phase (M35)
        self.balance: i64 = 0  # cash that this turn's trade has brought so far; below 0: cost
        self.wanted: i64 = NOTHING  # at PLACE: the piece to place (or PARKED), else NOTHING
        self.fresh: i64 = 0  # set of cells of the active island: pieces bought this phase (M72)
        self.idle: i64 = 0  # the same: all that came this turn, by whatever way, and so did not work in it (M49)
        self.given: i64 = 0  # what stations and refineries gave this turn, seat by seat (rules/ground.py)
        self.past_roll: i64 = 0  # what the turn before gave, for the eye alone (rules/turns.py); 0: nothing yet
        self.past_idle: i64 = 0  # what came in that turn
        self.asked: i64 = 0  # place in the order of M60 of the seat that refines, pumps, pays
        self.debt: i64 = 0  # FORCED_SALE: the tax of the seat asked (M114, M115)
        self.left: i64 = 0  # island turns left with this one once the end is announced, else 0 (M154)
        self.announcer: i64 = NOTHING  # who announced the end, or NOTHING
        self.news_open: i64 = NOTHING  # the open news card; NOTHING while one is drawn
        self.news_down: i64 = ALL_NEWS  # set of cards face down (M4)
        self.news_used: i64 = 0  # set of discards
        self.news_force: i64 = 0  # set of lasting cards in force
        self.news_due: i64 = NOTHING  # the card that acts at the end of this dice phase, or NOTHING
        self.news_leaving: i64 = NOTHING  # goes to the discards after the draw (M89), or NOTHING
        self.bonus: i64 = NO_BONUS  # how far the premium is: NO_BONUS … BONUS_ENDING
        self.wells: i64 = 0  # wells of all players on the board (M44, M46)
        self.reason: i64 = 0  # index into REASONS
        self.owner: vec[i64] = vec[i64]()  # shared; island -> seat, or NOTHING
        self.pickers: vec[i64] = vec[i64]()  # shared; the seats in the order in which they pick islands (M3)
        self.cash: vec[i64] = vec[i64]()  # seat -> millions
        self.crude: vec[i64] = vec[i64]()  # seat -> barrels
        self.gas: vec[i64] = vec[i64]()  # seat -> barrels
        self.markets: vec[i64] = vec[i64]()  # pair * 2 + product -> barrels present, 0 … 30
        self.pieces: vec[i64] = vec[i64]()  # island * 4 + piece -> set of cells; a refinery by its top left one
        self.taken: vec[i64] = vec[i64]()  # island -> set of cells covered by any piece
        self.parked: vec[i64] = vec[i64]()  # shared; island -> refineries on the pollution card
        self.old_crude: vec[i64] = vec[i64]()  # shared; seat -> crude before the wells produced this turn (M52)
        self.old_gas: vec[i64] = vec[i64]()  # shared; seat -> gas before refining this turn (M57)

    def copy_from(self, other: "Position") -> None:
        """Becomes equal to another position of the same match: for `clone`."""
        self.seat = other.seat
        self.step = other.step
        self.first = other.first
        self.island = other.island
        self.turn = other.turn
        self.economy = other.economy
        self.price = other.price
        self.red = other.red
        self.blue = other.blue
        self.rolls = other.rolls
        self.counter = other.counter
        self.pair = other.pair
        self.traded = other.traded
        self.balance = other.balance
        self.wanted = other.wanted
        self.fresh = other.fresh
        self.idle = other.idle
        self.given = other.given
        self.past_roll = other.past_roll
        self.past_idle = other.past_idle
        self.asked = other.asked
        self.debt = other.debt
        self.left = other.left
        self.announcer = other.announcer
        self.news_open = other.news_open
        self.news_down = other.news_down
        self.news_used = other.news_used
        self.news_force = other.news_force
        self.news_due = other.news_due
        self.news_leaving = other.news_leaving
        self.bonus = other.bonus
        self.wells = other.wells
        self.reason = other.reason
        self.owner = other.owner
        self.pickers = other.pickers
        self.cash = other.cash[:]
        self.crude = other.crude[:]
        self.gas = other.gas[:]
        self.markets = other.markets[:]
        self.pieces = other.pieces[:]
        self.taken = other.taken[:]
        self.parked = other.parked
        self.old_crude = other.old_crude
        self.old_gas = other.old_gas

    def whose(self) -> i64:
        """The seat at the place `asked` in the order of M60: the active island's owner, then clockwise, each seat once;
        NOTHING when all have been asked."""
        before: i64 = self.asked
        seen: i64 = 0
        steps: i64 = 0
        while steps < ISLANDS:
            seat: i64 = self.owner[(self.island + steps) % ISLANDS]
            if seat != NOTHING and seen & BIT[seat] == 0:
                if before == 0:
                    return seat
                before -= 1
                seen |= BIT[seat]
            steps += 1
        return NOTHING

    def options(self) -> dict[str, Any]:
        setting = self.setting
        options: dict[str, Any] = {
            "seats": setting.seats,
            "reroll": setting.reroll,
            "counter_die": setting.counter_die,
            "turn_limit": setting.turn_limit,
            "islands": PICKED if setting.picked else DEALT,
            "announce": ANY_TURN if setting.any_turn else OWN_TURN,
        }
        if setting.parked_untaxed:
            options["parked_untaxed"] = True
        if setting.rigs_on_line:
            options["rigs_on_line"] = True
        return options

    def unwritten(self) -> frozenset[str]:
        return UNWRITTEN


def asking_order(state: Position, island: int) -> list[int]:
    """Who is asked when an island is active, all at once (M60)."""
    around = [int(state.owner[(island + steps) % ISLANDS]) for steps in range(ISLANDS)]
    return [seat for place, seat in enumerate(around) if seat != NOTHING and seat not in around[:place]]
