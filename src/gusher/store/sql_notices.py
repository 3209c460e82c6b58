"""Notices: what both engines share."""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from gusher.store.clocks import read_clock
from gusher.store.engine import Database, Engine
from gusher.store.notices import TURN, Channel, Due, Notice, NoticeSettings, NoticeStore, Quiet
from gusher.store.sql_orders import WAITS

CHANNEL = "channels.id, channels.player, channels.kind, channels.address, channels.confirmed, channels.at"
ROW = "match_id = %s AND seat = %s AND reason = %s AND number = %s AND channel = %s AND sent IS NULL"

# What the seat's player no longer has, or has left to somebody else, is not told; nor, yet, what an order may answer.
DUE = f"""
SELECT outbox.match_id, outbox.seat, outbox.reason, outbox.number, outbox.at, outbox.due, outbox.begun, outbox.tries,
    {CHANNEL}, seats.name, players.language, matches.game, matches.status, matches.turn, wishes.needed, matches.clock,
    quiet_hours.begins, quiet_hours.ends, quiet_hours.zone
FROM outbox
JOIN channels ON channels.id = outbox.channel AND channels.confirmed
JOIN player_seats ON player_seats.match_id = outbox.match_id AND player_seats.seat = outbox.seat
    AND player_seats.player = channels.player
JOIN players ON players.id = channels.player
JOIN matches ON matches.id = outbox.match_id
JOIN seats ON seats.match_id = outbox.match_id AND seats.seat = outbox.seat
LEFT JOIN wishes ON wishes.match_id = outbox.match_id
LEFT JOIN quiet_hours ON quiet_hours.player = channels.player
WHERE outbox.sent IS NULL AND outbox.due <= %s
    AND NOT (outbox.reason = '{TURN}' AND EXISTS (SELECT 1 FROM orders WHERE {WAITS}))
ORDER BY outbox.due, outbox.match_id, outbox.channel LIMIT %s
"""


class SqlNotices(Engine, NoticeStore):
    # --- how players want to be told ---

    def channels(self, player: str) -> list[Channel]:
        found = self._rows(f"SELECT {CHANNEL} FROM channels WHERE player = %s ORDER BY at, id", player)
        return [_channel(row) for row in found]

    def channel(self, channel_id: str) -> Channel | None:
        found = self._rows(f"SELECT {CHANNEL} FROM channels WHERE id = %s", channel_id)
        return _channel(found[0]) if found else None

    def keep_channel(self, channel: Channel) -> None:
        with self._transaction() as db:
            _insert_channels(db, [channel])

    def confirm_channel(self, channel_id: str, confirmed: bool) -> None:
        with self._transaction() as db:
            db.rows("UPDATE channels SET confirmed = %s WHERE id = %s", confirmed, channel_id)

    def drop_channel(self, channel_id: str) -> None:
        with self._transaction() as db:
            db.rows("DELETE FROM outbox WHERE channel = %s", channel_id)
            db.rows("DELETE FROM channels WHERE id = %s", channel_id)

    def quiet(self, player: str) -> Quiet | None:
        found = self._rows("SELECT begins, ends, zone FROM quiet_hours WHERE player = %s", player)
        return Quiet(*found[0]) if found else None

    def set_quiet(self, player: str, quiet: Quiet | None) -> None:
        with self._transaction() as db:
            db.rows("DELETE FROM quiet_hours WHERE player = %s", player)
            if quiet is not None:
                _insert_quiet(db, [(player, quiet)])

    def vapid(self, make: Callable[[], str]) -> str:
        with self._transaction() as db:
            if not db.rows("SELECT private FROM vapid"):
                db.rows("INSERT INTO vapid (one, private) VALUES (1, %s) ON CONFLICT DO NOTHING", make())
            return str(db.rows("SELECT private FROM vapid")[0][0])

    def notice_settings(self) -> NoticeSettings:
        with self._transaction() as db:
            private = db.rows("SELECT private FROM vapid")
            channels = db.rows(f"SELECT {CHANNEL} FROM channels")
            quiet = db.rows("SELECT player, begins, ends, zone FROM quiet_hours")
        return NoticeSettings(
            private[0][0] if private else "",
            tuple(sorted(map(_channel, channels), key=lambda channel: channel.id)),
            tuple(sorted((row[0], Quiet(*row[1:])) for row in quiet)),
        )

    def keep_notice_settings(self, settings: NoticeSettings) -> None:
        with self._transaction() as db:
            here = {row[0] for row in db.rows("SELECT id FROM players")}
            for part in ("vapid", "channels", "quiet_hours"):
                db.rows(f"DELETE FROM {part}")
            if settings.vapid:
                db.rows("INSERT INTO vapid (one, private) VALUES (1, %s)", settings.vapid)
            _insert_channels(db, [channel for channel in settings.channels if channel.player in here])
            _insert_quiet(db, [(player, quiet) for player, quiet in settings.quiet if player in here])

    # --- what is to be told ---

    def due(self, now: float, most: int) -> list[Notice]:
        return [_notice(row) for row in self._rows(DUE, now, most)]

    def begin(self, notice: Notice, again: float) -> bool:
        with self._transaction() as db:
            begun = f"UPDATE outbox SET begun = begun + 1, due = %s WHERE {ROW} AND due = %s RETURNING begun"
            return bool(db.rows(begun, again, *_row(notice), notice.due))

    def sent(self, notice: Notice, at: float) -> None:
        self._change(notice, "UPDATE outbox SET sent = %s", at)

    def failed(self, notice: Notice, again: float) -> None:
        self._change(notice, "UPDATE outbox SET begun = 0, tries = tries + 1, due = %s", again)

    def postpone(self, notice: Notice, until: float) -> None:
        self._change(notice, "UPDATE outbox SET due = %s", until)

    def drop(self, notice: Notice) -> None:
        self._change(notice, "DELETE FROM outbox")

    def _change(self, notice: Notice, change: str, *values: object) -> None:
        with self._transaction() as db:
            db.rows(f"{change} WHERE {ROW}", *values, *_row(notice))

    def forget_notices(self, before: float) -> None:
        with self._transaction() as db:
            db.rows("DELETE FROM outbox WHERE at < %s", before)


