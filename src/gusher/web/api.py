"""The JSON API: complete enough to play from another program."""

from collections.abc import Collection

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from gusher.bots.bot import known_bots
from gusher.bots.levels import LEVELS, stable
from gusher.bots.strength import points_of
from gusher.kernel import boards, registry
from gusher.kernel.game import Game, Option
from gusher.kernel.say import say
from gusher.kernel.state import PUBLIC
from gusher.store.people import Place
from gusher.store.port import MatchRecord
from gusher.table.aids import Aids
from gusher.table.hints import previewed
from gusher.table.opening import FREE, HUMAN, LOCAL, clean_name
from gusher.web import models
from gusher.web.apidocs import REFUSALS, named
from gusher.web.attendance import who_is_here
from gusher.web.clock_replies import clock_reply, pace_given, pace_reply
from gusher.web.direct import DirectRoute, Shortcut
from gusher.web.health import figures
from gusher.web.hints import hint_reply, preview_reply
from gusher.web.lobby import free_seats, sitting
from gusher.web.logs import MEDIA, log_response
from gusher.web.rated import must_have_key, program_may_sit, program_sits
from gusher.web.seating import wish
from gusher.web.security import address
from gusher.web.session import game_words, tables
from gusher.web.showing import showing
from gusher.web.viewers import Viewer, acting, looking
from gusher.words.catalogue import Catalogue


class LogLines(Response):
    media_type = MEDIA


routes = APIRouter(prefix="/api/v1", responses=REFUSALS, route_class=DirectRoute)


async def chosen_seat(seat: models.SeatQuery = None) -> int | None:
    """`?seat=`, for who holds several; `looking` obeys it."""
    return seat


async def heard_of(n: models.EntryQuery = None, version: models.VersionQuery = None) -> tuple[int | None, int | None]:
    """`?n=` and `?version=`, as the stream has told them: whichever process is asked shows at least that."""
    return n, version


# --- games and tables ---


@routes.get("/games", **named("games"))
async def games(request: Request) -> models.GamesReply:
    described = [_game(game, game_words(request, game)) for game in registry.games()]
    return models.GamesReply(games=described, bots=sorted(known_bots()))


@routes.post("/tables", status_code=201, **named("open"))
async def open_table(body: models.OpenBody, request: Request) -> models.OpenReply:
    wishes = [wish(seat.kind, seat.name, seat.bot) for seat in body.seats]
    aids = Aids(body.hints, body.takebacks, body.rated)
    if body.rated:
        await must_have_key(request)
    wished = (body.game, body.options, wishes, body.listed, address(request), aids, pace_given(body.pace))
    opened = await tables(request).open(*wished)
    for seat, wished_there in enumerate(wishes):
        if wished_there.kind in (HUMAN, LOCAL):
            await program_sits(request, opened.id, seat, clean_name(wished_there.name, ""))
    seats = [
        # Whoever comes along gets a link of their own: this one is nobody's.
        models.SeatReply(seat=number, kind=seat.kind, token="" if seat.kind == FREE else token)
        for number, (seat, token) in enumerate(zip(body.seats, opened.tokens, strict=True))
    ]
    return models.OpenReply(id=opened.id, seats=seats, watch=opened.watch)


@routes.get("/tables", **named("listed"))
async def listed(request: Request) -> models.ListReply:
    found = await tables(request).listed()
    here = await who_is_here(request, [(record.id, seat) for record in found for seat in sitting(record)])
    return models.ListReply(tables=[_listed(record, here) for record in found])


@routes.get("/tables/{match_id}", dependencies=[Depends(chosen_seat), Depends(heard_of)], **named("position"))
async def position(match_id: str, request: Request) -> models.PositionReply:
    return _position((await looking(request, match_id)).of_program(), tables(request).watch.time())


@routes.get("/tables/{match_id}/log", response_class=LogLines, dependencies=[Depends(chosen_seat)], **named("log"))
async def whole_log(match_id: str, request: Request) -> Response:
    return await log_response(request, match_id)


@routes.post("/tables/{match_id}/join", **named("join"))
async def join(match_id: str, body: models.JoinBody, request: Request) -> models.JoinReply:
    await looking(request, match_id)
    await program_may_sit(request, match_id, body.seat)
    token = await tables(request).join(match_id, body.seat, body.name, body.key)
    await program_sits(request, match_id, body.seat, clean_name(body.name, ""))
    return models.JoinReply(seat=body.seat, token=token)


# --- playing ---


@routes.post("/tables/{match_id}/answers", **named("answer"))
async def answer(match_id: str, body: models.AnswerBody, request: Request) -> models.StepReply:
    seat = (await acting(request, match_id, body.seat, "changes")).seat
    with figures(request).own.timed(), showing(request).rounds.answering():
        return models.StepReply(**await tables(request).answer(match_id, seat, body.n, body.key, *body.answer))


def answering() -> Shortcut:
    """The way of every answer, to stand before all others."""
    (route,) = (route for route in routes.routes if isinstance(route, DirectRoute) and route.endpoint is answer)
    return Shortcut(route)


