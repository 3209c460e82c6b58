"""How boards look: colours by day and by night, style sheets, and what tells the seats apart without colour.

Boards share one style sheet (render/board.css) and the colours below. A game adds what it alone needs: rules in its
`picture/board.css`, and at the top of it colours, each as a pair `:root { --rust: light-dark(#A9552F, #CC7A50) }`.
"""

import re
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from gusher.kernel.game import Game

Colours = dict[str, tuple[str, str]]

THEMES = ("light", "dark")
PAGE = "page"  # the web page dresses the picture: custom properties stay, the style sheet is the page's

# token: light, dark. The CSS custom property of a token is `--token`.
TOKENS: Colours = {
    "paper": ("#F6EEDD", "#22201C"),
    "table": ("#E4D6BC", "#171512"),
    "ink": ("#2B2620", "#EFE6D5"),
    "ink-soft": ("#6A5F50", "#B5A994"),
    "rule": ("#CDBB98", "#3E3930"),
    "oil": ("#1C1A1A", "#0E0D0D"),
    "gas": ("#2F6F8F", "#6FB3D2"),
    "gold": ("#C9962B", "#E0B554"),
    "silver": ("#8C96A3", "#B9C2CC"),
    "copper": ("#A9552F", "#CC7A50"),
    "brass": ("#E9C46A", "#D9B65A"),
    "plain": ("#E7D3A1", "#5B5136"),
    "hill": ("#A9B878", "#4D5A36"),
    "mountain": ("#9A948B", "#55524D"),
    "sea": ("#BBD0CF", "#22343A"),
    "land": ("#EADDBD", "#3A352A"),
    "go": ("#2E7D4F", "#63C08A"),
    "stop": ("#B23A2E", "#E8735F"),
    "chalk": ("#FDFAF2", "#989080"),
    "orange": ("#DD7C30", "#EE9C5E"),
    "seat-1": ("#B5432B", "#E0765C"),
    "seat-2": ("#1E7B7B", "#4FB3B3"),
    "seat-3": ("#D8A01D", "#E8BE55"),
    "seat-4": ("#6C4A86", "#A98BC4"),
}


@dataclass(frozen=True)
class SeatMark:
    """How a seat looks: a colour, a numeral and a pattern, so that it is also known in greyscale."""

    token: str
    numeral: str
    pattern: str  # an SVG path drawn in paper colour over a swatch of SWATCH by SWATCH; empty: solid


SWATCH = 8
SEATS = (
    SeatMark("seat-1", "I", ""),
    SeatMark("seat-2", "II", "M0 2H8M0 6H8"),
    SeatMark("seat-3", "III", "M2 2h.01M6 6h.01"),
    SeatMark("seat-4", "IV", "M-1 1L1-1M-1 9L9-1M7 9L9 7M-1-1L9 9"),
)

SHEET = "picture/board.css"  # where a game keeps its own; it may do without one

_VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SPACE = re.compile(r"\s*([{};,>])\s*|(:)\s+|\s+")
_COLOURS = re.compile(r":root\{([^}]*)\}")
_COLOUR = re.compile(r"--([a-z0-9-]+):light-dark\((#[0-9A-Fa-f]{6}),(#[0-9A-Fa-f]{6})\);?")


def resolve(css: str, theme: str, colours: Colours = TOKENS) -> str:
    """The style sheet with the theme's colours written out, for viewers that know no custom properties."""
    place = THEMES.index(theme)
    return _VARIABLE.sub(lambda found: colours[found[1]][place], css)


@cache
def style(theme: str, game: Game | None = None, dress: str = "") -> str:
    """All that dresses a picture which stands alone, in one theme: what boards share, then the game's own. `dress` says
    which seats wear another colour than their own (`Scene.dress`)."""
    shared = _squeezed(files("gusher.render").joinpath("board.css").read_text(encoding="utf-8"))
    own, rules = _own(game)
    known = TOKENS | own
    worn = [one.partition("-") for one in dress.split()]
    return resolve(shared + rules, theme, known | {f"seat-{seat}": known[colour] for seat, _, colour in worn})


@cache
def page_style(game: Game) -> str:
    """The game's own sheet for a page, which has the shared one already. Not every browser knows `light-dark()`."""
    own, rules = _own(game)
    light, dark = (";".join(f"--{name}:{pair[place]}" for name, pair in own.items()) for place in range(len(THEMES)))
    night = (
        f":root[data-theme=dark]{{{dark}}}@media(prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
    )
    return f":root{{{light}}}{night}{rules}" if own else rules


def colours(game: Game) -> Colours:
    """The colours that are the game's own."""
    return _own(game)[0]


def _own(game: Game | None) -> tuple[Colours, str]:
    """A game's colours and rules."""
    css = ""
    if game is not None:
        with suppress(FileNotFoundError):
            css = _squeezed(game.text(SHEET))
    declared = ";".join(_COLOURS.findall(css))
    if other := _COLOUR.sub("", declared).strip(";"):
        raise ValueError(f"{SHEET} declares something that is no pair of colours: {other}")
    return {name: (light, dark) for name, light, dark in _COLOUR.findall(declared)}, _COLOURS.sub("", css)


def _squeezed(css: str) -> str:
    """Without comments and spare blanks."""
    return _SPACE.sub(lambda found: found[1] or found[2] or " ", _COMMENT.sub("", css)).strip()
