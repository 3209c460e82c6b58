"""A server process that is killed at the worst moment: `python -m tests.notify.victim URL STAGE PORT CERTIFICATE`.

It plays until Ben is asked, which is stored, and dies before it has sent anything, or after it has sent it and before
that is stored."""

import asyncio
import os
import signal
import ssl
import sys
from pathlib import Path

from gusher.notify.outside import Outside
from gusher.store.notices import Notice
from tests.notify.club import club, subscribed
from tests.notify.receivers import HERE, WebReceiver

BEFORE, AFTER = "before", "after"


class Reaching(WebReceiver):
    """The receiver in the process of the test."""

    def __init__(self, port: int, certificate: Path) -> None:
        super().__init__(port)
        self._certificate = certificate

    def outside(self) -> Outside:
        async def resolve(host: str, port: int) -> list[tuple[str, int]]:
            return [(HERE, self.port)]

        return Outside(resolve, lambda _: True, ssl.create_default_context(cafile=str(self._certificate)))


async def die(url: str, stage: str, web: WebReceiver) -> None:
    async with club(Path(), web, url=url) as here:
        match_id = await here.open()
        await subscribed(here)
        deliver = here.notices.sender._deliver

        async def cut_off(notice: Notice) -> None:
            if stage == AFTER:
                await deliver(notice)
            os.kill(os.getpid(), signal.SIGKILL)

        here.notices.sender._deliver = cut_off
        await here.play_until(match_id, 1)
        await here.wait()


if __name__ == "__main__":
    asyncio.run(die(sys.argv[1], sys.argv[2], Reaching(int(sys.argv[3]), Path(sys.argv[4]))))
