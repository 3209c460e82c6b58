"""The invariants hold in all play, and notice when something is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from gusher.bots.bot import read_bot
from gusher.bots.playout import random_answer
from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARDS
from gusher.games.giganten.invariants import broken
from gusher.games.giganten.state import Giganten, start
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER
from tests.games.giganten.positions import (
    DEFAULT,
    SETTINGS,
    bidding,
    cell,
    derrick,
    fresh,
    hand,
    hauling,
    midgame,
    moving,
    play,
    put,
    random_game,
    seen,
    setting_name,
    site,
    tank,
    truck,
)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_games_of_bots_keep_all_invariants_after_every_step(setting: tuple[int, dict[str, Any]]) -> None:
    """Bots see redacted positions only; they build, carry, bid and bluff more than random play does."""
    bot, rng = read_bot("greedy").make(GAME), Rng(5)
    state = start(*setting)
    while state.seat != OVER:
        if state.seat in (0, 1):
            view = state.redact(state.seat)
            action = bot.answer(view, view.legal(), bot.budget, rng)
            assert action in list(state.legal())
        else:
            action = int(random_answer(state, rng))
        state.play(action)
        assert broken(state) == []


def test_a_position_that_was_loaded_knows_the_ways_of_its_truck() -> None:
    """They are not dumped, but found anew."""
    for state in random_game(*SETTINGS[0], seed=1):
        if state.step in (ask.MOVE, ask.LOOK):
            again = GAME.load(state.dump())
            assert isinstance(again, Giganten)
            assert list(again.leave) == list(state.leave)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_money_changes_only_where_the_rules_say_so(setting: tuple[int, dict[str, Any]]) -> None:
    """G57, G66 to G69, G86, G87; a fee between seats leaves the sum as it was."""
    before = [15000] * setting[0]
    step = 0
    for state in random_game(*setting, seed=9):
        cash = [int(amount) for amount in state.cash]
        if cash != before:
            assert step in (10, 12, 13, 16)  # build, haul, the last pass of an auction, sell
            if step == 12 and sum(cash) == sum(before):
                assert sorted(new - old for new, old in zip(cash, before, strict=True))[0] == -3000
        before, step = cash, int(state.step)


# --- each check notices its fault ---


def change(**values: Any) -> Callable[[Giganten], None]:
    def changed(state: Giganten) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return changed


def add(table: str, index: int, amount: int) -> Callable[[Giganten], None]:
    def added(state: Giganten) -> None:
        setattr(state, table, put(getattr(state, table), index, int(getattr(state, table)[index]) + amount))

    return added


def both(*faults: Callable[[Giganten], None]) -> Callable[[Giganten], None]:
    def changed(state: Giganten) -> None:
        for fault in faults:
            fault(state)

    return changed


def plain() -> Giganten:
    state = fresh()
    play(state, "first:0")
    return state


def built() -> Giganten:
    """Seat 1 moves; seat 0 has a derrick, seat 2 has looked at a tile, everybody holds licences."""
    state = midgame(first=1)
    derrick(state, 0, (3, 2), 3)
    seen(state, 2, (5, 6), 4)
    for seat in range(4):
        hand(state, seat, 2, 2)
    tank(state, 3, "J", 2)
    truck(state, 1, (6, 5))
    return moving(state)


def hauled() -> Giganten:
    state = midgame()
    derrick(state, 0, (3, 2), 3)
    return hauling(state)


def auctioned(script: str = "bid:3") -> Giganten:
    state = bidding({0: (3, 2), 1: (3, 1)}, {0: "H", 1: "H"})
    play(state, script)
    return state


def dealt() -> Giganten:
    state = fresh()
    play(state, "first:0 roll:red-2 roll:red-2 roll:red-2 red:R04 beige:B01 beige:B02 beige:B03 beige:B04")
    play(state, "pick:B01 pick:B02 pick:B03 pick:B04 licence:2")
    return state


WELL = site((3, 2))
B01 = CARDS.index("B01")
FAULTS: list[tuple[str, Callable[[], Giganten], Callable[[Giganten], None], str]] = [
    ("crude", built, change(supply=54), "crude markers"),
    ("negative crude", built, both(add("tanks", 0, -1), add("tanks", 1, 1)), "negative number"),
    ("travelling", hauled, change(step=ask.BUILD, site=-1), "59 crude markers"),
    ("licences", built, both(add("ones", 0, 40), add("held", 0, 40)), "licences of 1"),
    ("batch", built, change(batch_twos=20), "of 20 in the pile"),
    ("held", built, add("held", 0, 1), "5 are known"),
    ("twos", built, add("twos_most", 0, -3), "2 twos of at most 1"),
    ("action cards", plain, add("pile", B01, 1), "B01: 4 in the pile"),
    ("red slot", plain, change(open=put(fresh().open, 1, 3)), "out of place"),
    ("card count", plain, change(cards=put(fresh().cards, 1, B01), pile=put(fresh().pile, B01, 2)), "1 before seats"),
    ("tile copies", built, change(tiles=put(built().tiles, 1, 5)), "tiles of 5"),
    ("tile unseen", built, add("viewers", site((5, 6)), -4), "seen by 0"),
    ("tile undrawn", built, change(viewers=put(built().viewers, 1, 1)), "seen by 1"),
    ("kind 2 looked at", built, add("viewers", 12, 1), "site 12 was looked at"),
    ("derricks", built, add("stock", 0, 1), "1 derricks on the board, 5 in stock"),
    ("well", built, both(add("markers", WELL, -3), change(supply=58)), "0 markers"),
    ("overfull", built, both(add("markers", WELL, 3), change(supply=52)), "6 markers, value 3"),
    ("owner", built, add("owners", 20, 8), "belongs to 7"),
    ("cash", built, add("cash", 0, -500 * 31), "has $-500"),
    ("note", built, add("cash", 0, 100), "has $15100"),
    ("price", built, add("prices", 0, 9), "prices [16"),
    ("loco", built, add("locos", 0, 20), "locos [20"),
    ("black", built, change(black=20), "black loco on 20"),
    ("round", built, change(round=11), "round 11"),
    ("together", built, change(trucks=put(built().trucks, 0, cell((9, 0)))), "two trucks on one cell"),
    ("truck on a tile", built, change(trucks=put(built().trucks, 0, cell((6, 2)))), "on a tile or a derrick"),
    ("truck missing", built, change(trucks=put(built().trucks, 0, -1)), "3 trucks on the board"),
    ("truck nowhere", built, change(trucks=put(built().trucks, 0, 240)), "trucks [240"),
    ("leave", built, change(leave=put(built().leave, 0, 1)), "differ from the recount"),
    ("stuck", built, both(change(trucks=put(built().trucks, 1, cell((5, 6))), points=0)), "the way out takes 1"),
    ("points", built, change(points=11), "11 points left of 10"),
    ("tanks", plain, both(add("tanks", 0, 3), change(supply=57)), "tanks [3"),
    ("wrong seat", built, change(seat=2), "asks seat 2"),
    ("turn", built, change(turn=4), "turn 4"),
    ("site", built, change(site=3), "about site 3"),
    ("no answers", auctioned, change(step=ask.ENDED, seat=OVER), "step 17"),
    ("answers missing", built, change(points=-1, leave=put(built().leave, cell((6, 5)), 5)), "with 0 answers"),
    ("due", built, change(due=1), "1 cards due"),
    ("none due", dealt, change(due=0), "0 cards due of 3"),
    ("bid elsewhere", plain, change(bid=1), "with a bid of 1"),
    ("bidder", auctioned, change(bidder=-1), "a bid of 3 by -1"),
    ("offers", auctioned, add("offers", 0, 1), "offers [4"),
    ("passed", auctioned, change(passed=0b10), "seat 1 takes part"),
    ("cannot pay", lambda: auctioned("bid:7 pass"), both(add("twos", 0, -1), add("ones", 0, 1)), "worth 6"),
    ("could pay", lambda: auctioned("bid:9 pass"), both(add("twos", 0, 2), add("ones", 0, -2)), "worth 9"),
    ("special", built, change(step=ask.SPECIAL, turn=1), "cards open"),
    ("chance", plain, change(seat=0), "step 1 asks seat 0"),
    ("deal", dealt, change(step=ask.ROLL), "step 1"),
]


@pytest.mark.parametrize(("made", "fault", "words"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_a_fault_is_noticed(made: Callable[[], Giganten], fault: Callable[[Giganten], None], words: str) -> None:
    state = made()
    assert broken(state) == []
    fault(state)
    assert any(words in sentence for sentence in broken(state)), broken(state)


def test_a_game_takes_a_few_hundred_steps() -> None:
    lengths = [sum(1 for _ in random_game(4, DEFAULT, seed)) for seed in range(20)]
    assert min(lengths) > 250
    assert max(lengths) < 1500
