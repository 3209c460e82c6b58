"""Every clause of the rulebook, on positions that are set up move by move."""

import pytest
from gusher_doodlebug import GAME
from gusher_doodlebug.actions import RIGS, TILES, do
from gusher_doodlebug.effects import Opened, RigUsed, Surveyed
from gusher_doodlebug.state import Doodlebug

from gusher.kernel.state import CHANCE, OVER, PUBLIC

SETTINGS = [pytest.param(seats, starts, id=f"{seats}-{starts}") for seats in GAME.seats for starts in (1, 2)]


def begun(*tiles: int, starts: int = 1) -> Doodlebug:
    """The first round, with these tiles under the players' plots."""
    state = GAME.start(len(tiles), {"starts": starts})
    assert isinstance(state, Doodlebug)
    survey(state, *tiles)
    return state


def survey(state: Doodlebug, *tiles: int) -> None:
    for tile in tiles:
        state.play(do.TILE + TILES.index(tile))


def drill(state: Doodlebug, *plots: int) -> None:
    """Rigs in turn on these plots, counted from 1; 0 sells."""
    for plot in plots:
        state.play(do.SELL if plot == 0 else do.DRILL + plot - 1)


def ended(state: Doodlebug, wild: int) -> list[Opened]:
    """The round's end with this tile under the wild plot, and what was opened."""
    told: list[object] = []
    state.play(do.TILE + TILES.index(wild), told.append)
    return [effect for effect in told if isinstance(effect, Opened)]


@pytest.mark.clause("D1", "D2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_one_plot_more_than_players(seats: int) -> None:
    state = begun(*TILES[:seats])
    assert [int(action) for action in state.legal()] == [*range(seats + 1), do.SELL]
    assert all(state.why_not(do.DRILL + plot) == "D2" for plot in range(seats + 1, 5))


@pytest.mark.clause("D3")
@pytest.mark.parametrize(("seats", "starts"), SETTINGS)
def test_everybody_starts_as_often_as_was_chosen(seats: int, starts: int) -> None:
    state = GAME.start(seats, {"starts": starts})
    assert isinstance(state, Doodlebug)
    started = []
    while state.seat != OVER:
        survey(state, *TILES[:seats])
        started.append(int(state.seat))
        drill(state, *[0] * (RIGS * seats))
        ended(state, TILES[-1])
    assert started == list(range(seats)) * starts


@pytest.mark.clause("D4")
def test_a_tile_is_drawn_once_a_round_and_is_back_for_the_next() -> None:
    state = begun(12, 9)
    assert state.bag() == [0, 2, 4, 6]
    assert state.why_not(do.TILE) == "D4"  # nobody chooses a tile on a turn
    drill(state, *[0] * 6)
    assert state.seat == CHANCE
    assert [int(action) for action in state.legal()] == [do.TILE + TILES.index(tile) for tile in (0, 2, 4, 6)]
    assert list(state.weights()) == [1, 1, 1, 1]
    ended(state, 0)
    assert state.bag() == list(TILES)


@pytest.mark.clause("D4")
def test_only_the_surveyor_knows_a_tile() -> None:
    told: list[Surveyed] = []
    state = GAME.start(3, {"starts": 1})
    assert isinstance(state, Doodlebug)
    assert not state.has_secrets()
    assert [state.sees(do.TILE, viewer) for viewer in (0, 1, 2, PUBLIC)] == [True, False, False, False]
    state.play(do.TILE + TILES.index(9), told.append)
    assert [told[0].seen_by(viewer).barrels for viewer in (0, 1, PUBLIC)] == [9, -2, -2]
    survey(state, 4, 0)
    assert state.has_secrets()
    assert [int(tile) for tile in state.redact(1).tiles[:4]] == [-2, 4, -2, -1]
    assert [int(tile) for tile in state.redact(PUBLIC).tiles[:4]] == [-2, -2, -2, -1]


@pytest.mark.clause("D5")
def test_three_rigs_each_one_at_a_time() -> None:
    state = begun(0, 2, 4)
    asked = []
    while state.seat != CHANCE:
        asked.append(int(state.seat))
        drill(state, 0)
    assert asked == [0, 1, 2] * RIGS
    assert [state.used(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.clause("D6")
def test_a_rig_goes_on_any_plot_or_brings_two_barrels() -> None:
    state = begun(0, 2)
    told: list[object] = []
    for action in (do.DRILL + 1, do.SELL):
        state.play(action, told.append)
    assert told == [RigUsed(0, 2), RigUsed(1, 0)]
    assert state.drillers(1) == [0]
    assert state.scores() == [0, 2]


@pytest.mark.clause("D7")
def test_a_plot_has_room_for_four() -> None:
    state = begun(12, 2)
    drill(state, 1, 1, 1, 1)
    assert state.drillers(0) == [0, 1, 0, 1]
    assert state.why_not(do.DRILL) == "D7"
    assert do.DRILL not in [int(action) for action in state.legal()]


@pytest.mark.clause("D8")
def test_all_is_open_when_the_last_rig_is_used() -> None:
    state = begun(12, 2)
    drill(state, 3, 3, 3, 0, 0)
    assert state.seat == 1
    assert state.why_not(do.TILE) == "D4"
    drill(state, 0)
    assert state.seat == CHANCE
    assert [(plot.plot, plot.barrels) for plot in ended(state, 6)] == [(1, 12), (2, 2), (3, 6)]
    assert [int(tile) for tile in state.redact(PUBLIC).tiles[:3]] == [12, 2, 6]


@pytest.mark.clause("D9")
@pytest.mark.parametrize(
    ("tile", "plots", "shares"),
    [
        (12, (1, 1, 1, 0, 0, 0), (8, 4)),
        (9, (1, 1, 0, 0, 0, 0), (5, 4)),  # one is left over: for the first
        (9, (2, 1, 1, 0, 0, 0), (4, 5)),
        (2, (0, 1, 1, 1, 1, 0), (0, 2)),  # less than one for each: all to the first
        (6, (1, 0, 0, 0, 0, 0), (6, 0)),
        (12, (2, 2, 2, 0, 0, 0), (0, 0)),  # nobody has drilled: the oil stays where it is
        (0, (1, 1, 0, 0, 0, 0), (0, 0)),
    ],
)
def test_a_plot_is_shared_among_its_rigs(tile: int, plots: tuple[int, ...], shares: tuple[int, int]) -> None:
    state = begun(tile, 4)
    drill(state, *plots)
    assert ended(state, next(other for other in TILES if other not in (tile, 4)))[0].shares == shares


@pytest.mark.clause("D10")
@pytest.mark.parametrize(
    ("plots", "scores", "ranks"),
    [((0, 0, 0, 0, 0, 0), [15, 14], [1, 2]), ((1, 1, 0, 0, 0, 0), [17, 17], [1, 1])],
)
def test_most_barrels_win_and_equals_share(plots: tuple[int, ...], scores: list[int], ranks: list[int]) -> None:
    """In the first round Ada is first on the nine barrels, in the second, if they drill there, Ben is."""
    state = begun(9, 2)
    drill(state, 1, 1, 0, 0, 0, 0)
    ended(state, 0)
    survey(state, 9, 2)
    drill(state, *plots)
    ended(state, 0)
    assert state.seat == OVER
    assert state.scores() == scores
    assert state.ranks() == ranks
    assert {state.why_not(action) for action in range(GAME.actions.size)} == {"D10"}
