"""The same numbers compiled and uncompiled: checksums of seeded games and of what the bots think, setting by setting.

Whoever changes rules changes PLAYS; whoever tunes a policy or a search changes THOUGHTS. The failing test shows the new
value; it belongs here once the compiled run agrees with the uncompiled one.
"""

import hashlib
import os

import pytest

from gusher import bench
from gusher.bots.house import thinker
from gusher.bots.playout import play_out, random_answer
from gusher.bots.weighing import Weighing
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from gusher.kernel.match import digest
from gusher.kernel.policy import NO_ADVICE
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, PUBLIC, State

SETTINGS = [(game, seats, options) for game in registry.games() for seats, options in game.settings()]
WORLDS_EVERY = 50  # steps from one filling of hidden things to the next
THOUGHT_EVERY = 60  # questions from one that is searched to the next
ITERATIONS = 150  # of the tree search; one of the weighing is many play-outs
WORLDS = 3


def plays(game: Game, seats: int, options: Options) -> str:
    """Forty random games, and in one more the worlds that each viewer may imagine."""
    total = hashlib.sha256()
    rng = Rng(2026)
    for _ in range(40):
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


def thoughts(game: Game, seats: int, options: Options) -> str:
    """A game of seats that follow their policy's advice, and searches on the way, to the last digit of every worth."""
    total = hashlib.sha256()
    rng = Rng(2026)
    state = game.start(seats, options)
    questions = 0
    while state.seat != OVER:
        if state.seat != CHANCE:
            if questions % THOUGHT_EVERY == 0:
                total.update(repr(worths(game, state, rng)).encode())
            questions += 1
        state.play(sensible(game, state, rng))
    total.update(digest(state).encode())
    return total.hexdigest()[:16]


def worths(game: Game, state: State, rng: Rng) -> list[float]:
    search = thinker(state.redact(state.seat), game.policy, rng)
    search.run(WORLDS if isinstance(search, Weighing) else ITERATIONS)
    return [round(search.chance_of(action), 12) for action in state.legal()]


def sensible(game: Game, state: State, rng: Rng) -> int:
    advice = NO_ADVICE if state.seat == CHANCE else int(game.policy.advise(state, rng))
    return advice if advice != NO_ADVICE else int(random_answer(state, rng))


