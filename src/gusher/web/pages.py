"""The pages one plays on: home, the opening form, the table, and the links that lead to a seat."""

from urllib.parse import quote, unquote

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from jinja2 import Environment
from markupsafe import Markup
from starlette.responses import Response

from gusher.kernel import registry
from gusher.kernel.errors import GusherError
from gusher.kernel.say import Say
from gusher.kernel.state import PUBLIC
from gusher.table.chat import LONGEST_CHAT
from gusher.table.errors import NoTable, NotYours, TableError
from gusher.table.opening import FREE, FRIEND, HUMAN, LOCAL, LONGEST_NAME, Opened, SeatWish, clean_name
from gusher.web import forms, home, links
from gusher.web.pictures import qr_svg
from gusher.web.rematch import rematches
from gusher.web.session import game_words, language_of, render, set_cookie, tables, theme_of, words
from gusher.web.viewers import Viewer, looking, set_seat_cookie, set_watch_cookie
from gusher.web.views import TableView, table_view
from gusher.words.refusals import explain

routes = APIRouter(default_response_class=HTMLResponse)

PARTS = ("prompt", "choices", "board", "players", "controls", "log", "scores", "chat", "result")
SEE_OTHER = 303


# --- home and opening ---


@routes.get("/")
async def home_page(request: Request) -> Response:
    return render(request, "home.html", home=await home.home_view(request))


@routes.get("/new/{game}")
async def new_page(request: Request, game: str) -> Response:
    return _form_page(request, game, {})


def _form_page(request: Request, game: str, given: dict[str, str], error: GusherError | None = None) -> Response:
    description = registry.find(game)
    voice = game_words(request, description)
    return render(
        request,
        "new.html",
        status=200 if error is None else 422,
        catalogue=voice,
        game=description,
        form=forms.opening_form(description, voice, given, _own_name(request)),
        error=None if error is None else explain(error, voice, description),
    )


@routes.post("/tables")
async def open_table(request: Request) -> Response:
    given = await _filled_in(request)
    game = registry.find(given.get("game", ""))
    voice = game_words(request, game)
    wishes = forms.seats_wished(game, given, voice)
    try:
        _somebody_here(wishes)
        opened = await tables(request).open(
            game.name, forms.options_wished(game, given), wishes, listed="listed" in given
        )
    except GusherError as error:
        return _form_page(request, game.name, given, error)
    response = _seated(request, opened, wishes)
    _remember_name(response, request, given.get("name-0", ""))
    return response


def _somebody_here(wishes: list[SeatWish]) -> None:
    """A table that its own opener could not see would be lost. Bots alone are fine: the opener watches."""
    people = [wish for wish in wishes if wish.kind in (FREE, FRIEND)]
    if people and not any(wish.kind in (HUMAN, LOCAL) for wish in wishes):
        raise TableError("no-opener")


@routes.post("/play-now/{game}")
async def play_now(request: Request, game: str) -> Response:
    description = registry.find(game)
    wishes = forms.against_bots(description, _own_name(request), words(request))
    opened = await tables(request).open(game, {}, wishes)
    return _seated(request, opened, wishes)


def _seated(request: Request, opened: Opened, wishes: list[SeatWish]) -> Response:
    """The opener's browser gets the seats at this screen, the place to watch, and for a while the friends' links."""
    response = RedirectResponse(f"/t/{opened.id}", SEE_OTHER)
    for seat, (wish, token) in enumerate(zip(wishes, opened.tokens, strict=True)):
        if wish.kind in (HUMAN, LOCAL):
            set_seat_cookie(response, request, opened.id, seat, token)
    set_watch_cookie(response, request, opened.id, opened.watch)
    friends = {seat: token for seat, token in enumerate(opened.tokens) if wishes[seat].kind == FRIEND}
    links.keep_links(response, request, opened.id, friends)
    return response


async def _filled_in(request: Request) -> dict[str, str]:
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


def _own_name(request: Request) -> str:
    """The name this browser's owner gave last, so that nobody types it twice."""
    return clean_name(unquote(request.cookies.get("name", "")), "")


def _remember_name(response: Response, request: Request, name: str) -> None:
    if name.strip():
        set_cookie(response, request, "name", quote(clean_name(name, "")))


# --- the table ---


