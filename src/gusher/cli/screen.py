"""The table's screen: what is printed, and the line that is read."""

import shutil
import sys

import click

from gusher.cli.output import filled, wants_colour, width
from gusher.cli.voice import Voice
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene
from gusher.render.choices import choices
from gusher.render.text import TONES, printable, text

MARK = "> "
ROOMY = 30  # lines


class Screen:
    """Prints a match in one language. Sentences about players use the names in `names`."""

    def __init__(self, voice: Voice, match: Match, names: list[str], colour: bool | None) -> None:
        self.voice = voice
        self.match = match
        self.words = voice.of(match.game)
        self.names = names
        self.colour = wants_colour(colour)

    def tell(self, key: str, /, **arguments: object) -> None:
        """A sentence of the shared catalogue."""
        self.line(self.voice(key, **arguments))

    def line(self, sentence: str, tone: str = "", indent: str = "") -> None:
        for each in sentence.split("\n"):
            self._echo(filled(each, indent, indent + ("" if not indent else "  ")), tone)

    def blank(self) -> None:
        click.echo()

    def space(self) -> None:
        """An empty line, where the terminal has room: on a small one, board and question shall stay in sight."""
        if shutil.get_terminal_size().lines >= ROOMY:
            click.echo()

    def said(self, what: Say) -> str:
        """A sentence of the game."""
        return printable(self.words.say(what, self.names))

    def news(self, effects: list[Effect], viewer: int) -> None:
        for effect in effects:
            self.line(self.said(effect.seen_by(viewer).say()))

    def board(self, scene: Scene) -> None:
        click.echo(text(scene, self.words, self.names, self.colour), nl=False, color=self.colour)
        self.space()

    def choices(self, scene: Scene) -> None:
        """The complete list, numbered; in columns where it is long and the terminal is broad."""
        items = [f"#{place:<3} {said}" for place, (_, said) in enumerate(choices(scene, self.words, self.names), 1)]
        for row in columns(items, width()):
            self._echo(row)

    def table(self, rows: list[tuple[str, str]]) -> None:
        """Two columns: what to type, what it does."""
        indent = max(len(left) for left, _ in rows) + 4
        for left, right in rows:
            self._echo(filled(right, f"  {left}".ljust(indent), " " * indent))

    def read(self, prompt: str = MARK) -> str:
        """One line; raises EOFError when there are no more."""
        sys.stdout.flush()
        return input(prompt).strip()

    def clear(self) -> None:
        """Pushes what is on the screen out of sight."""
        if sys.stdout.isatty():
            click.clear()
        else:
            self.blank()

    def _echo(self, line: str, tone: str = "") -> None:
        painted = f"\x1b[{TONES[tone]}m{line}\x1b[0m" if tone and self.colour else line
        click.echo(painted, color=self.colour)


def columns(items: list[str], room: int) -> list[str]:
    """Items in as many columns as fit, read downwards."""
    broad = max(len(item) for item in items) + 3
    count = max(1, min((room + 3) // broad, -(-len(items) // 8)))
    rows = -(-len(items) // count)
    return ["".join(item.ljust(broad) for item in items[row::rows]).rstrip() for row in range(rows)]
