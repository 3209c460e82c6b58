"""The final scoring and the winners (W194 to W210)."""

import pytest

from gusher.games.wildcatters.state import Wildcatters, setting
from gusher.kernel.state import OVER
from tests.games.wildcatters.looking import harbour
from tests.games.wildcatters.positions import (
    GREEN,
    RED,
    YELLOW,
    deliver,
    final,
    finish,
    fleet,
    give,
    last_turn,
    pump,
    refinery,
    token,
    waiting,
)

CONTINENTS = ("NA", "SA", "RU", "AS", "EU", "AF", "AU")


# --- wildcatters ---


@pytest.mark.clause("W194", "W196")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 6), (3, 12), (5, 30), (12, 156)])
def test_wildcatters_score_2_4_6_and_so_on(count: int, points: int) -> None:
    state = last_turn()
    give(state, GREEN, taken=count)
    assert final(state) == [0, 0, points, 0]


@pytest.mark.clause("W197")
def test_tokens_on_the_board_score_nothing() -> None:
    state = last_turn()
    pump(state, RED, "NA_S", 0)
    token(state, "NA_S", RED)
    token(state, "NA_N")
    assert final(state) == [0, 0, 0, 0]


# --- companies, cash, continents ---


@pytest.mark.clause("W198", "W207")
@pytest.mark.parametrize("company", ["red", "yellow", "green", "blue"])
def test_most_shares_score_8_4_2(company: str) -> None:
    state = last_turn()
    owner = ("red", "yellow", "green", "blue").index(company)
    others = [seat for seat in range(4) if seat != owner]
    for seat, count in zip((*others, owner), (9, 5, 3, 1), strict=True):
        give(state, seat, **{company: count})
    points = final(state)
    assert [points[seat] for seat in (*others, owner)] == [8, 4, 2, 0]


