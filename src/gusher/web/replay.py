"""A match looked at again: any of its positions as a page, as data for the slider, as a picture; and its log."""

import asyncio
from dataclasses import dataclass

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from jinja2 import Environment
from markupsafe import Markup

from gusher.kernel import log
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC
from gusher.render.svg import svg
from gusher.render.theme import PAGE, SEATS, THEMES
from gusher.table.live import LiveTable
from gusher.web import session
from gusher.web.links import position_link
from gusher.web.pictures import picture, png
from gusher.web.positions import Replayed, Replays, known_scene, told
from gusher.web.views import shown_names
from gusher.words.catalogue import Catalogue

# A picture opened by itself dresses itself: its style and its letters are inside, and it may do nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"
PARTS = ("board", "told", "standing", "steps")  # what changes from position to position, by id


@dataclass(frozen=True)
class Reader:
    """Who looks, at which table, in which language."""

    table: LiveTable
    sight: int
    words: Catalogue
    names: list[str]

    @property
    def last(self) -> int:
        return self.table.match.n

    def says(self, what: Say) -> str:
        return self.words.say(what, self.names)


@dataclass(frozen=True)
class Standing:
    """A seat in the position shown."""

    seat: int
    numeral: str
    name: str
    points: str
    facts: list[str]
    asked: bool


@dataclass(frozen=True)
class Line:
    """An entry of the log in words."""

    n: int
    texts: list[str]
    seat: int | None


@dataclass(frozen=True)
class Place:
    """One position of the replay, ready to be shown."""

    id: str
    n: int
    last: int
    over: bool
    board: Markup
    told: list[str]
    prompt: str
    standing: list[Standing]


def router() -> APIRouter:
    routes = APIRouter()
    replays = Replays()

    @routes.get("/t/{match_id}/replay")
    async def replay_page(request: Request, match_id: str) -> Response:
        reader = await reader_of(request, match_id)
        replayed = replays.of(match_id, reader.table.match)
        lines = all_lines(reader, replayed)
        place = place_at(reader, replayed, wished(request.query_params.get("n"), reader.last))
        game = reader.table.match.game.name
        return session.render(
            request,
            "replay.html",
            catalogue=reader.words,
            game=game,
            game_title=reader.says(say(f"{game}-name")),
            names=reader.names,
            place=place,
            lines=lines,
            link=position_link(request, reader.table),
            ledger=reader.table.match.game.ledger is not None,
            charts=reader.table.match.game.charts is not None,
        )

    @routes.get("/t/{match_id}/at/{number}")
    async def position(request: Request, match_id: str, number: str) -> Response:
        reader = await reader_of(request, match_id)
        replayed = replays.of(match_id, reader.table.match)
        place = place_at(reader, replayed, wished(number, reader.last))
        return JSONResponse({"n": place.n, "last": place.last, "parts": parts(request, reader, place)})

    @routes.get("/t/{match_id}/picture.svg")
    async def picture_svg(request: Request, match_id: str) -> Response:
        reader = await reader_of(request, match_id)
        drawing = picture(_asked_scene(request, reader, replays), reader.words, reader.names, colours(request))
        return picture_response(drawing, "svg", _file(reader, f"{_entry(request, reader)}.svg"))

    @routes.get("/t/{match_id}/picture.png")
    async def picture_png(request: Request, match_id: str) -> Response:
        reader = await reader_of(request, match_id)
        scene = _asked_scene(request, reader, replays)
        # Drawing takes a while: the other tables need not wait for it.
        drawing = await asyncio.to_thread(png, scene, reader.words, reader.names, colours(request))
        return picture_response(drawing, "png", _file(reader, f"{_entry(request, reader)}.png"))

    @routes.get("/t/{match_id}/log.jsonl")
    async def log_file(request: Request, match_id: str) -> Response:
        reader = await reader_of(request, match_id)
        match = reader.table.match
        lines = log.write(match) if match.over else log.write(match, reader.sight)
        named = {"Content-Disposition": f'attachment; filename="{_file(reader, "log.jsonl")}"'}
        return Response("\n".join(lines) + "\n", media_type="application/x-ndjson", headers=named)

    return routes


