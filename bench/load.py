"""Many tables at once against the real server: how long until a click is stored, and until the others see it, and how
much of the server's time an answer takes.

`python -m bench.load` starts `gusher serve` with a file of its own, or the database of `--db`, and prints JSON. The
players behave as browsers would (bench/pages.py). `--climb 50,100,200` looks for the knee, with either store, one
process or several; a run plays one game, which `--game` names. `--workers 1,2` measures both side by side, at the same
time, so that whatever else the machine does slows both alike: then the ratio counts. What a single answer costs,
`python -m bench.cost` measures.

In milliseconds from the moment a click is sent (`median_ms` is p50): `stored` until it is acknowledged, `told` until
the stream of another player's page has brought it, `seen` until that page has put the view together.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from bench.measured import Measured
from bench.pages import UNUSED, Figures, Table, since
from gusher.kernel import registry

IDLE_TABLES = 300
IDLE_CLICKS = 12  # made at an idle table before it is left alone
# Played before a climb is measured, for each process: one that has been up for a while has drawn most things.
WARM_TABLES = 40
CLIMB_CLICKS = 20  # at each table
SQLITE, POSTGRES = "sqlite", "postgres"
NAMES = {SQLITE: "SQLite", POSTGRES: "PostgreSQL"}
TIMES = ("stored", "told", "seen")


def summary(times: Iterable[float]) -> dict[str, float]:
    ordered = sorted(times)
    p95, p99 = (ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.95, 0.99))
    found = {"median_ms": median(ordered), "p95_ms": p95, "p99_ms": p99, "max_ms": ordered[-1]}
    return {name: round(value, 2) for name, value in found.items()}


# --- many tables ---


async def played(
    server: Measured, game: str, tables: int, pause: float, most: int = 10_000, viewers: int = 0
) -> tuple[Figures, list[Table], dict[str, float]]:
    """The tables with their figures, and what they cost the server from the first click to the last: everybody is there
    before that."""
    figures = Figures()
    players, empty_kb = registry.find(game).usual_seats, server.all_memory_kb
    opened = [Table(server.url, game, players, figures, random.Random(n), viewers) for n in range(tables)]
    for table in opened:
        await table.open()
    shown = figures.views
    began, spent, own = time.perf_counter(), server.cpu_ms, time.process_time()
    await asyncio.gather(*(table.play(pause, most) for table in opened))
    seconds, cpu_ms, own = time.perf_counter() - began, server.cpu_ms - spent, time.process_time() - own
    held_kb = server.all_memory_kb - empty_kb
    for table in opened:
        await table.leave()
    cost = {
        "answers_per_s": round(figures.answers / seconds, 1),
        "cpu_ms_per_answer": round(cpu_ms / figures.answers, 3),
        "views_per_answer": round((figures.views - shown) / figures.answers, 2),
        "cores_of_server": round(cpu_ms / 1000 / seconds, 2),
        "cores_of_players": round(own / seconds, 2),
        "memory_per_table_kb": round(held_kb / tables, 1),
    }
    return figures, opened, cost


async def left_alone(server: Measured, game: str) -> list[Table]:
    """Tables in the middle of a game, one after the other: nobody measures them yet."""
    idle = []
    for _ in range(IDLE_TABLES):
        _, tables, _ = await played(server, game, 1, 0.0, IDLE_CLICKS)
        idle += tables
    return idle


async def openings(client: httpx.AsyncClient, tables: list[Table]) -> list[float]:
    """How long their player waits for the page of each table."""
    times = []
    for table in tables:
        began = time.perf_counter()
        (await client.get(table.page, headers=table.pages[0].headers)).raise_for_status()
        times.append(since(began))
    return times


async def opened(server: Measured, finished: list[Table], idle: list[Table]) -> dict[str, Any]:
    """After a restart: every match must be read from the store and folded first. Then the same once more."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=UNUSED) as client:
        await openings(client, finished[:1])  # loads the templates and the game
        found: dict[str, Any] = {"first_opening_finished": summary(await openings(client, finished[1:]))}
        before = server.memory_kb
        found["first_opening_running"] = summary(await openings(client, idle))
        found["memory_per_idle_table_kb"] = round((server.memory_kb - before) / len(idle), 1)
        found["opening_again"] = summary(await openings(client, finished + idle))
    return found


