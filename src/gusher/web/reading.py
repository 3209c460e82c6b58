"""Pages to read and ways to go on: rulebook, replay, ledger, charts, one's links, a rematch, language and theme."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES
from gusher.kernel.say import say
from gusher.render.theme import THEMES as COLOURS
from gusher.table.errors import NotYours
from gusher.table.live import LiveTable
from gusher.table.opening import FRIEND
from gusher.web import charts, ledger, links, replay, session
from gusher.web.faults import Fault
from gusher.web.pictures import qr_svg
from gusher.web.rematch import Again, rematches
from gusher.web.rulebook import about_board, figure, figure_names, rulebook
from gusher.web.views import shown_names

KEEP_A_DAY = "public, max-age=86400"
HOME = "/"
SEE_OTHER = 303


@dataclass(frozen=True)
class Link:
    """An address to hand out, as text and as a QR code. `seat` is -1 for a place to watch."""

    seat: int
    name: str
    url: str
    qr: Markup


def router() -> APIRouter:
    routes = APIRouter()
    routes.include_router(_rules())
    routes.include_router(_switches())
    routes.include_router(_table_links())
    routes.include_router(replay.router())
    routes.include_router(ledger.router())
    routes.include_router(charts.router())
    return routes


# --- rulebooks ---


def _rules() -> APIRouter:
    routes = APIRouter()

    @routes.get("/rules/{name}")
    async def rules_page(request: Request, name: str) -> Response:
        game = registry.find(name)
        words = session.game_words(request, game)
        book = rulebook(game, words.language, session.theme_of(request))
        return session.render(
            request,
            "rules.html",
            catalogue=words,
            game=game,
            book=book,
            text=Markup(book.html),  # printed from Markdown that may hold no HTML
            tagline=words.say(say(f"{name}-tagline")),
        )

    @routes.get("/boards")
    async def boards_page(request: Request) -> Response:
        language, theme = session.language_of(request), session.theme_of(request)
        told = [
            (
                game,
                session.game_words(request, game).say(say(f"{game.name}-name")),
                Markup(about_board(game, language, theme)),
            )
            for game in registry.games()
        ]
        return session.render(request, "boards.html", boards=told)

    @routes.get("/rules/{name}/figure/{drawing}.svg")
    async def rules_figure(request: Request, name: str, drawing: str) -> Response:
        game = registry.find(name)
        if drawing not in figure_names(game):
            raise Fault("not-found")
        language = request.query_params.get("lang", "")
        language = language if language in LANGUAGES else session.language_of(request)
        theme = request.query_params.get("theme", "")
        drawn = figure(game, drawing, language, theme if theme in COLOURS else COLOURS[0])
        return replay.picture_response(drawn, "svg", keep=KEEP_A_DAY)

    return routes


# --- language and theme ---


def _switches() -> APIRouter:
    routes = APIRouter()

    @routes.post("/language")
    async def choose_language(request: Request) -> Response:
        return await _chosen(request, "lang", LANGUAGES)

    @routes.post("/theme")
    async def choose_theme(request: Request) -> Response:
        return await _chosen(request, "theme", session.THEMES)

    return routes


async def _chosen(request: Request, cookie: str, known: tuple[str, ...]) -> Response:
    """The form's field has the name of the cookie."""
    form = await request.form()
    answer = RedirectResponse(local_path(str(form.get("next", ""))), SEE_OTHER)
    value = str(form.get(cookie, ""))
    if value in known:
        session.set_cookie(answer, request, cookie, value)
    return answer


def local_path(wished: str) -> str:
    """The path if it leads somewhere in this house, else home. Browsers read `//host`, `/\\host` and a tab or line
    break between the slashes as another site."""
    if not wished.startswith("/") or wished.startswith("//") or "\\" in wished or not wished.isprintable():
        return HOME
    parts = urlsplit(wished)
    return HOME if parts.scheme or parts.netloc else wished


# --- a table's links, and a rematch ---


def _table_links() -> APIRouter:
    routes = APIRouter()

    @routes.get("/t/{match_id}/share")
    async def share_page(request: Request, match_id: str) -> Response:
        table = await session.tables(request).table(match_id)
        await session.viewer_of(request, table)
        words = session.game_words(request, table.match.game)
        names = shown_names(table.record, words)
        return session.render(
            request,
            "share.html",
            catalogue=words,
            id=match_id,
            game_title=words.say(say(f"{table.record.game}-name")),
            own=_own_links(request, table, names),
            friends=_friend_links(request, table, names),
            watch=_watch_link(request, table),
            only_here=links.only_here(request),
        )

    @routes.post("/t/{match_id}/rematch")
    async def rematch(request: Request, match_id: str) -> Response:
        table = await session.tables(request).table(match_id)
        await session.viewer_of(request, table)
        own = session.own_seats(request, table)
        if not own:
            raise NotYours("seat")
        if not table.match.over:
            return RedirectResponse(f"/t/{match_id}", SEE_OTHER)
        again = await rematches(request).take(session.tables(request), table, own)
        return await _seated(request, again, own)

    return routes


async def _seated(request: Request, again: Again, own: list[int]) -> Response:
    """Off to the new table, with all that the browser needs there."""
    opened = again.opened
    answer = RedirectResponse(f"/t/{opened.id}", SEE_OTHER)
    for old in own:
        seat = again.new_seat(old)
        session.set_seat_cookie(answer, request, opened.id, seat, opened.tokens[seat])
    session.set_watch_cookie(answer, request, opened.id, opened.watch)
    table = await session.tables(request).table(opened.id)
    waiting = [seat for seat, record in enumerate(table.record.seats) if record.kind == FRIEND]
    links.keep_links(answer, request, opened.id, {seat: opened.tokens[seat] for seat in waiting})
    return answer


def _link(seat: int, name: str, url: str) -> Link:
    return Link(seat, name, url, Markup(qr_svg(url)))


def _own_links(request: Request, table: LiveTable, names: list[str]) -> list[Link]:
    return [
        _link(seat, names[seat], links.seat_link(request, session.token_of(request, table, seat)))
        for seat in session.own_seats(request, table)
    ]


def _friend_links(request: Request, table: LiveTable, names: list[str]) -> list[Link]:
    """Of friends who have not come yet; afterwards a link is its owner's alone."""
    return [
        _link(seat, names[seat], links.seat_link(request, token))
        for seat, token in links.kept_links(request, table.id).items()
        if seat < len(names) and table.record.seats[seat].kind == FRIEND
    ]


def _watch_link(request: Request, table: LiveTable) -> Link | None:
    token = links.watch_token(request, table)
    return _link(-1, "", links.watch_link(request, token)) if token else None
