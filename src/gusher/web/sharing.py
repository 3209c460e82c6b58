"""Links to a table, to hand out or to take to another device; and a rematch, which leads everybody to a new one."""

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from gusher.kernel.say import say
from gusher.kernel.state import PUBLIC
from gusher.table.errors import NotYours
from gusher.table.opening import FRIEND
from gusher.web import links, session
from gusher.web.pictures import qr_svg
from gusher.web.rematch import Again, rematches
from gusher.web.viewers import Viewer, looking, set_seat_cookie, set_watch_cookie, token_of

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
    if not viewer.match.over:
        return RedirectResponse(f"/t/{match_id}", SEE_OTHER)
    again = await rematches(request).take(session.tables(request), viewer.table, viewer.own)
    return await _seated(request, again, viewer.own)


async def _seated(request: Request, again: Again, own: Sequence[int]) -> Response:
    """Off to the new table, with all that the browser needs there."""
    opened = again.opened
    answer = RedirectResponse(f"/t/{opened.id}", SEE_OTHER)
    for old in own:
        seat = again.new_seat(old)
        set_seat_cookie(answer, request, opened.id, seat, opened.tokens[seat])
    set_watch_cookie(answer, request, opened.id, opened.watch)
    table = await session.tables(request).table(opened.id)
    waiting = [seat for seat, record in enumerate(table.record.seats) if record.kind == FRIEND]
    links.keep_links(answer, request, opened.id, {seat: opened.tokens[seat] for seat in waiting})
    return answer


def _link(seat: int, name: str, url: str) -> Link:
    return Link(seat, name, url, Markup(qr_svg(url)))


def _own_links(request: Request, viewer: Viewer) -> list[Link]:
    return [
        _link(seat, viewer.names[seat], links.seat_link(request, token_of(request, viewer.table, seat)))
        for seat in viewer.own
    ]


def _friend_links(request: Request, viewer: Viewer) -> list[Link]:
    """Of friends who have not come yet; afterwards a link is its owner's alone."""
    table, names = viewer.table, viewer.names
    return [
        _link(seat, names[seat], links.seat_link(request, token))
        for seat, token in links.kept_links(request, table.id).items()
        if seat < len(names) and table.record.seats[seat].kind == FRIEND
    ]


def _watch_link(request: Request, viewer: Viewer) -> Link | None:
    token = links.watch_token(request, viewer.table)
    return _link(PUBLIC, "", links.watch_link(request, token)) if token else None
