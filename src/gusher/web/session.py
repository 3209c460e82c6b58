"""What a request brings along and every page needs: the tables, the language, the theme; and how a page is made."""

from typing import cast

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, Template
from starlette.responses import Response

from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.say import Say
from gusher.kernel.say import say as saying
from gusher.table.service import Tables
from gusher.words.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue

COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
THEMES = ("auto", "light", "dark")


def tables(request: Request) -> Tables:
    """The table service of this application."""
    return cast(Tables, request.app.state.tables)


def entry_number(text: str | None) -> int | None:
    """The number of an entry from an address; None if it is none, or longer than any."""
    return int(text) if text is not None and text.isascii() and text.isdecimal() and len(text) < 10 else None


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


# --- cookies ---


def set_cookie(response: Response, request: Request, name: str, value: str, seconds: int = COOKIE_SECONDS) -> None:
    """Every cookie of the server: unreadable for scripts, not sent along by other sites' posts."""
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
    """A page in the reader's language."""
    return HTMLResponse(page(request, template).render(page_context(request, status, context)), status)


def page(request: Request, template: str) -> Template:
    environment: Environment = request.app.state.templates
    return environment.get_template(template)


def page_context(request: Request, status: int, context: dict[str, object]) -> dict[str, object]:
    """What a page is made from. `say(key, …)` in the template speaks from the shared catalogue, or from `catalogue` if
    the context brings a game's."""
    voice = context.pop("catalogue", None) or words(request)
    assert isinstance(voice, Catalogue)

    def say(key: str, **args: int | str | Say) -> str:
        return voice.say(saying(key, **args))

    reader = {"language": language_of(request), "theme": theme_of(request)}
    return {"request": request, "say": say, "status": status, **reader, **context}
