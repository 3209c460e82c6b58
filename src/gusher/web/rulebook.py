"""Rulebooks as pages: every rule can be linked to by its number, every figure is a drawn position."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from unicodedata import normalize
from urllib.parse import urlencode

from markdown_it import MarkdownIt
from markdown_it.token import Token

from gusher.kernel import boards, figures
from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.render.svg import symbol
from gusher.render.theme import THEMES
from gusher.web.pictures import picture
from gusher.words.catalogue import catalogue
from gusher.words.corrections import corrections

FIGURES = "figures"  # beside the text
SYMBOLS = "symbols/"  # what a symbol in the text is called by
_CLAUSE = re.compile(r"[A-Z]\d+")
_RULE = re.compile(r"^\s*- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
_NO_WORD = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Section:
    """One of the main headings, for the table of contents."""

    id: str
    title: str


@dataclass(frozen=True)
class Rulebook:
    """A rulebook in one language. `html` is the text below the title."""

    title: str
    sections: tuple[Section, ...]
    html: str
    clauses: frozenset[str]
    corrections: tuple[str, ...]  # what the board in use has in place of what the text says


@cache
def rulebook(game: Game, language: str, theme: str) -> Rulebook:
    """The rulebook, printed once; `theme` may be `auto`: figures then follow the reader's system."""
    tokens = _parsed(game, language)
    title = _take_title(tokens)
    sections = tuple(_name_headings(tokens))
    clauses = frozenset(_link_clauses(tokens))
    printed: list[Token] = []
    for place, token in enumerate(tokens):
        printed.extend(_drawn(tokens, place, token, _Frame(game, language, theme)))
    renderer = _markdown()
    html = renderer.renderer.render(printed, renderer.options, {})
    return Rulebook(title, sections, html, clauses, tuple(corrections(boards.changes(game), catalogue(language, game))))


@cache
def symbols(game: Game, language: str) -> str:
    """What every rulebook with symbols says of them, for the legend at the table."""
    tokens = _parsed(game, language)
    heads = [place for place, token in enumerate(tokens) if (token.type, token.tag) == ("heading_open", "h2")]
    wanted = catalogue(language, game).say(say("web-symbols"))
    first = next((place for place in heads if tokens[place + 1].content == wanted), None)
    if first is None:
        return ""
    last = next((place for place in heads if place > first), len(tokens))
    section = tokens[first + 3 : last]  # without its heading
    _lead_home(section, f"/rules/{game.name}")
    renderer = _markdown()
    return str(renderer.renderer.render(section, renderer.options, {}))


@cache
def about_board(game: Game, language: str, theme: str) -> str:
    """What every rulebook says last, before the credits: which parts of the board are known and which are ours."""
    tokens = _parsed(game, language)
    *_, first, last = [place for place, token in enumerate(tokens) if (token.type, token.tag) == ("heading_open", "h2")]
    section = tokens[first + 3 : last]  # without its heading
    _lead_home(section, f"/rules/{game.name}")
    printed = [
        token for at, one in enumerate(section) for token in _drawn(section, at, one, _Frame(game, language, theme))
    ]
    renderer = _markdown()
    return str(renderer.renderer.render(printed, renderer.options, {}))


def _lead_home(tokens: Sequence[Token], book: str) -> None:
    """Links within the rulebook still lead there from another page."""
    for link in (word for token in tokens for word in token.children or [] if word.type == "link_open"):
        if str(link.attrs["href"]).startswith("#"):
            link.attrSet("href", f"{book}{link.attrs['href']}")


def _parsed(game: Game, language: str) -> list[Token]:
    """The text, with its symbols drawn into it."""
    tokens = _markdown().parse(game.text(f"rulebook/{language}.md"))
    words = catalogue(language, game)
    for token in tokens:
        for word in token.children or []:
            name = str(word.attrs.get("src", "")) if word.type == "image" else ""
            if name.startswith(SYMBOLS) and game.legend is not None:
                word.type, word.content = "html_inline", symbol(game.legend.symbols[name.removeprefix(SYMBOLS)], words)
    return tokens


def _markdown() -> MarkdownIt:
    """Plain Markdown with tables. Raw HTML stays text: a rulebook is written by whoever writes a game."""
    return MarkdownIt("commonmark", {"html": False}).enable("table")


# --- headings ---


def _take_title(tokens: list[Token]) -> str:
    """The first heading leaves the text: the page shows it beside the table of contents."""
    title = tokens[1].content
    del tokens[:3]
    return title


def _name_headings(tokens: list[Token]) -> list[Section]:
    sections: list[Section] = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            title = tokens[place + 1].content
            token.attrSet("id", slug(title))
            if token.tag == "h2":
                sections.append(Section(slug(title), title))
    return sections


