"""A game owns its look: what its sheet dresses is its own and is used, its colours are its own, its cover fits."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import as_file, files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gusher import games, render
from gusher.contract.trial import Trial
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.state import PUBLIC
from gusher.render.svg import svg
from gusher.render.theme import PAGE, SHEET, THEMES, TOKENS, colours, page_style, style
from gusher.words.catalogue import catalogue
from tests.contract.toys.dice_hands import GAME as TOY
from tests.contract.toys.variant import variant

GAMES = [pytest.param(game, id=game.name) for game in registry.games()]
CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
ALONE = re.compile(r"(?:^|[},])\.([A-Za-z][\w-]*)(?=[{,])")  # a class that is a whole selector
NAMESPACE = "{http://www.w3.org/2000/svg}"
BY_PAGE = {"board", "lit", "chosen"}  # no drawing has them: the printer and the page put them on


def classes(css: str) -> set[str]:
    return set(CLASS.findall(css))


def dressed_twice(css: str) -> list[str]:
    """Of two rules for one class the later repaints what the earlier has dressed."""
    return [name for name, times in Counter(ALONE.findall(css)).items() if times > 1]


class Written(ast.NodeVisitor):
    """The words in the strings of some code; of `f"fill-{metal}"` the beginning. Explanations do not count."""

    def __init__(self, code: str) -> None:
        self.words: set[str] = set()
        self.beginnings: set[str] = set()
        tree = ast.parse(code)
        self.explanations = {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        self.visit(tree)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and node not in self.explanations:
            self.words |= set(re.findall(r"[A-Za-z][\w-]*", node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        for part, following in zip(node.values, [*node.values[1:], None], strict=True):
            if isinstance(part, ast.Constant) and following is not None:
                self.beginnings |= set(re.findall(r"(?<!\S)[A-Za-z][\w-]*-$", str(part.value)))
            self.visit(part)


def unused(names: set[str], folder: Path) -> set[str]:
    """Those of the class names that no code in the folder mentions."""
    for file in folder.rglob("*.py"):
        code = Written(file.read_text(encoding="utf-8"))
        names = {name for name in names if name not in code.words and not name.startswith(tuple(code.beginnings))}
    return names


@pytest.mark.parametrize("game", GAMES)
def test_what_the_boards_share_is_not_dressed_again(game: Game) -> None:
    assert page_style(game), f"{game.name} has no {SHEET}"
    assert dressed_twice(style("light", game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_dresses_nothing_that_it_does_not_draw(game: Game) -> None:
    own = classes(page_style(game)) - classes(style("light"))
    assert own
    with as_file(files(game.package)) as folder:
        assert unused(own, folder) == set()


def test_the_shared_sheet_dresses_nothing_that_nobody_draws() -> None:
    left = classes(style("light")) - BY_PAGE
    for package in (games, render):
        with as_file(files(package)) as folder:
            left = unused(left, folder)
    assert left == set()


def test_these_checks_can_fail(tmp_path: Path) -> None:
    assert dressed_twice(".a{fill:red}.b .a{}.a.b{}.b,.a{fill:blue}") == ["a"]
    (tmp_path / "art.py").write_text('"""Explains gone."""\nX = f"a wide fill-{metal} b"\n', encoding="utf-8")
    assert unused({"wide", "fill-gold", "b", "gone", "gold", "metal"}, tmp_path) == {"gone", "gold", "metal"}


def scenes(game: Game) -> Iterator[str]:
    """Pictures of one random game: at every tenth question, and at the end."""
    seats, options = next(game.settings())
    trial = Trial("look", game, seats, options, seed=1)
    match = trial.match()
    for place, number in enumerate(trial.questions(match)):
        if place % 10 == 0:
            seat = int(match.state.seat)
            yield svg(game.scene(match.view(seat), seat), catalogue("en", game), match.names, PAGE)
        match.answer_number(int(match.state.seat), number)
    yield svg(game.scene(match.view(PUBLIC), PUBLIC), catalogue("en", game), match.names, PAGE)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_wears_what_is_shared_and_its_own_and_no_other_game_s(game: Game) -> None:
    worn = {name for text in scenes(game) for found in re.findall(r' class="([^"]*)"', text) for name in found.split()}
    assert worn <= classes(style("light", game))
    assert not worn <= classes(style("light"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_picture_that_stands_alone_has_all_colours_written_out(game: Game, theme: str) -> None:
    assert "var(" not in style(theme, game)
    assert "light-dark" not in style(theme, game)


@pytest.mark.parametrize("game", GAMES)
def test_colours_of_a_game_are_its_own_and_are_used(game: Game) -> None:
    own = colours(game)
    assert not own.keys() & TOKENS.keys()
    assert all(f"var(--{name})" in page_style(game) for name in own)


def test_some_game_has_colours_of_its_own() -> None:
    """Else the checks on them would prove nothing."""
    assert any(colours(game) for game in registry.games())


def test_a_page_gets_a_game_s_colours_for_day_night_and_either() -> None:
    game = variant(
        name="Rusty",
        texts={
            SHEET: "/* old iron */\n:root { --rust: light-dark(#A9552F, #cc7a50) }\n\n.iron { fill: var(--rust) }\n"
        },
    )
    assert page_style(game) == (
        ":root{--rust:#A9552F}:root[data-theme=dark]{--rust:#cc7a50}"
        "@media(prefers-color-scheme:dark){:root:not([data-theme=light]){--rust:#cc7a50}}"
        ".iron{fill:var(--rust)}"
    )
    assert [style(theme, game).removeprefix(style(theme)) for theme in THEMES] == [
        ".iron{fill:#A9552F}",
        ".iron{fill:#cc7a50}",
    ]


def test_a_game_may_do_without_a_sheet() -> None:
    assert page_style(TOY) == ""
    assert style("light", TOY) == style("light")


def test_what_is_no_pair_of_colours_is_refused() -> None:
    game = variant(name="Wrong", texts={SHEET: ":root { --rust: #A9552F; --iron: light-dark(#000000, #FFFFFF) }"})
    with pytest.raises(ValueError, match="--rust:#A9552F"):
        page_style(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_fills_any_place_and_knows_its_wide_part(game: Game) -> None:
    """It stands upright, five to six; where the place is low and broad, the page shows its view `wide`."""
    cover = ElementTree.fromstring(game.text("cover.svg"))
    assert cover.attrib["viewBox"] == "0 0 600 720"
    assert cover.attrib["preserveAspectRatio"].endswith("slice")
    wide = cover.find(f"{NAMESPACE}view[@id='wide']")
    assert wide is not None
    x, y, width, height = map(float, wide.attrib["viewBox"].split())
    assert width > height
    assert (x >= 0, y >= 0, x + width <= 600, y + height <= 720) == (True, True, True, True)
    assert all(
        name.removeprefix(NAMESPACE) not in ("script", "a", "image") for name in (one.tag for one in cover.iter())
    )