@routes.post("/tables/{match_id}/undo", **named("undo"))
async def undo(match_id: str, body: models.UndoBody, request: Request) -> models.StepReply:
    seat = (await acting(request, match_id, body.seat, "changes")).seat
    return models.StepReply(**await tables(request).undo(match_id, seat, body.n, body.key))


@routes.post("/tables/{match_id}/takeback", **named("takeback"))
async def ask_takeback(match_id: str, body: models.TakeBackBody, request: Request) -> models.ConsentReply:
    actor = await acting(request, match_id, body.seat, "changes")
    screen = frozenset(actor.own)
    return models.ConsentReply(**await tables(request).ask_takeback(match_id, actor.seat, body.key, screen))


@routes.post("/tables/{match_id}/takeback/answer", **named("consent"))
async def answer_takeback(match_id: str, body: models.ConsentBody, request: Request) -> models.ConsentReply:
    seat = (await acting(request, match_id, body.seat, "changes")).seat
    told = await tables(request).answer_takeback(match_id, seat, body.accept, body.key, body.wish)
    return models.ConsentReply(**told)


@routes.post("/tables/{match_id}/hint", **named("hint"))
async def hint(match_id: str, request: Request, body: models.SeatedBody | None = None) -> models.HintReply:
    viewer = await acting(request, match_id, body.seat if body else None, "hints")
    return hint_reply(viewer, await tables(request).hint(match_id, viewer.seat, address(request)))


@routes.post("/tables/{match_id}/preview", **named("preview"))
async def preview(match_id: str, body: models.PreviewBody, request: Request) -> models.PreviewReply:
    viewer = await acting(request, match_id, body.seat, "changes")
    return preview_reply(viewer, previewed(viewer.table, viewer.seat, body.n, *body.answer))


# --- talking ---


@routes.get("/tables/{match_id}/chat", **named("read-chat"))
async def read_chat(match_id: str, request: Request) -> models.ChatReply:
    await looking(request, match_id)
    lines = await tables(request).chat(match_id)
    shown = [models.ChatLineReply(seat=line.seat, name=line.name, text=line.text, at=line.at) for line in lines]
    return models.ChatReply(chat=shown)


@routes.post("/tables/{match_id}/chat", status_code=201, **named("chat"))
async def write_chat(match_id: str, body: models.ChatBody, request: Request) -> models.DoneReply:
    seat = (await acting(request, match_id, body.seat, "chat")).seat
    await tables(request).say(match_id, seat, body.text, body.key)
    return models.DoneReply(version=(await tables(request).table(match_id)).latest[1])


# --- as the API shows it ---


def _position(viewer: Viewer, time: float) -> models.PositionReply:
    table, match, record = viewer.table, viewer.match, viewer.table.record
    view = match.view(viewer.seat)
    scene = match.game.scene(view, viewer.seat)
    wished, leaves = table.takeback, table.leaving
    return models.PositionReply(
        id=table.id,
        game=record.game,
        rules=record.rules,
        board=record.board,
        options=record.options,
        n=match.n,
        version=table.version,
        status=record.status,
        seat=None if viewer.seat == PUBLIC else viewer.seat,
        own=list(viewer.own),
        asked=None if table.over else table.asked,
        names=viewer.names,
        kinds=[seat.kind for seat in record.seats],
        answers=match.answers() if viewer.asked else [],
        prompt=viewer.says(scene.prompt),
        clause=scene.clause,
        scores=list(match.state.scores()) if match.over else [player.points for player in scene.players],
        ranks=match.state.ranks() if match.over else None,
        can_undo=match.undo_to(viewer.seat) is not None,
        hints=record.hints,
        takebacks=record.takebacks,
        rated=record.rated,
        takeback=models.TakeBackReply(id=wished.id, by=wished.by, waiting=sorted(wished.needed)) if wished else None,
        leaving=models.LeavingReply(by=leaves.seat, waiting=sorted(leaves.needed)) if leaves else None,
        clock=clock_reply(record.clock, time),
        commitment=match.commitment or "",
        view=view.dump(),
    )


def _listed(record: MatchRecord, here: Collection[Place]) -> models.ListedReply:
    return models.ListedReply(
        id=record.id,
        game=record.game,
        options=record.options,
        names=[seat.name for seat in record.seats],
        kinds=[seat.kind for seat in record.seats],
        free=free_seats(record),
        pace=pace_reply(record.clock.pace) if record.clock else None,
        present=[seat for seat in sitting(record) if (record.id, seat) in here],
        hints=record.hints,
        takebacks=record.takebacks,
        rated=record.rated,
        n=record.n,
        created=record.created,
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
        levels=[models.LevelReply(name=level, rating=points_of(game, level)) for level in LEVELS],
        characters=list(stable(game).characters),
    )


def _option(game: Game, option: Option, words: Catalogue) -> models.OptionReply:
    return models.OptionReply(
        name=option.name,
        title=words.say(say(f"{game.name}-option-{option.name}")),
        values=list(option.values),
        default=option.default,
        usual_with=dict(option.usual_with),
        clause=option.clause,
        seats=list(option.seats),
        needs=dict(option.needs),
    )
