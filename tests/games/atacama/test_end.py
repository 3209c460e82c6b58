"""How a game ends, what is an entry of its log, and how long it can get (A20 to A22, A47, A59, A60)."""

from typing import Any

import pytest

from gusher.games.atacama import GAME
from gusher.games.atacama.actions import ask
from gusher.games.atacama.data import ALL_TURNS, BLOCKED
from gusher.kernel.chance import seeded_secret
from gusher.kernel.errors import Refused
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER
from tests.games.atacama.positions import (
    ALMOST_BLOCKING,
    BLOCKING,
    PURCHASE,
    PURCHASES,
    SETTINGS,
    UNSOLD,
    UNSOLD_BLOCKED,
    UNSOLD_BLOCKED_LAST,
    WHOLE,
    atacama,
    buy,
    match,
    place,
    play,
    position,
    random_game,
    refusal,
    reserve,
    rigs,
    setting_name,
    use,
)

# The fields of the unsold game that ends blocked: 25 rigs that close the whole board in any layout.
BLOCKING_25 = " ".join(word for word in UNSOLD_BLOCKED.split() if word.isdigit())
# 27 rigs after which a single field is left.
ONE_LEFT = "65 74 16 52 98 44 92 37 69 56 95 31 49 18 33 22 24 71 77 29 63 11 89 13 83 58 35"


@pytest.mark.clause("A20")
def test_the_game_ends_after_turn_28_when_all_rigs_are_used() -> None:
    *rest, last = WHOLE.split()
    opened = match(" ".join(rest))
    assert (atacama(opened).turn, opened.over) == (28, False)
    play(opened, last)
    assert (opened.over, atacama(opened).reason) == (True, ALL_TURNS)
    assert sum(atacama(opened).reserve) == 0
    assert atacama(opened).legal_fields > 0  # room is left, but no rigs
    assert refusal(opened, place("74")) == "A20"


@pytest.mark.clause("A21")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_blocked_board_ends_the_game_at_once(seats: int) -> None:
    opened = match(BLOCKING, seats)
    assert (opened.over, atacama(opened).reason, atacama(opened).turn) == (True, BLOCKED, 22)
    assert refusal(opened, place("11")) == "A21"


@pytest.mark.clause("A22")
def test_rigs_left_over_neither_earn_nor_cost() -> None:
    state = position(BLOCKING_25)
    assert (state.seat, state.reason) == (OVER, BLOCKED)
    assert (reserve(state, 0), reserve(state, 1)) == ((1, 0), (2, 0))
    # Columns 1, 7 and 9 count: r1 C1 r3 S2 r7 C5 r9 S1, r1 S2 r3 C2 r7 C1 r9 G3, r2 G2 r4 C3 r6 G2 r8 S3.
    assert state.scores() == [(-1 + 2 - 5 + 1) + (2 - 2 - 1 + 3) + (2 - 3 + 2 + 3), 0] == [3, 0]


@pytest.mark.clause("A22")
def test_the_score_does_not_look_at_reserves() -> None:
    state = position(BLOCKING_25)
    fuller = state.clone()
    fuller.reserve[0] += 5
    assert fuller.scores() == state.scores()


# --- forced steps happen by themselves and are no entries ---


@pytest.mark.clause("A20")
def test_the_only_legal_field_of_the_last_turn_is_no_entry() -> None:
    opened = match(ONE_LEFT)
    assert (opened.over, atacama(opened).reason) == (True, ALL_TURNS)
    assert (opened.n, len(rigs(atacama(opened)))) == (27, 28)
    assert "86" in rigs(atacama(opened))


@pytest.mark.clause("A21")
def test_the_only_legal_field_can_block_the_board() -> None:
    opened = match(ALMOST_BLOCKING)
    assert (opened.over, atacama(opened).reason) == (True, BLOCKED)
    assert (opened.n, len(rigs(atacama(opened)))) == (20, 21)


@pytest.mark.clause("A38")
def test_the_colour_is_still_asked_on_the_only_legal_field() -> None:
    *rest, last = ALMOST_BLOCKING.split()
    opened = match(" ".join(rest), tactical=True)
    opened.answer(1, place(last))
    opened.answer(1, use("base"))
    assert (atacama(opened).step, opened.state.seat, opened.n) == (ask.RIG, 0, 40)
    opened.answer(0, use("double"))
    assert rigs(atacama(opened))["15"] == "double"
    assert opened.over


