"""A server process on the first days of a game over days, which is killed: `python -m tests.notify.first_days URL
PORT CERTIFICATE`. Before that it prints the match, what time it is, and how often it has told each of the two."""

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.notify.club import club
from tests.notify.days import Days, at_once, open_table
from tests.notify.receivers import WebReceiver
from tests.notify.victim import Reaching

STEPS = 6


async def evening(url: str, web: WebReceiver) -> None:
    async with club(Path(), web, url=url, order_pause=at_once) as here:
        days = Days(await open_table(here), [here], web)
        for _ in range(STEPS):
            await days.step()
        print(days.match_id, here.clock.now, days.expected["ada"], days.expected["ben"], flush=True)
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(evening(sys.argv[1], Reaching(int(sys.argv[2]), Path(sys.argv[3]))))
