"""Checks the catalogues: both languages have the same keys, with the same arguments, and every key is used. Their
typography is checked, too, and that of the rulebooks.

`python tools/catalogues.py` names what is wrong and fails if anything is. A key counts as used if it stands in the
source as a string, if it fits a pattern that the source builds (an f-string such as f"{game}-option-{name}"), if it is
the sentence of an error that is raised (family "log" and code "empty": log-empty), if a template names it, or if
another sentence refers to it.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "gusher"
LANGUAGES = ("en", "fr")


# French puts a space before high punctuation and inside guillemets, and a line must not break there. `![` is a drawing.
BREAKABLE = re.compile(r"[ ](?:[?:;»]|!(?!\[))|«[ ]")
STRAIGHT = re.compile(r"\w'\w")


class References(visitor.Visitor):
    """Collects the variables of a message, the messages it refers to, and its plain text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.text: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (named by the library)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


Messages = dict[str, References]


def messages(path: Path) -> tuple[Messages, list[str]]:
    """The keys of a catalogue with what they refer to, and what cannot be parsed or stands twice."""
    found: Messages = {}
    faults: list[str] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            faults.append(f"{path.relative_to(ROOT)}: cannot be read: {(entry.content or '').splitlines()[0]}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(f"{path.relative_to(ROOT)}: {entry.id.name} stands twice")
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found, faults


def names(game: Path, language: str) -> Messages:
    """What the data file of a game calls its things, as `words/names.py` makes messages of it."""
    path = game / "data.toml"
    found: Messages = {}
    for sort, things in (
        tomllib.loads(path.read_text(encoding="utf-8")).get("names", {}).items() if path.exists() else ()
    ):
        for languages in things.values():
            said = languages[language]
            for form in said if isinstance(said, dict) else [""]:
                key = "-".join(filter(None, (game.name, "name", sort, form)))
                found[key] = References()
                found[key].variables.add(sort)
    return found


def strays(book: Messages, named: Messages, others: Messages, place: str) -> Iterator[str]:
    """References that lead nowhere, and names that nothing refers to."""
    referred = {other for entry in book.values() for other in entry.messages}
    yield from (f"{place}: nothing is called {key}" for key in sorted(referred - {*book, *named, *others}))
    yield from (f"{place}: {key} of data.toml is not used" for key in sorted(set(named) - referred))


def arguments(book: Messages, key: str) -> set[str]:
    """The variables of a sentence and of all it refers to."""
    inner = [arguments(book, other) for other in book[key].messages if other in book]
    return book[key].variables.union(*inner)


def pairs() -> Iterator[dict[str, Path]]:
    """The catalogues that belong together: the shared ones, and those of each game."""
    yield {language: SOURCE / "words" / f"{language}.ftl" for language in LANGUAGES}
    for game in sorted([*(SOURCE / "games").iterdir(), *ROOT.glob("examples/*/src/*")]):
        if (game / "__init__.py").exists():
            yield {language: game / "words" / f"{language}.ftl" for language in LANGUAGES}


def source() -> list[ast.AST]:
    """Every node of every module."""
    files = sorted([*SOURCE.rglob("*.py"), *ROOT.glob("examples/*/src/**/*.py")])
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return [node for tree in trees for node in ast.walk(tree)]


def used(nodes: Sequence[ast.AST]) -> tuple[set[str], list[re.Pattern[str]]]:
    """The strings of the source, the keys of its errors and those that any sentence refers to; a pattern for each
    f-string that could build a key."""
    literals = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    patterns = [pattern for node in nodes if isinstance(node, ast.JoinedStr) for pattern in _pattern(node)]
    for text in templates():
        literals |= set(re.findall(r"""["']([\w-]+)["']""", text))
        patterns += [re.compile(re.escape(stem) + r"[\w-]+") for stem in re.findall(r"""["']([\w-]+-)["'] ~""", text)]
    return literals | set(error_keys(nodes)) | referred(), patterns


def referred() -> set[str]:
    books = [messages(path)[0] for files in pairs() for path in files.values()]
    return {other for book in books for entry in book.values() for other in entry.messages}


def templates() -> list[str]:
    """The pages' templates, which name keys as say("key") or say("stem-" ~ rest)."""
    return [path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("templates/*.html"))]


