"""Players, and whose seats they are: what both engines share."""

from collections.abc import Collection

from gusher.store.engine import Engine
from gusher.store.people import PeopleStore, Place, PlayerRecord

PLAYER = "id, key_hash, name, language, created, seen"


class SqlPeople(Engine, PeopleStore):
    def enter(self, player: PlayerRecord) -> PlayerRecord:
        with self._transaction() as db:
            db.rows(
                f"INSERT INTO players ({PLAYER}) VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (key_hash) DO NOTHING",
                *(player.id, player.key_hash, player.name, player.language, player.created, player.seen),
            )
            return PlayerRecord(*db.rows(f"SELECT {PLAYER} FROM players WHERE key_hash = %s", player.key_hash)[0])

    def player_of(self, key_hash: str) -> PlayerRecord | None:
        found = self._rows(f"SELECT {PLAYER} FROM players WHERE key_hash = %s", key_hash)
        return PlayerRecord(*found[0]) if found else None

    def sits(self, player: str, places: Collection[Place]) -> None:
        with self._transaction() as db:
            db.many(
                "INSERT INTO player_seats (match_id, seat, player) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
                [(*place, player) for place in places],
            )
