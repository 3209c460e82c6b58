"""The desk below the spiral: whatever the turn is about just now. The trade with its running total, the barrels to
refine or to sell, the debt, the end of the turn, and in the end the result.

What lies here comes and goes with the questions and so has no name: named shapes are pieces, which glide and are ringed
when they are new."""

from collections.abc import Callable, Iterator
from functools import partial

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    BUYING,
    CRUDE,
    FEE,
    GAS,
    NEWS_CARDS,
    PAIRS,
    PARKED,
    PIECES,
    PRODUCTS,
    REFINERY,
    RIG,
    SELLING,
    STATION,
    WAYS,
    WELL,
    WELL_YIELD,
)
from gusher.games.mcmulti.picture.ladders import quotes
from gusher.games.mcmulti.picture.layout import CHANNEL, CHANNEL_WIDTH, DESK, DESK_HEIGHT
from gusher.games.mcmulti.picture.money import money, signed
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import pumping, strike
from gusher.kernel.buttons import plate
from gusher.kernel.drawing import badge, box, button, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_RIGHT = CHANNEL + CHANNEL_WIDTH
_MIDDLE = CHANNEL + CHANNEL_WIDTH / 2
_BOTTOM = DESK + DESK_HEIGHT


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    draw = _DRAWN.get(int(state.step))
    if draw is None:  # the dice are on the move, and nothing is asked here
        yield copy("tanker", _MIDDLE, DESK + DESK_HEIGHT / 2)
    else:
        yield box("desk", CHANNEL, DESK, CHANNEL_WIDTH, DESK_HEIGHT, 10)
        yield from draw(state, said)
        if not said and state.seat >= 0:
            yield from _asked(state)


def _asked(state: Position) -> Iterator[Shape]:
    """Who has to answer, for all others."""
    y = DESK + 152
    yield box("panel quiet", CHANNEL + 8, y, CHANNEL_WIDTH - 16, 46, 8)
    yield badge(int(state.seat), CHANNEL + 36, y + 23, 0.9)
    yield write(say("player", seat=Seat(state.seat)), CHANNEL + 64, y + 30, 20, "slab ink", 22)


def _heading(text: Say) -> Shape:
    return write(text, _MIDDLE, DESK + 27, 19, "slab middle ink")


def _whole(action: int, name: str, text: Say, said: Said, y: float) -> Iterator[Shape]:
    """A plate as broad as the desk."""
    yield from plate(action, name, text, said, CHANNEL + 8, y, CHANNEL_WIDTH - 16)


# --- set-up ---


def _islands(state: Position, said: Said) -> Iterator[Shape]:
    """Who picks when (M3); with three players also that one island will stay empty (M132)."""
    yield _heading(say("mcmulti-board-pick" if said else "mcmulti-board-picking"))
    for place, seat in enumerate(state.pickers):
        x = _MIDDLE + (place - (len(state.pickers) - 1) / 2) * 62
        yield badge(int(seat), x, DESK + 78, 1.1 if seat == state.seat else 0.8)
    if state.setting.seats == 3:
        yield write(say("mcmulti-board-one-stays"), _MIDDLE, DESK + 128, 17, "middle ink")


# --- phase I ---


def _pairs(state: Position, said: Said) -> Iterator[Shape]:
    """Abroad, at home, or not at all; with what the next barrel costs and brings there."""
    yield write(say("mcmulti-board-where"), CHANNEL + 20, DESK + 27, 19, "slab ink")
    yield write(say("mcmulti-board-where-prices"), _RIGHT - 20, DESK + 26, 16, "end soft")
    for pair in range(len(PAIRS)):
        y = DESK + 38 + pair * 56
        text = say("mcmulti-board-pair", pair=PAIRS[pair])
        dress = "press" if do.MARKET + pair in said else "panel quiet"
        face = [box(dress, CHANNEL + 8, y, CHANNEL_WIDTH - 16, 50, 8)]
        face.append(write(text, CHANNEL + 20, y + 32, 20, "slab on-light" if dress == "press" else "slab soft"))
        for product in (CRUDE, GAS):
            x = CHANNEL + 134 + product * 92
            price = quotes(state, pair, product)
            face.append(copy(f"{PRODUCTS[product]}-small", x, y + 25, "", 1.1))
            face.append(
                write(
                    f"{price['buy'] or '–'}/{price['sell'] or '–'}",
                    x + 14,
                    y + 32,
                    19,
                    "slab on-light" if dress == "press" else "slab soft",
                )
            )
        hit = box("hit", CHANNEL + 8, y, CHANNEL_WIDTH - 16, 50, 8)
        if do.MARKET + pair in said:
            yield from button(do.MARKET + pair, f"go-{PAIRS[pair]}", said[do.MARKET + pair], face, hit)
        else:
            yield from face
    yield from _whole(do.NO_MARKET, "no-trade", say("mcmulti-board-no-trade"), said, DESK + 152)


