"""What people do about the time: pauses, what the others decide when it is up, and coming back."""

from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse
from pydantic import BaseModel
from starlette.responses import Response

from gusher.table.errors import NotYours
from gusher.table.links import new_token
from gusher.table.steps import Told
from gusher.web import models
from gusher.web.apidocs import REFUSALS, named
from gusher.web.session import tables
from gusher.web.viewers import Viewer, acting, looking, not_too_often

routes = APIRouter(responses=REFUSALS)

SEE_OTHER = 303


class ClockBody(models.SeatedBody):
    """`substitute`, `wait` and `end` are what the others may want when somebody's time is up; `return` is for whoever
    was late."""

    do: Literal["pause", "agree", "decline", "resume", "substitute", "wait", "end", "return"]
    key: models.Key


class ClockDone(BaseModel):
    n: int
    waiting: list[int]


@routes.post("/api/v1/tables/{match_id}/clock", **named("clock"))
async def clock(match_id: str, body: ClockBody, request: Request) -> ClockDone:
    if body.do == "return":
        told = await _come_back(request, match_id, body.seat, body.key)
    else:
        actor = await acting(request, match_id, body.seat, "changes")
        told = await _done(request, match_id, actor, body)
    # Whoever has used the key for something else before is told what came of that.
    return ClockDone(n=(await tables(request).table(match_id)).match.n, waiting=told.get("waiting", []))


async def _done(request: Request, match_id: str, actor: Viewer, body: ClockBody) -> Told:
    pauses, lateness = tables(request).pauses, tables(request).lateness
    match body.do:
        case "pause":
            return await pauses.ask(match_id, actor.seat, body.key, actor.own)
        case "agree" | "decline":
            return await pauses.answer(match_id, actor.seat, body.do == "agree", body.key, actor.own)
        case "resume":
            return await pauses.resume(match_id, actor.seat, body.key)
        case _:
            return await lateness.vote(match_id, actor.seat, body.do, body.key, actor.own)


@routes.post("/t/{match_id}/return", include_in_schema=False)
async def come_back(request: Request, match_id: str) -> Response:
    """The page's button: whoever's time was up sits down again."""
    form = await request.form()
    text = str(form.get("seat", ""))
    seat = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else None
    await _come_back(request, match_id, seat, new_token())
    return RedirectResponse(f"/t/{match_id}", SEE_OTHER)


async def _come_back(request: Request, match_id: str, wished: int | None, key: str) -> Told:
    """By the link of the seat, which still is whose it was. Who sits there already has come back."""
    viewer = await looking(request, match_id)
    seats = (*viewer.lost, *viewer.own)
    if not seats or wished not in (None, *seats):
        raise NotYours("seat")
    seat = seats[0] if wished is None else wished
    not_too_often(request, "changes", f"{match_id}:{seat}")
    return await tables(request).lateness.come_back(match_id, seat, key)
