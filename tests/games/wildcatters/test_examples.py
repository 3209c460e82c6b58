"""The worked examples of the rules, one test each; those about transports are in test_examples_transport.py."""

import pytest

from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.state import CHANCE, OVER
from tests.games.wildcatters.looking import (
    barrels_on_pumps,
    box,
    cash,
    discarded,
    display,
    loans,
    out_of_game,
    own,
    pumps,
    rigs,
    shares,
    supply,
    tokens,
    track,
)
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    deliver,
    end_turn,
    final,
    fleet,
    give,
    last_turn,
    offered,
    oil,
    play,
    pump,
    refinery,
    refusal,
    rig,
    table,
    token,
    turn,
    waiting,
)
from tests.games.wildcatters.test_setup import founded, lay

COLOURS = ("red", "yellow", "green", "blue")


@pytest.mark.clause("W196")
def test_example_1_wildcatter_points() -> None:
    state = table(round_=7, active=3)
    before = state.scores()[RED]
    give(state, RED, taken=3)
    assert state.scores()[RED] == before + 12
    fleet(state, "L09")
    assert state.seat == OVER


@pytest.mark.clause("W18", "W19", "W21")
def test_example_2_tokens_of_the_set_up() -> None:
    """Rigs NA_S 4, SA_W 1, SA_E 2, RU_W 1, AS_W 2, AS_E 2; trains and tankers wherever there is a card."""
    state = founded()
    lay(state, "NA_S/rig NA_S/rig NA_S/rig NA_S/rig")
    lay(state, "SA_W/rig SA_E/rig SA_E/rig RU_W/rig")
    lay(state, "AS_W/rig AS_W/rig AS_E/rig AS_E/rig")
    lay(state, "NA_N/tanker:NA_N " * 4)
    lay(state, "RU_E/train:F_RU_E RU_E/train:F_RU_E RU_E/train:K_RU_W_RU_E RU_E/train:K_RU_W_RU_E")
    lay(state, "AS_E/train:K_RU_E_AS_E AS_E/train:K_RU_E_AS_E SA_W/train:F_SA_W SA_W/train:F_SA_W")
    assert state.seat == CHANCE
    zones = ["NA_N", "NA_S", "SA_W", "SA_E", "RU_W", "RU_E", "AS_W", "AS_E"]
    assert [sum(rigs(state, seat, zone) for seat in range(4)) for zone in zones] == [0, 4, 1, 2, 1, 0, 2, 2]
    assert [len(tokens(state, zone)) for zone in zones] == [2, 1, 2, 1, 2, 2, 1, 1]
    assert out_of_game(state) == 4


@pytest.mark.clause("W71", "W72", "W70")
def test_example_3_rig_prices() -> None:
    state = table(active=3)
    pump(state, BLUE, "RU_W", 2)
    rig(state, BLUE, "RU_W", 2)
    rig(state, RED, "RU_W", 3)
    building(state, "L17", cash=9)
    play(state, "rig")
    assert cash(state, BLUE) == 3
    assert rigs(state, BLUE, "RU_W") == 3
    assert "rig" not in offered(state)


@pytest.mark.clause("W33", "W42", "W174", "W175")
@pytest.mark.parametrize(
    ("zero_loan", "given", "green", "blue", "owed"),
    [(True, 9, 1, 0, 0), (True, 10, 10, 1, 1), (False, 10, 0, 1, 0)],
)
def test_example_4_payment_short_of_cash(zero_loan: bool, given: int, green: int, blue: int, owed: int) -> None:
    """Nine green shares go with six blue ones, ten with five; with the tenth a loan is due."""
    state = table(active=2, zero_loan=zero_loan)
    give(state, GREEN, green=10, blue=6)
    building(state, "L05", cash=7)
    play(state, "refinery:NA_S")
    assert offered(state) == ["give:9", "give:10"]
    play(state, f"give:{given}")
    assert cash(state, GREEN) == 0
    assert shares(state, GREEN) == (0, 0, green, blue)
    assert loans(state, GREEN) == owed


