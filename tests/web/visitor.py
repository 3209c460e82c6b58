"""A visitor of the application within the test's own process: cookies, redirects seen one by one, plain calls."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI

from gusher.table.service import Tables

HOST = "http://gusher.example"
HTML = {"Accept": "text/html"}
SAME_ORIGIN = {"Sec-Fetch-Site": "same-origin"}


class Visitor:
    """One browser, as far as cookies and requests go."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self.app = app
        self.portal = portal
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOST)

    @property
    def cookies(self) -> httpx.Cookies:
        return self._client.cookies

    @property
    def tables(self) -> Tables:
        found: Tables = self.app.state.tables
        return found

    def get(self, path: str, headers: Mapping[str, str] = HTML, **params: str) -> httpx.Response:
        return self.portal.call(lambda: self._client.get(path, headers=headers, params=params or None))

    def post(
        self, path: str, fields: Mapping[str, str] | None = None, headers: Mapping[str, str] = SAME_ORIGIN
    ) -> httpx.Response:
        """A form sent by a page; our own pages unless the headers say otherwise."""
        return self.portal.call(lambda: self._client.post(path, headers={**HTML, **headers}, data=fields))

    def call(self, function: Any, *args: Any) -> Any:
        """Runs a coroutine function of the table service where the application runs."""
        return self.portal.call(function, *args)


@contextmanager
def visiting(app: FastAPI) -> Iterator[Visitor]:
    """The application from its start to its end."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(app.router.lifespan_context(app)):
        yield Visitor(app, portal)
