"""The invariants hold in all play, and notice when something is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import (
    A_MENU,
    BID,
    D_MENU,
    DEAL,
    DISPLAY,
    DRILL_JOIN,
    E_MENU,
    END,
    ENDED,
    F_MENU,
    FIRST,
    FULL,
    LINK_TO,
    OWN_BARRELS,
    PAY_SPLIT,
    PLACE,
    REFILL,
    REPAY,
    REVEAL,
    T_DEST,
    T_MOVE,
    T_SHIP,
)
from gusher.games.wildcatters.data import BIT, NOTHING, changed
from gusher.games.wildcatters.invariants import broken
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.state import OVER
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
            allowed = [number for number in range(END) if state.why_not(number) == ""]
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
    state.step, state.seat = D_MENU, state.order[state.turn]


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
    ("barrel lost", A_MENU, add("supply", 1, -1), "yellow: 35 barrels in supply"),
    ("pledge without a loan", A_MENU, add("pledged", 0, 1), "barrels at the bank for 0 loans"),
    ("tile lost", A_MENU, add("stock", 0, -1), "rig tiles in stock"),
    ("rigs", A_MENU, add("rigs", 3, 1), "by the recount"),
    ("barrels ready", T_MOVE, add("ready", 5, 1), "by the recount"),
    ("circle", A_MENU, put("circles", 3, 26), "circles ["),
    ("pump", BID, turn_a_pump_over, "by the recount"),
    ("not auctioned", BID, forget_the_drilling, "were not auctioned"),
    ("wildcatters", A_MENU, third_wildcatter, "wildcatters"),
    ("tokens taken", A_MENU, add("wildcatters", 2, 16), "on the board, [0, 0, 16, 0] taken"),
    ("trains", A_MENU, second_train_first, "trains [-1, 0]"),
    ("rails", A_MENU, add("rails", 0, 4), "rails ["),
    ("tracks", A_MENU, change(tracks=0), "free boxes on []"),
    ("refinery sum", A_MENU, add("filled", 0, 1), "by the sum"),
    ("full refinery", A_MENU, full_refinery, "a full refinery at question 7"),
    ("sites", A_MENU, change(sites=0), "sites []"),
    ("stocked", A_MENU, change(stocked=1), "barrels in [0]"),
    ("start refineries", REVEAL, put("refineries", 8, 0), "start refineries on"),
    ("cargo", A_MENU, cargo_at_rest, "carries [0] at question 7"),
    ("tanker lost", A_MENU, put("ships", 5, 14), "lies in 14"),
    ("tanker's age", A_MENU, younger_tanker, "was built before its elder"),
    ("used and moved", F_MENU, change(used=1, moved=1, transported=1), "carried oil and moved"),
    ("card lost", A_MENU, lose_a_card, "not in just one place"),
    ("card twice", A_MENU, double_a_card, "not in just one place"),
    ("hand", REVEAL, add("held", 1, -1), "known are 7"),
    ("shown", PLACE, add("revealed", 0, 1 << 31), "are not in the pile"),
    ("hand after set-up", A_MENU, put("held", 0, 1), "there are hands after the set-up"),
    ("fresh card", A_MENU, change(fresh=1), "fresh cards"),
    ("wiped", A_MENU, change(wiped=1), "were wiped and not replaced"),
    ("wipes", A_MENU, change(wipes=5), "5 displays wiped"),
    ("cash", A_MENU, put("cash", 1, -1), "cash ["),
    ("score", A_MENU, put("score", 1, -1), "score ["),
    ("own share", A_MENU, put("shares", 5, 0), "own shares ["),
    ("loan after the end", ENDED, put("loans", 0, 1), "after the end"),
    ("order", A_MENU, same_seat_twice, "order ["),
    ("round", A_MENU, change(round=9), "round 9"),
    ("first too early", FIRST, change(first=0), "drawn too early"),
    ("station", A_MENU, change(step=FULL), "left at station"),
    ("seat", D_MENU, ask_another, "question 9 asks seat"),
    ("chance", DEAL, change(seat=0), "asks seat 0"),
    ("owner", OWN_BARRELS, ask_another, "question 24 asks seat"),
    ("debtor", REPAY, ask_another, "question 27 asks seat"),
    ("no answer", A_MENU, nothing_to_take, "0 answers at question 7"),
    ("pending", D_MENU, change(pending=5), "pending is 5"),
    ("caller", E_MENU, change(caller=33), "caller is 33"),
    ("bid", D_MENU, change(bid=4), "bid is 4"),
    ("fees", D_MENU, put("fees", 1, 1), "outside of a transport"),
    ("order token", D_MENU, put("tokens", 1, 1), "order tokens"),
    ("region", A_MENU, change(region=3), "region 3 at question 7"),
    ("refinery without a card", A_MENU, change(built=1), "without a card"),
    ("white", D_MENU, change(white=2), "white continent 2"),
    ("moves", F_MENU, change(moves=9), "9 moves"),
    ("used", A_MENU, change(used=1), "without a transport"),
    ("journey", T_MOVE, change(place=13), "without having come there"),
    ("rider", T_MOVE, change(riders=0), "that it does not have"),
    ("nothing to move", T_MOVE, empty_handed, "that it does not have"),
    ("refining", T_MOVE, shut_the_refinery, "refining in"),
    ("sailing", T_DEST, change(used=0), "sails without having been loaded"),
    ("harbour", T_DEST, change(roomy=int(BIT[13])), "by the slow look"),
    ("bidder", BID, bid_for_itself, "bids against itself"),
    ("nobody's bid", BID, change(bid=5, bidder=NOTHING), "bid 5 of seat -1"),
    ("who bids", BID, change(out=0), "bidders"),
    ("open cards", REFILL, change(display=(1 << 9) - 1), "9 open cards"),
    ("wiped too late", DISPLAY, change(wiped=1 << 40), "were wiped and not replaced"),
    ("split", PAY_SPLIT, change(ship=3), "ship is 3"),
    ("joining", DRILL_JOIN, change(place=3), "place is 3"),
    ("dispatching", T_SHIP, change(rest=3), "rest is 3"),
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
    state = first_at(A_MENU, seats=3)
    assert broken(state) == []
    blue_barrel(state)
    assert any("is unplayed" in sentence for sentence in broken(state))


def test_a_link_that_is_not_offered_is_noticed() -> None:
    options = {"zero_loan": True, "australia": "pay_bank"}
    walks = (state for seed in range(1000) for state in positions(4, options, seed))
    state = next(state for state in walks if state.step == T_MOVE and numbers_of(state)[-1] >= LINK_TO)
    assert broken(state) == []
    state.rails = changed(state.rails, state.place, 0)
    assert any("by the slow look" in sentence for sentence in broken(state))
