"""The trains of one position, where one more may be built, and whose train carries a barrel."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    BOXES,
    COLOUR_COUNT,
    LINK,
    MOST_BOXES,
    NOTHING,
    STRETCH_COUNT,
    STRETCHES,
    TRAIN_FEE,
    TRAIN_PRICE,
    ZONE_COUNT,
)
from gusher.games.wildcatters.effects.names import stretch_said
from gusher.games.wildcatters.picture.fields import owner_said
from gusher.games.wildcatters.picture.layout import BOX_HEIGHT, BOX_WIDTH
from gusher.games.wildcatters.picture.lines import LINES
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.tags import chip, money, price_tag, spot_target
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import box
from gusher.kernel.say import say
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    for number in range(STRETCH_COUNT * MOST_BOXES):
        if state.trains[number] != NOTHING:
            yield _train(state, number)
    yield from _sites(state, said)
    yield from _rides(state, said)


def centre(number: int) -> tuple[float, float]:
    """The middle of a train box."""
    return LINES[STRETCHES[number // MOST_BOXES]].boxes[number % MOST_BOXES]


def _train(state: Position, number: int) -> Shape:
    owner = int(state.trains[number])
    x, y = centre(number)
    stretch = stretch_said(number // MOST_BOXES)
    label = say("wildcatters-board-train", owner=owner_said(state, owner), stretch=stretch)
    return Shape("g", "", {}, [copy(f"train-{owner + 1}", x, y)], id=f"train-{number}", label=label)


def _frame(number: int) -> Shape:
    x, y = centre(number)
    return box("hit", x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT, 3)


def _sites(state: Position, said: Said) -> Iterator[Shape]:
    """W77, W78: a free box of a stretch that is open this turn."""
    for stretch in range(STRETCH_COUNT):
        if do.TRAIN + stretch in said:
            boxes = range(stretch * MOST_BOXES, stretch * MOST_BOXES + int(BOXES[stretch]))
            free = next(number for number in boxes if state.trains[number] == NOTHING)
            x, y = centre(free)
            face = [box("peg", x - BOX_WIDTH / 2, y - BOX_HEIGHT / 2, BOX_WIDTH, BOX_HEIGHT, 3)]
            if state.step != ask.PLACE:
                face += price_tag(money(int(TRAIN_PRICE)), x, y)
            yield from spot_target(do.TRAIN + stretch, f"build-train-{stretch}", said, _frame(free), face)


def _rides(state: Position, said: Said) -> Iterator[Shape]:
    """W121, W133: the trains that would take the barrels, and their fee."""
    for owner in range(COLOUR_COUNT):
        if do.RIDE + owner in said:
            load = int(TRAIN_FEE * state.ready[state.region * COLOUR_COUNT + state.seat])
            yield from _ride(state, do.RIDE + owner, f"ride-{owner}", int(state.region), owner, load, said)
    if state.step != ask.WAY:
        return
    for zone in range(ZONE_COUNT):
        for owner in range(COLOUR_COUNT):
            action = do.LINK + zone * COLOUR_COUNT + owner
            if action in said:
                link = int(LINK[state.place * ZONE_COUNT + zone])
                yield from _ride(state, action, f"link-{zone}-{owner}", link, owner, int(TRAIN_FEE), said)


def _ride(state: Position, action: int, name: str, stretch: int, owner: int, fee: int, said: Said) -> Iterator[Shape]:
    boxes = range(stretch * MOST_BOXES, stretch * MOST_BOXES + int(BOXES[stretch]))
    number = next(number for number in boxes if state.trains[number] == owner)
    x, y = centre(number)
    price = chip(0 if owner == state.seat else fee, x - BOX_WIDTH / 2 + 4, y - BOX_HEIGHT / 2)
    yield from spot_target(action, name, said, _frame(number), over=price)
