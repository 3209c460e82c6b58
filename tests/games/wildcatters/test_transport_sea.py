"""Transport, stage 3: the tankers sail (W142 to W155)."""

import pytest

from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import cargoes, harbour, own, refined, shares, tankers
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
    refinery,
    refusal,
    table,
    tanker,
    train,
    waiting,
)


def loaded(cargo: dict[int, int], owner: int = BLUE, zone: str = "NA_S") -> Wildcatters:
    """So many barrels per seat wait in the harbour where one tanker lies; the places to sail to are still to come."""
    state = table()
    for seat, count in cargo.items():
        waiting(state, seat, zone, count)
    tanker(state, owner, zone)
    return state


def sailing(state: Wildcatters, joins: str = "", full: dict[str, str] | None = None) -> Wildcatters:
    """Red starts the transport; the others answer; what has only one way is loaded."""
    oil(state, "L05", cash=20, keep_open=True, full=full)
    play(state, f"transport {joins}")
    return state


@pytest.mark.clause("W142")
def test_the_active_player_chooses_which_tanker_sails_next() -> None:
    """Yellow, green and blue have loaded; red, whose turn it is, has no barrel and still chooses."""
    state = table()
    waiting(state, GREEN, "NA_S", 2)
    tanker(state, BLUE, "NA_S")
    tanker(state, GREEN, "NA_S")
    refinery(state, RED, "EU_S")
    refinery(state, RED, "AF_W")
    sailing(state)
    play(state, "join load:blue-1 load:green-1")
    assert (state.seat, kinds(state)) == (RED, {"dispatch"})
    assert set(offered(state)) == {"dispatch:blue-1", "dispatch:green-1"}
    play(state, "dispatch:green-1 sail:EU_S")
    assert refined(state, "EU_S") == "g"  # she is done before the other one sails
    assert state.seat == GREEN
    assert set(offered(state)) == {"sail:EU_S", "sail:AF_W"}


@pytest.mark.clause("W142")
def test_a_tanker_is_handled_completely_before_the_next() -> None:
    """Her cargo does not fit the first refinery: she goes on to the second before the other tanker is chosen."""
    state = loaded({RED: 4})
    tanker(state, GREEN, "NA_S")
    refinery(state, RED, "EU_S", "ggg")
    refinery(state, RED, "AF_W", "gg")
    sailing(state)
    play(state, "load:blue-1 load:blue-1 load:blue-1")
    assert set(offered(state)) == {"dispatch:blue-1", "dispatch:green-1"}
    play(state, "dispatch:blue-1 sail:EU_S")
    assert refined(state, "EU_S") == "rrggg"
    assert refined(state, "AF_W") == "rrgg"  # the third of the first tanker, and the one of the second


@pytest.mark.clause("W143")
def test_the_owner_is_captain_if_a_barrel_of_his_is_aboard() -> None:
    state = loaded({RED: 1, BLUE: 1})
    refinery(state, YELLOW, "EU_S")
    refinery(state, YELLOW, "AF_W")
    sailing(state, "join")
    assert cargoes(state) == [("NA_S", "blue", "rb")]
    assert (state.seat, kinds(state)) == (BLUE, {"sail"})


@pytest.mark.clause("W143")
@pytest.mark.parametrize("owner", [BLUE, YELLOW])
def test_without_a_barrel_of_the_owner_whoever_loaded_first_is_captain(owner: int) -> None:
    state = loaded({RED: 1, GREEN: 2}, owner=owner)
    refinery(state, YELLOW, "EU_S")
    refinery(state, YELLOW, "AF_W")
    sailing(state, "join")
    assert cargoes(state)[0][2] == "rgg"
    assert (state.seat, kinds(state)) == (RED, {"sail"})


@pytest.mark.clause("W144", "W150")
def test_after_a_partial_unloading_the_captain_is_judged_by_what_is_left() -> None:
    """The owner's own barrel lands first; then green, who loaded before red, decides for the rest."""
    state = table(active=2)
    for seat in (GREEN, RED, BLUE):
        waiting(state, seat, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "EU_S", "yyyy")
    refinery(state, YELLOW, "AF_W")
    refinery(state, YELLOW, "AF_E")
    oil(state, "L05", cash=20)
    play(state, "transport join join")
    assert cargoes(state) == [("NA_S", "blue", "gbr")]
    assert state.seat == BLUE
    play(state, "sail:EU_S unload:blue")
    assert (state.seat, set(offered(state))) == (GREEN, {"sail:AF_W", "sail:AF_E"})


