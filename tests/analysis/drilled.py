"""A short match of McMulti, for two unless more are wanted, played at random: it has draws, advice and losses, and
takes little time."""

from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

MCMULTI = registry.find("mcmulti")
SECRET = "5e" * 32
NAMES = ["Ada", "Ben", "Cleo", "Dora"]


def drilled(answers: int = 5000, seats: int = 2) -> Match:
    """To the end, or for so many answers."""
    match = Match(MCMULTI, seats, {"turn_limit": 5}, NAMES[:seats], secret=SECRET)
    rng = Rng(2)
    for _ in range(answers):
        if match.over:
            break
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return match
