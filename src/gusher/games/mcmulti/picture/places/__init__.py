"""What lies where on McMulti's board, and which answers a click there could mean: islands, markets, cards, desk."""

from collections.abc import Iterator
from typing import Final

from gusher.games.mcmulti.picture.layout import (
    CHANNEL,
    CHANNEL_WIDTH,
    MARGIN,
    STRIP,
    STRIP_HEIGHT,
    TRAY,
    TRAY_HEIGHT,
    WIDTH,
)
from gusher.games.mcmulti.picture.places import cards, desk, islands, markets
from gusher.games.mcmulti.position import Position
from gusher.kernel.places import Place

# What is only looked at: no answer could be meant by it.
SILENT: Final = frozenset({"round", "dice", *cards.SILENT})


def places(state: Position, _viewer: int) -> Iterator[Place]:
    yield Place("round", (MARGIN, STRIP, WIDTH - 2 * MARGIN, STRIP_HEIGHT - 6))
    yield from islands.places(state)
    yield from markets.places(state)
    yield from cards.places(state)
    yield Place("dice", (CHANNEL, TRAY, CHANNEL_WIDTH, TRAY_HEIGHT))
    yield from desk.places(state)
