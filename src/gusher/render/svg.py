"""Prints a Scene as SVG: a picture that stands alone, or a fragment that a web page dresses itself.

Every board may use these drawings without defining them: the patterns `#grain` (paper) and `#seat-1` to `#seat-4`, and
the roundels `#badge-1` to `#badge-4` around the origin, which bear a seat's colour, pattern and numeral.
"""

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from xml.sax.saxutils import escape

from gusher.kernel.say import Say
from gusher.kernel.scene import Art, Attribute, Scene, Shape
from gusher.render.theme import PAGE, SEATS, SWATCH, THEMES, style
from gusher.words.catalogue import Catalogue

# Characters that no XML document may hold, not even escaped; a player's name could bring them in.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_GRAIN = "M7 9h1M41 3h1.5M25 22h1M55 30h1M12 44h1.5M35 52h1M58 58h1"


def svg(scene: Scene, catalogue: Catalogue, names: Sequence[str], theme: str = "light") -> str:
    """The picture, dressed as the catalogue's game. Themes `light` and `dark` embed their colours; `page` leaves the
    style sheet to the page."""
    if theme != PAGE and theme not in THEMES:
        raise ValueError(theme)
    printer = _Printer(catalogue, names)
    out = [_opening(scene, printer, theme)]
    if theme != PAGE:
        out.append(f"<style>{style(theme, catalogue.game)}</style>")
    out.append(f"<defs>{_shared_art()}{_art(scene.art, catalogue)}</defs>")
    for shape in scene.shapes:
        printer.print(shape, out)
    out.append("</svg>")
    return "".join(out)


def _opening(scene: Scene, printer: "_Printer", theme: str) -> str:
    """A picture with targets is a group of buttons; one without is a single image to a screen reader."""
    title = printer.words(scene.title)
    role = "group" if scene.choices else "img"
    size = "" if theme == PAGE else f' width="{scene.width}" height="{scene.height}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board"{size} viewBox="0 0 {scene.width} {scene.height}"'
        f' lang="{printer.catalogue.language}" role="{role}" aria-label="{title}"><title>{title}</title>'
    )


@lru_cache(maxsize=16)
def _art(art: Art, catalogue: Catalogue) -> str:
    """A game's drawings never change: they are printed once per language."""
    printer = _Printer(catalogue, ())
    out: list[str] = []
    for shape in art.shapes:
        printer.print(shape, out)
    return "".join(out)


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


class _Printer:
    """Prints shapes in one language for one table of players."""

    def __init__(self, catalogue: Catalogue, names: Sequence[str]) -> None:
        self.catalogue = catalogue
        self.names = tuple(names)

    def words(self, what: Say | str) -> str:
        """The sentence, escaped."""
        return quoted(self.catalogue.say(what, self.names))

    def print(self, shape: Shape, out: list[str]) -> None:
        out.append(f"<{shape.tag}")
        self._attributes(shape, out)
        content = len(out)
        if shape.label is not None:
            out.append(f"<title>{self.words(shape.label)}</title>")
        if shape.text is not None:
            out.append(self._fitted(shape))
        for inner in shape.inside:
            self.print(inner, out)
        if len(out) == content:
            out.append("/>")
        else:
            out[content] = ">" + out[content]
            out.append(f"</{shape.tag}>")

    def _attributes(self, shape: Shape, out: list[str]) -> None:
        if shape.id:
            out.append(f' id="{shape.id}"')
        if shape.classes:
            out.append(f' class="{shape.classes}"')
        for name, value in shape.attributes.items():
            out.append(f' {name}="{number(value)}"')
        if shape.answer is not None or shape.answers:
            out.append(f' role="button" tabindex="0"{_given(shape)}')
            if shape.label is not None:
                out.append(f' aria-label="{self.words(shape.label)}"')

    def _fitted(self, shape: Shape) -> str:
        """The text of a shape, cut to its room with an ellipsis."""
        text = shape.text or ""
        if not shape.room:
            return self.words(text)
        plain = text if isinstance(text, str) else self.catalogue.say(text, self.names)
        return quoted(plain if len(plain) <= shape.room else plain[: shape.room - 1].rstrip() + "…")


def _given(shape: Shape) -> str:
    """What a click on the shape answers: one action, or a chain of them."""
    if shape.answers:
        return f' data-chain="{" ".join(map(str, shape.answers))}"'
    return f' data-answer="{shape.answer}"'
