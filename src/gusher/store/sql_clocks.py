"""Clocks and heartbeats: what both engines share."""

from collections.abc import Sequence

from gusher.kernel.state import OVER as NOBODY_ASKED
from gusher.store.clocks import Beat, ClockChange, ClockStore, clock_text
from gusher.store.engine import Database, Engine
from gusher.store.notices import Due
from gusher.store.port import OVER, RUNNING, Reply, Taken
from gusher.store.sql_notices import insert_due, settle_due


class SqlClocks(Engine, ClockStore):
    def heartbeat(self) -> Beat | None:
        found = self._rows("SELECT at, lost FROM heartbeat")
        return Beat(*found[0]) if found else None

    def beat(self, beat: Beat, before: Beat | None) -> bool:
        with self._transaction() as db:
            if before is None:
                first = "INSERT INTO heartbeat (one, at, lost) VALUES (1, %s, %s) ON CONFLICT DO NOTHING RETURNING one"
                return bool(db.rows(first, beat.at, beat.lost))
            again = "UPDATE heartbeat SET at = %s, lost = %s WHERE at = %s AND lost = %s RETURNING one"
            return bool(db.rows(again, beat.at, beat.lost, before.at, before.lost))

    def next_alarm(self) -> float | None:
        found = self._rows("SELECT min(alarm) FROM matches WHERE alarm IS NOT NULL AND status = %s", RUNNING)
        return None if found[0][0] is None else float(found[0][0])

    def alarms(self, by: float, most: int) -> list[str]:
        found = self._rows(
            "SELECT id FROM matches WHERE alarm <= %s AND status = %s ORDER BY alarm, id LIMIT %s", by, RUNNING, most
        )
        return [row[0] for row in found]

    def change_clock(
        self,
        match_id: str,
        change: ClockChange,
        reply: Reply | None = None,
        notices: Sequence[Due] = (),
        at: float = 0.0,
    ) -> int:
        with self._transaction() as db:
            news = self._changed(db, match_id, reply)
            put_clock(db, match_id, change)
            if change.to.ended:
                _end(db, match_id, at)
            insert_due(db, match_id, notices, at)
        return news.version


def put_clock(db: Database, match_id: str, change: ClockChange | None) -> None:
    """Raises Taken."""
    if change is not None and not db.rows(
        "UPDATE matches SET clock = %s WHERE id = %s AND clock = %s RETURNING id",
        *(clock_text(change.to), match_id, clock_text(change.before)),
    ):
        raise Taken(match_id)


def _end(db: Database, match_id: str, at: float) -> None:
    db.rows(
        "UPDATE matches SET status = %s, turn = %s, changed = %s, since = %s WHERE id = %s",
        *(OVER, NOBODY_ASKED, at, at, match_id),
    )
    db.rows("DELETE FROM wishes WHERE match_id = %s", match_id)
    db.rows("DELETE FROM leavings WHERE match_id = %s", match_id)
    settle_due(db, match_id, ())
