"""How strong the players are: a rated match is counted once it is over, by whichever process is first.

That a match has been counted is stored together with what came of it. A process that dies after the last move has lost
nothing: the next look, here or elsewhere, finds the match. In the order in which they ended all are counted, one after
the other.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from gusher.bots.rating import Rating
from gusher.bots.strength import measured_levels
from gusher.store.people import PlayerRecord
from gusher.store.port import AlreadyKept, NotKept, Unreachable
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.rated import placed, rating_by
from gusher.table.threads import StoreThreads

LOOK_SECONDS = 60.0  # for what another process has left behind
AT_ONCE = 50
LONGEST = 100  # people on a ladder

_log = logging.getLogger("gusher.table")


@dataclass(frozen=True)
class Rung:
    """Somebody on a ladder: a person by name, or a level of bots."""

    rating: Rating
    name: str = ""
    bot: str = ""
    games: int = 0  # a person's
    mine: bool = False


@dataclass(frozen=True)
class OwnRating:
    game: str
    rating: Rating
    games: int


class Ladder:
    def __init__(self, memory: Memory, threads: StoreThreads) -> None:
        self._memory = memory
        self._threads = threads
        self._ended = asyncio.Event()
        self._counting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self._counting = asyncio.create_task(self._keep_counting())

    async def close(self) -> None:
        if self._counting is not None:
            self._counting.cancel()
            await asyncio.gather(self._counting, return_exceptions=True)

    # --- counting ---

    def ended(self, table: LiveTable) -> None:
        """That a match is over has been stored."""
        if table.record.rated:
            self._ended.set()

    async def _keep_counting(self) -> None:
        while True:
            self._ended.clear()
            try:
                while await self.count_all():
                    pass
            except Unreachable as error:
                _log.warning("the store does not answer: %s", error)
            except Exception:
                _log.exception("rated matches could not be counted; it is tried again")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._ended.wait()

    async def count_all(self) -> int:
        """Counts what has ended and is not counted yet, but for more than can be done at once. How much was there?"""
        waiting = await self._threads.read(self._threads.store.uncounted, AT_ONCE)
        for match_id in waiting:
            with suppress(AlreadyKept, NotKept):  # another process was quicker; or whoever opened it has deleted it
                await self._threads.write(self._count, match_id)
                await self._memory.refresh(match_id)
        return len(waiting)

    def _count(self, match_id: str) -> None:
        store = self._threads.store
        record = store.match(match_id)
        players = {seat: player for (_, seat), player in store.players_at([match_id]).items()}
        places = placed(record, players)
        known = [place.player for place in places if place.player]
        store.count(match_id, record.game, known, rating_by(record.game, places))

    # --- looking ---

    async def of(self, player: str) -> list[OwnRating]:
        found = await self._threads.read(self._threads.store.ratings_of, player)
        return [OwnRating(one.game, Rating(one.mean, one.error), one.games) for one in found]

    async def rungs(self, game: str, me: PlayerRecord | None = None) -> list[Rung]:
        """The strongest people and all measured levels, from the top; and whoever asks, wherever they stand."""
        people = [
            Rung(Rating(one.mean, one.error), name, games=one.games, mine=me is not None and one.player == me.id)
            for name, one in await self._threads.read(self._threads.store.ladder, game, LONGEST)
        ]
        if me is not None and not any(rung.mine for rung in people):
            own = [one for one in await self.of(me.id) if one.game == game]
            people += [Rung(one.rating, me.name, games=one.games, mine=True) for one in own]
        bots = [Rung(rating, bot=bot) for bot, rating in measured_levels(game).items()]
        return sorted([*people, *bots], key=lambda rung: -rung.rating.mean)