@pytest.mark.clause("W33")
def test_example_5_payment_by_choice() -> None:
    state = table()
    give(state, RED, red=12, blue=3)
    building(state, "L05", cash=20)
    play(state, "mix tanker:NA_S")
    assert offered(state) == ["cover:0", "cover:1", "cover:2"]
    play(state, "cover:1")
    assert offered(state) == ["give:0", "give:1", "give:2", "give:3"]
    play(state, "give:0")
    assert (cash(state, RED), shares(state, RED)) == (19, (12, 0, 0, 0))


def drilling() -> Wildcatters:
    """Examples 6 and 7: NA_S with rigs red 2, yellow 1, green 1 and one wildcatter; red has drilled, yellow joined."""
    state = table()
    rig(state, RED, "NA_S", 2)
    rig(state, YELLOW, "NA_S", 1)
    rig(state, GREEN, "NA_S", 1)
    token(state, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "drill join decline")
    return state


@pytest.mark.clause("W84", "W89", "W91", "W93", "W99", "W101", "W106")
def test_example_6_drilling_and_auction() -> None:
    state = drilling()
    met = []
    for answer in ("bid:4", "bid:5", "bid:7", "pass"):
        met.append(int(state.seat))
        play(state, answer)
    assert met == [RED, YELLOW, RED, YELLOW]
    assert cash(state, RED) == 12
    assert barrels_on_pumps(state, RED, "NA_S") == barrels_on_pumps(state, YELLOW, "NA_S") == [3]
    assert (shares(state, RED), own(state, YELLOW)) == ((13, 3, 0, 0), 17)
    assert tokens(state, "NA_S") == ["red"]
    assert supply(state, RED) == 32
    assert pumps(state, GREEN, "NA_S") == 0


@pytest.mark.clause("W107")
def test_example_7_nobody_bids() -> None:
    state = drilling()
    gone = out_of_game(state)
    play(state, "pass pass")
    assert tokens(state, "NA_S") == []
    assert out_of_game(state) == gone + 1
    end_turn(state, draw="L06")
    play(state, "card:L06 rig rig rig")  # four wells stand there: with the token's circle three more are free
    assert "rig" not in offered(state)


@pytest.mark.clause("W173", "W174", "W175")
@pytest.mark.parametrize(
    ("held", "zero_loan", "left", "owed"), [(2, True, 9, 1), (2, False, 9, 1), (3, True, 10, 1), (3, False, 0, 0)]
)
def test_example_8_loans_of_a_joiner(held: int, zero_loan: bool, left: int, owed: int) -> None:
    state = table(zero_loan=zero_loan)
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    give(state, YELLOW, yellow=held)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    assert (own(state, YELLOW), loans(state, YELLOW)) == (left, owed)


@pytest.mark.clause("W173")
def test_example_8_loan_of_a_refinery_s_owner() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    waiting(state, RED, "NA_S", 2)
    give(state, YELLOW, yellow=3)
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert (own(state, YELLOW), loans(state, YELLOW)) == (9, 1)


@pytest.mark.clause("W156", "W157", "W158")
def test_example_13_emptying() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    before = supply(state, YELLOW)
    fleet(state, "L09", full={"NA_S": "rrgyy"})
    play(state, "deliver:1")
    assert offered(state) == [f"take:{count}" for count in range(17)]
    play(state, "take:6 take:10")
    assert box(state, "NA") == "rryg"
    assert supply(state, YELLOW) == before - 1  # of two barrels one came back
    assert shares(state, YELLOW) == (6, 30, 0, 0)


@pytest.mark.clause("W171", "W172")
@pytest.mark.parametrize(("left", "wiped"), [(20, True), (7, False)])
def test_example_15_four_alike(left: int, wiped: bool) -> None:
    """The fourth card of RU_W is the last of the deck; so many are in the pile."""
    spare = [*(f"D{number:02}" for number in range(1, 9)), *(f"L{number:02}" for number in (2, 3, 6, 7, 10, 11))]
    spare += [f"L{number:02}" for number in (14, 15, 21, 22, 25, 26)]
    state = table(display="L17 L18 L19 L01 L05 L09 L13 L29", light="L20", dark="", pile=" ".join(spare[:left]))
    fleet(state, "L29")
    while state.seat == CHANCE:
        play(state, "draw")
    four = {"L17", "L18", "L19", "L20"}
    assert (four <= discarded(state)) == wiped
    assert (four <= display(state)) == (not wiped)
    assert len(display(state)) == 8


