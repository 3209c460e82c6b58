"""A match in memory: what the store keeps, folded, with everybody who waits for news of it."""

import asyncio
import json
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from gusher.kernel import log, registry
from gusher.kernel.chance import commitment
from gusher.kernel.match import Match
from gusher.store.port import ChatRecord, MatchRecord, SeatRecord, Snapshot, Store
from gusher.table.errors import TableError

BOT = "bot"
CHAT_SHOWN = 200  # the last lines of a table's chat, which every view shows


class Signal:
    """Wakes one watcher: the newest state counts, older ones may be missed."""

    def __init__(self) -> None:
        self._event = asyncio.Event()

    def ring(self) -> None:
        self._event.set()

    async def wait(self) -> None:
        await self._event.wait()
        self._event.clear()


@dataclass(frozen=True)
class TakeBack:
    """A wish to take back beyond the barrier. Everybody in `needed` must still accept it."""

    by: int
    to: int
    needed: frozenset[int]


class LiveTable:
    """One table. `lock` is held by whoever changes it: there is one writer per match."""

    def __init__(self, record: MatchRecord, match: Match, chat: Iterable[ChatRecord] = ()) -> None:
        self.record = record
        self.match = match
        self.chat = deque(chat, CHAT_SHOWN)
        self.lock = asyncio.Lock()
        self.version = 0  # rises with everything that viewers should notice, chat and names included
        self.takeback: TakeBack | None = None
        self._signals: set[Signal] = set()
        self._answered: set[int] = set()

    @property
    def id(self) -> str:
        return self.record.id

    @property
    def watched(self) -> bool:
        return bool(self._signals)

    @contextmanager
    def watching(self) -> Iterator[Signal]:
        """While the block runs, the signal rings at every change."""
        signal = Signal()
        self._signals.add(signal)
        try:
            yield signal
        finally:
            self._signals.discard(signal)

    def replaces(self, other: "LiveTable") -> None:
        """Whoever watches the other one watches this one from now on."""
        self._signals = other._signals
        self.version = other.version

    def publish(self) -> None:
        """Tells all viewers that there is news. Called after the store has it, never before."""
        self.version += 1
        for signal in self._signals:
            signal.ring()

    @property
    def asked(self) -> int:
        """The seat that is asked; -2 when the game is over."""
        return int(self.match.state.seat)

    @property
    def people(self) -> list[int]:
        return [seat for seat, record in enumerate(self.record.seats) if record.kind != BOT]

    def bot_asked(self) -> str:
        """The name of the bot that is asked now; empty if it is a person's turn or the game is over."""
        return self.record.seats[self.asked].bot if self.asked >= 0 else ""

    def remember_key(self, seat: int, key: str) -> None:
        """The store has a reply to this key."""
        self._answered.add(hash((seat, key)))

    def may_know_key(self, seat: int, key: str) -> bool:
        """Is it worth asking the store for the reply to this key? Nearly every key is new, and then it is not."""
        return hash((seat, key)) in self._answered

    def change_seat(self, seat: int, record: SeatRecord) -> None:
        seats = list(self.record.seats)
        seats[seat] = record
        self.record = replace(self.record, seats=tuple(seats))
        self.match.names = log_names(self.record)


def log_names(record: MatchRecord) -> list[str]:
    """Names as the log has them: a bot's begins with `bot:`."""
    return [f"bot:{seat.bot}" if seat.kind == BOT else seat.name for seat in record.seats]


def new_match(record: MatchRecord) -> Match:
    game = registry.find(record.game)
    return Match(game, len(record.seats), record.options, log_names(record), secret=record.secret, format=record.format)


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


SeatKey = tuple[int, str]  # who gave an answer, and under which key


def kept(
    store: Store, match_id: str
) -> tuple[MatchRecord, list[str], Snapshot | None, list[SeatKey], list[ChatRecord]]:
    """All that the store has of a table, as `revive` takes it; afterwards it is asked only for replies that were given
    before. Raises NotKept."""
    return (
        store.match(match_id),
        store.entries(match_id),
        store.snapshot(match_id),
        store.keys(match_id),
        store.chat(match_id, CHAT_SHOWN),
    )


def revive(
    record: MatchRecord,
    entries: list[str],
    mark: Snapshot | None = None,
    keys: Iterable[SeatKey] = (),
    chat: Iterable[ChatRecord] = (),
) -> LiveTable:
    """The table as the store keeps it. If its log no longer leads to the position it once led to, people must not play
    on from another one: somebody has changed the rules without raising their version."""

    def compare(match: Match) -> None:
        if mark is not None and match.n == mark.n and snapshot(match) != mark:
            raise TableError("changed", n=mark.n)

    registry.find(record.game)  # a plug-in may be gone
    match = log.read([json.dumps(header(record)), *entries], watch=compare)
    match.draw_from(record.secret)
    table = LiveTable(record, match, chat)
    for seat, key in keys:
        table.remember_key(seat, key)
    return table


def snapshot(match: Match) -> Snapshot:
    return Snapshot(match.n, match.state.dump())
