"""Installs what a lock file pins: `python -m tools.install FILE`, with the Python that is to have it.

uv does it, in a sixth of the processor time that pip takes; pip brings uv. But uv reads none of pip's settings: where
only pip knows the way to the packages (another index, a certificate), pip does it all, from the same file.
"""

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

UV_LOCK = Path(__file__).resolve().parent.parent / "requirements" / "uv.txt"
# A lock file names everything, so that nobody has to look what needs what.
LOCKED = ["--no-deps", "--require-hashes", "-q", "-r"]
PIP = ["pip", "install", "--disable-pip-version-check", "--no-compile", *LOCKED]
UV = ["uv", "pip", "install", "--python", sys.executable, *LOCKED]

Run = Callable[[Sequence[str]], bool]


def succeeds(module: Sequence[str]) -> bool:
    """Runs a module of this Python; what goes wrong it says itself."""
    return subprocess.call([sys.executable, "-m", *module]) == 0


def install(file: Path, run: Run = succeeds) -> bool:
    if run([*PIP, str(UV_LOCK)]) and run([*UV, str(file)]):
        return True
    print("uv could not install it; pip tries.", file=sys.stderr, flush=True)
    return run([*PIP, str(file)])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path, help="a lock file with hashes, as `make lock` writes it")
    return int(not install(parser.parse_args().file))


if __name__ == "__main__":
    sys.exit(main())