def load(game: str, tables: int, pause: float, package: Path | None, db: str = "") -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        server = Measured(Path(folder), package, db)
        server.start()
        try:
            figures, finished, cost = asyncio.run(played(server, game, tables, pause))
            idle = asyncio.run(left_alone(server, game))
            server.stop()
            server.start()
            pages = asyncio.run(opened(server, finished, idle))
        finally:
            server.stop()
    times = {name: summary(getattr(figures, name)) for name in TIMES}
    return {"clicks": figures.clicks, "answers": figures.answers, **cost, **times, **pages}


# --- more and more tables ---


def climb(game: str, steps: list[int], given: argparse.Namespace) -> list[dict[str, Any]]:
    """So many tables at once, each number at a server of its own, one click after the other at every table."""
    return [found for tables in steps for found in _side_by_side(game, tables, given)]


def _side_by_side(game: str, tables: int, given: argparse.Namespace) -> list[dict[str, Any]]:
    """Servers of so many processes each, all at the same time, with as many tables each."""
    if len(given.workers) == 1:
        return [_step(game, tables, given, given.workers[0])]
    with ProcessPoolExecutor(len(given.workers)) as pool:
        found = list(pool.map(partial(_step, game, tables, given), given.workers))
    for step in found:
        step["ratio"] = round(step["cpu_ms_per_answer"] / found[0]["cpu_ms_per_answer"], 3)
    return found


def _step(game: str, tables: int, given: argparse.Namespace, workers: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder, _database(given.engine) as db:
        server = Measured(Path(folder), given.tree, db, workers)
        server.start()
        try:
            clicks = given.clicks or CLIMB_CLICKS
            asyncio.run(played(server, game, WARM_TABLES * workers, 0.0, clicks))
            figures, _, cost = asyncio.run(played(server, game, tables, given.pause, clicks, given.viewers))
        finally:
            server.stop()
    times = {name: summary(getattr(figures, name)) for name in TIMES}
    return {"tables": tables, "workers": workers, "answers": figures.answers, **cost, **times}


def row(engine: str, step: dict[str, Any]) -> str:
    """One of the table in docs/performance.md."""
    workers = step["workers"]
    cells = [f"{NAMES[engine]}, {workers} process{'es' if workers > 1 else ''}", step["tables"]]
    cells += [round(step["answers_per_s"]), f"{step['cpu_ms_per_answer']:.1f}", f"{step['cores_of_server']:.2f}"]
    for name in TIMES:
        cells.append(" / ".join(f"{step[name][share]:.0f}" for share in ("median_ms", "p95_ms", "p99_ms")))
    return f"| {' | '.join(map(str, cells))} | {step['memory_per_table_kb']:,.0f} |"


@contextmanager
def _database(engine: str) -> Iterator[str]:
    """The address of a new PostgreSQL database; none for a file of SQLite."""
    if engine == SQLITE:
        yield ""
        return
    from tests.postgres import database

    with database() as url:
        yield url


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    games = [game.name for game in registry.games()]
    parser.add_argument("--game", choices=games, default=games[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two clicks at a table, on average")
    parser.add_argument("--tree", type=Path, help="the folder of another Gusher's package, to be measured instead")
    parser.add_argument("--clicks", type=int, help="at each table of a climb, at most (20)")
    parser.add_argument("--climb", metavar="N,N", help="so many tables at once, and then so many: --climb 50,100,200")
    parser.add_argument("--rows", action="store_true", help="of a climb, for docs/performance.md; on stderr")
    parser.add_argument("--engine", choices=[SQLITE, POSTGRES], default=SQLITE, help="the store of a climb")
    parser.add_argument("--workers", default="1", metavar="N", help="processes of a climb's server; 1,2: side by side")
    parser.add_argument("--viewers", type=int, default=0, help="who only watch, at each table of a climb")
    parser.add_argument("--db", default="", help="a PostgreSQL database to keep the tables in, instead of a new file")
    given = parser.parse_args()
    given.workers = [int(number) for number in given.workers.split(",")]
    asked = {"game": given.game} if given.climb else {"game": given.game, "tables": given.tables}
    if given.climb:
        steps = [int(number) for number in given.climb.split(",")]
        clicks = given.clicks or CLIMB_CLICKS
        found = {"engine": given.engine, "viewers": given.viewers, "pause_s": given.pause, "clicks": clicks}
        climbed = climb(given.game, steps, given)
        print(json.dumps({**asked, **found, "steps": climbed}, indent=2))
        if given.rows:
            print(*(row(given.engine, step) for step in climbed), sep="\n", file=sys.stderr)
    else:
        found = load(given.game, given.tables, given.pause, given.tree, given.db)
        print(json.dumps({**asked, "pause_s": given.pause, **found}, indent=2))


if __name__ == "__main__":
    main()
