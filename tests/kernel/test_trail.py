"""Going back costs little, however long the match is and however often it is done."""

import pytest

from gusher.kernel import registry, trail
from gusher.kernel.game import Game
from gusher.kernel.history import History
from gusher.kernel.match import Match, digest
from gusher.kernel.state import Listener, State
from tests.kernel.matches import played

GAMES = registry.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
MOST = 40  # answers; enough for positions to be kept on the way


@every_game
def test_every_earlier_position_is_the_one_that_was(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=2, answers=MOST)
    if match.over:
        match = played(game, game.usual_seats, {}, seed=2, answers=12)
    actions = [step.entry.action for step in match.steps]
    state = game.start(match.seats, match.options)
    trail.let_happen(state)
    way, marks = trail.Trail(), []
    for place, action in enumerate(actions):
        way.at(place, state)
        marks.append(digest(state))
        trail.go_on(state, action)
    marks.append(digest(state))
    assert [digest(way.before(steps, actions)) for steps in range(len(marks))] == marks
    for steps in (len(actions) - 1, len(actions) // 2, 3, 0):
        assert digest(way.back_to(steps, actions)) == marks[steps]


class Counting:
    """Counts what is played to get somewhere."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = 0
        go_on = trail.go_on

        def counted(state: State, number: int, tell: Listener | None = None) -> None:
            self.plays += 1
            go_on(state, number, tell)

        monkeypatch.setattr(trail, "go_on", counted)


def long_match() -> Match:
    """A long one, and a seat that can take its last answer back."""
    match = played(registry.find("giganten"), 3, {}, seed=1, answers=150)
    while all(match.crosses(int(number)) for number in match.state.legal()):
        match.answer_number(int(match.state.seat), int(match.state.legal()[0]))
    assert len(match.steps) > 150
    return match


def test_answer_and_undo_in_alternation_cost_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    seat, here = int(match.state.seat), match.steps[-1].entry.n
    harmless = next(int(number) for number in match.state.legal() if not match.crosses(int(number)))
    before, counting = digest(match.state), Counting(monkeypatch)
    for _ in range(50):
        match.answer_number(seat, harmless)
        match.rewind(seat, here)
    assert digest(match.state) == before
    assert counting.plays <= 50 * trail.EVERY
    counting.plays = 0
    history = History(match)
    assert digest(history.at(match.n).state) == before
    assert counting.plays <= 50 * trail.EVERY
