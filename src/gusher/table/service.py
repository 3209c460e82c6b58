"""The tables of this server: every change is stored before anybody is told of it."""

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from secrets import token_hex
from time import time
from typing import Any

from gusher.kernel import log
from gusher.kernel.chance import new_secret
from gusher.kernel.match import Match
from gusher.store.clocks import Clock, Pace
from gusher.store.port import RUNNING, MatchRecord, News, Store
from gusher.table import clocks
from gusher.table.aids import USUAL, Aids, aids_of
from gusher.table.archive import kept_log
from gusher.table.aside import Aside, aside_log, plays_here
from gusher.table.botpool import BotPool
from gusher.table.chat import Chat
from gusher.table.hints import Hinted, hinted
from gusher.table.keys import Keys
from gusher.table.ladder import Ladder
from gusher.table.lateness import Lateness
from gusher.table.learning import lesson_of_game, prepare_lesson, seats_of, walking_lesson
from gusher.table.leaving import Leavings
from gusher.table.links import token_by_key, token_hash
from gusher.table.live import LiveTable, new_match
from gusher.table.lobby import LONGEST_PATIENCE, MOST_LISTED, is_attended
from gusher.table.memory import Memory
from gusher.table.onward import prepare_onward, walking
from gusher.table.opening import Opened, SeatWish, prepare
from gusher.table.ordering import OrderTurns, Pause, natural_pause
from gusher.table.orders import Orders
from gusher.table.pauses import Pauses
from gusher.table.players import Players
from gusher.table.rated import must_suit
from gusher.table.running import Keeper, whose
from gusher.table.seats import Seats
from gusher.table.slices import in_slices
from gusher.table.steps import Steps
from gusher.table.takebacks import TakeBacks
from gusher.table.thinking import BotTurns
from gusher.table.threads import StoreThreads
from gusher.table.visitors import SALT, Caps, visitor_hash
from gusher.table.watch import Watch

REMATCHES = "rematches"  # a salt


