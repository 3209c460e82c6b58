"""A match looked at again: any of its positions as a page, as data for the slider, as a picture; and its log."""

from dataclasses import dataclass
from itertools import pairwise

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from jinja2 import Environment
from markupsafe import Markup

from gusher.kernel.history import Course, Happening, History
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Scene
from gusher.render.svg import svg
from gusher.render.theme import PAGE, SEATS, THEMES
from gusher.table.slices import Work
from gusher.web import session
from gusher.web.desk import at_desk, paging
from gusher.web.drawings import png
from gusher.web.histories import histories, scene_then, told
from gusher.web.links import position_link
from gusher.web.logs import log_response
from gusher.web.own_level import level_choices
from gusher.web.pictures import picture
from gusher.web.viewers import Viewer, looking

routes = APIRouter()

# A picture opened by itself dresses itself: its style and its letters are inside, and it may do nothing else.
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox"
PARTS = ("board", "told", "standing", "steps")  # what changes from position to position, by id


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
    """An entry of the log in words; `head` says whose turn begins with it, if one does."""

    n: int
    texts: list[str]
    seat: int | None
    head: str


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


@routes.get("/t/{match_id}/replay")
async def replay_page(request: Request, match_id: str) -> Response:
    viewer = (await looking(request, match_id)).of_the_past()
    return await at_desk(request, _page(request, viewer, histories(request).of(viewer)))


def _page(request: Request, viewer: Viewer, history: History) -> Work[Response]:
    lines = yield from writing_lines(viewer, history)
    jumps = yield from finding_jumps(viewer, history)
    place = yield from placing(viewer, history, _entry(request, viewer))
    game = viewer.match.game.name
    return (
        yield from paging(
            request,
            "replay.html",
            catalogue=viewer.words,
            game=game,
            game_title=viewer.says(say(f"{game}-name")),
            names=viewer.names,
            place=place,
            lines=lines,
            jumps=jumps,
            link=position_link(request, viewer),
            ledger=viewer.match.game.ledger is not None,
            charts=viewer.match.game.charts is not None,
            seat=viewer.own[0] if viewer.own else 0,
            levels=level_choices(request, viewer.match.game, viewer.words),
        )
    )


@routes.get("/t/{match_id}/at/{number}")
async def position(request: Request, match_id: str, number: str) -> Response:
    viewer = (await looking(request, match_id)).of_the_past()
    history = histories(request).of(viewer)
    place = await at_desk(request, placing(viewer, history, wished(number, viewer.match.n)))
    return JSONResponse({"n": place.n, "last": place.last, "parts": parts(request, viewer, place)})


@routes.get("/t/{match_id}/picture.svg")
async def picture_svg(request: Request, match_id: str) -> Response:
    viewer = (await looking(request, match_id)).of_the_past()
    scene = await _asked_scene(request, viewer)
    drawing = picture(scene, viewer.words, viewer.names, colours(request))
    return picture_response(drawing, "svg", _file(viewer, f"{_entry(request, viewer)}.svg"))


@routes.get("/t/{match_id}/picture.png")
async def picture_png(request: Request, match_id: str) -> Response:
    viewer = (await looking(request, match_id)).of_the_past()
    scene = await _asked_scene(request, viewer)
    drawing = await png(request, svg(scene, viewer.words, viewer.names, colours(request)))
    return picture_response(drawing, "png", _file(viewer, f"{_entry(request, viewer)}.png"))


@routes.get("/t/{match_id}/log.jsonl")
async def log_file(request: Request, match_id: str) -> Response:
    return await log_response(request, match_id, file=True)


# --- at what one looks ---


def wished(text: str | None, last: int) -> int:
    """The number of an entry from an address; what is no number, or beyond the end, is the last."""
    number = session.entry_number(text)
    return last if number is None else min(number, last)


def colours(request: Request) -> str:
    asked = request.query_params.get("theme", "") or session.theme_of(request)
    return asked if asked in THEMES else THEMES[0]


async def _asked_scene(request: Request, viewer: Viewer) -> Scene:
    course = await at_desk(request, histories(request).of(viewer).going_to(_entry(request, viewer)))
    return scene_then(viewer, course.state)


def _entry(request: Request, viewer: Viewer) -> int:
    return wished(request.query_params.get("n"), viewer.match.n)


def _file(viewer: Viewer, what: str) -> str:
    """What a download is called: each position has a name of its own."""
    return f"gusher-{viewer.table.record.game}-{viewer.table.id}-{what}"


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


def placing(viewer: Viewer, history: History, n: int) -> Work[Place]:
    match = viewer.match
    state = (yield from history.going_to(n)).state
    scene = scene_then(viewer, state)
    return Place(
        id=viewer.table.id,
        n=n,
        last=match.n,
        over=match.over,
        board=Markup(svg(scene, viewer.words, viewer.names, PAGE)),  # the printer has escaped it
        told=[viewer.says(line) for line in told(viewer, history, n)],
        prompt=viewer.says(scene.prompt),
        standing=[
            Standing(
                seat=player.seat,
                numeral=SEATS[player.seat].numeral,
                name=viewer.names[player.seat],
                points="" if player.points is None else viewer.words.points(player.points),
                facts=[viewer.says(fact) for fact in player.facts],
                asked=int(state.seat) == player.seat,
            )
            for player in scene.players
        ],
    )


def writing_lines(viewer: Viewer, history: History) -> Work[list[Line]]:
    """The whole match in words, a line for each entry."""
    match = viewer.match
    course = yield from history.going_to(match.n)
    heads = {first.n: _head(viewer, first.turn) for _, first in _turns(course)}
    lines = []
    head = ""
    for n in range(match.n + 1):
        by = match.entries[n - 1].by if n else "chance"
        texts = [viewer.says(line) for line in told(viewer, history, n)]
        head = heads.get(n, head)
        lines.append(Line(n, texts, None if by == "chance" else by, head if texts else ""))
        head = "" if texts else head  # over the first entry of which there is something to tell
        yield
    return lines


def _head(viewer: Viewer, seat: int) -> str:
    return viewer.says(say("pace-turn", name=viewer.names[seat])) if seat >= 0 else ""


def _turns(course: Course) -> list[tuple[int, Happening]]:
    """Where turns begin: the entry that the one before ends with, and the first of the new one."""
    return [(one.n, next_) for one, next_ in pairwise(course.happenings) if one.turn != next_.turn]


@dataclass(frozen=True)
class Jumps:
    """The entries after which a turn or a round begins, as a page reads them."""

    turns: str
    rounds: str


def finding_jumps(viewer: Viewer, history: History) -> Work[Jumps]:
    """Rounds are where the charts' axis has a number; a game that charts nothing has none."""
    match = viewer.match
    course = yield from history.going_to(match.n)
    rounds = []
    for beat in course.happenings:
        if beat.position is not None and match.game.charts.reading(match.seen(beat.position, viewer.seat)).tick:
            rounds.append(beat.n)
        yield
    turns = [n for n, _ in _turns(course)]
    return Jumps(" ".join(map(str, turns)), " ".join(map(str, rounds)))


def parts(request: Request, viewer: Viewer, place: Place) -> dict[str, str]:
    """The same fragments that the page is made of."""

    def spoken(key: str, **args: int | str | Say) -> str:
        return viewer.words.say(say(key, **args))

    environment: Environment = request.app.state.templates
    module = environment.get_template("_replay.html").make_module({"say": spoken, "place": place})
    return {name: str(getattr(module, name)()) for name in PARTS}
