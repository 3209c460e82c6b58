"""How far to play on before a position is judged: `python -m bench.horizons GAME 30:1000 100:1000 100:4000@hand`.

Questions are taken from games by practised advice. Each idea is played to the end by advice in many worlds: what it
comes to then is the truth, as far as so many worlds can tell. Each way, `PATIENCE:WORLDS`, thinks about the same
question with worlds of its own, and judges by the learned value, or with `@hand` by the game's own judgement. A line of
JSON for each says by how many hundredths of a win its answers are better than those of the first way, with the standard
error, and the processor time of a question. No way is favoured: whatever the truth errs by, it errs for all of them.
"""

import argparse
import json
from collections.abc import Iterator
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from gusher.bots.judge import Judge
from gusher.bots.learned import judge_of
from gusher.bots.playout import random_answer
from gusher.bots.rethinking import try_idea
from gusher.bots.weighing import Weighing
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State

EVERY = 25  # of the answers one in so many is a question
TO_THE_END = 1_000_000
ADVICE = "advice"


class Way(NamedTuple):
    """How somebody thinks."""

    name: str
    judge: Judge
    worlds: int


def way(game: Game, text: str) -> Way:
    told, _, how = text.partition("@")
    patience, _, worlds = told.partition(":")
    chosen = {"advice": 1, "value": int(how != "hand"), "patience": int(patience)}
    return Way(text, judge_of(game, game.usual_seats, chosen), int(worlds or 0))


def answer(view: State, one: Way, rng: Rng) -> int:
    policy = one.judge.policy
    assert isinstance(policy, Adviser)
    search = Weighing(view, policy, rng, None, one.judge)
    while search.iterations < one.worlds and not search.is_settled():
        search.run(1)
    return int(search.best())


def truth(view: State, policy: Adviser[State], worlds: int, rng: Rng) -> dict[int, float]:
    """What each first answer of an idea comes to."""
    judge, seat, known = Judge(policy, patience=TO_THE_END), int(view.seat), view.fill(rng)
    ideas = list(policy.ideas(known))
    sums = [0.0] * len(ideas)
    for _ in range(worlds):
        world, seed = view.fill(rng), int(rng.bits())
        for place, idea in enumerate(ideas):
            state = world.clone()
            try_idea(state, policy, idea, judge, Rng(seed))
            sums[place] += judge.worths(state)[seat] / worlds
    found: dict[int, float] = {}
    for idea, worth in zip(ideas, sums, strict=True):
        first = int(policy.follow(known, idea, 0))
        found[first] = max(worth, found.get(first, 0.0))
    return found


def questions(game: Game, policy: Adviser[State], seed: int) -> Iterator[State]:
    """What somebody sees who has more than one idea."""
    lot, number, seats = Rng(seed), 1000 * seed, game.usual_seats
    while True:
        number += 1
        state, rng = game.start(seats, game.unattended(seats, {})), Rng(number)
        while state.seat != OVER:
            if state.seat == CHANCE:
                state.play(random_answer(state, rng))
                continue
            view = state.redact(state.seat)
            if lot.below(EVERY) == 0 and len(policy.ideas(view.fill(rng))) > 1:
                yield view
            state.play(policy.advise(state, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    advising = {game.name: game for game in registry.games() if isinstance(game.policy, Adviser)}
    parser.add_argument("game", choices=list(advising))
    parser.add_argument("ways", nargs="+", metavar="PATIENCE:WORLDS")
    parser.add_argument("--questions", type=int, default=80)
    parser.add_argument("--worlds", type=int, default=3000, help="in which each idea is played to the end")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = advising[given.game]
    policy = game.policy.practised()
    assert isinstance(policy, Adviser)
    ways = [way(game, text) for text in given.ways]
    worths: dict[str, list[float]] = {name: [] for name in (*given.ways, ADVICE)}
    spent = dict.fromkeys(worths, 0.0)
    asked = questions(game, policy, given.seed)
    for number in range(given.questions):
        view = next(asked)
        found = truth(view, policy, given.worlds, Rng(number))
        for one in ways:
            began = process_time()
            worths[one.name].append(found[answer(view, one, Rng(given.questions + number))])
            spent[one.name] += process_time() - began
        worths[ADVICE].append(found[int(policy.advise(view.fill(Rng(number)), Rng(number)))])
    for name, row in worths.items():
        better = [100 * (worth - first) for worth, first in zip(row, worths[given.ways[0]], strict=True)]
        error = stdev(better) / len(better) ** 0.5
        seconds = spent[name] / given.questions
        print(
            json.dumps(
                {"way": name, "better": round(fmean(better), 3), "error": round(error, 3), "cpu": round(seconds, 3)}
            )
        )


if __name__ == "__main__":
    main()
