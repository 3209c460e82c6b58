"""Runs the browser tests again and again, on a quiet machine and then on a busy one: they must pass every time.

`python tools/steady.py` (or `make steady`) stops at the first failure and says where its output is. With the names of
test files it runs these alone: `make steady STEADY="--quiet 2 --busy 2 tests/browser/test_pace.py"`.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
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


def passes(name: str, tests: Sequence[str], output: Path) -> bool:
    """One run of the tests; prints a line about it."""
    began = time.monotonic()
    command = ["make", "--no-print-directory", "test-browser", *([f"BROWSER_TESTS={' '.join(tests)}"] if tests else [])]
    with output.open("w", encoding="utf-8") as file:
        code = subprocess.call(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT)
    said = output.read_text(encoding="utf-8").rstrip().rpartition("\n")[2]
    print(f"{name}: {time.monotonic() - began:.0f} s, {said if code == 0 else f'FAILED, see {output}'}", flush=True)
    return code == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quiet", type=int, default=10, help="runs with the machine for themselves")
    parser.add_argument("--busy", type=int, default=5, help="runs beside a busy process for each core")
    parser.add_argument("tests", nargs="*", help="files of tests; else all of the browser's")
    wishes = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="gusher-steady-"))

    def all_pass(how: str, runs: int) -> bool:
        return all(passes(f"{how} {run}", wishes.tests, folder / f"{how}-{run}.txt") for run in range(1, runs + 1))

    if not all_pass("quiet", wishes.quiet):
        return 1
    with busy_cores():
        return int(not all_pass("busy", wishes.busy))


if __name__ == "__main__":
    sys.exit(main())