@pytest.mark.clause("W199")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((9, 5, 0, 0), (12, 4, 0, 0)),
        ((7, 7, 3, 0), (10, 6, 2, 0)),
        ((5, 9, 0, 0), (4, 8, 0, 0)),
        ((1, 1, 1, 1), (7, 3, 3, 3)),
    ],
)
def test_first_or_tied_first_in_the_own_company_scores_4_more(
    amounts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    state = last_turn()
    for seat, count in enumerate(amounts):
        give(state, seat, red=count)
    assert final(state) == list(points)


@pytest.mark.clause("W199", "W206")
def test_with_no_share_one_is_not_first() -> None:
    assert final(last_turn()) == [0, 0, 0, 0]


@pytest.mark.clause("W200")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((9, 7, 5, 0), (8, 4, 2, 0)),
        ((7, 9, 9, 0), (2, 6, 6, 0)),
        ((9, 3, 3, 0), (8, 3, 3, 0)),
        ((4, 4, 4, 0), (4, 4, 4, 0)),
    ],
)
def test_most_cash_scores_8_4_2_with_the_same_ties(amounts: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = last_turn()
    for seat, dollars in enumerate(amounts):
        give(state, seat, cash=dollars)
    assert final(state) == list(points)


@pytest.mark.clause("W201")
@pytest.mark.parametrize("continent", CONTINENTS)
def test_most_barrels_in_a_box_score_10_5_3(continent: str) -> None:
    state = last_turn()
    deliver(state, continent, "ryyyyggbbb")
    assert final(state) == [0, 10, 3, 5]


@pytest.mark.clause("W202")
def test_with_three_players_third_place_scores_nothing() -> None:
    state = last_turn(seats=3)
    for seat, count in enumerate((3, 2, 1)):
        give(state, seat, blue=count)
    assert final(state) == [8, 4, 0]
    state = last_turn(seats=3)
    deliver(state, "NA", "rrryyg")
    assert final(state) == [10, 5, 0]
    state = last_turn(seats=3)
    for seat, dollars in enumerate((5, 3, 0)):
        give(state, seat, cash=dollars)
    fleet(state, "L09", cash=1)
    assert list(state.scores()) == [8, 4, 0]


# Sizes of the tied groups, best first; points of each group for shares and cash, and for a continent.
FOUR = [
    ("1", "8", "10"),
    ("11", "8 4", "10 5"),
    ("2", "6", "7"),
    ("111", "8 4 2", "10 5 3"),
    ("21", "6 2", "7 3"),
    ("12", "8 3", "10 4"),
    ("3", "4", "6"),
    ("1111", "8 4 2 0", "10 5 3 0"),
    ("211", "6 2 0", "7 3 0"),
    ("22", "6 1", "7 1"),
    ("121", "8 3 0", "10 4 0"),
    ("112", "8 4 1", "10 5 1"),
    ("31", "4 0", "6 0"),
    ("13", "8 2", "10 2"),
    ("4", "3", "4"),
]
THREE = [
    ("1", "8", "10"),
    ("11", "8 4", "10 5"),
    ("2", "6", "7"),
    ("111", "8 4 0", "10 5 0"),
    ("21", "6 0", "7 0"),
    ("12", "8 3", "10 4"),
    ("3", "4", "6"),
]
FIRST_RULES = [("12", "8 2", "10 2"), ("3", "4", "5"), ("2", "6", "7"), ("111", "8 4 0", "10 5 0")]


def spread(pattern: str, points: str, seats: int) -> tuple[list[int], list[int]]:
    """Amounts that are tied like this, and the points they should give, by seat."""
    amounts: list[int] = []
    due: list[int] = []
    for group, (size, each) in enumerate(zip(pattern, points.split(), strict=True)):
        amounts += [9 - 2 * group] * int(size)
        due += [int(each)] * int(size)
    missing = seats - len(amounts)
    return [0] * missing + amounts, [0] * missing + due


@pytest.mark.clause("W203", "W204", "W206")
@pytest.mark.parametrize(("pattern", "company", "continent"), FOUR)
def test_ties_of_four_players(pattern: str, company: str, continent: str) -> None:
    check_ties(4, pattern, company, continent)


@pytest.mark.clause("W205", "W202", "W206")
@pytest.mark.parametrize(("pattern", "company", "continent"), THREE)
def test_ties_of_three_players(pattern: str, company: str, continent: str) -> None:
    check_ties(3, pattern, company, continent)


@pytest.mark.clause("W205")
@pytest.mark.parametrize(("pattern", "company", "continent"), FIRST_RULES)
def test_by_the_first_rules_a_third_place_added_nothing_to_ties_of_three(
    pattern: str, company: str, continent: str
) -> None:
    check_ties(3, pattern, company, continent, full_ties=False)


def check_ties(seats: int, pattern: str, company: str, continent: str, full_ties: bool = True) -> None:
    def at_the_end() -> Wildcatters:
        state = last_turn(seats)
        state.setting = setting(seats, {**state.options(), "full_ties": full_ties})
        return state

    amounts, points = spread(pattern, company, seats)
    state = at_the_end()
    for seat, count in enumerate(amounts):
        give(state, seat, red=count)
    bonus = 4 if amounts[RED] == max(amounts) else 0
    assert final(state) == [points[RED] + bonus, *points[1:]]
    state = at_the_end()
    for seat, count in enumerate(amounts[:-1]):
        give(state, seat, cash=count)
    fleet(state, "L09", cash=amounts[-1])  # the last player ends with this
    assert list(state.scores()) == points
    amounts, points = spread(pattern, continent, seats)
    state = at_the_end()
    deliver(state, "SA", "".join(letter * count for letter, count in zip("rygb", amounts, strict=False)))
    assert final(state) == points


@pytest.mark.clause("W195")
def test_shares_are_counted_after_the_last_repayment() -> None:
    """Red's thirty shares shrink to five, and yellow with six leads the company."""
    state = last_turn()
    give(state, RED, red=30, loans=1)
    give(state, YELLOW, red=6)
    assert final(state) == [4, 8, 0, 0]


@pytest.mark.clause("W192", "W195")
def test_scores_before_the_end_are_those_of_an_end_here() -> None:
    """Loans are taken off as the last repayment will do it: in shares first, then in points."""
    state = last_turn()
    give(state, RED, red=30, loans=1, score=9)
    give(state, YELLOW, red=6, yellow=10, loans=1, score=20)
    deliver(state, "EU", "rry")
    expected = [9 + 4 + 10, 20 - 15 + 8 + 5, 0, 0]
    assert list(state.scores()) == expected
    assert list(state.ranks()) == [1, 2, 3, 3]
    assert final(state) == expected


@pytest.mark.clause("W207")
def test_the_unplayed_company_is_scored_without_a_bonus() -> None:
    state = last_turn(seats=3)
    give(state, GREEN, blue=2)
    give(state, RED, blue=1)
    assert final(state) == [4, 0, 8]


@pytest.mark.clause("W208")
def test_barrels_on_pumps_in_harbours_and_refineries_score_nothing() -> None:
    state = last_turn()
    pump(state, RED, "NA_S", 3)
    waiting(state, YELLOW, "NA_S", 4)
    refinery(state, GREEN, "EU_S", "gggb")
    assert final(state) == [0, 0, 0, 0]
    assert harbour(state, "NA_S") == "yyyy"


@pytest.mark.clause("W194")
def test_the_parts_add_up() -> None:
    state = last_turn()
    give(state, RED, score=20, taken=2, red=7, cash=5)
    give(state, YELLOW, score=11, red=3, yellow=4)
    deliver(state, "NA", "ry")
    deliver(state, "AF", "yy")
    assert final(state) == [20 + 6 + (8 + 4) + 8 + 7, 11 + 4 + (8 + 4) + 7 + 10, 0, 0]


# --- who wins ---


def ranked(**parts: dict[str, int]) -> list[int]:
    """The ranks when the seats have these things; points are made equal by the caller."""
    state = last_turn()
    for colour, amounts in parts.items():
        give(state, ("red", "yellow", "green", "blue").index(colour), **amounts)
    finish(state)
    assert state.seat == OVER
    return list(state.ranks())


@pytest.mark.clause("W209")
def test_most_points_win() -> None:
    assert ranked(red={"score": 3}, yellow={"score": 9}, green={"score": 5}) == [3, 1, 2, 4]


@pytest.mark.clause("W209")
def test_a_tie_goes_to_the_most_own_shares_then_to_the_most_cash() -> None:
    """Yellow scores 12 in its company, and red and green are given as many points on the track less their own 12."""
    ranks = ranked(
        red={"score": 20, "red": 5},
        yellow={"score": 20, "yellow": 6},
        green={"score": 20, "green": 5},
        blue={"score": 9},
    )
    assert ranks == [2, 1, 2, 4]
    ranks = ranked(
        red={"score": 20, "red": 5, "cash": 1},  # 20 + 12 + 4
        yellow={"score": 16, "yellow": 5, "cash": 2},  # 16 + 12 + 8
        green={"score": 24, "green": 5},
        blue={"score": 9},
    )
    assert ranks == [2, 1, 3, 4]


@pytest.mark.clause("W210")
def test_still_tied_is_a_shared_win() -> None:
    assert ranked(red={"score": 7}, blue={"score": 7}) == [1, 3, 3, 1]


@pytest.mark.clause("W209")
def test_own_shares_decide_even_against_more_of_other_companies() -> None:
    """Red has 16 and 4 for blue's company, blue 8 and 8 + 4: twenty each. Blue has shares of its own, red has none."""
    assert ranked(red={"score": 16, "blue": 3}, blue={"score": 8, "blue": 5}) == [2, 3, 3, 1]
