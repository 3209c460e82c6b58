"""The four islands of one position: signs with purses, the lines of the dice, pieces and what they gave, and where one
may click."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    BLUE,
    CELLS,
    CORNER_OF,
    ISLANDS,
    NOTHING,
    PIECE_KINDS,
    PIECES,
    RED,
    REFINERY,
    SALE,
    SHARED,
    SQUARES,
    STATION,
    WELL,
)
from gusher.games.mcmulti.effects.names import island_said, spot_said
from gusher.games.mcmulti.picture.harvest import Harvest, harvest
from gusher.games.mcmulti.picture.layout import (
    CELL,
    GRID,
    ISLAND_AT,
    ISLAND_HEIGHT,
    ISLAND_WIDTH,
    NUMBERS,
    SIGN_HEIGHT,
    centre,
    corner,
)
from gusher.games.mcmulti.picture.money import money
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground
from gusher.games.mcmulti.words.standings import is_picking
from gusher.kernel import sets
from gusher.kernel.drawing import badge, box, button, disc, filled, group, target, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape
from gusher.kernel.state import OVER

_HALF = CELL // 2


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    for island in range(ISLANDS):
        yield from _ground(state, island)
    yield from _beams(state)
    for island in range(ISLANDS):
        yield from _pieces(state, island)
    if state.step == ask.STRIKE:
        x, y = centre(int(state.island), int(ground.crossing(state)))
        yield group([copy("gusher", x, y - 14)], "spouts")
    for found in harvest(state):
        yield from _mark(found)
    yield from _targets(state, said)


# --- island and sign ---


def is_in_turn(state: Position, island: int) -> bool:
    return state.island == island and state.seat != OVER and state.first != NOTHING


def _ground(state: Position, island: int) -> Iterator[Shape]:
    owner = int(state.owner[island])
    x, y = corner(island, 0)
    yield copy("island", x, y, "in-turn" if is_in_turn(state, island) else "")
    if owner == NOTHING and not is_picking(state):
        yield copy("wilderness", x, y)
    yield copy("numbers", x, y)
    lit = is_in_turn(state, island) and state.turn > 0
    yield copy("lighthouse", x - 12, y - 10, "lit-lamp" if lit else "", 1.25 if lit else 0.95)
    yield _ownerless_sign(island, is_picking(state)) if owner == NOTHING else _sign(state, island, owner)


def _sign(state: Position, island: int, owner: int) -> Shape:
    """Whose island it is and what its owner has; brass while the owner is asked, and in the end who has won."""
    x, y = ISLAND_AT[island]
    won = state.has_won(owner)
    in_turn = is_in_turn(state, island)
    # With two players the asked one has two islands: if one of them is in turn, it alone stands out.
    asked = state.seat == owner and (in_turn or state.owner[state.island] != owner)
    called = asked or won
    ink = "on-light" if called else "ink"
    inside = [
        box("sign called" if called else "sign", x, y, ISLAND_WIDTH, SIGN_HEIGHT - 4, 7),
        filled(box("edge", x, y, 9, SIGN_HEIGHT - 4, 4), f"seat-{owner + 1}"),
        badge(owner, x + 27, y + 17, 0.78),
        write(say("player", seat=Seat(owner)), x + 45, y + 23, 14.5, f"slab {ink}", 12),
        copy("crude-small", x + 151, y + 17),
        write(str(state.crude[owner]), x + 162, y + 24, 19, f"slab {ink}"),
        copy("gas-small", x + 197, y + 17),
        write(str(state.gas[owner]), x + 208, y + 24, 19, f"slab {ink}"),
        write(money(int(state.cash[owner])), x + ISLAND_WIDTH - 8, y + 25, 22, f"slab end {ink}"),
    ]
    if state.announcer == owner:
        inside.append(copy("flag", x + 37, y + 4))
    known = {"cash": int(state.cash[owner]), "crude": int(state.crude[owner]), "gas": int(state.gas[owner])}
    label = say(
        "mcmulti-board-sign", seat=Seat(owner), island=island_said(island), turn="yes" if in_turn else "no", **known
    )
    # With two players each has another island, which has to wait (M125).
    waits = state.turn > 0 and state.seat != OVER and not in_turn and state.owner[state.island] == owner
    return Shape("g", "waiting" if waits else "", {}, inside, id=f"sign-{island}", label=label)


def _ownerless_sign(island: int, free: bool) -> Shape:
    """An island that can still be picked (M3), or the one that with three players nobody owns (M132)."""
    x, y = ISLAND_AT[island]
    inside = [
        box("sign" if free else "sign waiting", x, y, ISLAND_WIDTH, SIGN_HEIGHT - 4, 7),
        write(
            say("mcmulti-board-free" if free else "mcmulti-board-nobody"),
            x + ISLAND_WIDTH / 2,
            y + 23,
            18,
            "slab middle soft",
        ),
    ]
    label = say("mcmulti-board-unpicked" if free else "mcmulti-board-deserted", island=island_said(island))
    return Shape("g", "", {}, inside, id=f"sign-{island}", label=label)


# --- the lines of the dice ---


def _beams(state: Position) -> Iterator[Shape]:
    """The red column and the blue row, on the island in turn and on the neighbours who share them (M36, M37)."""
    if state.red == 0 or state.seat == OVER:
        return
    yield from _bridges(state)
    for island in range(ISLANDS):
        counts = int(SHARED[state.island * ISLANDS + island])
        x, y = corner(island, 0)
        if counts & RED:
            yield from _beam("red", x + (int(state.red) - 1) * CELL, y - NUMBERS, CELL, GRID + NUMBERS)
        if counts & BLUE:
            yield from _beam("blue", x - NUMBERS, y + (int(state.blue) - 1) * CELL, GRID + NUMBERS, CELL)
    for island in range(ISLANDS):
        yield from _lit_numbers(state, island)
    x, y = corner(int(state.island), int(ground.crossing(state)))
    yield box("crossing", x, y, CELL, CELL, 6)


def _beam(colour: str, x: float, y: float, width: float, height: float) -> Iterator[Shape]:
    yield box("beam", x, y, width, height, 6)
    yield box(f"beam-{colour}", x, y, width, height, 6)


def _lit_numbers(state: Position, island: int) -> Iterator[Shape]:
    """The faces that count on this island stand out among its numbers."""
    counts = int(SHARED[state.island * ISLANDS + island])
    x, y = corner(island, 0)
    if counts & RED:
        middle = x + (int(state.red) - 0.5) * CELL
        yield disc("die-red lit-number", middle, y - NUMBERS / 2 - 1, 13)
        yield write(str(state.red), middle, y - NUMBERS / 2 + 6, 20, "slab middle pip")
    if counts & BLUE:
        middle = y + (int(state.blue) - 0.5) * CELL
        yield disc("die-blue lit-number", x - NUMBERS / 2 - 1, middle, 13)
        yield write(str(state.blue), x - NUMBERS / 2 - 1, middle + 7, 20, "slab middle pip")


def _bridges(state: Position) -> Iterator[Shape]:
    """How the light gets to the neighbours: below the crude market and below the gas market."""
    west_east = ISLAND_AT[0 if state.island in (0, 3) else 1][0] + NUMBERS + (int(state.red) - 0.5) * CELL
    top, bottom = corner(0, 0)[1] + GRID, ISLAND_AT[3][1]
    yield box("bridge-red", west_east - _HALF, top, CELL, bottom - top)
    north_south = corner(0 if state.island in (0, 1) else 3, 0)[1] + (int(state.blue) - 0.5) * CELL
    left, right = corner(0, 0)[0] + GRID, ISLAND_AT[1][0]
    yield box("bridge-blue", left, north_south - _HALF, right - left, CELL)


# --- pieces ---


def _spot(island: int, cell: int, piece: int) -> tuple[float, float]:
    """The middle of a piece: a refinery stands on four cells (M14)."""
    x, y = centre(island, cell)
    return (x + _HALF, y + _HALF) if piece == REFINERY else (x, y)


def _pieces(state: Position, island: int) -> Iterator[Shape]:
    for piece in range(PIECE_KINDS):
        for cell in sets.members(ground.standing(state, island, piece)):
            yield _piece(island, int(cell), piece)


def _piece(island: int, cell: int, piece: int) -> Shape:
    label = say("mcmulti-board-piece", piece=PIECES[piece], spot=spot_said(island, cell))
    drawn = copy(PIECES[piece], *_spot(island, cell, piece))
    return Shape("g", "", {}, [drawn], id=f"piece-{island}-{cell}", label=label)


def _mark(found: Harvest) -> Iterator[Shape]:
    """What a piece gave, on a chip over it; how often the dice hit it as long as its owner has yet to answer."""
    x, y = _spot(found.island, found.cell, found.piece)
    y -= 34 if found.piece == REFINERY else 17
    if found.waits:
        yield _chip(x, y, "chip waits", f"×{found.hits}", "slab middle ink")
    elif found.barrels == 0:
        yield _chip(x, y, "chip waits", "0", "slab middle soft")
    elif found.piece == WELL:
        yield _chip(x, y, "chip oil", f"+{found.barrels}", "slab middle on-oil")
        if found.cash:
            yield _chip(x, y + 31, "chip fill-brass", f"+{found.cash}", "slab middle on-light")
    elif found.piece == STATION:
        yield _chip(x, y, "chip fill-brass", f"+{found.cash}", "slab middle on-light")
    else:
        yield _chip(x, y, "chip fill-gas", f"+{found.barrels}", "slab middle on-gas")


def _chip(x: float, y: float, dress: str, text: str, ink: str) -> Shape:
    width = 10 + 9 * len(text)
    return group([box(dress, x - width / 2, y - 9, width, 18, 9), write(text, x, y + 5.5, 16, ink)])


# --- where one may click ---


def _targets(state: Position, said: Said) -> Iterator[Shape]:
    if not said:
        return
    if state.step == ask.ISLAND:
        yield from _free_islands(said)
    elif state.step == ask.PLACE:
        yield from _places(state, said)
    elif state.step == ask.STRIKE:
        x, y = corner(int(state.island), int(ground.crossing(state)))
        yield target(
            do.BUILD, "strike", said[do.BUILD], [box("hit", x + 2, y + 2, CELL - 4, CELL - 4, 6)], "target framed"
        )
    elif state.step in (ask.SHOP, ask.FORCED_SALE):
        for action, label in said.items():
            if do.SELL <= action < do.PARK:
                yield from _sale(state, action, label)
    elif state.step == ask.PARK:
        yield from _parkings(said)


def _free_islands(said: Said) -> Iterator[Shape]:
    """An island is picked by a click anywhere on it or its sign (M3)."""
    for action, label in said.items():
        island = action - do.ISLAND
        x, y = ISLAND_AT[island]
        whole = box("hit", x + 2, y + 2, ISLAND_WIDTH - 4, ISLAND_HEIGHT - 4, 9)
        yield target(action, f"island-{island}", label, [whole], "target framed")


def _frame(island: int, cell: int, piece: int) -> Shape:
    x, y = corner(island, cell)
    side = 2 * CELL if piece == REFINERY else CELL
    return box("hit", x + 2, y + 2, side - 4, side - 4, 6)


def _places(state: Position, said: Said) -> Iterator[Shape]:
    """Every free place for the piece that was chosen; pointing at one shows the piece there. A refinery is put where
    its four cells meet."""
    island = int(state.island)
    large = state.wanted >= REFINERY
    piece = REFINERY if large else int(state.wanted)
    for action, label in said.items():
        cell = action - do.PLACE
        x, y = _spot(island, cell, piece)
        reach = box("hit reach", x - 22, y - 22, 44, 44, 9)
        inside = [reach, disc("peg", x, y, 7)] if large else [reach]
        yield target(action, f"place-{cell}", label, inside)
        yield group([copy(PIECES[piece], x, y)], "trip")


def _parkings(said: Said) -> Iterator[Shape]:
    """The refineries of which one has to be parked (M106)."""
    for action, label in said.items():
        island, cell = (action - do.PARK) // SQUARES, int(CORNER_OF[(action - do.PARK) % SQUARES])
        yield target(action, f"park-{island}-{cell}", label, [_frame(island, cell, REFINERY)], "target framed")


def _sale(state: Position, action: int, label: Say) -> Iterator[Shape]:
    """A piece that can be sold, with the price that it brings (M68, M117)."""
    island, cell = (action - do.SELL) // CELLS, (action - do.SELL) % CELLS
    piece = int(ground.piece_at(state, island, cell))
    x, y = _spot(island, cell, piece)
    y += 36 if piece == REFINERY else 17
    price = int(SALE[state.economy * PIECE_KINDS + piece])
    tag = group([box("press", x - 17, y - 8, 34, 16, 4), write(str(price), x, y + 5.5, 15, "slab middle on-light")])
    yield from button(action, f"sell-{island}-{cell}", label, [tag], _frame(island, cell, piece), "target framed")