@pytest.mark.clause("W47")
def test_example_16_renewing() -> None:
    state = turn(table(round_=1))
    assert "renew" in offered(state)
    play(state, "renew" + " draw" * 8)
    assert track(state, RED) == 1
    assert refusal(state, "renew") == "W47"
    state = table(round_=5, active=2, left=9)
    give(state, GREEN, score=9)
    assert refusal(turn(state), "renew") == "W47"
    state = table(round_=6, active=2, left=9)
    give(state, GREEN, score=9)
    assert refusal(turn(state), "renew") == ""


@pytest.mark.clause("W28", "W29", "W30")
def test_example_17_order_of_the_last_round() -> None:
    state = table(round_=6, active=3)
    give(state, RED, cards="L07 L06 D01", red=12)
    give(state, YELLOW, cards="L15 L14 D03", loans=1, yellow=19)
    give(state, GREEN, cards="L23 L22 L19 D05", green=12)
    give(state, BLUE, cards="L31 L30 D07", blue=12)
    fleet(state, "L09")
    end_turn(state)
    met = []
    for place in (4, 1, 2):
        met.append(int(state.seat))
        play(state, f"order:{place}")
    assert met == [GREEN, RED, BLUE]
    assert list(state.order) == [RED, BLUE, YELLOW, GREEN]
    assert (state.seat, state.round) == (RED, 7)


@pytest.mark.clause("W185", "W186", "W188", "W189")
def test_example_18_interim_scoring() -> None:
    state = table(round_=5, active=3, zero_loan=False)
    for seat in range(4):
        give(state, seat, red=0, yellow=0, green=0, blue=0)
    for seat, count in enumerate((10, 6, 6, 2)):
        give(state, seat, red=count)
    give(state, RED, loans=1)
    deliver(state, "NA", "rrryyggbb")
    deliver(state, "SA", "rryyggb")
    fleet(state, "L09")
    end_turn(state)
    company, north, south = (0, 3, 3, 0), (4, 0, 0, 0), (1, 1, 1, 0)
    assert [track(state, seat) - 5 for seat in range(4)] == [
        sum(gain) for gain in zip(company, north, south, strict=True)
    ]


@pytest.mark.clause("W203", "W204")
def test_example_19_final_ties_of_four() -> None:
    state = last_turn(4)
    for seat, dollars in enumerate((9, 9, 4)):
        give(state, seat, cash=dollars)
    assert final(state) == [6, 6, 2, 0]
    state = last_turn(4)
    deliver(state, "EU", "rrrryyggb")
    assert final(state) == [10, 4, 4, 0]
    state = last_turn(4)
    deliver(state, "EU", "rrryyygb")
    assert final(state) == [7, 7, 1, 1]
    state = last_turn(4)
    for seat, count in enumerate((8, 8, 3)):
        give(state, seat, red=count)
    assert final(state) == [10, 6, 2, 0]


@pytest.mark.clause("W205")
def test_example_20_final_ties_of_three() -> None:
    state = last_turn(3)
    for seat, count in enumerate((8, 5, 5)):
        give(state, seat, blue=count)
    assert final(state) == [8, 3, 3]
    state = last_turn(3)
    deliver(state, "EU", "rryygg")
    assert final(state) == [6, 6, 6]
    state = last_turn(3)
    deliver(state, "EU", "rrry")
    assert final(state) == [10, 5, 0]


@pytest.mark.clause("W192", "W193")
def test_example_21_last_repayment() -> None:
    state = last_turn(4)
    give(state, RED, red=38, loans=2, score=20)
    final(state)
    assert (track(state, RED), own(state, RED), loans(state, RED)) == (8, 0, 0)


@pytest.mark.clause("W180", "W182")
@pytest.mark.parametrize(
    ("held", "owed", "zero_loan", "answers"),
    [(15, 1, True, 0), (15, 1, False, 2), (31, 2, True, 3)],
)
def test_example_22_repayment_window(held: int, owed: int, zero_loan: bool, answers: int) -> None:
    state = table(round_=3, active=3, zero_loan=zero_loan)
    give(state, YELLOW, yellow=held, loans=owed)
    fleet(state, "L09")
    end_turn(state)
    assert len(offered(state, "repay")) == answers
