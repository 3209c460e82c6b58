"""Whose turn a step belongs to, and what is news to a seat when its own turn comes."""

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.history import History
from gusher.kernel.match import Match, digest
from gusher.kernel.state import PUBLIC
from gusher.kernel.turns import Window, turns, window
from tests.kernel.matches import played

every_game = pytest.mark.parametrize("game", registry.games(), ids=[game.name for game in registry.games()])


def grown(game: Game, answers: int) -> list[Match]:
    """The same match after each of its answers."""
    return [played(game, game.usual_seats, {}, seed=5, answers=count) for count in (answers - 9, answers - 4, answers)]


@every_game
def test_what_is_news_is_what_others_did_and_ends_where_the_own_turn_began(game: Game) -> None:
    for match in grown(game, 70):
        for seat in range(match.seats):
            news = window(match, seat)
            within = [step for step in match.steps if news.holds(step.entry.n)]
            before = [step for step in match.steps if step.entry.n <= news.after]
            since = [step for step in match.steps if step.entry.n > news.upto]
            assert all(step.turn != seat for step in within)
            assert not before or before[-1].turn == seat
            assert all(step.turn == seat for step in since)
            assert not since or match.turn == seat


@every_game
def test_those_who_watch_are_told_the_last_turns(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=5, answers=70)
    news = window(match, PUBLIC)
    within = [step for step in match.steps if news.holds(step.entry.n)]
    assert news.upto == match.n
    assert len(list(turns(within))) == match.seats


def test_before_anything_happened_nothing_is_news() -> None:
    match = Match(registry.find("atacama"), 2, secret="5e" * 32)
    assert window(match, 0) == window(match, PUBLIC) == Window(0, match.n)


def test_others_who_are_asked_in_a_turn_do_not_end_it() -> None:
    """Wildcatters: bids, joined drillings and captains; what is news to its seat stays the same until it is over."""
    match = played(registry.find("wildcatters"), 4, {}, seed=3, answers=400)
    shared = [turn for turn in turns(match.steps) if len({step.entry.by for step in turn.steps} - {"chance"}) > 1]
    assert shared
    assert all(turn.seat in {step.entry.by for step in turn.steps} for turn in shared[:10])


@every_game
def test_the_turns_of_a_history_are_those_of_the_match(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=5, answers=70)
    told = [happening.turn for happening in History(match).at(match.n).happenings[1:]]
    assert told == [step.turn for step in match.steps]


@every_game
def test_a_position_after_some_steps_is_the_one_of_then(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=5, answers=26)
    history, still = History(match), match.still()
    match.rewind(0, match.steps[-8].entry.n, agreed=True)
    for steps in (0, 1, 26, len(still.steps)):
        n = still.steps[steps - 1].entry.n if steps else 0
        assert digest(still.after(steps)) == digest(history.at(n).state)
