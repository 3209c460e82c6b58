"""Transport, stage 2: from the harbour to refineries and tankers (W126 to W138)."""

import pytest

from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import cargoes, harbour, own, refined, shares
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    kinds,
    offered,
    oil,
    play,
    pump,
    refinery,
    refusal,
    shut,
    table,
    tanker,
    train,
    waiting,
)


def moving(state: Wildcatters, card: str = "L05", full: dict[str, str] | None = None) -> Wildcatters:
    """Red, who has the card, has begun the transport."""
    oil(state, card, cash=20, keep_open=True, full=full)
    play(state, "transport")
    return state


def ready(zone: str = "NA_S", barrels: int = 1) -> Wildcatters:
    """Red has so many barrels waiting in the harbour."""
    state = table()
    waiting(state, RED, zone, barrels)
    return state


# --- where a trip may end ---


@pytest.mark.clause("W126")
def test_refinery_tanker_and_link_are_the_ways_on() -> None:
    state = ready(barrels=2)
    refinery(state, YELLOW, "NA_S")
    tanker(state, BLUE, "NA_S")
    train(state, RED, "K_NA_S_SA_W")
    tanker(state, GREEN, "SA_W")
    moving(state)
    assert set(offered(state)) == {"refine", "load:blue-1", "link:SA_W,red"}
    play(state, "link:SA_W,red")
    assert set(kinds(state)) <= {"load", "refine", "link"}
    assert cargoes(state) == [("SA_W", "green", "r")]


@pytest.mark.clause("W126")
@pytest.mark.parametrize(("held", "possible"), [("rggy", True), ("rrgyb", False)])
def test_a_refinery_takes_five(held: str, possible: bool) -> None:
    state = ready(barrels=2)
    refinery(state, YELLOW, "NA_S")
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "EU_S")
    refinery(state, YELLOW, "EU_N")
    moving(state, full={"NA_S": held})
    assert ("refine" in offered(state)) == possible
    if possible:
        play(state, "refine")
        assert len(refined(state, "NA_S")) == 5
        assert "refine" not in offered(state)


@pytest.mark.clause("W126", "W62")
def test_a_closed_refinery_takes_nothing() -> None:
    state = ready(barrels=1)
    refinery(state, YELLOW, "NA_S")
    refinery(state, YELLOW, "EU_S")
    tanker(state, BLUE, "NA_S")
    building(state, "L05", cash=20)
    shut(state, "NA_S")
    play(state, "done transport")
    assert refined(state, "NA_S") == ""
    assert refined(state, "EU_S") == "r"


@pytest.mark.clause("W126")
def test_a_tanker_takes_three() -> None:
    state = ready(barrels=4)
    tanker(state, BLUE, "NA_S")
    refinery(state, RED, "EU_S")
    moving(state)
    assert refined(state, "EU_S") == "rrr"
    assert harbour(state, "NA_S") == "r"


@pytest.mark.clause("W126")
def test_each_participant_moves_all_its_barrels_before_the_next() -> None:
    state = ready(barrels=2)
    waiting(state, GREEN, "NA_S", 2)
    refinery(state, YELLOW, "NA_S")
    tanker(state, BLUE, "NA_S")
    moving(state)
    play(state, "join")
    met = []
    for _ in range(3):
        met.append(int(state.seat))
        play(state, "refine")
    assert (met, int(state.seat)) == ([RED, RED, GREEN], GREEN)


@pytest.mark.clause("W126", "W32")
def test_riders_move_in_the_turn_order_of_the_round_from_the_active_player() -> None:
    state = table(round_=7, order=(2, 0, 3, 1), active=0)
    for seat in range(4):
        waiting(state, seat, "NA_S", 1)
    refinery(state, YELLOW, "NA_S")
    tanker(state, BLUE, "NA_S")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join join join")
    met = []
    for _ in range(4):
        met.append(int(state.seat))
        play(state, "refine")
    assert met == [0, 3, 1, 2]


# --- links ---


@pytest.mark.clause("W127")
def test_several_links_in_one_trip() -> None:
    state = ready("NA_N")
    train(state, RED, "K_NA_N_NA_S")
    train(state, YELLOW, "K_NA_S_SA_W")
    train(state, GREEN, "K_SA_W_SA_E")
    refinery(state, RED, "SA_E")
    moving(state, "L01")
    assert refined(state, "SA_E") == "r"
    assert shares(state, RED) == (18, 0, 0, 0)
    assert (shares(state, YELLOW)[0], shares(state, GREEN)[0]) == (1, 1)


