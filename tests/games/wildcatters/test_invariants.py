"""The invariants hold in all play, and notice when something is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import SIZE, ask, do, station
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.invariants import broken
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.sets import BIT
from gusher.kernel.state import OVER
from gusher.kernel.tables import changed
from tests.games.wildcatters.positions import SETTINGS, numbers_of, setting_name
from tests.games.wildcatters.randomly import first_at, in_debt, positions

Setting = tuple[int, dict[str, Any]]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)


@every_setting
def test_eager_games_keep_them_and_the_contract(setting: Setting) -> None:
    """The contract plays evenly at random, and so seldom drills and hardly ever transports."""
    for step, state in enumerate(positions(*setting, seed=7)):
        assert broken(state) == []
        assert GAME.load(state.dump()).dump() == state.dump()
        if step % 17 == 0 or state.seat == OVER:
            allowed = [number for number in range(SIZE) if state.why_not(number) == ""]
            assert allowed == numbers_of(state)


@every_setting
def test_games_in_debt_keep_them_too(setting: Setting) -> None:
    for state in in_debt(*setting, seed=4):
        assert broken(state) == []


# --- each check notices its fault ---

Fault = Callable[[Wildcatters], None]


def change(**values: int) -> Fault:
    def made(state: Wildcatters) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return made


def add(table: str, index: int, amount: int) -> Fault:
    def made(state: Wildcatters) -> None:
        vector = getattr(state, table)
        setattr(state, table, changed(vector, index, vector[index] + amount))

    return made


def put(table: str, index: int, value: int) -> Fault:
    def made(state: Wildcatters) -> None:
        setattr(state, table, changed(getattr(state, table), index, value))

    return made


def lose_a_card(state: Wildcatters) -> None:
    state.deck &= state.deck - 1


def double_a_card(state: Wildcatters) -> None:
    state.boxed |= state.deck & -state.deck


def turn_a_pump_over(state: Wildcatters) -> None:
    """A pump of the drilling seat becomes one of its rigs, with all sums but the circles left as they are."""
    pump = next(index for index, circle in enumerate(state.circles) if circle >= 10)
    state.circles = changed(state.circles, pump, 1 + (state.circles[pump] - 10) // 4)


def forget_the_drilling(state: Wildcatters) -> None:
    state.step, state.seat = ask.BUILD, state.order[state.turn]


def third_wildcatter(state: Wildcatters) -> None:
    for _ in range(3):
        state.circles = changed(state.circles, list(state.circles).index(0), 5)


def second_train_first(state: Wildcatters) -> None:
    free = next(stretch for stretch in range(19) if list(state.trains[stretch * 2 : stretch * 2 + 2]) == [-1, -1])
    state.trains = changed(state.trains, free * 2 + 1, 0)


def full_refinery(state: Wildcatters) -> None:
    zone = next(zone for zone in range(14) if state.refineries[zone] >= 0)
    state.tanks[zone * 4] += 5 - state.filled[zone]
    state.filled[zone] = 5


def cargo_at_rest(state: Wildcatters) -> None:
    ship = next(ship for ship in range(16) if state.ships[ship] >= 0)
    state.cargo[ship] = 1


def younger_tanker(state: Wildcatters) -> None:
    state.ships[3], state.ships[0] = 5, NOTHING


def blue_barrel(state: Wildcatters) -> None:
    state.supply[3] -= 1
    state.waiting[3] += 1


def bid_for_itself(state: Wildcatters) -> None:
    state.bidder, state.bid = state.seat, 4


def ask_another(state: Wildcatters) -> None:
    state.seat = (state.seat + 1) % 4


def same_seat_twice(state: Wildcatters) -> None:
    state.order = changed(state.order, 0, state.order[1])


def nothing_to_take(state: Wildcatters) -> None:
    state.display = 0
    state.score = changed(state.score, state.seat, 0)  # no renewal either


def shut_the_refinery(state: Wildcatters) -> None:
    state.roomy ^= BIT[state.place]


def empty_handed(state: Wildcatters) -> None:
    state.waiting[state.region * 4 + state.seat] = 0


FAULTS: list[tuple[str, int, Fault, str]] = [
    ("barrel lost", ask.CARD, add("supply", 1, -1), "yellow: 35 barrels in supply"),
    ("pledge without a loan", ask.CARD, add("pledged", 0, 1), "barrels at the bank for 0 loans"),
    ("tile lost", ask.CARD, add("stock", 0, -1), "rig tiles in stock"),
    ("rigs", ask.CARD, add("rigs", 3, 1), "by the recount"),
    ("barrels ready", ask.WAY, add("ready", 5, 1), "by the recount"),
    ("circle", ask.CARD, put("circles", 3, 26), "circles ["),
    ("pump", ask.BID, turn_a_pump_over, "by the recount"),
    ("not auctioned", ask.BID, forget_the_drilling, "were not auctioned"),
    ("wildcatters", ask.CARD, third_wildcatter, "wildcatters"),
    ("tokens taken", ask.CARD, add("wildcatters", 2, 16), "on the board, [0, 0, 16, 0] taken"),
    ("trains", ask.CARD, second_train_first, "trains [-1, 0]"),
    ("rails", ask.CARD, add("rails", 0, 4), "rails ["),
    ("tracks", ask.CARD, change(tracks=0), "free boxes on []"),
    ("refinery sum", ask.CARD, add("filled", 0, 1), "by the sum"),
    ("full refinery", ask.CARD, full_refinery, "a full refinery at question 7"),
    ("sites", ask.CARD, change(sites=0), "sites []"),
    ("stocked", ask.CARD, change(stocked=1), "barrels in [0]"),
    ("start refineries", ask.REVEAL, put("refineries", 8, 0), "start refineries on"),
    ("cargo", ask.CARD, cargo_at_rest, "carries [0] at question 7"),
    ("tanker lost", ask.CARD, put("ships", 5, 14), "lies in 14"),
    ("tanker's age", ask.CARD, younger_tanker, "was built before its elder"),
    ("used and moved", ask.MOVE, change(used=1, moved=1, transported=1), "carried oil and moved"),
    ("card lost", ask.CARD, lose_a_card, "not in just one place"),
    ("card twice", ask.CARD, double_a_card, "not in just one place"),
    ("hand", ask.REVEAL, add("held", 1, -1), "known are 7"),
    ("shown", ask.PLACE, add("revealed", 0, 1 << 31), "are not in the pile"),
    ("hand after set-up", ask.CARD, put("held", 0, 1), "there are hands after the set-up"),
    ("fresh card", ask.CARD, change(fresh=1), "fresh cards"),
    ("wiped", ask.CARD, change(wiped=1), "were wiped and not replaced"),
    ("wipes", ask.CARD, change(wipes=5), "5 displays wiped"),
    ("cash", ask.CARD, put("cash", 1, -1), "cash ["),
    ("score", ask.CARD, put("score", 1, -1), "score ["),
    ("own share", ask.CARD, put("shares", 5, 0), "own shares ["),
    ("loan after the end", ask.ENDED, put("loans", 0, 1), "after the end"),
    ("order", ask.CARD, same_seat_twice, "order ["),
    ("round", ask.CARD, change(round=9), "round 9"),
    ("first too early", ask.FIRST, change(first=0), "drawn too early"),
    ("station", ask.CARD, change(step=station.FULL), "left at station"),
    ("seat", ask.BUILD, ask_another, "question 9 asks seat"),
    ("chance", ask.DEAL, change(seat=0), "asks seat 0"),
    ("owner", ask.OWN_BARRELS, ask_another, "question 24 asks seat"),
    ("debtor", ask.REPAY, ask_another, "question 27 asks seat"),
    ("no answer", ask.CARD, nothing_to_take, "0 answers at question 7"),
    ("pending", ask.BUILD, change(pending=5), "pending is 5"),
    ("caller", ask.OIL, change(caller=33), "caller is 33"),
    ("bid", ask.BUILD, change(bid=4), "bid is 4"),
    ("fees", ask.BUILD, put("fees", 1, 1), "outside of a transport"),
    ("order token", ask.BUILD, put("tokens", 1, 1), "order tokens"),
    ("region", ask.CARD, change(region=3), "region 3 at question 7"),
    ("refinery without a card", ask.CARD, change(built=1), "without a card"),
    ("white", ask.BUILD, change(white=2), "white continent 2"),
    ("moves", ask.MOVE, change(moves=9), "9 moves"),
    ("used", ask.CARD, change(used=1), "without a transport"),
    ("journey", ask.WAY, change(place=13), "without having come there"),
    ("rider", ask.WAY, change(riders=0), "that it does not have"),
    ("nothing to move", ask.WAY, empty_handed, "that it does not have"),
    ("refining", ask.WAY, shut_the_refinery, "refining in"),
    ("sailing", ask.PORT, change(used=0), "sails without having been loaded"),
    ("harbour", ask.PORT, change(roomy=int(BIT[13])), "by the slow look"),
    ("bidder", ask.BID, bid_for_itself, "bids against itself"),
    ("nobody's bid", ask.BID, change(bid=5, bidder=NOTHING), "bid 5 of seat -1"),
    ("who bids", ask.BID, change(out=0), "bidders"),
    ("open cards", ask.REFILL, change(display=(1 << 9) - 1), "9 open cards"),
    ("wiped too late", ask.DISPLAY, change(wiped=1 << 40), "were wiped and not replaced"),
    ("split", ask.GIVE, change(ship=3), "ship is 3"),
    ("joining", ask.JOIN_DRILL, change(place=3), "place is 3"),
    ("dispatching", ask.SHIP, change(rest=3), "rest is 3"),
]


@pytest.mark.parametrize(
    ("question", "fault", "words"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS]
)
def test_a_fault_is_noticed(question: int, fault: Fault, words: str) -> None:
    state = first_at(question)
    assert broken(state) == []
    fault(state)
    assert any(words in sentence for sentence in broken(state)), broken(state)


def test_the_unplayed_colour_has_no_barrels() -> None:
    state = first_at(ask.CARD, seats=3)
    assert broken(state) == []
    blue_barrel(state)
    assert any("is unplayed" in sentence for sentence in broken(state))


def test_a_link_that_is_not_offered_is_noticed() -> None:
    options = {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}
    walks = (state for seed in range(1000) for state in positions(4, options, seed))
    state = next(state for state in walks if state.step == ask.WAY and numbers_of(state)[-1] >= do.LINK)
    assert broken(state) == []
    state.rails = changed(state.rails, state.place, 0)
    assert any("by the slow look" in sentence for sentence in broken(state))
