"""Step F: tankers that carried no oil may move (W162 to W164)."""

import pytest

from gusher.kernel.state import CHANCE
from tests.games.wildcatters.looking import cash, tankers
from tests.games.wildcatters.positions import (
    BLUE,
    RED,
    YELLOW,
    end_menus,
    fleet,
    give,
    kinds,
    offered,
    play,
    refinery,
    refusal,
    table,
    tanker,
)


@pytest.mark.clause("W162")
def test_own_tankers_move_from_any_harbour_to_any_other() -> None:
    state = table()
    tanker(state, RED, "NA_S")
    tanker(state, RED, "AU_E")
    tanker(state, YELLOW, "EU_S")
    fleet(state, "L09")
    assert offered(state, "move") == ["move:NA_S", "move:AU_E"]
    assert refusal(state, "move:EU_S") == "W162"
    play(state, "move:NA_S")
    zones = ["NA_N", "SA_W", "SA_E", "RU_W", "RU_E", "AS_W", "AS_E", "EU_S", "EU_N", "AF_W", "AF_E", "AU_W", "AU_E"]
    assert set(offered(state)) == {f"sail:{zone}" for zone in zones}
    play(state, "sail:AS_E")
    assert (tankers(state, "NA_S"), tankers(state, "AS_E")) == ([], ["red"])


@pytest.mark.clause("W162")
def test_nobody_is_obliged_to_move_a_tanker() -> None:
    state = table()
    tanker(state, RED, "NA_S")
    fleet(state, "L09")
    play(state, "done")
    assert tankers(state, "NA_S") == ["red"]


@pytest.mark.clause("W163")
def test_the_first_move_is_free_and_each_further_one_costs_a_dollar() -> None:
    state = table()
    for zone in ("NA_S", "NA_N", "SA_W", "SA_E"):
        tanker(state, RED, zone)
    fleet(state, "L09", cash=9)
    left = []
    for zone in ("NA_S", "NA_N", "SA_W", "SA_E"):
        play(state, f"move:{zone} sail:EU_S")
        left.append(cash(state, RED))
    assert left == [9, 8, 7, 6]


@pytest.mark.clause("W163", "W42")
def test_without_a_dollar_the_second_tanker_stays() -> None:
    state = table()
    tanker(state, RED, "NA_S")
    tanker(state, RED, "NA_N")
    give(state, RED, red=2, cards="L32")
    refinery(state, YELLOW, "AS_W", "y")  # keeps the menu open
    fleet(state, "L09", cash=0)
    play(state, "move:NA_S sail:EU_S")
    assert offered(state, "move") == []
    assert refusal(state, "move:NA_N") == "W42"


@pytest.mark.clause("W164")
def test_a_tanker_moves_once_per_turn() -> None:
    state = table()
    tanker(state, RED, "NA_S")
    tanker(state, RED, "NA_N")
    fleet(state, "L09", cash=20)
    play(state, "move:NA_S sail:EU_S")
    assert offered(state, "move") == ["move:NA_N"]
    assert refusal(state, "move:EU_S") == "W164"
    play(state, "move:NA_N sail:EU_S")
    assert tankers(state, "EU_S") == ["red", "red"]
    assert kinds(state).isdisjoint({"move"})


@pytest.mark.clause("W164")
def test_a_second_tanker_of_the_same_harbour_may_still_move() -> None:
    state = table()
    tanker(state, RED, "NA_S", 2)
    fleet(state, "L09", cash=20)
    play(state, "move:NA_S sail:EU_S")
    assert offered(state, "move") == ["move:NA_S"]
    play(state, "move:NA_S sail:EU_N")
    assert (tankers(state, "EU_S"), tankers(state, "EU_N")) == (["red"], ["red"])


@pytest.mark.clause("W163", "W164")
def test_in_a_later_turn_all_may_move_again() -> None:
    state = table(seats=3)
    tanker(state, RED, "NA_S")
    fleet(state, "L09", cash=20)
    play(state, "move:NA_S sail:EU_S draw")
    for card in ("L13", "L17"):
        play(state, f"card:{card}")
        end_menus(state)
        play(state, "draw")
    play(state, "card:L21 done")
    assert offered(state, "move") == ["move:EU_S"]
    dollars = cash(state, RED)
    play(state, "move:EU_S sail:EU_N")  # the first of this turn
    assert cash(state, RED) == dollars


def test_the_owner_of_no_tanker_has_no_step_f() -> None:
    state = table()
    tanker(state, BLUE, "NA_S")
    fleet(state, "L09")
    assert state.seat == CHANCE
