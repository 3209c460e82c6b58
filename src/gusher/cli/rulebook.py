"""A game's rulebook: its rules by number, and the whole text with its figures drawn as boards."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePath

from gusher.cli.errors import CommandError
from gusher.cli.voice import Voice
from gusher.kernel import boards, figures
from gusher.kernel.game import Game
from gusher.render.text import text
from gusher.words.catalogue import catalogue
from gusher.words.corrections import corrections

_CLAUSE = re.compile(r"^\s*- \*\*([A-Z]\d+)\*\* (.*)$", re.MULTILINE)
_FIGURE = re.compile(r"^!\[(?P<caption>[^\]]*)\]\((?P<file>[^)]+)\)\s*$", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\]\(#[^)]+\)")
_SYMBOL = re.compile(r"!\[\]\(symbols/[^)]+\) ?")  # a drawing that the words beside it describe
_EMPHASIS = re.compile(r"\*+([^*]+)\*+")


@dataclass(frozen=True)
class Figure:
    """A position in the rulebook: a log of the game, and what it shows in words."""

    caption: str
    file: str

    @property
    def name(self) -> str:
        return PurePath(self.file).stem


class Rulebook:
    """The rulebook of a game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.text = _SYMBOL.sub("", game.text(f"rulebook/{language}.md"))
        self.clauses: dict[str, str] = dict(_CLAUSE.findall(self.text))

    def clause(self, name: str) -> str:
        """One rule as plain text; its number may be typed in small letters."""
        if name.upper() not in self.clauses:
            known = list(self.clauses)
            raise CommandError("rules-no-clause", given=name, first=known[0], last=known[-1], known=known)
        return plain(self.clauses[name.upper()])

    def parts(self) -> Iterator[str | Figure]:
        """The text, in Markdown without its inner links, and the figures between."""
        end = 0
        for found in _FIGURE.finditer(self.text):
            yield _LINK.sub(r"\1", self.text[end : found.start()])
            yield Figure(found["caption"], found["file"])
            end = found.end()
        yield _LINK.sub(r"\1", self.text[end:])

    def board(self, figure: Figure, voice: Voice, colour: bool) -> str:
        """The figure's last position, drawn in characters."""
        shown = figures.figure(self.game, figure.name)
        words = catalogue(voice.language, self.game, shown.elsewhere)
        return text(shown.scene, words, shown.names, colour)

    def caption(self, figure: Figure, voice: Voice) -> str:
        """What it shows, and whether on the built-in board in place of the one in use."""
        if not figures.figure(self.game, figure.name).elsewhere:
            return figure.caption
        return voice.joined(figure.caption, voice("figure-elsewhere"))

    def corrected(self, voice: Voice) -> str:
        """To be said beside a single rule, which tells the numbers of the built-in board; empty if that is in use."""
        count = len(boards.changes(self.game))
        return voice("rules-corrected-one", count=count, game=self.game.name) if count else ""

    def corrections(self, voice: Voice) -> list[str]:
        """What the board in use has in place of what the text says; nothing on the built-in one."""
        return corrections(boards.changes(self.game), voice.words)


def plain(markdown: str) -> str:
    """A line of Markdown without links and emphasis."""
    return _EMPHASIS.sub(r"\1", _LINK.sub(r"\1", markdown))
