"""What the engines that speak SQL have in common: all reading, and every change that need not be the quickest."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Any

from gusher.kernel.state import PUBLIC
from gusher.store.clocks import ClockChange, clock_text, read_clock
from gusher.store.engine import Database, Rows, signs
from gusher.store.notices import Due
from gusher.store.orders import ORDER_KEY
from gusher.store.port import (
    MOST_HELD,
    MOST_HOLDERS,
    OVER,
    RUNNING,
    ChatRecord,
    Held,
    MatchRecord,
    News,
    NotKept,
    Reply,
    SeatRecord,
    Since,
    Snapshot,
    Stale,
    Store,
    Taken,
    Whole,
    Wish,
    ordered,
)
from gusher.store.sql_analyses import SqlAnalyses
from gusher.store.sql_clocks import SqlClocks, put_clock
from gusher.store.sql_notices import SqlNotices, insert_due
from gusher.store.sql_orders import SqlOrders, insert_orders, orders_at
from gusher.store.sql_people import (
    SqlPeople,
    insert_leaving,
    insert_player_seats,
    leaving_at,
    player_seats_at,
    remove_match,
)
from gusher.store.sql_ratings import SqlRatings
from gusher.store.sql_salts import SqlSalts, mark_as_no_copy

MATCH = (
    "id, game, rules, format, board, options, secret, created, listed, watch_hash, status, n, version, changed, turn,"
    " result, opener, again, hints, takebacks, since, rated, counted, clock, host, attended, onward_of, onward_at"
)
FLAGS = ("listed", "hints", "takebacks", "rated", "counted")  # which SQLite keeps as numbers
HELD = "key_hash, match_id, seat, sealed, own, at"
ANY_NUMBER = 2**31 - 1  # of rows, where SQL wants a limit


class SqlStore(SqlPeople, SqlNotices, SqlRatings, SqlClocks, SqlOrders, SqlAnalyses, SqlSalts, Store):
    """A store of which the engine gives transactions and moments."""

    # --- matches ---

    def create(self, match: MatchRecord, entries: Sequence[str], again_of: str = "", before: str = "") -> None:
        with self._transaction() as db:
            if again_of:
                news = self._changed(db, again_of, None)
                lead = "UPDATE matches SET again = %s WHERE id = %s AND again = %s RETURNING id"
                if not db.rows(lead, match.id, again_of, before):
                    raise Stale(again_of, news.n)
            mark_as_no_copy(db)
            _insert(db, replace(match, n=len(entries), changed=match.created, since=match.created))
            insert_entries(db, match.id, 0, entries)

    def match(self, match_id: str) -> MatchRecord:
        return _match(self._rows, match_id)

    def matches(self, match_ids: Collection[str]) -> list[MatchRecord]:
        with self._moment() as rows:
            return _matches(rows, f"WHERE id IN ({signs(match_ids)})", *match_ids) if match_ids else []

    def entries(self, match_id: str, after: int = 0) -> list[str]:
        return _entries(self._rows, match_id, after)

    def reply(self, match_id: str, seat: int, key: str) -> str | None:
        found = self._rows(
            "SELECT reply FROM replies WHERE match_id = %s AND seat = %s AND key = %s", match_id, seat, key
        )
        return str(found[0][0]) if found else None

    def _changed(self, db: Database, match_id: str, reply: Reply | None) -> News:
        """The first thing that a change does: nobody else changes the match until it is stored."""
        found = db.rows("UPDATE matches SET version = version + 1 WHERE id = %s RETURNING n, version", match_id)
        if not found:
            raise NotKept(match_id)
        news = News(match_id, *found[0])
        insert_reply(db, match_id, reply)
        self._spread(db, news)
        return news

    # --- people ---

    def take_seat(
        self,
        match_id: str,
        seat: int,
        record: SeatRecord,
        before: SeatRecord,
        reply: Reply | None = None,
        clock: ClockChange | None = None,
    ) -> int:
        with self._transaction() as db:
            news = self._changed(db, match_id, reply)
            sits = db.rows(
                "SELECT kind, name, token_hash, bot, gone FROM seats WHERE match_id = %s AND seat = %s", match_id, seat
            )
            if not sits:
                raise NotKept(match_id)
            if SeatRecord(*sits[0]) != before:
                raise Taken(match_id)
            db.rows(
                "UPDATE seats SET kind = %s, name = %s, token_hash = %s, bot = %s, gone = %s"
                " WHERE match_id = %s AND seat = %s",
                *(record.kind, record.name, record.token_hash, record.bot, record.gone, match_id, seat),
            )
            db.rows("DELETE FROM leavings WHERE match_id = %s AND seat = %s", match_id, seat)
            put_clock(db, match_id, clock)
            if record.bot:
                db.rows("DELETE FROM orders WHERE match_id = %s AND seat = %s", match_id, seat)
        return news.version

    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        if not token_hash:
            return None
        seats = self._rows("SELECT match_id, seat FROM seats WHERE token_hash = %s", token_hash)
        if seats:
            return str(seats[0][0]), int(seats[0][1])
        watched = self._rows("SELECT id FROM matches WHERE watch_hash = %s", token_hash)
        return (str(watched[0][0]), PUBLIC) if watched else None

    def say(self, match_id: str, chat: ChatRecord, reply: Reply | None = None) -> int:
        with self._transaction() as db:
            news = self._changed(db, match_id, reply)
            _insert_chat(db, match_id, [chat])
        return news.version

    def change_wish(
        self,
        match_id: str,
        wish: Wish | None,
        before: Wish | None,
        reply: Reply | None = None,
        notices: Sequence[Due] = (),
        at: float = 0.0,
    ) -> int:
        with self._transaction() as db:
            news = self._changed(db, match_id, reply)
            if _wish(db.rows, match_id) != before or (wish is not None and wish.n != news.n):
                raise Stale(match_id, news.n)
            db.rows("DELETE FROM wishes WHERE match_id = %s", match_id)
            _insert_wish(db, match_id, wish)
            insert_due(db, match_id, notices, at)
        return news.version

    # --- browsers ---

    def hold(self, held: Collection[Held]) -> None:
        matches, keys = {row.match_id for row in held}, {row.key_hash for row in held}
        with self._transaction() as db:
            found = db.rows(f"SELECT id FROM matches WHERE id IN ({signs(matches)})", *matches)
            if len(found) < len(matches):
                raise NotKept(*matches - {row[0] for row in found})
            _insert_held(db, held)
            for key_hash in keys:
                db.rows(
                    "DELETE FROM held WHERE key_hash = %s AND (match_id, seat) IN (SELECT held.match_id, held.seat"
                    " FROM held JOIN matches ON matches.id = held.match_id WHERE held.key_hash = %s"
                    " ORDER BY CASE WHEN matches.status = %s THEN 1 ELSE 0 END, held.at DESC LIMIT %s OFFSET %s)",
                    *(key_hash, key_hash, OVER, ANY_NUMBER, MOST_HELD),
                )
            for match_id, seat in {(row.match_id, row.seat) for row in held}:
                db.rows(
                    "DELETE FROM held WHERE match_id = %s AND seat = %s AND key_hash IN (SELECT key_hash FROM held"
                    " WHERE match_id = %s AND seat = %s ORDER BY at DESC LIMIT %s OFFSET %s)",
                    *(match_id, seat, match_id, seat, ANY_NUMBER, MOST_HOLDERS),
                )

    def held(self, key_hash: str) -> list[Held]:
        return _held(self._rows, "WHERE key_hash = %s ORDER BY at DESC, match_id, seat", key_hash)

    # --- lists ---

    def listed(self, since: float = 0.0, limit: int = 200) -> list[MatchRecord]:
        latest = "CASE WHEN attended > changed THEN attended ELSE changed END"
        with self._moment() as rows:
            return _matches(
                rows,
                f"WHERE listed AND status != %s AND {latest} >= %s ORDER BY {latest} DESC, id LIMIT %s",
                *(OVER, since, limit),
            )

    def attend(self, match_ids: Collection[str], at: float) -> None:
        with self._transaction() as db:
            db.rows(
                f"UPDATE matches SET attended = %s WHERE id IN ({signs(match_ids)})"
                " AND listed AND status != %s AND attended < %s",
                *(at, *match_ids, OVER, at),
            )

    def finished(self) -> list[str]:
        return [row[0] for row in self._rows("SELECT id FROM matches WHERE status = %s ORDER BY created", OVER)]

    def waiting_for_bots(self) -> list[str]:
        found = self._rows(
            "SELECT matches.id FROM matches JOIN seats ON seats.match_id = matches.id AND seats.seat = matches.turn"
            " WHERE matches.status = %s AND seats.bot != '' ORDER BY matches.changed",
            RUNNING,
        )
        return [row[0] for row in found]

    def standing(self, match_ids: Collection[str]) -> list[News]:
        if not match_ids:
            return []
        found = self._rows(f"SELECT id, n, version FROM matches WHERE id IN ({signs(match_ids)})", *match_ids)
        return [News(*row) for row in found]

    def since(self, match_id: str, after: int, lines: int = 200) -> Since:
        with self._moment() as rows:
            return Since(
                _match(rows, match_id),
                tuple(_entries(rows, match_id, after)),
                tuple(_chat(rows, match_id, lines)),
                _wish(rows, match_id),
                leaving_at(rows, match_id),
                orders_at(rows, match_id),
                ordered(_replies(rows, match_id, f"{ORDER_KEY}%")),
            )

    # --- visitors ---

    def opened_by(self, opener: str, since: float) -> tuple[int, int]:
        found = self._rows(
            "SELECT count(*), count(*) FILTER (WHERE NOT EXISTS"
            " (SELECT 1 FROM seats WHERE seats.match_id = matches.id AND seats.bot = ''))"
            " FROM matches WHERE opener = %s AND status = %s AND changed >= %s",
            *(opener, RUNNING, since),
        )
        return int(found[0][0]), int(found[0][1])

    # --- as a whole ---

    def ids(self) -> list[str]:
        return sorted(row[0] for row in self._rows("SELECT id FROM matches"))  # databases differ in their alphabets

    def whole(self, match_id: str) -> Whole:
        with self._moment() as rows:
            chat = rows("SELECT seat, name, text, at FROM chat WHERE match_id = %s ORDER BY id", match_id)
            return Whole(
                _match(rows, match_id),
                tuple(_entries(rows, match_id)),
                tuple(_replies(rows, match_id)),
                tuple(ChatRecord(*row) for row in chat),
                _snapshot(rows, match_id),
                _wish(rows, match_id),
                tuple(sorted(_held(rows, "WHERE match_id = %s", match_id), key=lambda row: (row.key_hash, row.seat))),
                player_seats_at(rows, match_id),
                leaving_at(rows, match_id),
                orders_at(rows, match_id),
            )

    def keep(self, whole: Whole) -> None:
        match_id = whole.match.id
        with self._transaction() as db:
            remove_match(db, match_id)
            _insert(db, whole.match)
            insert_entries(db, match_id, 0, whole.entries)
            for reply in whole.replies:
                insert_reply(db, match_id, reply)
            _insert_chat(db, match_id, whole.chat)
            insert_snapshot(db, match_id, whole.snapshot)
            _insert_wish(db, match_id, whole.wish)
            _insert_held(db, whole.held)
            insert_player_seats(db, [(match_id, seat, player) for seat, player in whole.players])
            insert_leaving(db, match_id, whole.leaving)
            insert_orders(db, match_id, whole.orders)


# --- reading ---


def _matches(rows: Rows, where: str, *values: object) -> list[MatchRecord]:
    found = rows(f"SELECT {MATCH} FROM matches {where}", *values)
    seats: dict[str, list[SeatRecord]] = {row[0]: [] for row in found}
    if seats:
        sitting = "SELECT match_id, kind, name, token_hash, bot, gone FROM seats WHERE match_id IN"
        for match_id, *seat in rows(f"{sitting} ({signs(seats)}) ORDER BY match_id, seat", *seats):
            seats[match_id].append(SeatRecord(*seat))
    return [_record(row, tuple(seats[row[0]])) for row in found]


def _match(rows: Rows, match_id: str) -> MatchRecord:
    found = _matches(rows, "WHERE id = %s", match_id)
    if not found:
        raise NotKept(match_id)
    return found[0]


def _record(row: Any, seats: tuple[SeatRecord, ...]) -> MatchRecord:
    found = dict(zip(MATCH.split(", "), row, strict=True))
    found["options"] = json.loads(found["options"])
    found["result"] = json.loads(found["result"]) if found["result"] is not None else None
    found["clock"] = read_clock(found["clock"])
    for flag in FLAGS:
        found[flag] = bool(found[flag])
    return MatchRecord(**found, seats=seats)


def _entries(rows: Rows, match_id: str, after: int = 0) -> list[str]:
    return [
        line for (line,) in rows("SELECT line FROM entries WHERE match_id = %s AND n > %s ORDER BY n", match_id, after)
    ]


def _replies(rows: Rows, match_id: str, like: str = "%") -> list[Reply]:
    query = "SELECT seat, key, reply FROM replies WHERE match_id = %s AND key LIKE %s"
    found = [Reply(*row) for row in rows(query, match_id, like)]
    return sorted(found, key=lambda reply: (reply.seat, reply.key))


def _chat(rows: Rows, match_id: str, last: int) -> list[ChatRecord]:
    found = rows("SELECT seat, name, text, at FROM chat WHERE match_id = %s ORDER BY id DESC LIMIT %s", match_id, last)
    return [ChatRecord(*row) for row in reversed(found)]


def _snapshot(rows: Rows, match_id: str) -> Snapshot | None:
    found = rows("SELECT n, state FROM snapshots WHERE match_id = %s", match_id)
    return Snapshot(found[0][0], json.loads(found[0][1])) if found else None


def _wish(rows: Rows, match_id: str) -> Wish | None:
    found = rows("SELECT id, n, by_seat, back_to, needed FROM wishes WHERE match_id = %s", match_id)
    if not found:
        return None
    wish_id, n, by, to, needed = found[0]
    return Wish(wish_id, n, by, to, frozenset(json.loads(needed)))


def _held(rows: Rows, where: str, value: str) -> list[Held]:
    return [
        Held(key_hash, match_id, seat, sealed, bool(own), at)
        for key_hash, match_id, seat, sealed, own, at in rows(f"SELECT {HELD} FROM held {where}", value)
    ]


# --- writing ---


def _insert(db: Database, match: MatchRecord) -> None:
    values = {name: getattr(match, name) for name in MATCH.split(", ")}
    values["options"] = json.dumps(match.options)
    values["result"] = json_or_none(match.result)
    values["clock"] = clock_text(match.clock)
    db.rows(f"INSERT INTO matches ({MATCH}) VALUES ({signs(values)})", *values.values())
    db.many(
        "INSERT INTO seats (match_id, seat, kind, name, token_hash, bot, gone) VALUES (%s, %s, %s, %s, %s, %s, %s)",
        [(match.id, seat, r.kind, r.name, r.token_hash, r.bot, r.gone) for seat, r in enumerate(match.seats)],
    )


def insert_entries(db: Database, match_id: str, after: int, entries: Sequence[str]) -> None:
    lines = [(match_id, after + place, line) for place, line in enumerate(entries, start=1)]
    db.many("INSERT INTO entries (match_id, n, line) VALUES (%s, %s, %s)", lines)


def insert_reply(db: Database, match_id: str, reply: Reply | None) -> None:
    if reply is not None:
        db.rows(
            "INSERT INTO replies (match_id, seat, key, reply) VALUES (%s, %s, %s, %s)",
            *(match_id, reply.seat, reply.key, reply.text),
        )


def insert_snapshot(db: Database, match_id: str, snapshot: Snapshot | None) -> None:
    """In the place of the one before."""
    if snapshot is not None:
        db.rows(
            "INSERT INTO snapshots (match_id, n, state) VALUES (%s, %s, %s)"
            " ON CONFLICT (match_id) DO UPDATE SET n = excluded.n, state = excluded.state",
            *(match_id, snapshot.n, json.dumps(snapshot.state)),
        )


def _insert_chat(db: Database, match_id: str, lines: Iterable[ChatRecord]) -> None:
    db.many(
        "INSERT INTO chat (match_id, seat, name, text, at) VALUES (%s, %s, %s, %s, %s)",
        [(match_id, line.seat, line.name, line.text, line.at) for line in lines],
    )


def _insert_wish(db: Database, match_id: str, wish: Wish | None) -> None:
    if wish is not None:
        db.rows(
            "INSERT INTO wishes (match_id, id, n, by_seat, back_to, needed) VALUES (%s, %s, %s, %s, %s, %s)",
            *(match_id, wish.id, wish.n, wish.by, wish.to, json.dumps(sorted(wish.needed))),
        )


def _insert_held(db: Database, held: Iterable[Held]) -> None:
    """In the place of what the key held of the same seat."""
    db.many(
        f"INSERT INTO held ({HELD}) VALUES (%s, %s, %s, %s, %s, %s) ON CONFLICT (key_hash, match_id, seat)"
        " DO UPDATE SET sealed = excluded.sealed, own = excluded.own, at = excluded.at",
        [(row.key_hash, row.match_id, row.seat, row.sealed, row.own, row.at) for row in held],
    )


def json_or_none(value: object) -> str | None:
    return None if value is None else json.dumps(value)
