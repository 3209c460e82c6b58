"""Games among bots as tables for learners, in Parquet: every decision, as the seat that took it knew the position, and
how each game ended.

`positions.parquet` has a row for each decision, in the order of the games:

- `game`, `n`: the number of the game, and of the entry in its log; `seat`: who answered;
- a column for each feature of each seat, the own one first: `0 cash`, `1 cash`, … (kernel/features.py);
- `board`: the redacted position, as many numbers in each row; what they are is in the file's metadata (`board`);
- `legal`: the possible answers as numbers of the action table; `answer`: the one given; `words`: the same as JSON;
- `place`, `won`, `payoff`, `points`: how the game ended for the seat, so that nobody has to join the tables.

`results.parquet` has a row for each game and seat: `game`, `seat`, `bot`, `points`, `place`, `won` (a shared win is a
share), `payoff` (from 1 for the first to -1 for the last), `decisions`.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from gusher.adapters.extra import demand

demand("numpy", "pyarrow")

import pyarrow as pa  # noqa: E402 (what is missing is said before)
from pyarrow import parquet  # noqa: E402

from gusher.adapters.episode import payoffs  # noqa: E402
from gusher.adapters.observation import Row  # noqa: E402
from gusher.arena.game import Result, win_shares  # noqa: E402
from gusher.arena.hands import Local  # noqa: E402
from gusher.arena.plan import Plan  # noqa: E402
from gusher.arena.run import in_order, stream  # noqa: E402
from gusher.kernel import log  # noqa: E402
from gusher.kernel.match import Match, Step  # noqa: E402
from gusher.kernel.state import State  # noqa: E402
from gusher.kernel.trail import go_on, let_happen  # noqa: E402

POSITIONS, RESULTS = "positions.parquet", "results.parquet"
ROWS_AT_ONCE = 10_000  # written together; more would only take memory

Rows = list[dict[str, Any]]


@dataclass
class Summary:
    """What was written. A game that a bot's failure ended is not among it."""

    folder: str
    games: int = 0
    failed: int = 0
    positions: int = 0

    def data(self) -> dict[str, Any]:
        return asdict(self)


def write(plan: Plan, folder: Path, jobs: int = 1, done: Callable[[int], None] | None = None) -> Summary:
    """Plays the games of a plan and writes both tables. The same plan gives the same tables, whatever the jobs."""
    plan = Plan(**{**plan.data(), "bots": plan.bots, "logs": True}).checked()
    row = Row(plan.description(), plan.seats, plan.options)
    summary = Summary(str(folder))
    positions = _positions_schema(plan, row)
    with (
        _Table(folder / POSITIONS, positions) as decisions,
        _Table(folder / RESULTS, _results_schema(plan)) as ends,
    ):
        everything = range(plan.games)
        for chunk in in_order(stream(Local(jobs), plan, everything), everything):
            for result in chunk:
                if result.failure is not None:
                    summary.failed += 1
                    continue
                match = log.read(result.log, listen=False)
                ended = _ended(plan, result, match)
                decisions.add(list(_decisions(match, row, ended)))
                ends.add(ended)
                summary.games += 1
            if done is not None:
                done(len(chunk))
        summary.positions = decisions.rows
    return summary


class _Table:
    """A Parquet file that grows."""

    def __init__(self, path: Path, schema: Any) -> None:
        self._schema = schema
        self._writer = parquet.ParquetWriter(path, schema, compression="zstd")
        self._waiting: Rows = []
        self.rows = 0

    def __enter__(self) -> "_Table":
        return self

    def __exit__(self, *_: object) -> None:
        self._write()
        self._writer.close()

    def add(self, rows: Rows) -> None:
        self._waiting += rows
        self.rows += len(rows)
        if len(self._waiting) >= ROWS_AT_ONCE:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._writer.write_table(pa.Table.from_pylist(self._waiting, schema=self._schema))
        self._waiting = []


def _metadata(plan: Plan, **more: object) -> dict[str, str]:
    game = plan.description()
    told = {"game": game.name, "rules": game.rules, "options": plan.options, "bots": plan.bots, "seed": plan.seed}
    return {f"gusher.{name}": json.dumps(value) for name, value in {**told, **more}.items()}


_END = [("points", pa.int64()), ("place", pa.int8()), ("won", pa.float32()), ("payoff", pa.float32())]


def _positions_schema(plan: Plan, row: Row) -> Any:
    columns = [("game", pa.int64()), ("n", pa.int32()), ("seat", pa.int8())]
    columns += [(name, pa.float32()) for name in row.feature_names]
    columns += [("board", pa.list_(pa.int64(), len(row.board_names))), ("legal", pa.list_(pa.int32()))]
    columns += [("answer", pa.int32()), ("words", pa.string()), *_END]
    return pa.schema(columns, metadata=_metadata(plan, board=row.board_names))


def _results_schema(plan: Plan) -> Any:
    columns = [("game", pa.int64()), ("seat", pa.int8()), ("bot", pa.string()), *_END, ("decisions", pa.int32())]
    return pa.schema(columns, metadata=_metadata(plan))


def _ended(plan: Plan, result: Result, match: Match) -> Rows:
    """How the game ended for each seat."""
    given = Counter(step.entry.by for step in match.steps)
    gained, won = payoffs(result.ranks), win_shares(result)
    ends = []
    for seat in range(plan.seats):
        bot = plan.bot_at(result.number, seat)
        end = {"points": result.scores[bot], "place": result.ranks[bot], "won": won[bot], "payoff": gained[bot]}
        ends.append({"game": result.number, "seat": seat, "bot": plan.bots[bot], **end, "decisions": given[seat]})
    return ends


def _decisions(match: Match, row: Row, ended: Rows) -> Iterator[dict[str, Any]]:
    state = match.game.start(match.seats, match.options)
    let_happen(state)
    for step in match.steps:
        if step.entry.by != "chance":
            yield _decision(match, state, step, row, ended)
        go_on(state, step.entry.action)


def _decision(match: Match, state: State, step: Step, row: Row, ended: Rows) -> dict[str, Any]:
    seat = int(state.seat)
    view = state.redact(seat)
    end = ended[seat]
    return {
        "game": end["game"],
        "n": step.entry.n,
        "seat": seat,
        **dict(zip(row.feature_names, row.features(view, seat), strict=True)),
        "board": row.board(view).tolist(),
        "legal": list(view.legal()),
        "answer": step.entry.action,
        "words": json.dumps(match.game.actions.words(step.entry.action)),
        **{name: end[name] for name, _ in _END},
    }
