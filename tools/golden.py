"""Writes the golden sums: for each game a file of check sums of seeded games and of what the bots think.

    python -m tools.golden          writes golden.json beside the tests of each game, one line for each setting

The same seeds give the same sums, compiled or not, on every machine: tests/test_golden.py compares. Whoever changes
rules changes `plays`; whoever tunes a policy or a search changes `thoughts`, `sharp` or `quick`; whoever does neither
changes nothing.
"""

import hashlib
import json

from gusher.bots.builtin import quickest
from gusher.bots.playout import play_out, random_answer
from gusher.bots.settings import PLAIN, QUICK, SHARP, Settings
from gusher.bots.weighing import Weighing
from gusher.kernel.game import Game, Options
from gusher.kernel.match import digest
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, PUBLIC, State
from tools import kept, settings

FILE = "golden.json"
GAMES = 40
WORLDS_EVERY = 50  # steps from one filling of hidden things to the next
THOUGHT_EVERY = 60  # questions from one that is searched to the next
ITERATIONS = 150  # of the tree search; one of the weighing is many play-outs
WORLDS = 3

Sums = dict[str, dict[str, str]]  # of each setting


def plays(game: Game, seats: int, options: Options) -> str:
    """Forty random games, and in one more the worlds that each viewer may imagine."""
    total = hashlib.sha256()
    rng = Rng(2026)
    for _ in range(GAMES):
        state = game.start(seats, options)
        play_out(state, rng)
        total.update(digest(state).encode())
    state = game.start(seats, options)
    steps = 0
    while state.seat != OVER:
        if steps % WORLDS_EVERY == 0:
            for viewer in (*range(seats), PUBLIC):
                total.update(digest(state.redact(viewer).fill(rng)).encode())
        state.play(random_answer(state, rng))
        steps += 1
    return total.hexdigest()[:16]


def thoughts(game: Game, seats: int, options: Options, how: Settings = PLAIN) -> str:
    """A game of seats that follow their policy's advice, and searches on the way, to the last digit of every worth."""
    total = hashlib.sha256()
    rng = Rng(2026)
    state = game.start(seats, options)
    questions = 0
    while state.seat != OVER:
        if state.seat != CHANCE:
            if questions % THOUGHT_EVERY == 0:
                total.update(repr(worths(game, state, rng, how)).encode())
            questions += 1
        state.play(sensible(game, state, rng))
    total.update(digest(state).encode())
    return total.hexdigest()[:16]


def worths(game: Game, state: State, rng: Rng, how: Settings) -> list[float]:
    search = quickest(state.redact(state.seat), game.policy, rng, how)
    search.run(WORLDS if isinstance(search, Weighing) else ITERATIONS)
    return [round(search.chance_of(action), 12) for action in state.legal()]


def sensible(game: Game, state: State, rng: Rng) -> int:
    policy = game.policy
    if state.seat != CHANCE and isinstance(policy, Adviser):
        return int(policy.advise(state, rng))
    return int(random_answer(state, rng))


def sums(game: Game) -> Sums:
    return {settings.name(seats, options): sums_of(game, seats, options) for seats, options in game.settings()}


def sums_of(game: Game, seats: int, options: Options) -> dict[str, str]:
    """Where the tree is searched also what the sharpest and the quickest of its settings think."""
    found = {"plays": plays(game, seats, options), "thoughts": thoughts(game, seats, options)}
    if not isinstance(game.policy, Adviser):
        found["sharp"] = thoughts(game, seats, options, SHARP)
        found["quick"] = thoughts(game, seats, options, QUICK)
    return found


def read(game: Game) -> Sums:
    """The sums that are written down."""
    found: Sums = json.loads((kept.folder(game) / FILE).read_text(encoding="utf-8"))
    return found


def written(found: Sums) -> str:
    """A line for each setting: so a difference is easy to review."""
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
    return f"{{\n{lines}\n}}\n"


if __name__ == "__main__":
    for game in kept.games():
        print(game.name, flush=True)
        (kept.folder(game) / FILE).write_text(written(sums(game)), encoding="utf-8")