def slug(title: str) -> str:
    """A heading as an address: small letters, so that it never is the number of a rule."""
    plain = normalize("NFKD", title.lower()).encode("ascii", "ignore").decode()
    return _NO_WORD.sub("-", plain).strip("-")


@cache
def section_called(game: Game, language: str, title: str) -> str:
    """The section under this heading, as an address in its rulebook; empty where there is none."""
    headings = (line for line in game.text(f"rulebook/{language}.md").splitlines() if line.startswith("## "))
    return slug(title) if f"## {title}" in headings else ""


def chapter_of(game: Game, language: str, clause: str) -> str:
    """The heading under which the rulebook has a rule; empty if it has none of that number."""
    heading = ""
    for line in game.text(f"rulebook/{language}.md").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        rule = _RULE.match(line)
        if rule is not None and rule[1] == clause:
            return heading
    return ""


# --- rules ---


@cache
def clauses_of(game: Game, language: str) -> tuple[str, ...]:
    """The numbers of all rules, in the order of the rulebook."""
    return tuple(_RULE.findall(game.text(f"rulebook/{language}.md")))


def _link_clauses(tokens: Sequence[Token]) -> list[str]:
    """`- **A13** …` becomes an item that can be linked to, and its number the link."""
    found: list[str] = []
    for place, token in enumerate(tokens):
        if token.type != "list_item_open" or tokens[place + 2].type != "inline":
            continue
        words = tokens[place + 2].children or []
        strong = next((at for at, word in enumerate(words) if word.type == "strong_open"), len(words))
        if strong <= 1 and strong + 1 < len(words) and _CLAUSE.fullmatch(words[strong + 1].content):
            clause = words[strong + 1].content
            token.attrSet("id", clause)
            token.attrSet("class", "rule")
            words[strong : strong + 3] = _number(clause, words[strong + 1])
            found.append(clause)
    return found


def _number(clause: str, text: Token) -> list[Token]:
    link = Token("link_open", "a", 1, attrs={"href": f"#{clause}", "class": "rule-number"})
    return [link, text, Token("link_close", "a", -1)]


# --- figures and tables ---


@dataclass(frozen=True)
class _Frame:
    game: Game
    language: str
    theme: str

    def html(self, image: Token) -> str:
        """A drawn position with its caption. Who does not see it hears the position's own sentence."""
        name = str(image.attrs["src"]).removeprefix(f"{FIGURES}/").removesuffix(figures.SUFFIX)
        caption = _escaped(image.content)
        first = THEMES[0] if self.theme not in THEMES else self.theme
        night = "" if self.theme in THEMES else self._night(name)
        shown = figures.figure(self.game, name)
        words = catalogue(self.language, self.game, shown.elsewhere)
        alt = _escaped(words.say(shown.scene.title, shown.names))
        if shown.elsewhere:
            caption = f'{caption} <span class="elsewhere">{_escaped(words.say(say("figure-elsewhere")))}</span>'
        size = f'width="{shown.scene.width}" height="{shown.scene.height}"'
        drawing = f'<img src="{self._address(name, first)}" alt="{alt}" {size} loading="lazy">'
        return f"<figure><picture>{night}{drawing}</picture><figcaption>{caption}</figcaption></figure>\n"

    def _night(self, name: str) -> str:
        return f'<source srcset="{self._address(name, THEMES[1])}" media="(prefers-color-scheme: dark)">'

    def _address(self, name: str, theme: str) -> str:
        query = urlencode({"lang": self.language, "theme": theme}).replace("&", "&amp;")
        return f"/rules/{self.game.name}/figure/{_escaped(name)}.svg?{query}"


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def _drawn(tokens: Sequence[Token], place: int, token: Token, frame: _Frame) -> list[Token]:
    """The token, with a paragraph that holds nothing but a figure turned into the figure."""
    if token.type == "paragraph_open" and _figure(tokens[place + 1]) is not None:
        return []
    if token.type == "paragraph_close" and _figure(tokens[place - 1]) is not None:
        return []
    image = _figure(token)
    if image is None:
        return [token]
    return [Token("html_block", "", 0, content=frame.html(image))]


def _figure(token: Token) -> Token | None:
    words = token.children or []
    if token.type == "inline" and len(words) == 1 and words[0].type == "image":
        return words[0] if str(words[0].attrs["src"]).endswith(figures.SUFFIX) else None
    return None


@lru_cache(maxsize=256)
def figure(game: Game, name: str, language: str, theme: str) -> str:
    """A figure as a picture; the caller has checked the name."""
    shown = figures.figure(game, name)
    return picture(shown.scene, catalogue(language, game, shown.elsewhere), shown.names, theme)
