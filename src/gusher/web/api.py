"""The JSON API: complete enough to play from another program."""

from math import ceil

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from gusher.bots.bot import known_bots
from gusher.kernel import boards, log, registry
from gusher.kernel.game import Game, Option
from gusher.kernel.say import say
from gusher.store.port import MatchRecord
from gusher.table.live import LiveTable
from gusher.table.opening import FREE
from gusher.table.service import SPECTATOR
from gusher.web import models
from gusher.web.apidocs import REFUSALS, named
from gusher.web.faults import Fault
from gusher.web.limits import Meters
from gusher.web.seating import wish
from gusher.web.session import acting_seat, game_words, own_seats, sight, tables, viewer_of
from gusher.words.catalogue import Catalogue


class LogLines(Response):
    media_type = "application/x-ndjson"


def router() -> APIRouter:
    return routes


routes = APIRouter(prefix="/api/v1", responses=REFUSALS)


async def chosen_seat(seat: models.SeatQuery = None) -> int | None:
    """`?seat=`, for who holds several; `viewer_of` obeys it."""
    return seat


async def watched(request: Request, match_id: str) -> tuple[LiveTable, int]:
    """The table, and the seat that the request sees it from; to a stranger it does not exist."""
    table = await tables(request).settled(match_id)
    viewer = await viewer_of(request, table)
    request.state.table = table
    return table, viewer


async def seated(request: Request, match_id: str, wished: int | None, meter: str) -> int:
    """The seat for which the request may change the table; not too often."""
    table = await tables(request).table(match_id)
    seat = acting_seat(request, table, wished)
    request.state.table = table
    meters: Meters = request.app.state.meters
    wait = meters.wait(meter, f"{match_id}:{seat}")
    if wait:
        raise Fault("too-fast", seconds=ceil(wait))
    return seat


# --- games and tables ---


@routes.get("/games", **named("games"))
async def games(request: Request) -> models.GamesReply:
    described = [_game(game, game_words(request, game)) for game in registry.games()]
    return models.GamesReply(games=described, bots=sorted(known_bots()))


@routes.post("/tables", status_code=201, **named("open"))
async def open_table(body: models.OpenBody, request: Request) -> models.OpenReply:
    wishes = [wish(seat.kind, seat.name, seat.bot) for seat in body.seats]
    opened = await tables(request).open(body.game, body.options, wishes, body.listed)
    seats = [
        # Whoever comes along gets a link of their own: this one is nobody's.
        models.SeatReply(seat=number, kind=seat.kind, token="" if seat.kind == FREE else token)
        for number, (seat, token) in enumerate(zip(body.seats, opened.tokens, strict=True))
    ]
    return models.OpenReply(id=opened.id, seats=seats, watch=opened.watch)


@routes.get("/tables", **named("listed"))
async def listed(request: Request) -> models.ListReply:
    return models.ListReply(tables=[_listed(record) for record in await tables(request).listed()])


@routes.get("/tables/{match_id}", dependencies=[Depends(chosen_seat)], **named("position"))
async def position(match_id: str, request: Request) -> models.PositionReply:
    async with tables(request).holding(match_id) as table:
        viewer = await viewer_of(request, table)
        return _position(request, table, viewer)


@routes.get("/tables/{match_id}/log", response_class=LogLines, dependencies=[Depends(chosen_seat)], **named("log"))
async def whole_log(match_id: str, request: Request) -> Response:
    async with tables(request).holding(match_id) as table:
        viewer = await viewer_of(request, table)
        lines = log.write(table.match, sight(viewer))
        return LogLines("".join(f"{line}\n" for line in lines))


@routes.post("/tables/{match_id}/join", **named("join"))
async def join(match_id: str, body: models.JoinBody, request: Request) -> models.JoinReply:
    await watched(request, match_id)
    token = await tables(request).join(match_id, body.seat, body.name)
    return models.JoinReply(seat=body.seat, token=token)


# --- playing ---


@routes.post("/tables/{match_id}/answers", **named("answer"))
async def answer(match_id: str, body: models.AnswerBody, request: Request) -> models.StepReply:
    seat = await seated(request, match_id, body.seat, "changes")
    return models.StepReply(**await tables(request).answer(match_id, seat, body.n, body.key, *body.answer))


