"""The house on one page is true: what it names is there, and its arrows are the imports."""

import re
from functools import cache
from pathlib import Path

import pytest

from tools.kept import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "gusher"
GAMES = [path.parent for path in (SOURCE / "games").glob("*/__init__.py")]
IMPORT = re.compile(r"^ *from gusher(?:\.(\w+)[\w.]*)? import \(?(\w+)", re.MULTILINE)
PATHS = sorted(set(re.findall(r"`([\w<>.-]+/[\w<>{},./-]*)`", PAGE)))
BOXES = dict(re.findall(r'^ +(\w+)\["([^"<]+)<br>', PAGE, re.MULTILINE))
ARROWS = [
    (tail, head)
    for tails, heads in re.findall(r"^ +([\w &]+) --> ([\w &]+)$", PAGE, re.MULTILINE)
    for tail in tails.split(" & ")
    for head in heads.split(" & ")
]
LISTED = PAGE[PAGE.index("Every game has the same rooms") : PAGE.index("Wildcatters, where")]
ROOMS = re.findall(r"`([\w./]+?)/?`", re.sub(r"\(.*?\)", "", LISTED))  # without what is said of each


def places(path: str) -> list[Path]:
    """Where a path that the page names would be: in the repository, in the package or in a game."""
    found = [path.replace("{en,fr}", language) for language in ("en", "fr")] if "{en,fr}" in path else [path]
    named = [one.replace("<game>", game.name) for one in found for game in GAMES]
    return [home / one for one in named for home in (ROOT, SOURCE, *GAMES)]


@pytest.mark.parametrize("path", PATHS)
def test_every_path_that_is_named_is_there(path: str) -> None:
    there = [place for place in places(path) if place.exists()]
    assert there
    if path.startswith("games/<game>/"):
        assert len({place.relative_to(SOURCE / "games").parts[0] for place in there}) > 1  # a room, not one game's own


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_there(room: str) -> None:
    """Rooms that not every game needs stand on the page with an “if” or a “where”: some game has them."""
    assert any((game / room).exists() or list(game.glob(f"*/{room}")) for game in GAMES)


@cache
def imports(part: str) -> set[str]:
    """The parts of the package that a part imports."""
    files = [SOURCE / part] if part.endswith(".py") else (SOURCE / part).rglob("*.py")
    found = [part for file in files for part in IMPORT.findall(file.read_text(encoding="utf-8"))]
    return {inside or name for inside, name in found}


def parts(box: str) -> list[str]:
    return [part.strip(" /") for part in BOXES[box].split("·") if (SOURCE / part.strip(" /")).exists()]


def test_every_arrow_is_an_import() -> None:
    """In one test: the whole package is read for it."""
    assert [(tail, head) for tail, head in ARROWS if not is_import(tail, head)] == []


def is_import(tail: str, head: str) -> bool:
    imported = set[str]().union(*(imports(part) for part in parts(tail)))
    return bool(imported & {part.removesuffix(".py") for part in parts(head)})


def test_every_part_of_the_package_has_a_box() -> None:
    boxed = {part.removesuffix(".py") for box in BOXES for part in parts(box)}
    found = {path.stem for path in SOURCE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    assert found - boxed <= {"__init__", "__main__"}


def test_there_is_something_to_check() -> None:
    assert len(PATHS) >= 40
    assert len(ARROWS) >= 12
    assert len(ROOMS) >= 18
