"""Whatever one visitor does, another one who plays meanwhile waits less than 200 ms, in 95 of 100 cases.

The real server with its usual limits is attacked over real sockets, from one address, by somebody who has a seat, too.
The other visitor has an address and a table of their own, reads the position and answers. Before each of their requests
the attack has gone on, and before the first one it has shown its teeth: so many were refused, so much was done.

What is measured is processor time: of the server, and of whichever of its helpers (bots, pictures) computed most, from
the request to its reply. On a machine that has nothing else to do, that is what the visitor waits, for nothing that
they ask for needs anything but the server's own work: were they kept behind other requests, pictures or thinking
bots, all that these compute would be counted. On a busy machine the same work takes longer by the clock, and no more
processor time. What is not counted is the disk, and the way through the network. By the clock, with nothing else
running, `python -m tests.abuse` measures the same; docs/performance.md has the figures of a run.
"""

from pathlib import Path

import pytest

from tests.abuse.attacks import ATTACKS
from tests.abuse.innocent import p95, told
from tests.abuse.run import against

REQUESTS = 60
MOST_SECONDS = 0.2


@pytest.mark.parametrize("name", ATTACKS)
def test_nobody_waits_for_an_attacker(tmp_path: Path, name: str) -> None:
    waits, done = against(tmp_path, ATTACKS[name], REQUESTS)
    assert p95(waits.computed) < MOST_SECONDS, told(waits.computed)
    assert done["500"] == 0
