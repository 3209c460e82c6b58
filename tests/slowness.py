"""How slow this machine is, for the few tests that allow so much processor time and no more.

Processor time does not depend on what else runs, but on the machine: docs/performance.md has figures of some that took
twice as long for the same. So such a limit is that of an ordinary machine, and on a slower one as much more as a piece
of plain Python takes longer there.
"""

import json
from time import thread_time

ORDINARY_SECONDS = 0.0022  # that `plain_python` takes


def slowness() -> float:
    """How many times as long as on an ordinary machine; 1 if it is quicker."""
    return max(1.0, min(plain_python() for _ in range(20)) / ORDINARY_SECONDS)


def plain_python() -> float:
    """What views are made of: dictionaries, lists, strings and JSON."""
    began = thread_time()
    entries = [{"n": n, "by": n % 4, "do": f"move-{n}", "to": [n, n + 1]} for n in range(1500)]
    found = json.loads(json.dumps(entries))
    "".join(f"<g id={entry['do']!r}>{entry['to'][0]}</g>" for entry in sorted(found, key=lambda entry: entry["do"]))
    return thread_time() - began
