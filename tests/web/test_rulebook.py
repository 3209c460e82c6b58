"""Rulebooks: every rule can be linked to, every link leads somewhere, every figure is a picture."""

from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from gusher.kernel import figures, registry
from gusher.kernel.game import LANGUAGES, Game
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from gusher.web.rulebook import figure, rulebook
from tests.fixed import fixed_app
from tests.web.stored import Page
from tests.web.visitor import HTML, Visitor, visiting

EVERY_GAME = pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    database = tmp_path_factory.mktemp("rules") / "tables.db"
    with visiting(fixed_app(WebSettings(str(database), limits=UNLIMITED))) as client:
        yield client


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_rule_can_be_linked_to_and_every_link_leads_somewhere(game: Game, language: str) -> None:
    book = rulebook(game, language, "light")
    page = Page(book.html)
    written = [line.split("**")[1] for line in game.text(f"rulebook/{language}.md").splitlines() if "- **" in line[:6]]
    assert set(written) == book.clauses
    assert sorted(page.ids) == sorted(set(page.ids))
    assert book.clauses <= set(page.ids)
    assert {target for target in page.targets if target.startswith("#")} <= {f"#{name}" for name in page.ids}
    assert {section.id for section in book.sections} <= set(page.ids)
    assert all(clause in book.clauses for clause in [option.clause for option in game.options])


@EVERY_GAME
def test_both_rulebooks_have_the_same_rules_and_figures(game: Game) -> None:
    books = [rulebook(game, language, "light") for language in LANGUAGES]
    assert len({book.clauses for book in books}) == 1
    assert len({tuple(path.partition("?")[0] for path in Page(book.html).pictures) for book in books}) == 1


@EVERY_GAME
@EVERY_LANGUAGE
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_figures_are_well_formed_pictures(game: Game, language: str, theme: str) -> None:
    for name in figures.names(game):
        root = ElementTree.fromstring(figure(game, name, language, theme))
        assert root.tag.endswith("svg")
        assert root.get("lang") == language


def test_raw_html_in_a_rulebook_stays_text(monkeypatch: pytest.MonkeyPatch) -> None:
    written = "# Title\n\n<script>alert(1)</script>\n\n- **A1** One <b>bold</b> rule ([A1](#A1)).\n"
    monkeypatch.setattr(Game, "text", lambda game, file: written)
    book = rulebook.__wrapped__(registry.games()[0], "en", "light")
    assert "<script" not in book.html
    assert "<b>" not in book.html
    assert book.clauses == {"A1"}


@EVERY_LANGUAGE
def test_the_rules_page_has_its_anchors_and_its_figures(reader: Visitor, language: str) -> None:
    page = reader.get("/rules/atacama", headers={**HTML, "Accept-Language": language})
    assert page.status_code == 200
    parsed = Page(page.text)
    assert 'id="A13"' in page.text
    assert len(parsed.pictures) == 5
    for path in parsed.pictures:
        drawn = reader.get(path)
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert ElementTree.fromstring(drawn.text).get("lang") == language


@pytest.mark.parametrize(
    "path",
    [
        "/rules/nothing",
        "/rules/atacama/figure/nothing.svg",
        "/rules/atacama/figure/..%2Fdata.svg",
        "/rules/atacama/figure/%2e%2e/data.toml.svg",
        "/rules/atacama/figure/full.jsonl.svg",
    ],
)
def test_there_is_nothing_but_rulebooks_and_their_figures(reader: Visitor, path: str) -> None:
    assert reader.get(path).status_code == 404


@pytest.mark.parametrize(("language", "known"), [("en", "How we know"), ("fr", "Comment nous le savons")])
def test_one_page_tells_how_true_the_boards_are(reader: Visitor, language: str, known: str) -> None:
    page = reader.get("/boards", headers={**HTML, "Accept-Language": language}).text
    for game in registry.games():
        told = page.partition(f'<h2 id="{game.name}">')[2].partition("<h2")[0]
        assert len(told) > 1000
        assert 'href="#' not in told  # a link within the rulebook leads there from here
    assert 'href="/rules/atacama#A27"' in page
    assert known in page
    assert "gusher board check" in page
