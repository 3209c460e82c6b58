"""The application: settings, what lives as long as it does, and its parts put together."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from time import time
from typing import Any

from anyio import create_task_group
from fastapi import APIRouter, FastAPI
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Receive, Scope, Send

from gusher import store
from gusher.analysis.depth import Depth
from gusher.kernel.chance import new_secret
from gusher.notify.service import Notices
from gusher.notify.smtp import Smtp
from gusher.store.port import Claim, Store
from gusher.table.botpool import BotPool
from gusher.table.ordering import Pause, natural_pause
from gusher.table.service import Tables
from gusher.table.visitors import Caps
from gusher.web import (
    analysis_api,
    analysis_page,
    api,
    apidocs,
    arriving,
    books,
    charts,
    clock_routes,
    faults,
    frames,
    game_page,
    health,
    ladder,
    leaving,
    ledger,
    lobby,
    look,
    me,
    me_api,
    notices,
    orders_api,
    pages,
    reading,
    replay,
    scores,
    security,
    sharing,
    sheets,
    showing,
    stream,
    waiting,
    worker,
)
from gusher.web.analyses import Analyses
from gusher.web.desk import Desk
from gusher.web.drawings import Drawings
from gusher.web.figures import Figures, figures
from gusher.web.limits import Limits, Meters, ViewMeter
from gusher.web.parts import Renderer
from gusher.web.showing import Showing
from gusher.web.statics import ClientFiles
from gusher.web.translated import Translated

TITLE, VERSION = "Gusher", "1"  # of the API
STATIC = "/static"
COMPRESSED = (".png", ".woff2", ".zip")
SHORT = ("/answers",)  # what is replied there is a line


@dataclass(frozen=True)
class WebSettings:
    """What the person who starts the server decides."""

    db: str  # the address of the store
    secure_cookies: bool = False  # the browser only sends them over HTTPS
    bot_workers: int = 2
    base_url: str | None = None  # how the server is reached, if that differs from what requests say
    limits: Limits = field(default_factory=Limits)
    smtp: Smtp | None = None  # by which mails are sent


def open_to_serve(url: str) -> Store:
    return store.open(url, claim=Claim.SERVE)


def create_app(
    settings: WebSettings,
    open_store: Callable[[str], Store] = open_to_serve,
    open_pool: Callable[[int], BotPool] = BotPool,
    secret: Callable[[], str] = new_secret,
    now: Callable[[], float] = time,
    owner: str = "",
    open_notices: Callable[..., Notices] = Notices,
    order_pause: Pause = natural_pause,
    depth: Depth | None = None,  # of analyses
    open_drawings: Callable[[], Drawings] = Drawings,
    shared: Figures | None = None,
) -> FastAPI:
    """The whole application. It opens its store when it starts, not before. Where the draws of its matches and bots
    come from, what time it is, and how long it waits for a picture, are parameters so that tests can play the same game
    again on any machine; nobody who starts the server can set them. Of several processes, each has a name, which owns
    what it is at, and figures that all of them share."""
    (own_figures,) = figures() if shared is None else [shared]

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        caps = Caps(settings.limits.tables, settings.limits.bot_tables)
        pool = open_pool(settings.bot_workers)
        tables = Tables(open_store(settings.db), pool, now, secret, caps, owner, order_pause)
        app.state.tables = tables
        app.state.closing = asyncio.Event()
        app.state.streams = Counter()
        app.state.drawings = open_drawings()
        app.state.figures = own_figures
        own_figures.own.begin()
        tables.ordering.answered = own_figures.own.count
        app.state.analyses = Analyses(tables, pool, now, depth)
        await tables.start()
        async with create_task_group():  # the first one loads what anyio needs: not while a visitor's answer is sent
            pass
        app.state.notices = open_notices(
            *(tables.store, tables.read, tables.write),
            smtp=settings.smtp,
            home=settings.base_url or "",
            owner=tables.owner,
            now=now,
        )
        await app.state.notices.start()
        telling = asyncio.create_task(health.keep_showing(app))
        try:
            yield
        finally:
            telling.cancel()
            app.state.closing.set()
            await app.state.drawings.close()
            await app.state.analyses.close()
            await app.state.notices.close()
            await tables.close()

    app = FastAPI(
        title=TITLE,
        version=VERSION,
        lifespan=lifespan,
        routes=[api.answering(), *site().routes],
        openapi_url="/api/openapi.json",
        docs_url=None,  # the ready-made pages load scripts from elsewhere; ours is in apidocs.py
        redoc_url=None,
        redirect_slashes=False,
        # Addresses and errors can hold secrets of seats: nothing about requests leaves the process for a collector.
        telemetry={
            "tracing": False,
            "metrics": False,
            "logs": False,
            "operation_spans": False,
            "auto_configure": False,
        },
    )
    app.state.settings = settings
    app.state.templates = templates()
    app.state.showing = Showing(Renderer(app.state.templates))
    app.state.meters = Meters(settings.limits)
    app.state.view_meter = ViewMeter(settings.limits)
    app.state.notice_meter = notices.Meter(settings.limits.notices)
    app.state.desk = Desk()
    faults.install(app)
    security.install(app, settings.limits, settings.base_url)
    # A board is 60 KB of SVG and a tenth of that compressed. Higher levels cost more time than they save.
    app.add_middleware(Compressing, minimum_size=1000, compresslevel=5)
    apidocs.install(app, document)
    app.mount(STATIC, ClientFiles(directory=static_folder(), check_dir=False), name="static")
    return app


class Compressing(GZipMiddleware):
    """Not what is compressed already: a picture would hold everybody up for nothing. Nor what is too short anyway: the
    reply to every answer would be looked at from all sides first."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        as_it_is = scope["type"] == "http" and scope["path"].endswith((*COMPRESSED, *SHORT))
        await (self.app(scope, receive, send) if as_it_is else super().__call__(scope, receive, send))


