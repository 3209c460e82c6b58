"""Finished matches of the toy of the contract suite, which has draws, secrets and short games."""

from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from tests.contract.toys.dice_hands import GAME


def played(seed: int = 1, seats: int = 2, answers: int = 10_000) -> Match:
    """At random, to the end or for so many answers."""
    match = Match(GAME, seats, {"peeking": True, "peeks": 2}, secret=seeded_secret("analysis", seed))
    rng = Rng(seed)
    for _ in range(answers):
        if match.over:
            break
        legal = match.state.legal()
        match.answer_number(int(match.state.seat), int(legal[rng.below(len(legal))]))
    return match
