"""Two ways to grow a tree against each other, with the same processor time for each decision or with more for one.

`python -m bench.trees GAME patient plain --cpu 1000 --pairs 12` plays every game twice, with the seats exchanged and
the same generators, and prints a line of JSON after each pair: how often the first way has won so far, by seat, and how
many points more it had in a pair. A tree is `plain`, `sharp`, `patient` or `quick`, as bots/settings.py has them, or
what differs from `plain` or from one of these: `explore=0.2,shared=300,own_way=1,endgame=10`, `quick,ripe=30`. With
`patient,cpu=4000` it has a time of its own.
"""

import argparse
import json
from statistics import mean, stdev
from time import process_time
from typing import NamedTuple

from gusher.bots.builtin import per_look, quickest
from gusher.bots.playout import random_answer
from gusher.bots.settings import PATIENT, PLAIN, QUICK, SHARP, Settings
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State

NAMED = {"plain": PLAIN, "sharp": SHARP, "patient": PATIENT, "quick": QUICK}


class Way(NamedTuple):
    """How a seat thinks, and for how many milliseconds; 0: as long as `--cpu` says."""

    tree: Settings
    cpu: int


def way(text: str) -> Way:
    named, _, rest = text.partition(",") if text.partition(",")[0] in NAMED else ("plain", "", text)
    given = dict(pair.split("=", 1) for pair in rest.split(",") if pair)
    tree = NAMED[named]
    changed = Settings(
        explore=float(given.get("explore", tree.explore)),
        ripe=float(given.get("ripe", tree.ripe)),
        shared=float(given.get("shared", tree.shared)),
        own_way=bool(int(given.get("own_way", tree.own_way))),
        endgame=int(given.get("endgame", tree.endgame)),
        quick=bool(int(given.get("quick", tree.quick))),
    )
    return Way(changed, int(given.get("cpu", 0)))


def answer(game: Game, state: State, tree: Settings, cpu: int, rng: Rng) -> int:
    end = process_time() + cpu / 1000
    search = quickest(state.redact(state.seat), game.policy, rng, tree)
    while not search.is_settled() and process_time() < end:
        search.run(per_look(search))
    return int(search.best())


def play(game: Game, ways: tuple[Way, Way], cpu: int, seed: int) -> State:
    """A game to its end. The seats have their own generators, the same whoever sits there."""
    state = game.start(2, game.settle(2, {}))
    rngs = [Rng(2 * seed + seat) for seat in (1, 2)]
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.play(random_answer(state, rngs[0]))
        else:
            tree, own = ways[state.seat]
            state.play(answer(game, state, tree, own or cpu, rngs[state.seat]))
    return state


def won(state: State, seat: int) -> float:
    ranks = state.ranks()
    return (ranks[seat] == 1) / ranks.count(1)


def ahead(state: State, seat: int) -> float:
    scores = state.scores()
    return float(scores[seat] - scores[1 - seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    grown = [game.name for game in registry.games() if not isinstance(game.policy, Adviser)]
    parser.add_argument("game", choices=grown)
    parser.add_argument("trees", nargs=2, type=way, metavar="TREE")
    parser.add_argument("--cpu", type=int, default=300, help="ms of processor time for each decision")
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="number of the first pair")
    given = parser.parse_args()
    game = registry.find(given.game)
    one, other = given.trees
    as_first, as_second, more = 0.0, 0.0, list[float]()
    for pair in range(given.first, given.first + given.pairs):
        games = play(game, (one, other), given.cpu, pair), play(game, (other, one), given.cpu, pair)
        as_first += won(games[0], 0)
        as_second += won(games[1], 1)
        more.append(ahead(games[0], 0) + ahead(games[1], 1))
        told = {"pairs": len(more), "won_as_first": as_first, "won_as_second": as_second, "points": mean(more)}
        error = stdev(more) / len(more) ** 0.5 if len(more) > 1 else None
        print(json.dumps({**told, "standard_error": error}), flush=True)


if __name__ == "__main__":
    main()
