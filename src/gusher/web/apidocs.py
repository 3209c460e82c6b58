"""The API described: the OpenAPI document for programs, and a page in the reader's language without foreign scripts."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import HTMLResponse
from starlette.routing import BaseRoute

from gusher.kernel.say import say
from gusher.web import links
from gusher.web.models import TroubleReply
from gusher.web.session import render, words
from gusher.words.catalogue import DEFAULT_LANGUAGE, Catalogue, catalogue

routes = APIRouter()

BEARER = {"seat": {"type": "http", "scheme": "bearer"}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": TroubleReply, "description": ""} for status in (400, 403, 404, 409, 413, 415, 422, 429)
}


@dataclass(frozen=True)
class Field:
    """A part of what is sent or comes back. Parts of parts are written with a dot."""

    name: str
    kind: str
    required: bool


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    name: str
    says: str
    takes: list[Field]
    gives: list[Field]


def named(name: str) -> dict[str, Any]:
    """An operation's name, and what it does in the words of the catalogue."""
    summary = catalogue(DEFAULT_LANGUAGE).say(say(f"api-do-{name}"))
    return {"operation_id": name, "summary": summary, "response_description": ""}


def install(app: FastAPI, document: Callable[[], dict[str, Any]]) -> None:
    app.openapi = document  # type: ignore[method-assign]


def document(title: str, version: str, described: Sequence[BaseRoute]) -> dict[str, Any]:
    """Only names, types and limits are in the document; sentences are the catalogue's."""
    found = get_openapi(title=title, version=version, routes=described)
    _without_descriptions(found["components"]["schemas"])
    _refusals_in_json(found["paths"])
    found["components"]["securitySchemes"] = BEARER
    found["security"] = [{"seat": []}, {}]
    return found


@routes.get("/api/docs")
async def page(request: Request) -> HTMLResponse:
    shown = list(operations(request.app.openapi(), words(request)))
    return render(request, "api.html", operations=shown, home=links.absolute(request, ""))


def operations(document: Mapping[str, Any], voice: Catalogue) -> Iterator[Operation]:
    """Every operation of the document, in its order."""
    schemas = document["components"]["schemas"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            name = operation["operationId"]
            yield Operation(
                method=method.upper(),
                path=path,
                name=name,
                says=voice.say(say(f"api-do-{name}")),
                takes=list(_fields(_schema(operation.get("requestBody", {})), schemas)),
                gives=list(_fields(_schema(_success(operation)), schemas)),
            )


def _success(operation: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(
        reply for status, reply in operation["responses"].items() if status in ("200", "201")
    )
    return found


def _schema(part: Mapping[str, Any]) -> Mapping[str, Any]:
    schema: Mapping[str, Any] = part.get("content", {}).get("application/json", {}).get("schema", {})
    return schema


def _fields(schema: Mapping[str, Any], schemas: Mapping[str, Any], prefix: str = "") -> Iterator[Field]:
    schema = _resolved(schema, schemas)
    required = schema.get("required", [])
    for name, part in schema.get("properties", {}).items():
        yield Field(prefix + name, _kind(part, schemas), name in required)
        inner = _resolved(part, schemas)
        if "properties" in inner:
            yield from _fields(inner, schemas, f"{prefix}{name}.")
        elif inner.get("type") == "array":
            yield from _fields(inner["items"], schemas, f"{prefix}{name}[].")


def _resolved(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> Mapping[str, Any]:
    """The schema that is meant: references followed, "or nothing" left out."""
    named = [part for part in schema.get("anyOf", []) if part.get("type") != "null"]
    if len(named) == 1:
        return _resolved(named[0], schemas)
    if "$ref" in schema:
        found: Mapping[str, Any] = schemas[schema["$ref"].rpartition("/")[2]]
        return found
    return schema


def _kind(schema: Mapping[str, Any], schemas: Mapping[str, Any]) -> str:
    """A type in the words of JSON Schema, with its limits."""
    if "anyOf" in schema:
        return " | ".join(_kind(part, schemas) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "$ref" in schema:
        return "object"
    kind = str(schema.get("type", "any"))
    if kind == "array":
        return f"[{_kind(schema['items'], schemas)}]"
    least = schema.get("minLength", schema.get("minimum"))
    most = schema.get("maxLength", schema.get("maximum"))
    return f"{kind} ({least or 0}…{most})" if most is not None else kind


def _refusals_in_json(paths: Mapping[str, Any]) -> None:
    """Whatever an operation gives when all is well, a refusal is JSON."""
    for methods in paths.values():
        for operation in methods.values():
            for status in map(str, REFUSALS):
                (described,) = operation["responses"][status]["content"].values()
                operation["responses"][status]["content"] = {"application/json": described}


def _without_descriptions(part: Any) -> None:
    if isinstance(part, dict):
        if isinstance(part.get("description"), str):
            del part["description"]
        for inner in part.values():
            _without_descriptions(inner)
    elif isinstance(part, list):
        for inner in part:
            _without_descriptions(inner)
