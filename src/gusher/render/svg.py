"""Prints a Scene as SVG: a picture that stands alone, or a fragment that a web page dresses itself.

Every board may use these drawings without defining them: the patterns `#grain` (paper) and `#seat-1` to `#seat-4`, and
the roundels `#badge-1` to `#badge-4` around the origin, which bear a seat's colour, pattern and numeral.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple
from xml.sax.saxutils import escape

from gusher.kernel.legend import Legend, Symbol
from gusher.kernel.say import Say
from gusher.kernel.scene import Art, Attribute, Scene, Shape
from gusher.kernel.together import Together
from gusher.render.theme import PAGE, SEATS, SWATCH, THEMES, style
from gusher.words.catalogue import Catalogue

# Characters that no XML document may hold, not even escaped; a player's name could bring them in.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
MOST_PRINTED = 16  # of one shape: in each language, for the players of each table
SYMBOL_HEIGHT = 30  # of a symbol in a line of text, in pixels
_NAMED = re.compile(r"#([\w-]+)")
_GRAIN = "M7 9h1M41 3h1.5M25 22h1M55 30h1M12 44h1.5M35 52h1M58 58h1"


def svg(scene: Scene, catalogue: Catalogue, names: Sequence[str], theme: str = "light") -> str:
    """The picture, dressed as the catalogue's game. Themes `light` and `dark` embed their colours; `page` leaves the
    style sheet to the page."""
    if theme != PAGE and theme not in THEMES:
        raise ValueError(theme)
    drawn = printed(scene, catalogue, names, theme)
    return "".join((drawn.opening, *drawn.pieces, CLOSING))


CLOSING = "</svg>"


class Printed(NamedTuple):
    """A picture in pieces: the opening tag and the elements inside it, from the ground up. What does not change from
    one position to the next is the same piece in both."""

    opening: str
    pieces: tuple[str, ...]


def printed(scene: Scene, catalogue: Catalogue, names: Sequence[str], theme: str) -> Printed:
    printer = _Printer(catalogue, names)
    title = printer.words(scene.title)
    head = [f"<title>{title}</title>"]
    if theme != PAGE:
        head.append(f"<style>{style(theme, catalogue.game, scene.dress)}</style>")
    head.append(_drawings(scene.art, catalogue))
    return Printed(_opening(scene, title, catalogue.language, theme), (*head, *printer.board(scene.drawn)))


def _opening(scene: Scene, title: str, language: str, theme: str) -> str:
    """A picture with targets is a group of buttons; one without is a single image to a screen reader."""
    role = "group" if scene.choices else "img"
    size = f' data-dress="{scene.dress}"' if theme == PAGE else f' width="{scene.width}" height="{scene.height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board"{size} viewBox="0 0 {scene.width} {scene.height}"'
        f' lang="{language}" role="{role}" aria-label="{title}">'
    )


@lru_cache(maxsize=16)
def _drawings(art: Art, catalogue: Catalogue) -> str:
    """A game's drawings never change: they are printed once per language."""
    printer = _Printer(catalogue, ())
    return f"<defs>{_shared_art()}{''.join(map(printer.print, art.shapes))}</defs>"


@cache
def _shared_art() -> str:
    patterns = [_pattern("grain", 64, f'<path class="grain" d="{_GRAIN}"/>')]
    for mark in SEATS:
        swatch = f'<rect class="fill-{mark.token}" width="{SWATCH}" height="{SWATCH}"/>'
        if mark.pattern:
            swatch += f'<path class="swatch" d="{mark.pattern}"/>'
        patterns.append(_pattern(mark.token, SWATCH, swatch))
        patterns.append(
            f'<g id="badge-{mark.token[-1]}"><circle class="edge" r="19" fill="url(#{mark.token})"/>'
            f'<circle class="plaque" r="13"/>'
            f'<text class="slab middle ink" y="6.5" font-size="18">{mark.numeral}</text></g>'
        )
    return "".join(patterns)


def symbol(drawn: Symbol, catalogue: Catalogue) -> str:
    """A symbol in a line of text, which says what it is. The page holds the drawings that it repeats."""
    x, y, width, height = drawn.box
    inside = "".join(_Printer(catalogue, ()).all(drawn.shapes))
    size = f'width="{number(SYMBOL_HEIGHT * width / height)}" height="{SYMBOL_HEIGHT}"'
    box = " ".join(map(number, (x, y, width, height)))
    return f'<svg class="board symbol" viewBox="{box}" {size} aria-hidden="true">{inside}</svg>'


def symbol_drawings(legend: Legend, catalogue: Catalogue) -> str:
    """The drawings that a game's symbols repeat, for a page without a board."""
    wanted = _repeated([shape for drawn in legend.symbols.values() for shape in drawn.shapes], legend.art)
    printer = _Printer(catalogue, ())
    drawn = "".join(printer.print(shape) for shape in legend.art.shapes if shape.id in wanted)
    return f'<svg class="sprites" aria-hidden="true"><defs>{_shared_art()}{drawn}</defs></svg>'


