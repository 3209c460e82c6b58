"""Standing orders at a table: given, read and cancelled by their own seat. Nobody else learns that there are any, so
that nothing here changes what a table shows to others: no version, no news, no line of the log. Only the seat's own
pages are rung (`LiveTable.keep_orders`)."""

from collections.abc import Callable
from typing import NamedTuple

from gusher.kernel.match import Match
from gusher.kernel.orders import QUESTION, Order, by_name
from gusher.kernel.state import State
from gusher.store.orders import OrderRecord
from gusher.table.errors import TableError
from gusher.table.learning import is_lesson
from gusher.table.links import new_id
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.steps import sitting
from gusher.table.threads import StoreThreads


class InForce(NamedTuple):
    """An order that a seat has given, and of which sort it is."""

    record: OrderRecord
    order: Order


class Orders:
    def __init__(
        self, memory: Memory, threads: StoreThreads, wake: Callable[[LiveTable], None], now: Callable[[], float]
    ) -> None:
        self._memory = memory
        self._threads = threads
        self._wake = wake
        self._now = now

    async def give(self, match_id: str, seat: int, name: str, limit: int = 0) -> LiveTable:
        """The seat wants this answered from now on. Of those that answer the same question and last as long there is
        one at a time, so that a seat has no more than its game knows; given twice, an order is the same."""

        async def give(table: LiveTable) -> LiveTable:
            order, scope = _checked(table, sitting(table, seat), name, limit)
            mine = [each for each in table.orders if each.seat == seat]
            there = in_force(table, seat)
            if any(each.record.name == name and each.record.limit == limit for each in there):
                return table
            kept = {each.record.id for each in there if not _same_matter(each.order, order)}
            instead = [each.id for each in mine if each.id not in kept]
            given = OrderRecord(new_id(), seat, name, limit, scope, table.match.n, self._now())
            await self._memory.change(table, self._threads.store.give_order, table.id, given, instead)
            table.keep_orders((*(each for each in table.orders if each.id not in instead), given))
            self._wake(table)
            return table

        return await self._memory.decide(match_id, give)

    async def cancel(self, match_id: str, seat: int, order_id: str) -> LiveTable:
        """From now on the person decides. Of an order that is not there any more there is nothing to cancel."""

        async def cancel(table: LiveTable) -> LiveTable:
            sitting(table, seat)
            void = [each.id for each in table.orders if (each.seat, each.id) == (seat, order_id)]
            await self._memory.change(table, self._threads.store.cancel_orders, table.id, void)
            table.keep_orders(tuple(each for each in table.orders if each.id not in void))
            return table

        return await self._memory.decide(match_id, cancel)


def _checked(table: LiveTable, seat: int, name: str, limit: int) -> tuple[Order, tuple[int, ...]]:
    """The order of that name, and what it would be about; raises TableError."""
    known = by_name(table.match.game.orders)
    if name not in known:
        raise TableError("order-unknown", given=name, known=sorted(known))
    order, view = known[name], table.match.view(seat)
    scope = order.scope(view, seat)
    if scope is None or order not in offers(table, seat, view):
        raise TableError("order-closed")
    limits = order.limits(view, seat)
    if limit not in limits:
        raise TableError("order-limit", least=limits[0], most=limits[-1])
    return order, scope


def offers(table: LiveTable, seat: int, view: State) -> list[Order]:
    """The orders that a seat may give now, the nearest first: those about the question that is open. Who learns the
    game answers everything; whoever has left, nothing any more."""
    if table.match.over or is_lesson(table.record) or seat not in table.people:
        return []
    possible = [order for order in table.match.game.orders if order.can_be_given(view, seat)]
    return sorted(possible, key=lambda order: not order.is_about(view))


def in_force(table: LiveTable, seat: int) -> list[InForce]:
    """What the seat's orders are that still count, those first that are about one question alone."""
    match, known = table.match, by_name(table.match.game.orders)
    mine = [each for each in table.orders if each.seat == seat and each.name in known]
    if not mine or match.over or seat not in table.people:
        return []
    view = match.view(seat)
    found = [InForce(each, known[each.name]) for each in mine if not _taken_back(match, each)]
    counting = [each for each in found if each.order.scope(view, seat) == each.record.scope]
    return sorted(counting, key=lambda each: each.order.until != QUESTION)


def _taken_back(match: Match, record: OrderRecord) -> bool:
    """Has somebody gone back to before it was given? Or has the seat itself taken something back since? It would give
    the same answer again."""
    since = [entry for entry in match.entries[record.start :] if entry.to is not None]
    return any(entry.by == record.seat or (entry.to or 0) < record.start for entry in since)


def _same_matter(one: Order, other: Order) -> bool:
    return one.until == other.until and bool(one.questions & other.questions)
