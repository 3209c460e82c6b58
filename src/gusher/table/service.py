"""The tables of this server: every change is stored before anybody is told of it."""

import asyncio
import json
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from time import time
from typing import Any, ParamSpec, TypeVar

from gusher.bots.bot import read_bot
from gusher.kernel import log, registry
from gusher.kernel.chance import new_secret
from gusher.kernel.errors import Refused, UnknownGame
from gusher.kernel.match import Entry
from gusher.kernel.state import PUBLIC
from gusher.store.port import (
    OVER,
    RUNNING,
    ChatRecord,
    Growth,
    MatchRecord,
    NotKept,
    SeatRecord,
    Stale,
    Store,
)
from gusher.table.botpool import BotPool
from gusher.table.chat import clean_chat
from gusher.table.errors import Behind, NoTable, NotYours, TableError
from gusher.table.links import new_token, token_hash
from gusher.table.live import LiveTable, TakeBack, kept, new_match, revive, snapshot
from gusher.table.opening import FREE, HUMAN, Opened, SeatWish, clean_name, prepare

P = ParamSpec("P")
T = TypeVar("T")

MOST_LIVE = 2000  # tables kept in memory; beyond that those nobody watches are replayed when they are asked for
SNAPSHOT_EVERY = 20  # entries
LONGEST_KEY = 64
MOST_REWINDS = 100  # after the entry that is gone back to: a log must not grow for ever without getting anywhere
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0  # seconds before a bot whose answer could not be stored is asked again

_log = logging.getLogger("gusher.table")


