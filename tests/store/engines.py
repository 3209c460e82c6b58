"""The engines behind the port, and what is kept in them: for all tests of stores."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from gusher.store.port import RUNNING, Growth, MatchRecord, Reply, SeatRecord
from tests.postgres import database

ENGINES = ("sqlite", "postgres")
SEATS = (SeatRecord("human", "Ada", token_hash="a" * 64), SeatRecord("bot", "Greedy", bot="greedy"))


@contextmanager
def address(engine: str, folder: Path) -> Iterator[str]:
    """Where a new store of the engine would be."""
    if engine == "sqlite":
        yield str(folder / "tables.db")
        return
    with database() as url:
        yield url


def record(match_id: str = "m1", listed: bool = False, created: float = 1.0) -> MatchRecord:
    return MatchRecord(
        match_id,
        "atacama",
        1,
        {"advanced": False},
        tuple(replace(seat, token_hash=seat.token_hash and f"{match_id}-{seat.token_hash}") for seat in SEATS),
        "ab" * 32,
        created,
        2,
        board="1234567890abcdef",
        listed=listed,
        watch_hash=f"watch-{match_id}",
        status=RUNNING,
        changed=created,
        since=created,
    )


def growth(after: int, *lines: str, key: str = "", status: str = RUNNING, changed: float = 5.0) -> Growth:
    return Growth(after, lines, status, 1, changed, reply=Reply(0, key, '{"n": 9}') if key else None)
