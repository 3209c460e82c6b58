"""A process that analyses finished matches for the server, a piece at a time: whoever asks decides when to go on.

It gives way to everything else on the machine: to the pages, and to the bots that players wait for.
"""

import os
import sys
from time import perf_counter
from typing import Any

from gusher.analysis.analysis import must_be_fit
from gusher.analysis.depth import Depth
from gusher.analysis.found import dumped
from gusher.analysis.judge import judge_of
from gusher.analysis.tasks import Analyst, Task, tasks
from gusher.bots.process import work
from gusher.kernel import log
from gusher.kernel.errors import GusherError
from gusher.kernel.match import Match

PIECE_SECONDS = 0.5  # after which it replies, and others get their turn
NICE = 10  # beyond the bots
UNREADABLE = "unreadable"  # why a piece failed, if not by an error of ours


class Desk:
    """The match that it is at, read once."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._match: Match | None = None
        self._tasks: list[Task] = []

    def piece(self, question: dict[str, Any]) -> dict[str, Any]:
        """What was found from task `begin` on, where to go on, and how many tasks there are."""
        try:
            match = self._read(question["lines"])
        except GusherError:
            return {"failed": UNREADABLE}
        analyst = Analyst(match, judge_of(match.game, match.seats), Depth(question["worlds"], question["seed"]))
        begin = place = int(question["begin"])
        found, stop = [], perf_counter() + PIECE_SECONDS
        while place < len(self._tasks) and (place == begin or perf_counter() < stop):
            found.append(dumped(analyst.do(self._tasks[place])))
            place += 1
        return {"found": found, "next": place, "total": len(self._tasks)}

    def _read(self, lines: list[str]) -> Match:
        if self._match is None or lines != self._lines:
            match = log.read(lines, listen=False)
            must_be_fit(match)
            self._lines, self._match, self._tasks = lines, match, tasks(match)
        return self._match


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(NICE)
    work(Desk().piece)
