"""Step D: building (W49, W50, W65 to W81)."""

import pytest

from tests.games.wildcatters.looking import cash, owner_of, rigs, stock, tankers, track, trains
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    end_turn,
    give,
    kinds,
    neutral_rig,
    offered,
    play,
    pump,
    refinery,
    refusal,
    rig,
    table,
    tanker,
    token,
    train,
)

# --- one white continent per turn ---


@pytest.mark.clause("W49", "W50")
def test_the_first_white_building_fixes_the_continent() -> None:
    state = building(table(), "L05", cash=60)
    assert set(offered(state, "tanker")) == {
        f"tanker:{zone}" for zone in ["NA_S", "EU_S", "EU_N", "AF_W", "AF_E", "AU_W", "AU_E"]
    }
    play(state, "tanker:AF_W")
    assert set(offered(state, "tanker")) == {"tanker:NA_S", "tanker:AF_W", "tanker:AF_E"}
    assert set(offered(state, "refinery")) == {"refinery:NA_S", "refinery:AF_W", "refinery:AF_E"}
    assert set(offered(state, "train")) >= {"train:K_AS_W_AF_W", "train:K_AS_W_AF_E"}
    assert "train:K_RU_W_EU_S" not in offered(state)
    for answer in ("tanker:EU_S", "refinery:AU_W", "train:K_RU_W_EU_N"):
        assert refusal(state, answer) == "W50"


@pytest.mark.clause("W49")
def test_building_in_the_region_leaves_the_white_continents_open() -> None:
    state = building(table(), "L05", cash=60)
    play(state, "rig tanker:NA_S train:F_NA_S refinery:NA_S")
    assert {"tanker:EU_N", "tanker:AF_E", "tanker:AU_W"} <= set(offered(state))


@pytest.mark.clause("W50")
@pytest.mark.parametrize(
    ("stretch", "open_", "shut"),
    [("K_RU_W_EU_N", {"EU_S", "EU_N"}, "AF_W"), ("K_AS_W_AF_E", {"AF_W", "AF_E"}, "EU_S")],
)
def test_a_white_link_belongs_to_its_white_continent(stretch: str, open_: set[str], shut: str) -> None:
    """Its other end is in a region, but neither is that region's card needed nor does the card alone open it."""
    state = building(table(), "L05", cash=60)
    play(state, f"train:{stretch}")
    assert set(offered(state, "tanker")) == {f"tanker:{zone}" for zone in open_ | {"NA_S"}}
    assert refusal(state, f"tanker:{shut}") == "W50"


@pytest.mark.clause("W49", "W50")
def test_the_next_turn_may_choose_another_white_continent() -> None:
    state = building(table(), "L05", cash=60)
    play(state, "tanker:AF_W")
    end_turn(state)
    assert state.seat == YELLOW
    play(state, "card:L09")
    assert "tanker:EU_S" in offered(state)


@pytest.mark.clause("W49")
def test_two_halves_of_one_continent_in_one_turn() -> None:
    state = building(table(), "L05", cash=60)
    play(state, "tanker:AU_W tanker:AU_E refinery:AU_W")
    assert tankers(state, "AU_W") == ["red"]
    assert tankers(state, "AU_E") == ["red"]
    assert owner_of(state, "AU_W") == "red"


# --- how many ---


@pytest.mark.clause("W65")
def test_any_number_of_tiles_in_any_order_but_one_refinery() -> None:
    state = building(table(), "L05", cash=80)
    play(state, "tanker:NA_S rig train:F_NA_S refinery:EU_S rig train:F_NA_S tanker:NA_S rig tanker:EU_S")
    assert (rigs(state, RED, "NA_S"), tankers(state, "NA_S"), trains(state, "F_NA_S")) == (3, ["red"] * 2, ["red"] * 2)
    assert offered(state, "refinery") == []
    assert refusal(state, "refinery:NA_S") == "W65"
    assert refusal(state, "refinery:EU_N") == "W65"


