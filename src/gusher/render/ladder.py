"""A ladder as a picture: a row for each rung, a dot where it stands, a bar as long as one is unsure."""

from collections.abc import Callable, Sequence
from typing import Protocol
from xml.sax.saxutils import escape

from gusher.render.theme import resolve

WIDTH, MARGIN, NAMES, ROW, HEAD = 720, 24, 190, 44, 64
STEPS = (50, 100, 200, 500, 1000)
MOST_STEPS = 6

STYLE = """
.ground{fill:var(--paper);stroke:var(--rule);stroke-width:2}
text{fill:var(--ink);font:16px Georgia,serif}
.title{font:bold 22px Georgia,serif}
.soft{fill:var(--ink-soft);font-size:13px;text-anchor:middle}
.grid{stroke:var(--rule);stroke-width:1}
.bar{stroke:var(--ink);stroke-width:3;stroke-linecap:round}
.dot{fill:var(--copper);stroke:var(--ink);stroke-width:1.5}
.number{font-weight:bold;text-anchor:middle;font-size:14px}
"""


class Standing(Protocol):
    """What is shown of a rung."""

    @property
    def name(self) -> str: ...
    @property
    def rating(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...


def ladder_svg(
    rungs: Sequence[Standing], title: str, called: Callable[[str], str], number: Callable[[float], str], theme: str
) -> str:
    """The strongest on top. `called` and `number` say names and points in the reader's language."""
    height = HEAD + ROW * len(rungs) + MARGIN + 24
    least, most, step = _scale(rungs)

    def across(points: float) -> float:
        return NAMES + MARGIN + (points - least) / (most - least) * (WIDTH - NAMES - 3 * MARGIN)

    parts = [
        f'<rect class="ground" x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="6"/>',
        f'<text class="title" x="{MARGIN}" y="36">{escape(title)}</text>',
    ]
    for tick in range(least, most + 1, step):
        x = across(tick)
        parts.append(f'<path class="grid" d="M{x:.1f} {HEAD - 10}V{height - MARGIN - 14}"/>')
        parts.append(f'<text class="soft" x="{x:.1f}" y="{height - MARGIN}">{escape(number(tick))}</text>')
    for place, rung in enumerate(rungs):
        y = HEAD + ROW * place + ROW / 2
        dot = across(rung.rating)
        parts += [
            f'<text x="{MARGIN}" y="{y + 5:.1f}">{escape(called(rung.name))}</text>',
            f'<path class="bar" d="M{across(rung.low):.1f} {y:.1f}H{across(rung.high):.1f}"/>',
            f'<circle class="dot" cx="{dot:.1f}" cy="{y:.1f}" r="7"/>',
            f'<text class="number" x="{dot:.1f}" y="{y - 12:.1f}">{escape(number(rung.rating))}</text>',
        ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
        f"<title>{escape(title)}</title><style>{resolve(STYLE, theme)}</style>{''.join(parts)}</svg>\n"
    )


def _scale(rungs: Sequence[Standing]) -> tuple[int, int, int]:
    """From, to, and the step of the scale: round numbers around all that is shown."""
    low, high = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    step = next((step for step in STEPS if (high - low) / step <= MOST_STEPS), STEPS[-1])
    least, most = int(low // step) * step, int(-(-high // step)) * step
    return least, max(most, least + step), step
