"""The pictures of a report, as SVG that a page with the theme's colours dresses. A table beside each says the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gusher.render.svg import number, quoted
from gusher.render.theme import SEATS

WIDTH = 360
ROW = 30
LABEL, VALUE = 92, 58  # room to the left and to the right of bars
HEIGHT = 150
FLOOR = 24  # room for figures below
SCALE = 42  # and to the left of a course


@dataclass(frozen=True)
class Bar:
    """A value with its interval. `look` is a class of the style sheet: a seat, or a variant."""

    label: str
    value: float
    low: float
    high: float
    said: str
    look: str = "variant-0"


def bars(title: str, rows: Sequence[Bar], even: float, alike: Sequence[Bar] = ()) -> str:
    """Lying bars, each with a whisker for its interval, and a dashed line where everything would be even. `alike` are
    the bars of pictures that are compared with this one: they have the same scale."""
    most = max(even, *(row.high for row in (*rows, *alike)))
    lowest = min(0.0, *(row.low for row in (*rows, *alike)))
    span = (most - lowest) or 1.0

    def x(value: float) -> float:
        return LABEL + (WIDTH - LABEL - VALUE) * (value - lowest) / span

    height = ROW * len(rows) + 8
    drawn = [_open(title, height)]
    for place, row in enumerate(rows):
        y = 4 + ROW * place
        begin, end = sorted((x(max(0.0, lowest)), x(row.value)))
        drawn.append(
            f'<text class="name" x="{LABEL - 8}" y="{y + 19}" text-anchor="end">{quoted(row.label)}</text>'
            f'<rect class="bar {row.look}" x="{number(begin)}" y="{y + 5}" width="{number(max(end - begin, 1.0))}"'
            f' height="{ROW - 10}" rx="2"/>'
            f'<path class="whisker" d="M{number(x(row.low))} {y + ROW / 2:g}H{number(x(row.high))}'
            f'M{number(x(row.low))} {y + 10}v10M{number(x(row.high))} {y + 10}v10"/>'
            f'<text class="figure" x="{WIDTH}" y="{y + 19}" text-anchor="end">{quoted(row.said)}</text>'
        )
    drawn.append(f'<path class="even" d="M{number(x(even))} 0V{height}"/>')
    return "".join([*drawn, "</svg>"])


def histogram(
    title: str, begin: float, step: float, counts: Sequence[Sequence[int]], figure: Callable[[float], str]
) -> str:
    """Standing bars in even steps; of several variants side by side. `figure` says the figures below."""
    steps = max(map(len, counts), default=0)
    most = max((count for row in counts for count in row), default=0) or 1
    room = WIDTH / max(steps, 1)
    drawn = [_open(title, HEIGHT)]
    for place in range(steps):
        for variant, row in enumerate(counts):
            count = row[place] if place < len(row) else 0
            height = (HEIGHT - FLOOR - 6) * count / most
            width = (room - 3) / len(counts)
            x = room * place + 1.5 + width * variant
            drawn.append(
                f'<rect class="bar variant-{variant}" x="{number(x)}" y="{number(HEIGHT - FLOOR - height)}"'
                f' width="{number(width)}" height="{number(height)}"/>'
            )
        if place % max(1, -(-steps // 6)) == 0:
            said = quoted(figure(begin + step * place))
            middle = number(room * (place + 0.5))
            drawn.append(f'<text class="figure" x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{said}</text>')
    drawn.append(f'<path class="floor" d="M0 {HEIGHT - FLOOR}H{WIDTH}"/>')
    return "".join([*drawn, "</svg>"])


def course(
    title: str,
    lines: Sequence[Sequence[float]],
    even: float,
    levels: Sequence[tuple[float, str]],
    begin: str,
    end: str,
) -> str:
    """Shares from 0 to 1 over the course of a game, a line for each variant; dashes tell them apart, too. `levels` are
    some shares as they are said."""
    top, floor = 8, HEIGHT - FLOOR

    def y(share: float) -> float:
        return floor - (floor - top) * share

    drawn = [_open(title, HEIGHT)]
    for share, said in levels:
        drawn.append(f'<path class="floor" d="M{SCALE} {number(y(share))}H{WIDTH}"/>')
        drawn.append(
            f'<text class="figure" x="{SCALE - 6}" y="{number(y(share) + 4)}" text-anchor="end">{quoted(said)}</text>'
        )
    drawn.append(f'<path class="even" d="M{SCALE} {number(y(even))}H{WIDTH}"/>')
    for variant, line in enumerate(lines):
        points = [
            f"{number(SCALE + (WIDTH - SCALE) * place / max(len(line) - 1, 1))} {number(y(share))}"
            for place, share in enumerate(line)
        ]
        if points:
            drawn.append(f'<path class="line variant-{variant}" d="M{"L".join(points)}"/>')
    drawn.append(f'<text class="figure" x="{SCALE}" y="{HEIGHT - 6}">{quoted(begin)}</text>')
    drawn.append(f'<text class="figure" x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end">{quoted(end)}</text>')
    return "".join([*drawn, "</svg>"])


def seat_look(seat: int) -> str:
    return SEATS[seat].token if seat < len(SEATS) else "variant-0"


def _open(title: str, height: float) -> str:
    return f'<svg class="picture" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{quoted(title)}">'