def _trade(state: Position, said: Said) -> Iterator[Shape]:
    """Four things to do with the next barrel, each with its price, and what the trade has come to so far."""
    yield write(say("mcmulti-board-balance"), CHANNEL + 14, DESK + 29, 18, "slab ink")
    balance = int(state.balance)
    dress = "slab end ink" if balance == 0 else "slab end gained" if balance > 0 else "slab end stopped"
    yield write(signed(balance), _RIGHT - 14, DESK + 32, 27, dress)
    for way in (BUYING, SELLING):
        for product in (CRUDE, GAS):
            yield from _barrel(state, said, way, product)
    yield from _whole(do.DONE, "done", say("mcmulti-board-roll"), said, DESK + 152)


def _barrel(state: Position, said: Said, way: int, product: int) -> Iterator[Shape]:
    x = CHANNEL + 8 + product * (CHANNEL_WIDTH / 2 - 4)
    y, width = DESK + 42 + way * 54, CHANNEL_WIDTH / 2 - 12
    action = do.TRADE + way * 2 + product
    price = quotes(state, int(state.pair), product)[WAYS[way]]
    possible = action in said
    ink = "slab middle on-light" if possible else "slab middle soft"
    face = [
        box("press" if possible else "panel quiet", x, y, width, 48, 8),
        copy(f"{PRODUCTS[product]}-small", x + 17, y + 24, "", 1.25),
        write(say("mcmulti-board-next", way=WAYS[way], price=price), x + width / 2 + 14, y + 31, 19, ink),
    ]
    if possible:
        yield from button(
            action, f"trade-{WAYS[way]}-{PRODUCTS[product]}", said[action], face, box("hit", x, y, width, 48, 8)
        )
    else:
        yield from face


# --- phase II ---


def _strike(state: Position, said: Said) -> Iterator[Shape]:
    yield _heading(say("mcmulti-board-oil"))
    yield copy("rig", _MIDDLE - 74, DESK + 66, "", 1.3)
    yield write("→", _MIDDLE - 26, DESK + 74, 30, "slab middle ink")
    yield copy("well", _MIDDLE + 24, DESK + 66, "", 1.3)
    yield write(money(int(strike.cost(state))), _MIDDLE + 100, DESK + 75, 25)
    yield from _whole(do.BUILD, "build", say("mcmulti-board-build"), said, DESK + 100)
    yield from _whole(do.DECLINE, "decline", say("mcmulti-board-decline"), said, DESK + 152)


def _refine(state: Position, said: Said) -> Iterator[Shape]:
    yield _heading(say("mcmulti-board-refine"))
    yield from _counts(said, do.REFINE, None) if said else _stock(state)


def _pump(state: Position, said: Said) -> Iterator[Shape]:
    yield _heading(say("mcmulti-board-pump"))
    takings = partial(_takings, int(state.price))
    yield from _counts(said, do.PUMP, takings) if said else _stock(state)


def _takings(price: int, barrels: int) -> int:
    return int(pumping.takings(price, barrels))


