"""Me, without an account: what I am called, my games, and how all of it gets to another device or is forgotten."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.responses import Response

from gusher.kernel.game import LANGUAGES
from gusher.kernel.state import PUBLIC
from gusher.store.people import PlayerRecord
from gusher.table.errors import NotYours
from gusher.table.opening import LONGEST_NAME, clean_name
from gusher.table.players import TRANSFER_SECONDS
from gusher.web import links
from gusher.web.credentials import KEY_COOKIE, credentials, give, leave_key, recall
from gusher.web.export import export_response
from gusher.web.my_games import games_view
from gusher.web.naming import own_name, remember_name
from gusher.web.pictures import qr_svg
from gusher.web.player import my_matches, player_of
from gusher.web.rows import game_title
from gusher.web.security import address
from gusher.web.session import language_of, render, set_cookie, tables
from gusher.web.viewers import not_too_often

routes = APIRouter(default_response_class=HTMLResponse)

SEE_OTHER = 303
MOST_LINKS = 50  # of seats, shown to who is about to be forgotten


@dataclass(frozen=True)
class SeatLink:
    title: str
    url: str


# --- what I am called ---


@routes.get("/me")
async def me_page(request: Request) -> Response:
    await recall(request)
    return await _me_page(request)


async def _me_page(request: Request, code: str = "") -> Response:
    player = await player_of(request)
    url = links.absolute(request, f"/k/{code}") if code else ""
    response = render(
        request,
        "me.html",
        player=player,
        name=(player.name if player else "") or own_name(request),
        languages=LANGUAGES,
        longest_name=LONGEST_NAME,
        link=url,
        qr=Markup(qr_svg(url)) if url else "",
        minutes=int(TRANSFER_SECONDS // 60),
        only_here=links.only_here(request),
        saved="saved" in request.query_params,
    )
    await leave_key(response, request)
    return response


@routes.post("/me")
async def describe(request: Request) -> Response:
    """Also for who has not sat down yet: then the browser alone remembers it."""
    form = await request.form()
    name = clean_name(str(form.get("name", "")), "")
    language = str(form.get("language", ""))
    language = language if language in LANGUAGES else language_of(request)
    player = await player_of(request)
    if player is not None:
        await tables(request).players.describe(player, name or player.name, language)
    response = RedirectResponse("/me?saved", SEE_OTHER)
    _remember(response, request, name, language)
    return response


def _remember(response: Response, request: Request, name: str, language: str) -> None:
    remember_name(response, request, name)
    if language in LANGUAGES:
        set_cookie(response, request, "lang", language)


# --- another device ---


@routes.post("/me/link")
async def offer(request: Request) -> Response:
    """The code is told once, on this page."""
    player = await _somebody(request)
    not_too_often(request, "keys", address(request))
    return await _me_page(request, await tables(request).players.offer((await credentials(request)).key, player))


@routes.get("/k/{code}")
async def door(request: Request, code: str) -> Response:
    """Asks first: messengers follow links before people do, and this one works once. Where a browser has seats of its
    own it says whose link it is: whoever made it would get them, and may have sent it to somebody else."""
    await recall(request)
    offering = await tables(request).players.offered(code)
    if offering is None:
        raise NotYours("transfer")
    mine = await player_of(request)
    joins = mine is not None and mine.id != offering.id
    response = render(request, "take.html", code=code, name=offering.name, joins=joins)
    await leave_key(response, request)
    return response


@routes.post("/k/{code}")
async def take(request: Request, code: str) -> Response:
    not_too_often(request, "keys", address(request))
    if await player_of(request) is not None and "join" not in await request.form():
        return RedirectResponse(f"/k/{code}", SEE_OTHER)
    taken = await tables(request).players.take(code, (await credentials(request)).key)
    if taken is None:
        raise NotYours("transfer")
    response = RedirectResponse("/me/games", SEE_OTHER)
    give(response, request, taken.key)
    _remember(response, request, taken.player.name, taken.player.language)
    return response


# --- forgetting ---


@routes.get("/me/forget")
async def forget_page(request: Request) -> Response:
    await recall(request)
    await _somebody(request)
    return render(request, "forget.html", links=await _seat_links(request))


@routes.post("/me/forget")
async def forget(request: Request) -> Response:
    player = await _somebody(request)
    await tables(request).players.forget(player, (await credentials(request)).key)
    response = RedirectResponse("/", SEE_OTHER)
    for cookie in (KEY_COOKIE, "name"):
        set_cookie(response, request, cookie, "", seconds=0)
    return response


async def _seat_links(request: Request) -> list[SeatLink]:
    """By which my seats of running games are reached afterwards."""
    shown = await credentials(request)
    found = []
    for mine in await my_matches(request, over=False, limit=MOST_LINKS):
        record = mine.record
        title = f"{game_title(request, record.game)}: {', '.join(seat.name for seat in record.seats)}"
        tokens = [shown.seat_token(record, seat) for seat in mine.seats if seat != PUBLIC]
        found += [SeatLink(title, links.seat_link(request, token)) for token in tokens if token]
    return found


async def _somebody(request: Request) -> PlayerRecord:
    player = await player_of(request)
    if player is None:
        raise NotYours("nobody")
    return player


# --- my games ---


@routes.get("/me/games")
async def games(request: Request) -> Response:
    await recall(request)
    response = render(request, "my_games.html", view=await games_view(request))
    await leave_key(response, request)
    return response


@routes.get("/me/logs.zip")
async def logs(request: Request) -> Response:
    await recall(request)
    player = await _somebody(request)
    not_too_often(request, "keys", address(request))
    return await export_response(request, player)
