"""`gusher serve`: the table for others; and `gusher` alone: the table on this machine, in its browser."""

import errno
import os
import socket
import threading
import webbrowser

import click

from gusher import store
from gusher.cli import DEFAULT_PORT, MOST_PORT
from gusher.cli.database import database
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, option, switch
from gusher.cli.output import filled
from gusher.cli.voice import Voice
from gusher.web.app import WebSettings, create_app
from gusher.web.limits import UNLIMITED, Limits
from gusher.web.server import LOOPBACK, address_of, inherited, listen, server

FINE = 0
PORTS_TRIED = 20
MOST_WORKERS = 64
EXAMPLES = ("gusher serve --host 0.0.0.0", "gusher serve --db /srv/gusher/tables.db --behind-https")


def command(voice: Voice) -> Command:
    def serve(
        host: str,
        port: int,
        db: str | None,
        workers: int,
        https: bool,
        address: str | None,
        limits: bool,
        requests: bool,
    ) -> int:
        if workers > 1:
            raise CommandError("serve-workers")
        settings = WebSettings(
            db=_ready(database(db)),
            secure_cookies=https,
            bot_workers=_bot_workers(),
            base_url=_checked(address),
            limits=Limits() if limits else UNLIMITED,
        )
        return _run(voice, settings, _listening(host, port), requests, https)

    return Command(voice, "serve", serve, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        option(voice, "--host", "serve-option-host", "host", default=LOOPBACK),
        option(voice, "--port", "serve-option-port", "number", Number(0, MOST_PORT), DEFAULT_PORT),
        option(voice, "--db", "option-db", "file"),
        option(voice, "--workers", "serve-option-workers", "number", Number(1, MOST_WORKERS), 1),
        switch(voice, "--behind-https --secure-cookies https", "serve-option-https"),
        option(voice, "--address", "serve-option-address", "address"),
        switch(voice, "--limits/--no-limits", "serve-option-limits", default=True),
        switch(voice, "--requests", "serve-option-requests"),
    ]


def at_home(voice: Voice, port: int | None, browser: bool) -> int:
    """On this machine alone. If the usual port is taken, the next free one does; a port that was asked for must do."""
    settings = WebSettings(db=_ready(database(None)), bot_workers=_bot_workers())
    listening = _listening(LOOPBACK, port or DEFAULT_PORT, PORTS_TRIED if port is None else 1)
    return _run(voice, settings, listening, browser=browser)


def _ready(url: str) -> str:
    """The store is opened once before anything else: what is wrong with it is said at once."""
    store.open(url).close()
    return url


def _bot_workers() -> int:
    return max(2, os.cpu_count() or 1)


def _checked(address: str | None) -> str | None:
    if address is not None and not address.startswith(("http://", "https://")):
        raise CommandError("serve-address", given=address)
    return address


def _listening(host: str, port: int, tries: int = 1) -> socket.socket:
    try:
        return inherited() or listen(host, port, tries)
    except socket.gaierror:
        raise CommandError("serve-host", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CommandError("serve-port-used", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise CommandError("serve-port-forbidden", port=str(port)) from None
        raise CommandError("serve-host", host=host) from None


def _run(
    voice: Voice,
    settings: WebSettings,
    listening: socket.socket,
    requests: bool = False,
    proxied: bool = False,
    browser: bool = False,
) -> int:
    address = address_of(listening)

    def ready() -> None:
        click.echo(filled(voice("serve-ready", address=settings.base_url or address)))
        if browser:  # beside the server: some systems wait until the browser is closed
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening:
        server(create_app(settings), requests, proxied, ready).run([listening])
    return FINE
