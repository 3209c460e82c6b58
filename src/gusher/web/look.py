"""What a game brings to be looked at: its style sheet and its cover, served from wherever the game is installed.

Their names are made from their content, so that browsers may keep them for good (web/security.py).
"""

import re
from contextlib import suppress
from functools import cache
from hashlib import sha256

from fastapi import APIRouter
from fastapi.responses import Response

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.render.theme import page_style
from gusher.web.faults import Fault
from gusher.web.replay import picture_response

routes = APIRouter()

BOARD, COVER = "board.css", "cover.svg"

_SPARE = re.compile(r"<!--.*?-->|(?<=>)\s+(?=<)", re.DOTALL)


@routes.get("/games/{name}/{file}")
async def game_file(name: str, file: str) -> Response:
    game = registry.find(name)
    if file == _hashed(game, BOARD):
        return Response(page_style(game), media_type="text/css")
    if file == _hashed(game, COVER):
        return picture_response(_cover(game), "svg")
    raise Fault("not-found")


def look(name: str, file: str) -> str:
    """The address of a game's file; empty if the game has none."""
    hashed = _hashed(registry.find(name), file)
    return f"/games/{name}/{hashed}" if hashed else ""


@cache
def _hashed(game: Game, file: str) -> str:
    content = page_style(game) if file == BOARD else _cover(game)
    stem, ending = file.split(".")
    return f"{stem}-{sha256(content.encode()).hexdigest()[:8].upper()}.{ending}" if content else ""


@cache
def _cover(game: Game) -> str:
    """Without comments and the blanks between tags."""
    with suppress(FileNotFoundError):
        return _SPARE.sub("", game.text(COVER)).strip()
    return ""