def _repeated(shapes: Sequence[Shape], art: Art) -> set[str]:
    """The names of all drawings that shapes repeat or are filled with, and of those that these repeat in turn."""
    named = {shape.id: shape for shape in art.shapes}
    found: set[str] = set()
    left = list(shapes)
    while left:
        shape = left.pop()
        left.extend(shape.inside)
        for name in _NAMED.findall(" ".join(map(str, shape.attributes.values()))):
            if name in named and name not in found:
                found.add(name)
                left.append(named[name])
    return found


def _pattern(name: str, size: int, drawing: str) -> str:
    return f'<pattern id="{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">{drawing}</pattern>'


def number(value: Attribute) -> str:
    """An attribute's value: numbers with at most two decimals, text escaped."""
    if isinstance(value, str):
        return quoted(value)
    return str(value) if isinstance(value, int) else _decimal(value)


# Boards repeat their numbers and texts from position to position.
@lru_cache(maxsize=20_000)
def _decimal(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


@lru_cache(maxsize=20_000)
def quoted(text: str) -> str:
    """Text that is safe between tags and between double quotes."""
    return escape(_FORBIDDEN.sub("", text), {'"': "&quot;"})


class _Players:
    """The players of a table, who read their names in one language: what is noted under this is theirs. Compared by
    what it is and not by what it says, for it is looked up for every shape of every view."""


@lru_cache(maxsize=4096)
def _players(_language: str, _names: tuple[str, ...]) -> _Players:
    return _Players()


class _Printer:
    """Prints shapes in one language for one table of players."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.language = catalogue.language
        self.names = tuple(names)
        self.table = _players(self.language, self.names)

    def words(self, what: Say | str) -> str:
        """The sentence, escaped."""
        return quoted(self.catalogue.say(what, self.names))

    def board(self, drawn: Sequence[Shape | Together[Shape]]) -> list[str]:
        """What was drawn together was mostly printed before, and is looked up together."""
        language, table = self.language, self.table
        found: list[str] = []
        for one in drawn:
            if isinstance(one, Together):
                found += one.printed.get(language) or one.printed.get(table) or self._together(one)
            else:
                found.append(one.printed.get(language) or one.printed.get(table) or self._printed(one))
        return found

    def _together(self, drawn: Together[Shape]) -> tuple[str, ...]:
        texts = tuple(self.all(drawn.items))
        if len(drawn.printed) >= MOST_PRINTED:
            drawn.printed.clear()
        alike = all(self.language in shape.printed for shape in drawn.items)
        drawn.printed[self.language if alike else self.table] = texts
        return texts

    def all(self, shapes: Sequence[Shape]) -> list[str]:
        """Most shapes are those of the position before, and were printed then: they are looked up in one go."""
        language, table = self.language, self.table
        return [shape.printed.get(language) or shape.printed.get(table) or self._printed(shape) for shape in shapes]

    def print(self, shape: Shape) -> str:
        return shape.printed.get(self.language) or shape.printed.get(self.table) or self._printed(shape)

    def _printed(self, shape: Shape) -> str:
        printed = shape.printed
        label = None if shape.label is None else self.words(shape.label)
        out = [f"<{shape.tag}"]
        _attributes(shape, label, out)
        content = self._content(shape, label)
        out.append(f">{content}</{shape.tag}>" if content else "/>")
        text = "".join(out)
        if len(printed) >= MOST_PRINTED:
            printed.clear()
        printed[self.table if self._names_somebody(shape) else self.language] = text
        return text

    def _names_somebody(self, shape: Shape) -> bool:
        """Is a player's name written on it, or inside of it? Then it looks like this at one table alone."""
        return (
            (isinstance(shape.text, Say) and shape.text.names_somebody())
            or (shape.label is not None and shape.label.names_somebody())
            or any(self.language not in inner.printed for inner in shape.inside)
        )

    def _content(self, shape: Shape, label: str | None) -> str:
        inside = "".join(self.all(shape.inside)) if shape.inside else ""
        if shape.text is not None:
            inside = self._fitted(shape) + inside
        return inside if label is None else f"<title>{label}</title>{inside}"

    def _fitted(self, shape: Shape) -> str:
        """The text of a shape, cut to its room with an ellipsis."""
        text = shape.text or ""
        if not shape.room:
            return self.words(text)
        plain = text if isinstance(text, str) else self.catalogue.say(text, self.names)
        return quoted(plain if len(plain) <= shape.room else plain[: shape.room - 1].rstrip() + "…")


def _attributes(shape: Shape, label: str | None, out: list[str]) -> None:
    if shape.id:
        out.append(f' id="{shape.id}"')
    if shape.classes:
        out.append(f' class="{shape.classes}"')
    for name, value in shape.attributes.items():
        out.append(f' {name}="{number(value)}"')
    if shape.answer is not None or shape.answers:
        out.append(f' role="button" tabindex="0"{_given(shape)}')
        if label is not None:
            out.append(f' aria-label="{label}"')


def _given(shape: Shape) -> str:
    """What a click on the shape answers: one action, or a chain of them."""
    if shape.answers:
        return f' data-chain="{" ".join(map(str, shape.answers))}"'
    return f' data-answer="{shape.answer}"'
