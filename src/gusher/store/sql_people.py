"""Players, whose seats they are, and who leaves: what both engines share."""

import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from gusher.store.engine import Database, Engine, Rows, signs
from gusher.store.people import Leaving, PeopleStore, Place, PlayerRecord, Transfer, Wanted
from gusher.store.port import OVER, Taken
from gusher.store.sql_notices import move_settings
from gusher.store.sql_ratings import merge_ratings

PLAYER = "id, key_hash, name, language, created, seen"
OF_PLAYER = ("transfers", "channels", "quiet_hours", "ratings", "player_seats")  # what refers to a player
# What refers to a match.
OF_MATCH = (
    *("entries", "replies", "chat", "snapshots", "wishes", "leavings", "outbox", "held", "player_seats", "orders"),
    *("analyses", "analysing", "seats"),
)

# Seats by player and by key; those that were left for good count only for what is over.
MINE = """
WITH mine AS (
    SELECT theirs.match_id, theirs.seat FROM (
        SELECT match_id, seat FROM player_seats WHERE player = %s
        UNION SELECT match_id, seat FROM held WHERE key_hash = %s AND own AND seat >= 0
    ) AS theirs JOIN seats ON seats.match_id = theirs.match_id AND seats.seat = theirs.seat
    WHERE seats.gone IN ('', 'time') OR %s
), chosen AS (
    SELECT id, game, turn, changed FROM matches
    WHERE id IN (SELECT match_id FROM mine) AND CASE WHEN status = %s THEN %s ELSE %s END AND %s IN ('', game)
)
"""
PAGE = (
    MINE
    + """
, page AS (
    SELECT id, changed, CASE WHEN EXISTS
        (SELECT 1 FROM mine WHERE mine.match_id = chosen.id AND mine.seat = chosen.turn) THEN 0 ELSE 1 END AS later
    FROM chosen ORDER BY later, changed DESC, id LIMIT %s OFFSET %s
)
SELECT page.id, mine.seat FROM page JOIN mine ON mine.match_id = page.id
ORDER BY page.later, page.changed DESC, page.id, mine.seat
"""
)


class SqlPeople(Engine, PeopleStore):
    # --- players ---

    def enter(self, player: PlayerRecord) -> PlayerRecord:
        with self._transaction() as db:
            _insert_players(db, [player], "ON CONFLICT (key_hash) DO NOTHING")
            return PlayerRecord(*db.rows(f"SELECT {PLAYER} FROM players WHERE key_hash = %s", player.key_hash)[0])

    def player_of(self, key_hash: str) -> PlayerRecord | None:
        found = self._rows(f"SELECT {PLAYER} FROM players WHERE key_hash = %s", key_hash)
        return PlayerRecord(*found[0]) if found else None

    def describe(self, player: str, name: str, language: str) -> None:
        with self._transaction() as db:
            db.rows("UPDATE players SET name = %s, language = %s WHERE id = %s", name, language, player)

    def seen(self, player: str, at: float) -> None:
        with self._transaction() as db:
            db.rows("UPDATE players SET seen = %s WHERE id = %s AND seen < %s", at, player, at)

    def forget_player(self, player: str) -> None:
        with self._transaction() as db:
            _forget(db, player)

    def forget_unseen(self, before: float) -> int:
        with self._transaction() as db:
            found = db.rows("SELECT id FROM players WHERE seen < %s", before)
            for (player,) in found:
                _forget(db, player)
        return len(found)

    # --- another device ---

    def offer(self, transfer: Transfer, now: float) -> None:
        with self._transaction() as db:
            db.rows("DELETE FROM transfers WHERE player = %s OR until <= %s", transfer.player, now)
            db.rows(
                "INSERT INTO transfers (code_hash, player, sealed, until) VALUES (%s, %s, %s, %s)",
                *(transfer.code_hash, transfer.player, transfer.sealed, transfer.until),
            )

    def offered(self, code_hash: str, now: float) -> PlayerRecord | None:
        found = self._rows(
            f"SELECT {PLAYER} FROM players WHERE id IN"
            " (SELECT player FROM transfers WHERE code_hash = %s AND until > %s)",
            *(code_hash, now),
        )
        return PlayerRecord(*found[0]) if found else None

    def accept(self, code_hash: str, now: float) -> tuple[PlayerRecord, str] | None:
        with self._transaction() as db:
            taken = db.rows(
                "DELETE FROM transfers WHERE code_hash = %s AND until > %s RETURNING player, sealed", code_hash, now
            )
            if not taken:
                return None
            player, sealed = taken[0]
            return PlayerRecord(*db.rows(f"SELECT {PLAYER} FROM players WHERE id = %s", player)[0]), str(sealed)

    def merge(self, old: str, new: str) -> None:
        with self._transaction() as db:
            db.rows("UPDATE player_seats SET player = %s WHERE player = %s", new, old)
            move_settings(db, old, new)
            merge_ratings(db, old, new)
            _forget(db, old)

    # --- whose seats ---

    def sits(self, player: str, places: Collection[Place]) -> None:
        with self._transaction() as db:
            insert_player_seats(db, [(match_id, seat, player) for match_id, seat in places])

    def players_at(self, match_ids: Collection[str]) -> Mapping[Place, str]:
        if not match_ids:
            return {}
        found = self._rows(
            f"SELECT match_id, seat, player FROM player_seats WHERE match_id IN ({signs(match_ids)})", *match_ids
        )
        return {(match_id, seat): player for match_id, seat, player in found}

    def matches_of(self, wanted: Wanted, limit: int, offset: int = 0) -> Mapping[str, tuple[int, ...]]:
        seats: defaultdict[str, tuple[int, ...]] = defaultdict(tuple)
        for match_id, seat in self._rows(PAGE, *_wanted(wanted), limit, offset):
            seats[match_id] += (seat,)
        return dict(seats)

    def count_of(self, wanted: Wanted) -> Mapping[str, int]:
        return dict(self._rows(f"{MINE} SELECT game, count(*) FROM chosen GROUP BY game", *_wanted(wanted)))

    # --- leaving ---

    def change_leaving(self, match_id: str, leaving: Leaving | None, before: Leaving | None) -> int:
        with self._transaction() as db:
            news = self._changed(db, match_id, None)
            if leaving_at(db.rows, match_id) != before:
                raise Taken(match_id)
            db.rows("DELETE FROM leavings WHERE match_id = %s", match_id)
            insert_leaving(db, match_id, leaving)
        return news.version

    def remove(self, match_id: str, version: int) -> None:
        with self._transaction() as db:
            stands = self._changed(db, match_id, None)
            if stands.version != version + 1:
                raise Taken(match_id)
            remove_match(db, match_id)

    # --- as a whole ---

    def players(self) -> list[PlayerRecord]:
        found = [PlayerRecord(*row) for row in self._rows(f"SELECT {PLAYER} FROM players")]
        return sorted(found, key=lambda player: player.id)  # databases differ in their alphabets

    def keep_players(self, players: Collection[PlayerRecord]) -> None:
        with self._transaction() as db:
            _insert_players(
                db,
                players,
                "ON CONFLICT (id) DO UPDATE SET key_hash = excluded.key_hash, name = excluded.name,"
                " language = excluded.language, created = excluded.created, seen = excluded.seen",
            )


