"""How somebody wants to be told when it is their turn: the page of their settings, and the links in mails."""

from dataclasses import dataclass
from math import ceil
from typing import Any, cast
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse
from starlette.responses import Response

from gusher.kernel.errors import GusherError
from gusher.notify.channels import MAIL, PUSH
from gusher.notify.errors import NoticeError
from gusher.notify.service import CONFIRM, OFF, Notices
from gusher.store.notices import Channel, Quiet
from gusher.store.people import PlayerRecord
from gusher.web import links
from gusher.web.credentials import leave_key, recall
from gusher.web.faults import Fault
from gusher.web.limits import Buckets, Rate
from gusher.web.player import player_of
from gusher.web.security import address
from gusher.web.session import language_of, render, tables, words
from gusher.words.refusals import explain

routes = APIRouter(default_response_class=HTMLResponse)

SEE_OTHER = 303
REFUSED = 422
PAGE = "/me/notices"
TO_STRANGERS = Rate(2 / 86400, 3)  # mails that ask for a confirmation, to one address: it may be anybody's


@dataclass(frozen=True)
class Way:
    """A channel as its owner sees it. What opens it is not shown again."""

    id: str
    kind: str
    where: str
    confirmed: bool


class Meter:
    """How often somebody may let the server write to an address that they have named."""

    def __init__(self, rate: Rate) -> None:
        self._visitors = Buckets(rate)
        self._strangers = Buckets(TO_STRANGERS)

    def check(self, visitor: str, to: str) -> None:
        """Raises Fault."""
        wait = self._visitors.wait(visitor) or (self._strangers.wait(to) if to else 0.0)
        if wait:
            raise Fault("too-fast", seconds=ceil(wait))


def notices(request: Request) -> Notices:
    return cast(Notices, request.app.state.notices)


# --- the settings ---


@routes.get(PAGE)
async def notices_page(request: Request) -> Response:
    await recall(request)
    return await _page(request)


async def _page(request: Request, error: GusherError | None = None) -> Response:
    player = await player_of(request)
    store, service = tables(request).store, notices(request)
    ways, quiet = (
        (await tables(request).read(lambda: (store.channels(player.id), store.quiet(player.id))))
        if player is not None
        else ([], None)
    )
    push = service.channels.push
    response = render(
        request,
        "notices.html",
        status=200 if error is None else REFUSED,
        somebody=player is not None,
        kinds=service.channels.kinds,
        push_key=push.public if push is not None else "",
        ways=[_way(channel) for channel in ways],
        quiet=_hours(quiet),
        done=request.query_params.get("done", ""),
        error=explain(error, words(request)) if error is not None else "",
    )
    await leave_key(response, request)
    return response


@routes.post(f"{PAGE}/add")
async def add(request: Request) -> Response:
    given = {name: value for name, value in (await request.form()).items() if isinstance(value, str)}
    kind = given.get("kind", "")
    player = await _somebody(request)
    meter: Meter = request.app.state.notice_meter
    meter.check(address(request), given.get("to", "").strip().lower() if kind == MAIL else "")
    try:
        await notices(request).add(player.id, kind, given, links.absolute(request, ""), language_of(request))
    except NoticeError as error:
        return await _page(request, error)
    return _done("asked" if kind == MAIL else "added")


@routes.post(f"{PAGE}/remove")
async def remove(request: Request) -> Response:
    player = await _somebody(request)
    await notices(request).remove(player.id, str((await request.form()).get("id", "")))
    return _done("removed")


@routes.post(f"{PAGE}/quiet")
async def keep_quiet(request: Request) -> Response:
    player = await _somebody(request)
    form = await request.form()
    begins, ends, zone = (str(form.get(name, "")) for name in ("begins", "ends", "zone"))
    try:
        await notices(request).set_quiet(player.id, begins, ends, zone)
    except NoticeError as error:
        return await _page(request, error)
    return _done("quiet")


def _done(what: str) -> Response:
    return RedirectResponse(f"{PAGE}?done={what}", SEE_OTHER)


async def _somebody(request: Request) -> PlayerRecord:
    player = await player_of(request)
    if player is None:
        raise NoticeError("nobody")
    return player


def _way(channel: Channel) -> Way:
    return Way(channel.id, channel.kind, _where(channel.kind, channel.address), channel.confirmed)


def _where(kind: str, given: dict[str, Any]) -> str:
    if kind == MAIL:
        return str(given["to"])
    if kind == PUSH:
        return urlsplit(given["endpoint"]).hostname or ""
    shown = (given.get("topic") or given.get("room"), urlsplit(given.get("server") or given.get("url")).hostname)
    return " · ".join(str(part) for part in shown if part)


def _hours(quiet: Quiet | None) -> dict[str, str]:
    if quiet is None:
        return {"begins": "", "ends": "", "zone": ""}
    begins, ends = (f"{minutes // 60:02}:{minutes % 60:02}" for minutes in (quiet.begins, quiet.ends))
    return {"begins": begins, "ends": ends, "zone": quiet.zone}


# --- links in mails: what they do is done by a button, for programs follow links before people do ---


@routes.get("/notices/{channel}/{token}/{use}")
async def linked_page(request: Request, channel: str, token: str, use: str) -> Response:
    await _linked(request, channel, token, use)
    return render(request, "notice_link.html", use=use, done=False)


@routes.post("/notices/{channel}/{token}/{use}")
async def follow(request: Request, channel: str, token: str, use: str) -> Response:
    """Also what mail programs send when their reader wants no more of it (RFC 8058)."""
    found = await _linked(request, channel, token, use)
    await (notices(request).confirm(found) if use == CONFIRM else notices(request).take_off(found))
    return render(request, "notice_link.html", use=use, done=True)


async def _linked(request: Request, channel: str, token: str, use: str) -> Channel:
    found = await notices(request).linked(channel, token, use) if use in (CONFIRM, OFF) else None
    if found is None:
        raise Fault("not-found")
    return found
