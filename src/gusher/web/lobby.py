"""The lobby: tables at which one may sit down or look on, on the home page and on a page of their own."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from starlette.responses import Response

from gusher.kernel import registry
from gusher.kernel.say import say
from gusher.store.people import Place
from gusher.store.port import MatchRecord
from gusher.table.links import new_token
from gusher.table.live import BOT
from gusher.table.opening import FREE, FRIEND, LONGEST_NAME
from gusher.web.attendance import who_is_here
from gusher.web.credentials import credentials, leave_key, recall
from gusher.web.names import shown_names
from gusher.web.naming import own_name
from gusher.web.rows import TableRow, ago, table_row
from gusher.web.session import game_words, render, tables
from gusher.web.terms import terms

routes = APIRouter(default_response_class=HTMLResponse)

FEW = 6  # on the home page; all of them have a page of their own
FEW_TO_WATCH = 4
NO_CONTENT = 204


@dataclass(frozen=True)
class Chair:
    """Somebody at an open table."""

    name: str
    state: str  # here, away, bot, or kept for a friend


@dataclass(frozen=True)
class OpenTable:
    id: str
    game: str
    game_title: str
    chairs: list[Chair]
    free: int
    seat: int  # the first free one
    terms: list[str]  # pace, and options that are not the usual ones
    since: str
    since_at: str


@dataclass(frozen=True)
class LobbyView:
    open: list[OpenTable]
    more: int  # so many are not shown
    watch: list[TableRow]
    name: str  # under which one sits down; empty if nobody has ever said
    key: str  # by which a seat is found again if the reply was lost
    tag: str  # what is shown, in a word
    whole: bool
    longest_name: int = LONGEST_NAME


@routes.get("/tables")
async def all_tables(request: Request) -> Response:
    await recall(request)
    response = render(request, "lobby.html", lobby=await lobby_view(request, whole=True))
    await leave_key(response, request)
    return response


@routes.get("/lobby")
async def open_tables(request: Request) -> Response:
    """The part of a page that lists them, for who looks at it: nothing, if that is what `have` names."""
    lobby = await lobby_view(request, whole="whole" in request.query_params)
    if request.query_params.get("have") == lobby.tag:
        return Response(status_code=NO_CONTENT)
    return render(request, "_lobby.html", lobby=lobby)


async def lobby_view(request: Request, whole: bool = False) -> LobbyView:
    shown = await credentials(request)
    others = [record for record in await tables(request).listed() if not shown.own_seats_of(record)]
    found = [record for record in others if free_seats(record)]
    watched = [record for record in others if not free_seats(record)]
    open_ = found if whole else found[:FEW]
    here = await who_is_here(request, [(record.id, seat) for record in open_ for seat in sitting(record)])
    seen = [_open_table(request, record, here) for record in open_]
    return LobbyView(
        open=seen,
        more=len(found) - len(open_),
        watch=[table_row(request, record) for record in (watched if whole else watched[:FEW_TO_WATCH])],
        name=own_name(request),
        key=new_token(),
        tag=_tag(seen, len(found)),
        whole=whole,
    )


def free_seats(record: MatchRecord) -> list[int]:
    return [seat for seat, sits in enumerate(record.seats) if sits.kind == FREE]


def sitting(record: MatchRecord) -> list[int]:
    """Where people sit who have come."""
    return [seat for seat, sits in enumerate(record.seats) if sits.kind not in (BOT, FREE, FRIEND)]


def _open_table(request: Request, record: MatchRecord, here: Collection[Place]) -> OpenTable:
    voice = game_words(request, registry.find(record.game))
    names = shown_names(record, voice)
    free = free_seats(record)
    return OpenTable(
        id=record.id,
        game=record.game,
        game_title=voice.say(say(f"{record.game}-name")),
        chairs=[
            Chair(names[seat], _state(sits.kind, (record.id, seat) in here))
            for seat, sits in enumerate(record.seats)
            if seat not in free
        ],
        free=len(free),
        seat=free[0],
        terms=terms(record, voice),
        since=ago(tables(request).players.now() - record.created, voice),
        since_at=datetime.fromtimestamp(record.created, UTC).isoformat(timespec="minutes"),
    )


def _state(kind: str, here: bool) -> str:
    if kind == BOT:
        return "bot"
    if kind == FRIEND:
        return "kept"
    return "here" if here else "away"


def _tag(seen: Sequence[OpenTable], number: int) -> str:
    return sha256(f"{number} {seen}".encode()).hexdigest()[:12]