def insert_due(db: Database, match_id: str, dues: Sequence[Due], at: float) -> None:
    """One for each channel of the seat's player, unless the same was due before."""
    for due in dues:
        db.rows(
            "INSERT INTO outbox (match_id, seat, reason, number, channel, at, due)"
            " SELECT player_seats.match_id, player_seats.seat, %s, %s, channels.id, %s, %s"
            " FROM player_seats JOIN channels ON channels.player = player_seats.player AND channels.confirmed"
            " WHERE player_seats.match_id = %s AND player_seats.seat = %s ON CONFLICT DO NOTHING",
            *(due.reason, due.number, at, due.due, match_id, due.seat),
        )


def settle_due(db: Database, match_id: str, dues: Sequence[Due]) -> None:
    """The match has gone on: of what was due, only this still matters."""
    still = "".join(" AND NOT (seat = %s AND reason = %s AND number = %s)" for _ in dues)
    told = [value for due in dues for value in (due.seat, due.reason, due.number)]
    db.rows(f"DELETE FROM outbox WHERE match_id = %s AND sent IS NULL{still}", match_id, *told)


def move_settings(db: Database, old: str, new: str) -> None:
    """How the old player wants to be told is how the new one does, too; who is reached twice is told once, and quiet
    hours of the new one stay."""
    channels = f"SELECT {CHANNEL} FROM channels WHERE player = %s"
    reached = [_channel(row).receiver for row in db.rows(channels, new)]
    for channel in map(_channel, db.rows(channels, old)):
        if channel.receiver not in reached:
            db.rows("UPDATE channels SET player = %s WHERE id = %s", new, channel.id)
    db.rows(
        "UPDATE quiet_hours SET player = %s WHERE player = %s"
        " AND NOT EXISTS (SELECT 1 FROM quiet_hours AS kept WHERE kept.player = %s)",
        *(new, old, new),
    )


def _row(notice: Notice) -> tuple[object, ...]:
    return notice.match_id, notice.seat, notice.reason, notice.number, notice.channel.id


def _channel(row: Sequence[Any]) -> Channel:
    channel_id, player, kind, address, confirmed, at = row
    return Channel(channel_id, player, kind, json.loads(address), bool(confirmed), at)


def _notice(row: Sequence[Any]) -> Notice:
    match_id, seat, reason, number, at, due, begun, tries = row[:8]
    name, language, game, status, turn, needed, clock, begins, ends, zone = row[14:]
    return Notice(
        *(match_id, seat, reason, number, _channel(row[8:14]), at, due, begun, tries),
        *(name, language, game, status, turn),
        needed=frozenset(json.loads(needed)) if needed is not None else frozenset(),
        decides=_decides(seat, clock),
        quiet=Quiet(begins, ends, zone) if zone is not None else None,
    )


def _decides(seat: int, text: str | None) -> bool:
    clock = read_clock(text)
    return clock is not None and clock.up is not None and seat != clock.seat and seat not in dict(clock.votes)


def _insert_channels(db: Database, channels: Iterable[Channel]) -> None:
    db.many(
        "INSERT INTO channels (id, player, kind, address, confirmed, at) VALUES (%s, %s, %s, %s, %s, %s)"
        " ON CONFLICT (id) DO UPDATE SET address = excluded.address, confirmed = excluded.confirmed",
        [(c.id, c.player, c.kind, json.dumps(c.address), c.confirmed, c.at) for c in channels],
    )


def _insert_quiet(db: Database, quiet: Iterable[tuple[str, Quiet]]) -> None:
    db.many(
        "INSERT INTO quiet_hours (player, begins, ends, zone) VALUES (%s, %s, %s, %s)",
        [(player, hours.begins, hours.ends, hours.zone) for player, hours in quiet],
    )
