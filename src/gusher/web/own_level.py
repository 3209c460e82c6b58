"""How strong the bots were that this browser's owner last wanted to play, so that nobody chooses it twice."""

from fastapi import Request
from starlette.responses import Response

from gusher.bots.levels import LEVELS
from gusher.kernel.game import Game
from gusher.web.forms import ValueChoice
from gusher.web.levels import USUAL, level_said, present
from gusher.web.session import set_cookie
from gusher.words.catalogue import Catalogue

COOKIE = "level"


def own_level(request: Request, wished: str = "") -> str:
    """The wished one, else the last one, else the usual one; what is none of them counts for nothing."""
    wishes = (present(wished), present(request.cookies.get(COOKIE, "")))
    return next((level for level in wishes if level in LEVELS), USUAL)


def remember_level(response: Response, request: Request, level: str) -> None:
    if level != request.cookies.get(COOKIE, USUAL):
        set_cookie(response, request, COOKIE, level)


def level_choices(request: Request, game: Game, words: Catalogue) -> list[ValueChoice]:
    chosen = own_level(request)
    return [ValueChoice(level, level_said(game, level, words), level == chosen) for level in LEVELS]
