"""`python -m tests.abuse`: how long the innocent visitor waits by the clock, without an attack and beside each; with
names of attacks after it, beside these alone. To be trusted only where nothing else runs."""

import argparse
import tempfile
from pathlib import Path

from tests.abuse.attacker import Attacker
from tests.abuse.attacks import ATTACKS, Attack
from tests.abuse.innocent import told
from tests.abuse.run import against


async def nothing(_: Attacker) -> None:
    """To compare with."""


def main() -> None:
    every = {"nothing": Attack(nothing, bots=True), **ATTACKS}
    parser = argparse.ArgumentParser(prog="python -m tests.abuse", description=__doc__)
    parser.add_argument("--requests", type=int, default=200, help="of the innocent visitor, beside each attack")
    parser.add_argument("--pause", type=float, default=0.05, help="seconds before each")
    parser.add_argument("attacks", nargs="*", choices=[[], *every], help="all, if none is named")
    wanted = parser.parse_args()
    for name in wanted.attacks or every:
        with tempfile.TemporaryDirectory(prefix="gusher-abuse-") as folder:
            waits, done = against(Path(folder), every[name], wanted.requests, wanted.pause)
        for what, times in {name: waits.replies, f"{name}, until the bot has answered": waits.turns}.items():
            if times.wall:
                print(f"{what}: {told(times.wall)} ms by the clock; {told(times.computed)} ms of processor time")
        print(f"{name}: {dict(done)}")


if __name__ == "__main__":
    main()