PLAYS = {
    "atacama 2 {'advanced': False, 'tactical': False}": "b06e604e0f35cb8b",
    "atacama 2 {'advanced': False, 'tactical': True, 'double_weight': 1}": "8716c6a2283daf51",
    "atacama 2 {'advanced': False, 'tactical': True, 'double_weight': 2}": "f9252e07dd9abd87",
    "atacama 2 {'advanced': True, 'tactical': False}": "c752fcd881cd5320",
    "atacama 2 {'advanced': True, 'tactical': True, 'double_weight': 1}": "161f19c7a2ae98c0",
    "atacama 2 {'advanced': True, 'tactical': True, 'double_weight': 2}": "96feeaa9e65e1a14",
    "atacama 4 {'advanced': False, 'tactical': False}": "f0c42b4119977719",
    "atacama 4 {'advanced': False, 'tactical': True, 'double_weight': 1}": "d92a42d8b424bb44",
    "atacama 4 {'advanced': False, 'tactical': True, 'double_weight': 2}": "4135f4400a407fe1",
    "giganten 3 {'carrier': 'choice'}": "1e68636527b4428d",
    "giganten 3 {'carrier': 'most-advanced'}": "e93c5e15aec85b3d",
    "giganten 4 {'carrier': 'choice'}": "7c4618ada79763de",
    "giganten 4 {'carrier': 'most-advanced'}": "77e68949586d40dc",
    "mcmulti 2 {'reroll': False, 'counter_die': False, 'turn_limit': 5}": "2a44baed8cb2d5f2",
    "mcmulti 2 {'reroll': False, 'counter_die': True, 'turn_limit': 5}": "dff7e75fd29a28eb",
    "mcmulti 2 {'reroll': True, 'counter_die': False, 'turn_limit': 5}": "e98650e6892c7ddc",
    "mcmulti 2 {'reroll': True, 'counter_die': True, 'turn_limit': 5}": "74b1dda19aa9cd6d",
    "mcmulti 3 {'reroll': False, 'counter_die': False, 'turn_limit': 5}": "d651e82ebb4e349f",
    "mcmulti 3 {'reroll': False, 'counter_die': True, 'turn_limit': 5}": "045ff11841faa0b0",
    "mcmulti 3 {'reroll': True, 'counter_die': False, 'turn_limit': 5}": "2f9e883fd965a3c3",
    "mcmulti 3 {'reroll': True, 'counter_die': True, 'turn_limit': 5}": "c41f958ab9221327",
    "mcmulti 4 {'reroll': False, 'counter_die': False, 'turn_limit': 5}": "da4c497ea882ac3e",
    "mcmulti 4 {'reroll': False, 'counter_die': True, 'turn_limit': 5}": "2ddb19874fe43bb7",
    "mcmulti 4 {'reroll': True, 'counter_die': False, 'turn_limit': 5}": "285b456cdff934f7",
    "mcmulti 4 {'reroll': True, 'counter_die': True, 'turn_limit': 5}": "037ce17ab0e5a09f",
    "wildcatters 3 {'zero_loan': True, 'australia': 'pay_bank'}": "05dcda0a0b386ca7",
    "wildcatters 3 {'zero_loan': True, 'australia': 'bank_pays'}": "912c892ca9a3619a",
    "wildcatters 3 {'zero_loan': False, 'australia': 'pay_bank'}": "002b8812cee85346",
    "wildcatters 3 {'zero_loan': False, 'australia': 'bank_pays'}": "e518ab07e0dfe588",
    "wildcatters 4 {'zero_loan': True, 'australia': 'pay_bank'}": "3c139d6a535fe34c",
    "wildcatters 4 {'zero_loan': False, 'australia': 'pay_bank'}": "9846d098254576f6",
}
THOUGHTS = {
    "atacama 2 {'advanced': False, 'tactical': False}": "b9af3785cbe08ecb",
    "atacama 2 {'advanced': False, 'tactical': True, 'double_weight': 1}": "583995c722839580",
    "atacama 2 {'advanced': False, 'tactical': True, 'double_weight': 2}": "34404a37ef0c6512",
    "atacama 2 {'advanced': True, 'tactical': False}": "115f36df3a986713",
    "atacama 2 {'advanced': True, 'tactical': True, 'double_weight': 1}": "320a7c5b224c4ce4",
    "atacama 2 {'advanced': True, 'tactical': True, 'double_weight': 2}": "15071a80efb1f9b8",
    "atacama 4 {'advanced': False, 'tactical': False}": "02a391347f9aabc5",
    "atacama 4 {'advanced': False, 'tactical': True, 'double_weight': 1}": "e74178780c47acc0",
    "atacama 4 {'advanced': False, 'tactical': True, 'double_weight': 2}": "6151a88a37bd6224",
    "giganten 3 {'carrier': 'choice'}": "dc75154eb45f8736",
    "giganten 3 {'carrier': 'most-advanced'}": "ebb85ca8783eb0a7",
    "giganten 4 {'carrier': 'choice'}": "33b1d5f1b1df08c2",
    "giganten 4 {'carrier': 'most-advanced'}": "5ab4349b02f22459",
    "mcmulti 2 {'reroll': False, 'counter_die': False, 'turn_limit': 5}": "04431644f4ce54c1",
    "mcmulti 2 {'reroll': False, 'counter_die': True, 'turn_limit': 5}": "a582e5ac37abcc65",
    "mcmulti 2 {'reroll': True, 'counter_die': False, 'turn_limit': 5}": "c474b7e061d33372",
    "mcmulti 2 {'reroll': True, 'counter_die': True, 'turn_limit': 5}": "9eae5f7c5f82e3d5",
    "mcmulti 3 {'reroll': False, 'counter_die': False, 'turn_limit': 5}": "b0bd06cbe4cf27a7",
    "mcmulti 3 {'reroll': False, 'counter_die': True, 'turn_limit': 5}": "2f2aa267a395e9d2",
    "mcmulti 3 {'reroll': True, 'counter_die': False, 'turn_limit': 5}": "7997cb14e8767e5c",
    "mcmulti 3 {'reroll': True, 'counter_die': True, 'turn_limit': 5}": "b09ece21b2cbdd83",
    "mcmulti 4 {'reroll': False, 'counter_die': False, 'turn_limit': 5}": "fe960f377c24ef62",
    "mcmulti 4 {'reroll': False, 'counter_die': True, 'turn_limit': 5}": "991eeac7e532ad9e",
    "mcmulti 4 {'reroll': True, 'counter_die': False, 'turn_limit': 5}": "5a2bbbc79676d009",
    "mcmulti 4 {'reroll': True, 'counter_die': True, 'turn_limit': 5}": "45a9dc00cf8036f6",
    "wildcatters 3 {'zero_loan': True, 'australia': 'pay_bank'}": "618181aa860a2b9a",
    "wildcatters 3 {'zero_loan': True, 'australia': 'bank_pays'}": "9cacb2675a2a8ec0",
    "wildcatters 3 {'zero_loan': False, 'australia': 'pay_bank'}": "0ed8a448ad4df0df",
    "wildcatters 3 {'zero_loan': False, 'australia': 'bank_pays'}": "143824828a430fd5",
    "wildcatters 4 {'zero_loan': True, 'australia': 'pay_bank'}": "e5f920ff54d72297",
    "wildcatters 4 {'zero_loan': False, 'australia': 'pay_bank'}": "0efacd72a99ef29b",
}


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=str)
def test_plays(game: Game, seats: int, options: Options) -> None:
    assert plays(game, seats, options) == PLAYS.get(f"{game.name} {seats} {options}")


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=str)
def test_thoughts(game: Game, seats: int, options: Options) -> None:
    assert thoughts(game, seats, options) == THOUGHTS.get(f"{game.name} {seats} {options}")


def test_the_run_is_compiled_where_it_is_meant_to_be() -> None:
    if "GUSHER_EXPECT_COMPILED" in os.environ:
        assert bench.compiled() == (os.environ["GUSHER_EXPECT_COMPILED"] == "1")
