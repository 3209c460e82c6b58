"""Matches that a sensible bot has played up to somewhere, always the same."""

from collections.abc import Callable, Iterator

from gusher.bots.bot import Budget, read_bot
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng


def played(game: Game, answers: int) -> Match:
    """After so many answers, or at the last question."""
    course = _course(game)
    match, given = next(course), 0
    while given < answers and next(course, None) is not None:  # each goes on with the same match
        given += 1
    return played(game, given) if match.over else match


def midway(game: Game, fits: Callable[[Match], bool]) -> Match:
    """The first time that seat 0 is asked where this holds."""
    return next(match for match in _course(game) if match.state.seat == 0 and fits(match))


def _course(game: Game) -> Iterator[Match]:
    """The match at each of its questions; it is the same one, which has gone on."""
    match = Match(game, game.usual_seats, {}, secret=seeded_secret("midway", game.name))
    bot, rng = read_bot("greedy").make(game), Rng(1)
    while True:
        yield match
        view = match.view(int(match.state.seat))
        answer = bot.answer(view, view.legal(), Budget(), rng)
        if match.crosses(answer) == "over":
            return
        match.answer_number(int(view.seat), answer)
        if match.over:  # by a draw
            return