@pytest.mark.clause("A59")
def test_a_single_legal_field_is_not_forced_while_a_purchase_is_possible() -> None:
    opened = match(UNSOLD_BLOCKED.removesuffix(" 49"), advanced=True)
    assert atacama(opened).legal_fields == 1
    assert [words["do"] for words in opened.answers()] == ["place", "buy", "buy", "buy", "buy"]


@pytest.mark.clause("A49")
def test_the_ninth_tile_is_no_entry() -> None:
    opened = match(PURCHASE, advanced=True)
    assert opened.over
    assert sum(entry.by == "chance" for entry in opened.entries) == 8
    assert opened.n == 28 + 8


# --- purchases that end the game ---


@pytest.mark.clause("A60")
@pytest.mark.parametrize("script", [UNSOLD, UNSOLD_BLOCKED_LAST], ids=["free", "blocked"])
@pytest.mark.parametrize("purchase", PURCHASES)
def test_a_purchase_on_turn_28_makes_a_game_of_full_length(script: str, purchase: str) -> None:
    opened = match(script, advanced=True)
    assert (atacama(opened).turn, opened.state.seat) == (28, 1)
    assert (atacama(opened).legal_fields == 0) == (script is UNSOLD_BLOCKED_LAST)
    opened.answer(1, buy(purchase))
    assert (opened.over, atacama(opened).reason) == (True, ALL_TURNS)
    assert len(rigs(atacama(opened))) == 27


@pytest.mark.clause("A59")
def test_a_purchase_forced_earlier_ends_a_blocked_game() -> None:
    opened = match(UNSOLD_BLOCKED, advanced=True)
    assert (atacama(opened).turn, opened.over) == (26, False)
    opened.answer(1, buy("turquoise/columns"))
    assert (opened.over, atacama(opened).reason) == (True, BLOCKED)
    assert refusal(opened, place("74")) == "A21"


# --- bounds ---


def decisions_and_draws(seats: int, options: dict[str, Any], seed: int) -> tuple[int, int]:
    """Steps with a choice in one random game: those of the players, and those of chance."""
    decisions = draws = 0
    for state in random_game(seats, options, seed):
        if len(state.legal()) > 1:
            draws += state.seat == CHANCE
            decisions += state.seat != CHANCE
    return decisions, draws


def most_decisions(seats: int, options: dict[str, Any]) -> int:
    if not options["tactical"]:
        return 28
    return 54 if seats == 2 else 52


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_random_games_stay_within_the_bounds(setting: tuple[int, dict[str, Any]]) -> None:
    counted = [decisions_and_draws(*setting, seed) for seed in range(200)]
    assert 20 < max(decisions for decisions, _ in counted) <= most_decisions(*setting)
    assert {draws for _, draws in counted} == {8 if setting[1]["advanced"] else 0}


EARLY_DOUBLES = " ".join(f"{word}!" if turn < 4 else word for turn, word in enumerate(WHOLE.split()))


@pytest.mark.parametrize(
    ("script", "seats", "options", "decisions"),
    [
        (WHOLE, 2, {}, 28),
        (WHOLE, 4, {}, 28),
        (PURCHASE, 2, {"advanced": True}, 28),
        (EARLY_DOUBLES, 2, {"tactical": True}, 54),
        (PURCHASE.replace("15 13 11 43", "15! 13! 11! 43!"), 2, {"advanced": True, "tactical": True}, 54),
        (WHOLE, 4, {"tactical": True}, 52),
    ],
)
def test_the_bounds_are_reached(script: str, seats: int, options: dict[str, Any], decisions: int) -> None:
    opened = match(script, seats, **options)
    assert opened.over
    assert sum(entry.by != "chance" for entry in opened.entries) == decisions
    assert opened.n <= GAME.bound


@pytest.mark.parametrize("seed", range(20))
def test_the_log_of_a_base_game_has_at_most_28_entries(seed: int) -> None:
    opened = Match(GAME, 2, secret=seeded_secret(seed))
    rng = Rng(seed)
    while not opened.over:
        answers = opened.answers()
        opened.answer(int(opened.state.seat), answers[int(rng.below(len(answers)))])
    assert 20 <= opened.n <= 28


def test_nothing_is_answered_after_the_end() -> None:
    opened = match(WHOLE)
    with pytest.raises(Refused) as refused:
        opened.answer(0, place("74"))
    assert refused.value.code == "over"
