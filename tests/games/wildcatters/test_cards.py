"""Steps A, B and C: the open cards, what they give, and income (W45 to W48, W51 to W64)."""

import pytest

from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import (
    boxed,
    cards_of,
    cash,
    deck,
    discarded,
    display,
    own,
    owner_of,
    refined,
    shares,
    track,
    trains,
)
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    building,
    end_turn,
    fleet,
    give,
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
    turn,
    waiting,
)

# --- A: take a card ---


@pytest.mark.clause("W45")
def test_one_of_the_open_cards_comes_to_lie_before_the_player() -> None:
    state = turn(table(display="L01 L05 L09 L13 L17 L21 L25 L29"))
    assert offered(state, "card") == [f"card:L{number:02}" for number in range(1, 30, 4)]
    assert refusal(state, "card:L02") == "W45"
    play(state, "card:L09")
    assert cards_of(state, RED) == {"L09"}
    assert display(state) == {"L01", "L05", "L13", "L17", "L21", "L25", "L29"}


@pytest.mark.clause("W46", "W48")
def test_four_points_renew_the_display() -> None:
    """The old cards leave the game for good; and nothing happens though four of the new ones show one region."""
    state = turn(table(display="L01 L05 L09 L13 L17 L21 L25 L29"))
    play(state, "renew draw:L02 draw:L03 draw:L04 draw:L06 draw:L07 draw:L08 draw:L10 draw:L11")
    assert track(state, RED) == 1
    assert boxed(state) == {"L01", "L05", "L09", "L13", "L17", "L21", "L25", "L29"}
    assert display(state) == {"L02", "L03", "L04", "L06", "L07", "L08", "L10", "L11"}
    assert (state.seat, "card:L02" in offered(state)) == (RED, True)
    assert discarded(state) == set()


@pytest.mark.clause("W48")
def test_four_alike_are_left_lying_after_a_renewal() -> None:
    state = turn(table(display="L05 L09 L13 L17 L21 L25 L29 L30"))
    play(state, "renew draw:L01 draw:L02 draw:L03 draw:L04 draw:L06 draw:L07 draw:L08 draw:L10")
    assert display(state) == {"L01", "L02", "L03", "L04", "L06", "L07", "L08", "L10"}
    assert discarded(state) == set()


@pytest.mark.clause("W47")
def test_renewing_may_be_repeated_while_the_score_lasts() -> None:
    """In the last round three turns are left: eight cards are enough, and eight points pay for two renewals."""
    state = table(round_=7, active=1)
    give(state, YELLOW, score=8)
    turn(state)
    play(state, "renew" + " draw" * 8)
    assert "renew" in offered(state)
    play(state, "renew" + " draw" * 8)
    assert track(state, YELLOW) == 0
    assert refusal(state, "renew") == "W47"


@pytest.mark.clause("W47")
@pytest.mark.parametrize(("score", "possible"), [(3, False), (4, True)])
def test_renewing_needs_four_points(score: int, possible: bool) -> None:
    state = table(round_=7)
    give(state, RED, score=score)
    turn(state)
    assert ("renew" in offered(state)) == possible
    assert refusal(state, "renew") == ("" if possible else "W47")


@pytest.mark.clause("W47")
@pytest.mark.parametrize(
    ("round_", "active", "left", "possible"),
    [
        (7, 3, 8, True),  # the last turn of all
        (7, 3, 7, False),  # eight new cards must exist
        (5, 0, 12, True),  # twelve turns left, this one included
        (5, 0, 11, False),
        (5, 2, 10, True),
        (5, 2, 9, False),
    ],
)
def test_renewing_leaves_a_card_for_every_turn(round_: int, active: int, left: int, possible: bool) -> None:
    state = table(round_=round_, active=active, left=left, pile="L02 L06 L10")
    give(state, active, score=9)
    turn(state)
    assert refusal(state, "renew") == ("" if possible else "W47")


# --- B: what the card gives; C: income ---


@pytest.mark.clause("W51", "W64")
@pytest.mark.parametrize(("card", "dollars"), [("L01", 3), ("L05", 2), ("L07", 0), ("D01", 3)])
def test_dollars_of_the_card_and_ten_of_income(card: str, dollars: int) -> None:
    state = turn(table(display=card))
    play(state, f"card:{card}")
    assert cash(state, RED) == 10 + dollars + 10
    assert [cash(state, seat) for seat in (YELLOW, GREEN, BLUE)] == [10, 10, 10]


