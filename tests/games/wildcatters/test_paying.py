"""Paying: dollars, shares for dollars, and what never runs out (W33, W34, W39, W40, W42, W43, W44 and 5.3)."""

import pytest

from gusher.kernel.state import PUBLIC
from tests.games.wildcatters.looking import cash, own, owner_of, shares, tankers
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    fleet,
    give,
    kinds,
    numbers_of,
    offered,
    oil,
    play,
    pump,
    refinery,
    refusal,
    rig,
    table,
    tanker,
    train,
    turn,
    waiting,
)

# --- dollars ---


@pytest.mark.clause("W33")
def test_cash_comes_first_when_nothing_is_said_of_the_mix() -> None:
    state = building(table(), "L05", cash=20)
    play(state, "refinery:NA_S")
    assert (cash(state, RED), shares(state, RED)) == (8, (20, 0, 0, 0))


@pytest.mark.clause("W33")
def test_three_shares_of_any_colours_for_each_missing_dollar() -> None:
    state = table()
    give(state, RED, red=5, yellow=2, green=1, blue=4)
    building(state, "L05", cash=10)
    play(state, "refinery:NA_S")  # two dollars are missing: six of twelve shares
    assert offered(state) == [f"give:{count}" for count in range(6)]
    play(state, "give:2")
    assert offered(state) == [f"give:{count}" for count in range(3)]
    play(state, "give:1")
    assert offered(state) == ["give:0", "give:1"]
    play(state, "give:0")  # the last colour is what is left
    assert shares(state, RED) == (3, 1, 1, 1)
    assert cash(state, RED) == 0


@pytest.mark.clause("W33")
def test_a_colour_is_asked_only_where_there_is_a_choice() -> None:
    """Fifteen of sixteen shares must go: yellow and green are not asked, because red leaves one answer for them."""
    state = table()
    give(state, RED, red=12, yellow=0, green=3, blue=0)
    building(state, "L05", cash=8)
    play(state, "refinery:NA_S")
    assert offered(state) == [f"give:{count}" for count in range(9, 13)]
    play(state, "give:11")
    assert shares(state, RED) == (1, 0, 2, 0)


@pytest.mark.clause("W34")
def test_exactly_three_shares_a_dollar_and_no_change() -> None:
    """Eleven shares are worth three dollars, not four, and the two that are left buy nothing."""
    state = table()
    give(state, RED, red=11)
    building(state, "L05", cash=8)
    assert offered(state, "refinery") == []
    assert refusal(state, "refinery:NA_S") == "W42"
    give(state, RED, cash=9)
    play(state, "refinery:NA_S")
    assert (cash(state, RED), shares(state, RED)) == (0, (2, 0, 0, 0))


@pytest.mark.clause("W34")
def test_no_menu_sells_or_buys_shares() -> None:
    """The exchange is part of a payment; there is no other answer that moves shares or dollars."""
    state = table()
    rig(state, RED, "NA_S", 4)
    tanker(state, RED, "NA_S")
    building(state, "L05", cash=40)
    assert kinds(state) == {"rig", "tanker", "train", "refinery", "mix", "done"} - {"rig"}
    play(state, "done")
    assert kinds(state) == {"drill", "mix", "done"}
    play(state, "done")
    assert kinds(state) == {"move", "done"}


@pytest.mark.clause("W34", "W39")
def test_dollars_never_pay_what_is_due_in_shares() -> None:
    """Yellow is rich in dollars and in shares of others; joining takes yellow shares all the same, on credit."""
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S")
    give(state, YELLOW, cash=50, red=30, yellow=1)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    assert cash(state, YELLOW) == 50
    assert shares(state, YELLOW) == (30, 1 + 10 - 3, 0, 0)


@pytest.mark.clause("W42")
@pytest.mark.parametrize(("dollars", "held", "possible"), [(12, 1, True), (11, 2, False), (11, 3, True), (0, 36, True)])
def test_cash_and_a_third_of_the_shares_must_cover_the_price(dollars: int, held: int, possible: bool) -> None:
    state = table()
    give(state, RED, red=held)
    building(state, "L05", cash=dollars)
    assert ("refinery:NA_S" in offered(state)) == possible
    assert refusal(state, "refinery:NA_S") == ("" if possible else "W42")


