"""How long the event loop is held up: the longest single callback, in the thread's own processor time.

Everybody at the server waits while a callback runs. Its time on the wall says nothing on a busy machine; the time that
the loop's thread itself has computed does.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from time import thread_time
from typing import Any
from unittest.mock import patch


@dataclass
class Held:
    """The longest callback so far, in seconds, and which one it was."""

    seconds: float = 0.0
    by: str = ""
    all: list[float] = field(default_factory=list)

    def forget(self) -> None:
        self.seconds, self.by = 0.0, ""
        self.all.clear()


@contextmanager
def watching_loop() -> Iterator[Held]:
    """Watches every callback of every loop that runs meanwhile."""
    held = Held()
    plain = asyncio.Handle._run

    def timed(handle: Any) -> None:
        began = thread_time()
        plain(handle)
        took = thread_time() - began
        held.all.append(took)
        if took > held.seconds:
            held.seconds, held.by = took, repr(handle)

    with patch.object(asyncio.Handle, "_run", timed):
        yield held
