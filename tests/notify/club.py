"""A club whose members have gone home: tables, a clock of the test's own, and notices that go to receivers here."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from gusher import store as stores
from gusher.notify.service import Notices
from gusher.store.clocks import Pace
from gusher.store.people import PlayerRecord
from gusher.store.port import Claim, Store
from gusher.table.live import LiveTable
from gusher.table.notices import MOMENT_SECONDS
from gusher.table.opening import SeatWish
from gusher.table.ordering import Pause, natural_pause
from gusher.table.service import Tables
from tests.fixed import Secrets, fixed_pool
from tests.notify.receivers import Browser, MailReceiver, WebReceiver

HOME = "https://club.example"
NOON = 1_800_000_000.0
PEOPLE = {"ada": "en", "ben": "fr", "cleo": "en"}  # and their languages


class Settable(Protocol):
    """What time it is, as a test wants it."""

    now: float

    def __call__(self) -> float: ...


class Clock:
    def __init__(self, now: float = NOON) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@dataclass
class Club:
    tables: Tables
    notices: Notices
    clock: Settable
    _keys: int = 0

    @property
    def store(self) -> Store:
        return self.tables.store

    async def open(self, game: str = "atacama", seats: int = 2, pace: Pace | None = None) -> str:
        """A table of Ada, Ben and perhaps Cleo, who have told who they are and in which language."""
        people = list(PEOPLE)[:seats]
        opened = await self.tables.open(game, {}, [SeatWish("human", name.title()) for name in people], pace=pace)
        for seat, name in enumerate(people):
            now = self.clock()  # who was never seen is forgotten at the next start
            self.store.enter(PlayerRecord(name, f"key-{name}", name.title(), PEOPLE[name], now, now))
            self.store.sits(name, [(opened.id, seat)])
        return opened.id

    async def add(self, player: str, kind: str, **given: str) -> str:
        return (await self.notices.add(player, kind, given, HOME, "en")).id

    def key(self) -> str:
        self._keys += 1
        return f"key-{self._keys}"

    async def answer(self, match_id: str) -> LiveTable:
        """Whoever is asked gives the first answer that is possible."""
        table = await self.tables.settled(match_id)
        words = table.match.game.actions.words(int(table.match.state.legal()[0]))
        await self.tables.answer(match_id, table.asked, table.match.n, self.key(), words)
        return await self.tables.settled(match_id)

    async def play_until(self, match_id: str, *asked: int) -> LiveTable:
        """At least one answer, and on until one of these is asked; -2 is nobody."""
        table = await self.answer(match_id)
        while table.asked not in asked:
            table = await self.answer(match_id)
        return table

    async def wait(self, seconds: float = MOMENT_SECONDS) -> int:
        """Time goes by, and what is due then is sent."""
        self.clock.now += seconds
        return await self.notices.sender.send_due()


@asynccontextmanager
async def club(
    folder: Path,
    web: WebReceiver,
    mail: MailReceiver | None = None,
    url: str = "",
    clock: Clock | None = None,
    owner: str = "",
    order_pause: Pause = natural_pause,
) -> AsyncIterator[Club]:
    store = stores.open(url or str(folder / "tables.db"), claim=Claim.SERVE)
    time = clock or Clock()
    tables = Tables(store, fixed_pool(1), now=time, secret=Secrets("club"), owner=owner, order_pause=order_pause)
    await tables.start()
    smtp = mail.smtp if mail is not None else None
    notices = Notices(
        *(store, tables.read, tables.write), smtp=smtp, home=HOME, owner=tables.owner, now=time, outside=web.outside
    )
    await notices.open()
    try:
        yield Club(tables, notices, time)
    finally:
        await notices.close()
        await tables.close()


async def subscribed(club: Club, player: str = "ben") -> Browser:
    browser = Browser()
    await club.add(player, "push", subscription=browser.subscription)
    return browser