@pytest.mark.clause("W42")
@pytest.mark.parametrize(
    ("dollars", "oils"), [(8, {"drill", "transport"}), (7, {"transport"}), (4, {"transport"}), (3, set())]
)
def test_oil_actions_that_cannot_be_paid_are_not_legal(dollars: int, oils: set[str]) -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    train(state, RED, "F_NA_S")
    refinery(state, RED, "NA_S")
    waiting(state, RED, "NA_S", 1)
    give(state, RED, red=2)
    oil(state, "L05", cash=dollars, keep_open=True)
    assert kinds(state) - {"mix", "empty", "done"} == oils


# --- the mix ---


@pytest.mark.clause("W33")
def test_any_part_of_a_price_may_be_paid_in_shares() -> None:
    state = table()
    give(state, RED, red=20)
    building(state, "L05", cash=20)
    play(state, "mix refinery:NA_S")
    assert offered(state) == [f"cover:{count}" for count in range(7)]  # twenty shares are worth six dollars
    play(state, "cover:5")
    assert (cash(state, RED), own(state, RED)) == (20 - 7, 20 - 15)


@pytest.mark.clause("W33")
def test_the_whole_price_in_shares() -> None:
    state = table()
    give(state, RED, red=10, blue=28)
    building(state, "L05", cash=1)
    play(state, "mix refinery:NA_S")
    assert offered(state) == ["cover:11", "cover:12"]
    play(state, "cover:12")
    assert offered(state) == [f"give:{count}" for count in range(8, 11)]
    play(state, "give:8")
    assert (cash(state, RED), shares(state, RED)) == (1, (2, 0, 0, 0))


@pytest.mark.clause("W33")
def test_the_mix_is_asked_for_the_next_payment_only() -> None:
    state = building(table(), "L05", cash=20)
    play(state, "mix")
    assert "mix" not in offered(state)
    play(state, "tanker:NA_S cover:0")
    assert "mix" in offered(state)
    play(state, "tanker:NA_S")
    assert (cash(state, RED), own(state, RED)) == (16, 20)
    play(state, "mix done")
    assert tankers(state, "NA_S") == ["red", "red"]


@pytest.mark.clause("W33")
@pytest.mark.parametrize(("dollars", "held", "possible"), [(5, 3, True), (0, 30, False), (5, 2, False), (1, 3, True)])
def test_a_mix_is_offered_only_where_there_is_one(dollars: int, held: int, possible: bool) -> None:
    """It takes a dollar, three shares, and something that has a price and can be paid."""
    state = table()
    give(state, RED, red=held)
    building(state, "L05", cash=dollars)
    assert ("mix" in offered(state)) == possible


@pytest.mark.clause("W33")
def test_a_mix_with_one_possible_division_is_not_asked() -> None:
    """With a dollar and thirty-three shares a refinery costs just that."""
    state = table()
    give(state, RED, red=33)
    building(state, "L05", cash=1)
    play(state, "mix refinery:NA_S")
    assert kinds(state).isdisjoint({"cover", "give"})
    assert (cash(state, RED), owner_of(state, "NA_S")) == (0, "red")


@pytest.mark.clause("W33")
@pytest.mark.parametrize("between", ["done", "empty"])
def test_whatever_comes_next_ends_the_wish_for_a_mix(between: str) -> None:
    """The drilling afterwards is paid in cash without a question."""
    state = table()
    rig(state, RED, "NA_S", 4)
    give(state, RED, cards="L32")
    refinery(state, YELLOW, "AS_W")
    building(state, "L05", cash=20)
    if between == "empty":
        play(state, "done")
        refinery(state, YELLOW, "AS_W", "g")
        play(state, "mix empty take:4 drill")
    else:
        play(state, "mix done drill")
    assert kinds(state).isdisjoint({"cover"})
    assert (cash(state, RED), own(state, RED)) == (12, 20)


