"""Emptying a refinery, at the end of a turn or by a card (W156 to W161, W165, W166)."""

import pytest

from tests.games.wildcatters.looking import box, refined, shares, supply
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    fleet,
    give,
    kinds,
    offered,
    play,
    refinery,
    table,
    tanker,
    turn,
)


@pytest.mark.clause("W156", "W157")
def test_foreign_barrels_go_to_the_box_and_bring_their_host_four_shares_each() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    before = supply(state, RED)
    fleet(state, "L09", full={"NA_S": "rrrgb"})
    assert state.seat == YELLOW
    assert offered(state) == [f"take:{count}" for count in range(21)]
    play(state, "take:7 take:9 take:3")
    assert shares(state, YELLOW) == (7, 20 + 9, 3, 1)
    assert box(state, "NA") == "rrrgb"
    assert refined(state, "NA_S") == ""
    assert supply(state, RED) == before - 3


@pytest.mark.clause("W157")
def test_colours_are_asked_one_by_one_and_the_rest_is_blue() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    fleet(state, "L09", full={"NA_S": "ryyyy"})
    play(state, "deliver:4")
    assert offered(state) == [f"take:{count}" for count in range(5)]
    play(state, "take:1")
    assert offered(state) == [f"take:{count}" for count in range(4)]
    play(state, "take:0")
    assert offered(state) == [f"take:{count}" for count in range(4)]
    play(state, "take:2")
    assert shares(state, YELLOW) == (1, 20, 2, 1)


@pytest.mark.clause("W157")
def test_nothing_more_is_asked_when_all_shares_are_taken() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    fleet(state, "L09", full={"NA_S": "ryyyy"})
    play(state, "deliver:4 take:4")
    assert kinds(state).isdisjoint({"take"})
    assert shares(state, YELLOW) == (4, 20, 0, 0)


@pytest.mark.clause("W158")
@pytest.mark.parametrize("delivered", [0, 1, 2, 3])
def test_own_barrels_are_delivered_or_sold_one_by_one(delivered: int) -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    before = supply(state, YELLOW)
    fleet(state, "L09", full={"NA_S": "rbyyy"})
    assert offered(state) == [f"deliver:{count}" for count in range(4)]
    play(state, f"deliver:{delivered}")
    assert offered(state) == [f"take:{count}" for count in range(4 * (2 + 3 - delivered) + 1)]
    play(state, offered(state)[-1])
    assert shares(state, YELLOW)[0] == 4 * (2 + 3 - delivered)
    assert box(state, "NA") == "r" + "y" * delivered + "b"
    assert supply(state, YELLOW) == before - delivered


@pytest.mark.clause("W158")
def test_all_barrels_delivered_bring_no_share() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    fleet(state, "L09", full={"NA_S": "yyyyy"})
    play(state, "deliver:5")
    assert shares(state, YELLOW) == (0, 20, 0, 0)
    assert box(state, "NA") == "yyyyy"


@pytest.mark.clause("W159")
def test_the_owner_decides_also_when_another_s_card_empties_it() -> None:
    state = table()
    give(state, RED, cards="L32")
    refinery(state, YELLOW, "AS_W", "ryy")
    turn(state)
    play(state, "empty")
    assert (state.seat, offered(state)) == (YELLOW, ["deliver:0", "deliver:1", "deliver:2"])
    play(state, "deliver:1")
    assert (state.seat, kinds(state)) == (YELLOW, {"take"})
    play(state, "take:8")
    assert shares(state, YELLOW) == (8, 20, 0, 0)
    assert shares(state, RED) == (20, 0, 0, 0)
    assert box(state, "AS") == "ry"
    assert (state.seat, "card:L05" in offered(state)) == (RED, True)


@pytest.mark.clause("W160")
def test_the_neutral_refinery_gives_nobody_shares() -> None:
    state = table(seats=3)
    fleet(state, "L09", full={"AU_E": "rrygg"})
    assert box(state, "AU") == "rrygg"
    assert refined(state, "AU_E") == ""
    assert [shares(state, seat) for seat in range(3)] == [(20, 0, 0, 0), (0, 20, 0, 0), (0, 0, 20, 0)]