@pytest.mark.clause("W145", "W146")
def test_any_harbour_whose_refinery_has_room_the_present_one_included() -> None:
    state = table()
    waiting(state, RED, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "NA_S")
    refinery(state, YELLOW, "RU_E")
    refinery(state, GREEN, "AF_E", "gggg")
    refinery(state, GREEN, "AS_E")
    sailing(state, full={"AS_E": "ggggy"})
    play(state, "load:blue-1")
    assert set(offered(state)) == {"sail:NA_S", "sail:RU_E", "sail:AF_E"}
    assert refusal(state, "sail:AS_E") == "W146"
    assert refusal(state, "sail:EU_S") == "W146"  # no refinery there
    play(state, "sail:NA_S")
    assert refined(state, "NA_S") == "r"


@pytest.mark.clause("W147")
def test_a_tanker_unloads_until_it_is_empty() -> None:
    state = loaded({RED: 2, GREEN: 1})
    refinery(state, YELLOW, "EU_S", "yy")
    refinery(state, YELLOW, "AF_W")
    sailing(state, "join")
    play(state, "sail:EU_S")
    assert refined(state, "EU_S") == "rryyg"
    assert tankers(state, "EU_S") == ["blue"]
    assert refined(state, "AF_W") == ""


@pytest.mark.clause("W147", "W148")
def test_if_not_all_fit_the_captain_picks_who_lands_until_it_is_full() -> None:
    state = loaded({RED: 1, GREEN: 2})
    refinery(state, YELLOW, "EU_S", "yyy")
    refinery(state, YELLOW, "AF_W")
    sailing(state, "join")
    play(state, "sail:EU_S")
    assert (state.seat, set(offered(state))) == (RED, {"unload:red", "unload:green"})
    play(state, "unload:green")
    assert set(offered(state)) == {"unload:red", "unload:green"}
    play(state, "unload:green")  # red stays captain while she unloads here, and sails on alone
    assert refined(state, "EU_S") == "yyygg"
    assert refined(state, "AF_W") == "r"


@pytest.mark.clause("W148")
def test_barrels_of_one_colour_need_no_question() -> None:
    state = loaded({RED: 3})
    refinery(state, YELLOW, "EU_S", "yyy")
    refinery(state, YELLOW, "AF_W")
    sailing(state)
    play(state, "sail:EU_S")
    assert (refined(state, "EU_S"), refined(state, "AF_W")) == ("rryyy", "r")


@pytest.mark.clause("W148")
def test_the_captain_stays_captain_while_she_unloads_in_one_harbour() -> None:
    """Blue owns her and lands its own barrel first; the second place of this harbour is still blue's to give."""
    state = table()
    for seat in (RED, GREEN, BLUE):
        waiting(state, seat, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "EU_S", "yyy")
    refinery(state, YELLOW, "AF_W")
    sailing(state, "join join")
    assert state.seat == BLUE
    play(state, "sail:EU_S unload:blue")
    assert (state.seat, set(offered(state))) == (BLUE, {"unload:red", "unload:green"})


@pytest.mark.clause("W149")
def test_there_is_no_rail_after_a_tanker() -> None:
    """SA_W has a link train to an empty refinery; her barrels go to SA_W's own refinery or not at all."""
    state = loaded({RED: 2})
    refinery(state, YELLOW, "SA_W", "yyyy")
    refinery(state, YELLOW, "SA_E")
    train(state, RED, "K_SA_W_SA_E")
    sailing(state, full={"SA_E": "ggggg"})
    assert refined(state, "SA_W") == "ryyyy"
    assert harbour(state, "NA_S") == "r"
    assert harbour(state, "SA_W") == ""


@pytest.mark.clause("W151", "W154")
def test_with_no_room_anywhere_she_returns_to_where_she_was_loaded() -> None:
    state = loaded({RED: 2}, zone="SA_W")
    waiting(state, RED, "NA_S", 3)
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, YELLOW, "EU_S", "yyyy")
    sailing(state)
    assert refined(state, "EU_S") == "ryyyy"
    assert tankers(state, "SA_W") == ["blue"]
    assert harbour(state, "SA_W") == "rrrr"  # loaded in SA_W: two wait there already, two come back
    assert harbour(state, "NA_S") == ""
    assert cargoes(state) == []


