"""The invariants hold in all play, and notice when something is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.invariants import broken
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.state import OVER
from gusher.kernel.tables import flat
from tests.games.mcmulti.positions import PLAIN, act, bare, lay, opening, random_game, roll, turn


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_long_games_keep_them_too(seats: int) -> None:
    """Full islands, dry markets, every card: what short games do not reach."""
    for state in random_game(seats, {**PLAIN, "reroll": True, "counter_die": seats == 3, "turn_limit": 40}, seed=2026):
        assert broken(state) == []


# --- each check notices its fault ---

Fault = Callable[[McMulti], None]


def change(**values: Any) -> Fault:
    def changed(state: McMulti) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return changed


def add(table: str, index: int, amount: int) -> Fault:
    def added(state: McMulti) -> None:
        vector = getattr(state, table)[:]
        vector[index] += amount
        setattr(state, table, vector)

    return added


def shop() -> McMulti:
    state = turn(pieces={0: "rig 3/1, well 1/1, refinery 4/4"})
    roll(state, 5, 3)
    return state


def refine() -> McMulti:
    state = turn(pieces={0: "refinery 3/5"}, crude=2)
    roll(state, 5, 3)
    return state


def forced() -> McMulti:
    state = turn(pieces={0: "station 1/1, station 1/2"}, card="property-tax", cash=0)
    roll(state, 6, 6)
    assert state.step == ask.FORCED_SALE
    return state


def parking() -> McMulti:
    state = turn(pieces={0: "refinery 1/1, refinery 3/3"}, card="pollution", cash=60)
    roll(state, 6, 6)
    assert state.step == ask.PARK
    return state


def announcing() -> McMulti:
    state = turn(cash=1000)
    roll(state, 1, 2)
    act(state, "done")
    assert state.step == ask.ANNOUNCE
    return state


def picking() -> McMulti:
    state = bare(3, islands="picked")
    act(state, "picker", seat=1)
    act(state, "picker", seat=0)
    act(state, "island", island=2)
    return state


def placing() -> McMulti:
    state = shop()
    act(state, "buy", piece="refinery")
    return state


def foreign() -> McMulti:
    state = turn(crude=1)
    act(state, "market", pair="foreign")
    return state


def on_nobodys_island(state: McMulti) -> None:
    lay(state, 3, "rig 1/1")


def twice(state: McMulti) -> None:
    state.pieces[1] |= 1  # a station beneath the well in the corner


def over_the_edge(state: McMulti) -> None:
    state.pieces[2] |= 1 << 35


def lost_card(state: McMulti) -> None:
    state.news_down &= state.news_down - 1


FAULTS: list[tuple[str, Callable[[], McMulti], Fault, str]] = [
    ("cash", shop, add("cash", 1, -101), "cash ["),
    ("crude", shop, add("crude", 1, -1), "crude ["),
    ("debt", shop, change(debt=-1), "debt -1"),
    ("market", shop, add("markets", 2, 6), "markets ["),
    ("price", shop, change(price=80), "consumer price 80"),
    ("counter", shop, change(counter=5), "counter die 5"),
    ("two pieces", shop, twice, "two pieces on one cell"),
    ("edge", shop, over_the_edge, "beyond the edge"),
    ("nobody", lambda: turn(seats=3), on_nobodys_island, "no owner"),
    ("two owners", shop, change(owner=turn(seats=3).owner), "islands belong to [0, 1, 2, -1]"),
    ("picked too soon", picking, change(owner=flat([-1, 2, 1, -1])), "islands belong to [-1, 2, 1, -1]"),
    ("picked by another", picking, change(seat=1), "asks seat 1"),
    ("order", picking, add("pickers", 0, -1), "in the order [0, 0, 2]"),
    ("order where islands are dealt", shop, change(pickers=picking().pickers), "in the order [1, 0, 2]"),
    ("covered", shop, add("taken", 0, 1 << 20), "covered cells"),
    ("wells", shop, change(wells=2), "2 wells, 1 by the recount"),
    ("card", shop, lost_card, "news cards ["),
    ("open card", shop, change(news_open=-1), "with open card -1"),
    ("leaving", shop, change(news_leaving=6, news_open=-1), "with leaving card 6"),
    ("in force", shop, change(news_force=1 << 6), "in force: [6]"),
    ("premium", shop, change(bonus=2), "premium 2"),
    ("due", shop, change(news_due=2), "card 2 due"),
    ("due kind", forced, change(news_due=1), "card 1 is due"),
    ("parked", shop, add("parked", 0, 1), "parked [1, 0, 0, 0], in force"),
    ("too many parked", parking, add("parked", 0, 10), "parked [10"),
    ("both ways", foreign, change(traded=0b101), "both ways"),
    ("no pair", foreign, change(pair=-1), "in no pair"),
    ("balance", foreign, change(balance=5), "a balance of 5 without a trade"),
    ("embargo", foreign, change(news_force=1 << 1), "under the embargo"),
    ("island", shop, change(turn=2), "on turn 2"),
    ("start", opening, change(turn=1), "on turn 1"),
    ("dice", shop, change(red=0), "1 rolls, dice 0 and 3"),
    ("rolls", shop, change(rolls=2), "2 rolls"),
    ("not rolled", shop, change(rolls=0, red=0, blue=0), "after 0 rolls"),
    ("reason", shop, change(reason=1), "with reason 1"),
    ("limit", lambda: turn(number=8, turn_limit=2), change(turn=12), "beyond the limit"),
    ("left", shop, change(left=3), "3 turns left, announced by -1"),
    ("announcing", announcing, add("cash", 0, -1), "announcing on turn 1 with 999"),
    ("twice announced", announcing, change(announcer=2), "announced by 2"),
    ("announced by another", announcing, change(seat=1), "asks seat 1"),
    ("seat", shop, change(seat=1), "asks seat 1"),
    ("chance", shop, change(step=ask.ROLL), "asks seat 0"),
    ("over", shop, change(step=ask.ENDED, reason=1), "asks seat 0"),
    ("no answers", forced, change(pieces=turn().pieces, taken=turn().taken, wells=0), "with 0 answers"),
    ("nothing wanted", shop, change(wanted=1), "with piece 1 to place"),
    ("owing", shop, change(debt=7), "with a debt of 7"),
    ("barrels", refine, add("old_crude", 0, -2), "1 answers for 0 barrels"),
    ("places", placing, add("taken", 0, 1 << 2), "places ["),
    ("shop", shop, add("taken", 0, (1 << 36) - 1 - (1 | 1 << 12 | 3 << 21 | 3 << 27)), "shop ["),
    ("bought", shop, change(fresh=2), "bought [1], but new are []"),
    ("new before the roll", foreign, change(idle=4), "with new pieces [2]"),
    ("given before the roll", foreign, change(given=1), "given 1"),
    ("a roll before the first", foreign, change(past_roll=9), "turn 1 after the dice (1, 1)"),
    ("new before the first roll", foreign, change(past_idle=1), "no dice before"),
    ("refined", refine, change(given=1 << 4), "refined 1 and has 2 crude"),
    ("sold", refine, change(given=1), "refined 0, sold 1 and has 0 gas"),
    ("forced", forced, change(debt=0), "must sell for 0"),
    ("own pieces", forced, change(asked=1, seat=1), "must sell for"),
    ("park", parking, add("cash", 0, 40), "must park with 100"),
    ("market after dice", shop, change(step=ask.MARKET), "after 1 rolls"),
    ("chance in the shop", shop, change(seat=OVER, step=ask.SHOP), "asks seat -2"),
]


@pytest.mark.parametrize(("layout", "fault", "words"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS])
def test_a_fault_is_noticed(layout: Callable[[], McMulti], fault: Fault, words: str) -> None:
    state = layout()
    assert broken(state) == []
    fault(state)
    assert any(words in sentence for sentence in broken(state)), broken(state)