def _counts(said: Said, first: int, worth: Callable[[int], int] | None) -> Iterator[Shape]:
    """How many barrels, a key for each number; what that brings is written below it."""
    numbers = sorted(action - first for action in said)
    columns = len(numbers) if len(numbers) <= 3 else 4 if len(numbers) <= 8 else 5
    rows = -(-len(numbers) // columns)
    width, height = (CHANNEL_WIDTH - 12) / columns, min(92, (DESK_HEIGHT - 46) / rows)
    for place, barrels in enumerate(numbers):
        x, y = CHANNEL + 8 + place % columns * width, DESK + 40 + place // columns * height
        face = [box("press", x, y, width - 6, height - 6, 8)]
        lower = worth is not None and barrels > 0
        face.append(
            write(str(barrels), x + width / 2 - 3, y + height / 2 + (0 if lower else 6), 24, "slab middle on-light")
        )
        if worth is not None and barrels > 0:
            face.append(write(signed(worth(barrels)), x + width / 2 - 3, y + height / 2 + 18, 15, "middle on-light"))
        hit = box("hit", x, y, width - 6, height - 6, 8)
        yield from button(first + barrels, f"count-{barrels}", said[first + barrels], face, hit)


def _stock(state: Position) -> Iterator[Shape]:
    """What the seat that is asked has, for all others."""
    for product, stock in ((CRUDE, state.crude), (GAS, state.gas)):
        x = _MIDDLE - 66 + product * 92
        yield copy(f"{PRODUCTS[product]}-small", x, DESK + 88, "", 2)
        yield write(str(stock[state.seat]), x + 24, DESK + 100, 34, "slab ink")


def _forced(state: Position, said: Said) -> Iterator[Shape]:
    """M117: what is owed, what is there, what is missing."""
    seat = int(state.seat)
    debt, cash = int(state.debt), int(state.cash[seat])
    yield _heading(say("mcmulti-board-headline", card=NEWS_CARDS[state.news_due]))
    rows = (("owes", debt, "slab end ink"), ("has", cash, "slab end ink"), ("short", debt - cash, "slab end stopped"))
    for place, (what, amount, dress) in enumerate(rows):
        y = DESK + 66 + place * 34
        yield write(say("mcmulti-board-debt", what=what), CHANNEL + 24, y, 19, "ink")
        yield write(money(amount), _RIGHT - 24, y, 24, dress)
    if said:
        yield write(say("mcmulti-board-sell-some"), _MIDDLE, DESK + 182, 18, "slab middle ink")


def _park(state: Position, said: Said) -> Iterator[Shape]:
    """M103, M106."""
    seat = int(state.seat)
    yield _heading(say("mcmulti-board-headline", card=NEWS_CARDS[state.news_due]))
    yield copy("refinery", CHANNEL + 84, DESK + 96, "", 0.95)
    yield write(money(int(FEE)), CHANNEL + 206, DESK + 84, 25)
    yield write(say("mcmulti-board-debt", what="has"), CHANNEL + 160, DESK + 118, 18, "ink")
    yield write(money(int(state.cash[seat])), _RIGHT - 20, DESK + 119, 22, "slab end ink")
    if said:
        yield write(say("mcmulti-board-park-one"), _MIDDLE, DESK + 182, 18, "slab middle ink")


# --- phase III and the starting round ---


def _shop(state: Position, said: Said) -> Iterator[Shape]:
    """How it is done, for who shops for the first time, and the way out."""
    if not said:
        yield _heading(say("mcmulti-board-shopping"))
    elif state.step == ask.START_SHOP:
        yield from _catalogue()
        yield from _whole(do.DONE, "done", say("mcmulti-board-end-start"), said, DESK + 152)
    else:
        yield _heading(say("mcmulti-board-shop"))
        for line, y in ((1, 62), (2, 86), (3, 118)):
            yield write(say(f"mcmulti-board-shop-{line}"), _MIDDLE, DESK + y, 18, "middle ink")
        yield from _whole(do.DONE, "done", say("mcmulti-board-end-turn"), said, DESK + 152)


def _catalogue() -> Iterator[Shape]:
    """What each piece does when the dice point at it, in the order in which oil goes through them."""
    yield _heading(say("mcmulti-board-start-shop"))
    for place, piece in enumerate((RIG, WELL, REFINERY, STATION)):
        y = DESK + 51 + place * 26
        yield copy(PIECES[piece], CHANNEL + 28, y, "", 0.26 if piece == REFINERY else 0.56)
        yield write(_works(piece), CHANNEL + 52, y + 6, 17, "ink")


def _works(piece: int) -> Say:
    return say("mcmulti-board-works", piece=PIECES[piece], crude=int(WELL_YIELD))


def _place(state: Position, said: Said) -> Iterator[Shape]:
    """The piece that was chosen and, for who places it, what it will do."""
    piece = REFINERY if state.wanted == PARKED else int(state.wanted)
    yield _heading(say("mcmulti-board-place" if said else "mcmulti-board-shopping"))
    yield copy(PIECES[piece], _MIDDLE, DESK + (104 if said else 92), "", 1.05 if piece == REFINERY else 2.1)
    if said:
        yield write(_works(piece), _MIDDLE, DESK + 190, 17, "middle ink")


def _announce(state: Position, said: Said) -> Iterator[Shape]:
    seat = int(state.seat)
    yield _heading(say("mcmulti-board-goal"))
    yield write(money(int(state.cash[seat])), _MIDDLE, DESK + 78, 40)
    yield from _whole(do.ANNOUNCE, "announce", say("mcmulti-board-announce"), said, DESK + 100)
    yield from _whole(do.WAIT, "wait", say("mcmulti-board-wait"), said, DESK + 152)


# --- the end ---


def _result(state: Position, _said: Said) -> Iterator[Shape]:
    """Cash alone counts (M151): the richest first."""
    yield _heading(say("mcmulti-board-result"))
    ranks = state.ranks()
    for place, seat in enumerate(sorted(range(state.setting.seats), key=lambda seat: ranks[seat])):
        y = DESK + 40 + place * 41
        won = ranks[seat] == 1
        yield box("panel called" if won else "panel quiet", CHANNEL + 8, y, CHANNEL_WIDTH - 16, 37, 6)
        yield write(str(ranks[seat]), CHANNEL + 24, y + 26, 21)
        yield badge(seat, CHANNEL + 54, y + 18.5, 0.8)
        yield write(say("player", seat=Seat(seat)), CHANNEL + 78, y + 25, 19, "slab ink", 13)
        yield write(money(int(state.cash[seat])), _RIGHT - 18, y + 27, 23, "slab end ink")


_DRAWN: dict[int, Callable[[Position, Said], Iterator[Shape]]] = {
    ask.ISLAND: _islands,
    ask.MARKET: _pairs,
    ask.TRADE: _trade,
    ask.STRIKE: _strike,
    ask.REFINE: _refine,
    ask.PUMP: _pump,
    ask.FORCED_SALE: _forced,
    ask.PARK: _park,
    ask.START_SHOP: _shop,
    ask.SHOP: _shop,
    ask.PLACE: _place,
    ask.ANNOUNCE: _announce,
    ask.ENDED: _result,
}
