"""Play under guard: games run in a child process, so that a bot that hangs or dies costs one game and no more.

The child writes down whose answer it waits for in a small shared file; the guard looks at it from outside. That needs
no cooperation of the bot: it may loop in compiled code for ever.
"""

import contextlib
import json
import mmap
import os
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gusher.arena.game import CRASH, HANG, NOBODY, Data, Failure, lost, play
from gusher.arena.plan import Plan
from gusher.bots.process import end_with
from gusher.kernel import boards

LOOK_SECONDS: Final = 0.1
TELL_SECONDS: Final = 0.1
BOTS: Final = 256  # the lowest digit of a pulse says who thinks
_SIZE: Final = 16


class Pulse:
    """The shared file between child and guard: since when, and then which game and who thinks in it.

    It is written before every answer, so it must cost little: two numbers of eight bytes, each written and
    read as a whole. The time is written first and read last: what is read between the two is a time too late, which the
    next look puts right, and never one too early.
    """

    def __init__(self, path: str) -> None:
        with open(path, "r+b") as file:  # noqa: PTH123  (mmap wants the descriptor)
            shared = memoryview(mmap.mmap(file.fileno(), _SIZE))
        self._since = shared[:8].cast("d")
        self._game_and_bot = shared[8:].cast("Q")

    def write(self, number: int, bot: int, since: float = 0.0) -> None:
        """Of game `number`; if nobody thinks, nobody asks since when."""
        if bot != NOBODY:
            self._since[0] = since
        self._game_and_bot[0] = number * BOTS + bot + 1

    def read(self) -> tuple[int, int, float]:
        number, bot = divmod(self._game_and_bot[0], BOTS)
        return number, bot - 1, self._since[0]


class Guard:
    """A child process that plays games, and the watch over it. Started anew when it had to be killed or died."""

    def __init__(self) -> None:
        self._child: subprocess.Popen[str] | None = None
        self._board = ""  # that the child plays on: once it has read one, it keeps to it
        self._pump: threading.Thread | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        handle, self._path = tempfile.mkstemp(prefix="gusher-pulse-")
        os.write(handle, b"\0" * _SIZE)
        os.close(handle)
        self._pulse = Pulse(self._path)
        self._pulse.write(0, NOBODY)

    def play(self, plan: Plan, numbers: Sequence[int]) -> list[Data]:
        """The results of these games of the plan, whatever the bots do, as data: they travel on."""
        found: dict[int, Data] = {}
        while waiting := [number for number in numbers if number not in found]:
            self._send(plan, waiting)
            for results in self._told(plan, len(waiting)):
                found.update((result["number"], result) for result in results)
        return [found[number] for number in numbers]

    def close(self) -> None:
        self._kill()
        for path in (Path(self._path), Path(f"{self._path}.toml")):
            path.unlink(missing_ok=True)

    def _send(self, plan: Plan, numbers: list[int]) -> None:
        self._pulse.write(numbers[0], NOBODY)
        if self._child is None or self._child.poll() is not None or plan.board != self._board:
            self._kill()
            self._start(plan.board)
        assert self._child is not None
        assert self._child.stdin is not None
        self._child.stdin.write(json.dumps({"plan": plan.data(), "numbers": numbers}) + "\n")
        self._child.stdin.flush()

    def _start(self, board: str) -> None:
        command = [sys.executable, "-m", "gusher.arena.guard", str(os.getpid()), self._path]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), boards.ENVIRONMENT: ""}
        if board:
            environment[boards.ENVIRONMENT] = self._laid(board)
        self._board = board
        self._child = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment
        )
        self._lines = queue.Queue()
        self._pump = threading.Thread(target=_pump, args=(self._child.stdout, self._lines), daemon=True)
        self._pump.start()

    def _laid(self, board: str) -> str:
        """The file that the child reads its board from: beside the pulse, and gone with it."""
        path = f"{self._path}.toml"
        Path(path).write_text(board, encoding="utf-8")
        return path

    def _told(self, plan: Plan, games: int) -> Iterator[list[Data]]:
        """Results as they come; ends when all came or when the child had to go, with its last game lost."""
        while games:
            try:
                line = self._next_line(plan.limit)
            except TimeoutError:
                yield [self._fallen(plan, HANG)]
                return
            if line is None:
                yield [self._fallen(plan, CRASH)]
                return
            results = json.loads(line)
            games -= len(results)
            yield results

    def _next_line(self, limit: float) -> str | None:
        """The child's next results; None if it ended. Raises TimeoutError if a bot thinks longer than the limit."""
        while True:
            try:
                return self._lines.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                _, bot, since = self._pulse.read()
                if bot >= 0 and perf_counter() - since > limit:
                    raise TimeoutError from None

    def _fallen(self, plan: Plan, kind: str) -> Data:
        assert self._child is not None
        number, bot, _ = self._pulse.read()
        message = f"{plan.limit:g} s" if kind == HANG else f"exit code {self._child.wait()}"
        self._kill()
        if bot < 0:
            raise RuntimeError(f"the arena's child process ended by itself ({message})")
        return lost(plan, number, Failure(bot, kind, message)).data()

    def _kill(self) -> None:
        if self._child is None or self._pump is None:
            return
        self._child.kill()
        self._pump.join()
        with contextlib.suppress(BrokenPipeError):  # an order may still lie in the pipe of a child that died
            self._child.communicate()
        self._child = None


def _pump(stream: Any, lines: "queue.Queue[str | None]") -> None:
    """Carries the child's lines over; None when it has ended."""
    for line in stream:
        lines.put(line)
    lines.put(None)


def child(guard: int, path: str) -> None:
    """The child's life: read a plan and numbers, play, write results, until the guard is gone, however it went."""
    end_with(guard)
    pulse = Pulse(path)
    results = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not mix with results
    for line in sys.stdin:
        order = json.loads(line)
        for told in _in_batches(Plan.from_data(order["plan"]), order["numbers"], pulse):
            results.write(json.dumps(told) + "\n")
            results.flush()


def _in_batches(plan: Plan, numbers: list[int], pulse: Pulse) -> Iterator[list[Data]]:
    """Short games are told several at a time. What a fall takes along untold is played again, to the same end."""
    batch: list[Data] = []
    began = perf_counter()
    for number in numbers:
        batch.append(play(plan, number, pulse.write).data())
        if perf_counter() - began > TELL_SECONDS:
            yield batch
            batch, began = [], perf_counter()
    if batch:
        yield batch


if __name__ == "__main__":
    child(int(sys.argv[1]), sys.argv[2])
