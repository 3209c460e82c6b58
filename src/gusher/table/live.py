"""A match in memory: what the store keeps, folded, with everybody who waits for news of it."""

import asyncio
import json
from collections import deque
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import replace
from typing import Any

from gusher.bots.people import written
from gusher.kernel import log, registry
from gusher.kernel.chance import commitment
from gusher.kernel.match import Match
from gusher.kernel.state import OVER as NOBODY_ASKED
from gusher.store.orders import OrderRecord
from gusher.store.people import Leaving
from gusher.store.port import ChatRecord, MatchRecord, SeatRecord, Since, Snapshot, Whole, Wish, ordered
from gusher.table.errors import TableError
from gusher.table.slices import Work, finish

BOT = "bot"
CHAT_SHOWN = 200  # the last lines of a table's chat, which every view shows


class Signal:
    """Wakes one watcher, who has these seats: the newest state counts, older ones may be missed."""

    def __init__(self, seats: Collection[int] = ()) -> None:
        self.seats = frozenset(seats)
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._rung = True
        self._wake()

    def _wake(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def wait(self, seconds: float | None = None) -> bool:
        """Until it has rung since the last time, or so long at most: has it? After every view of every page one waits
        again, and a future with an alarm costs half of what asyncio's own words for it do."""
        if not self._rung:
            loop = asyncio.get_running_loop()
            self._waiting = loop.create_future()
            alarm = None if seconds is None else loop.call_later(seconds, self._wake)
            try:
                await self._waiting
            finally:
                self._waiting = None
                if alarm is not None:
                    alarm.cancel()
        rung, self._rung = self._rung, False
        return rung


class LiveTable:
    """One table. `lock` is held by whoever changes it: there is one writer per match."""

    def __init__(self, record: MatchRecord, match: Match, chat: Iterable[ChatRecord] = ()) -> None:
        self.record = record
        self.match = match
        self.going_on = match  # the same, unless this is a `still`
        self.chat = deque(chat, CHAT_SHOWN)
        self.lock = asyncio.Lock()
        self.latest = (record.n, record.version)  # of the store, as far as anybody has told; memory may be behind
        self.takeback: Wish | None = None
        self.leaving: Leaving | None = None
        self.orders: tuple[OrderRecord, ...] = ()  # of all seats: see table/orders.py
        self.ordered: set[tuple[int, int]] = set()  # seats, and entries that were given by their orders
        self.owed = 0  # answers of bots alone to those who looked and went away
        self._signals: set[Signal] = set()
        self._answered: set[int] = set()

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def version(self) -> int:
        """Rises with everything that viewers should notice, chat and names included; the store counts."""
        return self.record.version

    @property
    def behind(self) -> bool:
        """Does the store have more than memory?"""
        return self.latest[1] > self.record.version

    def shows(self, n: int, version: int) -> bool:
        """Does memory have all that the store has, as far as anybody has told, the caller included?"""
        return not self.behind and self.match.n >= n and self.version >= version

    @property
    def watched(self) -> bool:
        return bool(self._signals)

    @contextmanager
    def watching(self, seats: Collection[int] = ()) -> Iterator[Signal]:
        """While the block runs, the signal rings at every change, and when something changes that is the business of
        one of these seats alone."""
        signal = Signal(seats)
        self._signals.add(signal)
        try:
            yield signal
        finally:
            self._signals.discard(signal)

    def replaces(self, other: "LiveTable") -> None:
        """Whoever watches the other one watches this one from now on, and is sent to look at it."""
        self._signals = other._signals
        self._ring()

    def still(self) -> "LiveTable":
        """The table as it is now, for those who look at it for longer: what happens meanwhile may turn out not to have
        been stored, and an end that was not stored must not open anything."""
        still = copy(self)
        still.match = self.match.still()
        return still

    def hear(self, n: int, version: int) -> bool:
        """The store stands there: all viewers are told, if that is news. Called after the store has it, never
        before."""
        if version <= self.latest[1]:
            return False
        self.latest = (n, version)
        self._ring()
        return True

    def _ring(self) -> None:
        for signal in self._signals:
            signal.ring()

    def keep_orders(self, orders: tuple[OrderRecord, ...]) -> None:
        """The orders of all seats, as the store has them now. No number of the table rises, and nobody is told but who
        has the seat of an order that has come or gone."""
        changed = {order.id: order.seat for order in (*self.orders, *orders)}
        for same in {order.id for order in self.orders} & {order.id for order in orders}:
            del changed[same]
        self.orders = orders
        for signal in self._signals:
            if not signal.seats.isdisjoint(changed.values()):
                signal.ring()

    def has_stored(self, version: int, **changes: Any) -> None:
        """Memory and store have changed alike, and everybody may know. If the store has counted further than by one,
        another process has changed something in between: then memory is behind until it is taken in."""
        known = version if version == self.record.version + 1 else self.record.version
        self.record = replace(self.record, version=known, **changes)
        self.match.names = log_names(self.record)
        self.hear(self.match.n, version)

    def take_in(self, since: Since) -> None:
        """What other processes have stored. Raises BadLog, and then the table is of no use any more."""
        log.catch_up(self.match, since.entries)
        self.record = since.match
        self.match.names = log_names(since.match)
        self.takeback = since.wish
        self.leaving = since.leaving
        self.orders = since.orders
        self.ordered |= since.ordered
        self.chat = deque(since.chat, CHAT_SHOWN)
        self.hear(since.match.n, since.match.version)

    @property
    def ended(self) -> bool:
        """Have its people ended it without a result?"""
        return self.record.clock is not None and self.record.clock.ended

    @property
    def over(self) -> bool:
        """Is nobody asked any more, with a result or without?"""
        return self.match.over or self.ended

    @property
    def asked(self) -> int:
        """The seat that is asked; -2 when the game is over."""
        return NOBODY_ASKED if self.ended else int(self.match.state.seat)

    @property
    def people(self) -> list[int]:
        return [seat for seat, record in enumerate(self.record.seats) if record.kind != BOT]

    @property
    def attended(self) -> bool:
        """Does anybody care how it goes on? Where people sit, bots only play until one of them is asked; where the
        result counts, they finish what all people have left."""
        return bool(self.people) or self.watched or self.owed > 0 or self.record.rated

    def bot_asked(self) -> str:
        """The name of the bot that is asked now; empty if it is a person's turn or the game is over."""
        return self.record.seats[self.asked].bot if self.asked >= 0 else ""

    def remember_key(self, seat: int, key: str) -> None:
        """The store has a reply to this key."""
        self._answered.add(hash((seat, key)))

    def may_know_key(self, seat: int, key: str) -> bool:
        """Is it worth asking the store for the reply to this key? Nearly every key is new, and then it is not."""
        return hash((seat, key)) in self._answered


def log_names(record: MatchRecord) -> list[str]:
    """Names as the log has them: a bot's begins with `bot:`."""
    return [written(seat.bot, bot_name(seat)) if seat.kind == BOT else seat.name for seat in record.seats]


def bot_name(seat: SeatRecord) -> str:
    """What a bot is called; empty in matches of the days when bots had no names but were called what they are."""
    return "" if seat.bot.startswith(seat.name) else seat.name


def new_match(record: MatchRecord) -> Match:
    game = registry.find(record.game)
    return Match(
        game,
        len(record.seats),
        record.options,
        log_names(record),
        secret=record.secret,
        format=record.format,
        rules=record.rules,
    )


def header(record: MatchRecord) -> dict[str, Any]:
    """The first line of the match's log."""
    return log.first_line(
        record.format,
        record.game,
        record.rules,
        record.board,
        len(record.seats),
        record.options,
        log_names(record),
        commitment(record.secret),
    )


def revive(whole: Whole) -> LiveTable:
    """The table as the store keeps it."""
    return finish(reviving(whole))


def reviving(whole: Whole) -> Work[LiveTable]:
    """The same in small steps, for a long evening takes a while. If its log no longer leads to the position it once led
    to, people must not play on from another one: somebody has changed the rules without raising their version."""
    record, mark = whole.match, whole.snapshot
    registry.find(record.game)  # a plug-in may be gone
    steps = log.reading([json.dumps(header(record)), *whole.entries])
    match = next(steps)
    for _ in steps:
        if mark is not None and match.n == mark.n and not _comes_out_the_same(match, mark):
            raise TableError("aside-changed", n=mark.n)
        yield
    match.draw_from(record.secret)
    table = LiveTable(record, match, whole.chat)
    table.takeback = whole.wish
    table.leaving = whole.leaving
    table.orders = whole.orders
    table.ordered |= ordered(whole.replies)
    for reply in whole.replies:
        table.remember_key(reply.seat, reply.key)
    return table


def _comes_out_the_same(match: Match, mark: Snapshot) -> bool:
    """By older rules a position may have had fewer fields; those that it has in common with the present must agree."""
    state = match.state.dump()
    if match.rules == match.game.rules:
        return state == mark.state
    common = state.keys() & mark.state.keys()
    return all(state[name] == mark.state[name] for name in common)


def snapshot(match: Match) -> Snapshot:
    return Snapshot(match.n, match.state.dump())
