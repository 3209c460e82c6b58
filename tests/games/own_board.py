"""Plays on an owner's board, in a process of its own: a game that is loaded keeps its data.

`python -m tests.games.own_board FILE GAMES` plays so many random games, and prints the rulebook and a table's page.
"""

import re
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from fastapi import FastAPI

from gusher.cli.rulebook import Rulebook
from gusher.cli.rules import whole
from gusher.cli.voice import Voice
from gusher.contract.board import plays_to_the_end
from gusher.kernel import boards
from gusher.kernel.game import LANGUAGES, Game
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from tests.fixed import fixed_app
from tests.web.visitor import HTML, Visitor, visiting

FIGURE = re.compile(r'src="(/rules/[^"]+\.svg)[?"]')


def play(game: Game, games: int) -> None:
    """Random games in settings drawn at random. The invariants hold, the board is printed, the log replayed."""
    settings = list(game.settings())
    for seed in range(games):
        seats, options = Random(seed).choice(settings)
        plays_to_the_end(game, seats, options, seed)


def read(game: Game) -> None:
    """The rulebook as the terminal shows it, with what differs from the text."""
    voice = Voice(LANGUAGES[0])
    book = Rulebook(game, voice.language)
    lines = book.corrections(voice)
    assert lines
    assert whole(book, voice, colour=False).startswith(voice("rules-corrected", count=len(lines))[:30])


def look(game: Game) -> None:
    """The rulebook's page with its figures, and a table where nobody has moved yet."""
    with TemporaryDirectory() as folder, visiting(_app(Path(folder))) as visitor:
        seats = {f"seat-{seat}": "human" for seat in range(game.usual_seats)}
        opened = visitor.post("/tables", {"game": game.name, "players": str(game.usual_seats), **seats})
        for language in LANGUAGES:
            book = _page(visitor, f"/rules/{game.name}", language)
            assert {'href="#corrections"', 'id="corrections"'} <= set(re.findall(r'(?:href|id)="#?corrections"', book))
            assert "<svg" in _page(visitor, opened.headers["location"], language)
        for figure in FIGURE.findall(book):
            assert "<svg" in _page(visitor, figure, language)


def _app(folder: Path) -> FastAPI:
    return fixed_app(WebSettings(db=str(folder / "tables.db"), bot_workers=1, limits=UNLIMITED))


def _page(visitor: Visitor, address: str, language: str) -> str:
    response = visitor.get(address, {**HTML, "Accept-Language": language})
    assert response.status_code == 200, (address, response.text)
    return response.text


if __name__ == "__main__":
    path, number = sys.argv[1:]
    boards.use([path])
    owned = boards.examine(Path(path))[0]
    play(owned, int(number))
    read(owned)
    look(owned)
