"""Papers to count: what a price is paid with, which shares are taken, barrels delivered or sold, loans repaid, and the
places of the last round."""

from collections.abc import Callable, Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import COLOUR_COUNT, EMPTYING_SHARES, SHARES_PER_DOLLAR
from gusher.games.wildcatters.effects.names import zone_said
from gusher.games.wildcatters.picture.layout import DESK, MARGIN, WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.tags import money
from gusher.games.wildcatters.picture.writing import heading, number, rows
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules.splitting import part
from gusher.kernel.buttons import Answer
from gusher.kernel.drawing import box, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Said, Shape

_LEFT, _RIGHT = 440, WIDTH - MARGIN
_NUMBERS = ((54, 54), (45, 54), (41, 36), (34, 27))
_WIDE = ((134, 54), (106, 36), (90, 27))


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    """A heading, what was named so far, and a button for every answer."""
    title, lines, answer, sizes = _PAPERS[int(state.step)](state)
    yield from heading(title, lines)
    if state.step in (ask.GIVE, ask.TAKE):
        yield from _named(state)
    if said:
        yield from rows(_LEFT, _RIGHT, [answer(action) for action in said], sizes, said)


_Paper = tuple[Say, list[Say], Callable[[int], Answer], tuple[tuple[int, int], ...]]


def _mix(state: Position) -> _Paper:
    """W33: so many dollars of the price in shares, three for each."""
    price = int(state.price)

    def answer(action: int) -> Answer:
        covered = action - do.COVER
        face = [copy("note", -40, -8, "", 0.8), write(money(price - covered), -40, 20, 17, "slab middle on-light")]
        face += [copy(f"share-{int(state.seat) + 1}", 28, -8, "", 0.8)]
        face += [write(f"×{covered * int(SHARES_PER_DOLLAR)}", 28, 20, 17, "slab middle on-light")]
        return Answer(action, f"cover-{covered}", face)

    return (
        say("wildcatters-board-pay", price=price),
        [say("wildcatters-board-rate", shares=int(SHARES_PER_DOLLAR))],
        answer,
        _WIDE,
    )


def _give(state: Position) -> _Paper:
    lines = [say("wildcatters-board-left-to-name", shares=int(state.rest))]
    title = say("wildcatters-board-pay", price=int(state.price))
    return (
        title,
        lines,
        lambda action: Answer(action, f"give-{action - do.GIVE}", number(str(action - do.GIVE))),
        _NUMBERS,
    )


def _take(state: Position) -> _Paper:
    lines = [zone_said(int(state.zone)), say("wildcatters-board-left-to-name", shares=int(state.rest))]
    title = say("wildcatters-board-take")
    return (
        title,
        lines,
        lambda action: Answer(action, f"share-{action - do.TAKE}", number(str(action - do.TAKE))),
        _NUMBERS,
    )


def _named(state: Position) -> Iterator[Shape]:
    """The four companies in the order of asking: what was named, and which is asked for now."""
    for company in range(COLOUR_COUNT):
        x = MARGIN + 226 + company * 48
        asked = company == state.colour
        yield box("panel called" if asked else "panel quiet", x - 22, DESK + 10, 44, 92, 6)
        yield copy(f"share-{company + 1}", x, DESK + 36, "" if company <= state.colour else "out", 1.1)
        if company < state.colour:
            yield write(str(part(state.chosen, company)), x, DESK + 84, 26, "slab middle ink")
        elif asked:
            yield write("?", x, DESK + 84, 30, "slab middle ink")


def _own(state: Position) -> _Paper:
    """W157, W158: to the box, or sold for four shares each, as the others' barrels are: what all of it brings."""
    seat, zone = int(state.seat), int(state.zone)
    owner = int(state.refineries[zone])
    barrels = int(state.tanks[zone * COLOUR_COUNT + owner])

    def answer(action: int) -> Answer:
        kept = action - do.DELIVER
        sold = (int(state.rest) + barrels - kept) * int(EMPTYING_SHARES)
        face = [copy(f"barrel-{seat + 1}", -48, -6, "", 1.1), write(f"{kept}", -26, 2, 20, "slab middle on-light")]
        face += [copy("crate-small", 0, -4, "", 0.9), write(f"+{sold}", 32, 2, 18, "slab middle on-light")]
        face += [copy(f"share-{seat + 1}", 34, 16, "", 0.5)]
        return Answer(action, f"deliver-{kept}", face)

    return say("wildcatters-board-own-barrels"), [zone_said(zone)], answer, _WIDE


def _repay(state: Position) -> _Paper:
    """W180, W181."""
    price = int(state.setting.loan_prices[state.round])

    def answer(action: int) -> Answer:
        loans = action - do.REPAY
        face = [copy("loan", -34, -2, "", 1.1), write(f"×{loans}", -8, 6, 20, "slab middle on-light")]
        face += [write(f"−{loans * price}", 36, 6, 20, "slab middle on-light")]
        return Answer(action, f"repay-{loans}", face)

    return say("wildcatters-board-repay"), [say("wildcatters-board-repay-price", price=price)], answer, _WIDE


def _order(_state: Position) -> _Paper:
    """W29: the places of the last round."""

    def answer(action: int) -> Answer:
        place = action - do.ORDER + 1
        face = [copy("order", 0, 0, "", 2.1), write(str(place), -4, 9, 26, "slab middle on-light")]
        return Answer(action, f"order-place-{place}", face)

    return say("wildcatters-board-choose-order"), [], answer, ((90, 108),)


_PAPERS: dict[int, Callable[[Position], _Paper]] = {
    ask.PAY: _mix,
    ask.GIVE: _give,
    ask.TAKE: _take,
    ask.OWN_BARRELS: _own,
    ask.REPAY: _repay,
    ask.ORDER: _order,
}
