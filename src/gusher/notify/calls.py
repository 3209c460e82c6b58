"""What is sent to other servers, and to which addresses at all."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from gusher.notify.errors import NoticeError


@dataclass(frozen=True)
class Call:
    """What is sent to another server."""

    url: str
    body: bytes
    headers: Mapping[str, str] = field(default_factory=dict)
    method: str = "POST"


def checked_host(url: str) -> str:
    """The host of an HTTPS address that names nothing else than host, port and path. Raises NoticeError."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise NoticeError("address") from None
    if parts.scheme != "https" or not host or parts.username is not None or port == 0 or not url.isascii():
        raise NoticeError("address")
    return host