@pytest.mark.clause("W152")
def test_barrels_left_in_a_harbour_move_only_in_a_transport_of_that_region() -> None:
    """Red's barrel waits in SA_W; a transport of NA_S leaves it, though SA_W's refinery has room."""
    state = table()
    waiting(state, RED, "NA_S", 1)
    waiting(state, RED, "SA_W", 1)
    refinery(state, RED, "SA_W")
    train(state, RED, "K_NA_S_SA_W")
    sailing(state)
    assert (refined(state, "SA_W"), harbour(state, "SA_W")) == ("r", "r")
    end_turn(state, draw="L10")
    for seat in (YELLOW, GREEN, BLUE):
        assert state.seat == seat
        play(state, {YELLOW: "card:L13", GREEN: "card:L17", BLUE: "card:L21"}[seat])
        end_turn(state)
    play(state, "card:L10 done transport")
    assert (refined(state, "SA_W"), harbour(state, "SA_W")) == ("rr", "")


@pytest.mark.clause("W153")
def test_in_a_white_harbour_they_wait_for_ever() -> None:
    """RU_W's link leads to a tanker in EU_S that finds no room: her barrel stays in EU_S, though room may come."""
    state = table()
    waiting(state, RED, "RU_W", 1)
    train(state, RED, "K_RU_W_EU_S")
    tanker(state, BLUE, "EU_S")
    oil(state, "L17", cash=20)
    play(state, "transport")
    assert harbour(state, "EU_S") == "r"
    assert (harbour(state, "RU_W"), own(state, RED)) == ("", 19)


@pytest.mark.clause("W153")
@pytest.mark.parametrize("card", ["L01", "L05", "L09", "L13", "L17", "L21", "L25", "L29"])
def test_no_card_starts_a_transport_in_a_white_harbour(card: str) -> None:
    state = table()
    waiting(state, RED, "EU_S", 1)
    refinery(state, RED, "EU_S")
    train(state, RED, "K_RU_W_EU_S")
    oil(state, card, cash=20, keep_open=True)
    assert refusal(state, "transport") == "W115"


@pytest.mark.clause("W154", "W155", "W162")
def test_a_tanker_that_carried_oil_rests_until_the_turn_ends() -> None:
    state = table()
    waiting(state, RED, "NA_S", 1)
    tanker(state, RED, "NA_S")
    tanker(state, RED, "AF_E")
    refinery(state, RED, "EU_S")
    sailing(state)
    assert tankers(state, "EU_S") == ["red"]
    play(state, "done")
    assert offered(state, "move") == ["move:AF_E"]
    assert refusal(state, "move:EU_S") == "W162"
    for seat, card in ((YELLOW, "L09"), (GREEN, "L13"), (BLUE, "L17"), (RED, "L21")):
        end_turn(state)
        assert state.seat == seat
        play(state, f"card:{card}")
    play(state, "done done")
    assert set(offered(state, "move")) == {"move:AF_E", "move:EU_S"}


@pytest.mark.clause("W155")
def test_the_turn_is_the_active_player_s_not_the_round() -> None:
    """Yellow's tanker carried red's oil in red's turn; in its own turn right afterwards yellow may move it."""
    state = table()
    waiting(state, RED, "NA_S", 1)
    tanker(state, YELLOW, "NA_S")
    refinery(state, RED, "EU_S")
    sailing(state)
    end_turn(state)
    assert state.seat == YELLOW
    play(state, "card:L09 done")
    assert offered(state, "move") == ["move:EU_S"]


@pytest.mark.clause("W154")
def test_a_tanker_that_came_back_has_carried_oil_too() -> None:
    state = table()
    waiting(state, RED, "NA_S", 1)
    tanker(state, RED, "NA_S")
    tanker(state, RED, "EU_S")
    sailing(state)
    assert harbour(state, "NA_S") == "r"
    play(state, "done")
    assert offered(state, "move") == ["move:EU_S"]


@pytest.mark.clause("W142")
def test_like_tankers_are_one_choice() -> None:
    state = table()
    waiting(state, RED, "NA_S", 2)
    tanker(state, BLUE, "NA_S", 2)
    refinery(state, YELLOW, "EU_S")
    refinery(state, YELLOW, "AF_W")
    sailing(state)
    play(state, "load:blue-2")
    assert kinds(state) == {"sail"}  # the same, whichever goes first
    play(state, "sail:EU_S sail:AF_W")
    assert (refined(state, "EU_S"), refined(state, "AF_W")) == ("r", "r")
    assert shares(state, RED) == (18, 4, 0, 0)
