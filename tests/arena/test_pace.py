"""How games are dealt out: all of them once, in shares that last, and small ones at the end."""

from hypothesis import given
from hypothesis import strategies as st

from gusher.arena.pace import FIRST, PARTS, SECONDS, Pace


@given(st.integers(0, 500), st.integers(1, 8), st.floats(1e-5, 5.0))
def test_every_game_is_dealt_out_once(games: int, workers: int, seconds: float) -> None:
    pace = Pace(range(games), workers)
    dealt: list[int] = []
    for share in pace.shares():
        assert share
        dealt += share
        pace.took(len(share), seconds * len(share))
    assert dealt == list(range(games))


def test_a_share_lasts() -> None:
    pace = Pace(range(10_000), 2)
    shares = pace.shares()
    assert len(next(shares)) == FIRST
    pace.took(FIRST, FIRST * 0.001)
    assert len(next(shares)) == int(SECONDS / 0.001)


def test_long_games_go_one_by_one_and_so_do_the_last() -> None:
    pace = Pace(range(20), 2)
    pace.took(1, 60.0)
    assert [len(share) for share in pace.shares()] == [1] * 20
    quick = Pace(range(3 * PARTS), 1)
    quick.took(1000, 0.001)
    sizes = [len(share) for share in quick.shares()]
    assert sizes[0] == 3
    assert sizes[-1] == 1
