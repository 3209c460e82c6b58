"""Standing orders: what the page offers beside the question, and lists in one place.

An order is shown to its own seat alone, and not at a screen that several people share while another of them may look.
"""

from typing import NamedTuple

from gusher.kernel.orders import given, offered, term
from gusher.kernel.state import PUBLIC, State
from gusher.table.orders import in_force, offers
from gusher.web.viewers import Viewer


class OrderLine(NamedTuple):
    """An order that was given."""

    id: str
    name: str
    limit: int | None
    says: str
    until: str


class OrderOffer(NamedTuple):
    """One that could be: without a limit, or with one from `least` to `most`."""

    name: str
    says: str
    until: str
    least: int | None
    most: int | None
    near: bool  # it is about the question that is open


class OrdersView(NamedTuple):
    shown: bool
    given: tuple[OrderLine, ...]
    offers: tuple[OrderOffer, ...]


NOTHING = OrdersView(False, (), ())


def orders_view(viewer: Viewer, known: State) -> OrdersView:
    """What the viewer, who knows the position like this, may know: nothing but their own."""
    if viewer.seat == PUBLIC or not viewer.match.game.orders or (len(viewer.own) > 1 and not viewer.asked):
        return NOTHING
    mine, open_to_me = given_by(viewer), offered_to(viewer, known)
    return OrdersView(bool(mine or open_to_me), mine, open_to_me)


def given_by(viewer: Viewer) -> tuple[OrderLine, ...]:
    game = viewer.match.game.name
    return tuple(
        OrderLine(
            record.id,
            record.name,
            None if order.bounds is None else record.limit,
            viewer.says(given(game, order, record.limit)),
            viewer.says(term(game, order)),
        )
        for record, order in in_force(viewer.table, viewer.seat)
    )


def offered_to(viewer: Viewer, known: State) -> tuple[OrderOffer, ...]:
    match, seat = viewer.match, viewer.seat
    found = []
    for order in offers(viewer.table, seat, known):
        limits = order.limits(known, seat)
        least, most = (None, None) if order.bounds is None else (limits[0], limits[-1])
        says, until = viewer.says(offered(match.game.name, order)), viewer.says(term(match.game.name, order))
        found.append(OrderOffer(order.name, says, until, least, most, order.is_about(known)))
    return tuple(found)


def kept_for(viewer: Viewer) -> tuple[str, ...]:
    """By which a view of the same position differs from another: orders come and go without a change of version."""
    return tuple(order.id for order in viewer.table.orders if order.seat == viewer.seat)
