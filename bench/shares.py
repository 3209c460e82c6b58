"""What dealing games out costs: `python -m bench.shares`.

Three ratios, each within one run: random games of Atacama, the shortest there are, through the arena against the same
games played in a loop; long games on two processes against one; and, with --cluster, on a cluster's workers against as
many processes. Needs a machine that does nothing else.
"""

import argparse
import json
from time import perf_counter

from gusher.arena.game import play
from gusher.arena.hands import Hands, Local, cluster
from gusher.arena.plan import Plan
from gusher.arena.run import run_with

RANDOM = Plan("atacama", ("random", "random"), {}, 20_000)
LONG = Plan("giganten", ("greedy", "greedy", "greedy", "search:iterations=4"), {}, 120)
WARM = 40  # games that start the workers and are not counted


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
    address = parser.parse_args().cluster
    alone, through = loop(RANDOM), seconds(Local(1), RANDOM)
    one, two = seconds(Local(1), LONG), seconds(Local(2), LONG)
    found = {
        "random games: milliseconds each": 1000 * alone / RANDOM.games,
        "random games: lost to handing over": 1 - alone / through,
        "long games: milliseconds each": 1000 * one / LONG.games,
        "long games: two processes, part of linear": one / two / 2,
    }
    if address is not None:
        with cluster(address) as workers:
            found[f"long games: {workers.workers} workers against as many processes"] = seconds(
                Local(workers.workers), LONG
            ) / seconds(workers, LONG)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
