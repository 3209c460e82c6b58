"""Starts the table at once and makes it fast meanwhile: `make play`.

The compiled engine takes about a minute to build. Until it is there the table runs as plain Python, which is quick
enough for people; then the compiled one takes its place. The socket stays open all the while and everything that was
acknowledged is in the store, so that whoever plays notices a second's pause at most.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType

from gusher.cli import DEFAULT_PORT
from gusher.cli.serve import PORTS_TRIED
from gusher.web.server import INHERITED, LOOPBACK, listen

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
BUILD = ["make", "--no-print-directory", str((COMPILED / ".done").relative_to(ROOT))]
STOPPED = 130
LOOK_EVERY = 0.2  # seconds between two looks at what runs
# The shell gets the socket as its input, puts it where it is looked for, and knows its own number, which the program
# that takes its place keeps.
ANNOUNCED = ["sh", "-c", f'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@" {INHERITED}<&0 </dev/null', "sh"]


def start_table(listening: socket.socket, compiled: bool, *arguments: str) -> subprocess.Popen[bytes]:
    """`gusher` in a process of its own, on a socket that stays open when it ends."""
    environment = dict(os.environ)
    if compiled:
        environment["PYTHONPATH"] = str(COMPILED)
    command = [*ANNOUNCED, sys.executable, "-m", "gusher", *arguments]
    return subprocess.Popen(command, env=environment, stdin=listening.fileno())


def is_built() -> bool:
    return subprocess.run([*BUILD, "--question"], cwd=ROOT, capture_output=True, check=False).returncode == 0


def start_build() -> subprocess.Popen[bytes]:
    """Out of the players' way: whatever they do goes first."""
    polite = ["nice", "-n", "10"] if shutil.which("nice") else []
    return subprocess.Popen([*polite, *BUILD], cwd=ROOT, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> None:
    """Asks it to end, with everything that it has started itself, and waits for that."""
    if process.poll() is None:
        process.terminate()
    process.wait()


def end_build(build: subprocess.Popen[bytes]) -> None:
    if build.poll() is None:
        os.killpg(build.pid, signal.SIGTERM)  # make, and the compilers that it has started
    build.wait()


def play_while_building(listening: socket.socket) -> subprocess.Popen[bytes]:
    """The table that is to be waited for: the compiled one as soon as there is one."""
    table = start_table(listening, compiled=False)
    build = start_build()
    try:
        while build.poll() is None and table.poll() is None:
            time.sleep(LOOK_EVERY)
        if table.poll() is not None:
            return table
        if build.returncode != 0:
            print("The engine could not be compiled: the table goes on as plain Python.", flush=True)
            return table
        print("The engine is compiled: the table goes on with it.", flush=True)
        end(table)
        return start_table(listening, True, "--no-browser")
    except BaseException:
        end(table)
        raise
    finally:
        end_build(build)


def stop(_signal: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> int:
    signal.signal(signal.SIGTERM, stop)
    with listen(LOOPBACK, DEFAULT_PORT, PORTS_TRIED) as listening:
        table = None
        try:
            table = start_table(listening, True) if is_built() else play_while_building(listening)
            return table.wait()
        except KeyboardInterrupt:
            if table is not None:
                end(table)
            return STOPPED


if __name__ == "__main__":
    sys.exit(main())