@pytest.mark.clause("W52", "W53")
@pytest.mark.parametrize(
    ("card", "held"),
    [
        ("L02", (23, 0, 0, 0)),
        ("L06", (20, 2, 0, 0)),
        ("L03", (20, 0, 1, 0)),
        ("D03", (20, 0, 0, 3)),
        ("L11", (20, 0, 0, 1)),
    ],
)
def test_shares_of_the_printed_company_come_from_the_bank(card: str, held: tuple[int, ...]) -> None:
    state = turn(table(display=card))
    play(state, f"card:{card}")
    assert shares(state, RED) == held
    assert [own(state, seat) for seat in (YELLOW, GREEN, BLUE)] == [20, 20, 20]


@pytest.mark.clause("W54")
@pytest.mark.parametrize(("card", "drops"), [("L07", 3), ("L03", 2), ("L05", 1), ("L04", 0), ("D02", 1)])
def test_drops_are_points_at_once(card: str, drops: int) -> None:
    state = turn(table(display=card))
    play(state, f"card:{card}")
    assert track(state, RED) == 5 + drops


# --- the refinery icon ---


def with_card(cards: str = "L32", **refineries: str) -> Wildcatters:
    """Red has this card; yellow owns refineries that hold the barrels named."""
    state = table()
    give(state, RED, cards=cards)
    for zone, held in refineries.items():
        refinery(state, YELLOW, zone, held)
    return state


@pytest.mark.clause("W55")
def test_a_refinery_of_any_owner_full_or_not() -> None:
    state = with_card(AS_W="rg", EU_S="")
    refinery(state, RED, "NA_S", "y")
    oil(state, "L05", full={"EU_S": "rrrrg"})
    play(state, "empty")
    assert set(offered(state)) == {"drain:AS_W", "drain:EU_S", "drain:NA_S"}
    play(state, "drain:AS_W take:8")
    assert refined(state, "AS_W") == ""


@pytest.mark.clause("W56")
def test_a_refinery_without_barrels_cannot_be_chosen() -> None:
    state = with_card(AS_W="rg", EU_S="r", EU_N="")
    turn(state)
    play(state, "empty")
    assert refusal(state, "drain:EU_N") == "W56"
    assert refusal(state, "drain:AU_W") == "W56"


@pytest.mark.clause("W56")
def test_with_nothing_to_empty_there_is_no_such_answer() -> None:
    state = with_card(AS_W="")
    turn(state)
    assert "empty" not in offered(state)
    assert refusal(state, "empty") == "W56"


@pytest.mark.clause("W55")
def test_without_a_refinery_card_there_is_no_such_answer() -> None:
    state = with_card(cards="L06 D01", AS_W="rr")
    turn(state)
    assert refusal(state, "empty") == "W55"


@pytest.mark.clause("W57", "W58")
def test_the_right_may_be_used_in_every_menu_of_a_turn() -> None:
    """Before the card is taken, while building, among the oil actions and while tankers move."""
    state = with_card(cards="L32 L28 L24 L20", AS_W="y", EU_S="y", EU_N="y", AF_W="y", AF_E="y")
    rig(state, RED, "NA_S", 4)
    tanker(state, RED, "NA_S")
    turn(state)
    for zone, further in (("AS_W", "card:L05"), ("EU_S", "done"), ("EU_N", "done"), ("AF_W", "done")):
        assert "empty" in offered(state)
        play(state, f"empty drain:{zone} deliver:1")
        assert refined(state, zone) == ""
        play(state, further)
    assert cards_of(state, RED) == {"L05"}


@pytest.mark.clause("W57")
def test_the_card_just_taken_may_be_used_in_the_same_turn_or_a_later_one() -> None:
    state = with_card(cards="", AS_W="rg")
    turn(state)
    assert "empty" not in offered(state)
    play(state, "card:L05")
    assert "empty" not in offered(state)
    state = table(display="L32")
    refinery(state, YELLOW, "AS_W", "rg")
    turn(state)
    play(state, "card:L32")
    assert "empty" in offered(state)
    for seat, card in ((YELLOW, "L05"), (GREEN, "L09"), (BLUE, "L13")):
        end_turn(state)
        assert state.seat == seat
        assert "empty" not in offered(state)  # the right is red's, in red's turns
        play(state, f"card:{card}")
    end_turn(state)
    assert (state.seat, "empty" in offered(state)) == (RED, True)


