"""Who is asking: seats by cookie or bearer token, language and theme by cookie. There are no accounts."""

import hmac
from typing import cast

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment
from starlette.responses import Response

from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.say import Say
from gusher.kernel.state import PUBLIC
from gusher.table.errors import NoTable, NotYours
from gusher.table.links import token_hash
from gusher.table.live import BOT, LiveTable
from gusher.table.service import SPECTATOR, Tables
from gusher.words.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
THEMES = ("auto", "light", "dark")
MOST_TABLES_SHOWN = 50
LONGEST_TOKEN = 64


def tables(request: Request) -> Tables:
    """The table service of this application."""
    return cast(Tables, request.app.state.tables)


# --- language and theme ---


def language_of(request: Request) -> str:
    """The reader's own choice, else what the browser prefers, else English."""
    chosen = request.cookies.get("lang", "")
    if chosen in LANGUAGES:
        return chosen
    return _preferred(request.headers.get("accept-language", ""))


def _preferred(header: str) -> str:
    """The known language that an Accept-Language header wants most; the first named wins a tie."""
    best, best_weight = DEFAULT_LANGUAGE, 0.0
    for part in header[:500].split(","):
        tag, _, parameter = part.strip().partition(";")
        language = tag.strip()[:2].lower()
        weight = _weight(parameter)
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best


def _weight(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0


def theme_of(request: Request) -> str:
    chosen = request.cookies.get("theme", "")
    return chosen if chosen in THEMES else THEMES[0]


def words(request: Request) -> Catalogue:
    """The shared sentences in the reader's language."""
    return catalogue(language_of(request))


def game_words(request: Request, game: Game) -> Catalogue:
    """The same with those of one game."""
    return catalogue(language_of(request), game)


# --- seats ---


def seat_cookie(match_id: str, seat: int) -> str:
    return f"seat_{match_id}_{seat}"


def watch_cookie(match_id: str) -> str:
    return f"watch_{match_id}"


def bearer(request: Request) -> str | None:
    """The token of an Authorization header; empty if there is one that is no bearer token."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def my_matches(request: Request) -> list[str]:
    """The matches that the browser's cookies claim seats of; whether they open them, `seats_of` tells."""
    claimed = [name.removeprefix("seat_").rpartition("_")[0] for name in request.cookies if name.startswith("seat_")]
    return [match_id for match_id in dict.fromkeys(claimed) if match_id][:MOST_TABLES_SHOWN]


async def seats_of(request: Request, match_id: str) -> list[int]:
    """The seats of this match that the request really opens; raises NoTable."""
    return own_seats(request, await tables(request).table(match_id))


def own_seats(request: Request, table: LiveTable) -> list[int]:
    """A bearer token opens exactly one seat; without one, each seat whose cookie holds the seat's token."""
    token = bearer(request)
    seats = enumerate(table.record.seats)
    if token is not None:
        return [seat for seat, record in seats if _opens(token, record.token_hash)]
    found = request.cookies
    return [seat for seat, record in seats if _opens(found.get(seat_cookie(table.id, seat)), record.token_hash)]


def token_of(request: Request, table: LiveTable, seat: int) -> str:
    """The token by which the request opens the seat, for "take my seat to another device"; raises NotYours."""
    token = bearer(request) or request.cookies.get(seat_cookie(table.id, seat))
    if token is None or not _opens(token, table.record.seats[seat].token_hash):
        raise NotYours("seat")
    return token


def may_watch(request: Request, table: LiveTable) -> bool:
    """Listed tables are for everybody to watch; others for whoever has the watch link."""
    token = bearer(request)
    if token is None:
        token = request.cookies.get(watch_cookie(table.id))
    return table.record.listed or _opens(token, table.record.watch_hash)


def _opens(token: str | None, expected: str) -> bool:
    """A seat without a link (a bot's) has an empty hash and is opened by nothing."""
    if not token or not expected or len(token) > LONGEST_TOKEN:
        return False
    return hmac.compare_digest(token_hash(token), expected)


async def viewer_of(request: Request, table: LiveTable) -> int:
    """The seat to show: the one that `?seat=` names, else among one's own the one that is asked, else the first;
    SPECTATOR for those who may only watch. To everybody else the table does not exist."""
    seats = own_seats(request, table)
    if seats:
        return _chosen(seats, _asked_for(request), table)
    if may_watch(request, table):
        return SPECTATOR
    raise NoTable("unknown")


def acting_seat(request: Request, table: LiveTable, wished: int | None) -> int:
    """The seat that a change is made for; it must be one of one's own."""
    seats = own_seats(request, table)
    if seats:
        return _chosen(seats, wished if wished is not None else _asked_for(request), table)
    if may_watch(request, table):
        raise NotYours("seat")
    raise NoTable("unknown")


def _chosen(seats: list[int], wished: int | None, table: LiveTable) -> int:
    if wished is not None:
        if wished not in seats:
            raise NotYours("seat")
        return wished
    return table.asked if table.asked in seats else seats[0]


def _asked_for(request: Request) -> int | None:
    text = request.query_params.get("seat", "")
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and len(text) < 3):
        raise NotYours("seat")
    return int(text)


def sight(viewer: int) -> int:
    """What a viewer sees with: its seat, or the eyes of the public."""
    return viewer if viewer >= 0 else PUBLIC


def is_bot(table: LiveTable, seat: int) -> bool:
    return table.record.seats[seat].kind == BOT


# --- cookies ---


def set_seat_cookie(response: Response, request: Request, match_id: str, seat: int, token: str) -> None:
    set_cookie(response, request, seat_cookie(match_id, seat), token)


def set_watch_cookie(response: Response, request: Request, match_id: str, token: str) -> None:
    set_cookie(response, request, watch_cookie(match_id), token)


def set_cookie(response: Response, request: Request, name: str, value: str, seconds: int = COOKIE_SECONDS) -> None:
    """Every cookie of the house: unreadable for scripts, not sent along by other sites' posts."""
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.app.state.settings.secure_cookies,
    )


# --- pages ---


def render(request: Request, template: str, status: int = 200, **context: object) -> HTMLResponse:
    """A page in the reader's language. `say(key, …)` in the template speaks from the shared catalogue, or from
    `catalogue` if the context brings a game's."""
    voice = context.pop("catalogue", None) or words(request)
    assert isinstance(voice, Catalogue)

    def say(key: str, **args: int | str | Say) -> str:
        return voice.say(Say(key, dict(args)))

    environment: Environment = request.app.state.templates
    page = environment.get_template(template).render(
        request=request, say=say, language=language_of(request), theme=theme_of(request), status=status, **context
    )
    return HTMLResponse(page, status)
