"""Runs the browser tests again and again, on a quiet machine and then on a busy one: they must pass every time.

`python tools/steady.py` (or `make steady`) stops at the first failure and says where its output is.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUSY = "while True: pass"


@contextmanager
def busy_cores() -> Iterator[None]:
    """As many processes as the machine has cores, each of which wants one for itself."""
    started = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for process in started:
            process.kill()
            process.wait()


def passes(name: str, output: Path) -> bool:
    """One run of the tests; prints a line about it."""
    began = time.monotonic()
    with output.open("w", encoding="utf-8") as file:
        code = subprocess.call(["make", "test-browser"], cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
    said = output.read_text(encoding="utf-8").rstrip().rpartition("\n")[2]
    print(f"{name}: {time.monotonic() - began:.0f} s, {said if code == 0 else f'FAILED, see {output}'}", flush=True)
    return code == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quiet", type=int, default=10, help="runs with the machine for themselves")
    parser.add_argument("--busy", type=int, default=5, help="runs beside a busy process for each core")
    wishes = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="gusher-steady-"))
    if not all(passes(f"quiet {run + 1}", folder / f"quiet-{run + 1}.txt") for run in range(wishes.quiet)):
        return 1
    with busy_cores():
        return int(not all(passes(f"busy {run + 1}", folder / f"busy-{run + 1}.txt") for run in range(wishes.busy)))


if __name__ == "__main__":
    sys.exit(main())
