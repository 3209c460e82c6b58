"""The desk below the cards: whatever the turn is about just now. Plates to press in the menus, an auction, somebody's
drilling or transport to join, papers to count, and in the end the accounts.

What lies here comes and goes with the questions and so has no name: named shapes are pieces, which glide and are ringed
when they are new."""

from collections.abc import Callable, Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    DRILL_PRICE,
    MOVE_PRICE,
    NOTHING,
    OWN_WELLS,
    REFINERY,
    REFINERY_POINTS,
    REFINERY_PRICE,
    RENEW_POINTS,
    RIG,
    SWAP_PRICE,
    TANKER,
    TANKER_PRICE,
    TRAIN,
    TRAIN_PRICE,
    TRANSPORT_PRICE,
)
from gusher.games.wildcatters.effects.names import continent_said, zone_said
from gusher.games.wildcatters.picture import auction, freight, result, treasury
from gusher.games.wildcatters.picture.layout import DESK, MARGIN, WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.tags import Plate, card_plate, money, plates
from gusher.games.wildcatters.picture.writing import heading
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.games.wildcatters.rules.build import refineries_built
from gusher.games.wildcatters.rules.fields import in_stock, rig_price, wells
from gusher.games.wildcatters.rules.placing import remaining
from gusher.kernel import sets
from gusher.kernel.drawing import box, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

_RIGHT = WIDTH - MARGIN
_TOP = DESK + 13
_SEEN = 236  # right of the heading


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield from _DRAWERS.get(int(state.step), _quiet)(state, said)


def _quiet(_state: Position, _said: Said) -> Iterator[Shape]:
    yield from ()


# --- set-up ---


def _setup(state: Position, _said: Said) -> Iterator[Shape]:
    """What is still to be placed (W13): the start kit of whoever is asked."""
    seat = max(int(state.seat), 0)
    yield from heading(say("wildcatters-board-to-place"), [say("player", seat=Seat(seat)), *_of(state)])
    kit = (("rig", RIG, 1.9), ("train", TRAIN, 1.6), ("tanker", TANKER, 1.4))
    for place, (icon, piece, scale) in enumerate(kit):
        x = _SEEN + 70 + place * 190
        left = int(remaining(state, seat, piece))
        yield box("panel quiet", x - 66, DESK + 8, 180, 96, 8)
        yield copy(f"{icon}-{seat + 1}", x, DESK + 58, "" if left > 0 else "out", scale)
        yield write(f"×{left}", x + 70, DESK + 68, 30, "slab middle ink")


def _of(state: Position) -> list[Say]:
    if state.region == NOTHING:
        return []
    return [zone_said(int(state.region))]


# --- the menus of a turn ---


def _common() -> list[Plate]:
    return [
        Plate(do.MIX, "mix", "mixed", say("wildcatters-board-mix"), icon_scale=1.1),
        card_plate(),
    ]


def _done() -> Plate:
    return Plate(do.DONE, "done", "onward", say("wildcatters-board-done"))


def _card_menu(state: Position, said: Said) -> Iterator[Shape]:
    """W45 to W47, W58."""
    active = Seat(int(turns.active(state)))
    yield from heading(say("wildcatters-board-step-a"), [say("wildcatters-board-turn", seat=active)])
    yield from _piles(state)
    cost = say("wildcatters-board-points-cost", points=int(RENEW_POINTS))
    row = [
        Plate(do.RENEW, "renew", "renew", say("wildcatters-board-renew"), cost),
        card_plate(),
    ]
    yield from plates(row, _RIGHT, _TOP, said, 138)


def _piles(state: Position) -> Iterator[Shape]:
    """How many cards are left; their order exists nowhere (W17)."""
    for place, (kind, cards) in enumerate((("deck", state.deck), ("discard", state.discard))):
        x, count = _SEEN + 20 + place * 120, int(sets.count(cards))
        inside = [box("slot", x, DESK + 14, 62, 64, 5)]
        for layer in range(min(count, 3)):
            inside.append(
                box("deed" if kind == "deck" else "deed dark", x - 2 * layer, DESK + 14 - 2 * layer, 62, 64, 5)
            )
        inside.append(copy("hat", x + 27, DESK + 42, "", 1.8))
        inside.append(write(str(count), x + 84, DESK + 56, 24, "slab middle ink"))
        inside.append(write(say(f"wildcatters-board-{kind}"), x + 30, DESK + 98, 15, "middle soft"))
        yield Shape("g", "", {}, inside, label=say("wildcatters-board-pile", pile=kind, cards=count))


