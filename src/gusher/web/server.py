"""The server around the application: its socket, its log without secrets, and a prompt end."""

import asyncio
import errno
import gc
import os
import re
import resource
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from logging import Formatter, LogRecord, getLogger
from typing import Any, cast

import uvicorn
from fastapi import FastAPI

from gusher.bots.strength import strengths
from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.lessons import lesson
from gusher.kernel.topics import topics
from gusher.notify import channels
from gusher.web.connections import Connection, Door, behind
from gusher.web.exchange import Operator
from gusher.web.rehearsal import rehearse
from gusher.words.catalogue import catalogue

GRACE_SECONDS = 5
KEEP_ALIVE_SECONDS = 30
MOST_FILES = 65_536
LOOPBACK = "127.0.0.1"
NOWHERE = "192.0.2.1"  # an address for documentation: nothing is ever sent to it
ANY = ("0.0.0.0", "::")
# So many new objects, or rounds of that, before garbage is looked for. A view makes thousands that are gone without it;
# the usual 700 would take a tenth of the server's time.
COLLECTED = 25_000, 20, 50
# For so long the loop goes on when a thread wants the interpreter. One that stores an answer does so after each of its
# dozen calls of the database; at the usual 5 ms that adds up, while the loop draws.
SWITCH_SECONDS = 0.0005
INHERITED = 3  # the first socket that is handed over, by systemd's socket activation

_log = getLogger("gusher.web")

_LINK = re.compile(r"(/[skw]/)[^\s/?\"]+")
_QUERY = re.compile(r"\?[^\s\"]*")
_SECRET = re.compile(r"[0-9A-Za-z_-]{32,}")  # tokens and match secrets are that long; words are not


def masked(text: str) -> str:
    """A line of the log without secret links, tokens and secrets of matches."""
    return _SECRET.sub("…", _LINK.sub(r"\1…", text))


class Masked(Formatter):
    """Everything that is logged, tracebacks included."""

    def format(self, record: LogRecord) -> str:
        return masked(super().format(record))


class MaskedAccess(Masked):
    """Requests: without what follows a question mark."""

    def format(self, record: LogRecord) -> str:
        return _QUERY.sub("", super().format(record))


def log_config(requests: bool) -> dict[str, Any]:
    """Warnings and errors always; every request if wanted."""
    line = "%(asctime)s %(levelname)s %(message)s"
    handler = {"class": "logging.StreamHandler", "stream": "ext://sys.stderr"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"masked": {"()": Masked, "fmt": line}, "access": {"()": MaskedAccess, "fmt": line}},
        "handlers": {
            "masked": {**handler, "formatter": "masked"},
            "access": {**handler, "formatter": "access"},
        },
        "loggers": {
            "uvicorn": {"handlers": ["masked"], "level": "WARNING", "propagate": False},
            "uvicorn.access": {
                "handlers": ["access"],
                "level": "INFO" if requests else "WARNING",
                "propagate": False,
            },
            "gusher": {"handlers": ["masked"], "level": "WARNING", "propagate": False},
        },
    }


class Server(uvicorn.Server):
    """Says when it is ready, and ends the open streams before it waits for connections to close. Where it is one of
    several processes, it takes the connections that others hand over."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, ready: Callable[[], None], operator: Operator | None
    ) -> None:
        super().__init__(config)
        self._table = app
        self._ready = ready
        self._operator = operator
        self._taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        make_ready()
        read_routes(self._table)
        hold_many()
        sys.setswitchinterval(SWITCH_SECONDS)
        await super().startup(sockets)
        if self.started:
            if self._operator is not None:
                self._operator.begin(self._take)
            self._ready()

    def _take(self, line: socket.socket, read: bytes) -> None:
        taking = asyncio.create_task(self._taken(line, read))
        self._taking.add(taking)
        taking.add_done_callback(self._taking.discard)

    async def _taken(self, line: socket.socket, read: bytes) -> None:
        """As uvicorn does with a connection that it has accepted itself."""
        speaks = cast("type[Connection]", self.config.http_protocol_class)
        connection = speaks(self.config, self.server_state, self.lifespan.state, handed=read)
        with suppress(OSError):  # the caller has gone meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, line)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._operator is not None:
            self._operator.end()
        self._table.state.closing.set()
        await super().shutdown(sockets)


def make_ready() -> None:
    """What every page needs is read before the first visitor comes. Then it is left out of garbage collection, which
    would go through all of it again and again, in the middle of somebody's move; and which is seldom needed."""
    _read_all()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


@cache
def _read_all() -> None:
    """Once: what was read before a process was forked, that one has, too."""
    for game in registry.games():
        try:
            _read_in(game)
        except Exception as error:  # of a plug-in; it must not take the others down
            registry.leave_out(game, error)
    for bad in registry.bad_plugins():
        _log.warning("the game %s of %s cannot be used: %s", bad.entry, bad.distribution, bad.reason)
    channels.make_ready()


def read_routes(app: FastAPI) -> None:
    """FastAPI works out what a route takes and gives when the first request passes by it on the way to its own: for all
    routes together that is a third of a second, in which everybody would wait. To describe them it needs the same."""
    app.openapi()


def hold_many() -> None:
    """As many open connections as the system allows: the usual thousand is soon used up by streams."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _read_in(game: Game) -> None:
    for language in LANGUAGES:
        catalogue(language, game).read()
    for part in ("scene", "state", "policy"):
        game.part(part)
    taught = lesson(game)
    if taught is not None:
        topics(taught)
    strengths(game.name)
    rehearse(game)


def server(
    app: FastAPI,
    requests: bool,
    proxied: bool,
    ready: Callable[[], None],
    door: Door | None = None,
    operator: Operator | None = None,
) -> Server:
    """Forwarded addresses are believed only behind a proxy of this machine: others could write anything there. The
    proxy itself may have as many connections as it likes: they are those of many people."""
    proxies = frozenset([LOOPBACK]) if proxied else frozenset[str]()
    config = uvicorn.Config(
        app,
        http=behind(door or Door(app.state.settings.limits.connections, proxies), operator),
        log_config=log_config(requests),
        access_log=requests,
        proxy_headers=proxied,
        forwarded_allow_ips=LOOPBACK if proxied else None,
        server_header=False,
        ws="none",
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, app, ready, operator)


def listen(host: str, port: int, tries: int = 1) -> socket.socket:
    """A socket on the port, or on the next one that is free; raises OSError."""
    family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
    for place in range(tries):
        try:
            return socket.create_server((host, port + place), family=family, backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or place == tries - 1:
                raise
    raise AssertionError("at least one try")


def inherited() -> socket.socket | None:
    """The socket that whoever started this process holds open (sd_listen_fds(3)): systemd, or `make play`. It outlives
    the server, so that nobody is turned away while another one takes its place."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS") != "1":
        return None
    return socket.socket(fileno=INHERITED)


def address_of(listening: socket.socket) -> str:
    """Where a browser finds it: for a socket on all networks, this machine's address in its own."""
    host, port = listening.getsockname()[:2]
    if host in ANY:
        host = _own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((NOWHERE, 9))  # of a datagram socket this only chooses the way out
        except OSError:
            return LOOPBACK
        found: str = probe.getsockname()[0]
        return found
