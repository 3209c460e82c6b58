"""The name that this browser's owner gave last, so that nobody types it twice. Without a player it is in a cookie
alone."""

from urllib.parse import quote, unquote

from fastapi import Request
from starlette.responses import Response

from gusher.table.opening import clean_name
from gusher.web.session import set_cookie


def own_name(request: Request) -> str:
    return clean_name(unquote(request.cookies.get("name", "")), "")


def remember_name(response: Response, request: Request, name: str) -> None:
    if name.strip():
        set_cookie(response, request, "name", quote(clean_name(name, "")))