@routes.get("/t/{match_id}")
async def table_page(request: Request, match_id: str) -> Response:
    view, parts = await _looked_at(request, match_id)
    return render(
        request,
        "table.html",
        catalogue=game_words(request, registry.find(view.game)),
        view=view,
        parts={name: Markup(html) for name, html in parts.items()},
        longest_chat=LONGEST_CHAT,
    )


@routes.get("/t/{match_id}/view")
async def view_parts(request: Request, match_id: str) -> Response:
    """What the client morphs into the page: the same parts, from the same templates."""
    view, parts = await _looked_at(request, match_id)
    return JSONResponse(
        {
            "n": view.n,
            "version": view.version,
            "title": view.title,
            "seat": view.viewer,
            "asked": view.asked,
            "over": view.over,
            "secrets": view.secrets,
            "name": view.asked_name,
            "parts": parts,
        }
    )


async def _looked_at(request: Request, match_id: str) -> tuple[TableView, dict[str, str]]:
    """The table and its parts."""
    viewer = (await looking(request, match_id)).of_now()
    friends = {seat: links.seat_link(request, token) for seat, token in links.kept_links(request, match_id).items()}
    view = table_view(viewer, friends, whole_log=request.query_params.get("log") == "all")
    return view, _parts(request, viewer, view)


def _parts(request: Request, viewer: Viewer, view: TableView) -> dict[str, str]:
    """Each part of the page on its own."""
    environment: Environment = request.app.state.templates

    def say(key: str, **args: int | str | Say) -> str:
        return viewer.words.say(Say(key, dict(args)))

    return {
        part: environment.get_template(f"_{part}.html").render(
            view=view,
            say=say,
            language=language_of(request),
            theme=theme_of(request),
            board=Markup(view.board),
            qr=lambda address: Markup(qr_svg(address)),
            longest_name=LONGEST_NAME,
            rematch_waits=rematches(request).waits_for(view.id, view.mine),
        )
        for part in PARTS
    }


@routes.post("/t/{match_id}/join/{seat}")
async def join(request: Request, match_id: str, seat: int) -> Response:
    await looking(request, match_id)
    given = await _filled_in(request)
    name = clean_name(given.get("name", ""), forms.player_word(seat, words(request)))
    token = await tables(request).join(match_id, seat, name)
    response = RedirectResponse(f"/t/{match_id}", SEE_OTHER)
    set_seat_cookie(response, request, match_id, seat, token)
    _remember_name(response, request, given.get("name", ""))
    return response


# --- links ---


@routes.get("/s/{token}")
async def seat_link(request: Request, token: str) -> Response:
    """A friend's link asks for a name the first time; later, and from another device, it leads straight to the seat."""
    match_id, seat = await tables(request).seat_of(token)
    if seat == PUBLIC:
        raise NotYours("link")
    table = await tables(request).table(match_id)
    if table.record.seats[seat].kind == FRIEND:
        return render(
            request,
            "name.html",
            catalogue=game_words(request, table.match.game),
            game=table.match.game,
            token=token,
            name=_own_name(request) or table.record.seats[seat].name,
            longest_name=LONGEST_NAME,
        )
    return _led_to_seat(request, match_id, seat, token)


@routes.post("/s/{token}")
async def arrive(request: Request, token: str) -> Response:
    match_id, seat = await tables(request).seat_of(token)
    if seat == PUBLIC:
        raise NotYours("link")
    given = await _filled_in(request)
    table = await tables(request).table(match_id)
    if table.record.seats[seat].kind == FRIEND:
        await tables(request).arrive(match_id, seat, given.get("name", ""))
    response = _led_to_seat(request, match_id, seat, token)
    _remember_name(response, request, given.get("name", ""))
    return response


def _led_to_seat(request: Request, match_id: str, seat: int, token: str) -> Response:
    response = RedirectResponse(f"/t/{match_id}", SEE_OTHER)
    set_seat_cookie(response, request, match_id, seat, token)
    return response


@routes.get("/w/{token}")
async def watch_link(request: Request, token: str) -> Response:
    match_id, seat = await tables(request).seat_of(token)
    if seat != PUBLIC:
        raise NoTable("unknown")
    place = request.query_params.get("n", "")  # a link to a position of the replay
    path = f"/t/{match_id}/replay?n={int(place)}" if place.isascii() and place.isdecimal() else f"/t/{match_id}"
    response = RedirectResponse(path, SEE_OTHER)
    set_watch_cookie(response, request, match_id, token)
    return response
