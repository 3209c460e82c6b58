"""Me in the JSON API: for whoever sends a player's key, in the cookie or as the bearer's token."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from gusher.kernel import registry
from gusher.store.people import PlayerRecord
from gusher.table.errors import NotYours
from gusher.table.links import LONGEST_TOKEN
from gusher.table.opening import LONGEST_NAME, clean_name
from gusher.table.players import Mine
from gusher.web import models, record
from gusher.web.apidocs import REFUSALS, named
from gusher.web.clock_replies import clock_reply
from gusher.web.my_games import my_record
from gusher.web.player import my_matches, player_of
from gusher.web.rows import result_of
from gusher.web.security import address
from gusher.web.session import tables
from gusher.web.viewers import acting, not_too_often

routes = APIRouter(prefix="/api/v1", responses=REFUSALS)

PAGE = 50
GameQuery = Annotated[str, Query(max_length=32)]
PageQuery = Annotated[int, Query(ge=1, le=100_000)]


class MeReply(BaseModel):
    name: str
    language: str
    created: float


class MeBody(models.Body):
    name: Annotated[str, Field(max_length=LONGEST_NAME)]
    language: Annotated[str, Field(pattern="^(en|fr)$")]


class TakeBody(models.Body):
    code: Annotated[str, Field(max_length=LONGEST_TOKEN)]


class TakeReply(BaseModel):
    key: str


class MyGameReply(BaseModel):
    id: str
    game: str
    seats: list[int]
    names: list[str]
    kinds: list[str]
    gone: list[str]
    status: str
    asked: int | None
    since: float
    changed: float
    clock: models.ClockReply | None
    scores: list[int] | None
    ranks: list[int] | None


class MyGamesReply(BaseModel):
    games: list[MyGameReply]


class RecordLineReply(BaseModel):
    bot: str
    name: str
    games: int
    wins: int
    points: int
    best: int | None


class RecordReply(BaseModel):
    total: RecordLineReply
    bots: list[RecordLineReply]
    people: list[RecordLineReply]


class LeaveReply(BaseModel):
    left: bool


class LeaveAnswerBody(models.SeatedBody):
    accept: bool


# --- me ---


@routes.get("/me", **named("me"))
async def me(request: Request) -> MeReply:
    player = await _somebody(request)
    return MeReply(name=player.name, language=player.language, created=player.created)


@routes.post("/me", **named("describe"))
async def describe(body: MeBody, request: Request) -> MeReply:
    player = await _somebody(request)
    name = clean_name(body.name, player.name)
    await tables(request).players.describe(player, name, body.language)
    return MeReply(name=name, language=body.language, created=player.created)


@routes.post("/me/take", **named("take"))
async def take(body: TakeBody, request: Request) -> TakeReply:
    not_too_often(request, "keys", address(request))
    taken = await tables(request).players.take(body.code)
    if taken is None:
        raise NotYours("transfer")
    return TakeReply(key=str(taken.key))


@routes.get("/me/games", **named("my-games"))
async def games(request: Request, over: bool = False, game: GameQuery = "", page: PageQuery = 1) -> MyGamesReply:
    await _somebody(request)
    found = await my_matches(request, over, PAGE, (page - 1) * PAGE, game)
    return MyGamesReply(games=[_game(mine, tables(request).watch.time()) for mine in found])


@routes.get("/me/record", **named("my-record"))
async def my_results(request: Request, game: GameQuery) -> RecordReply:
    player = await _somebody(request)
    games = await my_record(request, player, registry.find(game).name)
    found = await asyncio.to_thread(record.record, games)
    return RecordReply(
        total=_line(found.total),
        bots=[_line(line) for line in found.bots],
        people=[_line(line) for line in found.people],
    )


async def _somebody(request: Request) -> PlayerRecord:
    player = await player_of(request)
    if player is None:
        raise NotYours("nobody")
    return player


def _game(mine: Mine, time: float) -> MyGameReply:
    kept = mine.record
    scores, ranks = result_of(kept)
    return MyGameReply(
        id=kept.id,
        game=kept.game,
        seats=list(mine.seats),
        names=[seat.name for seat in kept.seats],
        kinds=[seat.kind for seat in kept.seats],
        gone=[seat.gone for seat in kept.seats],
        status=kept.status,
        asked=kept.turn if kept.turn >= 0 else None,
        since=kept.since,
        changed=kept.changed,
        clock=clock_reply(kept.clock, time),
        scores=scores or None,
        ranks=ranks or None,
    )


def _line(line: record.Line) -> RecordLineReply:
    average = line.average if line.games else 0
    return RecordLineReply(
        bot=line.bot, name=line.name, games=line.games, wins=line.wins, points=average, best=line.best
    )


# --- leaving ---


@routes.post("/tables/{match_id}/leave", **named("leave"))
async def leave(match_id: str, body: models.SeatedBody, request: Request) -> LeaveReply:
    actor = await acting(request, match_id, body.seat, "changes")
    return LeaveReply(left=await tables(request).leavings.ask(match_id, actor.seat, actor.own))


@routes.post("/tables/{match_id}/leave/answer", **named("leave-answer"))
async def answer_leave(match_id: str, body: LeaveAnswerBody, request: Request) -> LeaveReply:
    """The seat that asked answers its own wish by not accepting it any more."""
    actor = await acting(request, match_id, body.seat, "changes")
    leavings = tables(request).leavings
    wish = actor.table.leaving
    if wish is not None and wish.seat == actor.seat and not body.accept:
        await leavings.stay(match_id, actor.seat)
        return LeaveReply(left=False)
    return LeaveReply(left=await leavings.answer(match_id, actor.seat, body.accept))


@routes.post("/tables/{match_id}/resign", **named("resign"))
async def resign(match_id: str, body: models.SeatedBody, request: Request) -> LeaveReply:
    actor = await acting(request, match_id, body.seat, "changes")
    await tables(request).leavings.resign(match_id, actor.seat)
    return LeaveReply(left=True)


@routes.post("/tables/{match_id}/remove", **named("remove"))
async def remove(match_id: str, body: models.SeatedBody, request: Request) -> LeaveReply:
    actor = await acting(request, match_id, body.seat, "changes")
    await tables(request).leavings.remove(match_id, actor.own)
    return LeaveReply(left=True)
