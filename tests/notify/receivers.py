"""Receivers on this machine: a mail server, and a web server that stands in for Discord, a push service and the others.
It has a certificate for whatever name it is called by, so that what is sent to it goes the whole way."""

import asyncio
import json
import ssl
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP, Envelope
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from gusher.notify.outside import Outside
from gusher.notify.smtp import Smtp

HERE = "127.0.0.1"
CERTIFICATE = "certificate.pem"
NAMES = ("discord.com", "hooks.slack.com", "ntfy.example", "matrix.example", "push.example")


# --- a web server ---


@dataclass
class Request:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class WebReceiver:
    """Answers every request alike and keeps it."""

    port: int = 0
    status: int = 200
    extra: str = ""  # header lines
    got: list[Request] = field(default_factory=list)
    connected: int = 0

    def outside(self) -> Outside:
        """As the real one, but every name leads here."""

        async def resolve(host: str, port: int) -> list[tuple[str, int]]:
            return [(HERE, self.port)]

        return Outside(resolve, lambda _: True, ssl.create_default_context(cadata=_identity()[0]))


class _Server(ThreadingHTTPServer):
    """Each connection has a thread, and all of them have ended when the server is closed."""

    daemon_threads = False

    def __init__(self, receiver: WebReceiver, context: ssl.SSLContext) -> None:
        super().__init__((HERE, 0), _Answering)
        self.receiver = receiver
        self.socket = context.wrap_socket(self.socket, server_side=True, do_handshake_on_connect=False)

    def process_request(self, request: Any, client_address: Any) -> None:
        self.receiver.connected += 1
        super().process_request(request, client_address)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever does not trust the receiver goes away."""


class _Answering(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, _Server)
        receiver = self.server.receiver
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        headers = {name.lower(): value for name, value in self.headers.items()}
        receiver.got.append(Request(self.command, self.path, headers, body))
        self.wfile.write(f"HTTP/1.1 {receiver.status} Told\r\n{receiver.extra}Content-Length: 2\r\n\r\nok".encode())

    do_PUT = do_POST  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        pass


@asynccontextmanager
async def web_receiver(folder: Path) -> AsyncIterator[WebReceiver]:
    with receiving(folder) as receiver:
        yield receiver


@contextmanager
def receiving(folder: Path) -> Iterator[WebReceiver]:
    """In a thread of its own; its certificate is in the folder."""
    certificate, key = folder / CERTIFICATE, folder / "key.pem"
    certificate.write_text(_identity()[0], encoding="utf-8")
    key.write_text(_identity()[1], encoding="utf-8")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    receiver = WebReceiver()
    with _Server(receiver, context) as server:
        receiver.port = server.server_address[1]
        serving = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        serving.start()
        try:
            yield receiver
        finally:
            server.shutdown()
            serving.join()


@cache
def _identity() -> tuple[str, str]:
    """A certificate for the names above, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "receiver")])
    now = datetime.now(UTC)
    names = x509.SubjectAlternativeName([x509.DNSName(name) for name in NAMES])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return certificate.public_bytes(Encoding.PEM).decode(), private.decode()


# --- a browser that has subscribed ---


class Browser:
    """Has the keys with which it can read what the push service hands on."""

    def __init__(self, endpoint: str = "https://push.example/send/abc") -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"0123456789abcdef"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _plain(point), "auth": _plain(self._secret)}
        self.subscription = json.dumps({"endpoint": endpoint, "expirationTime": None, "keys": keys})

    def read(self, request: Request) -> Any:
        plain = http_ece.decrypt(
            request.body, private_key=self._key, auth_secret=self._secret, version=request.headers["content-encoding"]
        )
        return json.loads(plain)


def _plain(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def claims(request: Request) -> Any:
    """What the sender says of itself; the signature is checked by whoever asks."""
    token = request.headers["authorization"].partition("t=")[2].split(",")[0]
    part = token.split(".")[1]
    return json.loads(urlsafe_b64decode(part + "=" * (-len(part) % 4)))


# --- a mail server ---


@dataclass
class MailReceiver:
    port: int = 0
    refusal: str = ""  # instead of taking a recipient
    got: list[EmailMessage] = field(default_factory=list)
    open: set[asyncio.BaseProtocol] = field(default_factory=set)  # connections
    closed: asyncio.Event = field(default_factory=asyncio.Event)  # one more of them

    async def handle_RCPT(self, *given: Any) -> str:  # noqa: N802 (named by the library)
        _, _, envelope, to, _ = given
        if self.refusal:
            return self.refusal
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Any, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.got.append(message)
        return "250 OK"

    @property
    def smtp(self) -> Smtp:
        return Smtp(HERE, self.port, False, "Gusher <gusher@club.example>")


class _Talk(SMTP):
    """A connection, which the receiver knows of until it is closed."""

    def __init__(self, receiver: MailReceiver) -> None:
        super().__init__(receiver, enable_SMTPUTF8=True, hostname="mail.example")
        self._receiver = receiver

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._receiver.open.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        super().connection_lost(error)
        self._receiver.open.discard(self)
        self._receiver.closed.set()


@asynccontextmanager
async def mail_receiver() -> AsyncIterator[MailReceiver]:
    """Ends when all connections have: the loop of a test would else leave them behind."""
    receiver = MailReceiver()
    server = await asyncio.get_running_loop().create_server(lambda: _Talk(receiver), HERE, 0)
    receiver.port = server.sockets[0].getsockname()[1]
    async with server:
        yield receiver
    while receiver.open:
        receiver.closed.clear()
        await receiver.closed.wait()
