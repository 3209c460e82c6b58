"""A table as its pages show it: one view when somebody asks, or each new one as soon as there is one.

A page that listens is sent what it does not show yet. Nothing is rendered for it before its line has taken what was
sent last; then the newest position counts, and what it has missed in between it will never ask for.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from contextlib import suppress
from typing import NamedTuple, cast

from fastapi import APIRouter, Request
from starlette.responses import Response

from gusher.store.port import Unreachable
from gusher.table.live import Signal
from gusher.table.slices import Work
from gusher.web import links
from gusher.web.calling import tell_calls
from gusher.web.changes import Changed, Parts, Sent, as_json, written
from gusher.web.desk import JSON, at_desk, text_response
from gusher.web.lately import put_last
from gusher.web.limits import ViewMeter
from gusher.web.logbook import lines_told, reading_on, unread
from gusher.web.orders import kept_for
from gusher.web.parts import Renderer
from gusher.web.rematch import waits_for
from gusher.web.rounds import Rounds
from gusher.web.security import address, visitor
from gusher.web.session import tables
from gusher.web.stream import MEDIA, Line, LiveResponse, rung
from gusher.web.viewers import Viewer, looking
from gusher.web.views import TableView, table_view

routes = APIRouter()

FEW_ENTRIES = 150  # are told while the viewer waits
MOST_SHARED = 500  # positions that are kept for others who see the same


class Shown(NamedTuple):
    """A position as one viewer sees it."""

    viewer: Viewer
    view: TableView
    parts: Parts
    time: float  # as clocks count it; where there is none, nothing

    @property
    def known_as(self) -> Hashable:
        """Who has been sent what: nobody else's views say anything about theirs."""
        return _known_as(self.viewer)


class Drawn(NamedTuple):
    """The last position that somebody saw, for others who see the same."""

    position: tuple[int, int]
    view: TableView
    parts: Parts


class Showing:
    """What pages show. Those who see the same share one rendering."""

    def __init__(self, renderer: Renderer) -> None:
        self.renderer = renderer
        self.rounds = Rounds()
        self._sent = Sent()
        self._shared: OrderedDict[Hashable, Drawn] = OrderedDict()

    async def look(self, request: Request, match_id: str) -> Shown:
        viewer = (await looking(request, match_id)).of_now()
        waits = await waits_for(tables(request), viewer.table, viewer.own)
        whole_log = request.query_params.get("log") == "all"
        if whole_log or unread(viewer, whole_log) > FEW_ENTRIES:
            await at_desk(request, self._telling(viewer, whole_log))
            viewer = (await looking(request, match_id)).of_now()  # it may have gone on meanwhile
        friends = {seat: links.seat_link(request, token) for seat, token in viewer.shown.friends(viewer.table).items()}
        time = 0.0 if viewer.table.record.clock is None else round(tables(request).watch.time(), 3)
        return Shown(viewer, *self._rendered(viewer, friends, waits, whole_log), time)

    def _rendered(
        self, viewer: Viewer, friends: dict[int, str], waits: bool, whole_log: bool
    ) -> tuple[TableView, Parts]:
        """Every change of a table raises its version, and so the same version is the same to see, but for orders."""
        position = viewer.match.n, viewer.table.version
        seen = _known_as(viewer), tuple(friends.items()), waits, whole_log, kept_for(viewer)
        drawn = self._shared.get(seen)
        if drawn is None or drawn.position != position:
            view = table_view(viewer, friends, waits, whole_log)
            drawn = Drawn(position, view, self.renderer.parts(view, viewer.words))
            put_last(self._shared, seen, drawn, MOST_SHARED)
        return drawn.view, drawn.parts

    def _telling(self, viewer: Viewer, whole: bool) -> Work[None]:
        """The log of a long evening is longer than all the rest: it is told beforehand, bit by bit, and remembered."""
        yield from reading_on(viewer, whole)
        for line in lines_told(viewer, whole):
            self.renderer.fill(line.template, viewer.words, line)
            yield

    def remember(self, shown: Shown) -> str:
        """The tag by which a page names the view that it shows."""
        return self._sent.remember(shown.known_as, shown.parts)

    def changes(self, shown: Shown, have: str) -> tuple[str, str]:
        """What turns the view of the tag `have` into this one, as JSON, and this one's tag."""
        changed: Changed = self._sent.since(shown.known_as, have, shown.parts)
        tag = self.remember(shown)
        view = shown.view
        told = {
            "n": view.n,
            "version": view.version,
            "tag": tag,
            "title": view.title,
            "dress": view.dress,
            "seat": view.viewer,
            "asked": view.asked,
            "over": view.over,
            "secrets": view.secrets,
            "by": view.by,
            "name": view.prompt.asked_name,
            "time": shown.time,
        }
        return f"{as_json(told)[:-1]},{written(changed)}}}", tag


def showing(request: Request) -> Showing:
    return cast(Showing, request.app.state.showing)


def _known_as(viewer: Viewer) -> Hashable:
    return viewer.table.id, viewer.seat, viewer.own, viewer.lost, viewer.language


@routes.get("/t/{match_id}/view")
async def view(request: Request, match_id: str) -> Response:
    """What the client morphs into the page: what is not yet as it should be since the view that `?have=` names. Who
    takes events gets every later view, too; a page that nobody looks at is only called."""
    if MEDIA in request.headers.get("accept", ""):
        viewer = await looking(request, match_id)
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        tell = tell_calls if "unseen" in request.query_params else tell_views
        return LiveResponse(request, viewer, lambda signal, line: tell(request, match_id, signal, line), zipped)
    shown = await showing(request).look(request, match_id)
    return text_response(showing(request).changes(shown, _have(request))[0], JSON)


def _have(request: Request) -> str:
    return request.query_params.get("have", "")


async def tell_views(request: Request, match_id: str, signal: Signal, line: Line) -> None:
    """The view of now, even if the page has it: then it knows that it has missed nothing. Afterwards each that differs
    from the last one told."""
    have, told = _have(request), None
    pace = _Pace(request)
    while True:
        await line.taken()
        with suppress(Unreachable):  # it rings when the store has answered again
            shown = await showing(request).look(request, match_id)
            position = shown.view.n, shown.view.version, kept_for(shown.viewer)
            if position != told:
                text, have = showing(request).changes(shown, have)
                await line.write(f"event: view\ndata: {text}\n\n")
                told = position
        await rung(signal, line)
        await pace.keep()
        await showing(request).rounds.next()  # whoever has asked for something goes first


class _Pace:
    """A view that is sent unasked counts like one that was asked for; but it is not refused, it comes later."""

    def __init__(self, request: Request) -> None:
        self._meter: ViewMeter = request.app.state.view_meter
        self._who = address(request), visitor(request)

    async def keep(self) -> None:
        while wait := self._meter.wait(*self._who):
            await asyncio.sleep(wait)
