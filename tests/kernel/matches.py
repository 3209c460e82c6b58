"""Random matches, the same every time."""

from typing import Any

from gusher.bots.playout import random_answer
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng


def played(game: Game, seats: int, options: dict[str, Any], seed: int, answers: int = 10_000) -> Match:
    """A random match, as a whole or up to so many answers."""
    match = Match(game, seats, options, secret=seeded_secret(game.name, seed))
    rng = Rng(seed)
    for _ in range(answers):
        if match.over:
            break
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return match
