"""What the home page shows: the games, the tables of this browser, and those that are open to all."""

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import Request

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.store.port import MatchRecord
from gusher.table.errors import NoTable
from gusher.table.live import LiveTable
from gusher.table.opening import FREE
from gusher.web.names import shown_names
from gusher.web.session import game_words, tables
from gusher.web.viewers import my_matches, own_seats
from gusher.web.views import options_said
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import any_of

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


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    game_title: str
    names: list[str]
    my_turn: bool
    turn: str  # whose turn it is; empty when it is over
    over: bool
    free: int
    options: list[str]


@dataclass(frozen=True)
class HomeView:
    games: list[GameCard]
    mine: list[TableRow]
    finished: list[TableRow]
    listed: list[TableRow]


async def home_view(request: Request) -> HomeView:
    rows = [_row(request, table.record, own_seats(request, table)) for table in await _my_tables(request)]
    held = {row.id for row in rows}
    others = [_row(request, record, []) for record in await tables(request).listed() if record.id not in held]
    return HomeView(
        games=[_card(game, game_words(request, game)) for game in registry.games()],
        mine=sorted((row for row in rows if not row.over), key=lambda row: not row.my_turn),
        finished=[row for row in rows if row.over][:MOST_FINISHED],
        listed=others,
    )


async def _my_tables(request: Request) -> list[LiveTable]:
    """The tables that the browser's cookies open, the most recently changed first."""
    found = []
    for match_id in my_matches(request):
        try:
            table = await tables(request).table(match_id)
        except NoTable:
            continue
        if own_seats(request, table):
            found.append(table)
    return sorted(found, key=lambda table: -max(table.record.changed, table.record.created))


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
    )


def _row(request: Request, record: MatchRecord, mine: Sequence[int]) -> TableRow:
    voice = game_words(request, registry.find(record.game))
    names = shown_names(record, voice)
    return TableRow(
        id=record.id,
        game=record.game,
        game_title=voice.say(say(f"{record.game}-name")),
        names=names,
        my_turn=record.turn in mine,
        turn=names[record.turn] if record.turn >= 0 else "",
        over=record.status == "over",
        free=sum(seat.kind == FREE for seat in record.seats),
        options=options_said(record.game, record.options, voice),
    )
