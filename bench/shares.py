"""What dealing games out costs: `python -m bench.shares`, about three minutes on a machine that does nothing else.

Ratios, each within one run. Short games, by lot, through the arena against the same games played in a loop, in turn for
each share that is dealt out: what is lost to handing over, by the clock and by processor time; the latter also means
something on a busy machine. Long ones on two processes against one, in rounds, of which the middle one counts: the part
of linear that is gained, by the clock, which needs the machine for itself; by processor time, what a second process
costs. Beside them the same games in two loops at once, without an arena: two processors often share a core, its caches
or its host, and nobody gains more from the second than that. With --cluster the same long ones on a cluster's workers
against as many processes.
"""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from bench.measured import PARENT, PID, TIMES, stats
from gusher.arena.game import Result, play
from gusher.arena.hands import Hands, Local, cluster
from gusher.arena.plan import Plan
from gusher.arena.run import run_with, stream
from gusher.kernel import registry

SHORT, LONG = 8000, 300  # games
ROUNDS = 5
WARM = 40  # games that start the workers and are not counted


@dataclass(frozen=True)
class Cost:
    """Of some work: by the clock, and of the processors for this process and all below it, in seconds."""

    clock: float
    cpu: float

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(self.clock + other.clock, self.cpu + other.cpu)


def cost(work: Callable[[], object]) -> Cost:
    clock, cpu = perf_counter(), spent()
    work()
    return Cost(perf_counter() - clock, spent() - cpu)


def spent() -> float:
    """Processor seconds so far, of this process and all that it has started."""
    found = stats()
    below = {str(os.getpid())}
    while more := {stat[PID] for stat in found if stat[PARENT] in below} - below:
        below |= more
    return sum(int(stat[field]) for stat in found if stat[PID] in below for field in TIMES) / os.sysconf("SC_CLK_TCK")


def plan_of(game: str, bot: str, games: int) -> Plan:
    return Plan(game, (bot,) * registry.find(game).usual_seats, {}, games)


def through(hands: Hands, plan: Plan) -> Cost:
    """From the first order to the last result, by workers that are already there."""
    run_with(hands, plan, range(WARM))
    return cost(lambda: run_with(hands, plan, range(plan.games)))


def in_turn(plan: Plan) -> tuple[Cost, Cost]:
    """The same games in a loop and through the arena. With one process a share is played when it is asked for, so that
    both take turns and what else the machine does meets them alike."""
    plan = plan.checked()
    run_with(Local(1), plan, range(WARM))
    shares = stream(Local(1), plan, range(plan.games))
    alone = dealt = Cost(0.0, 0.0)
    played = 0
    while played < plan.games:
        share: list[Result] = []
        dealt += cost(lambda: share.extend(next(shares)))  # noqa: B023 (called at once)
        numbers = [result.number for result in share]
        alone += cost(lambda: [play(plan, number, lambda *_: None) for number in numbers])  # noqa: B023
        played += len(numbers)
    return alone, dealt


def in_a_loop(plan: Plan, numbers: Sequence[int]) -> None:
    for number in numbers:
        play(plan, number, lambda *_: None)


def side_by_side(plan: Plan) -> Cost:
    """The same games in two loops at once, by processes that are already there."""
    plan, halves = plan.checked(), [range(half, plan.games, 2) for half in range(2)]
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(in_a_loop, [plan] * 2, [range(WARM)] * 2))
        return cost(lambda: list(pool.map(in_a_loop, [plan] * 2, halves)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cluster", help="address of a Dask scheduler, such as tcp://127.0.0.1:8786")
    games = [game.name for game in registry.games()]
    parser.add_argument("--short", choices=games, default=games[0], help="the game of which short ones are played")
    parser.add_argument("--long", choices=games, default=games[1], help="and long ones")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="of long games on one process and on two, in turn")
    given = parser.parse_args()
    short, long = plan_of(given.short, "random", SHORT), plan_of(given.long, "greedy", LONG)
    alone, dealt = in_turn(short)
    rounds = [(through(Local(1), long), through(Local(2), long), side_by_side(long)) for _ in range(given.rounds)]
    found = {
        "short games: milliseconds each": 1000 * alone.cpu / short.games,
        "short games: lost to handing over": 1 - alone.clock / dealt.clock,
        "short games: lost to handing over, of processor time": 1 - alone.cpu / dealt.cpu,
        "long games: milliseconds each": median(1000 * one.cpu / long.games for one, _, _ in rounds),
        "long games: two processes, part of linear": median(one.clock / two.clock / 2 for one, two, _ in rounds),
        "long games: two processes, of processor time": median(one.cpu / two.cpu for one, two, _ in rounds),
        "long games: two loops, part of linear": median(one.clock / loops.clock / 2 for one, _, loops in rounds),
        "long games: two processes, part of two loops": median(loops.clock / two.clock for _, two, loops in rounds),
    }
    if given.cluster is not None:
        with cluster(given.cluster) as workers:
            local, far = through(Local(workers.workers), long), through(workers, long)
            found[f"long games: {workers.workers} workers against as many processes"] = local.clock / far.clock
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
