"""Templates are translated once, as Python's own modules are (web/translated.py)."""

import sys
from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment

from gusher.web.translated import Translated

SOURCE = {"page.html": "{{ oil }} barrels"}


def environment(folder: Path, source: dict[str, str]) -> Environment:
    return Environment(loader=DictLoader(source), bytecode_cache=Translated(folder), autoescape=True)


def rendered(folder: Path, source: dict[str, str] = SOURCE) -> str:
    return environment(folder, source).get_template("page.html").render(oil=3)


def translations(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The templates that are translated from now on."""
    seen: list[str] = []
    compiled = Environment._generate

    def watched(self: Environment, source: object, name: str, filename: str | None, **more: bool) -> str:
        seen.append(name)
        return compiled(self, source, name, filename, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Environment, "_generate", watched)
    return seen


@pytest.fixture(autouse=True)
def python_keeps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def test_the_second_process_translates_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = translations(monkeypatch)
    assert rendered(tmp_path / "kept") == "3 barrels"
    assert seen == ["page.html"]
    assert rendered(tmp_path / "kept") == "3 barrels"
    assert seen == ["page.html"]


def test_what_has_changed_is_translated_anew(tmp_path: Path) -> None:
    rendered(tmp_path)
    assert rendered(tmp_path, {"page.html": "{{ oil }} barils"}) == "3 barils"


def test_where_nothing_can_be_kept_pages_are_rendered_all_the_same(tmp_path: Path) -> None:
    taken = tmp_path / "file"
    taken.write_text("not a folder", encoding="utf-8")
    assert rendered(taken) == "3 barrels"
    assert taken.read_text(encoding="utf-8") == "not a folder"


def test_nothing_is_kept_where_python_keeps_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert rendered(tmp_path / "kept") == "3 barrels"
    assert not (tmp_path / "kept").exists()
