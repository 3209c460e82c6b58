"""The waiting room: while a seat still waits for somebody, the table's page says who has come and who is here."""

from typing import NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from gusher.store.port import OVER, SeatRecord
from gusher.table.links import new_token
from gusher.table.live import BOT
from gusher.table.opening import FREE, FRIEND, LONGEST_NAME
from gusher.web.attendance import who_is_here
from gusher.web.lobby import NO_CONTENT, free_seats, sitting
from gusher.web.naming import own_name
from gusher.web.session import render
from gusher.web.viewers import Viewer, looking

routes = APIRouter()


class Guest(NamedTuple):
    seat: int
    name: str
    state: str  # me, here, away; kept for a friend who has not come, or free


class WaitingRoom(NamedTuple):
    id: str
    guests: list[Guest]
    missing: int
    seated: bool  # the viewer, who may talk to the others and invite them
    join: int  # the seat that the viewer may take; -1 if none
    name: str
    key: str
    longest_name: int = LONGEST_NAME


@routes.get("/t/{match_id}/waiting")
async def waiting(request: Request, match_id: str) -> Response:
    """The part of the table's page; nothing when everybody has come."""
    viewer = await looking(request, match_id)
    room = await waiting_room(request, viewer)
    if room is None:
        return Response(status_code=NO_CONTENT)
    return render(request, "_waiting.html", catalogue=viewer.words, waiting=room)


async def waiting_room(request: Request, viewer: Viewer) -> WaitingRoom | None:
    record = viewer.table.record
    missing = sum(seat.kind in (FREE, FRIEND) for seat in record.seats)
    if not missing or record.status == OVER:
        return None
    others = [(record.id, seat) for seat in sitting(record) if seat not in viewer.own]
    here = {seat for _, seat in await who_is_here(request, others)}
    free = free_seats(record)
    return WaitingRoom(
        id=record.id,
        guests=[
            Guest(seat, viewer.names[seat], _state(sits, seat in viewer.own, seat in here))
            for seat, sits in enumerate(record.seats)
            if sits.kind != BOT
        ],
        missing=missing,
        seated=bool(viewer.own),
        join=free[0] if free and not viewer.own else -1,
        name=own_name(request),
        key=new_token(),
    )


def _state(sits: SeatRecord, mine: bool, here: bool) -> str:
    if mine:
        return "me"
    if sits.kind in (FREE, FRIEND):
        return {FREE: "free", FRIEND: "kept"}[sits.kind]
    return "here" if here else "away"
