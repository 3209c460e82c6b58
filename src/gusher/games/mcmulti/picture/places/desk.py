"""The desk below the spiral: the pairs of markets and the next barrels, also those that cannot be traded."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import BUYING, CRUDE, GAS, PAIRS, SELLING
from gusher.games.mcmulti.effects.names import pair_said
from gusher.games.mcmulti.picture.layout import CHANNEL, CHANNEL_WIDTH, DESK, DESK_HEIGHT
from gusher.games.mcmulti.picture.places.islands import ELSEWHERE
from gusher.games.mcmulti.position import Position
from gusher.kernel.places import Place


def places(state: Position) -> Iterator[Place]:
    yield Place("desk", (CHANNEL, DESK, CHANNEL_WIDTH, DESK_HEIGHT), "", ELSEWHERE)
    if state.step == ask.MARKET:
        for pair in range(len(PAIRS)):
            box = (CHANNEL + 8, DESK + 38 + pair * 56, CHANNEL_WIDTH - 16, 50)
            yield Place("pair", box, pair_said(pair), (do.MARKET + pair,))
    elif state.step == ask.TRADE:
        for way in (BUYING, SELLING):
            yield from (_barrel(way, product) for product in (CRUDE, GAS))


def _barrel(way: int, product: int) -> Place:
    x, y = CHANNEL + 8 + product * (CHANNEL_WIDTH / 2 - 4), DESK + 42 + way * 54
    return Place("barrel", (x, y, CHANNEL_WIDTH / 2 - 12, 48), "", (do.TRADE + way * 2 + product,))
