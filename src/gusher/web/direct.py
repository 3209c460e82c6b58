"""The short way from a JSON body to an operation of the API and back: every answer of every player takes it.

FastAPI knows the operation as it knows all others, and describes it to programs; but what it does to find out which
parameters there are, request by request, costs as much as the answer itself. So does looking through all addresses
there are for the one of an answer: that one has a place before them."""

import json
from collections.abc import Awaitable, Callable, Coroutine
from inspect import Parameter, signature
from typing import Any, cast

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from pydantic import BaseModel, ValidationError
from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

from gusher.web.models import Body

JSON = "application/json"

Handler = Callable[[Request], Coroutine[Any, Any, Response]]
Operation = Callable[..., Awaitable[BaseModel]]


class DirectRoute(APIRoute):
    """Operations about a table that take a body and nothing else: `operation(match_id, body, request)`."""

    def get_route_handler(self) -> Handler:
        taken = signature(self.endpoint).parameters
        if [*taken] != ["match_id", "body", "request"] or taken["body"].default is not Parameter.empty:
            return super().get_route_handler()
        return _handler(cast(Operation, self.endpoint), taken["body"].annotation, self.status_code or 200)


class Shortcut(BaseRoute):
    """Stands before all routes, and leads straight to the operation of one of them. What that raises is told as ever:
    the application's own handlers stand around all routes."""

    def __init__(self, route: DirectRoute) -> None:
        self.path = route.path
        self._route = route
        self._methods = route.methods or set()
        self._handle = route.get_route_handler()

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["method"] not in self._methods:
            return Match.NONE, {}
        found = self._route.path_regex.match(scope["path"])
        if found is None:
            return Match.NONE, {}
        return Match.FULL, {"endpoint": self._route.endpoint, "path_params": found.groupdict(), "route": self}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._handle(Request(scope, receive, send))
        await response(scope, receive, send)


def _handler(operation: Operation, model: type[Body], status: int) -> Handler:
    async def handle(request: Request) -> Response:
        body = _read(model, await request.body())
        reply = await operation(request.path_params["match_id"], body, request)
        return Response(reply.model_dump_json(), status, media_type=JSON)

    return handle


def _read(model: type[Body], body: bytes) -> Body:
    """Raises what FastAPI would: which place is wrong is told in the same way."""
    if not body:
        raise RequestValidationError([{"type": "missing", "loc": ("body",)}])
    try:
        given = json.loads(body)
    except (ValueError, RecursionError):
        raise RequestValidationError([{"type": "json_invalid", "loc": ("body",)}]) from None
    try:
        return model.model_validate(given)
    except ValidationError as error:
        found = error.errors(include_url=False, include_context=False, include_input=False)
        raise RequestValidationError([{**one, "loc": ("body", *one["loc"])} for one in found]) from None