def _build_menu(state: Position, said: Said) -> Iterator[Shape]:
    """W65 to W81: what a tile costs; where it may stand is lit on the map. A tile that none is left of is pale."""
    seat = int(turns.active(state))
    yield from heading(say("wildcatters-board-step-d"), [*_of(state), _white(state)])
    for place, (piece, icon, scale) in enumerate(_TILES):
        x = _SEEN + 44 + place * 78
        price, left = _price(state, seat, piece), int(in_stock(state, seat, piece))
        dress = "" if price and left else "out"
        yield box("panel quiet", x - 36, _TOP, 72, 86, 7)
        yield copy(icon if icon == "plant" else f"{icon}-{seat + 1}", x, _TOP + 30, dress, scale)
        yield write(
            money(price) if price else "–", x, _TOP + 74, 20, "slab middle ink" if not dress else "slab middle soft"
        )
    built = int(refineries_built(state, seat))
    if built < len(REFINERY_POINTS) and REFINERY_POINTS[built]:
        bonus = say("wildcatters-board-bonus", points=int(REFINERY_POINTS[built]))
        yield write(bonus, _SEEN + 44 + 3 * 78, _TOP + 56, 14, "slab middle soft")
    yield from plates([*_common(), _done()], _RIGHT, _TOP, said, 124)


_TILES = ((RIG, "rig", 1.8), (TRAIN, "train", 1.35), (TANKER, "tanker", 1.0), (REFINERY, "plant", 1.5))


def _price(state: Position, seat: int, piece: int) -> int:
    """In dollars; 0 where no more of it may be built: a fifth well (W70), a second refinery in a turn (W65)."""
    if piece == RIG:
        return int(rig_price(state, state.region, seat)) if wells(state, state.region, seat) < OWN_WELLS else 0
    if piece == REFINERY:
        return 0 if state.built else int(REFINERY_PRICE)
    return int(TRAIN_PRICE if piece == TRAIN else TANKER_PRICE)


def _white(state: Position) -> Say:
    """W49, W50: one white continent, fixed by the first building there."""
    if state.white == NOTHING:
        return say("wildcatters-board-any-white")
    return say("wildcatters-board-one-white", continent=continent_said(int(state.white)))


def _oil_menu(state: Position, said: Said) -> Iterator[Shape]:
    """W82, W83: drill, swap, transport."""
    yield from heading(say("wildcatters-board-step-e"), [*_of(state), _cargo(state)])
    row = [
        Plate(do.DRILL, "drill", "bit", say("wildcatters-board-drill"), money(int(DRILL_PRICE))),
        Plate(do.SWAP, "swap", "swap", say("wildcatters-board-swap"), money(int(SWAP_PRICE))),
        Plate(do.TRANSPORT, "transport", "freight", say("wildcatters-board-transport"), money(int(TRANSPORT_PRICE))),
        *_common(),
        _done(),
    ]
    yield from plates(row, _RIGHT, _TOP, said, 118)


def _cargo(state: Position) -> Say:
    """What a transport could move: barrels of the active seat and of the others, in the field and in the harbour."""
    index, active = int(state.region) * COLOUR_COUNT, int(turns.active(state))
    barrels = [int(state.ready[index + colour] + state.waiting[index + colour]) for colour in range(COLOUR_COUNT)]
    return say("wildcatters-board-to-move", own=barrels[active], others=sum(barrels) - barrels[active])


def _fleet_menu(state: Position, said: Said) -> Iterator[Shape]:
    """W162, W163: the first tanker moves for nothing."""
    price = say("wildcatters-board-free") if state.moves == 0 else money(int(MOVE_PRICE))
    yield from heading(say("wildcatters-board-step-f"), [say("wildcatters-board-next-move", price=price)])
    yield from plates([*_common(), _done()], _RIGHT, _TOP, said, 138)


def _harbour_menu(state: Position, _said: Said) -> Iterator[Shape]:
    yield from heading(say("wildcatters-board-step-f"), [say("wildcatters-board-where-to")])
    yield copy(f"tanker-{max(int(state.seat), 0) + 1}", _SEEN + 90, DESK + 60, "", 2.6)


def _card_use(state: Position, said: Said) -> Iterator[Shape]:
    """W55, W191: which refinery is emptied."""
    yield from heading(say("wildcatters-board-empty-which"), [])
    yield copy("empty", _SEEN + 60, DESK + 56, "", 3)
    if state.step == ask.END_CARD:
        yield from plates([Plate(do.PASS, "keep", "onward", say("wildcatters-board-keep"))], _RIGHT, _TOP, said, 138)


_Drawer = Callable[[Position, Said], Iterator[Shape]]
_DRAWERS: dict[int, _Drawer] = {
    **dict.fromkeys((ask.FOUND, ask.REVEAL, ask.PLACE), _setup),
    ask.CARD: _card_menu,
    ask.BUILD: _build_menu,
    ask.OIL: _oil_menu,
    ask.MOVE: _fleet_menu,
    ask.DESTINATION: _harbour_menu,
    **dict.fromkeys((ask.DRAIN, ask.END_CARD), _card_use),
    **dict.fromkeys((ask.PAY, ask.GIVE, ask.TAKE, ask.OWN_BARRELS, ask.REPAY, ask.ORDER), treasury.shapes),
    ask.BID: auction.shapes,
    ask.JOIN_DRILL: freight.drilling,
    ask.JOIN_TRANSPORT: freight.joining,
    **dict.fromkeys((ask.TRAIN, ask.WAY, ask.SHIP, ask.PORT, ask.UNLOAD), freight.shapes),
    ask.ENDED: result.shapes,
}