def _wanted(wanted: Wanted) -> tuple[object, ...]:
    return (wanted.player, wanted.key_hash, wanted.over, OVER, wanted.over, not wanted.over, wanted.game)


def _insert_players(db: Database, players: Iterable[PlayerRecord], conflict: str) -> None:
    db.many(
        f"INSERT INTO players ({PLAYER}) VALUES (%s, %s, %s, %s, %s, %s) {conflict}",
        [(each.id, each.key_hash, each.name, each.language, each.created, each.seen) for each in players],
    )


def _forget(db: Database, player: str) -> None:
    db.rows("DELETE FROM held WHERE key_hash IN (SELECT key_hash FROM players WHERE id = %s)", player)
    for part in OF_PLAYER:
        db.rows(f"DELETE FROM {part} WHERE player = %s", player)
    db.rows("DELETE FROM players WHERE id = %s", player)


# --- of a match ---


def leaving_at(rows: Rows, match_id: str) -> Leaving | None:
    found = rows("SELECT seat, needed FROM leavings WHERE match_id = %s", match_id)
    return Leaving(found[0][0], frozenset(json.loads(found[0][1]))) if found else None


def insert_leaving(db: Database, match_id: str, leaving: Leaving | None) -> None:
    if leaving is not None:
        db.rows(
            "INSERT INTO leavings (match_id, seat, needed) VALUES (%s, %s, %s)",
            *(match_id, leaving.seat, json.dumps(sorted(leaving.needed))),
        )


def player_seats_at(rows: Rows, match_id: str) -> tuple[tuple[int, str], ...]:
    """By seat."""
    found: list[Any] = rows("SELECT seat, player FROM player_seats WHERE match_id = %s ORDER BY seat", match_id)
    return tuple((int(seat), str(player)) for seat, player in found)


def insert_player_seats(db: Database, seats: Iterable[tuple[str, int, str]]) -> None:
    """A seat that is somebody's stays so; of a match that has just been removed there are none."""
    db.many(
        "INSERT INTO player_seats (match_id, seat, player) SELECT seats.match_id, seats.seat, players.id"
        " FROM seats, players WHERE seats.match_id = %s AND seats.seat = %s AND players.id = %s"
        " ON CONFLICT (match_id, seat) DO NOTHING",
        list(seats),
    )


def remove_match(db: Database, match_id: str) -> None:
    for part in OF_MATCH:
        db.rows(f"DELETE FROM {part} WHERE match_id = %s", match_id)
    db.rows("DELETE FROM matches WHERE id = %s", match_id)
