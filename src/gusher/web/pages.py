"""The pages one plays on: home, the opening form, the table, and the links that lead to a seat."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from markupsafe import Markup
from starlette.responses import Response

from gusher.kernel import registry
from gusher.kernel.errors import GusherError
from gusher.kernel.state import PUBLIC
from gusher.table.aside import Unreadable
from gusher.table.chat import LONGEST_CHAT
from gusher.table.errors import NoTable, NotYours, TableError
from gusher.table.keys import Link
from gusher.table.links import new_token
from gusher.table.opening import FREE, FRIEND, HUMAN, LOCAL, LONGEST_NAME, Opened, SeatWish, clean_name
from gusher.web import forms, home, paces
from gusher.web.credentials import keep, leave_key, recall
from gusher.web.desk import HTML, text_response
from gusher.web.inviting import invitation
from gusher.web.lessons import has_lesson
from gusher.web.naming import own_name, remember_name
from gusher.web.own_level import own_level, remember_level
from gusher.web.rated import may_sit
from gusher.web.security import address
from gusher.web.session import entry_number, game_words, page, page_context, render, tables, words
from gusher.web.showing import showing
from gusher.web.sights import sights
from gusher.web.viewers import acting, looking
from gusher.web.waiting import waiting_room
from gusher.words.refusals import explain

routes = APIRouter(default_response_class=HTMLResponse)

SEE_OTHER = 303


# --- home and opening ---


@routes.get("/")
async def home_page(request: Request) -> Response:
    await recall(request)
    response = render(request, "home.html", home=await home.home_view(request))
    await leave_key(response, request)
    return response


@routes.get("/new/{game}")
async def new_page(request: Request, game: str) -> Response:
    response = _form_page(request, game, {"rated": "on"} if "rated" in request.query_params else {})
    await leave_key(response, request)
    return response


def _form_page(request: Request, game: str, given: dict[str, str], error: GusherError | None = None) -> Response:
    description = registry.find(game)
    voice = game_words(request, description)
    return render(
        request,
        "new.html",
        status=200 if error is None else 422,
        catalogue=voice,
        game=description,
        form=forms.opening_form(description, voice, given, own_name(request)),
        pace=paces.pace_form(voice, given),
        note=voice.say(description.note) if description.note else "",
        lesson=has_lesson(description),
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
        options, aids = forms.options_wished(game, given), forms.aids_wished(given)
        wished = (game.name, options, wishes, "listed" in given, address(request), aids, paces.pace_wished(given))
        opened = await tables(request).open(*wished)
    except GusherError as error:
        return _form_page(request, game.name, given, error)
    response = await seated(request, opened, wishes)
    remember_name(response, request, given.get("name-0", ""))
    return response


def _somebody_here(wishes: list[SeatWish]) -> None:
    """A table that its own opener could not see would be lost. Bots alone are fine: the opener watches."""
    people = [wish for wish in wishes if wish.kind in (FREE, FRIEND)]
    if people and not any(wish.kind in (HUMAN, LOCAL) for wish in wishes):
        raise TableError("no-opener")


@routes.post("/play-now/{game}")
async def play_now(request: Request, game: str) -> Response:
    description = registry.find(game)
    level = own_level(request, (await _filled_in(request)).get("level", ""))
    wishes = forms.against_bots(description, own_name(request), words(request), level)
    opened = await tables(request).open(game, {}, wishes, opener=address(request))
    response = await seated(request, opened, wishes)
    remember_level(response, request, level)
    return response


@routes.post("/learn/{game}")
async def learn(request: Request, game: str) -> Response:
    name = own_name(request) or forms.player_word(0, words(request))
    question = entry_number((await _filled_in(request)).get("question")) or 0
    opened, wishes = await tables(request).open_lesson(registry.find(game).name, name, address(request), question)
    return await seated(request, opened, wishes)


@routes.post("/t/{match_id}/freely")
async def freely(request: Request, match_id: str) -> Response:
    """Whoever was taught plays on alone."""
    viewer = await acting(request, match_id, None, "changes")
    await tables(request).end_lesson(match_id, viewer.seat)
    return RedirectResponse(f"/t/{match_id}", SEE_OTHER)


async def seated(request: Request, opened: Opened, wishes: list[SeatWish]) -> Response:
    """The opener's browser gets the seats at this screen, the place to watch, and the friends' links to send."""
    response = RedirectResponse(f"/t/{opened.id}", SEE_OTHER)
    given = [Link(opened.id, PUBLIC, opened.watch)]
    for seat, (wish, token) in enumerate(zip(wishes, opened.tokens, strict=True)):
        if wish.kind in (HUMAN, LOCAL, FRIEND):
            given.append(Link(opened.id, seat, token, own=wish.kind != FRIEND))
    name = next((wish.name for wish in wishes if wish.kind == HUMAN), "")
    await keep(response, request, given, name)
    return response


async def _filled_in(request: Request) -> dict[str, str]:
    form = await request.form()
    return {name: value for name, value in form.items() if isinstance(value, str)}


# --- the table ---


@routes.get("/t/{match_id}")
async def table_page(request: Request, match_id: str) -> Response:
    await recall(request)
    shown = await showing(request).look(request, match_id)
    context: dict[str, object] = {
        "catalogue": shown.viewer.words,
        "view": shown.view,
        "sights": sights(shown.viewer),
        "tag": showing(request).remember(shown),
        "time": shown.time,
        "parts": {name: Markup(part.html) for name, part in shown.parts.items()},
        "longest_chat": LONGEST_CHAT,
        "waiting": await waiting_room(request, shown.viewer),
    }
    response = text_response(page(request, "table.html").render(page_context(request, 200, context)), HTML)
    await leave_key(response, request)
    return response


@routes.post("/t/{match_id}/join/{seat}")
async def join(request: Request, match_id: str, seat: int) -> Response:
    await looking(request, match_id)
    await may_sit(request, match_id, seat)
    given = await _filled_in(request)
    wished = given.get("name", "") or own_name(request)
    name = clean_name(wished, forms.player_word(seat, words(request)))
    token = await tables(request).join(match_id, seat, name, given.get("key", ""))
    response = await _led_to_seat(request, match_id, seat, token, wished)
    remember_name(response, request, wished)
    return response


# --- links ---


@routes.get("/s/{token}")
async def seat_link(request: Request, token: str) -> Response:
    """A friend's link asks for a name, and works once: a seat of one's own has another, which leads straight to it."""
    match_id, seat = await tables(request).seat_of(token)
    if seat == PUBLIC:
        raise NotYours("link")
    try:
        table = await tables(request).table(match_id)
    except Unreadable:
        return await _led_to_seat(request, match_id, seat, token)  # where the reason is told
    if table.record.seats[seat].kind == FRIEND:
        response = render(
            request,
            "name.html",
            catalogue=game_words(request, table.match.game),
            game=table.match.game,
            invitation=invitation(request, table.record, table.match.game, seat),
            table=match_id,
            key=new_token(),
            token=token,
            rated=table.record.rated,
            name=own_name(request) or table.record.seats[seat].name,
            longest_name=LONGEST_NAME,
        )
        await leave_key(response, request)
        return response
    return await _led_to_seat(request, match_id, seat, token, table.record.seats[seat].name)


@routes.post("/s/{token}")
async def arrive(request: Request, token: str) -> Response:
    given = await _filled_in(request)
    match_id, seat, token = await _arrived(request, token, given)
    response = await _led_to_seat(request, match_id, seat, token, given.get("name", ""))
    remember_name(response, request, given.get("name", ""))
    return response


async def _arrived(request: Request, token: str, given: dict[str, str]) -> tuple[str, int, str]:
    """The seat that a friend's link opens, and the token of the link that takes its place. The page knows a key by
    which the seat is found again if the reply was lost; the link itself works once."""
    try:
        match_id, seat = await tables(request).seat_of(token)
    except NotYours:
        match_id, key = given.get("table", ""), given.get("key", "")
        if not key:
            raise
        return match_id, *await tables(request).taken_with(match_id, key)
    if seat == PUBLIC:
        raise NotYours("link")
    table = await tables(request).table(match_id)
    if table.record.seats[seat].kind == FRIEND:
        await may_sit(request, match_id, seat)
        token = await tables(request).arrive(match_id, seat, given.get("name", ""), given.get("key", ""))
    return match_id, seat, token


async def _led_to_seat(request: Request, match_id: str, seat: int, token: str, name: str = "") -> Response:
    response = RedirectResponse(f"/t/{match_id}", SEE_OTHER)
    await keep(response, request, [Link(match_id, seat, token)], clean_name(name, ""))
    return response


@routes.get("/w/{token}")
async def watch_link(request: Request, token: str) -> Response:
    match_id, seat = await tables(request).seat_of(token)
    if seat != PUBLIC:
        raise NoTable("unknown")
    place = entry_number(request.query_params.get("n"))  # a link to a position of the replay
    path = f"/t/{match_id}" if place is None else f"/t/{match_id}/replay?n={place}"
    response = RedirectResponse(path, SEE_OTHER)
    await keep(response, request, [Link(match_id, PUBLIC, token)])
    return response
