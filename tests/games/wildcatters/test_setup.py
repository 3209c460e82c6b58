"""Set-up: players, hands, start pieces, wildcatters, the first display (W1 to W23)."""

from collections import Counter
from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import COLOURS, STRETCHES, ZONES
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.errors import BadOptions
from gusher.kernel.state import CHANCE
from tests.games.wildcatters.looking import (
    boxed,
    cards_of,
    cash,
    deck,
    discarded,
    display,
    hand_of,
    out_of_game,
    own,
    owner_of,
    rigs,
    shares,
    stock,
    supply,
    tankers,
    tokens,
    track,
    trains,
)
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    SETTINGS,
    YELLOW,
    fresh,
    kinds,
    numbers_of,
    odds,
    offered,
    play,
    random_game,
    refusal,
    setting_name,
    train,
)

LIGHT = [f"L{number:02}" for number in range(1, 33)]


def dealt(first: int = 0, hands: dict[int, str] | None = None) -> Wildcatters:
    """Four players have their hands: those named, or a card of every region each."""
    state = fresh()
    play(state, f"first:{first}")
    for place in range(4):
        seat = (first + place) % 4
        cards = hands[seat].split() if hands else [f"L{region * 4 + seat + 1:02}" for region in range(8)]
        play(state, " ".join(f"deal:{card}" for card in cards))
    return state


def founded(first: int = 0, hands: dict[int, str] | None = None) -> Wildcatters:
    """And their first refineries, in NA_S, SA_W, RU_W and AS_W."""
    state = dealt(first, hands)
    play(state, "refinery:NA_S refinery:SA_W refinery:RU_W refinery:AS_W")
    return state


def lay(state: Wildcatters, pieces: str) -> None:
    """Seat after seat shows a card and places a piece, `NA_S/rig SA_W/train:F_SA_W`; the only one that fits goes by
    itself."""
    for text in pieces.split():
        region, _, piece = text.partition("/")
        play(state, f"reveal:{region}")
        if state.step == ask.PLACE:
            play(state, piece)


# --- players and what they have ---


@pytest.mark.clause("W1")
def test_three_or_four_play_in_fixed_colours() -> None:
    assert GAME.seats == (3, 4)
    assert COLOURS == ("red", "yellow", "green", "blue")
    for seats in (1, 2, 5):
        with pytest.raises(BadOptions):
            GAME.settle(seats, {})


@pytest.mark.clause("W1")
def test_with_three_players_blue_is_unplayed() -> None:
    state = fresh(3)
    play(state, "neutral:L01 neutral:L05 neutral:L09 neutral:L13")
    assert offered(state) == ["first:0", "first:1", "first:2"]
    assert refusal(state, "first:3") == "W1"
    assert len(state.cash) == 3


