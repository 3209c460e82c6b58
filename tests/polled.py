"""What has no event in this process: another one has ended, let go of something, or come so far. It can only be looked
at again and again.

There is no count of tries and no limit in seconds, which a busy machine could miss: what never comes is a test that
hangs, and pytest's `faulthandler_timeout` says where. What happens in the process itself has an event, and is not
looked for here.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

A_LITTLE = 0.01  # seconds
GONE = "X"
ENDED = ("Z", GONE)


def until(holds: Callable[[], bool]) -> None:
    while not holds():
        time.sleep(A_LITTLE)


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """The same, while others in this process go on."""
    while not await holds():
        await asyncio.sleep(A_LITTLE)


def state(pid: int) -> str:
    """A letter, as /proc tells of a process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return GONE


def ended(pid: int) -> bool:
    """Gone, or a zombie that nobody has buried yet."""
    return state(pid) in ENDED


def children(pid: int) -> set[int]:
    """Of any of its threads."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return {int(child) for listed in found for child in listed.read_text(encoding="ascii").split()}
