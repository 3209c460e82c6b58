"""The four markets and the consumers' spiral."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import BUYING, PAIRS, PRODUCTS, SELLING
from gusher.games.mcmulti.picture.ladders import STANDS, Stand
from gusher.games.mcmulti.picture.layout import EYE
from gusher.games.mcmulti.picture.places.islands import ELSEWHERE
from gusher.games.mcmulti.position import Position
from gusher.kernel.places import Place
from gusher.kernel.say import say

_REACH = 161  # of the spiral, from its eye


def places(state: Position) -> Iterator[Place]:
    for stand in STANDS:
        product = PRODUCTS[stand.product]
        label = say("mcmulti-board-market-name", pair=PAIRS[stand.pair], product=product)
        yield Place(f"market-{product}", (stand.x, stand.y, *stand.size), label, _means(state, stand))
    pumped = (do.PUMP + 1, do.PUMP) if state.step == ask.PUMP else ELSEWHERE
    yield Place("spiral", (EYE[0] - _REACH, EYE[1] - _REACH, 2 * _REACH, 2 * _REACH), "", pumped)


def _means(state: Position, stand: Stand) -> tuple[int, ...]:
    """To trade there at all; then a barrel bought or sold."""
    if state.step == ask.TRADE and state.pair == stand.pair:
        return tuple(do.TRADE + way * 2 + stand.product for way in (BUYING, SELLING))
    return (do.MARKET + stand.pair,)
