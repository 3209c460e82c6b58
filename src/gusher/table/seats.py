"""Who comes and takes a seat. A link's secret is never kept, so that a new one is made for whoever sits down."""

from gusher.store.port import SeatRecord, Taken
from gusher.table.errors import NotYours, TableError
from gusher.table.learning import LEARNER, goes_on_alone
from gusher.table.links import new_token, token_by_key, token_hash
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.opening import FREE, FRIEND, HUMAN, clean_name
from gusher.table.running import Keeper
from gusher.table.steps import LONGEST_KEY
from gusher.table.threads import StoreThreads

SHORTEST_SECRET_KEY = 22  # of one that a seat is taken with: as hard to guess as 128 bits


class Seats:
    def __init__(self, memory: Memory, threads: StoreThreads, keeper: Keeper) -> None:
        self._memory = memory
        self._threads = threads
        self._keeper = keeper

    async def seat_of(self, token: str) -> tuple[str, int]:
        """The match and the seat that a link opens; the seat is PUBLIC for a watch link."""
        found = await self._threads.read(self._threads.store.seat_of, token_hash(token)) if token else None
        if found is None:
            raise NotYours("link")
        return found

    async def arrive(self, match_id: str, seat: int, name: str, key: str = "") -> str:
        """A friend has come by the link: the seat is taken, under a name. Returns the token of a new link, for whoever
        sent the old one knows it too, and must not sit in a friend's seat."""
        return await self._sit(match_id, seat, FRIEND, name, key)

    async def join(self, match_id: str, seat: int, name: str, key: str = "") -> str:
        """Takes a free seat of a listed table; returns the new link's token."""
        return await self._sit(match_id, seat, FREE, name, key)

    async def _sit(self, match_id: str, seat: int, kind: str, name: str, key: str) -> str:
        """Somebody takes a seat that waits for a person of this kind. The same key gets the same token again: if the
        reply was lost, the seat is not."""

        async def sit(table: LiveTable) -> str:
            if not 0 <= seat < len(table.record.seats):
                raise NotYours("seat-taken")
            sits = table.record.seats[seat]
            token = _token(table, seat, key)
            if sits.token_hash == token_hash(token):
                return token
            if sits.kind != kind:
                raise NotYours("seat-taken")
            fallback = sits.name if kind == FRIEND else str(seat + 1)
            await self._change(table, seat, SeatRecord(HUMAN, clean_name(name, fallback), token_hash(token)))
            return token

        return await self._memory.decide(match_id, sit)

    async def taken_with(self, match_id: str, key: str) -> tuple[int, str]:
        """The seat that was taken with this key, and its token, for a friend whose first reply was lost: the link that
        led to it opens nothing any more."""

        async def find(table: LiveTable) -> tuple[int, str]:
            for seat, record in enumerate(table.record.seats):
                token = _token(table, seat, key)
                if record.token_hash == token_hash(token):
                    return seat, token
            raise NotYours("link")

        return await self._memory.decide(match_id, find)

    async def end_lesson(self, match_id: str, seat: int) -> None:
        """Whoever learns in this seat goes on alone; a second wish for it changes nothing."""

        async def end(table: LiveTable) -> None:
            sits = table.record.seats[seat]
            if sits.kind == LEARNER:
                await self._change(table, seat, goes_on_alone(sits))

        await self._memory.decide(match_id, end)

    async def _change(self, table: LiveTable, seat: int, record: SeatRecord) -> None:
        try:
            await self._keeper.sit(table, seat, record)
        except Taken:
            raise NotYours("seat-taken") from None


def _token(table: LiveTable, seat: int, key: str) -> str:
    if key and not SHORTEST_SECRET_KEY <= len(key) <= LONGEST_KEY:
        raise TableError("secret-key", least=SHORTEST_SECRET_KEY, most=LONGEST_KEY)
    return token_by_key(table.record.secret, table.id, seat, key) if key else new_token()
