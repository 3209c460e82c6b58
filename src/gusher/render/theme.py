"""The colours of the printed board, by day and by night, and what tells the seats apart without colour."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

THEMES = ("light", "dark")
PAGE = "page"  # the web page dresses the picture: custom properties stay, the style sheet is the page's

# token: light, dark. The CSS custom property of a token is `--token`.
TOKENS: dict[str, tuple[str, str]] = {
    "paper": ("#F6EEDD", "#22201C"),
    "table": ("#E4D6BC", "#171512"),
    "ink": ("#2B2620", "#EFE6D5"),
    "ink-soft": ("#6A5F50", "#B5A994"),
    "rule": ("#CDBB98", "#3E3930"),
    "oil": ("#1C1A1A", "#0E0D0D"),
    "oil-line": ("#1C1A1A", "#5A5246"),
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
    "turquoise": ("#3BA99F", "#5CC7BD"),
    "orange": ("#DD7C30", "#EE9C5E"),
    "ivory": ("#FDFAF2", "#F3ECDD"),
    "on-gas": ("#FDFAF2", "#0E0D0D"),
    "die-red": ("#A8322A", "#C4493C"),
    "die-blue": ("#2A5F86", "#3E7FAE"),
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

_VARIABLE = re.compile(r"var\(--([a-z0-9-]+)\)")
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_SPACE = re.compile(r"\s*([{};:,>])\s*|\s+")


def resolve(css: str, theme: str) -> str:
    """The style sheet with the theme's colours written out, for viewers that know no custom properties."""
    place = THEMES.index(theme)
    return _VARIABLE.sub(lambda found: TOKENS[found[1]][place], css)


@cache
def style(theme: str) -> str:
    """The boards' style sheet in one theme, without comments and spare blanks."""
    css = _COMMENT.sub("", files("gusher.render").joinpath("board.css").read_text(encoding="utf-8"))
    return _SPACE.sub(lambda found: found[1] or " ", resolve(css, theme)).strip()
