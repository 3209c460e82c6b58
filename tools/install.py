"""Installs what a lock file pins, several packages at a time: pip by itself takes one after the other.

`python -m tools.install FILE` (with the Python that is to have them) skips what is there already. A lock file names
everything, so that nobody has to look what needs what, and the order does not matter.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

PIP = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-compile"]
LOCKED = ["--no-deps", "--require-hashes"]
_PIN = re.compile(r"(?P<name>[\w.-]+)(\[[^]]*\])?==(?P<version>\S+)")


def pins(text: str) -> Iterator[str]:
    """Each package of a lock file with its hashes, which follow on lines that begin with a blank."""
    for block in re.split(r"\n(?=\S)", text):
        if _PIN.match(block):
            yield block + "\n"


def is_there(pin: str) -> bool:
    wanted = _PIN.match(pin)
    assert wanted is not None
    try:
        return version(wanted["name"]) == wanted["version"]
    except PackageNotFoundError:
        return False


def shares(missing: Sequence[str], number: int) -> list[list[str]]:
    """Dealt out in turn; nobody knows beforehand which package is large."""
    return [share for first in range(number) if (share := list(missing[first::number]))]


def install(dealt: Iterable[Sequence[str]], command: Sequence[str]) -> int:
    """All shares side by side. What went wrong pip says itself; the first that failed gives the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        running = []
        for number, share in enumerate(dealt):
            file = Path(folder) / f"{number}.txt"
            file.write_text("".join(share), encoding="utf-8")
            running.append(subprocess.Popen([*command, "-r", str(file)]))
        codes = [process.wait() for process in running]
    return next(filter(None, codes), 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="a lock file as pip-compile writes it, with hashes")
    missing = [pin for pin in pins(parser.parse_args().file.read_text(encoding="utf-8")) if not is_there(pin)]
    return install(shares(missing, os.cpu_count() or 1), [*PIP, *LOCKED])


if __name__ == "__main__":
    sys.exit(main())
