"""Bots at the tables: whoever is asked thinks in a process of its own, and for each table only one server lets it."""

import asyncio
import logging

from gusher.bots.bot import BadBot, Budget, read_bot
from gusher.kernel.game import Game
from gusher.store.port import Unreachable
from gusher.table.aside import Unreadable
from gusher.table.botpool import BotPool
from gusher.table.errors import Behind, NoTable, TableError
from gusher.table.learning import told
from gusher.table.leases import RENEW_SECONDS, Leases
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.steps import Steps
from gusher.table.threads import StoreThreads

OWED_TO_A_LOOK = 20  # answers of bots alone after somebody has looked: programs look now and then, they do not watch
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0  # seconds before a bot whose answer could not be stored is asked again

_log = logging.getLogger("gusher.table")


def work(match_id: str) -> str:
    return f"bot {match_id}"


class BotTurns:
    """Lets bots answer until a person is asked or the game is over."""

    def __init__(self, memory: Memory, threads: StoreThreads, steps: Steps, pool: BotPool, owner: str) -> None:
        self._memory = memory
        self._threads = threads
        self._steps = steps
        self._pool = pool
        self.leases = Leases(threads, owner)
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self._alone: set[str] = set()  # tables of bots alone, of which others may let them play
        self._keeping: asyncio.Task[None] | None = None
        self._closing = False
        memory.loaded, memory.looked_at, memory.went_on, memory.left = self.wake, self._look, self._anew, self._think
        steps.stored.append(self.wake)

    async def start(self) -> None:
        """Goes on where the server stopped, even if it was killed: bots that were asked are asked again. Nobody waits
        for that, and one match that cannot be read does not keep the others from going on."""
        self._keeping = asyncio.create_task(self._keep_going())

    async def close(self) -> None:
        self._closing = True
        tasks = [*self.thinking.values(), *filter(None, [self._keeping])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    # --- who thinks ---

    def wake(self, table: LiveTable) -> None:
        """Bots alone play on while somebody watches, and a little longer: nobody need pay for what nobody sees."""
        if table.bot_asked() and table.attended:
            self._think(table.id)

    def stop(self, match_id: str) -> bool:
        """What is thought here is of no use any more; was anything?"""
        task = self.thinking.pop(match_id, None)
        if task is not None:
            task.cancel()
        return task is not None

    def _look(self, table: LiveTable) -> None:
        table.owed = OWED_TO_A_LOOK
        self.wake(table)

    def _anew(self, table: LiveTable) -> None:
        """Another process has changed the table that a bot thinks about here. If it is the bot's own turn that finds
        it, there is nothing to be stopped."""
        if self.thinking.get(table.id) is not asyncio.current_task() and self.stop(table.id):
            self._think(table.id)

    def _think(self, match_id: str) -> None:
        if match_id not in self.thinking and not self._closing:
            self.thinking[match_id] = asyncio.create_task(self._bots_play(match_id))

    async def _bots_play(self, match_id: str) -> None:
        """A full disk may have room again later, and one that could not be read may be read."""
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    if not await self._bot_plays(match_id):
                        return
                    wait = FIRST_WAIT
                except Exception as error:
                    cause = None if isinstance(error, Unreachable) else error
                    _log.warning(
                        "a bot's turn failed at table %s; it is asked again in %d s", match_id, wait, exc_info=cause
                    )
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_WAIT)
        finally:
            if self.thinking.get(match_id) is asyncio.current_task():
                del self.thinking[match_id]
            if match_id not in self.thinking:
                await self.leases.give_back([work(match_id)])

    async def _bot_plays(self, match_id: str) -> bool:
        """One answer of a bot; False if none is asked, or another process lets it think."""
        try:
            async with self._memory.holding(match_id) as table:
                if not (table.bot_asked() and table.attended):
                    return False
                seat, n, bot, view = table.asked, table.match.n, table.bot_asked(), table.match.view(table.asked).dump()
                table.owed -= 1
                number = told(table)
            if not await self.leases.take([work(match_id)]):
                return False
            budget = self._pool.thinking.granted(_budget(bot, table.match.game), alone=not table.people)
            if number is None:
                number = await self._pool.answer(
                    table.record.game, view, bot, budget, table.record.opener or table.id, table.id
                )
            async with self._memory.holding(match_id) as table:
                # Nobody took anything back, or the bot's place, while it was thinking.
                if table.match.n == n and table.bot_asked() == bot:
                    await self._steps.store(table, table.match.answer_number(seat, number), seat, "")
        except Behind:  # at another process
            pass
        except (NoTable, Unreadable):
            return False
        return True

    # --- for processes that died ---

    async def _keep_going(self) -> None:
        while True:
            try:
                for lost in await self.leases.renew():
                    self.stop(lost.removeprefix(work("")))
                await self._take_over()
            except Unreachable as error:
                _log.warning("the store does not answer: %s", error)
            except Exception:
                _log.exception("bots that wait could not be looked for")
            await asyncio.sleep(RENEW_SECONDS)

    async def _take_over(self) -> None:
        """Bots that are asked and that no process lets think: whoever did has died, or had no viewers any more."""
        waiting = await self._threads.read(self._threads.store.waiting_for_bots)
        self._alone &= set(waiting)
        wanted = [match_id for match_id in waiting if match_id not in self.thinking and self._attended(match_id)]
        free = await self.leases.take([work(match_id) for match_id in wanted])
        for match_id in wanted:
            if work(match_id) in free:
                await self._ask_again(match_id)
        await self.leases.give_back([work(match_id) for match_id in wanted if match_id not in self.thinking])

    def _attended(self, match_id: str) -> bool:
        """Of a table that nobody here has seen yet, it must be found out."""
        table = self._memory.live.get(match_id)
        return match_id not in self._alone or (table is not None and table.attended)

    async def _ask_again(self, match_id: str) -> None:
        try:
            async with self._memory.holding(match_id) as table:
                self.wake(table)
            if not table.people:
                self._alone.add(match_id)
        except TableError:
            self._alone.add(match_id)  # it was set aside, and the log says so
        except Unreachable:
            raise
        except Exception:
            _log.exception("table %s could not be read; its bots wait until somebody looks", match_id)


def _budget(bot: str, game: Game) -> Budget:
    try:
        return read_bot(bot).make(game).budget
    except BadBot:  # its package is gone; a simpler one will take its place
        return Budget()
