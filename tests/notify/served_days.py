"""Two people who play over days at a server of the tests, in real browsers. What they do not do there themselves is
done in that process, by the machinery that plays over days without a browser (days.py)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI

from gusher.games.giganten.actions import ask
from gusher.games.giganten.rules import auction
from gusher.games.giganten.state import Giganten
from gusher.notify.service import Notices
from gusher.table.live import LiveTable
from tests.notify.club import Club, Settable
from tests.notify.days import ADA, BEN, ORDERS, Days
from tests.notify.receivers import WebReceiver
from tests.notify.victim import Reaching
from tests.polled import eventually

ENOUGH = 3  # licences with which two can outbid each other


class ByHand(Notices):
    """Tells when the test says so, and not every few seconds besides."""

    async def start(self) -> None:
        await self.open()


def notices_to(port: int, certificate: str) -> Callable[..., Notices]:
    """Whatever is sent goes to the receiver at this port."""
    return partial(ByHand, outside=Reaching(port, Path(certificate)).outside)


@dataclass
class ServedDays(Days):
    """Nobody is told whose page is still open. The first auction between the two is left to them."""

    left_to_them: bool = True

    async def is_told(self, seat: int) -> None:
        async def has_left() -> bool:
            return (self.match_id, seat) not in self.club.notices.presence

        await eventually(has_left)  # the browser, another process, has closed the page
        await super().is_told(seat)

    async def play(self, seat: int) -> LiveTable:
        table = await self._now()
        while table.asked == seat and not table.over and not (self.left_to_them and begins(table)):
            table = await self.answer(seat)
        return table

    async def until_auction(self) -> None:
        """Until Ada is asked to open an auction in which only the two of them take part."""
        while not begins(table := await self.settled()):
            assert not table.over
            await self.step()
        self.left_to_them = False

    async def until_asked(self, seat: int) -> None:
        while (await self.settled()).asked != seat:
            await self.step()

    async def to_the_end(self) -> None:
        self.orders = ORDERS
        while not (await self.step()).over:
            pass
        self.expected["the end"] = await self.told_of_the_end()


def begins(table: LiveTable) -> bool:
    state = table.match.state
    assert isinstance(state, Giganten)
    if state.step != ask.BID or state.bid or table.asked != ADA:
        return False
    taking_part = [seat for seat in range(len(table.record.seats)) if auction.is_in(state, seat)]
    return taking_part == [ADA, BEN] and min(int(state.held[ADA]), int(state.held[BEN])) >= ENOUGH


class Playing:
    """Does what a line says at the one table of a server: `begin` with its id and how often each was told before, then
    whatever `ServedDays` can do."""

    def __init__(self, app: FastAPI, clock: Settable) -> None:
        self._app = app
        self._clock = clock
        self._days: ServedDays | None = None

    async def obey(self, what: str, wishes: list[Any]) -> dict[str, Any]:
        if what == "begin":
            match_id, told = wishes
            club = Club(self._app.state.tables, self._app.state.notices, self._clock)
            self._days = ServedDays(match_id, [club], WebReceiver(), Counter(told), (), left_to_them=not told)
        else:
            assert self._days is not None
            await getattr(self._days, what)(*wishes)
        table = await self._days.settled()
        return {"asked": table.asked, "now": self._clock.now, "told": dict(self._days.expected)}
