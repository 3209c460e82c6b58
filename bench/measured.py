"""A server whose work is counted. Its matches draw from numbered secrets (bench/fixed.py), so that two of them, asked
in the same order, play the same games."""

import os
from pathlib import Path

from bench.server import Server

PID, PARENT = 0, 2  # where they stand in /proc/…/stat, the program's name left out
TIMES = range(12, 16)  # user and system, of the process and of the children it has waited for


class Measured(Server):
    """`package` is the folder of another Gusher's package, to be measured instead of this one."""

    module = "bench.fixed"

    def __init__(self, folder: Path, package: Path | None = None, db: str = "") -> None:
        super().__init__(folder, "--no-limits", db=db)
        if package is not None:
            self.path.insert(0, str(package.resolve()))

    @property
    def cpu_ms(self) -> float:
        """What the process and its children have spent so far."""
        assert self._process is not None
        stats = [_stat(path) for path in Path("/proc").glob("[0-9]*/stat")]
        own = [stat for stat in stats if stat and str(self._process.pid) in (stat[PID], stat[PARENT])]
        ticks = sum(int(stat[field]) for stat in own for field in TIMES)
        return 1000 * ticks / os.sysconf("SC_CLK_TCK")


def _stat(path: Path) -> list[str]:
    try:
        pid, _, rest = path.read_text(encoding="utf-8", errors="replace").partition(" (")
    except OSError:
        return []  # it has just ended
    return [pid, *rest.rpartition(") ")[2].split()]
