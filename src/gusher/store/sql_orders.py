"""Standing orders: what both engines share."""

import json
from collections.abc import Collection, Iterable

from gusher.store.engine import Database, Engine, Rows, signs
from gusher.store.orders import OrderRecord, OrderStore
from gusher.store.port import RUNNING, News, NotKept

ORDER = "id, seat, name, most, scope, start, at, judged"
# What a notice asks, too (sql_notices.py): is there an order of the seat that is asked which may still answer?
WAITS = "orders.match_id = matches.id AND orders.seat = matches.turn AND orders.judged < matches.n"


class SqlOrders(Engine, OrderStore):
    def orders(self, match_id: str) -> tuple[OrderRecord, ...]:
        return orders_at(self._rows, match_id)

    def give_order(self, match_id: str, order: OrderRecord, instead: Collection[str] = ()) -> None:
        with self._transaction() as db:
            self._told(db, match_id)
            _cancel(db, match_id, instead)
            insert_orders(db, match_id, [order])

    def cancel_orders(self, match_id: str, ids: Collection[str]) -> None:
        with self._transaction() as db:
            self._told(db, match_id)
            _cancel(db, match_id, ids)

    def judge_orders(self, match_id: str, ids: Collection[str], n: int) -> None:
        with self._transaction() as db:
            db.rows(
                f"UPDATE orders SET judged = %s WHERE match_id = %s AND judged < %s AND id IN ({signs(ids)})",
                *(n, match_id, n, *ids),
            )

    def waiting_for_orders(self) -> list[str]:
        found = self._rows(
            f"SELECT DISTINCT matches.id FROM orders JOIN matches ON {WAITS} WHERE matches.status = %s", RUNNING
        )
        return sorted(row[0] for row in found)

    def _told(self, db: Database, match_id: str) -> None:
        """Other processes hear that the match stands where it stood: what may have changed is no viewer's business."""
        found = db.rows("SELECT n, version FROM matches WHERE id = %s", match_id)
        if not found:
            raise NotKept(match_id)
        self._spread(db, News(match_id, *found[0]))


def orders_at(rows: Rows, match_id: str) -> tuple[OrderRecord, ...]:
    found = rows(f"SELECT {ORDER} FROM orders WHERE match_id = %s", match_id)
    orders = [
        OrderRecord(order_id, seat, name, most, tuple(json.loads(scope)), start, at, judged)
        for order_id, seat, name, most, scope, start, at, judged in found
    ]
    return tuple(sorted(orders, key=lambda order: (order.at, order.id)))


def insert_orders(db: Database, match_id: str, orders: Iterable[OrderRecord]) -> None:
    db.many(
        f"INSERT INTO orders (match_id, {ORDER}) VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s)",
        [
            (
                match_id,
                each.id,
                each.seat,
                each.name,
                each.limit,
                json.dumps(each.scope),
                each.start,
                each.at,
                each.judged,
            )
            for each in orders
        ],
    )


def _cancel(db: Database, match_id: str, ids: Collection[str]) -> None:
    if ids:
        db.rows(f"DELETE FROM orders WHERE match_id = %s AND id IN ({signs(ids)})", match_id, *ids)
