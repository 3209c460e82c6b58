"""Messages to services that others run: Discord, Slack, ntfy and Matrix, each by its plain HTTP interface."""

import json
import re
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import quote, urlsplit

from gusher.notify.calls import Call, checked_host
from gusher.notify.errors import NoticeError
from gusher.notify.messages import Message

DISCORD, SLACK, NTFY, MATRIX = SERVICES = ("discord", "slack", "ntfy", "matrix")

LONGEST = 500
DISCORD_URL = re.compile(
    r"https://(?:(?:ptb|canary)\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/\d+/[\w-]+", flags=re.ASCII
)
SLACK_URL = re.compile(r"https://hooks\.slack\.com/services/\w+/\w+/\w+", flags=re.ASCII)
TOPIC = re.compile(r"/([\w-]{1,64})/?", flags=re.ASCII)
ROOM = re.compile(r"![!-~]{1,255}", flags=re.ASCII)
TOKEN = re.compile(r"[!-~]{1,300}", flags=re.ASCII)

Given = Mapping[str, str]
JSON_TYPE = {"Content-Type": "application/json"}


# --- what a player gives, checked; raises NoticeError ---


def read(kind: str, given: Given) -> dict[str, str]:
    url = given.get("url", "").strip()
    if len(url) > LONGEST:
        raise NoticeError("address")
    return _READ[kind](url, given)


def _known(pattern: re.Pattern[str], code: str) -> Callable[[str, Given], dict[str, str]]:
    def read(url: str, _: Given) -> dict[str, str]:
        if not pattern.fullmatch(url):
            raise NoticeError(code)
        return {"url": url}

    return read


def _ntfy(url: str, _: Given) -> dict[str, str]:
    checked_host(url)
    parts = urlsplit(url)
    topic = TOPIC.fullmatch(parts.path)
    if topic is None or parts.query or parts.fragment:
        raise NoticeError("ntfy")
    return {"server": f"https://{parts.netloc}/", "topic": topic[1]}


def _matrix(url: str, given: Given) -> dict[str, str]:
    checked_host(url)
    parts = urlsplit(url)
    room, token = given.get("room", "").strip(), given.get("token", "").strip()
    if parts.path not in ("", "/") or parts.query or not ROOM.fullmatch(room) or not TOKEN.fullmatch(token):
        raise NoticeError("matrix")
    return {"server": f"https://{parts.netloc}", "room": room, "token": token}


_READ: Mapping[str, Callable[[str, Given], dict[str, str]]] = {
    DISCORD: _known(DISCORD_URL, "discord"),
    SLACK: _known(SLACK_URL, "slack"),
    NTFY: _ntfy,
    MATRIX: _matrix,
}


# --- what is sent ---


def call(kind: str, address: Mapping[str, Any], message: Message) -> Call:
    return _CALLS[kind](address, message)


def _line(message: Message) -> str:
    return f"{message.title}: {message.body} {message.url}"


def _json(url: str, told: Mapping[str, Any], method: str = "POST", **headers: str) -> Call:
    return Call(url, json.dumps(told).encode(), {**JSON_TYPE, **headers}, method)


def _to_discord(address: Mapping[str, Any], message: Message) -> Call:
    """A player's name may look like a call to everybody in the channel, and must not be one."""
    return _json(address["url"], {"content": _line(message), "allowed_mentions": {"parse": []}})


def _to_slack(address: Mapping[str, Any], message: Message) -> Call:
    text = _line(message).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return _json(address["url"], {"text": text})


def _to_ntfy(address: Mapping[str, Any], message: Message) -> Call:
    told = {"topic": address["topic"], "title": message.title, "message": message.body, "click": message.url}
    return _json(address["server"], told)


def _to_matrix(address: Mapping[str, Any], message: Message) -> Call:
    """The same transaction twice is one message."""
    room = quote(address["room"], safe="")
    url = f"{address['server']}/_matrix/client/v3/rooms/{room}/send/m.room.message/{quote(message.id, safe='')}"
    told = {"msgtype": "m.text", "body": _line(message)}
    return _json(url, told, "PUT", Authorization=f"Bearer {address['token']}")


_CALLS: Mapping[str, Callable[[Mapping[str, Any], Message], Call]] = {
    DISCORD: _to_discord,
    SLACK: _to_slack,
    NTFY: _to_ntfy,
    MATRIX: _to_matrix,
}
