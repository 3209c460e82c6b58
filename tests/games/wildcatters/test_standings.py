"""Who leads in the twelve contests, as plain data: what is held, what counts, what it would score."""

import pytest

from gusher.games.wildcatters.data import CASH_CONTEST, CONTEST_COUNT, FIRST_BOX
from gusher.games.wildcatters.words.contests import interim_to_come, standing, standings
from gusher.games.wildcatters.words.standings import players
from gusher.kernel.state import OVER
from tests.games.wildcatters.positions import BLUE, GREEN, RED, YELLOW, deliver, give, table
from tests.games.wildcatters.speech import positions, said

OWN, NORTH_AMERICA = RED, FIRST_BOX  # the red company has red's number


@pytest.mark.clause("W198", "W199", "W203")
def test_a_company_tells_points_bonus_and_leaders() -> None:
    state = table()
    give(state, RED, red=8)
    give(state, YELLOW, red=8)
    give(state, GREEN, red=3)
    line = standing(state, OWN)
    assert (line.worth, line.held) == ((8, 4, 2), (8, 8, 3, 0))
    assert (line.points, line.bonus, line.leaders) == ((6, 6, 2, 0), 4, (RED, YELLOW))
    assert [line.total(seat) for seat in range(4)] == [10, 6, 2, 0]


@pytest.mark.clause("W199")
def test_whoever_leads_a_foreign_company_has_no_bonus() -> None:
    state = table()
    give(state, RED, red=3)
    give(state, YELLOW, red=8)
    line = standing(state, OWN)
    assert (line.bonus, line.leaders, line.total(YELLOW)) == (0, (YELLOW,), 8)


@pytest.mark.clause("W192", "W195")
def test_what_counts_is_what_the_last_repayment_leaves() -> None:
    state = table()
    give(state, RED, red=30, loans=1)
    line = standing(state, OWN)
    assert (line.held[RED], line.counted[RED]) == (30, 5)


@pytest.mark.clause("W185", "W188", "W189", "W190")
def test_the_interim_scoring_is_told_as_long_as_it_is_to_come() -> None:
    state = table(round_=5)
    give(state, RED, red=10, loans=1, cash=9)
    for seat, red in ((YELLOW, 6), (GREEN, 6), (BLUE, 2)):
        give(state, seat, red=red)
    assert standing(state, OWN).interim == (0, 3, 3, 0)
    assert standing(state, CASH_CONTEST).interim == ()
    state.round = 6
    assert (interim_to_come(state), standing(state, OWN).interim) == (False, ())


@pytest.mark.clause("W200", "W201", "W202", "W206")
def test_cash_and_boxes_with_three_players() -> None:
    state = table(3)
    for seat, dollars in enumerate((9, 4, 0)):
        give(state, seat, cash=dollars)
    deliver(state, "NA", "rry")
    cash = standing(state, CASH_CONTEST)
    assert (cash.worth, cash.points, cash.leaders) == ((8, 4, 0), (8, 4, 0), (RED,))
    box = standing(state, NORTH_AMERICA)
    assert (box.worth, box.points, box.held) == ((10, 5, 0), (10, 5, 0), (2, 1, 0))
    assert standing(state, NORTH_AMERICA + 1).leaders == ()  # nobody has delivered there


@pytest.mark.clause("W1")
@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "runs the Standard Oil Company (I)", "runs the Anglo-Persian Oil Company (IV)"),
        ("fr", "dirige la Standard Oil Company (I)", "dirige l’Anglo-Persian Oil Company (IV)"),
    ],
)
def test_every_seat_has_the_name_of_its_company(language: str, first: str, last: str) -> None:
    told = [said(player.facts[0], language) for player in players(table())]
    assert (told[RED], told[BLUE]) == (first, last)
    assert len(set(told)) == 4


def test_the_twelve_lines_and_the_track_add_up_to_the_scores() -> None:
    last = list(positions(4, seed=6))[-1]  # the same object all along
    assert last.seat == OVER
    lines = standings(last)
    assert [line.contest for line in lines] == list(range(CONTEST_COUNT))
    for seat, total in enumerate(last.scores()):
        tokens = int(last.wildcatters[seat])
        own = int(last.score[seat]) + tokens * (tokens + 1)
        assert own + sum(line.total(seat) for line in lines) == total
