"""`gusher rules`: the rulebook in the terminal, or one rule of it."""

import os
from io import StringIO
from typing import ClassVar

import click
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Heading, Markdown, MarkdownElement
from rich.text import Text

from gusher.cli.framework import Command, argument, switch
from gusher.cli.output import filled, wants_colour, width
from gusher.cli.rulebook import Figure, Rulebook
from gusher.cli.voice import Voice
from gusher.kernel import registry


def command(voice: Voice) -> Command:
    def rules(game: str, clause: str | None, plain: bool) -> None:
        book = Rulebook(registry.find(game), voice.language)
        if clause is not None:
            margin = " " * (len(clause) + 2)
            click.echo(filled(book.clause(clause), f"{clause.upper()}  ", margin))
            if corrected := book.corrected(voice):
                click.echo(filled(corrected, margin, margin))
        else:
            colour = not plain and wants_colour(None)
            os.environ.setdefault("LESS", "FRX")  # as git does: colours pass, and a short text needs no key
            click.echo_via_pager(whole(book, voice, colour), color=colour)

    parameters = [
        argument(voice, "game", "game"),
        argument(voice, "clause", "clause", required=False),
        switch(voice, "--plain", "rules-option-plain"),
    ]
    return Command(voice, "rules", rules, parameters, ("gusher rules atacama", "gusher rules atacama A13"))


class LeftHeading(Heading):
    """A heading where text begins, not in the middle; underlined, so that it stands out without colour too."""

    lines: ClassVar[dict[str, str]] = {"h1": "═", "h2": "─"}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        self.text.justify = "left"
        yield self.text
        if self.tag in self.lines:
            yield Text(self.lines[self.tag] * len(self.text))


class Page(Markdown):
    """The rulebook's Markdown."""

    elements: ClassVar[dict[str, type[MarkdownElement]]] = {**Markdown.elements, "heading_open": LeftHeading}


def whole(book: Rulebook, voice: Voice, colour: bool) -> str:
    """The rulebook laid out for the terminal, its figures drawn as boards."""
    out = StringIO()
    console = Console(file=out, width=width(), force_terminal=colour, no_color=not colour, highlight=False)
    corrected = book.corrections(voice)
    if corrected:
        console.print(Text(voice("rules-corrected", count=len(corrected)), style="bold"))
        for line in corrected:
            console.print(Text(f"  {line}"))
        console.print()
    for part in book.parts():
        if isinstance(part, Figure):
            board = Text.from_ansi(book.board(part, voice, colour))
            console.print(board, no_wrap=True, overflow="ignore", crop=False)
            console.print(Text(book.caption(part, voice), style="italic"))
        else:
            console.print(Page(part))
        console.print()
    return "".join(f"{line.rstrip()}\n" for line in out.getvalue().splitlines())
