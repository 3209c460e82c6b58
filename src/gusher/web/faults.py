"""What goes wrong, told in the reader's language: as JSON to programs, as a page to people."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, ClassVar

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from gusher.kernel.errors import GusherError, Refused, UnknownGame
from gusher.store.port import OVER, Unreachable
from gusher.table.aside import Unreadable, hides_nothing
from gusher.table.errors import NoTable, TableError
from gusher.table.live import LiveTable
from gusher.web.names import shown_names
from gusher.web.session import game_words, render, words
from gusher.words.refusals import explain

API = "/api/"

_log = logging.getLogger("gusher.web")


class Fault(GusherError):
    """A request that does not even reach a table. `status` is what the HTTP answer says."""

    family = "api"
    STATUS: ClassVar[Mapping[str, int]] = {
        "malformed": 400,
        "cross-site": 403,
        "not-found": 404,
        "no-ledger": 404,
        "no-charts": 404,
        "method": 405,
        "slow": 408,
        "too-big": 413,
        "media-type": 415,
        "invalid": 422,
        "too-fast": 429,
        "broken": 500,
        "no-picture": 503,
        "no-store": 503,
    }

    @property
    def status(self) -> int:
        return self.STATUS[self.code]


def install(app: FastAPI) -> None:
    """Every error that an endpoint raises leaves the server in the same shape."""

    async def gusher(request: Request, error: Exception) -> Response:
        assert isinstance(error, GusherError)
        return response(request, error)

    async def invalid(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return response(request, _invalid(error))

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        return response(request, _http(error), dict(error.headers or {}))

    async def away(request: Request, error: Exception) -> Response:
        _log.warning("the store does not answer: %s", error)
        return response(request, Fault("no-store"))

    app.add_exception_handler(GusherError, gusher)
    app.add_exception_handler(Unreachable, away)
    app.add_exception_handler(RequestValidationError, invalid)
    app.add_exception_handler(HTTPException, http)


def _invalid(error: RequestValidationError) -> Fault:
    """Names the first place that is wrong, never what was found there."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return Fault("malformed")
    return Fault("invalid", where=".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0]))


def _http(error: HTTPException) -> Fault:
    if error.status_code == HTTPStatus.NOT_FOUND:
        return Fault("not-found")
    return Fault("method" if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED else "malformed")


def broken(request: Request) -> Response:
    """After a mistake of ours: what it was is told to the log, not to the client."""
    route = request.scope.get("route")  # the pattern of the address: the address itself may hold a secret
    _log.exception("%s %s failed", request.method, getattr(route, "path", "?"))
    try:
        return response(request, Fault("broken"))
    except Exception:  # the page about the mistake has the same mistake
        _log.exception("the page of a fault failed")
        return JSONResponse({"error": _told(request, Fault("broken"))}, Fault.STATUS["broken"])


def status_of(error: GusherError, program: bool = True) -> int:
    if isinstance(error, TableError | Fault):
        return error.status
    if isinstance(error, UnknownGame) and not program:
        return HTTPStatus.NOT_FOUND
    if isinstance(error, Refused) and error.code == "not-asked":
        return HTTPStatus.FORBIDDEN  # a seat that is not asked now is the wrong seat
    return HTTPStatus.UNPROCESSABLE_ENTITY


def response(request: Request, error: GusherError, headers: dict[str, str] | None = None) -> Response:
    """The fault as the client can take it."""
    program = wants_json(request)
    status = status_of(error, program)
    told = _told(request, error)
    answer: Response
    if program:
        answer = JSONResponse({"error": told}, status)
    elif isinstance(error, Unreadable):
        answer = _aside(request, error, told)
    elif isinstance(error, NoTable):
        answer = render(request, "closed.html", status)  # how to be let in, be there such a table or not
    else:
        answer = render(request, "fault.html", status, fault=told, table=_table(request))
    for name, value in (headers or {}).items():
        answer.headers[name] = value
    if "seconds" in error.details:
        answer.headers["Retry-After"] = str(error.details["seconds"])
    return answer


def _aside(request: Request, error: Unreadable, told: dict[str, Any]) -> Response:
    """What is left of a match that cannot be read: why that is so, and what its players may know of its log."""
    record = error.aside.record
    return render(
        request,
        "aside.html",
        error.status,
        fault=told,
        record=record,
        names=shown_names(record, words(request)),
        partly=record.status != OVER and not hides_nothing(record),
    )


def wants_json(request: Request) -> bool:
    """Programs and our own client's calls; a browser that goes to a page asks for HTML."""
    return str(request.scope["path"]).startswith(API) or "text/html" not in request.headers.get("accept", "")


def _told(request: Request, error: GusherError) -> dict[str, Any]:
    told: dict[str, Any] = {"code": error.key, "message": message(request, error)}
    for name in ("clause", "n", "where", "at"):
        if error.details.get(name) not in (None, ""):
            told[name] = error.details[name]
    return told


def message(request: Request, error: GusherError) -> str:
    """The sentence, with the rule's reason if the request was about a table."""
    table = _table(request)
    if table is None:
        return explain(error, words(request))
    names = [seat.name for seat in table.record.seats]
    return explain(error, game_words(request, table.match.game), table.match.game, names)


def _table(request: Request) -> LiveTable | None:
    """The table that the request was found to be about, if it was."""
    table: LiveTable | None = getattr(request.state, "table", None)
    return table