@pytest.mark.clause("W2")
@pytest.mark.parametrize("seats", [3, 4])
def test_tiles_and_barrels_of_every_player_are_in_stock(seats: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        pieces = [stock(state, seat, piece) for piece in ("rig", "pump", "train", "tanker", "refinery")]
        assert pieces == [10, 11, 8, 4, 5]
        assert supply(state, seat) == 36


@pytest.mark.clause("W3", "W4")
@pytest.mark.parametrize(("seats", "dollars"), [(4, 10), (3, 15)])
def test_twenty_own_shares_five_points_and_the_cash(seats: int, dollars: int) -> None:
    state = fresh(seats)
    for seat in range(seats):
        assert shares(state, seat) == tuple(20 if company == seat else 0 for company in range(4))
        assert (cash(state, seat), track(state, seat)) == (dollars, 5)


@pytest.mark.clause("W5", "W6")
def test_with_three_players_a_neutral_refinery_stands_in_east_australia() -> None:
    state = fresh(3)
    assert [zone for zone in ZONES if owner_of(state, zone)] == ["AU_E"]
    assert owner_of(state, "AU_E") == "blue"
    assert all(owner_of(fresh(4), zone) == "" for zone in ZONES)


@pytest.mark.clause("W7")
def test_four_cards_name_the_regions_of_neutral_rigs() -> None:
    state = fresh(3)
    assert odds(state) == {f"neutral:{card}": 1 for card in LIGHT}
    play(state, "neutral:L01 neutral:L02 neutral:L32")
    assert odds(state) == {f"neutral:{card}": 1 for card in LIGHT if card not in ("L01", "L02", "L32")}
    assert refusal(state, "neutral:L02") == "W7"
    play(state, "neutral:L17")
    assert {zone: rigs(state, BLUE, zone) for zone in ZONES[:8] if rigs(state, BLUE, zone)} == {
        "NA_N": 2,
        "RU_W": 1,
        "AS_E": 1,
    }
    play(state, "first:0")
    dealable = {f"deal:{card}" for card in LIGHT if card not in ("L01", "L02", "L17", "L32")}
    assert set(offered(state)) == dealable


@pytest.mark.clause("W7")
def test_with_four_players_there_are_none() -> None:
    assert kinds(fresh(4)) == {"first"}


@pytest.mark.clause("W8")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_is_drawn_evenly(seats: int) -> None:
    state = fresh(seats)
    if seats == 3:
        play(state, "neutral:L01 neutral:L05 neutral:L09 neutral:L13")
    assert odds(state) == {f"first:{seat}": 1 for seat in range(seats)}


@pytest.mark.clause("W9")
def test_order_goes_clockwise_from_the_first_player_and_the_marker_is_on_1() -> None:
    state = founded(first=2)
    assert list(state.order) == [2, 3, 0, 1]
    finish_setup(state)
    assert state.round == 1
    assert (state.seat, state.step) == (2, ask.CARD)


def finish_setup(state: Wildcatters) -> None:
    """The rest of the set-up, always the first answer."""
    while state.step != ask.CARD:
        play(state, offered(state)[0])


# --- hands and first refineries ---


@pytest.mark.clause("W10")
def test_eight_light_cards_each_from_the_first_player_on() -> None:
    state = fresh()
    play(state, "first:1")
    assert odds(state) == {f"deal:{card}": 1 for card in LIGHT}
    for card in LIGHT[:8]:
        play(state, f"deal:{card}")
    assert hand_of(state, YELLOW) == set(LIGHT[:8])
    assert odds(state) == {f"deal:{card}": 1 for card in LIGHT[8:]}
    assert refusal(state, "deal:L01") == "W10"
    for card in LIGHT[8:31]:
        play(state, f"deal:{card}")
    play(state, "deal:L32")
    assert [hand_of(state, seat) for seat in (GREEN, BLUE, RED)] == [
        set(LIGHT[8:16]),
        set(LIGHT[16:24]),
        set(LIGHT[24:]),
    ]


@pytest.mark.clause("W11", "W12")
def test_one_first_refinery_per_coloured_continent_in_either_region() -> None:
    state = dealt(first=1)
    assert (state.seat, offered(state)) == (YELLOW, [f"refinery:{zone}" for zone in ZONES[:8]])
    assert refusal(state, "refinery:EU_S") == "W12"
    play(state, "refinery:NA_N")
    assert state.seat == GREEN
    assert offered(state) == [f"refinery:{zone}" for zone in ZONES[2:8]]
    assert refusal(state, "refinery:NA_S") == "W11"
    play(state, "refinery:RU_E")
    assert (state.seat, offered(state)) == (BLUE, [f"refinery:{zone}" for zone in ("SA_W", "SA_E", "AS_W", "AS_E")])
    play(state, "refinery:AS_W")
    assert (state.seat, offered(state)) == (RED, ["refinery:SA_W", "refinery:SA_E"])
    play(state, "refinery:SA_E")
    assert [owner_of(state, zone) for zone in ("NA_N", "RU_E", "AS_W", "SA_E")] == ["yellow", "green", "blue", "red"]


# --- start pieces ---


@pytest.mark.clause("W13")
def test_six_laps_of_one_card_and_one_piece_each() -> None:
    state = founded(first=3)
    for lap, region in enumerate(("NA_N", "SA_E", "RU_W", "RU_E", "AS_W", "AS_E")):
        for place, seat in enumerate((3, 0, 1, 2)):
            assert (state.seat, kinds(state), len(discarded(state))) == (seat, {"reveal"}, lap * 4 + place)
            assert len(hand_of(state, seat)) == 8 - lap
            play(state, f"reveal:{region}")
            if state.step == ask.PLACE:
                play(state, offered(state)[0])
    assert kinds(state) == {"draw"}
    for seat in range(4):
        assert [stock(state, seat, piece) for piece in ("rig", "train", "tanker", "refinery")] == [7, 6, 3, 4]


@pytest.mark.clause("W13")
def test_the_lowest_card_of_the_region_is_shown_and_discarded() -> None:
    hands = {seat: " ".join(LIGHT[seat * 8 : seat * 8 + 8]) for seat in range(4)}
    state = founded(hands=hands)
    assert offered(state) == ["reveal:NA_N", "reveal:NA_S"]
    assert refusal(state, "reveal:SA_W") == "W13"
    play(state, "reveal:NA_S")
    assert "L05" not in hand_of(state, RED)
    play(state, "rig")
    assert discarded(state) == {"L05"}
    assert rigs(state, RED, "NA_S") == 1
    assert state.seat == YELLOW


@pytest.mark.clause("W13")
def test_only_pieces_that_are_left_may_be_placed() -> None:
    state = founded()
    lay(state, "NA_S/tanker:NA_S NA_S/rig NA_S/rig NA_S/rig")
    play(state, "reveal:NA_N")
    assert set(kinds(state)) == {"rig", "train"}
    assert refusal(state, "tanker:NA_N") == "W13"


@pytest.mark.clause("W14")
def test_start_pieces_cost_nothing_and_give_no_points() -> None:
    state = founded()
    finish_setup(state)
    for seat in range(4):
        assert (cash(state, seat), own(state, seat), track(state, seat)) == (10, 20, 5)


@pytest.mark.clause("W15")
@pytest.mark.parametrize(
    ("region", "boxes"),
    [
        ("NA_N", "F_NA_N K_NA_N_NA_S"),
        ("SA_W", "F_SA_W K_NA_S_SA_W K_SA_W_SA_E"),
        ("RU_W", "F_RU_W K_RU_W_AS_W K_RU_W_RU_E"),
        ("AS_W", "F_AS_W K_RU_W_AS_W K_AS_W_AS_E"),
    ],
)
def test_where_start_pieces_go(region: str, boxes: str) -> None:
    """A free circle, the harbour, the field pair, or a link to another region; white links are not open."""
    state = founded()
    play(state, f"reveal:{region}")
    assert set(offered(state)) == {"rig", f"tanker:{region}", *(f"train:{stretch}" for stretch in boxes.split())}
    for stretch in ("K_RU_W_EU_S", "K_AS_W_AF_W"):
        assert refusal(state, f"train:{stretch}") == "W15"


@pytest.mark.clause("W15")
def test_a_start_train_needs_a_free_box() -> None:
    state = founded()
    train(state, BLUE, "F_NA_N", 2)
    play(state, "reveal:NA_N")
    assert refusal(state, "train:F_NA_N") == "W35"
    assert "train:F_NA_N" not in offered(state)


@pytest.mark.clause("W15")
def test_pieces_stand_where_they_were_placed() -> None:
    state = founded()
    play(state, "reveal:NA_N train:K_NA_N_NA_S reveal:NA_S tanker:NA_S")
    assert trains(state, "K_NA_N_NA_S") == ["red"]
    assert tankers(state, "NA_S") == ["yellow"]


@pytest.mark.clause("W16")
def test_a_card_is_shown_only_if_a_piece_that_is_left_fits() -> None:
    """Red has only trains left, and all boxes of NA_N are taken: its card of NA_N cannot be shown."""
    state = founded()
    lay(state, "AS_W/tanker:AS_W " * 4)
    for region in ("AS_E", "RU_W", "RU_E"):
        lay(state, f"{region}/rig " * 4)
    for stretch in ("F_NA_N", "K_NA_N_NA_S"):
        train(state, BLUE, stretch, 2)
    assert state.seat == RED
    assert "reveal:NA_N" not in offered(state)
    assert refusal(state, "reveal:NA_N") == "W16"
    assert "reveal:NA_S" in offered(state)


@pytest.mark.clause("W16")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_a_card_that_can_be_shown_always_exists(setting: tuple[int, dict[str, Any]]) -> None:
    for seed in range(8):
        for state in random_game(*setting, seed):
            if state.step == ask.CARD:
                break
            assert numbers_of(state)


# --- deck, wildcatters, display ---


@pytest.mark.clause("W17", "W22")
def test_all_light_cards_lie_on_the_dark_ones_and_eight_are_opened() -> None:
    state = founded()
    while state.seat != CHANCE:
        play(state, offered(state)[0])
    assert odds(state) == {f"draw:{card}": 1 for card in LIGHT}
    for card in ["L01", "L05", "L09", "L13", "L17", "L21", "L25", "L29"]:
        assert state.step != ask.CARD
        play(state, f"draw:{card}")
    assert state.step == ask.CARD
    assert display(state) == {"L01", "L05", "L09", "L13", "L17", "L21", "L25", "L29"}
    assert deck(state) == {*LIGHT, *(f"D{number:02}" for number in range(1, 17))} - display(state)
    assert discarded(state) == boxed(state) == set()
    assert all(cards_of(state, seat) == hand_of(state, seat) == set() for seat in range(4))


@pytest.mark.clause("W17", "W7")
def test_with_three_players_cards_of_neutral_rigs_and_undealt_ones_come_into_the_deck_too() -> None:
    for state in random_game(3, {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}, seed=4):
        if state.step == ask.CARD:
            break
    assert deck(state) | display(state) == {*LIGHT, *(f"D{number:02}" for number in range(1, 17))}


@pytest.mark.clause("W18", "W19", "W20", "W21")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_wildcatter_each_and_a_second_where_at_most_one_rig_stands(seats: int) -> None:
    """Neutral rigs count; what is not used leaves the game."""
    met: Counter[int] = Counter()
    for seed in range(12):
        for state in random_game(seats, {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}, seed):
            if state.step == ask.CARD:
                break
        placed = 0
        for zone in ZONES[:8]:
            standing = sum(rigs(state, colour, zone) for colour in range(4))
            met[standing] += 1
            assert tokens(state, zone) == [""] * (2 if standing <= 1 else 1)
            placed += len(tokens(state, zone))
        assert out_of_game(state) == 16 - placed
    assert {0, 1, 2, 3} <= set(met)


@pytest.mark.clause("W20")
def test_a_neutral_rig_keeps_the_second_wildcatter_away() -> None:
    met = 0
    for seed in range(40):
        for state in random_game(3, {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}, seed):
            if state.step == ask.CARD:
                break
        for zone in ZONES[:8]:
            neutral = rigs(state, BLUE, zone)
            others = sum(rigs(state, seat, zone) for seat in range(3))
            if others < 2 <= others + neutral:
                assert tokens(state, zone) == [""]
                met += 1
    assert met > 5


@pytest.mark.clause("W23")
def test_four_alike_are_left_in_the_first_display() -> None:
    state = founded()
    while state.seat != CHANCE:
        play(state, offered(state)[0])
    play(state, "draw:L01 draw:L02 draw:L03 draw:L04 draw:L05 draw:L06 draw:L07 draw:L08")
    assert state.step == ask.CARD
    assert display(state) == set(LIGHT[:8])


def test_the_stretches_of_the_tests_are_those_of_the_board() -> None:
    assert len(STRETCHES) == 19
