"""How a game is set up and how its rounds go (G1 to G13)."""

from typing import Any

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ACTIONS, ask
from gusher.games.giganten.data import CARDS, FACE_DOWN, NOTHING, UNDRAWN
from gusher.games.giganten.effects.cards import FirstDrawn
from gusher.kernel.errors import BadOptions
from gusher.kernel.state import CHANCE
from tests.games.giganten.positions import (
    DEFAULT,
    SETTINGS,
    dollars,
    fresh,
    odds,
    offered,
    opened,
    play,
    random_game,
    refusal,
    setting_name,
)


@pytest.mark.clause("G1")
def test_three_or_four_play() -> None:
    for seats in (3, 4):
        assert fresh(seats).setting.seats == seats
    for seats in (1, 2, 5):
        with pytest.raises(BadOptions):
            GAME.settle(seats, {})


@pytest.mark.clause("G1")
def test_with_three_players_there_is_no_fourth_seat() -> None:
    assert offered(fresh(seats=3)) == ["first:0", "first:1", "first:2"]
    assert refusal(fresh(seats=3), "first:3") == "G1"


@pytest.mark.clause("G2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_board_has_a_lane_and_three_tanks_for_every_seat(seats: int) -> None:
    state = fresh(seats)
    assert len(state.prices) == 3
    assert len(state.tanks) == 3 * seats
    assert len(state.locos) == len(state.trucks) == len(state.cash) == seats
    assert len(state.owners) == len(state.markers) == 36


@pytest.mark.clause("G3")
@pytest.mark.parametrize(("seats", "used"), [(3, 30), (4, 36)])
def test_every_used_site_has_a_face_down_tile_without_a_value_yet(seats: int, used: int) -> None:
    state = fresh(seats)
    assert list(state.owners).count(FACE_DOWN) == used
    assert set(state.tiles) == {UNDRAWN}
    assert set(state.viewers) == {0}


@pytest.mark.clause("G3", "G4")
@pytest.mark.parametrize("seats", [3, 4])
def test_tiles_are_of_the_kind_of_their_site(seats: int) -> None:
    values = {0: {2, 3, 4}, 1: {2, 5}, 2: {4, 5, 6}}
    fixed = 0
    for seed in range(6):
        state = list(random_game(seats, DEFAULT, seed))[-1]
        for site, value in enumerate(map(int, state.tiles)):
            assert value == UNDRAWN or value in values[site // 12]
            fixed += value != UNDRAWN
        if seats == 3:  # G4: the cell is ordinary terrain
            assert all(state.tiles[site] == UNDRAWN for site in (6, 9, 15, 22, 29, 31))
    assert fixed > 10


@pytest.mark.clause("G5")
def test_prices_start_at_5000() -> None:
    assert [dollars(fresh(), company) for company in "HJS"] == [5000, 5000, 5000]


@pytest.mark.clause("G6")
def test_all_markers_are_in_the_supply() -> None:
    state = fresh()
    assert state.supply == 60
    assert sum(state.tanks) + sum(state.markers) == 0


@pytest.mark.clause("G7")
def test_all_cards_are_in_their_piles() -> None:
    state = fresh()
    copies = dict(zip(CARDS, map(int, state.pile), strict=True))
    assert sum(count for card, count in copies.items() if card.startswith("R")) == 12
    assert sum(count for card, count in copies.items() if card.startswith("B")) == 30
    assert set(state.open) == set(state.cards) == {NOTHING}
    assert (state.used_ones, state.used_twos, sum(state.held)) == (0, 0, 0)
    play(state, "first:0 roll:red-2 roll:red-2 roll:red-2")
    assert sum(odds(state).values()) == 12
    play(state, "red:R01")
    assert sum(odds(state).values()) == 30
    play(state, "beige:B01 beige:B02 beige:B03 beige:B04 pick:B01 pick:B02 pick:B03 pick:B04")
    assert odds(state) == {"licence:1": 39, "licence:2": 39}


@pytest.mark.clause("G7")
def test_only_cards_of_the_pile_turn_up() -> None:
    state = fresh()
    play(state, "first:0 roll:red-2 roll:red-2 roll:red-2 red:R03 beige:B06")
    assert "beige:B06" not in offered(state)
    assert refusal(state, "beige:B06") == "G7"


@pytest.mark.clause("G8")
def test_everybody_starts_with_15000_and_the_bank_pays_whatever_is_due() -> None:
    assert list(fresh().cash) == [15000] * 4
    richest = 0
    for seed in range(5):
        for state in random_game(4, DEFAULT, seed):
            richest = max(richest, *map(int, state.cash))
    assert richest > 15000


@pytest.mark.clause("G9")
def test_trucks_and_derricks_wait_beside_the_board_locos_on_column_0() -> None:
    state = fresh()
    assert set(state.trucks) == {NOTHING}
    assert list(state.stock) == [5] * 4
    assert list(state.locos) == [0] * 4


@pytest.mark.clause("G10")
def test_the_black_loco_starts_on_step_0() -> None:
    assert fresh().black == 0


@pytest.mark.clause("G11")
def test_nothing_is_ever_asked_but_what_the_rules_of_a_round_ask() -> None:
    """Help cards take no part: there is no answer about them."""
    chance = {"first", "roll", "red", "beige", "licence", "tile", "penalty"}
    seats = {"pick", "place", "step", "look", "loco", "end", "price", "tank", "build", "skip"}
    seats |= {"own", "black", "rival", "drop", "bid", "pass", "pay", "sell"}
    assert {kind.name for kind in ACTIONS.kinds} == chance | seats


@pytest.mark.clause("G12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_player_is_drawn_evenly(seats: int) -> None:
    state = fresh(seats)
    assert (state.seat, state.step) == (CHANCE, ask.START)
    assert odds(state) == {f"first:{seat}": 1 for seat in range(seats)}
    assert play(state, "first:2") == [FirstDrawn(2)]
    assert (state.first, state.step, state.round) == (2, ask.ROLL, 1)
    assert refusal(fresh(seats), "roll:red-2") == "G12"


@pytest.mark.clause("G13")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_actions_go_round_from_the_first_player_in_their_order(setting: tuple[int, dict[str, Any]]) -> None:
    """The questions of a round come in the order of the actions; within one, seats follow clockwise."""
    order = {step: place for place, step in enumerate([ask.START, ask.ROLL, 2, 3, ask.PICK, ask.DEAL])}
    before: tuple[int, int, int] | None = None
    seen = 0
    for state in random_game(*setting, seed=13):
        step, turn, number = int(state.step), int(state.turn), int(state.round)
        if before is not None and before[1] == number:
            assert order.get(step, 9) >= order.get(before[0], 9)
        if step in (ask.PICK, ask.PLACE, ask.MOVE):
            assert state.seat == (state.first + turn) % setting[0]
            if before is not None and before[0] == step == ask.PICK:
                assert turn == before[2] + 1
            seen += 1
        before = (step, number, turn)
    assert seen > 50


@pytest.mark.clause("G13")
def test_what_has_one_answer_happens_by_itself() -> None:
    """A match asks only where there is a choice."""
    match = opened(secret="07" * 32)
    while not match.over:
        assert len(match.state.legal()) > 1 or not match.state.silent()
        match.answer(int(match.state.seat), match.answers()[0])
