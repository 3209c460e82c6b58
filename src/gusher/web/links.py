"""Links to hand out: how the server is reached, and the friends' links that the opener's browser keeps for a while."""

import json
from collections.abc import Mapping
from hmac import compare_digest
from urllib.parse import quote, unquote, urlsplit

from fastapi import Request
from starlette.responses import Response

from gusher.table.links import token_hash
from gusher.table.live import LiveTable
from gusher.web.session import set_cookie
from gusher.web.viewers import LONGEST_TOKEN, watch_cookie

LINKS_SECONDS = 7 * 24 * 3600  # as long as it takes a friend to come
_HERE = ("localhost", "127.0.0.1", "::1")


def absolute(request: Request, path: str) -> str:
    """A path of this server as an address that can be sent to somebody."""
    base: str = request.app.state.settings.base_url or str(request.base_url)
    return base.rstrip("/") + path


def seat_link(request: Request, token: str) -> str:
    return absolute(request, f"/s/{token}")


def watch_link(request: Request, token: str) -> str:
    return absolute(request, f"/w/{token}")


def only_here(request: Request) -> bool:
    """The address that would be sent leads each computer to itself."""
    return urlsplit(absolute(request, "/")).hostname in _HERE


def watch_token(request: Request, table: LiveTable) -> str:
    """The token of the watch link that this browser holds; empty if it has none, or not the right one."""
    token = request.cookies.get(watch_cookie(table.id), "")
    return token if token and compare_digest(token_hash(token), table.record.watch_hash) else ""


def position_link(request: Request, table: LiveTable) -> str:
    """A link to the replay, to be followed by the number of an entry. Where it can, it lets its reader watch too."""
    token = watch_token(request, table)
    return watch_link(request, token) + "?n=" if token else absolute(request, f"/t/{table.id}/replay?n=")


def links_cookie(match_id: str) -> str:
    return f"links_{match_id}"


def keep_links(response: Response, request: Request, match_id: str, tokens: Mapping[int, str]) -> None:
    """Remembers the friends' tokens (seat: token) in the browser of whoever opened the table."""
    if tokens:
        value = quote(json.dumps({str(seat): token for seat, token in tokens.items()}), safe="")
        set_cookie(response, request, links_cookie(match_id), value, LINKS_SECONDS)


def kept_links(request: Request, match_id: str) -> dict[int, str]:
    """What `keep_links` kept; nothing if the cookie is not ours."""
    try:
        found = json.loads(unquote(request.cookies.get(links_cookie(match_id), "")))
    except ValueError:
        return {}
    if not isinstance(found, dict):
        return {}
    return {
        int(seat): token
        for seat, token in found.items()
        if seat.isdecimal() and len(seat) < 3 and isinstance(token, str) and len(token) <= LONGEST_TOKEN
    }
