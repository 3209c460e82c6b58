"""A server for tests: what `gusher serve` is, but for its chance, in a process that can be stopped and killed.

Getting ready takes two seconds, most of them for reading code and words. So one process gets ready and forks a server
for each test that wants one: `python -m tests.server` reads which, a line of JSON, says where it is when it is there,
and once more when it is gone. A server ends when it is told to or when nobody is left who could tell it. Its clock can
be put forward: then whoever watches the tables' clocks looks every few seconds of that time, as if it had gone by. And
somebody can play over days there, for whom time goes by as it likes (tests/notify/served_days.py).
"""

import asyncio
import json
import os
import sys
import threading
import traceback
from collections.abc import Coroutine
from time import time
from typing import Any

from fastapi import FastAPI

from gusher.notify.service import Notices
from gusher.table.ordering import natural_pause
from gusher.web.app import WebSettings, open_to_serve
from gusher.web.limits import UNLIMITED
from gusher.web.server import LOOPBACK, address_of, listen, make_ready, server
from tests.fixed import fixed_app
from tests.notify.served_days import Playing, notices_to
from tests.table.hours import ROUND_SECONDS


def say(**words: Any) -> None:
    print(json.dumps(words), flush=True)


class Clock:
    """The machine's, and so many seconds more."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        return self.now

    @property
    def now(self) -> float:
        return time() + self._ahead

    @now.setter
    def now(self, now: float) -> None:
        self._ahead = now - time()

    async def put_forward(self, app: FastAPI, seconds: float) -> None:
        while seconds > 0:
            step = min(seconds, ROUND_SECONDS)
            self._ahead += step
            seconds -= step
            await app.state.tables.watch.round()


class Served:
    """One server. `pause`: for how many seconds a standing order thinks, if not as naturally as a person; `push`: at
    which port of this machine, with which certificate, everybody is who could be told something; `now`: what time it
    is, if not the machine's."""

    def __init__(
        self,
        db: str,
        name: str,
        pause: float | None = None,
        push: tuple[int, str] | None = None,
        now: float | None = None,
    ) -> None:
        self._clock = Clock()
        if now is not None:
            self._clock.now = now
        self._app = fixed_app(
            *(WebSettings(db=db, limits=UNLIMITED), name, open_to_serve, self._clock),
            order_pause=natural_pause if pause is None else lambda _secret, _n: pause,
            open_notices=Notices if push is None else notices_to(*push),
        )
        self._playing = Playing(self._app, self._clock)
        self._loop: asyncio.AbstractEventLoop | None = None

    def serve(self) -> None:
        """Until the next line that says so, or the end, of the standard input."""
        with listen(LOOPBACK, 0) as listening:
            address = address_of(listening)

            def ready() -> None:
                self._loop = asyncio.get_running_loop()
                say(url=address, pid=os.getpid())

            running = server(self._app, False, False, ready)

            def obey() -> None:
                while (line := sys.stdin.readline().strip()) not in ("", "stop"):
                    try:
                        self._obey(json.loads(line))
                    except Exception:  # else whoever said it would wait for ever
                        say(failed=traceback.format_exc())
                running.should_exit = True

            threading.Thread(target=obey, daemon=True).start()
            running.run([listening])

    def _obey(self, told: dict[str, Any]) -> None:
        if "later" in told:
            self._wait(self._clock.put_forward(self._app, told["later"]))
            say(later=told["later"])
        else:
            say(days=self._wait(self._playing.obey(told["days"], told["wishes"])))

    def _wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()


def main() -> None:
    make_ready()
    fixed_app(WebSettings(db="", limits=UNLIMITED)).openapi()  # what this one reads, the others need not
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            Served(**json.loads(line)).serve()
            os._exit(0)  # it has ended in order; taking the interpreter to pieces, too, takes longer than that
        os.waitpid(child, 0)
        say(gone=child)


if __name__ == "__main__":
    main()
