"""What is ringed on the board is the same whoever has looked before: a board is kept for those who know the same."""

import pytest

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.scene import Shape
from gusher.kernel.state import PUBLIC
from gusher.table.live import LiveTable
from gusher.web import rings
from gusher.web.rings import new_pieces
from gusher.web.viewers import Viewer
from tests.web.stored import record

ANSWERS = 24
GAMES = [game.name for game in registry.games()]


def table_of(game: str) -> LiveTable:
    description = registry.find(game)
    match = Match(description, description.seats[0], {}, secret=seeded_secret("rings"))
    return LiveTable(record(game, match, kinds=("human",) * match.seats), match)


def eyes(table: LiveTable) -> list[Viewer]:
    """Every player's, and a spectator's."""
    seats = range(table.match.seats)
    return [*(Viewer(table, seat, (seat,), "en") for seat in seats), Viewer(table, PUBLIC, (), "en")]


def ringed(viewer: Viewer) -> tuple[str, ...]:
    match = viewer.match
    return new_pieces(viewer, match.game.scene(match.view(viewer.seat), viewer.seat))


def alone(viewer: Viewer) -> tuple[str, ...]:
    """The same without anything that was kept."""
    kept = rings._KEPT.pop(viewer.match)
    try:
        return ringed(viewer)
    finally:
        rings._KEPT[viewer.match] = kept


def click(match: Match, rng: Rng) -> None:
    """Whoever is asked gives some answer; now and then takes it back."""
    seat = int(match.state.seat)
    to = match.undo_to(seat)
    if to is not None and rng.below(4) == 0:
        match.rewind(seat, to)
        return
    legal = match.state.legal()
    match.answer_number(seat, int(legal[rng.below(len(legal))]))


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shown_what_another_one_s_board_had(game: str) -> None:
    """Everybody looks after every answer, so that each board that could be kept for somebody else is."""
    table, rng = table_of(game), Rng(5)
    some = False
    for _ in range(ANSWERS):
        for viewer in eyes(table):
            found = ringed(viewer)
            assert found == alone(viewer)
            some |= bool(found)
        if table.match.over:
            break
        click(table.match, rng)
    assert some


@pytest.mark.parametrize(("game", "shared"), [("atacama", True), ("wildcatters", False)])
def test_what_one_seat_has_seen_is_kept_for_others_where_nothing_is_hidden(game: str, shared: bool) -> None:
    """In Wildcatters' set-up everybody has cards of their own."""
    table = table_of(game)
    first, second, *_ = eyes(table)
    match, boards = table.match, rings._Boards()
    steps = len(match.steps)
    assert match.state.has_secrets() != shared
    boards.look(first, rings._mark(match, steps), match.state, [Shape("rect", id="seen-by-the-first")])
    assert ("seen-by-the-first" in boards.at(second, steps)) == shared
    assert "seen-by-the-first" in boards.at(first, steps)
