"""A match played again is the match, from whatever side one comes, taken back or not."""

import pytest

from gusher.kernel import log, registry
from gusher.kernel.effects import Effect
from gusher.kernel.game import Game
from gusher.kernel.history import History
from gusher.kernel.match import Match
from tests.kernel.matches import played

every_game = pytest.mark.parametrize("game", registry.games(), ids=[game.name for game in registry.games()])


def course(history: History, n: int) -> list[tuple[int, int, list[Effect], object]]:
    """What was in force then; last of all the position."""
    found = history.at(n)
    told: list[tuple[int, int, list[Effect], object]] = [
        (happening.n, happening.action, list(happening.effects), happening.position and happening.position.dump())
        for happening in found.happenings
    ]
    return [*told, (n, -1, [], found.state.dump())]


@every_game
def test_a_history_is_the_same_from_whatever_side_one_comes(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=7, answers=60)
    walker = History(match)
    for n in [0, 3, 20, match.n, 11, 12, match.n]:
        assert course(walker, n) == course(History(match), n)
        assert walker.at(n).state.dump() == log.read(log.write(match), to=n).state.dump()
    told = [list(happening.effects) for happening in walker.at(match.n).happenings]
    assert told == [match.opening, *(step.effects for step in match.steps)]


@every_game
def test_what_was_taken_back_is_not_in_force_but_was(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=8, answers=20)
    walker = History(match)
    then = match.n
    before = {n: course(History(match), n) for n in (0, 10, then - 2, then)}
    to = match.steps[-6].entry.n
    match.rewind(0, to, agreed=True)
    assert walker.at(match.n).state.dump() == match.state.dump()
    assert [happening.n for happening in walker.at(match.n).happenings[1:]] == [step.entry.n for step in match.steps]
    assert {n: course(walker, n) for n in before} == before  # looking back still shows it


def taken_back(game: Game) -> Match:
    """A match that went on after something was taken back."""
    match = played(game, game.usual_seats, {}, seed=8, answers=20)
    match.rewind(0, match.steps[-6].entry.n, agreed=True)
    match.answer_number(int(match.state.seat), int(match.state.legal()[-1]))
    return match


@every_game
def test_what_each_entry_led_to_is_kept_though_it_was_taken_back(game: Game) -> None:
    match = taken_back(game)
    told: list[list[Effect]] = []
    log.read(log.write(match), watch=lambda again: told.append(list(again.steps[-1].effects)))
    history = History(match)
    entries = [entry for entry in match.entries if entry.to is None]
    assert list(history.effects(0)) == match.opening
    assert [list(history.effects(entry.n)) for entry in entries] == [told[entry.n - 1] for entry in entries]
    rewound = next(entry.n for entry in match.entries if entry.to is not None)
    assert history.effects(rewound) == ()


@every_game
def test_of_answers_that_led_to_nothing_yet_the_position_before_is_kept(game: Game) -> None:
    match = taken_back(game)
    history = History(match)
    for entry in match.entries:
        before = history.before(entry.n)
        silent = entry.to is None and entry.by != "chance" and not history.effects(entry.n)
        assert (before is not None) == silent
        if before is not None:
            assert before.dump() == log.read(log.write(match), to=entry.n - 1).state.dump()
