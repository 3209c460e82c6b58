"""What "my games" shows: running ones, finished ones page by page, and how I did."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from fastapi import Request
from markupsafe import Markup

from gusher.kernel import registry
from gusher.kernel.errors import UnknownGame
from gusher.kernel.say import say
from gusher.render.charts import sample, still, value_said
from gusher.store.people import PlayerRecord, Wanted
from gusher.web import record as records
from gusher.web.my_insight import MyInsight, my_insight
from gusher.web.names import level_name
from gusher.web.player import my_matches, player_of, wanted
from gusher.web.rated import rating_said
from gusher.web.rows import FinishedRow, TableRow, finished_rows, game_title, my_rows
from gusher.web.session import entry_number, game_words, tables, words
from gusher.words.catalogue import Catalogue

RUNNING_PAGE = 24
PAGE = 20  # finished ones
MOST_COUNTED = 1000  # the latest of one game
MOST_PEOPLE = 50


@dataclass(frozen=True)
class Filter:
    name: str  # empty: all games
    title: str
    count: int
    chosen: bool


@dataclass(frozen=True)
class RecordLine:
    name: str
    games: int
    wins: int
    points: str
    best: str


@dataclass(frozen=True)
class ChartKey:
    name: str
    sample: Markup


@dataclass(frozen=True)
class RecordView:
    """How I did at one game."""

    title: str
    total: RecordLine
    bots: list[RecordLine]
    people: list[RecordLine]
    picture: Markup  # empty if there is too little to draw
    keys: list[ChartKey]
    figures: list[list[str]]  # the chart as a table: game, mine, best of the others
    game: str = ""
    insight: MyInsight | None = None


@dataclass(frozen=True)
class RatingRow:
    game: str
    title: str
    rating: str
    games: int


@dataclass(frozen=True)
class GamesView:
    known: bool  # is there a player at all?
    game: str
    filters: list[Filter]
    running: list[TableRow]
    finished: list[FinishedRow]
    ratings: list[RatingRow]
    record: RecordView | None
    page: int
    pages: int
    running_page: int
    running_pages: int
    can_export: bool


async def games_view(request: Request) -> GamesView:
    player = await player_of(request)
    game = request.query_params.get("game", "")
    players = tables(request).players
    running = await players.counts(await wanted(request, over=False))
    finished = await players.counts(await wanted(request, over=True))
    game = game if game in {**running, **finished} else ""
    page, pages = _pages(request, "page", _number(finished, game), PAGE)
    running_page, running_pages = _pages(request, "running", _number(running, game), RUNNING_PAGE)
    rows = await my_matches(request, False, RUNNING_PAGE, (running_page - 1) * RUNNING_PAGE, game)
    over = await my_matches(request, True, PAGE, (page - 1) * PAGE, game)
    return GamesView(
        known=player is not None,
        game=game,
        filters=_filters(request, running, finished, game),
        running=await my_rows(request, rows),
        finished=await finished_rows(request, over),
        ratings=await rating_rows(request, player, game) if player else [],
        record=await record_view(request, player, game) if player and finished.get(game) else None,
        page=page,
        pages=pages,
        running_page=running_page,
        running_pages=running_pages,
        can_export=player is not None and bool(running or finished),
    )


def _number(counts: Mapping[str, int], game: str) -> int:
    return counts.get(game, 0) if game else sum(counts.values())


def _pages(request: Request, name: str, number: int, size: int) -> tuple[int, int]:
    """The page that is wished for, within those that there are."""
    pages = max(1, -(-number // size))
    return min(max(1, entry_number(request.query_params.get(name)) or 1), pages), pages


def _filters(request: Request, running: Mapping[str, int], finished: Mapping[str, int], chosen: str) -> list[Filter]:
    names = sorted({*running, *finished})
    counts = {name: running.get(name, 0) + finished.get(name, 0) for name in names}
    everything = Filter("", "", sum(counts.values()), not chosen)
    return [everything, *(Filter(name, game_title(request, name), counts[name], name == chosen) for name in names)]


# --- how I did ---


async def rating_rows(request: Request, player: PlayerRecord, game: str) -> list[RatingRow]:
    """Of one game, or of all that I have played rated games of."""
    found = await tables(request).ladder.of(player.id)
    return [
        RatingRow(one.game, game_title(request, one.game), rating_said(one.game, one.rating, words(request)), one.games)
        for one in found
        if game in ("", one.game)
    ]


async def my_record(request: Request, player: PlayerRecord, game: str) -> list[records.Played]:
    """What counts at this game, the latest first. Seats that a key opens but that are another player's do not."""
    found = await tables(request).players.matches(Wanted(player.id, "", True, game), MOST_COUNTED)
    return await asyncio.to_thread(records.played, found, player.id)


async def record_view(request: Request, player: PlayerRecord, game: str) -> RecordView | None:
    try:
        voice = game_words(request, registry.find(game))
    except UnknownGame:
        return None
    games = await my_record(request, player, game)
    if not games:
        return None
    found = await asyncio.to_thread(_record_view, games, game, voice)  # a thousand take a while
    return replace(found, game=game, insight=await my_insight(request, games, voice))


def _record_view(games: Sequence[records.Played], game: str, voice: Catalogue) -> RecordView:
    found = records.record(games)
    readings = records.readings(games)
    drawn = readings[-1].charts[0]
    return RecordView(
        title=voice.say(say(f"{game}-name")),
        total=_line(found.total, "", voice),
        bots=[_line(line, level_name(line.bot, voice), voice) for line in found.bots],
        people=[_line(line, line.name, voice) for line in found.people[:MOST_PEOPLE]],
        picture=Markup(still(readings, voice)) if len(readings) > 1 else Markup(),  # the printer has escaped it
        keys=[ChartKey(voice.say(line.name), Markup(sample(line))) for line in drawn.series],
        figures=[
            [voice.say(point.said), *(value_said(voice, drawn, line.value) for line in point.charts[0].series)]
            for point in readings
        ],
    )


def _line(line: records.Line, name: str, voice: Catalogue) -> RecordLine:
    best = voice.points(line.best) if line.best is not None else ""
    return RecordLine(name, line.games, line.wins, voice.points(line.average), best)
