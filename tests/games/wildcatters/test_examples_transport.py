"""The worked examples of the rules that are about transports: 9 to 12, 14 and 23."""

import pytest

from tests.games.wildcatters.looking import box, cargoes, cash, harbour, own, refined, shares, taken, tankers
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    end_menus,
    end_turn,
    give,
    kinds,
    offered,
    oil,
    play,
    pump,
    refinery,
    table,
    tanker,
    token,
    train,
    waiting,
)


@pytest.mark.clause("W113", "W117", "W118", "W120", "W121", "W126", "W133", "W136", "W139", "W143", "W148", "W150")
def test_example_9_a_whole_transport() -> None:
    state = table()
    pump(state, RED, "NA_S", 3)
    pump(state, RED, "NA_S", 2)
    pump(state, GREEN, "NA_S", 3)
    token(state, "NA_S", GREEN)
    train(state, RED, "F_NA_S")
    train(state, YELLOW, "K_NA_S_SA_W")
    refinery(state, YELLOW, "NA_S", "yyyy")
    refinery(state, GREEN, "SA_W")
    refinery(state, RED, "EU_S", "rrrr")
    tanker(state, BLUE, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert (state.seat, offered(state)) == (GREEN, ["join", "decline"])
    play(state, "join")  # stage 1
    assert (harbour(state, "NA_S"), taken(state, GREEN)) == ("rrgg", 1)
    assert (shares(state, RED), shares(state, GREEN)) == ((20, 0, 2, 0), (0, 0, 18, 0))
    assert state.seat == RED
    play(state, "refine load:blue-1")  # stage 2
    assert (shares(state, RED), own(state, YELLOW)) == ((19, 2, 2, 0), 18)
    assert (refined(state, "NA_S"), state.seat) == ("ryyyy", GREEN)
    play(state, "link:SA_W,yellow")  # its own refinery is the only way on from there
    assert (refined(state, "SA_W"), shares(state, YELLOW)[2]) == ("g", 1)
    play(state, "load:blue-1")
    assert cargoes(state) == [("NA_S", "blue", "rg")]
    assert (state.seat, set(offered(state))) == (RED, {"sail:SA_W", "sail:EU_S"})  # stage 3
    play(state, "sail:EU_S")
    assert (state.seat, set(offered(state))) == (RED, {"unload:red", "unload:green"})
    play(state, "unload:red")  # green is captain now, and one refinery is left
    assert refined(state, "EU_S") == "rrrrr"
    assert refined(state, "SA_W") == "gg"
    assert tankers(state, "SA_W") == ["blue"]
    assert [cash(state, seat) for seat in range(4)] == [16, 10, 10, 10]
    assert [shares(state, seat) for seat in range(4)] == [(19, 2, 2, 0), (0, 18, 1, 0), (0, 0, 16, 0), (1, 0, 1, 20)]
    end_menus(state)
    assert (refined(state, "NA_S"), refined(state, "EU_S")) == ("", "")


@pytest.mark.clause("W137", "W143", "W144", "W146", "W150", "W151")
def test_example_10_captain_judged_again_and_return() -> None:
    state = table(active=2)
    for seat in (GREEN, BLUE, RED):
        waiting(state, seat, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "SA_E", "yyyy")
    refinery(state, YELLOW, "AS_E", "yyyy")
    oil(state, "L05", cash=20, keep_open=True)
    play(state, "transport join join")
    assert cargoes(state) == [("NA_S", "blue", "gbr")]
    assert (state.seat, set(offered(state))) == (BLUE, {"sail:SA_E", "sail:AS_E"})
    play(state, "sail:SA_E unload:blue")
    assert (state.seat, set(offered(state))) == (
        GREEN,
        {"unload:red", "unload:green"},
    )  # AS_E was the only harbour left
    play(state, "unload:green")
    assert (refined(state, "SA_E"), refined(state, "AS_E")) == ("yyyyb", "yyyyg")
    assert (harbour(state, "NA_S"), tankers(state, "NA_S")) == ("r", ["blue"])
    assert shares(state, BLUE) == (1, 2, 1, 20)
    assert (own(state, RED), shares(state, GREEN)[1], own(state, YELLOW)) == (19, 2, 16)


@pytest.mark.clause("W115", "W120", "W131", "W128")
@pytest.mark.parametrize("beyond", [False, True])
def test_example_11_nothing_beyond_the_harbour(beyond: bool) -> None:
    state = table()
    pump(state, RED, "SA_E", 2)
    token(state, "SA_E", RED)
    train(state, RED, "F_SA_E")
    refinery(state, YELLOW, "SA_E")
    if beyond:
        train(state, GREEN, "K_SA_W_SA_E")
        tanker(state, RED, "SA_W")
        refinery(state, RED, "AF_W")
    oil(state, "L13", cash=20, full={"SA_E": "yyyyy"})
    play(state, "transport")
    assert taken(state, RED) == 1
    assert (harbour(state, "SA_E"), refined(state, "AF_W")) == (("", "rr") if beyond else ("rr", ""))
    assert own(state, RED) == (18 if beyond else 20)


@pytest.mark.clause("W123", "W124", "W125")
@pytest.mark.parametrize(("answer", "left", "there"), [("decline", "g", "r"), ("join", "", "rg")])
def test_example_12_waiting_barrels(answer: str, left: str, there: str) -> None:
    state = table()
    pump(state, RED, "NA_S", 1)
    train(state, RED, "F_NA_S")
    waiting(state, GREEN, "NA_S", 1)
    refinery(state, RED, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert state.seat == GREEN
    play(state, answer)
    assert (harbour(state, "NA_S"), refined(state, "NA_S")) == (left, there)
    assert own(state, GREEN) == 20


@pytest.mark.clause("W62", "W63")
def test_example_14_closed_refinery() -> None:
    state = table()
    give(state, RED, cards="L32")
    refinery(state, YELLOW, "AS_W", "yyy")
    pump(state, RED, "AS_W", 2)
    train(state, RED, "F_AS_W")
    waiting(state, YELLOW, "AS_W", 1)
    building(state, "L25", cash=20)
    play(state, "empty deliver:3 done transport")
    assert refined(state, "AS_W") == ""
    assert harbour(state, "AS_W") == "ry"  # yellow was not asked: its barrel had no way on
    end_turn(state, draw="L26")
    play(state, "card:L26 done transport join")
    assert refined(state, "AS_W") == "rry"


@pytest.mark.clause("W140", "W141", "W160")
@pytest.mark.parametrize(("australia", "held"), [("pay_bank", (16, 0, 0, 0)), ("bank_pays", (20, 0, 0, 4))])
def test_example_23_the_neutral_refinery(australia: str, held: tuple[int, ...]) -> None:
    state = table(3, australia=australia)
    refinery(state, BLUE, "AU_E", "yyg")
    waiting(state, RED, "NA_S", 2)
    tanker(state, RED, "NA_S")
    tanker(state, RED, "AF_W")  # may still move, so that step G is yet to come
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert refined(state, "AU_E") == "rryyg"
    assert shares(state, RED) == held
    end_menus(state)
    assert box(state, "AU") == "rryyg"
    assert kinds(state) == {"draw"}
    assert shares(state, RED) == held
