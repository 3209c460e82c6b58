"""`gusher serve`: the table for others; and `gusher` alone: the table on this machine, in its browser."""

import errno
import logging.config
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from math import ceil
from secrets import token_hex
from urllib.parse import urlsplit

import click

from gusher import store
from gusher.bots.programs import allow
from gusher.cli import DEFAULT_PORT, MOST_PORT
from gusher.cli.database import database
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, option, switch
from gusher.cli.output import filled
from gusher.cli.programs import read_programs
from gusher.cli.voice import Voice
from gusher.notify.smtp import Smtp, read_smtp
from gusher.store.port import Claim
from gusher.web.app import WebSettings, create_app
from gusher.web.exchange import Exchange, Operator
from gusher.web.figures import figures
from gusher.web.limits import UNLIMITED, Limits
from gusher.web.processes import Processes
from gusher.web.server import LOOPBACK, address_of, inherited, listen, log_config, make_ready, server

FINE = 0
SMTP, SMTP_FROM = "GUSHER_SMTP", "GUSHER_SMTP_FROM"  # a password is not for everybody who can list processes
PORTS_TRIED = 20
MOST_WORKERS = 64
LEAST_BOTS = 2  # that may think at once, in each process
EXAMPLES = (
    "gusher serve --host 0.0.0.0",
    "gusher serve --db /srv/gusher/tables.db --behind-https",
    "gusher serve --db postgresql:///gusher --workers 4",
)


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
        smtp: str | None,
        smtp_from: str | None,
        programs: tuple[str, ...],
    ) -> int:
        url = database(db)
        if workers > 1 and not url.startswith(store.POSTGRES):
            raise CommandError("serve-workers")
        if programs:
            allow(read_programs(programs))
        settings = WebSettings(
            db=_ready(url),
            secure_cookies=https,
            bot_workers=_bot_workers(workers),
            base_url=_checked(address),
            limits=Limits() if limits else UNLIMITED,
            smtp=_mail(smtp or os.environ.get(SMTP), smtp_from or os.environ.get(SMTP_FROM), address),
        )
        return _run(voice, settings, _listening(host, port), requests, https, workers=workers)

    return Command(voice, "serve", serve, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    return [
        option(voice, "--host", "serve-option-host", "host", default=LOOPBACK),
        option(voice, "--port", "serve-option-port", "number", Number(0, MOST_PORT), DEFAULT_PORT),
        option(voice, "--db", "option-db", "database"),
        option(voice, "--workers", "serve-option-workers", "number", Number(1, MOST_WORKERS), 1),
        switch(voice, "--behind-https --secure-cookies https", "serve-option-https"),
        option(voice, "--address", "serve-option-address", "address"),
        switch(voice, "--limits/--no-limits", "serve-option-limits", default=True),
        switch(voice, "--requests", "serve-option-requests"),
        option(voice, "--smtp", "serve-option-smtp", "address"),
        option(voice, "--smtp-from", "serve-option-smtp-from", "address"),
        option(voice, "--allow-cmd programs", "program-option-allow", "program", many=True),
    ]


def at_home(voice: Voice, port: int | None, browser: bool) -> int:
    """On this machine alone. If the usual port is taken, the next free one does; a port that was asked for must do."""
    settings = WebSettings(db=_ready(database(None)), bot_workers=_bot_workers())
    listening = _listening(LOOPBACK, port or DEFAULT_PORT, PORTS_TRIED if port is None else 1)
    return _run(voice, settings, listening, browser=browser)


def _ready(url: str) -> str:
    """The store is opened once before anything else: what is wrong with it is said at once."""
    store.open(url, claim=Claim.SERVE).close()
    return url


def _bot_workers(processes: int = 1) -> int:
    """As many bots as there are processors may think at once, in whichever process they are asked; but two at least in
    each. One visitor never has the last of several places (`FairQueue`), while somebody's slow bot in the only one
    makes everybody else's wait until it has thought to its end.

    So four processes on two processors may have eight bots thinking, four for any one visitor, as with one place each.
    The machine bears that: a bot's process begins when so many are asked at once, has about 15 MB of its own, and gives
    way to those that serve pages (bots/process.py). What it costs is depth: bots that are given time, not iterations,
    share the processors and see less ahead while many think."""
    return max(LEAST_BOTS, ceil((os.cpu_count() or 1) / processes))


def _checked(address: str | None) -> str | None:
    if address is not None and not address.startswith(("http://", "https://")):
        raise CommandError("serve-address", given=address)
    return address


def _mail(url: str | None, sender: str | None, address: str | None) -> Smtp | None:
    """Mails have links in them, which must not lead wherever a visitor says that the server is."""
    if not url:
        return None
    if address is None:
        raise CommandError("serve-smtp-address")
    if find_spec("aiosmtplib") is None:
        raise CommandError("serve-smtp-extra")
    return read_smtp(url, sender or f"Gusher <gusher@{urlsplit(address).hostname}>")


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
    workers: int = 1,
) -> int:
    address = address_of(listening)

    def ready() -> None:
        click.echo(filled(voice("serve-ready", address=settings.base_url or address)))
        if browser:  # beside the server: some systems wait until the browser is closed
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listening:
        if workers == 1:
            server(create_app(settings), requests, proxied, ready).run([listening])
        else:
            _run_several(workers, settings, listening, requests, proxied, ready)
    return FINE


def _run_several(
    workers: int,
    settings: WebSettings,
    listening: socket.socket,
    requests: bool,
    proxied: bool,
    ready: Callable[[], None],
) -> None:
    """Everything is there before the first process is forked. Whoever takes a dead one's place has its name, and goes
    on with its work at once."""
    run = token_hex(8)
    shared = figures(workers)
    apps = [create_app(settings, owner=f"{run}-{number}", shared=one) for number, one in enumerate(shared)]
    exchange = Exchange(workers)

    def serve(number: int, there: Callable[[], None]) -> None:
        operator = Operator(exchange, number)
        server(apps[number], requests, proxied, there, operator=operator).run([listening])

    def died(number: int) -> None:
        exchange.left(number)
        shared[number].own.end()

    logging.config.dictConfig(log_config(requests))
    make_ready()
    Processes(workers, serve, ready, died).run()