@pytest.mark.clause("W65")
def test_a_second_refinery_waits_for_the_next_turn() -> None:
    state = building(table(seats=3), "L05", cash=80)
    play(state, "refinery:NA_S")
    for card in ("L09", "L13", "L17"):
        end_turn(state)
        play(state, f"card:{card}")
    give(state, RED, cash=30)
    assert "refinery:RU_W" in offered(state)


# --- rigs ---


@pytest.mark.clause("W66", "W67", "W41")
def test_a_rig_goes_to_the_region_of_the_card_and_nowhere_else() -> None:
    state = building(table(), "L17", cash=60)
    assert offered(state, "rig") == ["rig"]
    play(state, "rig rig")
    assert {zone: rigs(state, RED, zone) for zone in ("NA_S", "RU_W", "RU_E", "AS_W")} == {
        "NA_S": 0,
        "RU_W": 2,
        "RU_E": 0,
        "AS_W": 0,
    }


@pytest.mark.clause("W35", "W36", "W66", "W68")
def test_seven_circles_take_rigs_and_wildcatters() -> None:
    state = table()
    for seat, count in ((YELLOW, 3), (GREEN, 2)):
        rig(state, seat, "NA_S", count)
    token(state, "NA_S")
    building(state, "L05", cash=60)
    play(state, "rig")
    assert "rig" not in offered(state)
    assert refusal(state, "rig") == "W68"


@pytest.mark.clause("W69", "W96")
@pytest.mark.parametrize("barrels", [3, 0])
def test_pumps_keep_their_circles_full_or_empty(barrels: int) -> None:
    state = table()
    for seat in (YELLOW, GREEN, BLUE):
        pump(state, seat, "NA_S", barrels)
        pump(state, seat, "NA_S", barrels)
    building(state, "L05", cash=60)
    play(state, "rig")
    assert refusal(state, "rig") == "W68"


@pytest.mark.clause("W68")
def test_neutral_rigs_take_circles_too() -> None:
    state = table(seats=3)
    neutral_rig(state, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 4)
    building(state, "L05", cash=60)
    assert "rig" not in offered(state)
    assert refusal(state, "rig") == "W68"


@pytest.mark.clause("W70", "W96")
@pytest.mark.parametrize("barrels", [2, 0])
def test_four_wells_of_one_player_at_most(barrels: int) -> None:
    state = table()
    rig(state, RED, "NA_S", 2)
    pump(state, RED, "NA_S", barrels)
    building(state, "L05", cash=60)
    play(state, "rig")
    assert "rig" not in offered(state)
    assert refusal(state, "rig") == "W70"


@pytest.mark.clause("W71", "W72")
def test_three_rigs_at_4_and_the_last_at_6() -> None:
    state = building(table(), "L05", cash=60)
    left = []
    for _ in range(4):
        play(state, "rig")
        left.append(cash(state, RED))
    assert left == [56, 52, 48, 42]


@pytest.mark.clause("W72")
@pytest.mark.parametrize(
    ("there", "pumps", "price"), [(0, 0, 4), (1, 0, 4), (2, 0, 4), (1, 1, 4), (3, 0, 6), (1, 2, 6)]
)
def test_the_price_counts_rigs_and_pumps_of_the_player_in_the_region(there: int, pumps: int, price: int) -> None:
    state = table()
    rig(state, RED, "NA_S", there)
    for _ in range(pumps):
        pump(state, RED, "NA_S", 1)
    rig(state, RED, "NA_N", 3)  # of another region
    rig(state, YELLOW, "NA_S", 2)  # of another player
    building(state, "L05", cash=60)
    play(state, "rig")
    assert cash(state, RED) == 60 - price


@pytest.mark.clause("W72", "W42")
def test_four_dollars_do_not_buy_the_fourth_rig() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    give(state, RED, red=2)
    building(state, "L05", cash=5)
    assert "rig" not in offered(state)
    assert refusal(state, "rig") == "W42"


