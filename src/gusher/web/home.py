"""What the home page shows: the games, the tables of this browser, and those that are open to all."""

from collections.abc import Sequence
from dataclasses import dataclass

from fastapi import Request

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.store.port import OVER, MatchRecord
from gusher.table.aside import Aside, Unreadable
from gusher.table.errors import NoTable
from gusher.table.learning import is_lesson
from gusher.table.live import LiveTable
from gusher.table.opening import FREE
from gusher.web.credentials import Credentials, credentials
from gusher.web.lessons import has_lesson
from gusher.web.names import shown_names
from gusher.web.session import game_words, tables, words
from gusher.web.views import options_said
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import any_of, explain

MOST_FINISHED = 4
MOST_TABLES_SHOWN = 50


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
    aside: str = ""  # why it cannot be played on; empty if it can


@dataclass(frozen=True)
class HomeView:
    games: list[GameCard]
    mine: list[TableRow]
    finished: list[TableRow]
    listed: list[TableRow]


async def home_view(request: Request) -> HomeView:
    shown = await credentials(request)
    rows = [_my_row(request, table, shown.own_seats(table)) for table in await _my_tables(request, shown)]
    held = {row.id for row in rows}
    others = [_row(request, record, []) for record in await tables(request).listed() if record.id not in held]
    return HomeView(
        games=[_card(game, game_words(request, game)) for game in registry.games()],
        mine=sorted((row for row in rows if not row.over), key=lambda row: not row.my_turn),
        finished=[row for row in rows if row.over][:MOST_FINISHED],
        listed=others,
    )


async def _my_tables(request: Request, shown: Credentials) -> list[LiveTable | Aside]:
    """The tables of the browser's own seats, the most recently changed first."""
    found: list[LiveTable | Aside] = []
    for match_id in shown.matches()[:MOST_TABLES_SHOWN]:
        table: LiveTable | Aside
        try:
            table = await tables(request).current(match_id)
        except Unreadable as error:
            table = error.aside
        except NoTable:
            continue
        if shown.own_seats(table):
            found.append(table)
    return sorted(found, key=lambda table: -max(table.record.changed, table.record.created))


def _my_row(request: Request, table: LiveTable | Aside, mine: Sequence[int]) -> TableRow:
    return _row(request, table.record, mine) if isinstance(table, LiveTable) else _aside_row(request, table)


def _aside_row(request: Request, aside: Aside) -> TableRow:
    """A match that cannot be read: its game may be gone, and its options may mean nothing any more."""
    record, voice = aside.record, words(request)
    known = [game for game in registry.games() if game.name == record.game]
    return TableRow(
        id=record.id,
        game=record.game,
        game_title=game_words(request, known[0]).say(say(f"{record.game}-name")) if known else record.game,
        names=shown_names(record, voice),
        my_turn=False,
        turn="",
        over=record.status == OVER,
        free=0,
        options=[],
        aside=explain(aside.reason, voice),
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
        over=record.status == OVER,
        free=sum(seat.kind == FREE for seat in record.seats),
        options=[
            *([voice.say(say("web-row-lesson"))] if is_lesson(record) else []),
            *options_said(record.game, len(record.seats), record.options, voice),
        ],
    )
