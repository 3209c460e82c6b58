"""Players without accounts: whoever has a browser's key is one, from the first seat on.

There is one secret and one way to open a seat. The key that opens a browser's seats (keys.py) is also what makes it a
player; a second secret would have to be kept, carried along and forgotten together with the first. The store has a hash
of it. To take it to another device, it is sealed with a code that the store does not have either.
"""

import hmac
import secrets
from base64 import b32encode
from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from gusher.store.people import Place, PlayerRecord, Transfer, Wanted
from gusher.store.port import Held, MatchRecord, Store
from gusher.table.keys import NO_KEY, Beside, Key, Keys, Link, retagged, seal, unseal
from gusher.table.links import LONGEST_TOKEN, new_token, token_hash

ID_BYTES = 16
TRANSFER_SECONDS = 600.0
DAY = 24 * 3600.0
FORGOTTEN_AFTER = 400 * DAY  # as long as browsers keep a cookie: nobody can have the key any more


@dataclass(frozen=True)
class Mine:
    """A match of somebody's, with their seats there, as the store has it."""

    record: MatchRecord
    seats: tuple[int, ...]
    players: Mapping[int, str]  # whose seats they are, as far as they are somebody's


@dataclass(frozen=True)
class Taken:
    """The key that has come to another device, and whose it is."""

    key: Key
    player: PlayerRecord


class Players:
    def __init__(self, store: Store, read: Beside, stored: Beside, keys: Keys, now: Callable[[], float]) -> None:
        self._store = store
        self._read = read
        self._stored = stored
        self._keys = keys
        self.now = now

    async def of(self, key: Key) -> PlayerRecord | None:
        """Whose key it is; nobody's if no seat was ever taken with it. That it was used is noted once a day."""
        player = await self._read(self._store.player_of, key.hash) if key else None
        if player is not None and player.seen < self.now() - DAY:
            await self._stored(self._store.seen, player.id, self.now())
        return player

    async def sit(self, key: Key, places: Collection[Place], name: str, language: str) -> PlayerRecord:
        """Whoever has the key sits there; with the first seat they become a player."""
        now = self.now()
        wanted = PlayerRecord(_new_id(), key.hash, name, language, now, now)

        def sit() -> PlayerRecord:
            player = self._store.enter(wanted)
            self._store.sits(player.id, places)
            return player

        return await self._stored(sit)

    async def seats_at(self, player: PlayerRecord, match_id: str) -> set[int]:
        found = await self._read(self._store.players_at, [match_id])
        return {seat for (_, seat), whose in found.items() if whose == player.id}

    async def describe(self, player: PlayerRecord, name: str, language: str) -> None:
        await self._stored(self._store.describe, player.id, name, language)

    async def forget(self, player: PlayerRecord, key: Key) -> None:
        await self._stored(self._store.forget_player, player.id)
        await self._keys.ring(key, anew=True)  # this process remembers what the key opened

    async def forget_unseen(self) -> None:
        await self._stored(self._store.forget_unseen, self.now() - FORGOTTEN_AFTER)

    # --- another device ---

    async def offer(self, key: Key, player: PlayerRecord) -> str:
        """A code that takes the key to another device, once, within ten minutes. It takes the last one's place."""
        code, now = new_token(), self.now()
        transfer = Transfer(token_hash(code), player.id, seal(Key(code), key.secret), now + TRANSFER_SECONDS)
        await self._stored(self._store.offer, transfer, now)
        return code

    async def offered(self, code: str) -> PlayerRecord | None:
        """Whose key the code would take along."""
        return await self._read(self._store.offered, token_hash(code), self.now())

    async def take(self, code: str, old: Key = NO_KEY) -> Taken | None:
        """The key that the code takes along. What the device's old key opens goes over to it, and its player, too."""
        if not code or len(code) > LONGEST_TOKEN:
            return None
        found = await self._stored(self._store.accept, token_hash(code), self.now())
        if found is None:
            return None
        player, sealed = found
        key = retagged(Key(unseal(Key(code), sealed, player.key_hash)))
        if not hmac.compare_digest(key.hash, player.key_hash):
            return None
        if old and old.secret != key.secret:
            key = await self._join(old, key, player)
        return Taken(key, player)

    async def _join(self, old: Key, key: Key, player: PlayerRecord) -> Key:
        links = await self._read(self._links, old)
        if links:
            key = await self._keys.hold(key, links)
        earlier = await self._read(self._store.player_of, old.hash)
        if earlier is not None:
            await self._stored(self._store.merge, earlier.id, player.id)
        await self._stored(self._store.sits, player.id, [link.place for link in links if link.own and link.seat >= 0])
        return key

    def _links(self, key: Key) -> list[Link]:
        """What the key opens, unsealed."""
        held = self._store.held(key.hash)
        records = {record.id: record for record in self._store.matches({row.match_id for row in held})}
        found = [_link(key, row, records[row.match_id]) for row in held if row.match_id in records]
        return [link for link in found if link is not None]

    # --- my matches ---

    async def matches(self, wanted: Wanted, limit: int, offset: int = 0) -> list[Mine]:
        """Somebody's matches in the order of the store, without a replay of any."""

        def find() -> list[Mine]:
            seats = self._store.matches_of(wanted, limit, offset)
            records = {record.id: record for record in self._store.matches(list(seats))}
            players: defaultdict[str, dict[int, str]] = defaultdict(dict)
            for (match_id, seat), player in self._store.players_at(list(seats)).items():
                players[match_id][seat] = player
            return [
                Mine(records[match_id], own, players[match_id])
                for match_id, own in seats.items()
                if match_id in records
            ]

        return await self._read(find)

    async def counts(self, wanted: Wanted) -> Mapping[str, int]:
        """How many there are, by game."""
        return await self._read(self._store.count_of, wanted)

    async def records(self, match_ids: Collection[str]) -> list[MatchRecord]:
        return await self._read(self._store.matches, match_ids)


def _new_id() -> str:
    return b32encode(secrets.token_bytes(ID_BYTES)).decode().rstrip("=").lower()


def _link(key: Key, held: Held, record: MatchRecord) -> Link | None:
    expected = record.seats[held.seat].token_hash if held.seat >= 0 else record.watch_hash
    token = unseal(key, held.sealed, expected)
    if not hmac.compare_digest(token_hash(token), expected):
        return None  # somebody else has sat down since
    return Link(held.match_id, held.seat, token, held.own)
