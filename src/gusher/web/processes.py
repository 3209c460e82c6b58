"""Several server processes that share one socket: a parent starts them, starts anew what dies, and ends them all.

The parent serves nobody. It gets everything ready once, so that a process which it forks is there in a moment. Each
holds a line to the parent, by which it says that it is ready and which breaks when it dies; and the parent holds one to
all of them, which breaks when the parent dies, be it by kill -9: then they end by themselves.
"""

import os
import selectors
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from logging import getLogger
from math import inf

from gusher.web.server import GRACE_SECONDS

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before one is started anew that died again
STEADY_SECONDS = 60.0  # one that lived for so long died of something else than its start
READY = b"."

_log = getLogger("gusher.web")


@dataclass
class Place:
    """One of the processes: the one that is there, or when the next one will be started."""

    number: int
    pid: int = 0
    line: int = -1  # what the process says, until it dies
    began: float = 0.0
    deaths: int = 0  # in a row
    due: float = 0.0

    def died(self, now: float) -> None:
        """The first death is mended at once; whatever keeps dying waits longer and longer."""
        self.deaths = 1 if now - self.began >= STEADY_SECONDS else self.deaths + 1
        pause = FIRST_PAUSE * 2.0 ** (self.deaths - 2) if self.deaths > 1 else 0.0
        self.pid, self.due = 0, now + min(pause, LONGEST_PAUSE)


class Processes:
    """So many processes that serve. `serve` is called in each with its number, and a function to call when it is ready;
    `ready` is called in the parent when all of them are, `died` with the number of each that has died."""

    def __init__(
        self,
        count: int,
        serve: Callable[[int, Callable[[], None]], None],
        ready: Callable[[], None],
        died: Callable[[int], None],
    ) -> None:
        self._places = [Place(number) for number in range(count)]
        self._serve = serve
        self._ready = ready
        self._died = died
        self._unready = set(range(count))
        self._alive, self._life = os.pipe()  # the parent holds the second end, and nobody writes
        self._selector = selectors.DefaultSelector()

    def run(self) -> None:
        """Until the parent is told to end: SIGTERM, or Ctrl-C."""
        with woken_by(signal.SIGTERM, signal.SIGINT) as wakes:
            self._selector.register(wakes, selectors.EVENT_READ)
            while self._keep_going():
                pass
        self._end()

    def _keep_going(self) -> bool:
        now = time.monotonic()
        for place in self._places:
            if not place.pid and place.due <= now:
                self._start(place)
        due = min((place.due for place in self._places if not place.pid), default=inf)
        for key, _ in self._selector.select(None if due == inf else max(0.0, due - time.monotonic())):
            if key.data is None:  # a signal
                return False
            self._hear(key.data)
        return True

    def _start(self, place: Place) -> None:
        line, says = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(line)
            self._become(place.number, says)
        os.close(says)
        place.pid, place.line, place.began = pid, line, time.monotonic()
        self._selector.register(line, selectors.EVENT_READ, place)

    def _hear(self, place: Place) -> None:
        if os.read(place.line, 1) == READY:
            if self._unready:
                self._unready.discard(place.number)
                if not self._unready:
                    self._ready()
            return
        self._died(place.number)
        self._selector.unregister(place.line)
        os.close(place.line)
        _, status = os.waitpid(place.pid, 0)
        code = os.waitstatus_to_exitcode(status)
        place.died(time.monotonic())
        pause = max(0.0, place.due - time.monotonic())
        _log.warning("server process %d ended (%d); another one starts in %.1f s", place.number + 1, code, pause)

    def _become(self, number: int, says: int) -> None:
        """In the new process; never returns."""
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group: the parent ends us in turn
            self._selector.close()
            os.close(self._life)
            threading.Thread(target=end_with, args=(self._alive,), daemon=True).start()
            self._serve(number, lambda: _say(says))
            code = 0
        finally:
            os._exit(code)  # what the parent has still to do is not this process's business

    def _end(self) -> None:
        """Each may finish what it is at; whoever takes too long is ended all the same."""
        running = {place.pid for place in self._places if place.pid}
        for pid in running:
            os.kill(pid, signal.SIGTERM)
        last = time.monotonic() + 2 * GRACE_SECONDS
        while running and time.monotonic() < last:
            running = {pid for pid in running if os.waitpid(pid, os.WNOHANG)[0] == 0}
            time.sleep(0.02)
        for pid in running:
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
        self._selector.close()
        for line in (self._alive, self._life, *(place.line for place in self._places if place.pid)):
            os.close(line)


def end_with(alive: int) -> None:
    """Waits until the parent is gone, and then ends this process: in order, if that is possible."""
    os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * GRACE_SECONDS)
    os._exit(1)


def _say(line: int) -> None:
    os.write(line, READY)


@contextmanager
def woken_by(*signals: signal.Signals) -> Iterator[int]:
    """A file from which can be read when one of the signals has come."""
    reads, writes = os.pipe()
    os.set_blocking(writes, False)
    handlers = {name: signal.signal(name, lambda *_: None) for name in signals}
    before = signal.set_wakeup_fd(writes)
    try:
        yield reads
    finally:
        signal.set_wakeup_fd(before)
        for name, handler in handlers.items():
            signal.signal(name, handler)
        os.close(reads)
        os.close(writes)
