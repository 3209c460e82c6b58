"""Transport, stage 1: who takes part, and from the field to the harbour (W113 to W125)."""

import pytest

from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import barrels_on_pumps, cash, harbour, own, refined, shares, taken, tokens
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    end_turn,
    kinds,
    offered,
    oil,
    play,
    pump,
    refinery,
    refusal,
    rig,
    table,
    tanker,
    token,
    train,
    waiting,
)


def field(**pumps_: int) -> Wildcatters:
    """NA_S with a pump of three barrels for every one named; a red train on its pair; yellow's empty refinery."""
    state = table()
    for colour, count in pumps_.items():
        for _ in range(count):
            pump(state, ("red", "yellow", "green", "blue").index(colour), "NA_S", 3)
    refinery(state, YELLOW, "NA_S")
    return state


@pytest.mark.clause("W113")
def test_the_active_player_alone_pays_four_dollars() -> None:
    state = field(red=1, green=1)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join")
    assert [cash(state, seat) for seat in range(4)] == [16, 10, 10, 10]
    assert refined(state, "NA_S") == "rg"


@pytest.mark.clause("W114")
def test_one_transport_per_turn() -> None:
    state = field(red=1)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=40, keep_open=True)
    play(state, "transport")
    assert "transport" not in offered(state)
    assert refusal(state, "transport") == "W114"
    end_turn(state, draw="L06")
    play(state, "card:L06 done")
    assert "transport" in offered(state)  # a turn later it is possible again


