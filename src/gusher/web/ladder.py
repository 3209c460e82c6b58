"""The ladder of a game: people who have played rated games, and the levels of bots, on one scale."""

from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

from gusher.kernel import registry
from gusher.table.ladder import Rung
from gusher.web.credentials import leave_key, recall
from gusher.web.names import level_name
from gusher.web.player import player_of
from gusher.web.rated import points
from gusher.web.rows import game_title
from gusher.web.session import render, tables, words
from gusher.words.catalogue import Catalogue

routes = APIRouter(default_response_class=HTMLResponse)

SEE_OTHER = 303


@dataclass(frozen=True)
class RungRow:
    name: str
    bot: bool
    rating: str
    error: str
    games: int
    mine: bool


@dataclass(frozen=True)
class Door:
    """The ladder of another game."""

    name: str
    title: str
    chosen: bool


@routes.get("/ladder")
async def first_ladder() -> Response:
    return RedirectResponse(f"/ladder/{registry.games()[0].name}", SEE_OTHER)


@routes.get("/ladder/{game}")
async def ladder_page(request: Request, game: str) -> Response:
    chosen = registry.find(game).name
    await recall(request)
    voice = words(request)
    rungs = await tables(request).ladder.rungs(chosen, await player_of(request))
    response = render(
        request,
        "ladder.html",
        game=chosen,
        title=game_title(request, chosen),
        doors=[Door(one.name, game_title(request, one.name), one.name == chosen) for one in registry.games()],
        rungs=[_row(chosen, rung, voice) for rung in rungs],
        people=any(not rung.bot for rung in rungs),
    )
    await leave_key(response, request)
    return response


def _row(game: str, rung: Rung, voice: Catalogue) -> RungRow:
    rating, error = points(game, rung.rating, voice)
    return RungRow(
        name=level_name(rung.bot, voice) if rung.bot else rung.name,
        bot=bool(rung.bot),
        rating=rating,
        error=error,
        games=rung.games,
        mine=rung.mine,
    )
