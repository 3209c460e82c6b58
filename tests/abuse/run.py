"""One attack against a server of its own, and the innocent visitor beside it."""

import asyncio
import os
import signal
from collections import Counter
from functools import partial
from pathlib import Path

from tests.abuse.attacker import Attacker
from tests.abuse.attacks import Attack
from tests.abuse.innocent import Innocent, Waits
from tests.abuse.stored import fill
from tests.computed import Computed
from tests.polled import eventually
from tests.web.ready_server import ReadyServer

BUSY_SECONDS = 0.1  # of processor time: then what works beside the server is under way


def against(folder: Path, attack: Attack, requests: int, pause: float = 0.0) -> tuple[Waits, Counter[str]]:
    """How long the innocent visitor waited, in so many requests, or for so many answers of a bot where the attack is on
    bots, and in as many more as it takes until the attack has done what it must; and what it has done. Without a pause
    each request follows when the attack has gone on."""
    server = ReadyServer(folder)
    fill(server.database, attack.bots)
    server.start()
    try:
        return asyncio.run(_against(server, attack, requests, pause))
    finally:
        os.kill(server.pid, signal.SIGKILL)  # it need not wait for what is still drawn or thought about
        server.wait()


async def _against(server: ReadyServer, attack: Attack, requests: int, pause: float) -> tuple[Waits, Counter[str]]:
    attacker, innocent = Attacker(server.url), Innocent(server.url, server.pid, attack.bots)
    async with attacker.client, innocent, asyncio.TaskGroup() as group:
        attacking = group.create_task(attack.run(attacker))
        await attacker.has_done(attack.before)
        if attack.beside:
            await eventually(partial(_is_busy_beside, server.pid))
        if attack.bots:
            await innocent.has_met_the_bot()
        before = attacker.done.copy()
        while innocent.waited < requests or not attacker.done - before >= Counter(attack.meanwhile):
            attacker.innocent_asks.beat()
            await (asyncio.sleep(pause) if pause else attacker.does_more())
            await innocent.asks()
        attacking.cancel()
    return innocent.waits, attacker.done - before


async def _is_busy_beside(server: int) -> bool:
    return any(took > BUSY_SECONDS for took in Computed.by(server).beside.values())
