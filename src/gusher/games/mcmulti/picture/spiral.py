"""The consumer price: 80 paving stones in a spiral, the gas barrel on one of them, the next price in the eye."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import SPIRAL_FLOOR
from gusher.games.mcmulti.picture.layout import EYE, stone
from gusher.games.mcmulti.picture.money import money
from gusher.games.mcmulti.picture.printing import stone_outline
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.kernel.drawing import disc, path, target, write
from gusher.kernel.say import say
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield disc("plaza", EYE[0], EYE[1], 161)
    yield copy("spiral", 0, 0)
    price = int(state.price)
    if price > SPIRAL_FLOOR:
        yield path("stone-next", stone_outline(price - 1))
        x, y = stone(price - 1)
        yield write(str(price - 1), x, y + 5, 15, "slab middle on-light")
    yield from _eye(price)
    yield from _marker(price)
    if state.step == ask.PUMP:
        yield from _targets(price, said)


def _eye(price: int) -> Iterator[Shape]:
    """What a station gets for the next barrel: one less than the barrel's space (M61); at the bottom nothing (M62)."""
    x, y = EYE
    yield disc("plaque edge", x, y, 31)
    yield copy("station", x, y - 12, "", 0.5)
    yield write(money(price - 1), x, y + 18, 18, "slab middle ink", 5)


def _marker(price: int) -> Iterator[Shape]:
    x, y = stone(price)
    inside = [copy("gas", x, y, "", 0.92), write(str(price), x, y + 5, 14.5, "slab middle ink")]
    yield Shape("g", "", {}, inside, id="consumers", label=say("mcmulti-board-consumers", place=price, price=price - 1))


def _targets(price: int, said: Said) -> Iterator[Shape]:
    """A click on a stone sells as many barrels as it takes to get down there."""
    for action, label in said.items():
        barrels = action - do.PUMP
        if barrels > 0:
            inside = [path("hit reach", stone_outline(price - barrels))]
            yield target(action, f"sell-to-{price - barrels}", label, inside)
