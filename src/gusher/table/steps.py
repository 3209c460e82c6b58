"""The journey of every change: same key? same position? then play, store, and only then tell."""

import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from gusher.kernel import log
from gusher.kernel.errors import GusherError, Refused
from gusher.kernel.match import Entry
from gusher.store.port import OVER, RUNNING, AlreadyKept, Growth, Reply, Stale
from gusher.table import running
from gusher.table.errors import Behind, NotYours, TableError
from gusher.table.live import LiveTable, snapshot
from gusher.table.memory import Memory
from gusher.table.notices import after_step
from gusher.table.running import Time
from gusher.table.threads import StoreThreads

LONGEST_KEY = 64
SNAPSHOT_EVERY = 20  # entries
MOST_REWINDS = 100  # after the entry that is gone back to: a log must not grow for ever without getting anywhere

Told = dict[str, Any]  # what a request is answered


class Steps:
    """Answers and undo."""

    def __init__(self, memory: Memory, threads: StoreThreads, now: Callable[[], float], time: Time) -> None:
        self._memory = memory
        self._threads = threads
        self._now = now
        self._time = time
        self.stored: list[Callable[[LiveTable], None]] = []  # a bot may be asked now, or somebody who has an order
        self.ended: Callable[[LiveTable], None] = lambda _: None  # the result may count

    async def answer(self, match_id: str, seat: int, after: int, key: str, *answers: Mapping[str, Any]) -> Told:
        """What one click of a seat gives to the position after entry `after`: one answer, or several that are played
        in turn and stored as one step, all or nothing. The same key gets the same reply."""

        def give(table: LiveTable) -> list[Entry]:
            return table.match.answer(sitting(table, seat), *answers)

        return await self._step(match_id, seat, after, key, give)

    async def undo(self, match_id: str, seat: int, after: int, key: str) -> Told:
        """Takes back what the seat's last click gave; raises Refused beyond the barrier."""

        def take_back(table: LiveTable) -> list[Entry]:
            to = table.match.undo_to(sitting(table, seat))
            if to is None:
                raise Refused("barrier", to=after)
            return rewound(table, seat, to)

        return await self._step(match_id, seat, after, key, take_back)

    async def _step(
        self, match_id: str, seat: int, after: int, key: str, play: Callable[[LiveTable], list[Entry]]
    ) -> Told:
        async def step(table: LiveTable) -> Told:
            if after != table.match.n:
                raise Behind("stale", n=table.match.n)
            return await self.store(table, play(table), seat, key)

        return await self.once(match_id, seat, key, step)

    async def once(self, match_id: str, seat: int, key: str, decision: Callable[[LiveTable], Awaitable[Told]]) -> Told:
        """What a request with this key leads to, however often and to whichever process it is sent. Nearly every key is
        new, so that the store is asked for an earlier reply only if this process has given it, or before a refusal:
        another one may have given it."""
        if not 0 < len(key) <= LONGEST_KEY:
            raise TableError("key", most=LONGEST_KEY)

        async def keyed(table: LiveTable) -> Told:
            known = await self._reply(table, seat, key) if table.may_know_key(seat, key) else None
            if known is not None:
                return known
            try:
                return await decision(table)
            except (GusherError, AlreadyKept):
                known = await self._reply(table, seat, key)
                if known is None:
                    raise
                return known

        return await self._memory.decide(match_id, keyed)

    async def _reply(self, table: LiveTable, seat: int, key: str) -> Told | None:
        known = await self._threads.read(self._threads.store.reply, table.id, seat, key)
        reply: Told | None = json.loads(known) if known is not None else None
        return reply

    async def store(self, table: LiveTable, entries: list[Entry], seat: int, key: str) -> Told:
        """Stores what was just played at a table that is held, and tells. Raises Behind if another process was
        quicker."""
        match = table.match
        now = self._now()
        reply = {"n": match.n, "answer": entries[0].n}
        growth = Growth(
            after=entries[0].n - 1,
            entries=tuple(json.dumps(log.entry_words(match, entry)) for entry in entries),
            status=OVER if match.over else RUNNING,
            turn=table.asked,
            changed=now,
            result=log.end_words(match)["end"] if match.over else None,
            reply=Reply(seat, key, json.dumps(reply)) if key else None,
            snapshot=snapshot(match) if match.over or _passes_mark(entries) else None,
            notices=after_step(table, entries, now),
            clock=running.after_step(table, entries[0].by, self._time()),
        )
        try:
            version = await self._memory.change(table, self._threads.store.append, table.id, growth)
        except Stale as error:
            raise Behind("stale", n=error.n) from None
        table.takeback = None
        if key:
            table.remember_key(seat, key)
        table.has_stored(
            version,
            n=match.n,
            status=growth.status,
            turn=growth.turn,
            changed=growth.changed,
            since=table.record.since if table.record.turn == growth.turn else growth.changed,
            result=growth.result,
            **running.kept(growth.clock),
        )
        for tell in self.stored:
            tell(table)
        if match.over:
            self.ended(table)
        return reply


def sitting(table: LiveTable, seat: int) -> int:
    """The seat, if a person sits there and plays; raises NotYours, or TableError."""
    if table.ended:
        raise TableError("clock-ended")
    if not 0 <= seat < len(table.record.seats) or seat not in table.people:
        raise NotYours("seat")
    return seat


def rewound(table: LiveTable, by: int, to: int, agreed: bool = False) -> list[Entry]:
    if sum(entry.to is not None for entry in table.match.entries[to:]) >= MOST_REWINDS:
        raise TableError("rewinds", most=MOST_REWINDS)
    return table.match.rewind(by, to, agreed)


def _passes_mark(entries: list[Entry]) -> bool:
    """Every so many entries the position is kept too."""
    return (entries[0].n - 1) // SNAPSHOT_EVERY < entries[-1].n // SNAPSHOT_EVERY