def error_keys(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The sentences of all errors that the source raises: BadLog("empty", …) of the family "log" is log-empty."""
    families = _families(nodes)
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in families and node.args:
            for code in ast.walk(node.args[0]):
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield f"{families[node.func.id]}-{code.value}"


def _families(nodes: Sequence[ast.AST]) -> dict[str, str]:
    """The family of every error class; a subclass has its base's if it does not name its own."""
    classes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}

    def family(name: str) -> str | None:
        if name not in classes:
            return None
        for part in classes[name].body:
            if isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) == "family":
                return str(ast.literal_eval(part.value))
        return next((found for base in classes[name].bases if (found := family(ast.unparse(base)))), None)

    return {name: found for name in classes if (found := family(name))}


def _pattern(node: ast.JoinedStr) -> Iterator[re.Pattern[str]]:
    """Only what looks like a key counts: words, hyphens, and at least one fixed word of three letters."""
    fixed = "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    if re.fullmatch(r"[\w-]*", fixed) and re.search(r"[a-z]{3}", fixed) and "-" in fixed:
        parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+" for part in node.values]
        yield re.compile("".join(parts))


def compare(files: dict[str, Path], literals: set[str], patterns: list[re.Pattern[str]]) -> Iterator[str]:
    books: dict[str, Messages] = {}
    called: set[str] = set()  # names: each language has the forms that its sentences need
    for language, path in files.items():
        books[language], faults = messages(path)
        yield from faults
        named, shared = names(path.parent.parent, language), messages(SOURCE / "words" / f"{language}.ftl")[0]
        yield from strays(books[language], named, shared, str(path.relative_to(ROOT)))
        books[language] = {**named, **books[language]}
        called |= set(named)
    everything = {key for book in books.values() for key in book}
    for key in sorted(everything - called):
        holders = [language for language in LANGUAGES if key in books[language]]
        if len(holders) < len(LANGUAGES):
            missing = next(language for language in LANGUAGES if language not in holders)
            yield f"{files[missing].relative_to(ROOT)}: {key} is missing"
        elif arguments(books["en"], key) != arguments(books["fr"], key):
            yield f"{files['fr'].relative_to(ROOT)}: {key} has other arguments than in English"
        for language in holders:
            wanted = {fault for text in books[language][key].text for fault in typography(language, text)}
            yield from (f"{files[language].relative_to(ROOT)}: {key} {fault}" for fault in sorted(wanted))
        if key not in literals and not any(pattern.fullmatch(key) for pattern in patterns):
            yield f"{files['en'].relative_to(ROOT)}: {key} is not used"


def typography(language: str, text: str) -> Iterator[str]:
    if language == "fr" and BREAKABLE.search(text):
        yield "needs a non-breaking space"
    if STRAIGHT.search(text):
        yield "needs a curly apostrophe"


def rulebooks(files: dict[str, Path]) -> Iterator[str]:
    """What is wrong in the rulebooks beside these catalogues, but for what they quote as code."""
    for language, path in files.items():
        book = path.parent.parent / "rulebook" / f"{language}.md"
        lines = book.read_text(encoding="utf-8").splitlines() if book.exists() else []
        for number, line in enumerate(lines, 1):
            prose = re.sub(r"`[^`]*`|\]\([^)]*\)", "", line)
            yield from (f"{book.relative_to(ROOT)}:{number} {fault}" for fault in typography(language, prose))


def main() -> int:
    nodes = source()
    literals, patterns = used(nodes)
    faults = [fault for files in pairs() for fault in (*compare(files, literals, patterns), *rulebooks(files))]
    shared, _ = messages(SOURCE / "words" / "en.ftl")
    faults += [f"{key}: this error has no sentence" for key in sorted(set(error_keys(nodes)) - set(shared))]
    for fault in faults:
        print(fault)
    print(f"catalogues: {len(faults)} faults" if faults else "catalogues: complete")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