@pytest.mark.clause("W160", "W55")
def test_a_card_may_empty_the_neutral_refinery_too() -> None:
    state = table(seats=3)
    give(state, RED, cards="L32")
    refinery(state, BLUE, "AU_E", "yg")
    turn(state)
    play(state, "empty")
    assert box(state, "AU") == "yg"
    assert state.seat == RED


@pytest.mark.clause("W161")
def test_the_unplayed_company_s_shares_may_be_taken() -> None:
    state = table(seats=3)
    refinery(state, YELLOW, "NA_S")
    fleet(state, "L09", full={"NA_S": "rryyy"})
    play(state, "deliver:3 take:0 take:0 take:0")
    assert shares(state, YELLOW) == (0, 20, 0, 8)


@pytest.mark.clause("W156")
@pytest.mark.parametrize(
    ("zone", "continent"),
    [
        ("NA_N", "NA"),
        ("NA_S", "NA"),
        ("SA_E", "SA"),
        ("RU_W", "RU"),
        ("AS_E", "AS"),
        ("EU_N", "EU"),
        ("EU_S", "EU"),
        ("AF_W", "AF"),
        ("AF_E", "AF"),
        ("AU_W", "AU"),
        ("AU_E", "AU"),
    ],
)
def test_both_zones_of_a_continent_feed_its_box(zone: str, continent: str) -> None:
    state = table()
    refinery(state, YELLOW, zone)
    fleet(state, "L09", full={zone: "yyyyy"})
    play(state, "deliver:5")
    for name in ("NA", "SA", "RU", "AS", "EU", "AF", "AU"):
        assert box(state, name) == ("yyyyy" if name == continent else "")


# --- step G ---


@pytest.mark.clause("W165")
def test_every_full_refinery_of_any_owner_is_emptied_and_no_other() -> None:
    state = table()
    refinery(state, RED, "NA_S")
    refinery(state, GREEN, "EU_S")
    refinery(state, GREEN, "EU_N", "gggg")
    fleet(state, "L09", full={"NA_S": "rrrrr", "EU_S": "ggggg"})
    play(state, "deliver:5 deliver:5")
    assert (box(state, "NA"), box(state, "EU")) == ("rrrrr", "ggggg")
    assert refined(state, "EU_N") == "gggg"


@pytest.mark.clause("W165", "W25")
def test_refineries_are_emptied_after_the_tankers_have_moved() -> None:
    state = table()
    refinery(state, RED, "NA_S")
    tanker(state, RED, "NA_S")
    fleet(state, "L09", full={"NA_S": "rrrrr"})
    assert kinds(state) == {"move", "done"}
    assert refined(state, "NA_S") == "rrrrr"
    play(state, "done")
    assert kinds(state) == {"deliver"}


@pytest.mark.clause("W166", "W32")
@pytest.mark.parametrize(
    ("active", "order", "answering"),
    [
        (2, (0, 1, 2, 3), [(2, "AF_W"), (3, "SA_E"), (3, "EU_S"), (0, "NA_N"), (1, "NA_S")]),
        (3, (3, 1, 0, 2), [(3, "SA_E"), (3, "EU_S"), (1, "NA_S"), (0, "NA_N"), (2, "AF_W")]),
    ],
)
def test_owners_in_turn_order_from_the_active_player_and_zones_in_their_list(
    active: int, order: tuple[int, ...], answering: list[tuple[int, str]]
) -> None:
    state = table(active=active, order=order, round_=7 if order != (0, 1, 2, 3) else 2)
    owners = {"NA_N": 0, "NA_S": 1, "EU_S": 3, "SA_E": 3, "AF_W": 2}
    for zone, seat in owners.items():
        refinery(state, seat, zone)
    fleet(state, "L09", full={zone: "rygb"[seat] * 5 for zone, seat in owners.items()})
    for done, (seat, zone) in enumerate(answering):
        assert (state.seat, kinds(state)) == (seat, {"deliver"})
        play(state, "deliver:5")
        assert refined(state, zone) == ""
        assert all(refined(state, later) for _, later in answering[done + 1 :])


@pytest.mark.clause("W166")
def test_the_neutral_refinery_comes_last() -> None:
    state = table(seats=3, active=1)
    refinery(state, RED, "NA_N")
    fleet(state, "L09", full={"AU_E": "rrygg", "NA_N": "rrrrr"})
    assert state.seat == RED
    assert box(state, "AU") == ""
    play(state, "deliver:5")
    assert box(state, "AU") == "rrygg"