@pytest.mark.clause("W127")
def test_no_zone_twice_in_a_trip() -> None:
    """From RU_W a ring of rails leads back; neither a step back nor the way round returns to RU_W."""
    state = ready("RU_W")
    for stretch in ("K_RU_W_RU_E", "K_RU_E_AS_E", "K_AS_W_AS_E", "K_RU_W_AS_W"):
        train(state, RED, stretch)
    refinery(state, RED, "RU_W")
    refinery(state, RED, "AS_E")
    moving(state, "L17")
    assert set(offered(state)) == {"refine", "link:RU_E,red", "link:AS_W,red"}
    play(state, "link:RU_E,red")  # back to RU_W is no way: the trip goes on to AS_E and ends there
    assert refined(state, "AS_E") == "r"


@pytest.mark.clause("W127", "W132")
def test_a_ring_is_no_way_on_by_itself() -> None:
    """The only refinery is at the start: the links lead nowhere but back."""
    state = ready("RU_W", barrels=2)
    for stretch in ("K_RU_W_RU_E", "K_RU_E_AS_E", "K_AS_W_AS_E", "K_RU_W_AS_W"):
        train(state, BLUE, stretch)
    refinery(state, RED, "RU_W")
    moving(state, "L17")
    assert refined(state, "RU_W") == "rr"
    assert own(state, RED) == 20


@pytest.mark.clause("W128")
@pytest.mark.parametrize(
    ("built", "possible"),
    [
        ("refinery:SA_W", True),
        ("tanker:SA_W", True),
        ("", False),
        ("tanker:SA_E", False),  # no train leads on from SA_W
        ("tanker:SA_E train:K_SA_W_SA_E", True),
        ("full:SA_W", False),
    ],
)
def test_a_way_on_is_looked_for_along_all_rails(built: str, possible: bool) -> None:
    state = ready()
    train(state, BLUE, "K_NA_S_SA_W")
    refinery(state, GREEN, "EU_S")
    for piece in built.split():
        kind, _, where = piece.partition(":")
        if kind == "train":
            train(state, GREEN, where)
        elif kind == "tanker":
            tanker(state, GREEN, where)
        else:
            refinery(state, YELLOW, where)
    oil(state, "L05", cash=20, keep_open=True, full={"SA_W": "ggggg"} if built == "full:SA_W" else None)
    assert ("transport" in offered(state)) == possible


@pytest.mark.clause("W128")
def test_trains_of_all_players_count_but_a_train_is_needed() -> None:
    state = ready()
    refinery(state, YELLOW, "SA_W")
    oil(state, "L05", cash=20, keep_open=True)
    assert refusal(state, "transport") == "W115"


@pytest.mark.clause("W129", "W130")
def test_a_barrel_with_a_way_on_must_take_one() -> None:
    """Both ways cost red a share, and it would rather stay: there is no such answer."""
    state = ready()
    train(state, BLUE, "K_NA_S_SA_W")
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "SA_W")
    moving(state)
    assert set(offered(state)) == {"load:blue-1", "link:SA_W,blue"}


@pytest.mark.clause("W129", "W130")
def test_a_barrel_under_way_goes_on_to_a_refinery_or_tanker() -> None:
    state = ready("NA_N")
    train(state, RED, "K_NA_N_NA_S")
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, RED, "NA_S")
    refinery(state, RED, "SA_W")
    moving(state, "L01")
    assert set(offered(state)) == {"refine", "link:SA_W,red"}


@pytest.mark.clause("W131")
def test_barrels_without_a_way_on_stay_in_the_harbour() -> None:
    state = ready(barrels=3)
    refinery(state, YELLOW, "NA_S", "gggg")
    moving(state)
    assert refined(state, "NA_S") == "rgggg"
    assert harbour(state, "NA_S") == "rr"


@pytest.mark.clause("W132")
def test_links_without_a_way_on_behind_them_are_not_offered() -> None:
    state = ready(barrels=1)
    train(state, RED, "K_NA_S_SA_W")
    train(state, RED, "K_NA_N_NA_S")
    refinery(state, RED, "NA_S")
    refinery(state, RED, "NA_N")
    moving(state)
    assert set(offered(state)) == {"refine", "link:NA_N,red"}
    assert refusal(state, "link:SA_W,red") == "W128"


@pytest.mark.clause("W132")
def test_no_trip_ends_in_another_harbour() -> None:
    """The last place of SA_W goes to the first barrel; the second has no way on and does not leave NA_S."""
    state = ready(barrels=2)
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, RED, "SA_W", "gggg")
    moving(state)
    assert refined(state, "SA_W") == "rgggg"
    assert (harbour(state, "NA_S"), harbour(state, "SA_W")) == ("r", "")