@routes.post("/tables/{match_id}/undo", **named("undo"))
async def undo(match_id: str, body: models.UndoBody, request: Request) -> models.StepReply:
    seat = await seated(request, match_id, body.seat, "changes")
    return models.StepReply(**await tables(request).undo(match_id, seat, body.n, body.key))


@routes.post("/tables/{match_id}/takeback", **named("takeback"))
async def ask_takeback(match_id: str, body: models.TakeBackBody, request: Request) -> models.ConsentReply:
    seat = await seated(request, match_id, body.seat, "changes")
    screen = frozenset(own_seats(request, request.state.table))
    return models.ConsentReply(**await tables(request).ask_takeback(match_id, seat, body.key, screen))


@routes.post("/tables/{match_id}/takeback/answer", **named("consent"))
async def answer_takeback(match_id: str, body: models.ConsentBody, request: Request) -> models.ConsentReply:
    seat = await seated(request, match_id, body.seat, "changes")
    return models.ConsentReply(**await tables(request).answer_takeback(match_id, seat, body.accept, body.key))


@routes.post("/tables/{match_id}/hint", **named("hint"))
async def hint(match_id: str, request: Request, body: models.SeatedBody | None = None) -> models.HintReply:
    seat = await seated(request, match_id, body.seat if body else None, "hints")
    found = await tables(request).hint(match_id, seat)
    return models.HintReply(**found)


# --- talking ---


@routes.get("/tables/{match_id}/chat", **named("read-chat"))
async def read_chat(match_id: str, request: Request) -> models.ChatReply:
    await watched(request, match_id)
    lines = await tables(request).chat(match_id)
    shown = [models.ChatLineReply(seat=line.seat, name=line.name, text=line.text, at=line.at) for line in lines]
    return models.ChatReply(chat=shown)


@routes.post("/tables/{match_id}/chat", status_code=201, **named("chat"))
async def write_chat(match_id: str, body: models.ChatBody, request: Request) -> models.DoneReply:
    seat = await seated(request, match_id, body.seat, "chat")
    await tables(request).say(match_id, seat, body.text)
    return models.DoneReply(version=(await tables(request).table(match_id)).version)


# --- as the API shows it ---


def _position(request: Request, table: LiveTable, viewer: int) -> models.PositionReply:
    match, record = table.match, table.record
    view = match.view(sight(viewer))
    words = game_words(request, match.game)
    scene = match.game.scene(view, sight(viewer))
    names = [seat.name for seat in record.seats]
    wished = table.takeback
    return models.PositionReply(
        id=table.id,
        game=record.game,
        rules=record.rules,
        board=record.board,
        options=record.options,
        n=match.n,
        version=table.version,
        status=record.status,
        seat=None if viewer == SPECTATOR else viewer,
        own=own_seats(request, table),
        asked=None if match.over else table.asked,
        names=names,
        kinds=[seat.kind for seat in record.seats],
        answers=match.answers() if viewer >= 0 and viewer == table.asked else [],
        prompt=words.say(scene.prompt, names),
        clause=scene.clause,
        scores=list(match.state.scores()) if match.over else [player.points for player in scene.players],
        ranks=match.state.ranks() if match.over else None,
        can_undo=viewer >= 0 and match.undo_to(viewer) is not None,
        takeback=models.TakeBackReply(by=wished.by, waiting=sorted(wished.needed)) if wished else None,
        commitment=match.commitment or "",
        view=view.dump(),
    )


def _listed(record: MatchRecord) -> models.ListedReply:
    return models.ListedReply(
        id=record.id,
        game=record.game,
        options=record.options,
        names=[seat.name for seat in record.seats],
        free=[number for number, seat in enumerate(record.seats) if seat.kind == FREE],
        n=record.n,
        changed=record.changed,
    )


def _game(game: Game, words: Catalogue) -> models.GameReply:
    return models.GameReply(
        name=game.name,
        title=words.say(say(f"{game.name}-name")),
        rules=game.rules,
        board=boards.checksum(game.name),
        seats=list(game.seats),
        usual_seats=game.usual_seats,
        options=[_option(game, option, words) for option in game.options],
    )


def _option(game: Game, option: Option, words: Catalogue) -> models.OptionReply:
    return models.OptionReply(
        name=option.name,
        title=words.say(say(f"{game.name}-option-{option.name}")),
        values=list(option.values),
        default=option.default,
        clause=option.clause,
        seats=list(option.seats),
        needs=dict(option.needs),
    )
