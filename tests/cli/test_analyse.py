"""`gusher analyse`: what it prints, writes and refuses."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gusher.analysis import depth
from gusher.kernel import log
from tests.analysis.drilled import drilled
from tests.cli.commands import LANGUAGES, gusher


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(depth.WORLDS, "quick", 1)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    path.write_text("\n".join(log.write(drilled())), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_tells_luck_and_skill(file: Path, lang: str) -> None:
    told = gusher("analyse", file, "--depth", "quick", lang=lang)
    assert told.code == 0
    assert "Ada" in told.out
    assert {"en": "Turning points", "fr": "Tournants de la partie"}[lang] in told.all


def test_as_json_it_adds_up_and_the_same_seed_gives_the_same(file: Path) -> None:
    first = gusher("analyse", file, "--depth", "quick", "--json")
    report = json.loads(first.out)
    for seat in report["seats"]:
        assert seat["start"] + seat["luck"] + seat["skill"] == pytest.approx(seat["result"], abs=1e-9)
    assert report["judge"] == {
        "name": "weighing-learned",
        "worlds": 1,
        "seed": 1,
        "sharpness": report["judge"]["sharpness"],
    }
    assert gusher("analyse", file, "--depth", "quick", "--json").out == first.out


class Links(HTMLParser):
    """Whatever a page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found += [value for name, value in attrs if name in ("src", "href")]
        self.found += [tag] if tag in ("script", "link", "iframe") else []


def test_the_page_needs_nothing_else(file: Path, tmp_path: Path) -> None:
    page = tmp_path / "evening.html"
    assert gusher("analyse", file, "--depth", "quick", "--html", page).code == 0
    text = page.read_text(encoding="utf-8")
    links = Links()
    links.feed(text)
    assert links.found == []
    assert text.count("chart-picture") >= 1
    assert "url(" not in text


def test_a_running_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "running.jsonl"
    path.write_text("\n".join(log.write(drilled(20))), encoding="utf-8")
    refused = gusher("analyse", path)
    assert refused.code == 2
    assert "not over" in refused.all


def test_what_is_wrong_is_named(file: Path) -> None:
    refused = gusher("analyse", file, "--depth", "endless")
    assert refused.code == 2
    assert "--depth" in refused.all
    assert "usual" in refused.all


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_cannot_be_written_is_refused_before_the_work(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    def never(*_: object) -> None:
        raise AssertionError("it was analysed first")

    monkeypatch.setattr("gusher.cli.analyse.analysing", never)
    missing, folder, named = tmp_path / "no such" / "page.html", tmp_path / "folder.html", tmp_path / "page.txt"
    folder.mkdir()
    for wrong, told in (
        (missing, "no such"),
        (folder, "folder.html"),
        (file / "page.html", file.name),
        (named, ".html"),
    ):
        refused = gusher("analyse", file, "--html", wrong, lang=lang)
        assert refused.code == 2
        assert "--html" in refused.all
        assert told in refused.all


def test_what_is_there_stays_until_the_page_is_written(file: Path, tmp_path: Path) -> None:
    page, other = tmp_path / "page.html", tmp_path / "other.html"
    page.write_text("an earlier one", encoding="utf-8")
    for wanted in (page, other):
        assert gusher("analyse", tmp_path / "missing.jsonl", "--html", wanted).code == 2
    assert page.read_text(encoding="utf-8") == "an earlier one"
    assert not other.exists()