@pytest.mark.clause("W33")
@pytest.mark.parametrize(("deed", "price"), [("drill", 8), ("swap", 3), ("transport", 4)])
def test_oil_actions_may_be_paid_in_a_mix_too(deed: str, price: int) -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    if deed == "swap":
        pump(state, YELLOW, "NA_S", 0)
    waiting(state, RED, "NA_S", 1)
    refinery(state, RED, "NA_S")
    oil(state, "L05", cash=20)
    play(state, f"mix {deed}")
    assert offered(state) == [f"cover:{count}" for count in range(min(price, 6) + 1)]
    play(state, "cover:2")
    assert (cash(state, RED), own(state, RED)) == (20 - price + 2, 20 - 6)


@pytest.mark.clause("W33")
def test_no_mix_without_anything_to_pay_for() -> None:
    """A tanker moved for nothing is no payment; the second one costs a dollar."""
    state = table()
    tanker(state, RED, "NA_S")
    tanker(state, RED, "NA_N")
    fleet(state, "L05", cash=5)
    assert "mix" not in offered(state)
    play(state, "move:NA_S sail:EU_S")
    assert "mix" in offered(state)
    play(state, "mix move:NA_N")
    assert offered(state) == ["cover:0", "cover:1"]
    play(state, "cover:1 sail:EU_N")
    assert (cash(state, RED), own(state, RED)) == (5, 17)


# --- the bank, the owners, what is open ---


@pytest.mark.clause("W33")
def test_prices_go_to_the_bank_and_to_nobody_else() -> None:
    state = building(table(), "L05", cash=40)
    before = [cash(state, seat) for seat in (YELLOW, GREEN, BLUE)]
    play(state, "refinery:NA_S rig tanker:NA_S train:F_NA_S")
    assert cash(state, RED) == 40 - 12 - 4 - 2 - 2
    assert [cash(state, seat) for seat in (YELLOW, GREEN, BLUE)] == before


@pytest.mark.clause("W40")
def test_owners_of_trains_tankers_and_refineries_are_not_asked() -> None:
    """Red carries two barrels on yellow's train to green's refinery and blue's tanker: red alone answers."""
    state = table()
    pump(state, RED, "NA_S", 3)
    pump(state, RED, "NA_S", 3)
    train(state, YELLOW, "F_NA_S")
    refinery(state, GREEN, "NA_S")
    tanker(state, BLUE, "NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert state.seat == RED
    play(state, "refine")
    assert state.seat == RED
    play(state, "load:blue-1")  # there is one harbour to sail to, and that is the one where she lies
    assert state.seat == RED
    assert (own(state, YELLOW), own(state, GREEN), own(state, BLUE)) == (20, 16, 20)
    assert shares(state, RED) == (20 - 2 - 1, 0, 4, 0)


@pytest.mark.clause("W43")
def test_the_bank_never_runs_dry() -> None:
    """A hundred shares a colour and a hundred notes are printed; nobody is refused more."""
    state = table(display="L14")
    give(state, RED, cash=99, red=98, yellow=90)
    give(state, YELLOW, cash=80, red=40, yellow=60)
    refinery(state, RED, "NA_S")
    fleet(state, "L14", full={"NA_S": "yyggg"})
    assert cash(state, RED) == 109
    assert offered(state) == [f"take:{count}" for count in range(21)]
    play(state, "take:20")
    assert own(state, RED) == 98 + 2 + 20


@pytest.mark.clause("W44")
@pytest.mark.parametrize("viewer", [RED, YELLOW, GREEN, BLUE, PUBLIC])
def test_everything_is_open_once_the_game_is_set_up(viewer: int) -> None:
    state = table()
    give(state, YELLOW, cash=3, red=4, green=9, loans=2, score=17, cards="L08 D16")
    turn(state)
    assert not state.has_secrets()
    assert state.redact(viewer).dump() == state.dump()
    assert numbers_of(state.redact(viewer)) == numbers_of(state)