@pytest.mark.clause("W73")
def test_a_circle_left_by_a_wildcatter_is_free_for_a_rig() -> None:
    """Nobody bids for the token; seven circles were full, and one is free afterwards."""
    state = table()
    rig(state, RED, "NA_S", 2)
    rig(state, YELLOW, "NA_S", 2)
    rig(state, GREEN, "NA_S", 2)
    token(state, "NA_S")
    give(state, RED, cash=60)
    building(state, "L05", cash=60)
    assert refusal(state, "rig") == "W68"
    play(state, "done drill decline decline pass")
    end_turn(state, draw="L06")
    assert state.seat == YELLOW
    play(state, "card:L06")
    assert "rig" in offered(state)


# --- refineries ---


@pytest.mark.clause("W74")
def test_a_refinery_costs_12_and_needs_the_free_space() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    refinery(state, GREEN, "EU_N")
    building(state, "L05", cash=60)
    spaces = {f"refinery:{zone}" for zone in ("EU_S", "AF_W", "AF_E", "AU_W", "AU_E")}
    assert set(offered(state, "refinery")) == spaces
    assert refusal(state, "refinery:NA_S") == "W35"
    assert refusal(state, "refinery:EU_N") == "W35"
    play(state, "refinery:EU_S")
    assert cash(state, RED) == 48
    assert stock(state, RED, "refinery") == 4


@pytest.mark.clause("W74", "W41")
def test_a_refinery_in_a_region_needs_its_card() -> None:
    state = building(table(), "L05", cash=60)
    for zone in ("NA_N", "SA_W", "RU_E"):
        assert refusal(state, f"refinery:{zone}") == "W41"


@pytest.mark.clause("W12", "W36")
def test_after_set_up_a_continent_may_hold_two_refineries() -> None:
    state = table()
    refinery(state, RED, "NA_N")
    building(state, "L05", cash=60)
    play(state, "refinery:NA_S")
    assert (owner_of(state, "NA_N"), owner_of(state, "NA_S")) == ("red", "red")


@pytest.mark.clause("W75", "W76")
@pytest.mark.parametrize(("before", "bonus"), [(0, 0), (1, 0), (2, 6), (3, 8), (4, 10)])
def test_the_bonus_grows_with_the_number_of_refineries(before: int, bonus: int) -> None:
    """The one of the set-up counts: with it on the board the next one is the second."""
    state = table()
    for zone in ["RU_W", "RU_E", "AS_W", "AS_E"][:before]:
        refinery(state, RED, zone)
    refinery(state, YELLOW, "SA_W")
    building(state, "L05", cash=60)
    score = track(state, RED)
    play(state, "refinery:NA_S")
    assert track(state, RED) == score + bonus


@pytest.mark.clause("W38")
def test_five_refineries_are_all_there_are() -> None:
    state = table()
    for zone in ["RU_W", "RU_E", "AS_W", "AS_E", "SA_W"]:
        refinery(state, RED, zone)
    building(state, "L05", cash=60)
    assert offered(state, "refinery") == []
    assert refusal(state, "refinery:NA_S") == "W38"


# --- trains ---


@pytest.mark.clause("W77", "W35", "W36")
def test_a_train_costs_2_and_needs_a_free_box() -> None:
    state = table()
    train(state, YELLOW, "F_NA_S", 2)
    train(state, GREEN, "K_NA_N_NA_S")
    building(state, "L05", cash=60)
    assert refusal(state, "train:F_NA_S") == "W35"
    play(state, "train:K_NA_N_NA_S")
    assert cash(state, RED) == 58
    assert sorted(trains(state, "K_NA_N_NA_S")) == ["green", "red"]
    assert refusal(state, "train:K_NA_N_NA_S") == "W35"


@pytest.mark.clause("W36", "W77")
def test_a_white_link_has_one_box() -> None:
    state = building(table(), "L05", cash=60)
    play(state, "train:K_RU_W_EU_S")
    assert refusal(state, "train:K_RU_W_EU_S") == "W35"


