"""Step E: drilling and swapping (W82 to W96, W109 to W112)."""

import pytest

from tests.games.wildcatters.looking import barrels_on_pumps, cash, own, pumps, rigs, shares, stock, supply
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    end_turn,
    give,
    kinds,
    limit_supply,
    neutral_rig,
    offered,
    oil,
    play,
    pump,
    refinery,
    refusal,
    rig,
    table,
    token,
    train,
    waiting,
)

# --- what may be done ---


@pytest.mark.clause("W82", "W41")
def test_oil_actions_belong_to_the_region_of_the_card() -> None:
    """All three would be possible in NA_N; with a card of NA_S none is."""
    state = table()
    rig(state, RED, "NA_N", 4)
    waiting(state, RED, "NA_N", 1)
    refinery(state, RED, "NA_N")
    pump(state, RED, "SA_W", 1)
    rig(state, RED, "SA_W", 1)
    train(state, RED, "F_SA_W")
    rig(state, RED, "NA_S", 1)
    oil(state, "L05", cash=60, keep_open=True)
    assert kinds(state).isdisjoint({"drill", "swap", "transport"})
    assert refusal(state, "drill") == "W85"
    assert refusal(state, "swap") == "W110"
    assert refusal(state, "transport") == "W115"


@pytest.mark.clause("W83")
@pytest.mark.parametrize("order", ["drill transport swap", "transport drill swap", "drill swap transport"])
def test_drilling_swapping_and_transport_in_any_order(order: str) -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    waiting(state, RED, "NA_S", 1)
    refinery(state, RED, "NA_S")
    oil(state, "L05", cash=60)
    play(state, order)
    assert cash(state, RED) == 60 - 8 - 3 - 4
    assert pumps(state, RED, "NA_S") == 2


# --- conditions of drilling ---


@pytest.mark.clause("W84", "W89", "W91")
def test_drilling_costs_8_and_turns_one_rig_into_a_pump_with_three_barrels() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert cash(state, RED) == 12
    assert (rigs(state, RED, "NA_S"), pumps(state, RED, "NA_S")) == (3, 1)
    assert barrels_on_pumps(state, RED, "NA_S") == [3]
    assert supply(state, RED) == 33
    assert stock(state, RED, "pump") == 10


@pytest.mark.clause("W85")
@pytest.mark.parametrize(
    ("red", "yellow", "green", "possible"), [(3, 0, 0, False), (4, 0, 0, True), (1, 1, 1, False), (1, 2, 1, True)]
)
def test_four_rigs_of_one_or_several_owners(red: int, yellow: int, green: int, possible: bool) -> None:
    state = table()
    for seat, count in ((RED, red), (YELLOW, yellow), (GREEN, green)):
        rig(state, seat, "NA_S", count)
    oil(state, "L05", cash=20, keep_open=True)
    assert ("drill" in offered(state)) == possible
    assert refusal(state, "drill") == ("" if possible else "W85")


@pytest.mark.clause("W85")
def test_wildcatters_are_no_rigs() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    token(state, "NA_S")
    token(state, "NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "drill") == "W85"


@pytest.mark.clause("W86", "W95")
def test_neutral_rigs_count_but_never_become_pumps() -> None:
    state = table(seats=3)
    rig(state, RED, "NA_S", 1)
    neutral_rig(state, "NA_S", 3)
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert pumps(state, RED, "NA_S") == 1
    assert rigs(state, BLUE, "NA_S") == 3
    assert pumps(state, BLUE, "NA_S") == 0
    assert "join" not in offered(state)


@pytest.mark.clause("W87")
def test_drilling_needs_a_rig_of_ones_own() -> None:
    state = table()
    rig(state, YELLOW, "NA_S", 4)
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "drill") == "W87"


@pytest.mark.clause("W87")
def test_drilling_needs_a_pump_in_stock() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    for zone, count in (("NA_N", 4), ("SA_W", 4), ("SA_E", 3)):
        for _ in range(count):
            pump(state, RED, zone, 0)
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "drill") == "W87"


