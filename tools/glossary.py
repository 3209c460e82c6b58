"""One word for one thing: finds the terms that were rejected, and keeps docs/glossary.md.

Wherever catalogues are, there is a glossary.toml: what a game means, how it says so in each language, and what it does
not say. `python -m tools.glossary` reads the catalogues and rulebooks beside each of them, names every rejected term
with the one that was chosen, and fails if there is any; so it does if a chosen term is nowhere said, or if
docs/glossary.md, which shows them all, is out of date. `--write` writes that page. What the shared glossary rejects
holds for every game that has not chosen it.

In a rejected term * stands for any letters and # for a number, or for whatever a sentence fills in.
"""

import argparse
import re
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs", "glossary.md")
FILE = Path("words", "glossary.toml")
LANGUAGES = {"en": "English", "fr": "French"}
HEAD = """# Glossary

One word for one thing, in each language: what the catalogues and rulebooks say, and what they do not say. `make check`
finds rejected words. This page is written by `python -m tools.glossary --write` from the glossaries of the games
(`games/<game>/words/glossary.toml`) and the shared one (`words/glossary.toml`); change those.

In a rejected term `*` stands for any letters and `#` for a number, or for whatever a sentence fills in.
"""


@dataclass(frozen=True)
class Term:
    """A thing, the word for it in each language, and the words that it is not called."""

    means: str
    chosen: dict[str, str]
    rejected: dict[str, list[str]]
    why: str = ""

    @classmethod
    def read(cls, entry: dict[str, str | list[str]]) -> Self:
        rejected = {language: list(entry.get(f"not_{language}", [])) for language in LANGUAGES}
        chosen = {language: str(entry[language]) for language in LANGUAGES}
        return cls(str(entry["means"]), chosen, rejected, str(entry.get("why", "")))


@dataclass(frozen=True)
class Text:
    """Something visible, and where it stands."""

    place: str
    words: str


@dataclass
class Room:
    """The words of a game, or those that all games share."""

    folder: Path
    title: str = ""
    terms: list[Term] = field(default_factory=list)

    def __post_init__(self) -> None:
        data = tomllib.loads((self.folder / FILE).read_text(encoding="utf-8"))
        self.title = data["title"]
        self.terms = [Term.read(entry) for entry in data["term"]]

    def texts(self, language: str) -> list[Text]:
        catalogue, rulebook = self.folder / "words" / f"{language}.ftl", self.folder / "rulebook" / f"{language}.md"
        return [*_sentences(catalogue), *(_lines(rulebook) if rulebook.exists() else ())]


def folders() -> list[Path]:
    """Where catalogues are, found by looking: the shared ones first, then those of every game."""
    source = ROOT / "src" / "gusher"
    games = [*sorted((source / "games").iterdir()), *sorted(ROOT.glob("examples/*/src/*"))]
    return [folder for folder in [source, *games] if (folder / "words" / "en.ftl").exists()]


def _sentences(path: Path) -> Iterator[Text]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            for words in _variants(entry.value):
                yield Text(f"{path.relative_to(ROOT)}: {entry.id.name}", _plain(words))


def _variants(pattern: ftl.Pattern) -> Iterator[str]:
    """The sentence with a # for everything filled in, and each of the words that it chooses from."""
    words = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            words += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            words += element.expression.parse()["value"]
        else:
            words += "#"
            if isinstance(element.expression, ftl.SelectExpression):
                for variant in element.expression.variants:
                    yield from _variants(variant.value)
    yield words


def _lines(path: Path) -> Iterator[Text]:
    """The lines of a rulebook without the targets of their links."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        yield Text(f"{path.relative_to(ROOT)}:{number}", _plain(re.sub(r"\]\([^)]*\)", "]", line)))


def _plain(words: str) -> str:
    words = words.replace("\u00a0", " ").replace("’", "'").lower()
    return re.sub(r"\d+([ ,.]\d{3})*", "#", words)


def pattern(term: str) -> re.Pattern[str]:
    """Whole words only: --bot and my_bots.MyBot are names, not words."""
    words = re.escape(_plain(term)).replace(r"\*", r"\w*").replace(r"\#", "#")
    return re.compile(rf"(?<![\w.:_-]){words}(?![\w:_-]|\.\w)")


def spoken(term: str) -> re.Pattern[str]:
    """A chosen term with whatever endings its words have."""
    return re.compile(r"(?<!\w)" + r"\w* ".join(map(re.escape, _plain(term).split())))


def rejections(room: Room, shared: Room, language: str) -> Iterator[tuple[str, str]]:
    """What a room does not say, each with what it says instead."""
    own = {term.chosen[language] for term in room.terms}
    for term in room.terms:
        yield from ((word, term.chosen[language]) for word in term.rejected[language])
    if room is not shared:
        for term in shared.terms:
            yield from ((word, term.chosen[language]) for word in term.rejected[language] if word not in own)


def faults(found: Sequence[Room]) -> Iterator[str]:
    for room in found:
        for language in LANGUAGES:
            texts = room.texts(language)
            for word, instead in rejections(room, found[0], language):
                hits = (text for text in texts if pattern(word).search(text.words))
                yield from (f"{text.place}: “{word}” was rejected; say “{instead}”" for text in hits)
            for term in room.terms:
                if not any(spoken(term.chosen[language]).search(text.words) for text in texts):
                    yield f"{room.title}: “{term.chosen[language]}” ({language}) is nowhere said"
    if not (ROOT / PAGE).exists() or (ROOT / PAGE).read_text(encoding="utf-8") != page(found):
        yield f"{PAGE} is out of date: python -m tools.glossary --write"


def page(found: Sequence[Room]) -> str:
    return "\n".join([HEAD, *(line for room in found for line in _table(room))])


def _table(room: Room) -> Iterator[str]:
    names = list(LANGUAGES.values())
    yield f"## {room.title}\n"
    yield _row(["what is meant", *names, *(f"not in {name}" for name in names), "why"])
    yield "|---" * (2 + 2 * len(names)) + "|"
    for term in room.terms:
        rejected = (", ".join(f"~~{word}~~" for word in term.rejected[language]) for language in LANGUAGES)
        yield _row([term.means, *(f"**{term.chosen[language]}**" for language in LANGUAGES), *rejected, term.why])
    yield ""


def _row(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("*", r"\*") if "~~" in cell else cell for cell in cells) + " |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE}")
    missing = [folder for folder in folders() if not (folder / FILE).exists()]
    found = [Room(folder) for folder in folders() if folder not in missing]
    if parser.parse_args(arguments).write:
        (ROOT / PAGE).write_text(page(found), encoding="utf-8")
    wrong = [f"{(folder / FILE).relative_to(ROOT)} is missing" for folder in missing] + list(faults(found))
    for fault in wrong:
        print(fault)
    print(f"glossary: {len(wrong)} faults" if wrong else "glossary: nothing rejected is said")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
