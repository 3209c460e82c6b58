"""Play under guard: games run in a child process, so that a bot that hangs or dies costs one game and no more.

The child writes down whose answer it waits for in a small shared file; the guard looks at it from outside. That needs
no cooperation of the bot: it may loop in compiled code for ever.
"""

import contextlib
import json
import mmap
import os
import queue
import struct
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, Final
from zlib import crc32

from gusher.arena.game import CRASH, HANG, Failure, Result, lost, play
from gusher.arena.plan import Plan
from gusher.bots.process import end_with
from gusher.kernel import boards

LOOK_SECONDS: Final = 0.1
TELL_SECONDS: Final = 0.05
_PULSE: Final = struct.Struct("qqd")  # game, bot that thinks (-1: none), since when


_CHECK: Final = struct.Struct("I")
_SIZE: Final = _PULSE.size + _CHECK.size


class Pulse:
    """The shared file between child and guard. A check sum tells what was read while it was being written."""

    def __init__(self, path: str) -> None:
        with open(path, "r+b") as file:  # noqa: PTH123  (mmap wants the descriptor)
            self._map = mmap.mmap(file.fileno(), _SIZE)

    def write(self, number: int, bot: int) -> None:
        pulse = _PULSE.pack(number, bot, monotonic())
        self._map[:] = pulse + _CHECK.pack(crc32(pulse))

    def read(self) -> tuple[int, int, float]:
        while True:
            found = self._map[:]
            if _CHECK.unpack_from(found, _PULSE.size)[0] == crc32(found[: _PULSE.size]):
                number, bot, since = _PULSE.unpack_from(found)
                return number, bot, since


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
        self._pulse.write(0, -1)

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[Result]:
        """The results of these games of the plan, whatever the bots do."""
        waiting = list(numbers)
        while waiting:
            self._send(plan, waiting)
            for result in self._results(plan, waiting):
                waiting.remove(result.number)
                yield result

    def close(self) -> None:
        self._kill()
        for path in (Path(self._path), Path(f"{self._path}.toml")):
            path.unlink(missing_ok=True)

    def _send(self, plan: Plan, numbers: list[int]) -> None:
        self._pulse.write(numbers[0], -1)
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

    def _results(self, plan: Plan, numbers: list[int]) -> Iterator[Result]:
        """Results as they come; ends when all came or when the child had to go, with its last game lost."""
        for _ in list(numbers):
            try:
                line = self._next_line(plan.limit)
            except TimeoutError:
                yield self._fallen(plan, HANG)
                return
            if line is None:
                yield self._fallen(plan, CRASH)
                return
            yield Result.from_data(json.loads(line))

    def _next_line(self, limit: float) -> str | None:
        """The child's next result; None if it ended. Raises TimeoutError if a bot thinks longer than the limit."""
        while True:
            try:
                return self._lines.get(timeout=LOOK_SECONDS)
            except queue.Empty:
                _, bot, since = self._pulse.read()
                if bot >= 0 and monotonic() - since > limit:
                    raise TimeoutError from None

    def _fallen(self, plan: Plan, kind: str) -> Result:
        assert self._child is not None
        number, bot, _ = self._pulse.read()
        message = f"{plan.limit:g} s" if kind == HANG else f"exit code {self._child.wait()}"
        self._kill()
        if bot < 0:
            raise RuntimeError(f"the arena's child process ended by itself ({message})")
        return lost(plan, number, Failure(bot, kind, message))

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
        plan = Plan.from_data(order["plan"])
        told = monotonic()
        for number in order["numbers"]:
            results.write(json.dumps(play(plan, number, pulse.write).data()) + "\n")
            # Short games are told several at a time. What a fall takes along untold is played again, to the same end.
            if monotonic() - told > TELL_SECONDS:
                results.flush()
                told = monotonic()
        results.flush()


if __name__ == "__main__":
    child(int(sys.argv[1]), sys.argv[2])
