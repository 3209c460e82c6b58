"""The advanced game: tiles in three stages, concessions for a rig (A48 to A67)."""

from itertools import pairwise

import pytest

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import BLOCKED, NOTHING, TILES
from gusher.games.atacama.invariants import recount
from gusher.kernel.errors import Refused
from gusher.kernel.match import Entry
from gusher.kernel.state import CHANCE, OVER
from tests.games.atacama.positions import (
    MAP,
    PURCHASE,
    PURCHASES,
    UNSOLD,
    UNSOLD_BLOCKED,
    atacama,
    buy,
    field,
    legal,
    legal_names,
    match,
    place,
    play,
    position,
    purchases,
    random_game,
    refusal,
    reserve,
    rigs,
    role_scores,
    shown,
    use,
)

PLAIN = {"advanced": True, "tactical": False}
OPPOSITE = {
    "turquoise/columns": "orange/rows",
    "turquoise/rows": "orange/columns",
    "orange/columns": "turquoise/rows",
    "orange/rows": "turquoise/columns",
}


def unsold_until(turn: int) -> str:
    """The game in which nobody buys, up to the beginning of a turn."""
    state = position(advanced=True)
    words = []
    for word in UNSOLD.split():
        if state.turn == turn and state.seat != CHANCE:
            break
        play(state, word)
        words.append(word)
    return " ".join(words)


def roles(script: str) -> list[str]:
    return [PURCHASES[role] for role in position(script, advanced=True).roles]


# --- stages ---


@pytest.mark.clause("A48")
def test_no_concession_is_assigned_at_the_start() -> None:
    assert list(position("E A I", advanced=True).roles) == [-1, -1]


@pytest.mark.clause("A48")
def test_every_unlaid_tile_is_equally_likely() -> None:
    pile = []
    for state in random_game(2, PLAIN, seed=48):
        if state.seat == CHANCE:
            unlaid = [tile for tile in range(9) if tile not in list(state.laid)]
            assert [number - do.TILE for number in legal(state)] == unlaid
            assert list(state.weights()) == [1] * len(unlaid)
            pile.append(len(unlaid))
    assert pile == [9, 8, 7, 6, 5, 4, 3, 2, 1]


@pytest.mark.clause("A48")
def test_a_tile_comes_up_only_once() -> None:
    opened = match("E", advanced=True)
    with pytest.raises(Refused) as refused:
        opened.follow(Entry(opened.n + 1, "chance", do.TILE + TILES.index("E")))
    assert refused.value.clause == "A48"


@pytest.mark.clause("A49")
def test_each_stage_adds_three_tiles_and_lasts_its_turns() -> None:
    laid = {int(state.turn): int(state.tiles_laid) for state in random_game(2, PLAIN, seed=2) if state.step == ask.TURN}
    assert laid == {turn: 3 if turn <= 6 else 6 if turn <= 12 else 9 for turn in laid}
    assert max(laid) >= 22


@pytest.mark.clause("A49")
def test_nobody_answers_before_the_stage_is_complete() -> None:
    opened = match("E A", advanced=True)
    with pytest.raises(Refused) as refused:
        opened.answer(0, place("11"))
    assert refused.value.code == "not-asked"
    with pytest.raises(Refused) as refused:
        opened.check("chance", field("11"))
    assert refused.value.clause == "A49"


@pytest.mark.clause("A49")
def test_no_tile_is_laid_during_a_turn() -> None:
    assert refusal(match("E A I", advanced=True), {"do": "tile", "tile": "B"}) == "A49"


