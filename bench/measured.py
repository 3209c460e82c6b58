"""A server whose work is counted. Its matches draw from numbered secrets (bench/fixed.py), so that two of them, asked
in the same order, play the same games."""

import os
from pathlib import Path

from bench.server import Server

PID, PARENT = 0, 2  # where they stand in /proc/…/stat, the program's name left out
TIMES = range(12, 14)  # user and system, of all threads
PAGES = 22  # of memory


class Measured(Server):
    """`package` is the folder of another Gusher's package, to be measured instead of this one."""

    module = "bench.fixed"

    def __init__(self, folder: Path, package: Path | None = None, db: str = "", workers: int = 1) -> None:
        several = ("--workers", str(workers)) if workers > 1 else ()  # a Gusher of before does not know the word
        super().__init__(folder, "--no-limits", *several, db=db)
        self._several = bool(several)
        if package is not None:
            self.path.insert(0, str(package.resolve()))

    @property
    def cpu_ms(self) -> float:
        """What the server's processes have spent so far: one, or those that it has started to serve with."""
        ticks = sum(int(stat[field]) for stat in self._own() for field in TIMES)
        return 1000 * ticks / os.sysconf("SC_CLK_TCK")

    @property
    def all_memory_kb(self) -> int:
        """What they hold now."""
        return sum(int(stat[PAGES]) for stat in self._own()) * os.sysconf("SC_PAGE_SIZE") // 1024

    def _own(self) -> list[list[str]]:
        """Of the process that serves, or of several with the one that has started them. Bots are not counted."""
        if not self._several:
            return [_stat(Path(f"/proc/{self.pid}/stat"))]
        return [stat for stat in stats() if str(self.pid) in (stat[PID], stat[PARENT])]


def stats() -> list[list[str]]:
    """What the machine tells of each process."""
    found = (_stat(path) for path in Path("/proc").glob("[0-9]*/stat"))
    return [stat for stat in found if stat]


def _stat(path: Path) -> list[str]:
    try:
        pid, _, rest = path.read_text(encoding="utf-8", errors="replace").partition(" (")
    except OSError:
        return []  # it has just ended
    return [pid, *rest.rpartition(") ")[2].split()]
