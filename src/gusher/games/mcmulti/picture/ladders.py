"""The four markets of one position as ladders of barrels: what the next barrel costs and brings, and where to click."""

from collections.abc import Iterator
from dataclasses import dataclass

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import BUYING, CRUDE, PAIRS, PRODUCTS, SELLING, SPACES
from gusher.games.mcmulti.picture.layout import (
    BROAD,
    BROAD_HEIGHT,
    CHANNEL,
    CHANNEL_WIDTH,
    CRUDE_EAST,
    GAS_NORTH,
    GAS_SOUTH,
    HEAD,
    MIDDLE,
    MIDDLE_HEIGHT,
    SPACE_HEIGHT,
    SPACE_WIDTH,
    TALL,
    TALL_HEAD,
    TALL_WIDTH,
    WEST,
)
from gusher.games.mcmulti.picture.printing import space_at
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import market
from gusher.kernel.drawing import box, group, target, write
from gusher.kernel.say import say
from gusher.kernel.scene import Said, Shape


@dataclass(frozen=True)
class Stand:
    """A market's place on the board: between the islands that share a die across it (M37)."""

    pair: int
    product: int
    x: float
    y: float

    @property
    def number(self) -> int:
        return self.pair * 2 + self.product

    @property
    def is_tall(self) -> bool:
        return self.product == CRUDE

    @property
    def columns(self) -> int:
        return TALL if self.is_tall else BROAD

    @property
    def size(self) -> tuple[float, float]:
        return (TALL_WIDTH, MIDDLE_HEIGHT) if self.is_tall else (CHANNEL_WIDTH, BROAD_HEIGHT)

    @property
    def ladder(self) -> tuple[float, float]:
        """Where its spaces begin."""
        return self.x + 3, self.y + (TALL_HEAD if self.is_tall else HEAD)

    def space(self, place: int) -> tuple[float, float]:
        x, y = space_at(place, self.columns)
        return self.ladder[0] + x, self.ladder[1] + y


STANDS = (
    Stand(0, 0, WEST, MIDDLE),
    Stand(0, 1, CHANNEL, GAS_SOUTH),
    Stand(1, 0, CRUDE_EAST, MIDDLE),
    Stand(1, 1, CHANNEL, GAS_NORTH),
)


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    for stand in STANDS:
        yield _market(state, stand)
        yield from _targets(state, stand, said)


def _market(state: Position, stand: Stand) -> Shape:
    """The panel: brass in the pair of this turn, barred while the embargo lasts (M93)."""
    width, height = stand.size
    barrels = int(state.markets[stand.number])
    closed = market.is_closed(state, stand.pair)
    chosen = state.pair == stand.pair and state.step == ask.TRADE
    product = PRODUCTS[stand.product]
    inside = [
        box("market called" if chosen else f"market {product}", stand.x, stand.y, width, height, 8),
        *_head(state, stand),
        copy("ladder-tall" if stand.is_tall else "ladder-broad", *stand.ladder),
        *_barrels(stand, barrels),
        copy(f"prices-{product}", *stand.ladder),
    ]
    if closed:
        inside.append(copy("cross", stand.x + width / 2, stand.y + height / 2 + 14, "", 3.4))
    label = say(
        "mcmulti-board-market",
        pair=PAIRS[stand.pair],
        product=product,
        barrels=barrels,
        closed="yes" if closed else "no",
        **quotes(state, stand.pair, stand.product),
    )
    return Shape("g", "barred" if closed else "", {}, inside, id=f"market-{stand.number}", label=label)


def quotes(state: Position, pair: int, product: int) -> dict[str, int]:
    """What the next barrel costs and brings; 0 where none is left, or no room (M28, M30)."""
    barrels = state.markets[pair * 2 + product]
    return {
        "buy": int(market.buy_price(state, pair, product)) if barrels > 0 else 0,
        "sell": int(market.sell_price(state, pair, product)) if barrels < SPACES else 0,
    }


def _head(state: Position, stand: Stand) -> Iterator[Shape]:
    """The market's name, what the next barrel costs, and what the next one sold brings."""
    prices = quotes(state, stand.pair, stand.product)
    name = say("mcmulti-board-market-name", pair=PAIRS[stand.pair], product=PRODUCTS[stand.product])
    if stand.is_tall:
        yield write(name, stand.x + TALL_WIDTH / 2, stand.y + 18, 13.5, "slab middle ink")
        first, line, step, width = stand.x + 4, stand.y + 24, TALL_WIDTH / 2 - 2, TALL_WIDTH / 2 - 6
    else:
        yield write(name, stand.x + 9, stand.y + 23, 15, "slab ink")
        first, line, step, width = stand.x + CHANNEL_WIDTH - 150, stand.y + 7, 74, 70
    for place, (way, price) in enumerate(prices.items()):
        x = first + place * step
        text = say("mcmulti-board-quote", way=way, price=price)
        yield box("tag-buy" if way == "buy" else "tag-sell", x, line, width, 20, 4)
        yield write(text, x + width / 2, line + 15.5, 15, "slab middle ink")


def _barrels(stand: Stand, barrels: int) -> Iterator[Shape]:
    """They lie on the dearest spaces (M32): a row that is full is drawn in one go."""
    product, place = PRODUCTS[stand.product], int(SPACES) - barrels
    while place < SPACES:
        whole = place % stand.columns == 0 and place + stand.columns <= SPACES
        yield copy(f"{product}-row" if whole else product, *stand.space(place))
        place += stand.columns if whole else 1


def _targets(state: Position, stand: Stand, said: Said) -> Iterator[Shape]:
    if state.step == ask.MARKET and do.MARKET + stand.pair in said:
        width, height = stand.size
        hit = box("hit", stand.x + 1, stand.y + 1, width - 2, height - 2, 8)
        action = do.MARKET + stand.pair
        yield target(action, f"pair-{stand.number}", said[action], [hit], "target framed")
    if state.step == ask.TRADE and state.pair == stand.pair:
        yield from _steps(state, stand, said)


def _steps(state: Position, stand: Stand, said: Said) -> Iterator[Shape]:
    """The barrel that would be bought next and the space that would be filled next."""
    cheapest = int(SPACES) - int(state.markets[stand.number])
    for way, place, sign in ((BUYING, cheapest, "−"), (SELLING, cheapest - 1, "+")):
        action = do.TRADE + way * 2 + stand.product
        if action in said:
            x, y = stand.space(place)
            hit = box("hit", x - SPACE_WIDTH / 2, y - SPACE_HEIGHT / 2, SPACE_WIDTH, SPACE_HEIGHT, 6)
            shape = target(action, f"barrel-{stand.number}-{way}", said[action], [hit], "target framed")
            yield group([write(sign, x + 10, y - 6, 23, "slab middle ink haloed")])
            yield shape
