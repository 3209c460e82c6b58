"""A friend's program comes by the link that was sent to the friend, as a browser would."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from gusher.kernel.state import PUBLIC
from gusher.table.errors import NotYours
from gusher.table.opening import FRIEND, clean_name
from gusher.table.steps import LONGEST_KEY
from gusher.web.apidocs import REFUSALS, named
from gusher.web.direct import DirectRoute
from gusher.web.models import Body
from gusher.web.rated import program_may_sit, program_sits
from gusher.web.session import tables

LONGEST_TOKEN = 64  # of a link

routes = APIRouter(prefix="/api/v1", responses=REFUSALS, route_class=DirectRoute)


class ArriveBody(Body):
    """The token is the end of the link, after /s/. With a key, which must be hard to guess, and the table's id, the
    seat is found again if the reply was lost: a friend's link works once."""

    token: Annotated[str, Field(max_length=LONGEST_TOKEN)]
    name: Annotated[str, Field(max_length=64)] = ""
    key: Annotated[str, Field(max_length=LONGEST_KEY)] = ""
    table: Annotated[str, Field(max_length=64)] = ""


class ArriveReply(BaseModel):
    """Where the seat is, and the token of the link that takes the place of the first one."""

    id: str
    seat: int
    token: str


@routes.post("/arrive", **named("arrive"))
async def arrive(body: ArriveBody, request: Request) -> ArriveReply:
    try:
        match_id, seat = await tables(request).seat_of(body.token)
    except NotYours:
        if not (body.key and body.table):
            raise
        seat, token = await tables(request).taken_with(body.table, body.key)
        return ArriveReply(id=body.table, seat=seat, token=token)
    if seat == PUBLIC:
        raise NotYours("link")
    token = body.token
    if (await tables(request).table(match_id)).record.seats[seat].kind == FRIEND:
        await program_may_sit(request, match_id, seat)
        token = await tables(request).arrive(match_id, seat, body.name, body.key)
        await program_sits(request, match_id, seat, clean_name(body.name, ""))
    return ArriveReply(id=match_id, seat=seat, token=token)
