"""What else is printed on the board: the ladders of the markets and the stones of the consumers' spiral."""

from collections.abc import Iterator
from typing import Final

from gusher.games.mcmulti.data import CRUDE, GAS, SPACES, STEP
from gusher.games.mcmulti.picture.layout import (
    BROAD,
    CARD_WIDTH,
    SPACE_HEIGHT,
    SPACE_WIDTH,
    STONES,
    TALL,
    on_spiral,
    stone,
)
from gusher.games.mcmulti.picture.stamp import copy, drawing
from gusher.kernel.drawing import disc, group, path, write
from gusher.kernel.scene import Shape


def space_at(place: int, columns: int) -> tuple[float, float]:
    """The middle of a market's space, counted from the cheapest (0), from the ladder's top left corner. The cheapest
    spaces are below, so that a ladder empties from below as its barrels are bought (M32)."""
    rows = -(-int(SPACES) // columns)
    row = rows - 1 - place // columns
    return (place % columns + 0.5) * SPACE_WIDTH, (row + 0.5) * SPACE_HEIGHT


def _ladder(name: str, columns: int) -> Shape:
    """The empty spaces."""
    spaces = [copy("space", *space_at(place, columns)) for place in range(int(SPACES))]
    return drawing(f"ladder-{name}", group(spaces))


def _prices(name: str, product: int, columns: int) -> Shape:
    """What the spaces are worth; written over the barrels, onto their labels."""
    written = []
    for place in range(int(SPACES)):
        x, y = space_at(place, columns)
        written.append(write(str((place + 1) * STEP[product]), x, y + 5, 14.5))
    return drawing(f"prices-{name}", group(written))


def _row(name: str, columns: int) -> Shape:
    """A full row of barrels, around the middle of its first."""
    return drawing(f"{name}-row", group([copy(name, place * SPACE_WIDTH, 0) for place in range(columns)]))


# --- the spiral ---


def stone_outline(number: int) -> str:
    """A paving stone: its sides follow the path's bend."""
    begin, end = (number - 1) / STONES, number / STONES
    middle = (begin + end) / 2
    (a, b), (c, d), (e, f) = (on_spiral(at, 0.04) for at in (begin, middle, end))
    (g, h), (i, j), (k, m) = (on_spiral(at, 0.96) for at in (end, middle, begin))
    # A curve through three points has its handle as far beyond the middle one as that is from the straight line.
    inner = f"{2 * c - (a + e) / 2:.1f} {2 * d - (b + f) / 2:.1f} {e:.1f} {f:.1f}"
    outer = f"{2 * i - (g + k) / 2:.1f} {2 * j - (h + m) / 2:.1f} {k:.1f} {m:.1f}"
    return f"M{a:.1f} {b:.1f}Q{inner}L{g:.1f} {h:.1f}Q{outer}Z"


def _spiral() -> Shape:
    """Eighty paving stones; every second one, the odd ones, is red (M78)."""
    odd = "".join(stone_outline(number) for number in range(1, STONES + 1, 2))
    even = "".join(stone_outline(number) for number in range(2, STONES + 1, 2))
    return drawing("spiral", group([path("stone-red", odd), path("stone", even), group(list(_stone_numbers()))]))


def _stone_numbers() -> Iterator[Shape]:
    for number in range(1, STONES + 1):
        x, y = stone(number)
        yield write(str(number), x, y + 4.5, 13, "middle ink")


# --- the barometer's dial ---


def _dial() -> Shape:
    """The scale of the barometer, around the foot of its needle."""
    ticks = "M-62-20L-56-18M-50-42L-45-38M-30-58L-27-52M0-66V-59M30-58L27-52M50-42L45-38M62-20L56-18"
    return drawing(
        "dial",
        group(
            [
                path("plaque edge", "M-76 0A76 76 0 0 1 76 0Z"),
                path("dial-storm", "M-70-3A70 70 0 0 1-44-54L-28-35A45 45 0 0 0-45-3Z"),
                path("dial-fair", "M70-3A70 70 0 0 0 44-54L28-35A45 45 0 0 1 45-3Z"),
                path("spokes", ticks),
            ]
        ),
    )


def _needle() -> Shape:
    return drawing("needle", group([path("needle", "M-3 0L0-58 3 0Z"), disc("fill-brass edge", 0, 0, 6)]))


def _rule() -> Shape:
    """A line across a card."""
    return drawing("rule", path("hair", f"M0 0H{CARD_WIDTH - 16}"))


PRINTED: Final = (
    _ladder("broad", BROAD),
    _ladder("tall", TALL),
    _prices("gas", GAS, BROAD),
    _prices("crude", CRUDE, TALL),
    _row("gas", BROAD),
    _row("crude", TALL),
    _spiral(),
    _dial(),
    _needle(),
    _rule(),
)