@pytest.mark.clause("A50")
def test_the_places_are_filled_from_the_top_left_corner() -> None:
    order = []
    before = [NOTHING] * 9
    for state in random_game(2, PLAIN, seed=50):
        laid = list(state.laid)
        order += [place for place in range(9) if laid[place] != before[place]]
        before = laid
    assert [(place // 3 + 1, place % 3 + 1) for place in order] == [
        *((1, 1), (1, 2), (2, 1)),
        *((1, 3), (2, 2), (3, 1)),
        *((2, 3), (3, 2), (3, 3)),
    ]


@pytest.mark.clause("A3")
@pytest.mark.parametrize("letter", TILES)
def test_a_tile_lies_upright_wherever_it_comes(letter: str) -> None:
    others = [tile for tile in TILES if tile != letter]
    first, second = position(f"{letter} {others[0]} {others[1]}", advanced=True), position(advanced=True)
    play(second, f"{others[0]} {others[1]} {letter}")
    at = TILES.index(letter)
    home = [f"{at // 3 * 3 + row}{at % 3 * 3 + column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    expected = [MAP[field(name)] for name in home]
    assert [shown(first, f"{row}{column}") for row in (1, 2, 3) for column in (1, 2, 3)] == expected
    assert [shown(second, f"{row}{column}") for row in (4, 5, 6) for column in (1, 2, 3)] == expected


@pytest.mark.clause("A61", "A62")
@pytest.mark.parametrize("turn", [None, *range(1, 13)])
def test_stages_are_counted_in_turns_also_if_one_is_a_purchase(turn: int | None) -> None:
    state = position("E A I", advanced=True)
    stages = []
    while state.turn < 14:
        before = int(state.turn)
        if state.seat == CHANCE:
            stages.append(before)
            play(state, "B D G" if before == 7 else "C F H")
            assert (state.turn, state.seat) == (before, 0)  # A62: seat 0 goes on with turns 7 and 13
        state.play(field_or_purchase(legal(state), buys=state.turn == turn))
    assert stages == [7, 13]
    assert len(rigs(state)) == 13 - (turn is not None)


def field_or_purchase(answers: list[int], buys: bool) -> int:
    return answers[-1] if buys else answers[0]


@pytest.mark.clause("A63")
@pytest.mark.parametrize(("script", "unlaid"), [("E A I", "99"), ("E A I", "17"), ("E A I", "44")])
def test_fields_of_unlaid_tiles_are_refused(script: str, unlaid: str) -> None:
    assert refusal(match(script, advanced=True), place(unlaid)) == "A63"


@pytest.mark.clause("A63")
def test_fields_open_stage_by_stage() -> None:
    state = position("E A I", advanced=True)
    assert len(legal_names(state)) == 27
    play(state, "11 13 15 31 33 35 B")
    assert state.seat == CHANCE
    play(state, "D G")
    assert {"19", "44", "91"} <= legal_names(state)
    assert {"47", "74", "99"}.isdisjoint(legal_names(state))
    opened = {name for name in legal_names(state) if field(name) // 27 * 3 + field(name) % 9 // 3 in (2, 4, 6)}
    assert len(opened) == 27 - 1  # r4c5 lies below the rig on r3c5


@pytest.mark.clause("A64")
def test_a_rig_closes_neighbours_on_tiles_that_come_later() -> None:
    opened = match("E A I 36 11 13 15 31 51 B D G", advanced=True)
    assert refusal(opened, place("37")) == "A13"
    assert refusal(opened, place("46")) == "A13"
    assert {"27", "47", "45"} & legal_names(atacama(opened)) == {"27", "45"}


# --- purchases ---


@pytest.mark.clause("A51", "A53")
def test_either_concession_in_either_direction_may_be_taken_instead_of_placing() -> None:
    state = position("E A I", advanced=True)
    assert purchases(state) == list(PURCHASES)
    assert len(legal_names(state)) == 27
    play(state, "orange/rows")
    assert rigs(state) == {}
    assert (state.turn, state.seat) == (2, 1)


@pytest.mark.clause("A52")
@pytest.mark.parametrize("turn", range(1, 29))
def test_a_purchase_is_possible_on_every_turn(turn: int) -> None:
    opened = match(unsold_until(turn), advanced=True)
    seat = (turn - 1) % 2
    opened.answer(seat, buy("turquoise/rows"))
    assert atacama(opened).buyer == seat
    assert PURCHASES[int(atacama(opened).roles[seat])] == "turquoise/rows"


@pytest.mark.clause("A53", "A56", "A57")
@pytest.mark.parametrize("purchase", PURCHASES)
def test_the_opponent_gets_the_other_concession_the_other_way(purchase: str) -> None:
    assert roles(f"E A I {purchase}") == [purchase, OPPOSITE[purchase]]
    assert roles(f"E A I 11 {purchase}") == [OPPOSITE[purchase], purchase]


@pytest.mark.clause("A54", "A55")
def test_the_price_is_one_rig_that_leaves_the_game() -> None:
    state = position("E A I 11 orange/columns", advanced=True)
    assert (reserve(state, 0), reserve(state, 1)) == ((13, 0), (13, 0))  # one placed, one paid
    assert sum(state.reserve) + len(rigs(state)) == 27


@pytest.mark.clause("A54", "A55")
def test_the_buyer_places_13_and_the_opponent_14() -> None:
    state = position(advanced=True)
    placed = [0, 0]
    for word in PURCHASE.split():
        if word.isdigit():
            placed[int(state.seat)] += 1
        play(state, word)
    assert state.seat == OVER
    assert placed == [13, 14]
    assert sum(state.reserve) == 0


@pytest.mark.clause("A56")
def test_the_free_concession_uses_no_turn() -> None:
    state = position("E A I orange/columns", advanced=True)
    assert (state.turn, state.seat, reserve(state, 1)) == (2, 1, (14, 0))
    play(state, "11")
    assert (state.turn, state.seat) == (3, 0)


@pytest.mark.clause("A58")
@pytest.mark.parametrize("purchase", PURCHASES)
def test_there_is_no_second_purchase(purchase: str) -> None:
    opened = match("E A I orange/columns", advanced=True)
    assert refusal(opened, buy(purchase)) == "A58"  # the opponent
    play(opened, "11")
    assert refusal(opened, buy(purchase)) == "A58"  # the buyer himself
    assert purchases(atacama(opened)) == []


@pytest.mark.clause("A58")
def test_the_purchase_is_final() -> None:
    words = PURCHASE.split()
    bought = words.index("orange/columns") + 1
    state = position(" ".join(words[:bought]), advanced=True)
    sold = list(state.roles)
    for word in words[bought:]:
        play(state, word)
        assert list(state.roles) == sold


@pytest.mark.clause("A59")
def test_on_a_blocked_board_only_a_purchase_is_possible() -> None:
    opened = match(UNSOLD_BLOCKED, advanced=True)
    assert [words["do"] for words in opened.answers()] == ["buy"] * 4
    assert refusal(opened, place("49")) == "A12"
    assert refusal(opened, place("48")) == "A13"


@pytest.mark.clause("A59")
def test_a_blocked_board_ends_the_game_at_once_if_somebody_has_bought() -> None:
    # Seat 0 buys on turn 1; the same 25 rigs then stand after turn 26.
    fields = [word for word in UNSOLD_BLOCKED.split() if word.isdigit()]
    script = ["E A I orange/rows", *fields[:5], "B D G", *fields[5:11], "C F H", *fields[11:]]
    state = position(" ".join(script), advanced=True)
    assert (state.seat, state.turn, state.reason) == (OVER, 27, BLOCKED)


@pytest.mark.clause("A60")
@pytest.mark.parametrize("tactical", [False, True])
def test_turn_28_must_be_the_purchase(tactical: bool) -> None:
    opened = match(UNSOLD, advanced=True, tactical=tactical)
    free = [f"{i // 9 + 1}{i % 9 + 1}" for i, closed in enumerate(atacama(opened).closed) if closed == 0]
    assert len(free) == 4
    assert {refusal(opened, place(name)) for name in free} == {"A60"}
    assert [words["do"] for words in opened.answers()] == ["buy"] * 4


@pytest.mark.clause("A60")
def test_turn_27_need_not_be_the_purchase_nor_turn_28_of_a_sold_game() -> None:
    assert len(legal_names(position(unsold_until(27), advanced=True))) > 0
    sold = position(PURCHASE.removesuffix(" 54"), advanced=True)
    assert (sold.turn, "54" in legal_names(sold)) == (28, True)


@pytest.mark.clause("A65")
def test_before_the_purchase_nobody_has_a_result_but_the_four_sums_are_there() -> None:
    state = position(UNSOLD, advanced=True)
    assert state.scores() == [0, 0]
    assert state.ranks() == [1, 1]
    assert role_scores(state) == [15, 17, 11, 29]
    assert role_scores(state) == [recount(state, concession, way) for concession in (0, 1) for way in (0, 1)]


@pytest.mark.clause("A65")
@pytest.mark.parametrize("role", range(4))
def test_the_purchase_turns_the_sums_into_results(role: int) -> None:
    state = position(UNSOLD, advanced=True)
    sums = role_scores(state)
    play(state, PURCHASES[role])
    assert state.scores() == [sums[PURCHASES.index(OPPOSITE[PURCHASES[role]])], sums[role]]


@pytest.mark.clause("A66")
@pytest.mark.parametrize(("colour", "left"), [("base", (10, 3)), ("double", (11, 2))])
def test_either_colour_pays(colour: str, left: tuple[int, int]) -> None:
    opened = match("E A I", advanced=True, tactical=True)
    opened.answer(0, buy("turquoise/columns"))
    assert list(atacama(opened).roles) == [-1, -1]  # nothing is sold before it is paid
    opened.answer(0, use(colour))
    assert (reserve(atacama(opened), 0), reserve(atacama(opened), 1)) == (left, (11, 3))
    assert atacama(opened).paid == ["base", "double"].index(colour)


@pytest.mark.clause("A66")
def test_the_only_colour_left_pays_without_asking() -> None:
    opened = match("E A I 11! 13 15! 31 33! 35 B D G", advanced=True, tactical=True)
    opened.answer(0, buy("orange/rows"))
    assert (reserve(atacama(opened), 0), opened.state.seat) == ((10, 0), 1)


# --- all else as in the base game ---


@pytest.mark.clause("A67")
def test_placing_follows_the_base_game() -> None:
    opened = match("E A I 22", advanced=True)
    assert refusal(opened, place("22")) == "A12"
    assert refusal(opened, place("23")) == "A13"
    assert {"11", "13", "31", "33"} <= legal_names(atacama(opened))
    assert refusal(opened, use("base")) == "A11"


@pytest.mark.clause("A67")
def test_scoring_follows_the_base_game() -> None:
    # The alphabetical layout, turquoise/columns bought on turn 1: then the same rigs score as in the base game.
    rigs_in_order = "12 32 52 21 41 61 72 91 44 46 64 83 85 87 89 94 96 98"
    fields = rigs_in_order.split()
    script = ["A B D turquoise/columns", *fields[:5], "C E G", *fields[5:11], "F H I", *fields[11:]]
    state = position(" ".join(script), advanced=True)
    assert "".join(TILES[tile] for tile in state.laid) == TILES
    assert state.scores() == position(" ".join(fields)).scores() == [1, 4]


@pytest.mark.clause("A10", "A67")
def test_turns_alternate_across_purchase_and_stages() -> None:
    state = position(advanced=True)
    asked = []
    for word in PURCHASE.split():
        if state.seat != CHANCE:
            asked.append(int(state.seat))
        play(state, word)
    assert len(asked) == 28
    assert all(one != other for one, other in pairwise(asked))
