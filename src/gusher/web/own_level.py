"""How strong the bots were that this browser's owner last wanted to play, so that nobody chooses it twice."""

from fastapi import Request
from starlette.responses import Response

from gusher.kernel.say import say
from gusher.web.forms import ValueChoice
from gusher.web.levels import LEVELS, USUAL
from gusher.web.session import set_cookie
from gusher.words.catalogue import Catalogue

COOKIE = "level"


def own_level(request: Request, wished: str = "") -> str:
    """The wished one, else the last one, else the usual one; what is none of them counts for nothing."""
    return next((level for level in (wished, request.cookies.get(COOKIE, "")) if level in LEVELS), USUAL)


def remember_level(response: Response, request: Request, level: str) -> None:
    if level != request.cookies.get(COOKIE, USUAL):
        set_cookie(response, request, COOKIE, level)


def level_choices(request: Request, words: Catalogue) -> list[ValueChoice]:
    chosen = own_level(request)
    return [ValueChoice(level, words.say(say(f"lobby-level-{level}")), level == chosen) for level in LEVELS]