@cache
def site() -> APIRouter:
    """Every address there is. What the routes of an included part take and give is worked out where it is included, and
    that takes longer than the rest of an application: so it happens once, for all of a process."""
    found = APIRouter()
    for part in (analysis_api, api, arriving, books, clock_routes, me_api, orders_api, stream):
        found.include_router(part.routes)
    for part in (
        analysis_page,
        apidocs,
        charts,
        frames,
        game_page,
        health,
        ladder,
        leaving,
        ledger,
        lobby,
        look,
        me,
        notices,
        pages,
        reading,
        replay,
        scores,
        sharing,
        sheets,
        showing,
        waiting,
        worker,
    ):
        found.include_router(part.routes, include_in_schema=False)
    return found


@cache
def document() -> dict[str, Any]:
    """The OpenAPI document, which is the same for all of them."""
    return apidocs.document(TITLE, VERSION, site().routes)


# --- templates and static files ---


@cache
def templates() -> Environment:
    """Jinja with every value escaped; a name that does not exist is an error, not a blank. It reads all there is before
    the first visitor comes."""
    environment = Environment(
        loader=PackageLoader("gusher.web"),
        autoescape=True,
        undefined=StrictUndefined,
        bytecode_cache=Translated(Path(str(files("gusher.web").joinpath("__pycache__", "templates")))),
        auto_reload=False,  # else the file of a part is looked at whenever it is rendered
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["static"] = _addresses()
    environment.globals["look"] = look.look
    for name in environment.list_templates():
        environment.get_template(name)
    return environment


def static_folder() -> Path:
    return Path(str(files("gusher.web").joinpath("static")))


def _addresses() -> Callable[[str], str]:
    """static(name): the address of a file of the client. A build names files by their content and says so in its
    manifest, so that browsers may keep them forever; without one the plain name is used."""
    manifest = static_folder() / "manifest.json"
    names: dict[str, str] = json.loads(manifest.read_text(encoding="utf-8")) if manifest.is_file() else {}
    return lambda name: f"{STATIC}/{names.get(name, name)}"