@pytest.mark.clause("W88", "W96")
@pytest.mark.parametrize(("owner", "barrels"), [(RED, 3), (GREEN, 2), (GREEN, 0)])
def test_a_region_with_a_pump_full_or_empty_has_been_drilled(owner: int, barrels: int) -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 3)
    pump(state, owner, "NA_S", barrels)
    oil(state, "L05", cash=20, keep_open=True)
    assert "drill" not in offered(state)
    assert refusal(state, "drill") == "W88"


@pytest.mark.clause("W88")
def test_drilling_happens_once() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    rig(state, YELLOW, "NA_S", 2)
    oil(state, "L05", cash=60)
    play(state, "drill decline")
    assert refusal(state, "drill") == "W88"


@pytest.mark.clause("W90")
def test_the_replaced_rig_returns_to_the_stock() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    rig(state, YELLOW, "NA_S", 1)
    oil(state, "L05", cash=60)
    assert (stock(state, RED, "rig"), stock(state, YELLOW, "rig")) == (6, 9)
    play(state, "drill join swap")
    assert (stock(state, RED, "rig"), stock(state, YELLOW, "rig")) == (8, 10)


@pytest.mark.clause("W92")
@pytest.mark.parametrize(("left", "placed"), [(2, 2), (0, 0), (3, 3)])
def test_a_pump_gets_as_many_barrels_as_there_are(left: int, placed: int) -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    limit_supply(state, RED, left)
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert barrels_on_pumps(state, RED, "NA_S") == [placed]
    assert supply(state, RED) == left - placed


# --- joining ---


@pytest.mark.clause("W93", "W39")
def test_joining_costs_three_own_shares_to_the_active_player() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 2)
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert (state.seat, offered(state)) == (YELLOW, ["join", "decline"])
    play(state, "join")
    assert (shares(state, RED), shares(state, YELLOW)) == ((20, 3, 0, 0), (0, 17, 0, 0))
    assert (rigs(state, YELLOW, "NA_S"), pumps(state, YELLOW, "NA_S")) == (1, 1)
    assert barrels_on_pumps(state, YELLOW, "NA_S") == [3]
    assert supply(state, YELLOW) == 33
    assert cash(state, YELLOW) == 10


@pytest.mark.clause("W93")
def test_who_declines_keeps_rigs_and_shares() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 2)
    oil(state, "L05", cash=20)
    play(state, "drill decline")
    assert (own(state, YELLOW), rigs(state, YELLOW, "NA_S"), pumps(state, YELLOW, "NA_S")) == (20, 2, 0)


@pytest.mark.clause("W93")
def test_only_players_with_a_rig_and_a_pump_in_stock_are_asked_and_once() -> None:
    """Green has no rig there, blue no pump left; yellow has three rigs and is asked a single time."""
    state = table()
    rig(state, RED, "NA_S", 2)
    rig(state, YELLOW, "NA_S", 3)
    rig(state, BLUE, "NA_S", 1)
    for zone, count in (("NA_N", 4), ("SA_W", 4), ("SA_E", 3)):
        for _ in range(count):
            pump(state, BLUE, zone, 0)
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert state.seat == YELLOW
    play(state, "join")
    assert "join" not in offered(state)
    assert pumps(state, YELLOW, "NA_S") == 1


@pytest.mark.clause("W94", "W32")
@pytest.mark.parametrize(
    ("active", "order", "answering"),
    [(0, (0, 1, 2, 3), (1, 2, 3)), (2, (0, 1, 2, 3), (3, 0, 1)), (3, (2, 0, 3, 1), (1, 2, 0))],
)
def test_joining_is_asked_in_turn_order_from_the_active_player(
    active: int, order: tuple[int, ...], answering: tuple[int, ...]
) -> None:
    state = table(active=active, order=order, round_=7 if order != (0, 1, 2, 3) else 2)
    for seat in range(4):
        rig(state, seat, "NA_S", 1)
    oil(state, "L05", cash=20)
    play(state, "drill")
    met = []
    for _ in answering:
        met.append(int(state.seat))
        play(state, "decline")
    assert tuple(met) == answering


