"""Whatever one visitor does, another one who plays meanwhile waits less than 200 ms, in 95 of 100 cases.

The real server with its usual limits is attacked over real sockets, from one address, by somebody who has a seat, too.
The other visitor has an address and a table of their own, reads the position and answers. Where the attack keeps bots
thinking, they play against a bot, and what is asked of its answer is asked of every reply: that it is there in time.
Before each of their requests the attack has gone on, and before the first one it has shown its teeth: so many were
refused, so much was done.

What is measured is processor time: of the server, and of whichever of its helpers (bots, pictures) computed most, from
the request to its reply, and from an answer until the bot's has been read. On a machine that has nothing else to do,
that is what the visitor waits, for nothing that they ask for needs anything but the server's own work and that of a
bot which hardly thinks: were they kept behind other requests, pictures or thinking bots, all that these compute would
be counted. A bot's answer takes 0.03 s; 0.5 s if one visitor may have all places for bots, 1 s if there is but one.
On a busy machine the same work takes longer by the clock, and no more processor time. What is not counted is the disk,
and the way through the network. By the clock, with nothing else running, `python -m tests.abuse` measures the same;
docs/performance.md has the figures of a run.
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
    for times in (waits.replies, waits.turns) if ATTACKS[name].bots else (waits.replies,):
        assert p95(times.computed) < MOST_SECONDS, told(times.computed)
    assert done["500"] == 0