@pytest.mark.clause("W58")
def test_not_inside_a_drilling_an_auction_or_a_payment() -> None:
    state = with_card(cards="L32 L28", EU_S="rg")
    give(state, YELLOW, cards="L24")
    rig(state, RED, "NA_S", 4)
    rig(state, YELLOW, "NA_S", 1)
    token(state, "NA_S")
    pump(state, RED, "SA_W", 1)
    oil(state, "L05", cash=30)
    play(state, "mix drill")
    assert kinds(state) == {"cover"}
    assert refusal(state, "empty") != ""
    play(state, "cover:1")
    assert kinds(state) == {"join", "decline"}
    play(state, "join")
    assert kinds(state) == {"bid", "pass"}


@pytest.mark.clause("W59", "W60")
def test_a_used_card_goes_to_the_pile_and_its_points_stay() -> None:
    state = table(display="D16")
    refinery(state, YELLOW, "AS_W", "y")
    turn(state)
    play(state, "card:D16")
    assert track(state, RED) == 6
    play(state, "empty deliver:1")
    assert cards_of(state, RED) == set()
    assert discarded(state) == {"D16"}
    assert track(state, RED) == 6


@pytest.mark.clause("W61")
@pytest.mark.parametrize(
    ("held", "used"), [("D02 L32", "L32"), ("L32 L04 L28", "L04"), ("D16 D04", "D04"), ("L02 D16 L07", "D16")]
)
def test_the_card_with_the_fewest_drops_is_used_first_then_the_lowest(held: str, used: str) -> None:
    state = with_card(cards=held, AS_W="y", EU_S="y")
    turn(state)
    play(state, "empty drain:AS_W")
    assert discarded(state) == {used}


@pytest.mark.clause("W62", "W63")
def test_what_a_card_emptied_is_closed_to_all_until_the_turn_ends() -> None:
    """Red's card empties NA_S; neither red nor green, who joins red's transport, may feed it."""
    state = with_card(cards="L32", NA_S="yy")
    waiting(state, RED, "NA_S", 1)
    waiting(state, GREEN, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "EU_S")
    building(state, "L05", cash=20)
    play(state, "empty deliver:2 done transport join")
    assert refined(state, "NA_S") == ""
    assert refined(state, "EU_S") == "rg"


@pytest.mark.clause("W62")
def test_it_opens_again_with_the_next_turn() -> None:
    state = with_card(cards="L32", NA_S="yy")
    waiting(state, YELLOW, "NA_S", 1)
    building(state, "L09", cash=20)
    play(state, "empty deliver:2")
    end_turn(state, draw="L06")
    play(state, "card:L06 done transport")
    assert refined(state, "NA_S") == "y"


@pytest.mark.clause("W62")
def test_a_tanker_may_not_sail_to_a_closed_refinery_either() -> None:
    state = with_card(cards="L32", EU_S="yy", AF_W="y")
    waiting(state, RED, "NA_S", 1)
    tanker(state, RED, "NA_S")
    building(state, "L05", cash=20)
    play(state, "empty drain:EU_S deliver:2 done transport")
    assert (refined(state, "EU_S"), refined(state, "AF_W")) == ("", "ry")


@pytest.mark.clause("W62")
def test_a_refinery_emptied_because_it_was_full_is_not_closed() -> None:
    """Step G of one turn leaves it open for the next."""
    state = table()
    refinery(state, YELLOW, "NA_S")
    waiting(state, YELLOW, "NA_S", 1)
    fleet(state, "L09", cash=20, full={"NA_S": "yyyyy"})
    play(state, "deliver:5")
    end_turn(state, draw="L06")
    play(state, "card:L06 done transport")
    assert refined(state, "NA_S") == "y"


@pytest.mark.clause("W46")
def test_a_renewal_is_drawn_from_the_deck() -> None:
    state = turn(table())
    before = deck(state)
    play(state, "renew")
    assert {f"draw:{card}" for card in before if card.startswith("L")} == set(offered(state))


@pytest.mark.clause("W55", "W59")
def test_train_and_tiles_are_untouched_by_an_emptying() -> None:
    state = with_card(cards="L32", AS_W="y")
    train(state, YELLOW, "F_AS_W")
    turn(state)
    play(state, "empty deliver:1")
    assert owner_of(state, "AS_W") == "yellow"
    assert trains(state, "F_AS_W") == ["yellow"]