# --- who looks, and at what ---


async def reader_of(request: Request, match_id: str) -> Reader:
    """To those who may not see the table it does not exist. People at one screen look at the past together, so that
    they see what everybody may see, unless the address names one of their seats."""
    table = await session.tables(request).settled(match_id)
    viewer = await session.viewer_of(request, table)
    together = len(session.own_seats(request, table)) > 1 and not request.query_params.get("seat")
    words = session.game_words(request, table.match.game)
    sight = PUBLIC if together else session.sight(viewer)
    return Reader(table, sight, words, shown_names(table.record, words))


def wished(text: str | None, last: int) -> int:
    """The number of an entry from an address; what is no number, or beyond the end, is the last."""
    if text is None or not (text.isascii() and text.isdecimal() and len(text) < 10):
        return last
    return min(int(text), last)


def colours(request: Request) -> str:
    asked = request.query_params.get("theme", "") or session.theme_of(request)
    return asked if asked in THEMES else THEMES[0]


def _asked_scene(request: Request, reader: Reader, replays: Replays) -> Scene:
    match = reader.table.match
    return known_scene(match, replays.of(reader.table.id, match).at(_entry(request, reader)), reader.sight)


def _entry(request: Request, reader: Reader) -> int:
    return wished(request.query_params.get("n"), reader.table.match.n)


def _file(reader: Reader, what: str) -> str:
    """What a download is called: each position has a name of its own."""
    return f"gusher-{reader.table.record.game}-{reader.table.id}-{what}"


def picture_response(drawing: str | bytes, ending: str, file: str = "", keep: str = "") -> Response:
    """`file` is what it is called when it is saved; `keep` how long browsers may keep it."""
    media = {"svg": "image/svg+xml", "png": "image/png"}[ending]
    response = Response(drawing, media_type=media, headers={"Content-Security-Policy": PICTURE_POLICY})
    if file:
        response.headers["Content-Disposition"] = f'inline; filename="{file}"'
    if keep:
        response.headers["Cache-Control"] = keep
    return response


# --- positions ---


def place_at(reader: Reader, replayed: Replayed, n: int) -> Place:
    match = reader.table.match
    state = replayed.at(n)
    scene = known_scene(match, state, reader.sight)
    return Place(
        id=reader.table.id,
        n=n,
        last=match.n,
        over=match.over,
        board=Markup(svg(scene, reader.words, reader.names, PAGE)),  # the printer has escaped it
        told=[reader.says(line) for line in told(match, replayed, n, reader.sight)],
        prompt=reader.says(scene.prompt),
        standing=[
            Standing(
                seat=player.seat,
                numeral=SEATS[player.seat].numeral,
                name=reader.names[player.seat],
                points="" if player.points is None else reader.words.points(player.points),
                facts=[reader.says(fact) for fact in player.facts],
                asked=int(state.seat) == player.seat,
            )
            for player in scene.players
        ],
    )


def all_lines(reader: Reader, replayed: Replayed) -> list[Line]:
    """The whole match in words, a line for each entry."""
    match = reader.table.match
    replayed.at(match.n)
    lines = []
    for n in range(match.n + 1):
        by = match.entries[n - 1].by if n else "chance"
        texts = [reader.says(line) for line in told(match, replayed, n, reader.sight)]
        lines.append(Line(n, texts, None if by == "chance" else by))
    return lines


def parts(request: Request, reader: Reader, place: Place) -> dict[str, str]:
    """The same fragments that the page is made of."""

    def spoken(key: str, **args: int | str | Say) -> str:
        return reader.words.say(Say(key, dict(args)))

    environment: Environment = request.app.state.templates
    module = environment.get_template("_replay.html").make_module({"say": spoken, "place": place})
    return {name: str(getattr(module, name)()) for name in PARTS}
