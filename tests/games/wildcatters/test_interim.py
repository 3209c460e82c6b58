"""The interim scoring after round 5 (W185 to W190)."""

import pytest

from gusher.games.wildcatters.effects.ending import ContestScored
from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import track
from tests.games.wildcatters.positions import GREEN, RED, YELLOW, deliver, end_menus, fleet, give, play, table

COMPANIES = ("red", "yellow", "green", "blue")
CONTINENTS = ("NA", "SA", "RU", "AS", "EU", "AF", "AU")


def settled(seats: int = 4, round_: int = 5) -> Wildcatters:
    """The last player of the round is about to begin; nobody has a share."""
    state = table(seats, round_=round_, active=seats - 1, zero_loan=False)
    for seat in range(seats):
        give(state, seat, red=0, yellow=0, green=0, blue=0)
    return state


def gains(state: Wildcatters) -> list[int]:
    """What the end of the round brings every seat; the card taken in it brings none."""
    before = [track(state, seat) for seat in range(state.setting.seats)]
    fleet(state, "L09")
    end_menus(state)
    play(state, "draw")
    return [track(state, seat) - points for seat, points in enumerate(before)]


@pytest.mark.clause("W185")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("company", COMPANIES)
def test_most_shares_of_a_company_4_second_most_2(seats: int, company: str) -> None:
    state = settled(seats)
    for seat, count in enumerate((5, 9, 7, 2)[:seats]):
        give(state, seat, **{company: count})
    assert gains(state) == [0, 4, 2, 0][:seats]


@pytest.mark.clause("W185")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("continent", CONTINENTS)
def test_most_barrels_in_a_box_4_second_most_2(seats: int, continent: str) -> None:
    state = settled(seats)
    deliver(state, continent, "rrrygg" + ("b" if seats == 4 else ""))
    assert gains(state) == [4, 0, 2, 0][:seats]


@pytest.mark.clause("W185")
@pytest.mark.parametrize(
    ("seats", "round_", "scored"), [(4, 4, 0), (4, 5, 4), (4, 6, 0), (3, 5, 4), (3, 6, 0), (3, 4, 0)]
)
def test_it_happens_after_round_5_alone(seats: int, round_: int, scored: int) -> None:
    state = settled(seats, round_)
    deliver(state, "NA", "rr")
    assert gains(state)[RED] == scored


@pytest.mark.clause("W186", "W187")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((3, 0, 0, 0), (4, 0, 0, 0)),
        ((3, 2, 0, 0), (4, 2, 0, 0)),
        ((3, 3, 2, 1), (3, 3, 0, 0)),  # nobody is second
        ((3, 3, 2, 2), (3, 3, 0, 0)),
        ((2, 3, 3, 3), (0, 1, 1, 1)),
        ((3, 2, 2, 1), (4, 1, 1, 0)),
        ((3, 2, 2, 2), (4, 0, 0, 0)),
        ((2, 2, 2, 2), (1, 1, 1, 1)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 1, 0, 0), (3, 3, 0, 0)),
    ],
)
def test_ties(amounts: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = settled()
    deliver(state, "RU", "".join(letter * count for letter, count in zip("rygb", amounts, strict=True)))
    assert gains(state) == list(points)
    state = settled()
    for seat, count in enumerate(amounts):
        give(state, seat, blue=count)
    assert gains(state) == list(points)


@pytest.mark.clause("W186")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [((2, 2, 2), (1, 1, 1)), ((3, 2, 2), (4, 1, 1)), ((3, 3, 2), (3, 3, 0)), ((3, 2, 1), (4, 2, 0))],
)
def test_ties_with_three_players_are_the_same(amounts: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = settled(3)
    deliver(state, "RU", "".join(letter * count for letter, count in zip("ryg", amounts, strict=True)))
    assert gains(state) == list(points)


@pytest.mark.clause("W188", "W189")
def test_who_has_a_loan_is_not_counted_in_his_own_company_and_the_others_move_up() -> None:
    state = settled()
    for seat, count in enumerate((10, 6, 5, 2)):
        give(state, seat, red=count)
    give(state, RED, loans=1)
    assert gains(state) == [0, 4, 2, 0]


@pytest.mark.clause("W188")
def test_in_other_companies_and_continents_he_is_counted() -> None:
    state = settled()
    give(state, RED, blue=4, loans=1)
    give(state, YELLOW, blue=3)
    deliver(state, "EU", "rr")
    assert gains(state) == [8, 2, 0, 0]


@pytest.mark.clause("W188")
def test_a_loan_of_another_changes_nothing() -> None:
    state = settled()
    give(state, RED, red=9)
    give(state, GREEN, red=4, loans=2)
    assert gains(state) == [4, 0, 2, 0]


@pytest.mark.clause("W190")
def test_cash_and_wildcatters_are_not_scored_here() -> None:
    state = settled()
    give(state, RED, cash=200, taken=3)
    give(state, YELLOW, cash=100, taken=1)
    assert gains(state) == [0, 0, 0, 0]


@pytest.mark.clause("W185")
def test_eleven_contests_are_told() -> None:
    state = settled()
    deliver(state, "AF", "ryy")
    effects = []
    fleet(state, "L09")
    end_menus(state)
    effects = play(state, "draw")
    scored = [effect for effect in effects if isinstance(effect, ContestScored)]
    assert len(scored) == 11
    assert all(effect.interim for effect in scored)
    assert [(effect.amounts, effect.gains) for effect in scored if any(effect.gains)] == [((1, 2, 0, 0), (2, 4, 0, 0))]
