"""What the home page shows, in the order of what one would do now: go on with one's games, sit down at an open table,
play against bots."""

from dataclasses import dataclass

from fastapi import Request

from gusher.kernel import registry
from gusher.web.cards import GameCard, game_card
from gusher.web.climbing import next_levels
from gusher.web.forms import ValueChoice
from gusher.web.lobby import LobbyView, lobby_view
from gusher.web.own_level import level_choices
from gusher.web.player import my_matches
from gusher.web.rows import TableRow, my_rows
from gusher.web.session import game_words, words

MOST_RUNNING = 6  # of one's own; all of them are among "my games"
MOST_FINISHED = 4


@dataclass(frozen=True)
class HomeView:
    mine: list[TableRow]
    lobby: LobbyView
    games: list[GameCard]
    levels: dict[str, list[ValueChoice]]  # by game
    next_levels: dict[str, str]  # by game, for who has beaten the last one
    finished: list[TableRow]


async def home_view(request: Request) -> HomeView:
    return HomeView(
        mine=await my_rows(request, await my_matches(request, over=False, limit=MOST_RUNNING)),
        lobby=await lobby_view(request),
        games=[game_card(game, game_words(request, game)) for game in registry.games()],
        levels={game.name: level_choices(request, game, words(request)) for game in registry.games()},
        next_levels=await next_levels(request),
        finished=await my_rows(request, await my_matches(request, over=True, limit=MOST_FINISHED)),
    )
