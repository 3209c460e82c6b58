"""Links to a table, to hand out or to take to another device; and a rematch, which leads everybody to a new one."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from gusher.kernel.say import say
from gusher.kernel.state import PUBLIC
from gusher.table.errors import NotYours
from gusher.table.keys import Link as Given
from gusher.web import links, session
from gusher.web.credentials import keep
from gusher.web.pictures import qr_svg
from gusher.web.rematch import Again, rematch_for
from gusher.web.security import address
from gusher.web.viewers import Viewer, looking

routes = APIRouter()

SEE_OTHER = 303


@dataclass(frozen=True)
class Link:
    """An address to hand out, as text and as a QR code. `seat` is PUBLIC for a place to watch."""

    seat: int
    name: str
    url: str
    qr: Markup


@routes.get("/t/{match_id}/share")
async def share_page(request: Request, match_id: str) -> Response:
    viewer = await looking(request, match_id)
    return session.render(
        request,
        "share.html",
        catalogue=viewer.words,
        id=match_id,
        game_title=viewer.says(say(f"{viewer.match.game.name}-name")),
        own=_own_links(request, viewer),
        friends=_friend_links(request, viewer),
        watch=_watch_link(request, viewer),
        only_here=links.only_here(request),
    )


@routes.post("/t/{match_id}/rematch")
async def rematch(request: Request, match_id: str) -> Response:
    viewer = await looking(request, match_id)
    if not viewer.own:
        raise NotYours("seat")
    if not viewer.table.over:
        return RedirectResponse(f"/t/{match_id}", SEE_OTHER)
    again = await rematch_for(session.tables(request), viewer.table, viewer.own, address(request))
    return await _seated(request, again)


async def _seated(request: Request, again: Again) -> Response:
    """Off to the new table, with all that the browser needs there."""
    answer = RedirectResponse(f"/t/{again.id}", SEE_OTHER)
    given = [
        *(Given(again.id, seat, token) for seat, token in again.tokens.items()),
        Given(again.id, PUBLIC, again.watch),
        *(Given(again.id, seat, token, own=False) for seat, token in again.waiting.items()),
    ]
    await keep(answer, request, given)
    return answer


def _link(seat: int, name: str, url: str) -> Link:
    return Link(seat, name, url, Markup(qr_svg(url)))


def _own_links(request: Request, viewer: Viewer) -> list[Link]:
    return [
        _link(seat, viewer.names[seat], links.seat_link(request, viewer.shown.token(viewer.table, seat)))
        for seat in viewer.own
    ]


def _friend_links(request: Request, viewer: Viewer) -> list[Link]:
    """Of friends who have not come yet; afterwards a link is its owner's alone."""
    return [
        _link(seat, viewer.names[seat], links.seat_link(request, token))
        for seat, token in viewer.shown.friends(viewer.table).items()
    ]


def _watch_link(request: Request, viewer: Viewer) -> Link | None:
    token = viewer.shown.watch_token(viewer.table)
    return _link(PUBLIC, "", links.watch_link(request, token)) if token else None
