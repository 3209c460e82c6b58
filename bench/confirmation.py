"""Are the blunders that analyses name blunders? `python -m bench.confirmation GAME --games 200`.

Bots of different strength play games; every decision is analysed at the usual depth; what is called a blunder is judged
once more with ten times the worlds, all of them new. It is confirmed if it is then still beyond noise and at least a
mistake.
"""

import argparse
import json
import sys
from collections.abc import Iterator

from bench.calibration import played, player_of
from gusher.analysis.depth import Depth, depth_of
from gusher.analysis.found import THRESHOLDS, Decision
from gusher.analysis.judge import judge_of
from gusher.analysis.tasks import Analyst, Task, tasks
from gusher.kernel import registry
from gusher.kernel.match import Match

OFTEN = 10  # times the usual worlds
BOTS = ("greedy", "random", "greedy", "random")


def decisions(match: Match, depth: Depth) -> Iterator[tuple[Task, Decision]]:
    analyst = Analyst(match, judge_of(match.game), depth)
    for task in tasks(match):
        found = analyst.do(task) if task.kind == "decision" else None
        if isinstance(found, Decision):
            yield task, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    given = parser.parse_args()
    game = registry.find(given.game)
    usual = depth_of(game)
    closer = Depth(usual.worlds * OFTEN, usual.seed + 1)
    looked_at = blunders = confirmed = still = 0
    for number in range(given.games):
        match = played(game.name, [player_of(game, BOTS[seat]) for seat in range(game.usual_seats)], number)
        for task, found in decisions(match, usual):
            looked_at += 1
            if found.verdict != "blunder":
                continue
            again = Analyst(match, judge_of(game), closer).against(task, found)
            blunders += 1
            still += again.verdict == "blunder"
            confirmed += again.loss >= THRESHOLDS["mistake"]
        print(f"\r{number + 1}/{given.games}: {confirmed} of {blunders}", end="", file=sys.stderr)
    share = confirmed / blunders if blunders else None
    print(
        json.dumps(
            {
                "game": game.name,
                "games": given.games,
                "decisions": looked_at,
                "blunders": blunders,
                "confirmed": confirmed,
                "still blunders": still,
                "share": share,
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
