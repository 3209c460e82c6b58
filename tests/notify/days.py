"""Two people who play Giganten over days, with a bot, and are not there when their turn comes: each is told by push."""

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace

from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.store.clocks import ClockChange
from gusher.store.people import PlayerRecord, Wanted
from gusher.table.errors import Behind
from gusher.table.live import LiveTable
from gusher.table.notices import MOMENT_SECONDS
from gusher.table.opening import SeatWish
from gusher.table.ordering import _found
from gusher.table.orders import in_force, offers
from gusher.table.paces import DAY, HOUR, slow
from gusher.table.players import Mine
from tests.notify.club import Club
from tests.notify.receivers import Browser, WebReceiver
from tests.polled import eventually

ADA, BEN, BOT = range(3)
NAMES = {ADA: "ada", BEN: "ben"}
ORDERS = ("pass-round", "pay", "sell")  # what Ben has others do for him, every round


def at_once(_secret: str, _n: int) -> float:
    """For how long an order thinks."""
    return 0.0


def push_path(name: str) -> str:
    return f"/send/{name}"


async def open_table(club: Club) -> str:
    """Ada, Ben and a bot, a day for each turn; both want to be told by their browsers."""
    wishes = [SeatWish("human", "Ada"), SeatWish("human", "Ben"), SeatWish("bot", bot="random")]
    match_id = (await club.tables.open("giganten", {}, wishes, pace=slow(1))).id
    now = club.clock()
    for seat, name in NAMES.items():
        club.store.enter(PlayerRecord(name, f"key-{name}", name.title(), "en", now, now))
        club.store.sits(name, [(match_id, seat)])
        await club.add(name, "push", subscription=Browser(f"https://push.example{push_path(name)}").subscription)
    return match_id


@dataclass
class Days:
    """Goes on with the match, each step at the next of the processes, and notes how often each should be told."""

    match_id: str
    clubs: list[Club]
    web: WebReceiver
    expected: Counter[str] = field(default_factory=Counter)
    orders: tuple[str, ...] = ORDERS
    _steps: int = 0
    _rng: Rng = field(default_factory=lambda: Rng(1))

    @property
    def club(self) -> Club:
        return self.clubs[self._steps % len(self.clubs)]

    def told(self) -> Counter[str]:
        return Counter(request.path.removeprefix(push_path("")) for request in self.web.got)

    async def settled(self) -> LiveTable:
        """Bots and orders have answered, at whichever process: a person is asked, or nobody."""
        table = await self._now()

        async def is_settled() -> bool:
            nonlocal table
            await self.club.tables.ordering.follow()
            table = await self._now()
            return table.over or (table.asked in table.people and _found(table) is None)

        await eventually(is_settled)
        return table

    async def step(self) -> LiveTable:
        """Whoever is asked is told a moment later, once a turn; comes some hours later, and answers what is asked as
        long as it is that person; Ben leaves orders behind."""
        table = await self.settled()
        if table.over:
            return table
        seat = table.asked
        if any(entry.by != "chance" for entry in table.match.entries):  # whoever is asked first sees the table open
            await self.is_told(seat)
        self.club.clock.now += 7 * HOUR
        table = await self.play(seat)
        self._steps += 1
        return table

    async def play(self, seat: int) -> LiveTable:
        """All that is asked until it is another's turn."""
        table = await self._now()
        while table.asked == seat and not table.over:
            table = await self.answer(seat)
        return table

    async def answer(self, seat: int) -> LiveTable:
        """One question that the seat is asked."""
        table = await self._now()
        if seat == BEN:
            await self._order(table)
        if table.asked == seat:  # else an order was quicker, and nobody answers for somebody else
            with suppress(Behind):  # or it is just now, in another process
                await self._answer(table)
        return await self._now()

    async def is_told(self, seat: int) -> None:
        """Once, however many processes look for what is due, and however often."""
        self.expected[NAMES[seat]] += 1
        self.club.clock.now += MOMENT_SECONDS
        sent = 0

        async def is_sent() -> bool:
            nonlocal sent
            for club in self.clubs:
                await club.tables.ordering.follow()  # they have nothing to say: the person is told
                sent += await club.notices.sender.send_due()
            return sent > 0

        await eventually(is_sent)
        assert sent + sum([await club.notices.sender.send_due() for club in self.clubs]) == 1

    async def _order(self, table: LiveTable) -> None:
        given = {each.record.name for each in in_force(table, BEN)}
        offered = {order.name for order in offers(table, BEN, table.match.view(BEN))}
        for name in self.orders:
            if name in offered and name not in given:
                await self.club.tables.orders.give(self.match_id, BEN, name)

    async def _answer(self, table: LiveTable) -> None:
        policy = table.match.game.policy
        assert isinstance(policy, Adviser)
        view = table.match.view(table.asked)
        words = table.match.game.actions.words(int(policy.advise(view, self._rng)))
        await self.club.tables.answer(self.match_id, table.asked, table.match.n, f"{table.match.n}", words)

    async def _now(self) -> LiveTable:
        await self.club.tables.refresh(self.match_id)
        return await self.club.tables.settled(self.match_id)

    async def a_day_goes_by(self) -> None:
        """And nobody answers. Watched every few seconds it would take too long: the clock is put back instead."""
        tables = self.club.tables
        clock = (await self._now()).record.clock
        assert clock is not None
        assert clock.alarm is not None
        earlier = replace(clock, since=clock.since - DAY - 1, alarm=clock.alarm - DAY - 1)
        tables.store.change_clock(self.match_id, ClockChange(earlier, clock))
        await tables.refresh(self.match_id)
        await eventually(self._time_is_up)

    async def _time_is_up(self) -> bool:
        """Whoever has found that: each process also looks by itself, every few seconds; and the one that was killed
        may still have the lease."""
        for club in self.clubs:
            await club.tables.watch.round()
        clock = (await self._now()).record.clock
        return clock is not None and clock.up is not None

    async def told_of_the_end(self) -> int:
        """How many: whoever did not bring it about."""
        self.club.clock.now += MOMENT_SECONDS
        return sum([await club.notices.sender.send_due() for club in self.clubs * 2])

    async def finished(self, seat: int) -> list[Mine]:
        """Among the player's own games."""
        name = NAMES[seat]
        return await self.club.tables.players.matches(Wanted(name, f"key-{name}", over=True), 10)