class Tables:
    """Opens tables, takes answers, wakes viewers, lets bots think."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        now: Callable[[], float] = time,
        secret: Callable[[], str] = new_secret,  # a match's, from which all its chance follows
    ) -> None:
        self.store = store
        self._secret = secret
        self._bots = bots
        self._now = now
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._dropped: dict[str, LiveTable] = {}  # could not be stored: only those who watch them still count
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="gusher-writes")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="gusher-reads")
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # --- coming and going ---

    async def start(self) -> None:
        """Goes on where the server stopped, even if it was killed: bots that were asked are asked again."""
        for match_id in await self._read(self.store.waiting_for_bots):
            try:
                self._let_bots_think(await self.table(match_id))
            except NoTable as error:
                _log.warning("a table has to wait: %s", error)

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        await self._bots.close()
        self._reader.shutdown(wait=True)
        self._writer.shutdown(wait=True)
        self.store.close()

    async def _stored(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Everything is written in one thread beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: call(*args, **kwargs))

    async def _read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Reading has a thread of its own: it need not wait until other tables' answers are on the disk."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, lambda: call(*args, **kwargs))

    # --- tables ---

    async def open(
        self, game: str, options: Mapping[str, Any], wishes: Sequence[SeatWish], listed: bool = False
    ) -> Opened:
        record, opened = prepare(game, options, wishes, listed, self._now(), self._secret())
        match = new_match(record)
        lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
        record = replace(record, status=RUNNING, turn=int(match.state.seat), n=match.n)
        await self._stored(self.store.create, record, lines)
        table = self._keep(LiveTable(record, match))
        self._let_bots_think(table)
        return opened

    async def table(self, match_id: str) -> LiveTable:
        """The table of that id; raises NoTable."""
        if match_id in self._live:
            self._live.move_to_end(match_id)
            return self._live[match_id]
        async with self._loading.setdefault(match_id, asyncio.Lock()):
            try:
                if match_id not in self._live:
                    self._keep(self._watched_again(revive(*await self._read(kept, self.store, match_id))))
            except NotKept:
                raise NoTable("unknown") from None
            except UnknownGame as error:
                raise NoTable("no-game", game=error.details["given"]) from None
            finally:
                self._loading.pop(match_id, None)
        return self._live[match_id]

    @asynccontextmanager
    async def holding(self, match_id: str) -> AsyncIterator[LiveTable]:
        """The table while nobody else changes it: what it shows has been stored."""
        while True:
            table = await self.table(match_id)
            async with table.lock:
                if self._live.get(match_id) is table:  # it was not dropped while we waited for it
                    yield table
                    return

    async def settled(self, match_id: str) -> LiveTable:
        """The table at a moment when everything it shows has been stored; good until the caller waits again."""
        async with self.holding(match_id) as table:
            return table

    def _watched_again(self, table: LiveTable) -> LiveTable:
        """Whoever watched the table when it had to be dropped is sent to look at the one that takes its place."""
        dropped = self._dropped.pop(table.id, None)
        if dropped is not None:
            table.replaces(dropped)
            table.publish()
        return table

    def _keep(self, table: LiveTable) -> LiveTable:
        self._live[table.id] = table
        for match_id in list(self._live)[: max(0, len(self._live) - MOST_LIVE)]:
            old = self._live[match_id]
            if not (old.watched or old.lock.locked() or match_id in self._thinking):
                del self._live[match_id]
        return table

    async def listed(self) -> list[MatchRecord]:
        """Tables under way that their openers let everybody see, the most recently changed first; but not those of a
        game that is not installed here."""
        known = {game.name for game in registry.games()}
        return [record for record in await self._read(self.store.listed) if record.game in known]

    async def seat_of(self, token: str) -> tuple[str, int]:
        """The match and the seat that a link opens; the seat is PUBLIC for a watch link."""
        found = await self._read(self.store.seat_of, token_hash(token)) if token else None
        if found is None:
            raise NotYours("link")
        return found

    async def arrive(self, match_id: str, seat: int, name: str) -> None:
        """A friend has come by the link: the seat is taken, under a name."""
        async with self.holding(match_id) as table:
            record = table.record.seats[seat]
            await self._change_seat(table, seat, replace(record, kind=HUMAN, name=clean_name(name, record.name)))

    async def join(self, match_id: str, seat: int, name: str) -> str:
        """Takes a free seat of a listed table; returns the new link's token."""
        async with self.holding(match_id) as table:
            if not 0 <= seat < len(table.record.seats) or table.record.seats[seat].kind != FREE:
                raise NotYours("seat-taken")
            token = new_token()
            record = SeatRecord(HUMAN, clean_name(name, str(seat + 1)), token_hash(token))
            await self._change_seat(table, seat, record)
            return token

    async def _change_seat(self, table: LiveTable, seat: int, record: SeatRecord) -> None:
        await self._stored(self.store.take_seat, table.id, seat, record)
        table.change_seat(seat, record)
        table.publish()

    # --- answers ---

    async def answer(
        self, match_id: str, seat: int, after: int, key: str, *answers: Mapping[str, Any]
    ) -> dict[str, Any]:
        """What one click of a seat gives to the position after entry `after`: one answer, or several that are played
        in turn and stored as one step, all or nothing. The same key gets the same reply."""
        return await self._step(
            match_id, seat, after, key, lambda table: table.match.answer(self._sitting(table, seat), *answers)
        )

    async def undo(self, match_id: str, seat: int, after: int, key: str) -> dict[str, Any]:
        """Takes back what the seat's last click gave; raises Refused beyond the barrier."""

        def take_back(table: LiveTable) -> list[Entry]:
            to = table.match.undo_to(self._sitting(table, seat))
            if to is None:
                raise Refused("barrier", to=after)
            return self._rewound(table, seat, to)

        return await self._step(match_id, seat, after, key, take_back)

    def _sitting(self, table: LiveTable, seat: int) -> int:
        if not 0 <= seat < len(table.record.seats) or seat not in table.people:
            raise NotYours("seat")
        return seat

    async def _step(
        self, match_id: str, seat: int, after: int, key: str, change: Callable[[LiveTable], list[Entry]]
    ) -> dict[str, Any]:
        """The journey of every change: same key? same position? then play, store, and only then tell."""
        async with self.holding(match_id) as table:
            known = await self._known_reply(table, seat, key)
            if known is not None:
                return known
            if after != table.match.n:
                raise Behind("stale", n=table.match.n)
            return await self._store_step(table, change(table), seat, key)

    async def _known_reply(self, table: LiveTable, seat: int, key: str) -> dict[str, Any] | None:
        """What this key was answered before, if it was."""
        if not 0 < len(key) <= LONGEST_KEY:
            raise TableError("key", most=LONGEST_KEY)
        if not table.may_know_key(seat, key):
            return None
        known = await self._read(self.store.reply, table.id, seat, key)
        reply: dict[str, Any] | None = json.loads(known) if known is not None else None
        return reply

    async def _store_step(self, table: LiveTable, entries: list[Entry], seat: int, key: str) -> dict[str, Any]:
        match = table.match
        reply = {"n": match.n, "answer": entries[0].n}
        growth = Growth(
            after=entries[0].n - 1,
            entries=tuple(json.dumps(log.entry_words(match, entry)) for entry in entries),
            status=OVER if match.over else RUNNING,
            turn=table.asked,
            changed=self._now(),
            result=log.end_words(match)["end"] if match.over else None,
            seat=seat,
            key=key,
            reply=json.dumps(reply),
            snapshot=snapshot(match) if match.over or _passes_mark(entries) else None,
        )
        try:
            await asyncio.shield(self._stored(self.store.append, table.id, growth))
        except BaseException as error:
            # Memory is ahead of the store now: forget it, and replay the stored log when it is asked for.
            self._live.pop(table.id, None)
            self._dropped[table.id] = table
            if isinstance(error, Stale):
                raise Behind("stale", n=growth.after) from None
            raise
        table.record = replace(
            table.record,
            n=match.n,
            status=growth.status,
            turn=growth.turn,
            changed=growth.changed,
            result=growth.result,
        )
        table.takeback = None
        if key:
            table.remember_key(seat, key)
        table.publish()
        self._let_bots_think(table)
        return reply

    # --- taking back beyond the barrier ---

    async def ask_takeback(
        self, match_id: str, seat: int, key: str, screen: frozenset[int] = frozenset()
    ) -> dict[str, Any]:
        """Asks for the position before the last move of the seat, or of anybody at the same screen: they agree by
        talking. Who plays against bots alone need not ask anybody either."""
        async with self.holding(match_id) as table:
            known = await self._known_reply(table, seat, key)
            if known is not None:
                return known
            here = screen | {self._sitting(table, seat)}
            mover, to = self._before_last_move(table, here)
            needed = frozenset(table.people) - here
            table.takeback = TakeBack(mover, to, needed)
            if needed:
                table.publish()
                return {"n": table.match.n, "waiting": sorted(needed)}
            return await self._grant_takeback(table, seat, key)

    async def answer_takeback(self, match_id: str, seat: int, accept: bool, key: str) -> dict[str, Any]:
        """One of the others accepts or declines."""
        async with self.holding(match_id) as table:
            known = await self._known_reply(table, seat, key)
            if known is not None:
                return known
            wish = table.takeback
            if wish is None or seat not in wish.needed:
                raise TableError("no-takeback")
            if not accept:
                table.takeback = None
                table.publish()
                return {"n": table.match.n, "waiting": []}
            table.takeback = replace(wish, needed=wish.needed - {seat})
            if table.takeback.needed:
                table.publish()
                return {"n": table.match.n, "waiting": sorted(table.takeback.needed)}
            return await self._grant_takeback(table, seat, key)

    def _before_last_move(self, table: LiveTable, seats: frozenset[int]) -> tuple[int, int]:
        """Who made the last move of these seats, and the entry before it. A move may be several answers in a row (a
        field, then the rig): they are taken back together."""
        steps = table.match.steps
        own = [place for place, step in enumerate(steps) if step.entry.by in seats]
        if not own or table.match.over:
            raise TableError("nothing-to-take-back")
        first = own[-1]
        while first > 0 and steps[first - 1].entry.by == steps[first].entry.by:
            first -= 1
        return int(steps[first].entry.by), steps[first - 1].entry.n if first > 0 else 0

    async def _grant_takeback(self, table: LiveTable, seat: int, key: str) -> dict[str, Any]:
        """The reply is kept for `seat`, whose request was the last that was needed."""
        wish = table.takeback
        assert wish is not None
        self._stop_thinking(table.id)
        return await self._store_step(table, self._rewound(table, wish.by, wish.to, agreed=True), seat, key)

    def _rewound(self, table: LiveTable, by: int, to: int, agreed: bool = False) -> list[Entry]:
        if sum(entry.to is not None for entry in table.match.entries[to:]) >= MOST_REWINDS:
            raise TableError("rewinds", most=MOST_REWINDS)
        return table.match.rewind(by, to, agreed)

    # --- chat and hints ---

    async def say(self, match_id: str, seat: int, text: str) -> None:
        shown = clean_chat(text)
        async with self.holding(match_id) as table:
            name = "" if seat == PUBLIC else table.record.seats[seat].name
            line = ChatRecord(seat, name, shown, self._now())
            await self._stored(self.store.say, match_id, line)
            table.chat.append(line)
            table.publish()

    async def chat(self, match_id: str) -> list[ChatRecord]:
        return list((await self.table(match_id)).chat)

    async def hint(self, match_id: str, seat: int) -> dict[str, Any]:
        """What the search would answer in the seat's place, from what the seat may know."""
        table = await self.table(match_id)
        if table.asked != self._sitting(table, seat):
            raise Refused("not-asked", by=seat, asked=table.asked)
        n = table.match.n
        found = await self._bots.hint(table.record.game, table.match.view(seat).dump())
        if "answer" not in found:
            raise TableError("no-hint")
        words = table.match.game.actions.words(found["answer"])
        return {"n": n, "answer": words, "action": found["answer"], "chance": found["chance"]}

    # --- bots ---

    def _let_bots_think(self, table: LiveTable) -> None:
        if table.bot_asked() and table.id not in self._thinking:
            task = asyncio.create_task(self._bots_play(table.id))
            self._thinking[table.id] = task

    def _stop_thinking(self, match_id: str) -> None:
        task = self._thinking.pop(match_id, None)
        if task is not None:
            task.cancel()

    async def _bots_play(self, match_id: str) -> None:
        """Lets bots answer until a person is asked or the game is over. A full disk may have room again later."""
        wait = FIRST_WAIT
        try:
            while (table := await self.table(match_id)).bot_asked():
                try:
                    await self._bot_answers(table)
                    wait = FIRST_WAIT
                except Exception:
                    _log.exception("a bot's turn failed at table %s; it is asked again in %d s", match_id, wait)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        finally:
            if self._thinking.get(match_id) is asyncio.current_task():
                del self._thinking[match_id]

    async def _bot_answers(self, table: LiveTable) -> None:
        seat, n, bot = table.asked, table.match.n, table.bot_asked()
        budget = read_bot(bot).make(table.match.game).budget.ms
        number = await self._bots.answer(table.record.game, table.match.view(seat).dump(), bot, budget)
        async with table.lock:
            if table.match.n == n:  # nobody took anything back while the bot was thinking
                await self._store_step(table, table.match.answer_number(seat, number), seat, "")


def _passes_mark(entries: list[Entry]) -> bool:
    """Every so many entries the position is kept too."""
    return (entries[0].n - 1) // SNAPSHOT_EVERY < entries[-1].n // SNAPSHOT_EVERY
