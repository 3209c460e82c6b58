"""Rulebooks and their figures, and the switches for language and theme."""

import asyncio
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from gusher.kernel import figures, registry
from gusher.kernel.boards import has_board
from gusher.kernel.game import LANGUAGES
from gusher.kernel.say import say
from gusher.render.svg import symbol_drawings
from gusher.render.theme import THEMES as COLOURS
from gusher.web import replay, session
from gusher.web.faults import Fault
from gusher.web.lessons import has_lesson
from gusher.web.player import speaks
from gusher.web.rulebook import about_board, figure, rulebook, symbols

routes = APIRouter()

KEEP_A_DAY = "public, max-age=86400"
HOME = "/"
SEE_OTHER = 303


# --- rulebooks ---


@routes.get("/rules/{name}")
async def rules_page(request: Request, name: str) -> Response:
    game = registry.find(name)
    words = session.game_words(request, game)
    # Printed once for all readers, in a thread that lets the others go on.
    book = await asyncio.to_thread(rulebook, game, words.language, session.theme_of(request))
    return session.render(
        request,
        "rules.html",
        catalogue=words,
        game=game,
        book=book,
        text=Markup(book.html),  # printed from Markdown that may hold no HTML
        drawings=Markup("" if game.legend is None else symbol_drawings(game.legend, words)),
        lesson=has_lesson(game),
        tagline=words.say(say(f"{name}-tagline")),
    )


@routes.get("/rules/{name}/symbols")
async def rules_symbols(request: Request, name: str) -> Response:
    """The legend for a table, whose page holds the drawings."""
    game = registry.find(name)
    return Response(symbols(game, session.language_of(request)), media_type="text/html")


@routes.get("/boards")
async def boards_page(request: Request) -> Response:
    language, theme = session.language_of(request), session.theme_of(request)
    told = [
        (
            game,
            session.game_words(request, game).say(say(f"{game.name}-name")),
            Markup(await asyncio.to_thread(about_board, game, language, theme)),
        )
        for game in registry.games()
        if has_board(game)
    ]
    return session.render(request, "boards.html", boards=told)


@routes.get("/rules/{name}/figure/{drawing}.svg")
async def rules_figure(request: Request, name: str, drawing: str) -> Response:
    game = registry.find(name)
    if drawing not in figures.names(game):
        raise Fault("not-found")
    language = request.query_params.get("lang", "")
    language = language if language in LANGUAGES else session.language_of(request)
    theme = request.query_params.get("theme", "")
    colours = theme if theme in COLOURS else COLOURS[0]
    drawn = await asyncio.to_thread(figure, game, drawing, language, colours)
    return replay.picture_response(drawn, "svg", keep=KEEP_A_DAY)


# --- language and theme ---


@routes.post("/language")
async def choose_language(request: Request) -> Response:
    await speaks(request, str((await request.form()).get("lang", "")))
    return await _chosen(request, "lang", LANGUAGES)


@routes.post("/theme")
async def choose_theme(request: Request) -> Response:
    return await _chosen(request, "theme", session.THEMES)


async def _chosen(request: Request, cookie: str, known: tuple[str, ...]) -> Response:
    """The form's field has the name of the cookie."""
    form = await request.form()
    answer = RedirectResponse(local_path(str(form.get("next", ""))), SEE_OTHER)
    value = str(form.get(cookie, ""))
    if value in known:
        session.set_cookie(answer, request, cookie, value)
    return answer


def local_path(wished: str) -> str:
    """The path if it leads somewhere on this server, else home. Browsers read `//host`, `/\\host` and a tab or line
    break between the slashes as another site."""
    if not wished.startswith("/") or wished.startswith("//") or "\\" in wished or not wished.isprintable():
        return HOME
    parts = urlsplit(wished)
    return HOME if parts.scheme or parts.netloc else wished
