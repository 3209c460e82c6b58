"""`python -m tests.chaos --kills 500 --seed 2`: as many kills as one likes."""

import argparse
import tempfile
import time
from dataclasses import asdict
from pathlib import Path

from tests.chaos.run import chaos


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="gusher-chaos-") as folder:
        outcome = chaos(Path(folder), wanted.kills, wanted.seed)
    print(asdict(outcome), f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
