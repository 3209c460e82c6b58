"""Two builds of Gusher side by side in one run: decisions and clones per second of CPU time, before and after a change.

`python -m bench.compare --before PATH --after PATH`, where each path holds a package `gusher`: `build/compiled` of two
checkouts. Each build runs in a process of its own. They take turns, round by round, so that whatever else the machine
does hits both alike. Beside the medians stands the ratio of the fastest rounds: other work on the machine can only slow
a round down, so that this is the steadier figure, and the one that counts. Exits with 1 if it is below `--least`.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from bench.peers import table

METRICS = {"decisions": "play_speed", "clones": "clone_speed"}

# What runs in each build: reads lines of JSON [game, function, seconds], answers each with a line of JSON.
WORKER = """
import json, sys
from gusher import bench
from gusher.kernel import registry
print(json.dumps({"compiled": bench.compiled(), "games": [game.name for game in registry.games()]}), flush=True)
for line in sys.stdin:
    game, function, seconds = json.loads(line)
    print(json.dumps(getattr(bench, function)(registry.find(game), seconds)), flush=True)
"""


class Build:
    """One of the two builds, ready to measure."""

    def __init__(self, path: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(path.resolve())}
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        about = self._read()
        self.compiled: bool = about["compiled"]
        self.games: list[str] = about["games"]

    def _read(self) -> Any:
        assert self._process.stdout is not None
        return json.loads(self._process.stdout.readline())

    def speed(self, game: str, metric: str, seconds: float) -> float:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([game, METRICS[metric], seconds]) + "\n")
        self._process.stdin.flush()
        found: float = self._read()[f"{metric}_per_s"]
        return found

    def close(self) -> None:
        self._process.communicate()


def compared(before: Build, after: Build, seconds: float, rounds: int) -> list[dict[str, Any]]:
    """Per game and metric the medians, the median ratio and that of the fastest rounds. Who goes first alternates."""
    kinds = [(game, metric) for game in before.games if game in after.games for metric in METRICS]
    pairs: dict[tuple[str, str], list[tuple[float, float]]] = {kind: [] for kind in kinds}
    for number in range(rounds + 1):
        for game, metric in kinds:
            order = (before, after) if number % 2 else (after, before)
            speeds = {build: build.speed(game, metric, seconds) for build in order}
            if number:  # the first round warms up
                pairs[game, metric].append((speeds[before], speeds[after]))
    return [
        {
            "game": game,
            "metric": metric,
            "before": median(old for old, _ in found),
            "after": median(new for _, new in found),
            "ratio": median(new / old for old, new in found),
            "best": max(new for _, new in found) / max(old for old, _ in found),
        }
        for (game, metric), found in pairs.items()
    ]


def render(found: list[dict[str, Any]], setup: str) -> str:
    rows = [
        [f"{row['game']} {row['metric']}"]
        + [f"{row[name]:,.0f}" for name in ("before", "after")]
        + [f"{row[name]:.3f}" for name in ("ratio", "best")]
        for row in found
    ]
    return f"{setup}\n\n" + table(["per CPU second", "before", "after", "ratio", "of the fastest"], rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare two builds of Gusher in alternating rounds.")
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path, required=True)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU seconds per measurement")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--least", type=float, default=0.97, help="the lowest ratio that is good enough")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    before, after = Build(options.before), Build(options.after)
    found = compared(before, after, options.seconds, options.rounds)
    before.close()
    after.close()
    kinds = "compiled" if before.compiled and after.compiled else "not compiled"
    setup = f"Median of {options.rounds} alternating rounds of {options.seconds:g} CPU s, {kinds}."
    print(json.dumps(found, indent=2) if options.json else render(found, setup))
    sys.exit(any(row["best"] < options.least for row in found))


if __name__ == "__main__":
    main()
