"""What an answer costs the server: processor time, with the views that everybody at the table gets of it.

`python -m bench.cost` starts `gusher serve` with a file of its own for each game and prints JSON. First some tables are
played that do not count: a server that has been up for a while has drawn and said most things before, for others. Then
as many others are played, each with as many people as the game is meant for, who all have a page open (bench/pages.py)
and do not pause. Counted is the time of the server's process alone, user and system, of all its threads; neither the
players' nor that of any child. `--before PATH` plays the same games in turn at the Gusher
whose package lies in that folder (…/src, or …/build/compiled): then the ratio is what to trust.
"""

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from bench.load import played
from bench.measured import Measured
from bench.peers import targets
from gusher.kernel import registry

WANTED = "answer_ms"  # ms of the server's time for an answer, where a game names them
TABLES, CLICKS, ROUNDS = 6, 60, 3

Cost = dict[str, float]


def cost(game: str, tables: int, clicks: int, package: Path | None) -> tuple[int, Cost]:
    """How many answers were given, and what one of them cost."""
    with tempfile.TemporaryDirectory() as folder:
        server = Measured(Path(folder), package)
        server.start()
        try:
            asyncio.run(played(server, game, tables, 0.0, clicks))
            kept_kb = server.memory_kb
            figures, _, found = asyncio.run(played(server, game, tables, 0.0, clicks))
            grown_kb = server.memory_kb - kept_kb
        finally:
            server.stop()
    told = {name: found[name] for name in ("cpu_ms_per_answer", "views_per_answer")}
    return figures.answers, {**told, "memory_per_table_kb": round(grown_kb / tables, 1)}


def costs(game: str, given: argparse.Namespace) -> dict[str, Any]:
    """The medians of some rounds, this Gusher's and the other one's in turn, so that a busy moment hits both alike."""
    packages = {"now": None} if given.before is None else {"before": given.before, "now": None}
    rounds: dict[str, list[Cost]] = {name: [] for name in packages}
    answers = set()
    for _ in range(given.rounds):
        for name, package in packages.items():
            number, found = cost(game, given.tables, given.clicks, package)
            answers.add(number)
            rounds[name].append(found)
    (answered,) = answers  # the same games every time
    told: dict[str, Any] = {"answers": answered, "wanted_ms": targets(game).get(WANTED)}
    for name, taken in rounds.items():
        told[name] = {key: median(one[key] for one in taken) for key in taken[0]}
    if given.before is not None:
        told["ratio"] = round(told["now"]["cpu_ms_per_answer"] / told["before"]["cpu_ms_per_answer"], 3)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    games = [game.name for game in registry.games()]
    asked = [game for game in games if WANTED in targets(game)]
    parser.add_argument("--games", nargs="+", choices=games, default=asked, help="those that ask for it, if not said")
    parser.add_argument("--tables", type=int, default=TABLES, help="at once; as many are played before, not counted")
    parser.add_argument("--clicks", type=int, default=CLICKS, help="at each table, at most")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--before", type=Path, metavar="TREE", help="another Gusher's package, measured in turn")
    given = parser.parse_args()
    print(json.dumps({game: costs(game, given) for game in given.games}, indent=2))


if __name__ == "__main__":
    main()
