"""The guard at the door: headers, cross-site posts, sizes, speeds. Everything passes it before any endpoint."""

import asyncio
import hashlib
import re
from math import ceil
from urllib.parse import urlsplit

from fastapi import FastAPI, Request
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gusher.web.connections import household
from gusher.web.faults import API, Fault, broken, response
from gusher.web.limits import Buckets, Limits, ViewMeter

CONTENT_SECURITY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
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
# As they are sent: each reply has them all.
PLAIN = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
SECURE = [*PLAIN, (b"strict-transport-security", HTTPS_ONLY.encode())]
FOREVER = "public, max-age=31536000, immutable"
STATIC = ("/static/", "/games/")  # files of the client and of the games
HASHED = re.compile(r".*-[A-Z0-9]{8}\.\w+")  # a name made from the file's content
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
OPENS_TABLE = re.compile(r"/tables|/api/v1/tables|/play-now/.*|/t/[^/]+/rematch")
VIEW = re.compile(r"/t/[^/]+/view|/api/v1/tables/[^/]+")  # what every viewer asks for after every change
BODY_SECONDS = 10.0
NO_MORE = re.compile(r"/notices/\w+/\w+/off", flags=re.ASCII)  # from mail programs; the address alone is the secret
HOST = re.compile(r"([\w.-]+|\[[0-9A-Fa-f:.%]+\])(:\d{1,5})?", flags=re.ASCII)  # a name or an address, and a port


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
            _check_host(request)
            self._check_speed(request)
            if request.method not in SAFE_METHODS:
                if not NO_MORE.fullmatch(scope["path"]):
                    self._check_origin(request)
                    _check_type(request)
                receive = await self._read(request, receive)
            if request.method == "HEAD":
                scope, receive = {**scope, "method": "GET"}, answer.leave
            await self._app(scope, receive, answer.send)
        except Fault as fault:
            await response(request, fault)(scope, receive, answer.send)
        except Exception:
            failed = broken(request)
            if not answer.started:
                await failed(scope, receive, answer.send)

    def _check_speed(self, request: Request) -> None:
        path: str = request.scope["path"]
        if path.startswith(STATIC):
            return
        client = address(request)
        if request.method == "GET" and VIEW.fullmatch(path):
            meter: ViewMeter = request.app.state.view_meter
            wait = meter.wait(client, visitor(request))
        else:
            wait = self._requests.wait(client)
        if not wait and request.method == "POST" and OPENS_TABLE.fullmatch(path):
            wait = self._openings.wait(client)
        if wait:
            raise Fault("too-fast", seconds=ceil(wait))

    def _check_origin(self, request: Request) -> None:
        """Another site's page can send our cookies along in some ways, but never our header or our origin."""
        if request.headers.get("authorization", "")[:7].lower() == "bearer ":
            return  # a token that no browser adds by itself, as it does a proxy's password
        own = self._same_origin(request)
        program = request.scope["path"].startswith(API)
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
            host = _host(origin)
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
            async with asyncio.timeout(BODY_SECONDS):
                body = await self._collect(receive)
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


def _host(address: str) -> str:
    """Empty if the address has none, or is none at all, such as `http://[`."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return ""


def _check_host(request: Request) -> None:
    """What we are called stands in the links that we hand out."""
    host = request.headers.get("host", "")
    if host and not HOST.fullmatch(host):
        raise Fault("malformed")


def _check_type(request: Request) -> None:
    """JSON for the API, forms for pages: anything else is either a mistake or a trick."""
    given = request.headers.get("content-type")
    program = request.scope["path"].startswith(API)
    if given is None and request.headers.get("content-length", "0") == "0":
        return
    if (given or "").partition(";")[0].strip().lower() != (JSON if program else FORM):
        raise Fault("media-type", wanted=JSON if program else FORM)


def visitor(request: Request) -> str:
    """What tells those apart who share an address, such as a family's; what it is made of is kept nowhere."""
    told = [request.headers.get("authorization", ""), *(f"{name}={request.cookies[name]}" for name in request.cookies)]
    return hashlib.sha256("\n".join(told).encode("utf-8", "replace")).hexdigest()[:16]


def address(request: Request) -> str:
    """The client's address; of IPv6 the part that one household has."""
    return household(request.client.host if request.client else "")


class _Answer:
    """Adds the headers to what is sent, and knows whether anything was."""

    def __init__(self, request: Request, send: Send) -> None:
        self._request = request
        self._send = send
        self._headers_only = request.method == "HEAD"
        self._told = asyncio.Event()
        self.started = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            self._dress(message)
        elif self._headers_only:
            if self._told.is_set():
                return
            message = {"type": "http.response.body", "body": b"", "more_body": False}
            self._told.set()
        await self._send(message)

    async def leave(self) -> Message:
        """Whoever asks for the headers alone is gone when they are told: a stream ends there."""
        await self._told.wait()
        return {"type": "http.disconnect"}

    def _dress(self, message: Message) -> None:
        path = self._request.scope["path"]
        if path.startswith(STATIC) and message["status"] < 400:
            headers = MutableHeaders(scope=message)
            headers["Cache-Control"] = FOREVER if HASHED.fullmatch(path) else "no-cache"
        given = {name.lower() for name, _ in message["headers"]}
        wanted = SECURE if self._request.app.state.settings.secure_cookies else PLAIN
        message["headers"] = [*message["headers"], *(header for header in wanted if header[0] not in given)]
