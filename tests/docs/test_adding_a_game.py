"""The page on adding a game is true: what it quotes stands in the files that it names, and its commands exist."""

import ast
import re

import pytest

from gusher.contract import CHECKS
from tests.cli.commands import gusher
from tools.kept import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXAMPLE = ROOT / "examples" / "doodlebug"
PACKAGE = EXAMPLE / "src" / "gusher_doodlebug"
PLACES = (PACKAGE, EXAMPLE, ROOT / "src" / "gusher", ROOT)  # where a file that the page names may be
QUOTES = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
FILES = sorted(set(re.findall(r"`([\w./-]+\.(?:py|ftl|css|svg|md|toml|json))`", PAGE)))
# Rooms that Doodlebug does without, and other games have.
ELSEWHERE = {
    "data.toml",
    "ledger.py",
    "charts.py",
    "features.py",
    "orders.py",
    "scoring.py",
    "levels.toml",
    "ladder.toml",
}
COMMANDS = re.findall(r"^gusher (\w+)", PAGE, re.MULTILINE)


def found(name: str) -> bool:
    return any((place / name).is_file() for place in PLACES)


def code(text: str) -> list[str]:
    """The lines of a module without blank ones, comments and docstrings."""
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):  # nothing but a docstring
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                lines[number - 1] = ""
    return [line for line in lines if line.strip() and not line.lstrip().startswith("#")]


@pytest.mark.parametrize(("file", "quoted"), QUOTES, ids=[file for file, _ in QUOTES])
def test_what_is_quoted_stands_in_its_file(file: str, quoted: str) -> None:
    text = next((place / file).read_text(encoding="utf-8") for place in (PACKAGE, EXAMPLE) if (place / file).is_file())
    assert quoted in text


@pytest.mark.parametrize("file", FILES)
def test_every_file_that_is_named_is_there(file: str) -> None:
    if file in ELSEWHERE:
        assert not found(file)
        assert list((ROOT / "src/gusher/games").glob(f"*/{file}"))
    else:
        assert found(file)


def test_every_module_of_the_example_is_named() -> None:
    """Who reads the page has seen all of it."""
    modules = [
        path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if path.read_text(encoding="utf-8")
    ]
    assert [module for module in modules if f"`{module}`" not in PAGE] == []


@pytest.mark.parametrize("command", sorted(set(COMMANDS)))
def test_every_command_exists(command: str) -> None:
    assert gusher(command, "--help").code == 0


def test_the_numbers_are_right() -> None:
    assert f"runs {len(CHECKS)} checks" in PAGE
    lines = [line for path in PACKAGE.rglob("*.py") for line in code(path.read_text(encoding="utf-8"))]
    imports = [line for line in lines if line.startswith(("import ", "from "))]
    assert f"in {len(lines)} lines of Python, {len(imports)} of them imports" in PAGE


def test_there_is_something_to_check() -> None:
    assert len(QUOTES) >= 10
    assert len(FILES) >= 15
    assert len(COMMANDS) >= 3
