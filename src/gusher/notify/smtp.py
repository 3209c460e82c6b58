"""The mail server of whoever hosts Gusher, as an address says: smtp://name:password@mail.example.org:587."""

from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import unquote, urlsplit

from gusher.notify.errors import NoticeError

PORTS = {"smtp": 587, "smtps": 465}
LONGEST_ADDRESS = 254


@dataclass(frozen=True)
class Smtp:
    host: str
    port: int
    tls: bool  # from the first byte; else as soon as the server offers it
    sender: str
    user: str = ""
    password: str = ""


def read_smtp(url: str, sender: str) -> Smtp:
    """Raises NoticeError, which quotes nothing: a password may stand there."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NoticeError("smtp") from None
    if parts.scheme not in PORTS or not parts.hostname or port == 0:
        raise NoticeError("smtp")
    if not mail_address(parseaddr(sender)[1]):
        raise NoticeError("sender")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Smtp(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", sender, user, password)


def mail_address(text: str) -> str:
    """One plain address, or nothing: no names, no lists, nothing that a header could be made of."""
    name, at, host = text.strip().rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text.strip()) & set(' ,;:<>()[]"\\')
    return text.strip() if plain and name and at and "." in host.strip(".") and len(text) <= LONGEST_ADDRESS else ""
