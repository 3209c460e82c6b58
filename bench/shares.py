"""What dealing games out costs: `python -m bench.shares`.

Three ratios, each within one run: short games, by lot, through the arena against the same games played in a loop; long
ones, with a thought in them, on two processes against one; and, with --cluster, on a cluster's workers against as many
processes. Needs a machine that does nothing else.
"""

import argparse
import json
from time import perf_counter

from gusher.arena.game import play
from gusher.arena.hands import Hands, Local, cluster
from gusher.arena.plan import Plan
from gusher.arena.run import run_with
from gusher.kernel import registry

SHORT, LONG = 20_000, 120  # games
WARM = 40  # games that start the workers and are not counted


def plan_of(game: str, first: str, games: int) -> Plan:
    """One bot among greedy ones, or by lot among its like."""
    others = registry.find(game).usual_seats - 1
    return Plan(game, (first, *(first if first == "random" else "greedy",) * others), {}, games)


def seconds(hands: Hands, plan: Plan) -> float:
    """From the first order to the last result, by workers that are already there."""
    run_with(hands, plan, range(WARM))
    began = perf_counter()
    run_with(hands, plan, range(plan.games))
    return perf_counter() - began


def loop(plan: Plan) -> float:
    plan = plan.checked()
    began = perf_counter()
    for number in range(plan.games):
        play(plan, number, lambda _number, _bot: None)
    return perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cluster", help="address of a Dask scheduler, such as tcp://127.0.0.1:8786")
    games = [game.name for game in registry.games()]
    parser.add_argument("--short", choices=games, default=games[0], help="the game of which short ones are played")
    parser.add_argument("--long", choices=games, default=games[1], help="and long ones")
    given = parser.parse_args()
    short, long = plan_of(given.short, "random", SHORT), plan_of(given.long, "search:iterations=4", LONG)
    alone, through = loop(short), seconds(Local(1), short)
    one, two = seconds(Local(1), long), seconds(Local(2), long)
    found = {
        "short games: milliseconds each": 1000 * alone / short.games,
        "short games: lost to handing over": 1 - alone / through,
        "long games: milliseconds each": 1000 * one / long.games,
        "long games: two processes, part of linear": one / two / 2,
    }
    if given.cluster is not None:
        with cluster(given.cluster) as workers:
            found[f"long games: {workers.workers} workers against as many processes"] = seconds(
                Local(workers.workers), long
            ) / seconds(workers, long)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
