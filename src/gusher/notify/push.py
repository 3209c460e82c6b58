"""Web push: a message that only the player's browser can read (RFC 8291), from a server that the browser's push service
knows by its key (RFC 8292)."""

import asyncio
import hashlib
import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPusher

from gusher.notify.calls import Call, checked_host
from gusher.notify.errors import NoticeError
from gusher.notify.messages import Message
from gusher.notify.outside import Outside

KEPT_SECONDS = 24 * 3600  # by the push service, for a browser that is not there
CLAIM_SECONDS = 12 * 3600  # for which a service believes who we are; it may be asked for a day at most
LONGEST_ENDPOINT = 1000
POINT = re.compile(r"[\w-]{87}=?", flags=re.ASCII)  # 65 bytes: a point of the curve
SECRET = re.compile(r"[\w-]{22}={0,2}", flags=re.ASCII)  # 16 bytes
NOBODY = "mailto:nobody@localhost.localdomain"  # on a machine of one's own there is nobody to complain to


def new_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    private: bytes = vapid.private_pem()
    return private.decode()


def subscription(text: str) -> dict[str, Any]:
    """What a browser says when it has subscribed, checked. Raises NoticeError."""
    try:
        given = json.loads(text)
        endpoint, keys = given["endpoint"], given["keys"]
        point, secret = keys["p256dh"], keys["auth"]
    except (ValueError, KeyError, TypeError):
        raise NoticeError("subscription") from None
    if not all(isinstance(value, str) for value in (endpoint, point, secret)) or len(endpoint) > LONGEST_ENDPOINT:
        raise NoticeError("subscription")
    if not POINT.fullmatch(point) or not SECRET.fullmatch(secret):
        raise NoticeError("subscription")
    checked_host(endpoint)
    return {"endpoint": endpoint, "keys": {"p256dh": point, "auth": secret}}


class Push:
    def __init__(self, outside: Outside, private: str) -> None:
        self._outside = outside
        self._vapid = Vapid02.from_pem(private.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = urlsafe_b64encode(point).decode().rstrip("=")  # what a browser subscribes to

    async def send(self, address: Mapping[str, Any], message: Message, now: float) -> None:
        await self._outside.send(await asyncio.to_thread(self._call, address, message, now))

    def _call(self, address: Mapping[str, Any], message: Message, now: float) -> Call:
        told = {"title": message.title, "body": message.body, "url": message.url, "tag": message.tag}
        body: bytes = WebPusher({"endpoint": address["endpoint"], "keys": address["keys"]}).encode(
            json.dumps(told).encode()
        )["body"]
        headers = {
            **self._signed(str(address["endpoint"]), message, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Urgency": "normal",
            "Topic": _topic(message),
        }
        return Call(str(address["endpoint"]), body, headers)

    def _signed(self, endpoint: str, message: Message, now: float) -> dict[str, str]:
        parts, home = urlsplit(endpoint), urlsplit(message.url)
        sender = f"https://{home.hostname}" if home.scheme == "https" else NOBODY
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": sender, "exp": int(now) + CLAIM_SECONDS}
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed


def _topic(message: Message) -> str:
    """Of what waits for a browser, the newest of a table takes the place of the older (RFC 8030)."""
    return urlsafe_b64encode(hashlib.sha256(message.tag.encode()).digest()[:24]).decode()
