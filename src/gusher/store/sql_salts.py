"""Salts, and of which store one is a copy: what both engines share."""

from collections.abc import Mapping
from secrets import token_hex

from gusher.store.engine import Database, Engine
from gusher.store.salts import SaltStore

COPY = "copy of"  # no salt: what the store was marked with is kept beside them


class SqlSalts(Engine, SaltStore):
    def salt(self, name: str) -> str:
        with self._transaction() as db:
            db.rows("INSERT INTO salts (name, salt) VALUES (%s, %s) ON CONFLICT DO NOTHING", name, token_hex(32))
            return str(db.rows("SELECT salt FROM salts WHERE name = %s", name)[0][0])

    def salts(self) -> Mapping[str, str]:
        return dict(self._rows("SELECT name, salt FROM salts WHERE name != %s", COPY))

    def keep_salts(self, salts: Mapping[str, str]) -> None:
        with self._transaction() as db:
            db.rows("DELETE FROM salts WHERE name != %s", COPY)
            _insert(db, salts)

    def copy_of(self) -> str:
        found = self._rows("SELECT salt FROM salts WHERE name = %s", COPY)
        return str(found[0][0]) if found else ""

    def mark_as_copy(self, origin: str) -> None:
        with self._transaction() as db:
            mark_as_no_copy(db)
            _insert(db, {COPY: origin} if origin else {})


def mark_as_no_copy(db: Database) -> None:
    db.rows("DELETE FROM salts WHERE name = %s", COPY)


def _insert(db: Database, salts: Mapping[str, str]) -> None:
    db.many("INSERT INTO salts (name, salt) VALUES (%s, %s)", list(salts.items()))
