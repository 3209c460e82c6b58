"""The page on adding a game is true: what it quotes stands in the files that it names, and its commands exist."""

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
ELSEWHERE = {"data.toml", "ledger.py", "charts.py"}  # rooms that Doodlebug does without, and other games have
COMMANDS = re.findall(r"^gusher (\w+)", PAGE, re.MULTILINE)


def found(name: str) -> bool:
    return any((place / name).is_file() for place in PLACES)


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
    code = [line for path in PACKAGE.rglob("*.py") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len([line for line in code if line.strip()]) < 420  # with comments and docstrings
    imports = [line for line in code if line.startswith(("import ", "from "))]
    assert 50 < len(imports) < 80


def test_there_is_something_to_check() -> None:
    assert len(QUOTES) >= 10
    assert len(FILES) >= 15
    assert len(COMMANDS) >= 3