@pytest.mark.clause("W115")
@pytest.mark.parametrize(
    ("with_train", "with_pump", "with_token", "in_harbour", "way_on", "possible"),
    [
        (True, True, False, False, False, True),  # (a): nothing beyond the harbour is needed
        (True, False, True, False, False, True),
        (False, True, True, False, True, False),
        (True, False, False, False, True, False),
        (False, False, False, True, True, True),  # (b)
        (True, False, False, True, False, False),
    ],
)
def test_a_transport_needs_a_barrel_that_can_move(
    with_train: bool, with_pump: bool, with_token: bool, in_harbour: bool, way_on: bool, possible: bool
) -> None:
    state = table()
    pump(state, RED, "NA_S", 3 if with_pump else 0)
    if with_train:
        train(state, BLUE, "F_NA_S")
    if with_token:
        token(state, "NA_S", GREEN)
    if in_harbour:
        waiting(state, GREEN, "NA_S", 1)
    if way_on:
        refinery(state, YELLOW, "NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    assert ("transport" in offered(state)) == possible
    assert refusal(state, "transport") == ("" if possible else "W115")


@pytest.mark.clause("W115")
def test_a_token_that_nobody_won_is_no_barrel() -> None:
    state = table()
    rig(state, RED, "NA_S", 1)
    token(state, "NA_S")
    train(state, RED, "F_NA_S")
    refinery(state, RED, "NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "transport") == "W115"


@pytest.mark.clause("W116", "W117")
def test_the_active_player_may_carry_the_oil_of_others_only() -> None:
    state = field(green=2)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert (state.seat, offered(state)) == (GREEN, ["join", "decline"])
    play(state, "join")
    assert refined(state, "NA_S") == "gg"
    assert shares(state, RED) == (20, 0, 2, 0)


@pytest.mark.clause("W116")
def test_others_may_decline_and_leave_the_transport_empty() -> None:
    state = field(green=1)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport decline")
    assert barrels_on_pumps(state, GREEN, "NA_S") == [3]
    assert cash(state, RED) == 16
    assert refusal(state, "transport") == "W114"


@pytest.mark.clause("W117", "W32")
@pytest.mark.parametrize(("active", "order", "answering"), [(1, (0, 1, 2, 3), (2, 3, 0)), (3, (2, 0, 3, 1), (1, 2, 0))])
def test_the_active_player_is_in_and_the_others_are_asked_in_turn_order(
    active: int, order: tuple[int, ...], answering: tuple[int, ...]
) -> None:
    state = table(active=active, order=order, round_=7 if order != (0, 1, 2, 3) else 2)
    for seat in range(4):
        pump(state, seat, "NA_S", 2)
    train(state, active, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    met = []
    for _ in answering:
        met.append(int(state.seat))
        play(state, "decline")
    assert tuple(met) == answering
    assert barrels_on_pumps(state, active, "NA_S") == [1]


@pytest.mark.clause("W117")
def test_who_has_no_barrel_that_can_move_is_not_asked() -> None:
    """Green's pump is empty, blue's barrel stands in another region: only red takes part."""
    state = field(red=1)
    pump(state, GREEN, "NA_S", 0)
    pump(state, BLUE, "NA_N", 3)
    waiting(state, BLUE, "NA_N", 2)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert refined(state, "NA_S") == "r"
    assert state.seat == RED


@pytest.mark.clause("W118")
def test_exactly_one_barrel_from_each_pump_that_has_one() -> None:
    state = table()
    for barrels in (3, 2, 1, 0):
        pump(state, RED, "NA_S", barrels)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert sorted(barrels_on_pumps(state, RED, "NA_S")) == [0, 0, 1, 2]
    assert harbour(state, "NA_S") == "rrr"


@pytest.mark.clause("W119", "W120")
def test_wildcatters_leave_with_their_owner_s_first_transport() -> None:
    state = field(red=1, green=1)
    token(state, "NA_S", GREEN)
    token(state, "NA_S", RED)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport decline")
    assert (taken(state, RED), taken(state, GREEN)) == (1, 0)
    assert tokens(state, "NA_S") == ["green"]
    assert refined(state, "NA_S") == "rr"


@pytest.mark.clause("W119", "W120")
def test_the_taker_pays_for_the_barrel_of_the_token_too_and_its_circle_is_free() -> None:
    state = field(green=3)
    rig(state, YELLOW, "NA_S", 3)
    token(state, "NA_S", GREEN)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join")
    assert own(state, GREEN) == 20 - 4
    assert taken(state, GREEN) == 1
    assert tokens(state, "NA_S") == []
    assert refined(state, "NA_S") == "gggg"
    end_turn(state, draw="L06")
    play(state, "card:L06")
    assert "rig" in offered(state)  # the seventh circle


@pytest.mark.clause("W119")
def test_two_tokens_of_one_owner_leave_together() -> None:
    state = field(red=1)
    token(state, "NA_S", RED)
    token(state, "NA_S", RED)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert taken(state, RED) == 2
    assert refined(state, "NA_S") == "rrr"


@pytest.mark.clause("W121", "W39")
def test_a_foreign_train_costs_one_own_share_per_barrel() -> None:
    state = field(red=3)
    train(state, BLUE, "F_NA_S")
    refinery_red = refined(state, "NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert refinery_red == ""
    assert shares(state, BLUE) == (3, 0, 0, 20)
    assert shares(state, RED) == (17, 6, 0, 0)  # and yellow's refinery paid six


@pytest.mark.clause("W121")
def test_the_player_chooses_between_two_foreign_trains() -> None:
    state = field(red=2)
    train(state, BLUE, "F_NA_S")
    train(state, GREEN, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert set(offered(state)) == {"ride:green", "ride:blue"}
    play(state, "ride:green")
    assert shares(state, GREEN) == (2, 0, 20, 0)
    assert shares(state, BLUE) == (0, 0, 0, 20)


@pytest.mark.clause("W121", "W122")
def test_two_trains_of_one_owner_leave_no_choice() -> None:
    state = field(red=2)
    train(state, BLUE, "F_NA_S", 2)
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert shares(state, BLUE) == (2, 0, 0, 20)
    assert refined(state, "NA_S") == "rr"


@pytest.mark.clause("W122")
def test_an_own_train_is_used_without_asking_and_free() -> None:
    state = field(red=2, green=1)
    train(state, RED, "F_NA_S")
    train(state, GREEN, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join")
    assert (shares(state, RED)[2], shares(state, GREEN)[0]) == (0, 0)
    assert refined(state, "NA_S") == "rrg"


@pytest.mark.clause("W122")
def test_all_barrels_of_a_player_use_the_same_train() -> None:
    """There is one question for three barrels."""
    state = field(red=3)
    train(state, BLUE, "F_NA_S")
    train(state, GREEN, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport ride:blue")
    assert (own(state, RED), shares(state, BLUE)[0]) == (17, 3)
    assert kinds(state).isdisjoint({"ride"})


@pytest.mark.clause("W123", "W124")
def test_waiting_barrels_go_along_with_those_from_the_field() -> None:
    state = field(red=1)
    waiting(state, RED, "NA_S", 2)
    train(state, BLUE, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert harbour(state, "NA_S") == ""
    assert refined(state, "NA_S") == "rrr"
    assert shares(state, BLUE)[0] == 1  # the field train carried one


@pytest.mark.clause("W124")
def test_waiting_barrels_of_players_who_decline_stay() -> None:
    state = field(red=1)
    waiting(state, GREEN, "NA_S", 2)
    waiting(state, BLUE, "NA_S", 1)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert (state.seat, offered(state)) == (GREEN, ["join", "decline"])
    play(state, "decline join")
    assert harbour(state, "NA_S") == "gg"
    assert refined(state, "NA_S") == "rb"


@pytest.mark.clause("W125", "W119")
def test_without_a_field_train_only_waiting_barrels_move() -> None:
    state = field(red=2, green=1)
    waiting(state, RED, "NA_S", 1)
    waiting(state, GREEN, "NA_S", 1)
    token(state, "NA_S", RED)
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join")
    assert barrels_on_pumps(state, RED, "NA_S") == [3, 3]
    assert barrels_on_pumps(state, GREEN, "NA_S") == [3]
    assert (taken(state, RED), tokens(state, "NA_S")) == (0, ["red"])
    assert refined(state, "NA_S") == "rg"


@pytest.mark.clause("W125", "W117")
def test_without_a_field_train_barrels_on_pumps_do_not_ask_anybody() -> None:
    state = field(green=2)
    waiting(state, RED, "NA_S", 1)
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert state.seat == RED
    assert barrels_on_pumps(state, GREEN, "NA_S") == [3, 3]


@pytest.mark.clause("W117")
def test_waiting_barrels_without_a_way_on_do_not_ask_anybody() -> None:
    """Red's barrels from the field reach the harbour; green's stay there, so green has nothing to decide."""
    state = table()
    pump(state, RED, "NA_S", 2)
    waiting(state, GREEN, "NA_S", 1)
    train(state, RED, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert state.seat == RED
    assert harbour(state, "NA_S") == "rg"


def test_a_tanker_in_the_harbour_is_a_way_on_for_waiting_barrels() -> None:
    state = table()
    waiting(state, RED, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, RED, "EU_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport")
    assert refined(state, "EU_S") == "r"
    assert shares(state, BLUE)[0] == 1


@pytest.mark.clause("W117", "W121")
def test_who_joins_chooses_its_train_before_the_next_is_asked() -> None:
    """Green and blue have no train on the pair; each is asked for both in turn, green first."""
    state = field(green=1, blue=1)
    train(state, RED, "F_NA_S")
    train(state, YELLOW, "F_NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join")
    assert (state.seat, set(offered(state))) == (GREEN, {"ride:red", "ride:yellow"})
    play(state, "ride:yellow")
    assert (state.seat, offered(state)) == (BLUE, ["join", "decline"])
    play(state, "join ride:red")
    assert (shares(state, RED)[3], shares(state, YELLOW)[2]) == (1, 1)
    assert refined(state, "NA_S") == "gb"


@pytest.mark.clause("W124", "W126")
def test_a_rider_s_barrels_from_the_field_wait_for_its_own_turn_to_move() -> None:
    """One place is left: the active player takes it, and the barrel of who joined stays in the harbour."""
    state = table()
    pump(state, RED, "NA_S", 2)
    pump(state, GREEN, "NA_S", 2)
    train(state, RED, "F_NA_S")
    refinery(state, YELLOW, "NA_S", "yyyy")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join")
    assert (refined(state, "NA_S"), harbour(state, "NA_S")) == ("ryyyy", "g")
    assert shares(state, RED)[2] == 1  # the train was used