@pytest.mark.clause("W78", "W41")
@pytest.mark.parametrize(
    ("card", "boxes"),
    [
        ("L01", "F_NA_N K_NA_N_NA_S"),
        ("L05", "F_NA_S K_NA_N_NA_S K_NA_S_SA_W"),
        ("L09", "F_SA_W K_NA_S_SA_W K_SA_W_SA_E"),
        ("L13", "F_SA_E K_SA_W_SA_E"),
        ("L17", "F_RU_W K_RU_W_AS_W K_RU_W_RU_E"),
        ("L21", "F_RU_E K_RU_W_RU_E K_RU_E_AS_E"),
        ("L25", "F_AS_W K_RU_W_AS_W K_AS_W_AS_E"),
        ("L29", "F_AS_E K_AS_W_AS_E K_RU_E_AS_E"),
    ],
)
def test_open_boxes_are_those_of_the_region_its_border_and_the_white_continents(card: str, boxes: str) -> None:
    white = "K_RU_W_EU_S K_RU_W_EU_N K_AS_W_AF_W K_AS_W_AF_E"
    state = building(table(display=card), card, cash=60)
    assert set(offered(state, "train")) == {f"train:{stretch}" for stretch in f"{boxes} {white}".split()}


@pytest.mark.clause("W41", "W78")
def test_boxes_of_other_regions_are_refused() -> None:
    state = building(table(), "L05", cash=60)
    assert refusal(state, "train:F_NA_N") == "W78"
    assert refusal(state, "train:K_SA_W_SA_E") == "W78"


@pytest.mark.clause("W79")
def test_one_player_may_own_both_boxes() -> None:
    state = building(table(), "L05", cash=60)
    play(state, "train:F_NA_S train:F_NA_S")
    assert trains(state, "F_NA_S") == ["red", "red"]


@pytest.mark.clause("W38")
def test_eight_trains_are_all_there_are() -> None:
    state = table()
    for stretch in ("F_NA_N", "F_SA_W", "F_SA_E", "F_RU_W"):
        train(state, RED, stretch, 2)
    building(state, "L05", cash=60)
    assert offered(state, "train") == []
    assert refusal(state, "train:F_NA_S") == "W38"


# --- tankers ---


@pytest.mark.clause("W80", "W81")
@pytest.mark.parametrize("zone", ["NA_S", "EU_N", "AU_E"])
def test_a_tanker_costs_2_and_lies_in_the_harbour_of_the_region_or_a_white_half(zone: str) -> None:
    state = building(table(), "L05", cash=60)
    play(state, f"tanker:{zone}")
    assert cash(state, RED) == 58
    assert tankers(state, zone) == ["red"]
    assert refusal(state, "tanker:NA_N") == "W41"


@pytest.mark.clause("W37")
def test_a_harbour_takes_any_number_of_tankers() -> None:
    state = table()
    for seat in (YELLOW, GREEN, BLUE):
        tanker(state, seat, "NA_S", 4)
    building(state, "L05", cash=60)
    play(state, "tanker:NA_S tanker:NA_S tanker:NA_S tanker:NA_S")
    assert len(tankers(state, "NA_S")) == 16


@pytest.mark.clause("W38")
def test_four_tankers_are_all_there_are() -> None:
    state = table()
    tanker(state, RED, "NA_S", 4)
    building(state, "L05", cash=60)
    assert offered(state, "tanker") == []
    assert refusal(state, "tanker:NA_S") == "W38"


@pytest.mark.clause("W38")
def test_ten_rigs_are_all_there_are() -> None:
    state = table()
    for zone, count in (("NA_N", 4), ("SA_W", 4), ("NA_S", 2)):
        rig(state, RED, zone, count)
    building(state, "L05", cash=60)
    assert "rig" not in offered(state)
    assert refusal(state, "rig") == "W38"


def test_the_menu_of_building_holds_no_oil_action() -> None:
    assert kinds(building(table(), "L05", cash=60)) == {"rig", "tanker", "train", "refinery", "mix", "done"}
