"""Standing orders in the JSON API: a seat gives, reads and cancels its own."""

from dataclasses import replace

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel, Field

from gusher.kernel.state import PUBLIC
from gusher.table.errors import NotYours
from gusher.web import models
from gusher.web.api import chosen_seat
from gusher.web.apidocs import REFUSALS, named
from gusher.web.direct import DirectRoute
from gusher.web.orders import given_by, offered_to
from gusher.web.session import tables
from gusher.web.viewers import Viewer, acting, looking

routes = APIRouter(prefix="/api/v1", responses=REFUSALS, route_class=DirectRoute)


class OrderBody(models.SeatedBody):
    """`limit` is for an order that has one."""

    order: models.Word
    limit: models.Whole = 0


class CancelBody(models.SeatedBody):
    id: models.Word


class OrderReply(BaseModel):
    id: str
    order: str
    limit: int | None
    says: str
    until: str


class OfferReply(BaseModel):
    order: str
    says: str
    until: str
    least: int | None
    most: int | None


class OrdersReply(BaseModel):
    n: int
    orders: list[OrderReply]
    offers: list[OfferReply] = Field(description="those first that are about the open question")
    answered: list[int] = Field(description="the entries that the seat's orders have given")


@routes.get("/tables/{match_id}/orders", dependencies=[Depends(chosen_seat)], **named("orders"))
async def listed(match_id: str, request: Request) -> OrdersReply:
    viewer = await looking(request, match_id)
    if viewer.seat == PUBLIC:
        raise NotYours("seat")
    return _reply(viewer)


@routes.post("/tables/{match_id}/orders", **named("order"))
async def give(match_id: str, body: OrderBody, request: Request) -> OrdersReply:
    viewer = await acting(request, match_id, body.seat, "changes")
    table = await tables(request).orders.give(match_id, viewer.seat, body.order, body.limit)
    return _reply(replace(viewer, table=table))


@routes.post("/tables/{match_id}/orders/cancel", **named("cancel-order"))
async def cancel(match_id: str, body: CancelBody, request: Request) -> OrdersReply:
    viewer = await acting(request, match_id, body.seat, "changes")
    table = await tables(request).orders.cancel(match_id, viewer.seat, body.id)
    return _reply(replace(viewer, table=table))


def _reply(viewer: Viewer) -> OrdersReply:
    return OrdersReply(
        n=viewer.match.n,
        orders=[
            OrderReply(id=line.id, order=line.name, limit=line.limit, says=line.says, until=line.until)
            for line in given_by(viewer)
        ],
        offers=[
            OfferReply(order=each.name, says=each.says, until=each.until, least=each.least, most=each.most)
            for each in offered_to(viewer, viewer.match.view(viewer.seat))
        ],
        answered=sorted(n for seat, n in viewer.table.ordered if seat == viewer.seat),
    )
