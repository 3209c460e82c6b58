"""`gusher`, which says in the last line of its errors how much processor time it took: `python -m tests.cli.timed`."""

import sys
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from gusher.cli import run


def spent() -> float:
    """Seconds, of this process and of those it has waited for."""
    return sum(used.ru_utime + used.ru_stime for used in map(getrusage, (RUSAGE_SELF, RUSAGE_CHILDREN)))


if __name__ == "__main__":
    before = spent()
    code = run(sys.argv[1:])
    print(spent() - before, file=sys.stderr)
    sys.exit(code)