@pytest.mark.clause("W133")
def test_a_link_costs_one_share_per_barrel_and_the_player_chooses_the_train() -> None:
    state = ready(barrels=2)
    train(state, BLUE, "K_NA_S_SA_W")
    train(state, GREEN, "K_NA_S_SA_W")
    refinery(state, RED, "SA_W")
    moving(state)
    assert set(offered(state)) == {"link:SA_W,green", "link:SA_W,blue"}
    play(state, "link:SA_W,blue link:SA_W,green")
    assert refined(state, "SA_W") == "rr"
    assert (shares(state, BLUE)[0], shares(state, GREEN)[0], own(state, RED)) == (1, 1, 18)


@pytest.mark.clause("W134", "W133")
def test_an_own_train_on_the_link_is_used_and_free() -> None:
    state = ready(barrels=1)
    train(state, RED, "K_NA_S_SA_W")
    train(state, GREEN, "K_NA_S_SA_W")
    refinery(state, RED, "SA_W")
    refinery(state, RED, "NA_S")
    moving(state)
    assert set(offered(state)) == {"refine", "link:SA_W,red"}
    assert refusal(state, "link:SA_W,green") == "W134"
    play(state, "link:SA_W,red")
    assert shares(state, RED) == (20, 0, 0, 0)


@pytest.mark.clause("W135")
def test_a_train_carries_any_number_of_barrels() -> None:
    state = ready(barrels=3)
    for _ in range(4):
        pump(state, RED, "NA_S", 3)
    train(state, GREEN, "F_NA_S")
    train(state, BLUE, "K_NA_S_SA_W")
    tanker(state, RED, "SA_W")
    refinery(state, RED, "SA_W")
    refinery(state, RED, "EU_S")
    moving(state)
    play(state, "refine refine refine refine refine")
    assert (shares(state, GREEN)[0], shares(state, BLUE)[0]) == (4, 7)
    assert (refined(state, "SA_W"), refined(state, "EU_S")) == ("rrrrr", "rr")


# --- tankers ---


@pytest.mark.clause("W136")
def test_loading_a_foreign_tanker_costs_a_share_and_an_own_one_nothing() -> None:
    state = ready(barrels=2)
    tanker(state, BLUE, "NA_S")
    tanker(state, RED, "NA_S")
    refinery(state, RED, "EU_S")
    moving(state)
    assert set(offered(state)) == {"load:red-1", "load:blue-1"}
    play(state, "load:red-1")
    assert (own(state, RED), shares(state, BLUE)[0]) == (20, 0)
    play(state, "load:blue-1")
    assert (own(state, RED), shares(state, BLUE)[0]) == (19, 1)


@pytest.mark.clause("W137")
def test_the_fee_is_due_at_loading_and_not_returned() -> None:
    """The one free place goes to the first barrel landed; the other comes back, and its fee stays paid."""
    state = ready(barrels=2)
    tanker(state, BLUE, "NA_S")
    refinery(state, RED, "EU_S", "gggg")
    moving(state)
    assert refined(state, "EU_S") == "rgggg"
    assert harbour(state, "NA_S") == "r"
    assert (own(state, RED), shares(state, BLUE)[0]) == (18, 2)


@pytest.mark.clause("W138")
def test_the_player_chooses_among_the_tankers_with_room() -> None:
    """Two like tankers are one choice; once one of them is loaded they differ."""
    state = ready(barrels=4)
    tanker(state, BLUE, "NA_S", 2)
    tanker(state, GREEN, "NA_S")
    refinery(state, RED, "EU_S")
    moving(state)
    assert set(offered(state)) == {"load:blue-1", "load:green-1"}
    play(state, "load:blue-1")
    assert set(offered(state)) == {"load:blue-1", "load:blue-2", "load:green-1"}
    play(state, "load:blue-1 load:blue-1")
    assert set(offered(state)) == {"load:blue-2", "load:green-1"}  # three are aboard the first


@pytest.mark.clause("W126", "W138")
def test_a_tanker_that_is_full_is_no_way_on() -> None:
    """Five barrels, one tanker and one place in the refinery: the fourth goes there and the fifth stays."""
    state = ready(barrels=5)
    tanker(state, BLUE, "SA_W")
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, RED, "NA_S", "gggg")
    moving(state)
    play(state, "link:SA_W,red link:SA_W,red link:SA_W,red")
    assert refined(state, "NA_S") == "rgggg"  # by itself: the full tanker leaves no other way
    assert (harbour(state, "NA_S"), harbour(state, "SA_W")) == ("r", "rrr")  # she found no room and came back
