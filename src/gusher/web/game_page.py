"""A game's own page: its poster, what it is about, and the ways to play it."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from gusher.kernel import registry
from gusher.web.cards import characters, game_card
from gusher.web.climbing import next_levels
from gusher.web.credentials import leave_key
from gusher.web.own_level import level_choices
from gusher.web.session import game_words, render, words

routes = APIRouter(default_response_class=HTMLResponse)


@routes.get("/play/{game}")
async def game_page(request: Request, game: str) -> Response:
    description = registry.find(game)
    voice = game_words(request, description)
    response = render(
        request,
        "game.html",
        catalogue=voice,
        game=game_card(description, voice),
        levels=level_choices(request, description, words(request)),
        next_level=(await next_levels(request)).get(game, ""),
        characters=characters(description, voice),
        note=voice.say(description.note) if description.note else "",
    )
    await leave_key(response, request)
    return response
