"""A server for tests: what `gusher serve` is, but for its chance, in a process that can be stopped and killed.

Getting ready takes two seconds, most of them for reading code and words. So one process gets ready and forks a server
for each test that wants one: `python -m tests.server` reads which, a line of JSON, says where it is when it is there,
and once more when it is gone. A server ends when it is told to or when nobody is left who could tell it.
"""

import json
import os
import sys
import threading
from typing import Any

from gusher.web.app import WebSettings, open_to_serve
from gusher.web.limits import UNLIMITED
from gusher.web.server import LOOPBACK, address_of, listen, make_ready, server
from tests.fixed import fixed_app


def say(**words: Any) -> None:
    print(json.dumps(words), flush=True)


def serve(db: str, name: str) -> None:
    """Until the next line, or the end, of the standard input."""
    app = fixed_app(WebSettings(db=db, limits=UNLIMITED), name, open_to_serve)
    with listen(LOOPBACK, 0) as listening:
        address = address_of(listening)
        running = server(app, False, False, lambda: say(url=address, pid=os.getpid()))

        def await_the_end() -> None:
            sys.stdin.readline()
            running.should_exit = True

        threading.Thread(target=await_the_end, daemon=True).start()
        running.run([listening])


def main() -> None:
    make_ready()
    fixed_app(WebSettings(db="", limits=UNLIMITED))  # what this one reads, the others need not
    for line in iter(sys.stdin.readline, ""):
        child = os.fork()
        if child == 0:
            serve(**json.loads(line))
            return
        os.waitpid(child, 0)
        say(gone=child)


if __name__ == "__main__":
    main()
