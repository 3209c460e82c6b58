"""Schemathesis against the OpenAPI document: no server error, no reply outside the schema, wrong data refused."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs  # schemathesis brings it
import pytest
import schemathesis
from anyio.from_thread import BlockingPortal, start_blocking_portal
from fastapi import FastAPI
from hypothesis import settings
from schemathesis.checks import CheckFunction, not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.pytest.lazy import get_all_tests
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gusher.kernel import registry
from gusher.kernel.reasons import Advice, Hint
from gusher.table.botpool import BotPool
from gusher.web.app import create_app
from gusher.web.models import ConsentBody
from tests.fixed import fixed_app
from tests.web.serving import HOME, TWO
from tests.web.serving import settings as web_settings

CHECKS: list[CheckFunction] = [
    not_a_server_error,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
]
EXAMPLES = 6
STREAM = "/api/v1/tables/{match_id}/stream"  # has no end; tested in test_stream.py

EVERY_TIME_THE_SAME = settings(max_examples=EXAMPLES, derandomize=True, database=None)


class Sender:
    """Sends cases to an application in which a table is open; whoever sends has a seat at it."""

    def __init__(self, app: FastAPI, portal: BlockingPortal) -> None:
        self._portal = portal
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOME)
        body = {"game": "atacama", "seats": TWO, "options": {"tactical": True}}
        opened = self._call("POST", "/api/v1/tables", json=body).json()
        self.table = opened["id"]
        self._client.headers["Authorization"] = f"Bearer {opened['seats'][0]['token']}"

    def _call(self, method: str, path: str, **parts: Any) -> httpx.Response:
        return self._portal.call(lambda: self._client.request(method, path, **parts))

    def send(self, case: schemathesis.Case[Any]) -> httpx.Response:
        if "match_id" in case.path_parameters:
            case.path_parameters["match_id"] = self.table
        parts = case.as_transport_kwargs(base_url=HOME)
        parts.pop("cookies", None)  # the API has none
        if isinstance(parts.get("data"), bytes | str):
            parts["content"] = parts.pop("data")
        return self._call(parts.pop("method"), parts.pop("url"), **parts)


async def quick_hint(_: BotPool, game: str, state: dict[str, Any], *asker: str) -> dict[str, Any]:
    """A real one takes a second."""
    answer = int(registry.find(game).load(state).legal()[0])
    return Hint((Advice(answer, 0.5, None, 0.0, 0.0, ()),)).dump()


@pytest.fixture(scope="module")
def sender(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sender]:
    app = fixed_app(web_settings(tmp_path_factory.mktemp("schema")))
    with (
        pytest.MonkeyPatch.context() as patch,
        start_blocking_portal() as portal,
        portal.wrap_async_context_manager(app.router.lifespan_context(app)),
    ):
        patch.setattr(BotPool, "hint", quick_hint)
        yield Sender(app, portal)


def keep_promises(case: schemathesis.Case[Any], sender: Sender) -> None:
    case.validate_response(sender.send(case), checks=CHECKS)


def test_the_document_says_that_consent_names_its_wish() -> None:
    """In the words of JSON Schema, so that a client made from it cannot leave it out."""
    right: list[dict[str, Any]] = [{"accept": True, "wish": "w1"}, {"accept": False, "wish": "w1"}, {"accept": False}]
    wrong: list[dict[str, Any]] = [{"accept": True}, {"accept": True, "wish": ""}]
    schema = ConsentBody.model_json_schema()
    assert all(jsonschema_rs.is_valid(schema, {"key": "k", **body}) for body in right)
    assert not any(jsonschema_rs.is_valid(schema, {"key": "k", **body}) for body in wrong)


@pytest.mark.long
def test_the_api_keeps_its_promises(tmp_path: Path, sender: Sender, subtests: pytest.Subtests) -> None:
    """Cases are made here, not while tests are collected: every job would make all of them."""
    document = schemathesis.openapi.from_dict(create_app(web_settings(tmp_path)).openapi()).exclude(path=STREAM)
    tests = get_all_tests(schema=document, test_func=keep_promises, settings=EVERY_TIME_THE_SAME, given_kwargs={})
    for made in tests:
        assert isinstance(made, Ok), made  # else the document itself is wrong
        operation, test = made.ok()
        with subtests.test(operation.label):
            test(sender=sender)
