"""A match of McMulti for four that is nearly over: Ada would win, but has bought a station that brings nothing any more
with the last of her turns."""

from gusher.bots.bot import Budget, read_bot
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

MCMULTI = registry.find("mcmulti")
NAMES = ["Ada", "Ben", "Cleo", "Dora"]
LAST = 118  # entries, when Ada is asked what she buys with the last time in the match


def misbought() -> Match:
    """Ada is asked again, and has only to say that she is done. Until her purchase everybody followed the advice."""
    match = Match(MCMULTI, len(NAMES), {"turn_limit": 5}, NAMES, secret=seeded_secret("done", 1))
    bot, rng = read_bot("greedy").make(MCMULTI), Rng(1)
    while match.n < LAST:
        seat = int(match.state.seat)
        view = match.view(seat)
        match.answer_number(seat, int(bot.answer(view, view.legal(), Budget(), rng)))
    match.answer(0, {"do": "buy", "piece": "station"})
    match.answer_number(0, int(match.state.legal()[0]))  # where it stands makes no difference
    return match
