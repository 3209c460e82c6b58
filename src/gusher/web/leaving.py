"""Going before the end: the page that says what leaving, resigning and deleting mean, and does it."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

from gusher.kernel.say import say
from gusher.table.errors import NotYours
from gusher.table.leaving import SUBSTITUTE, only_mine, others
from gusher.web.names import level_name
from gusher.web.session import render, tables
from gusher.web.viewers import Viewer, acting, looking

routes = APIRouter(default_response_class=HTMLResponse)

SEE_OTHER = 303


@dataclass(frozen=True)
class LeavingSeat:
    """What one of my seats can do."""

    seat: int
    name: str
    asks: bool  # it wants to leave, and waits for the others


@dataclass(frozen=True)
class LeavingWish:
    """Somebody else wants to leave."""

    by: str
    seat: int  # mine, which is asked for its consent; -1 if none is
    waiting: list[str]


@dataclass(frozen=True)
class LeavingView:
    id: str
    game_title: str
    bot: str
    over: bool
    seats: list[LeavingSeat]
    alone: bool  # nobody else need be asked
    rated: bool
    can_remove: bool
    wish: LeavingWish | None
    waiting: list[str]  # whom my own wish waits for


@routes.get("/t/{match_id}/leave")
async def leave_page(request: Request, match_id: str) -> Response:
    viewer = await looking(request, match_id)
    if not viewer.own:
        raise NotYours("seat")
    return render(request, "leave.html", catalogue=viewer.words, view=_view(viewer))


def _view(viewer: Viewer) -> LeavingView:
    table, wish = viewer.table, viewer.table.leaving
    waiting = [viewer.names[seat] for seat in sorted(wish.needed)] if wish else []
    asked = [seat for seat in viewer.own if wish and seat in wish.needed]
    foreign = wish is not None and wish.seat not in viewer.own
    return LeavingView(
        id=table.id,
        game_title=viewer.says(say(f"{viewer.match.game.name}-name")),
        bot=level_name(SUBSTITUTE, viewer.words),
        over=viewer.table.over,
        seats=[LeavingSeat(seat, viewer.names[seat], wish is not None and wish.seat == seat) for seat in viewer.own],
        alone=not others(table, viewer.own),
        rated=table.record.rated,
        can_remove=only_mine(table, viewer.own),
        wish=LeavingWish(viewer.names[wish.seat], asked[0] if asked else -1, waiting) if wish and foreign else None,
        waiting=[] if foreign else waiting,
    )


@routes.post("/t/{match_id}/leave")
async def leave(request: Request, match_id: str) -> Response:
    """The form's button says what is wanted: `do` is ask, stay, accept, decline, resign or remove."""
    form = await request.form()
    text = str(form.get("seat", ""))
    wished = int(text) if text.isascii() and text.isdecimal() and len(text) < 3 else None
    actor = await acting(request, match_id, wished, "changes")
    leavings, seat = tables(request).leavings, actor.seat
    back = f"/t/{match_id}"
    match str(form.get("do", "")):
        case "ask":
            back = back if await leavings.ask(match_id, seat, actor.own) else f"{back}/leave"
        case "stay":
            await leavings.stay(match_id, seat)
        case "accept" | "decline" as said:
            await leavings.answer(match_id, seat, said == "accept")
        case "resign":
            await leavings.resign(match_id, seat)
        case "remove":
            await leavings.remove(match_id, actor.own)
            back = "/me/games"
    return RedirectResponse(back, SEE_OTHER)
