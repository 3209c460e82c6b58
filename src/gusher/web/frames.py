"""What happened, as frames that a page shows one after the other: for each entry the sentences and the board then.

The position that counts is never held back: frames are a look back, through the viewer's own eyes, like the replay.
"""

import json
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from starlette.responses import Response

from gusher.kernel.history import History
from gusher.kernel.match import Entry
from gusher.kernel.state import State
from gusher.kernel.trail import go_on
from gusher.render.svg import printed
from gusher.render.theme import PAGE
from gusher.table.slices import Work
from gusher.web.changes import Parts, turning, whole
from gusher.web.desk import JSON, at_desk, text_response
from gusher.web.histories import histories, scene_then
from gusher.web.logbook import taken_back
from gusher.web.parts import Renderer, board_part
from gusher.web.replay import wished
from gusher.web.showing import showing
from gusher.web.telling import Told, entry_told
from gusher.web.viewers import Viewer, looking
from gusher.web.views import player_card

routes = APIRouter()

MOST_FRAMES = 60  # the last ones count


class Frame(NamedTuple):
    n: int
    seat: int | None
    lines: list[Told]
    parts: dict[str, Any]  # what turns the frame before into this one; the first is whole


@routes.get("/t/{match_id}/since")
async def since(request: Request, match_id: str) -> Response:
    """The frames after one entry (`?after=`) and up to another (`?n=`, else the last); the first shows how it was."""
    viewer = (await looking(request, match_id)).of_the_past()
    upto = wished(request.query_params.get("n"), viewer.match.n)
    after = min(wished(request.query_params.get("after"), viewer.match.n), upto)
    history, renderer = histories(request).of(viewer), showing(request).renderer
    written = await at_desk(request, writing(framing(viewer, history, renderer, after, upto)))
    return text_response(written, JSON)


def writing(frames: Work[list[Frame]]) -> Work[str]:
    texts = []
    for frame in (yield from frames):
        texts.append(json.dumps(_written(frame), ensure_ascii=False, separators=(",", ":")))
        yield
    return f"[{','.join(texts)}]"


def _written(frame: Frame) -> dict[str, Any]:
    lines = [{"text": line.text, "flows": json.loads(line.flows or "[]"), "sheet": line.sheet} for line in frame.lines]
    return {"n": frame.n, "seat": frame.seat, "lines": lines, "parts": frame.parts}


def framing(viewer: Viewer, history: History, renderer: Renderer, after: int, upto: int) -> Work[list[Frame]]:
    """How it was, and a frame for each entry of which there is something to tell."""
    told = yield from _telling(viewer, history, after, upto)
    first = min(told) - 1 if told else upto
    state = (yield from history.going_to(first)).state
    parts = _parts(viewer, renderer, state)
    frames = [Frame(first, None, [], {name: whole(part) for name, part in parts.items()})]
    for entry in viewer.match.entries[first:upto]:
        state = yield from _gone_on(history, state, entry)
        if entry.n in told:
            before, parts = parts, _parts(viewer, renderer, state)
            frames.append(Frame(entry.n, _by(entry), told[entry.n], turning(before, parts)))
        yield
    return frames


def _telling(viewer: Viewer, history: History, after: int, upto: int) -> Work[dict[int, list[Told]]]:
    """The last entries of which there is something to tell, and what."""
    yield from history.going_to(upto)
    found: dict[int, list[Told]] = {}
    for entry in reversed(viewer.match.entries[after:upto]):
        lines = _lines(viewer, history, entry)
        if lines:
            found[entry.n] = lines
        if len(found) == MOST_FRAMES:
            break
        yield
    return found


def _gone_on(history: History, state: State, entry: Entry) -> Work[State]:
    if entry.to is not None:
        return (yield from history.going_to(entry.n)).state
    go_on(state, entry.action)
    return state


def _lines(viewer: Viewer, history: History, entry: Entry) -> list[Told]:
    if entry.to is not None:
        return [Told(taken_back(viewer, int(entry.by)))]
    return entry_told(viewer, history.effects(entry.n))


def _by(entry: Entry) -> int | None:
    return None if entry.by == "chance" else entry.by


def _parts(viewer: Viewer, renderer: Renderer, state: State) -> Parts:
    scene = scene_then(viewer, state)
    board = board_part(printed(scene, viewer.words, viewer.names, PAGE))
    cards = [player_card(viewer, player, int(state.seat)) for player in scene.players]
    return {"board": board, "players": renderer.players_part(cards, viewer.words)}
