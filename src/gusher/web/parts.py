"""The parts of a table's page, rendered: the same for the whole page and for the news that the page morphs into itself.

A part has a shell, and inside of it, in the element that bears `data-pieces`, pieces that come and go one by one: the
shapes of the board, the lines of the log, the choices. Templates see nothing but the part they render, so that what
was rendered for one viewer serves everybody to whom the same is shown.
"""

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, NamedTuple

from jinja2 import Environment
from jinja2.runtime import Context
from markupsafe import Markup

from gusher.kernel.say import Say
from gusher.kernel.say import say as saying
from gusher.render.svg import Printed
from gusher.web.pictures import qr_svg
from gusher.web.quick_parts import WRITERS
from gusher.web.views import PlayerCard, TableView
from gusher.words.catalogue import Catalogue

HOLE = "<!--pieces-->"
MOST_RENDERED = 20_000


class Part(NamedTuple):
    shell: str  # with HOLE where the pieces belong
    pieces: tuple[str, ...] = ()

    @property
    def html(self) -> str:
        return self.shell.replace(HOLE, "".join(self.pieces), 1)


class _Given(Context):
    """What a part may use. The functions among it want to know nothing of where they are called: to find that out would
    take longer than most of them."""

    def call(self, function: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Any:
        kwargs.pop("_loop_vars", None)  # which templates send along inside of loops
        return function(*args, **kwargs)


class Renderer:
    """Fills templates, or lets quick_parts.py write, each once for the same content."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._template = cache(lambda name: environment.get_template(f"_{name}.html"))
        self._spoken = cache(self._speaking)
        self.fill = lru_cache(maxsize=MOST_RENDERED)(self._fill)

    def _fill(self, template: str, words: Catalogue, part: object) -> str:
        """As `render` does it, but without a copy of all that whole pages may use besides."""
        if template in WRITERS:
            return WRITERS[template](part, words)
        found = self._template(template)
        given = {"part": part, **self._spoken(words)}
        return "".join(found.root_render_func(_Given(self._environment, given, found.name, found.blocks)))

    def _speaking(self, words: Catalogue) -> dict[str, Any]:
        """What all parts may use, in one language."""

        def say(key: str, **args: int | str | Say) -> str:
            return words.say(saying(key, **args))

        def fill(inner: str, part: object) -> Markup:
            return Markup(self.fill(inner, words, part))

        return {"say": say, "fill": fill, **SHARED}

    def parts(self, view: TableView, words: Catalogue) -> dict[str, Part]:
        """Every part of the page by its name."""
        return dict(self._parts(view, words))

    def _parts(self, view: TableView, words: Catalogue) -> Iterator[tuple[str, Part]]:
        for name in ("prompt", "clock", "controls", "orders", "chat", "result", "lesson"):
            yield name, Part(self.fill(name, words, getattr(view, name)))
        choices = tuple(self.fill("choice_group", words, group) for group in view.groups)
        yield "choices", Part(self.fill("choices", words, view.choices), choices)
        yield "players", self.players_part(view.players, words)
        lines = tuple(self.fill(line.template, words, line) for line in view.log.lines)
        yield "log", Part(self.fill("log", words, view.log.shell), lines)
        shell = f'<div id="places" data-pieces="places" data-why="{view.pointing.why}" hidden>{HOLE}</div>'
        yield "places", Part(shell, view.pointing.places)
        told = tuple(self.fill("recap_turn", words, turn) for turn in view.recap.turns)
        yield "recap", Part(self.fill("recap", words, view.recap.shell), told)
        yield "board", board_part(view.board, " ".join(view.new_pieces))

    def players_part(self, cards: list[PlayerCard], words: Catalogue) -> Part:
        pieces = tuple(self.fill("player", words, card) for card in cards)
        return Part(f'<div id="players" class="players" data-pieces="players">{HOLE}</div>', pieces)


def board_part(board: Printed, new: str = "") -> Part:
    opening = f'{board.opening[:-1]} data-new="{new}" data-pieces="board">'
    return Part(f'<div id="board" class="board-holder">{opening}{HOLE}</svg></div>', board.pieces)


def _code(address: str) -> Markup:
    return Markup(qr_svg(address))


SHARED: dict[str, Any] = {"qr": _code, "pieces": Markup(HOLE)}
