"""The curve of a training as a picture: how far the value was from what came, epoch after epoch."""

from collections.abc import Sequence

from gusher.lab.training import Point

WIDTH, HEIGHT, LEFT, BOTTOM, TOP, RIGHT = 640, 320, 64, 40, 16, 16
LETTERS = 'font-family="sans-serif" font-size="12"'
LINES = (("loss", "#b3541e", ""), ("by_hand", "#1f6f8b", "6 4"), ("blind", "#777777", "2 4"))


def picture(points: Sequence[Point], titles: dict[str, str], axis: str) -> str:
    """SVG that stands alone. `titles` name the lines; they also differ by their dashes."""
    most = max(max(point.loss, point.by_hand, point.blind) for point in points) * 1.05
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {LETTERS}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        *(_level(most * level / 4, most) for level in range(5)),
        *(_line(points, name, colour, dashes, most) for name, colour, dashes in LINES),
        *(_title(place, titles[name], colour, dashes) for place, (name, colour, dashes) in enumerate(LINES)),
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 10}" text-anchor="end">{_quoted(axis)}</text>',
        "</svg>",
    ]
    return "\n".join(drawn) + "\n"


def _x(place: int, number: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * place / max(1, number - 1)


def _y(value: float, most: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * value / most


def _level(value: float, most: float) -> str:
    y = _y(value, most)
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#dddddd"/>'
        f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:.3f}</text>'
    )


def _line(points: Sequence[Point], name: str, colour: str, dashes: str, most: float) -> str:
    way = " ".join(
        f"{_x(place, len(points)):.1f},{_y(getattr(point, name), most):.1f}" for place, point in enumerate(points)
    )
    return f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'


def _title(place: int, title: str, colour: str, dashes: str) -> str:
    x, y = LEFT + 12, HEIGHT - BOTTOM - 14 - 18 * (len(LINES) - 1 - place)
    return (
        f'<path d="M{x} {y - 4}h28" stroke="{colour}" stroke-width="2" stroke-dasharray="{dashes}"/>'
        f'<text x="{x + 36}" y="{y}">{_quoted(title)}</text>'
    )


def _quoted(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;")
