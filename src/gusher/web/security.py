"""The guard at the door: headers, cross-site posts, sizes, speeds. Everything passes it before any endpoint."""

import asyncio
import re
from ipaddress import IPv6Address, ip_address
from math import ceil
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gusher.web.faults import API, Fault, broken, response
from gusher.web.limits import Buckets, Limits

CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    # Links carry secrets: other sites never see them. "no-referrer" would also blank the Origin of our own forms,
    # which is what tells them from another site's.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}
HTTPS_ONLY = "max-age=31536000"
FOREVER = "public, max-age=31536000, immutable"
STATIC = ("/static/", "/games/")  # files of the client and of the games
HASHED = re.compile(r".*-[A-Z0-9]{8}\.\w+")  # a name made from the file's content
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
OPENS_TABLE = re.compile(r"/tables|/api/v1/tables|/play-now/.*|/t/[^/]+/rematch")
BODY_SECONDS = 10.0


def install(app: FastAPI, limits: Limits, base_url: str | None) -> None:
    app.add_middleware(Guard, limits=limits, base_url=base_url)


class Guard:
    """Refuses what no endpoint should ever see, and catches what none has caught."""

    def __init__(self, app: ASGIApp, limits: Limits, base_url: str | None) -> None:
        self._app = app
        self._limits = limits
        self._home = urlsplit(base_url).netloc if base_url else ""
        self._requests = Buckets(limits.requests)
        self._openings = Buckets(limits.openings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        answer = _Answer(request, send)
        try:
            self._check_speed(request)
            if request.method not in SAFE_METHODS:
                self._check_origin(request)
                _check_type(request)
                receive = await self._read(request, receive)
            await self._app(scope, receive, answer.send)
        except Fault as fault:
            await response(request, fault)(scope, receive, answer.send)
        except Exception:
            failed = broken(request)
            if not answer.started:
                await failed(scope, receive, answer.send)

    def _check_speed(self, request: Request) -> None:
        path = request.url.path
        if path.startswith(STATIC):
            return
        client = address(request)
        wait = self._requests.wait(client)
        if not wait and request.method == "POST" and OPENS_TABLE.fullmatch(path):
            wait = self._openings.wait(client)
        if wait:
            raise Fault("too-fast", seconds=ceil(wait))

    def _check_origin(self, request: Request) -> None:
        """Another site's page can send our cookies along in some ways, but never our header or our origin."""
        if "authorization" in request.headers:
            return  # a token that no browser adds by itself; cookies do not count beside it
        own = self._same_origin(request)
        program = request.url.path.startswith(API)
        if program and own is None and "cookie" not in request.headers:
            return  # no browser: it holds no cookie that somebody else could make use of
        if own is False or (program and request.headers.get("x-gusher") != "1") or (own is None and not program):
            raise Fault("cross-site")

    def _same_origin(self, request: Request) -> bool | None:
        """None if the client does not say where the request comes from."""
        site = request.headers.get("sec-fetch-site")
        origin = request.headers.get("origin")
        if site is not None and site != "same-origin":
            return False
        if origin is not None:
            host = urlsplit(origin).netloc
            return bool(host) and host in (request.headers.get("host"), self._home)
        return True if site is not None else None

    async def _read(self, request: Request, receive: Receive) -> Receive:
        """The whole body, unless it is too large or too slow; endpoints get it from memory."""
        length = request.headers.get("content-length", "0")
        if not (length.isascii() and length.isdecimal()):
            raise Fault("malformed")
        if len(length) > 12 or int(length) > self._limits.body:
            raise Fault("too-big", most=self._limits.body // 1024)
        try:
            body = await asyncio.wait_for(self._collect(receive), BODY_SECONDS)
        except TimeoutError:
            raise Fault("slow") from None
        return _replayed(body, receive)

    async def _collect(self, receive: Receive) -> bytes:
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._limits.body:
                raise Fault("too-big", most=self._limits.body // 1024)
            if not message.get("more_body", False):
                return b"".join(parts)


def _replayed(body: bytes, receive: Receive) -> Receive:
    told = False

    async def again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def _check_type(request: Request) -> None:
    """JSON for the API, forms for pages: anything else is either a mistake or a trick."""
    given = request.headers.get("content-type")
    program = request.url.path.startswith(API)
    if given is None and request.headers.get("content-length", "0") == "0":
        return
    if (given or "").partition(";")[0].strip().lower() != (JSON if program else FORM):
        raise Fault("media-type", wanted=JSON if program else FORM)


def address(request: Request) -> str:
    """The client's address; of IPv6 the part that one household has."""
    host = request.client.host if request.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    return str(found) if not isinstance(found, IPv6Address) else found.exploded[:19]


class _Answer:
    """Adds the headers to what is sent, and knows whether anything was."""

    def __init__(self, request: Request, send: Send) -> None:
        self._request = request
        self._send = send
        self.started = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            self._dress(MutableHeaders(scope=message), message["status"])
        await self._send(message)

    def _dress(self, headers: MutableHeaders, status: int) -> None:
        path = self._request.url.path
        if path.startswith(STATIC) and status < 400:
            headers["Cache-Control"] = FOREVER if HASHED.fullmatch(path) else "no-cache"
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self._request.app.state.settings.secure_cookies:
            headers.setdefault("Strict-Transport-Security", HTTPS_ONLY)
