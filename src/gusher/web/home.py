"""What the home page shows: the games, the tables of this browser, and those that are open to all."""

from dataclasses import dataclass

from fastapi import Request

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.web.lessons import has_lesson
from gusher.web.player import my_matches
from gusher.web.rows import TableRow, my_rows, table_row
from gusher.web.session import game_words, tables
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import any_of

MOST_RUNNING = 9  # of one's own; all of them are among "my games"
MOST_FINISHED = 4


@dataclass(frozen=True)
class GameCard:
    name: str
    title: str
    tagline: str
    about: str
    players: str
    designer: str
    publisher: str
    year: int
    lesson: bool


@dataclass(frozen=True)
class HomeView:
    games: list[GameCard]
    mine: list[TableRow]
    finished: list[TableRow]
    listed: list[TableRow]


async def home_view(request: Request) -> HomeView:
    running = await my_rows(request, await my_matches(request, over=False, limit=MOST_RUNNING))
    finished = await my_rows(request, await my_matches(request, over=True, limit=MOST_FINISHED))
    held = {row.id for row in running}
    others = [table_row(request, record) for record in await tables(request).listed() if record.id not in held]
    return HomeView(
        games=[_card(game, game_words(request, game)) for game in registry.games()],
        mine=running,
        finished=finished,
        listed=others,
    )


def _card(game: Game, voice: Catalogue) -> GameCard:
    return GameCard(
        name=game.name,
        title=voice.say(say(f"{game.name}-name")),
        tagline=voice.say(say(f"{game.name}-tagline")),
        about=voice.say(say(f"{game.name}-about")),
        players=any_of(game.seats, voice),
        designer=game.designer,
        publisher=game.publisher,
        year=game.year,
        lesson=has_lesson(game),
    )
