"""Rounds and order of play (W24 to W32)."""

from collections import Counter
from typing import Any

import pytest

from gusher.bots.playout import random_answer
from gusher.games.wildcatters.actions import ACTIONS, ask
from gusher.games.wildcatters.effects.cards import RoundBegun, TurnBegun
from gusher.games.wildcatters.state import Wildcatters, start
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    SETTINGS,
    YELLOW,
    end_menus,
    end_turn,
    fleet,
    give,
    kinds,
    offered,
    oil,
    play,
    random_game,
    refinery,
    refusal,
    rig,
    setting_name,
    table,
    tanker,
    turn,
    waiting,
)


@pytest.mark.clause("W24")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_player_takes_one_card_in_each_of_seven_or_eight_rounds(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    state = start(seats, options)
    rng = Rng(11)
    cards: Counter[tuple[int, int]] = Counter()
    while state.seat != OVER:
        answer = random_answer(state, rng)
        if ACTIONS.words(int(answer))["do"] == "card":
            cards[int(state.seat), int(state.round)] += 1
        state.play(answer)
    rounds = 7 if seats == 4 else 8
    assert cards == Counter({(seat, round_): 1 for seat in range(seats) for round_ in range(1, rounds + 1)})


@pytest.mark.clause("W25")
def test_the_steps_of_a_turn_come_in_their_order() -> None:
    """A card, building, oil, tankers, full refineries, the display."""
    state = table()
    rig(state, RED, "NA_S", 4)
    tanker(state, RED, "NA_S")
    refinery(state, RED, "EU_S")
    turn(state)
    assert kinds(state) == {"card", "renew"}
    play(state, "card:L05")
    assert state.step == ask.BUILD
    play(state, "done")
    assert state.step == ask.OIL
    refinery(state, RED, "EU_S", "rrrrr")  # as if a transport had filled it
    play(state, "done")
    assert state.step == ask.MOVE
    play(state, "done")
    assert kinds(state) == {"deliver"}
    play(state, "deliver:5")
    assert kinds(state) == {"draw"}
    play(state, "draw")
    assert (state.step, state.seat) == (ask.CARD, YELLOW)


@pytest.mark.clause("W25")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_no_step_comes_back_within_a_turn(setting: tuple[int, dict[str, Any]]) -> None:
    order = (ask.CARD, ask.BUILD, ask.OIL, ask.MOVE, ask.REFILL)
    met: list[tuple[int, int, int]] = []
    for state in random_game(*setting, seed=5):
        if state.step in order and state.seat != OVER:
            met.append((int(state.round), int(state.turn), order.index(state.step)))
    assert len(set(met)) > 60
    assert met == sorted(met)


@pytest.mark.clause("W26")
def test_the_round_ends_after_the_last_player_s_step_h() -> None:
    state = table(round_=2, active=3)
    fleet(state, "L09")
    end_menus(state)
    assert (state.seat, state.round) == (CHANCE, 2)
    effects = play(state, "draw")
    assert (state.seat, state.round) == (RED, 3)
    assert RoundBegun(3, (0, 1, 2, 3)) in effects
    assert TurnBegun(RED, 3) in effects


@pytest.mark.clause("W27", "W9")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_first_player_begins_every_round_but_the_last_and_play_goes_clockwise(
    setting: tuple[int, dict[str, Any]],
) -> None:
    seats = setting[0]
    turns: list[tuple[int, int]] = []
    first = -1
    for state in random_game(*setting, seed=8):
        if state.step == ask.CARD and state.seat >= 0 and (int(state.round), int(state.seat)) not in turns:
            turns.append((int(state.round), int(state.seat)))
        first = int(state.first)
    last = 7 if seats == 4 else 8
    assert turns[: (last - 1) * seats] == [
        (round_, (first + place) % seats) for round_ in range(1, last) for place in range(seats)
    ]
    assert sorted(turns[(last - 1) * seats :]) == [(last, seat) for seat in range(seats)]


# --- the order of the last round ---


def before_last(order: tuple[int, ...] = (0, 1, 2, 3), seats: int = 4, **options: Any) -> Wildcatters:
    state = table(
        seats,
        round_=6 if seats == 4 else 7,
        active=order[-1],
        order=order,
        display="L01 L05 L09 L13 L17 L21",
        **options,
    )
    state.first = order[0]
    return state


def close(state: Wildcatters) -> Wildcatters:
    """The last turn of the last but one round is played with a card without drops, and the display filled."""
    fleet(state, "L09")
    end_turn(state)
    return state


def choosers(state: Wildcatters) -> list[int]:
    """Who chooses, one after the other, each the first place left; the last one is not asked."""
    met = []
    while "order" in kinds(state):
        met.append(int(state.seat))
        play(state, offered(state)[0])
    return met


@pytest.mark.clause("W28", "W29")
def test_most_drops_choose_first() -> None:
    state = before_last()
    give(state, RED, cards="L03")  # 2
    give(state, YELLOW, cards="L07 L06")  # 4
    give(state, GREEN, cards="L22 L27")  # 3
    give(state, BLUE, cards="D01")  # 1
    close(state)
    assert offered(state) == ["order:1", "order:2", "order:3", "order:4"]
    assert choosers(state) == [YELLOW, GREEN, RED]
    assert list(state.order) == [YELLOW, GREEN, RED, BLUE]
    assert (state.seat, state.round) == (YELLOW, 7)


@pytest.mark.clause("W29")
def test_any_token_that_is_left_and_the_last_round_follows_the_tokens() -> None:
    state = before_last()
    give(state, YELLOW, cards="L07")
    give(state, GREEN, cards="L03")
    give(state, RED, cards="L06")
    close(state)
    play(state, "order:3")
    assert offered(state) == ["order:1", "order:2", "order:4"]
    assert refusal(state, "order:3") == "W29"
    play(state, "order:4 order:1")
    assert list(state.order) == [RED, BLUE, YELLOW, GREEN]
    met = []
    for _ in range(4):
        met.append(int(state.seat))
        play(state, offered(state, "card")[0])
        end_turn(state)
    assert met == [RED, BLUE, YELLOW, GREEN]
    assert state.seat == OVER


@pytest.mark.clause("W29")
def test_with_three_players_there_are_three_tokens() -> None:
    state = before_last((0, 1, 2), seats=3)
    give(state, YELLOW, cards="L07")
    close(state)
    assert (state.seat, offered(state)) == (YELLOW, ["order:1", "order:2", "order:3"])
    assert refusal(state, "order:4") == "W29"


@pytest.mark.clause("W30")
def test_equal_drops_without_a_loan_then_more_own_shares_then_the_earlier_place() -> None:
    state = before_last((1, 2, 3, 0))
    give(state, RED, red=30, loans=1)
    give(state, YELLOW, yellow=12)
    give(state, GREEN, green=14)
    give(state, BLUE, blue=12)
    close(state)
    assert choosers(state) == [GREEN, YELLOW, BLUE]
    assert list(state.order) == [GREEN, YELLOW, BLUE, RED]


@pytest.mark.clause("W30")
def test_the_earlier_place_is_that_of_the_round_before_not_of_the_table() -> None:
    state = before_last((2, 3, 0, 1))
    close(state)
    assert choosers(state) == [GREEN, BLUE, RED]


@pytest.mark.clause("W30")
def test_among_the_indebted_own_shares_decide_too() -> None:
    state = before_last()
    for seat, (colour, count) in enumerate({"red": 11, "yellow": 13, "green": 12, "blue": 13}.items()):
        give(state, seat, loans=1 + seat, **{colour: count})
    close(state)
    assert choosers(state) == [YELLOW, BLUE, GREEN]


@pytest.mark.clause("W30")
def test_drops_come_before_loans_and_shares() -> None:
    state = before_last()
    give(state, BLUE, cards="D01", loans=3, blue=1)
    close(state)
    assert choosers(state)[0] == BLUE


@pytest.mark.clause("W31", "W28")
def test_used_refinery_cards_do_not_count() -> None:
    """Red's card with a drop is used in its last turn but one; blue, with as many drops left, has more shares."""
    state = before_last((1, 2, 3, 0))
    give(state, RED, cards="D16 D14", red=20)
    give(state, BLUE, cards="D13", blue=21)
    refinery(state, YELLOW, "EU_S", "y")
    turn(state)
    play(state, "card:L09 empty deliver:1")
    end_turn(state)
    assert choosers(state)[:2] == [BLUE, RED]


@pytest.mark.clause("W31")
def test_the_count_comes_after_the_display_is_filled_and_loans_are_repaid() -> None:
    """With three players round 7 has no repayment; the order is asked when the last display is complete."""
    state = before_last()
    give(state, YELLOW, cards="L07")
    fleet(state, "L09")
    assert state.seat == CHANCE
    end_turn(state)
    assert kinds(state) == {"order"}


@pytest.mark.clause("W32")
def test_turn_order_in_the_last_round_is_that_of_the_tokens_cyclically() -> None:
    state = table(round_=7, order=(2, 0, 3, 1), active=0)
    for seat in (1, 2, 3):
        waiting(state, seat, "NA_S", 1)
    waiting(state, 0, "NA_S", 1)
    refinery(state, RED, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "transport")
    met = []
    for _ in range(3):
        met.append(int(state.seat))
        play(state, "decline")
    assert met == [3, 1, 2]
