"""Links to hand out, as the server is reached."""

from urllib.parse import urlsplit

from fastapi import Request

from gusher.web.viewers import Viewer

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


def position_link(request: Request, viewer: Viewer) -> str:
    """A link to the replay, to be followed by the number of an entry. Where it can, it lets its reader watch too."""
    token = viewer.shown.watch_token(viewer.table)
    return watch_link(request, token) + "?n=" if token else absolute(request, f"/t/{viewer.table.id}/replay?n=")
