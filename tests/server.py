"""A server for tests: what `gusher serve` is, but for its chance, in a process that can be stopped and killed.

Getting ready takes two seconds, most of them for reading code and words. So one process gets ready and forks a server
for each test that wants one: `python -m tests.server` reads which, a line of JSON, says where it is when it is there,
and once more when it is gone. A server ends when it is told to or when nobody is left who could tell it. Its clock can
be put forward: then whoever watches the tables' clocks looks every few seconds of that time, as if it had gone by.
"""

import asyncio
import json
import os
import sys
import threading
from time import time
from typing import Any

from fastapi import FastAPI

from gusher.web.app import WebSettings, open_to_serve
from gusher.web.limits import UNLIMITED
from gusher.web.server import LOOPBACK, address_of, listen, make_ready, server
from tests.fixed import fixed_app
from tests.table.hours import ROUND_SECONDS


def say(**words: Any) -> None:
    print(json.dumps(words), flush=True)


class Clock:
    """The machine's, and so many seconds more."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def __call__(self) -> float:
        return time() + self._ahead

    async def put_forward(self, app: FastAPI, seconds: float) -> None:
        while seconds > 0:
            step = min(seconds, ROUND_SECONDS)
            self._ahead += step
            seconds -= step
            await app.state.tables.watch.round()


def serve(db: str, name: str) -> None:
    """Until the next line that says so, or the end, of the standard input."""
    clock, loops = Clock(), list[asyncio.AbstractEventLoop]()
    app = fixed_app(WebSettings(db=db, limits=UNLIMITED), name, open_to_serve, clock)
    with listen(LOOPBACK, 0) as listening:
        address = address_of(listening)

        def ready() -> None:
            loops.append(asyncio.get_running_loop())
            say(url=address, pid=os.getpid())

        running = server(app, False, False, ready)

        def obey() -> None:
            while (line := sys.stdin.readline().strip()) not in ("", "stop"):
                later = json.loads(line)["later"]
                asyncio.run_coroutine_threadsafe(clock.put_forward(app, later), loops[0]).result()
                say(later=later)
            running.should_exit = True

        threading.Thread(target=obey, daemon=True).start()
        running.run([listening])


def main() -> None:
    make_ready()
    fixed_app(WebSettings(db="", limits=UNLIMITED)).openapi()  # what this one reads, the others need not
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            serve(**json.loads(line))
            os._exit(0)  # it has ended in order; taking the interpreter to pieces, too, takes longer than that
        os.waitpid(child, 0)
        say(gone=child)


if __name__ == "__main__":
    main()
