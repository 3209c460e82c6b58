"""Which rules have no test: `python tools/clauses.py` lists them and fails if there are any.

A rulebook anchors each rule as a list item (`- **A13** …`); a test names the rules it proves with
`@pytest.mark.clause("A13", "A14")`. Tests are parsed, not imported.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("src/gusher/games/*", "examples/*/src/*")
TESTS = ("tests", "examples/*/tests")
LANGUAGES = ("en", "fr")
ANCHOR = re.compile(r"^\s*- \*\*([A-Z]\d+)\*\*", re.MULTILINE)

Test = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
Mark = tuple[str, str]  # the id of a clause, and where a test names it


def anchors(rulebook: Path) -> list[str]:
    """The clauses of a rulebook, in its order."""
    return ANCHOR.findall(rulebook.read_text(encoding="utf-8")) if rulebook.exists() else []


def marks(root: Path) -> Iterator[Mark]:
    """Every clause that a test of the tree names."""
    for path in sorted(root.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, Test) and node.name.lower().startswith("test"):
                for mark in _marks_of(node):
                    yield mark, f"{path.relative_to(root.parent)}:{node.lineno}"


def _marks_of(node: Test) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            for argument in decorator.args:
                yield _text(argument)


def _text(argument: ast.expr) -> str:
    """The id; anything but a literal is named as it stands, and so found to be in no rulebook."""
    literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    return str(ast.literal_eval(argument)) if literal else ast.unparse(argument)


def by_number(clause: str) -> tuple[str, int]:
    return clause[0], int(clause[1:])


def rulebook_faults(game: Path) -> Iterator[str]:
    """Clauses that one language lacks, or that stand twice."""
    books = {language: anchors(game / f"rulebook/{language}.md") for language in LANGUAGES}
    everything = {clause for book in books.values() for clause in book}
    for language, book in books.items():
        for clause in sorted(everything - set(book), key=by_number):
            yield f"{game.name}: rulebook/{language}.md lacks {clause}"
        for clause in sorted({clause for clause in book if book.count(clause) > 1}, key=by_number):
            yield f"{game.name}: rulebook/{language}.md has {clause} twice"


def clauses_of(game: Path) -> set[str]:
    return {clause for language in LANGUAGES for clause in anchors(game / f"rulebook/{language}.md")}


def faults(root: Path) -> Iterator[str]:
    """Everything that is wrong between rulebooks and tests, of our games and of the examples."""
    games = sorted({book.parent.parent for place in GAMES for book in root.glob(f"{place}/rulebook/*.md")})
    named = [mark for place in TESTS for folder in sorted(root.glob(place)) for mark in marks(folder)]
    proven = {clause for clause, _ in named}
    known: set[str] = set()
    for game in games:
        known |= clauses_of(game)
        yield from rulebook_faults(game)
        for clause in sorted(clauses_of(game) - proven, key=by_number):
            yield f"{game.name}: {clause} has no test"
    for clause, where in named:
        if clause not in known:
            yield f"{where}: {clause} is in no rulebook"


def main() -> int:
    found = list(faults(ROOT))
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