# --- swapping ---


@pytest.mark.clause("W109", "W112")
def test_each_swap_costs_3_and_gives_a_pump_with_three_barrels() -> None:
    state = table()
    pump(state, YELLOW, "NA_S", 1)
    rig(state, RED, "NA_S", 3)
    oil(state, "L05", cash=20)
    play(state, "swap swap swap")
    assert cash(state, RED) == 20 - 9
    assert (rigs(state, RED, "NA_S"), barrels_on_pumps(state, RED, "NA_S")) == (0, [3, 3, 3])
    assert (supply(state, RED), stock(state, RED, "rig"), stock(state, RED, "pump")) == (27, 10, 8)


@pytest.mark.clause("W109")
def test_nobody_else_swaps() -> None:
    state = table()
    pump(state, YELLOW, "NA_S", 1)
    rig(state, YELLOW, "NA_S", 1)
    rig(state, RED, "NA_S", 2)
    oil(state, "L05", cash=20)
    play(state, "swap")
    assert state.seat == RED
    assert rigs(state, YELLOW, "NA_S") == 1


@pytest.mark.clause("W112", "W92")
def test_a_swap_places_as_many_barrels_as_there_are() -> None:
    state = table()
    pump(state, YELLOW, "NA_S", 1)
    rig(state, RED, "NA_S", 2)
    limit_supply(state, RED, 4)
    oil(state, "L05", cash=20)
    play(state, "swap swap")
    assert sorted(barrels_on_pumps(state, RED, "NA_S")) == [1, 3]


@pytest.mark.clause("W110")
@pytest.mark.parametrize("barrels", [3, 0])
def test_a_swap_needs_a_pump_of_anybody(barrels: int) -> None:
    state = table()
    rig(state, RED, "NA_S", 1)
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "swap") == "W110"
    state = table()
    rig(state, RED, "NA_S", 1)
    pump(state, BLUE, "NA_S", barrels)
    oil(state, "L05", cash=20)
    assert "swap" in offered(state)


@pytest.mark.clause("W110")
def test_a_swap_needs_a_rig_and_a_pump_of_ones_own() -> None:
    state = table()
    pump(state, YELLOW, "NA_S", 1)
    rig(state, YELLOW, "NA_S", 1)
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "swap") == "W110"
    state = table()
    rig(state, RED, "NA_S", 1)
    pump(state, YELLOW, "NA_S", 1)
    for zone, count in (("NA_N", 4), ("SA_W", 4), ("SA_E", 3)):
        for _ in range(count):
            pump(state, RED, zone, 0)
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "swap") == "W110"


@pytest.mark.clause("W111")
def test_swapping_in_the_turn_of_the_drilling_comes_after_the_auctions() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    token(state, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert kinds(state) == {"bid", "pass"}
    play(state, "pass swap")
    assert barrels_on_pumps(state, RED, "NA_S") == [3, 3]


@pytest.mark.clause("W96")
def test_an_empty_pump_stays() -> None:
    state = table()
    pump(state, RED, "NA_S", 1)
    train(state, RED, "F_NA_S")
    refinery(state, RED, "NA_S")
    rig(state, YELLOW, "NA_S", 1)
    give(state, YELLOW, cash=20)
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert barrels_on_pumps(state, RED, "NA_S") == [0]
    end_turn(state, draw="L06")
    assert pumps(state, RED, "NA_S") == 1
    play(state, "card:L06 done")
    assert {"swap"} <= kinds(state)  # yellow may: there is a pump
    assert "drill" not in offered(state)
