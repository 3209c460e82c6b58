"""Tables in lists: whose turn it is, since when, and how it ended, all from the store's summary of a match."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from fastapi import Request

from gusher.kernel import registry
from gusher.kernel.errors import GusherError
from gusher.kernel.say import say
from gusher.store.port import LEFT, OVER, RESIGNED, TIME, MatchRecord
from gusher.table.aside import Aside, Unreadable, plays_here
from gusher.table.errors import NoTable
from gusher.table.learning import is_lesson
from gusher.table.opening import FREE
from gusher.table.players import Mine
from gusher.web.clocks import has_ended, row_clock
from gusher.web.names import shown_names
from gusher.web.session import game_words, tables, words
from gusher.web.terms import terms
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import explain

MINUTE, HOUR, DAY = 60, 3600, 86400
GONE = {RESIGNED: "me-resigned", LEFT: "me-left", TIME: "me-time"}  # how it ended for whom a bot played on


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
    since: str = ""  # for how long that has been so
    since_at: str = ""  # since when, for programs
    clock: str = ""  # how it stands with the time of whoever is asked
    ended: bool = False  # without a result


@dataclass(frozen=True)
class FinishedRow:
    id: str
    game: str
    game_title: str
    date: str
    day: str  # the date for programs
    others: list[str]
    result: str
    won: bool
    aside: bool  # it cannot be replayed here
    rematch: bool


# --- running ---


async def my_rows(request: Request, matches: Sequence[Mine]) -> list[TableRow]:
    rows = []
    for mine in matches:
        aside = await _aside(request, mine.record)
        rows.append(table_row(request, mine.record, mine.seats) if aside is None else _aside_row(request, aside))
    return rows


async def _aside(request: Request, record: MatchRecord) -> Aside | None:
    """Why it cannot be played on, as far as that is known without a replay: one that must fail ends at its first
    line."""
    known = tables(request).memory.known_aside(record.id)
    if known is not None or _begins(record):
        return known
    try:
        await tables(request).current(record.id)
    except Unreadable as error:
        return error.aside
    except NoTable:
        pass
    return None


def _begins(record: MatchRecord) -> bool:
    """Are game, board, rules and options known here?"""
    if not plays_here(record):
        return False
    try:
        registry.find(record.game).settle(len(record.seats), record.options, record.rules)
    except GusherError:
        return False
    return True


def table_row(request: Request, record: MatchRecord, mine: Sequence[int] = ()) -> TableRow:
    voice = game_words(request, registry.find(record.game))
    names = shown_names(record, voice)
    return TableRow(
        id=record.id,
        game=record.game,
        game_title=voice.say(say(f"{record.game}-name")),
        names=names,
        my_turn=record.turn in mine and not record.seats[record.turn].gone,
        turn=names[record.turn] if record.turn >= 0 else "",
        over=record.status == OVER,
        free=sum(seat.kind == FREE for seat in record.seats),
        options=[
            *([voice.say(say("web-row-lesson"))] if is_lesson(record) else []),
            *terms(record, voice),
        ],
        since=ago(tables(request).players.now() - record.since, voice),
        since_at=datetime.fromtimestamp(record.since, UTC).isoformat(timespec="minutes"),
        clock=row_clock(record, mine, tables(request).watch.time(), voice),
        ended=has_ended(record),
    )


def ago(seconds: float, voice: Catalogue) -> str:
    """A clock that went backwards makes nothing negative."""
    for name, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE)):
        if seconds >= size:
            return voice.say(say(f"me-for-{name}", count=int(seconds // size)))
    return voice.say(say("me-for-now"))


def _aside_row(request: Request, aside: Aside) -> TableRow:
    """A match that cannot be read: its game may be gone, and its options may mean nothing any more."""
    record, voice = aside.record, words(request)
    return TableRow(
        id=record.id,
        game=record.game,
        game_title=game_title(request, record.game),
        names=shown_names(record, voice),
        my_turn=False,
        turn="",
        over=record.status == OVER,
        free=0,
        options=[],
        aside=explain(aside.reason, voice),
    )


def game_title(request: Request, name: str) -> str:
    """Also of a game that is gone."""
    known = [game for game in registry.games() if game.name == name]
    return game_words(request, known[0]).say(say(f"{name}-name")) if known else name


# --- finished ---


async def finished_rows(request: Request, matches: Sequence[Mine]) -> list[FinishedRow]:
    return [_finished_row(request, mine, await _aside(request, mine.record) is not None) for mine in matches]


def _finished_row(request: Request, mine: Mine, aside: bool) -> FinishedRow:
    record = mine.record
    voice = words(request) if aside else game_words(request, registry.find(record.game))
    names = shown_names(record, voice)
    won, result = _result(mine, names, voice)
    return FinishedRow(
        id=record.id,
        game=record.game,
        game_title=game_title(request, record.game),
        date=date_said(record.changed, voice),
        day=datetime.fromtimestamp(record.changed, UTC).date().isoformat(),
        others=[name for seat, name in enumerate(names) if seat not in mine.seats],
        result=result,
        won=won,
        aside=aside,
        rematch=not aside and any(not record.seats[seat].gone for seat in mine.seats),
    )


def _result(mine: Mine, names: Sequence[str], voice: Catalogue) -> tuple[bool, str]:
    """Whether I have won, and how it ended, in words. People at one screen are told who has won."""
    if has_ended(mine.record):
        return False, voice.say(say("clock-row-ended"))
    scores, ranks = result_of(mine.record)
    gone = {mine.record.seats[seat].gone for seat in mine.seats}
    for how, said in GONE.items():
        if gone == {how}:
            return False, voice.say(say(said))
    if not ranks:
        return False, voice.say(say("web-row-over"))
    if len(mine.seats) > 1:
        winners = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
        return False, voice.say(say("me-winners", names=", ".join(winners)))
    seat = mine.seats[0]
    points = voice.points(scores[seat])
    if ranks[seat] == 1:
        return True, voice.say(say("me-won", points=points))
    return False, voice.say(say("me-placed", rank=ranks[seat], players=len(ranks), points=points))


def result_of(record: MatchRecord) -> tuple[list[int], list[int]]:
    """Scores and ranks by seat; empty if none are known."""
    result = record.result or {}
    scores, ranks = result.get("scores", []), result.get("ranks", [])
    return (scores, ranks) if len(scores) == len(ranks) == len(record.seats) else ([], [])


def date_said(at: float, voice: Catalogue) -> str:
    day = datetime.fromtimestamp(at, UTC)
    return voice.say(say("me-date", day=day.day, month=day.month, year=str(day.year)))
