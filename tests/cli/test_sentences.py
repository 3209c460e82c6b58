"""Every error that can be raised anywhere has its sentence in both languages."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import gusher
from gusher.bots.bot import BadBot
from gusher.cli.messages import FILE_PROBLEMS
from gusher.cli.voice import Voice
from gusher.kernel import errors
from gusher.kernel.errors import GusherError
from tests.cli.commands import LANGUAGES

SOURCE = Path(next(iter(gusher.__path__)))
FAMILIES: dict[str, str] = {
    kind.__name__: kind.family
    for kind in (*vars(errors).values(), BadBot)
    if isinstance(kind, type) and issubclass(kind, GusherError)
}


def calls() -> Iterator[ast.Call]:
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                yield node


def literal(call: ast.Call) -> str | None:
    first = call.args[0]
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else None


@cache
def keys() -> frozenset[str]:
    """The catalogue keys of all errors and mistakes that the source raises."""
    found: set[str] = set()
    for call in calls():
        assert isinstance(call.func, ast.Name)
        code = literal(call)
        if code is not None and call.func.id in FAMILIES:
            found.add(f"{FAMILIES[call.func.id]}-{code}")
        elif code is not None and call.func.id == "CommandError":
            found.add(code)
    return frozenset(found)


def test_the_walk_finds_the_errors() -> None:
    families = {key.partition("-")[0] for key in keys()}
    assert {"action", "refused", "options", "game", "log", "bot", "play", "value"} <= families
    assert {"log-not-json", "refused-rule", "options-pointless", "bot-number", "play-no-secret"} <= keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_sentence(lang: str) -> None:
    words = Voice(lang).words
    assert [key for key in sorted(keys()) if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", FILE_PROBLEMS)
def test_file_problem_has_a_sentence(code: str, lang: str) -> None:
    assert "log.jsonl" in Voice(lang)(f"file-{code}", file="log.jsonl")