class Tables:
    """Opens tables, takes answers, wakes viewers, lets bots think: all the parts of this package, put together."""

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        now: Callable[[], float] = time,
        secret: Callable[[], str] = new_secret,  # a match's, from which all its chance follows
        caps: Caps | None = None,
        owner: str = "",  # of this process's leases: whoever takes a dead one's place goes on with its work at once
        order_pause: Pause = natural_pause,
    ) -> None:
        self.store = store
        self._threads = StoreThreads(store)
        self.read, self.write = self._threads.read, self._threads.write
        self.owner = owner or token_hex(8)
        self._now = now
        self._secret = secret
        self._pool = bots
        self.keys = Keys(store, self._threads.read, self._threads.write, now)
        self.players = Players(store, self._threads.read, self._threads.write, self.keys, now)
        self._caps = caps or Caps()
        self._salt = self._rematch_salt = ""
        self._opening = asyncio.Lock()  # who opens two tables at once is counted twice
        self.memory = Memory(self._threads)
        self.watch = Watch(self.memory, self._threads, self.owner, now)
        keeper = Keeper(self.memory, self._threads, now, self.watch.time)
        steps = Steps(self.memory, self._threads, now, self.watch.time)
        self.bots = BotTurns(self.memory, self._threads, steps, bots, self.owner)
        self.ordering = OrderTurns(self.memory, self._threads, steps, self.owner, now, order_pause)
        self.orders = Orders(self.memory, self._threads, self.ordering.wake, now)
        seats = Seats(self.memory, self._threads, keeper)
        takebacks = TakeBacks(self.memory, self._threads, steps, self.bots.stop, now)
        self.leavings = Leavings(self.memory, self._threads, self.bots.wake, keeper)
        self.ladder = Ladder(self.memory, self._threads)
        steps.ended = self.ladder.ended
        self.lateness = Lateness(steps, self.leavings, keeper, self.bots.stop, now)
        self.pauses = Pauses(steps, keeper)
        self.watch.rings = self.lateness.rings
        chat = Chat(self.memory, self._threads, steps, now)
        # What can be done at a table, each described in its module:
        self.table, self.holding, self.settled = self.memory.table, self.memory.looking, self.memory.settled
        self.current, self.refresh = self.memory.current, self.memory.refresh
        self.seat_of, self.arrive, self.join, self.taken_with = (
            seats.seat_of,
            seats.arrive,
            seats.join,
            seats.taken_with,
        )
        self.end_lesson = seats.end_lesson
        self.answer, self.undo = steps.answer, steps.undo
        self.ask_takeback, self.answer_takeback = takebacks.ask, takebacks.answer
        self.say, self.chat = chat.say, chat.lines

    # --- coming and going ---

    async def start(self) -> None:
        """From here on the process hears what others store; only then are tables loaded."""
        loop = asyncio.get_running_loop()

        def tell(news: News) -> None:
            """Called by the thread that listens. Most tables are played at other processes: of these nobody is told."""
            if self.memory.knows(news.match_id):
                loop.call_soon_threadsafe(self.memory.heard, news)

        def missed() -> None:
            loop.call_soon_threadsafe(self.memory.missed)

        await self._threads.write(self.store.listen, tell, missed)
        self._salt = await self._threads.write(self.store.salt, SALT)
        self._rematch_salt = await self._threads.write(self.store.salt, REMATCHES)
        await self.players.forget_unseen()
        await self.watch.start()
        await self.bots.start()
        await self.ladder.start()
        await self.ordering.start()

    async def close(self) -> None:
        await self.watch.close()
        await self.ordering.close()
        await self.bots.close()
        await self.ladder.close()
        await self.memory.close()
        self._threads.close()

    # --- for whoever looks after the server ---

    async def reach_store(self) -> None:
        """Raises whatever keeps the store from answering."""
        await self._threads.read(self.store.seat_of, token_hash(""))

    @property
    def store_errors(self) -> int:
        """Calls that the store could not answer."""
        return self._threads.errors

    @property
    def in_memory(self) -> int:
        return len(self.memory.live)

    @property
    def watched(self) -> int:
        return sum(table.watched for table in self.memory.live.values())

    @property
    def bots_asked(self) -> int:
        return len(self.bots.thinking)

    # --- opening and listing ---

    async def open(
        self,
        game: str,
        options: Mapping[str, Any],
        wishes: Sequence[SeatWish],
        listed: bool = False,
        opener: str = "",
        aids: Aids = USUAL,
        pace: Pace | None = None,
    ) -> Opened:
        """`opener` is the address that the wish has come from; of an empty one nothing is counted."""
        visitor = visitor_hash(self._salt, opener)
        must_suit(game, wishes, aids)
        prepared = prepare(game, options, wishes, listed, self._now(), self._secret(), visitor, aids=aids)
        return await self._open(*prepared, wishes, pace=pace)

    async def open_lesson(
        self, game: str, name: str, opener: str = "", question: int = 0
    ) -> tuple[Opened, list[SeatWish]]:
        """A guided first game for somebody of this name, and who sits there; from a question on, if one is meant."""
        taught = lesson_of_game(game)
        wishes = seats_of(taught, name)
        record, opened = prepare_lesson(taught, wishes, self._now(), visitor_hash(self._salt, opener))
        match = await in_slices(walking_lesson(record, taught, question))
        return await self._open(record, opened, wishes, match=match), wishes

    async def open_onward(self, old: LiveTable, n: int, wishes: Sequence[SeatWish], opener: str = "") -> Opened:
        """A table that goes on from where a finished match was after entry n."""
        visitor = visitor_hash(self._salt, opener)
        record, opened = prepare_onward(old.id, old.match, n, wishes, self._now(), visitor)
        return await self._open(record, opened, wishes, match=await in_slices(walking(record, old.match, n)))

    async def open_again(self, old: MatchRecord, wishes: Sequence[SeatWish], opener: str = "") -> Opened:
        """A rematch: a table to which the old one leads. Raises Stale if it leads to another one by now."""
        visitor = visitor_hash(self._salt, opener)
        must_suit(old.game, wishes, aids_of(old))
        record, opened = prepare(
            *(old.game, old.options, wishes, old.listed, self._now(), self._secret(), visitor, self.rematch_token),
            aids=aids_of(old),
        )
        await self._open(record, opened, wishes, old.id, old.again, old.clock.pace if old.clock else None)
        await self.refresh(old.id)  # and so those who still sit there are told
        return opened

    def rematch_token(self, match_id: str, seat: int, use: str = "link") -> str:
        """A secret about a seat of a rematch, or PUBLIC, that every process of this server can make anew: it is kept
        nowhere, and those who come later need it."""
        return token_by_key(self._rematch_salt, match_id, seat, use)

    async def _open(
        self,
        record: MatchRecord,
        opened: Opened,
        wishes: Sequence[SeatWish],
        again_of: str = "",
        before: str = "",
        pace: Pace | None = None,
        match: Match | None = None,
    ) -> Opened:
        """`match`: where it begins, if that is not at the beginning."""
        match = match or new_match(record)
        lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
        record = replace(record, status=RUNNING, turn=int(match.state.seat), n=match.n)
        record = replace(record, clock=self._first_clock(record, pace))
        async with self._opening:
            await self._threads.read(self._caps.check, self.store, record.opener, wishes, self._now())
            table = LiveTable(record, match)
            async with table.lock:
                self.memory.keep(table)  # first: another process may let its bots play as soon as it is stored
                await self.memory.change(table, self.store.create, record, lines, again_of, before)
        self.bots.wake(table)
        return opened

    def _first_clock(self, record: MatchRecord, pace: Pace | None) -> Clock | None:
        """Bots alone are in nobody's way, and have none."""
        if pace is None or all(seat.bot for seat in record.seats):
            return None
        clock = clocks.fresh(pace, len(record.seats), record.listed)
        return clocks.passes(clock, whose(record.seats, record.turn), self.watch.time(), record.n)

    async def listed(self) -> list[MatchRecord]:
        """Tables under way that everybody may see and at which somebody has been lately, the latest first; but not
        those that are certainly set aside."""
        now = self._now()
        found = await self._threads.read(self.store.listed, now - LONGEST_PATIENCE)
        return [record for record in found if plays_here(record) and is_attended(record, now)][:MOST_LISTED]

    async def aside_log(self, aside: Aside, viewer: int) -> list[str]:
        """What the viewer may know of the log of a match that was set aside."""
        return list(aside_log(aside.record, await self._threads.read(self.store.entries, aside.id), viewer))

    async def kept_log(self, record: MatchRecord) -> str:
        """The whole log of a finished match, as it was stored."""

        def read() -> str:
            return "".join(f"{line}\n" for line in kept_log(record, self.store.entries(record.id)))

        return await self._threads.read(read)

    # --- hints ---

    async def hint(self, match_id: str, seat: int, visitor: str = "") -> Hinted:
        """What the search would answer in the seat's place, from what the seat may know. `visitor` is the address that
        the wish has come from."""
        return await hinted(await self.settled(match_id), seat, self._pool, visitor_hash(self._salt, visitor))
