"""The survey sheet of one position: fields and rigs, with the targets on them, and what lies around them."""

from collections.abc import Iterator
from typing import TypeVar

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import (
    COLOURS,
    DOUBLE,
    LAYING,
    METAL,
    METAL_NAMES,
    METALS,
    NOTHING,
    PLACE_OF,
    PLACES,
    SIDE,
    SPOT_OF,
    TILES,
    TURNS,
    VALUE,
)
from gusher.games.atacama.picture import art, deeds, layout, reserves, tags
from gusher.games.atacama.picture.stamp import copy
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import printed_said
from gusher.kernel.drawing import box, kept, named, ruler, shared, target, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Attribute, Said, Shape
from gusher.kernel.together import Together

Seen = TypeVar("Seen")
Drawn = tuple[Shape | Together[Shape], ...]


def shapes(state: Position, _viewer: int, said: Said) -> list[Shape | Together[Shape]]:
    """Everything on the sheet, from the ground up."""
    rigs, closed = tuple([int(colour) for colour in state.rigs]), tuple([bool(shut) for shut in state.closed])
    return [
        _ground(),
        *_turn(int(state.turn), bool(state.reason)),
        *_marks(),
        *_fields(tuple([int(tile) for tile in state.laid]), rigs, closed),
        *_pending(state),
        tags.shapes(state),
        *deeds.shapes(state, said),
        *(reserves.shape(state, seat, said) for seat in range(state.setting.seats)),
        *(_field_target(action, label) for action, label in said.items() if action < do.BUY),
        _numbers(),
    ]


# --- the ground ---


@kept
def _ground() -> Together[Shape]:
    sheet = box("sheet", 0, 0, layout.WIDTH, layout.HEIGHT, 10)
    grain: dict[str, Attribute] = {"width": layout.WIDTH, "height": layout.HEIGHT, "fill": "url(#grain)"}
    neatline = box("neatline", 6, 6, layout.WIDTH - 12, layout.HEIGHT - 12, 6)
    return Together((sheet, Shape("rect", "", grain), neatline))


@kept
def _turn(turn: int, over: bool) -> tuple[Shape, ...]:
    """The corner between the deeds: which turn it is."""
    middle = layout.MARGIN + layout.DEED / 2
    if over:
        return (write(say("atacama-sheet-over"), middle, middle + 10, 26, "slab middle ink"),)
    return (
        write(say("atacama-sheet-turn"), middle, middle - 16, 19, "middle soft"),
        write(str(turn), middle, middle + 17, 36),
        write(f"/ {TURNS}", middle, middle + 38, 18, "middle soft"),
    )


@kept
def _marks() -> tuple[Shape, ...]:
    """What decorates the corners."""
    middle = layout.TAGS + layout.TAG / 2
    return copy("sun", middle, layout.MARGIN + layout.DEED / 2), copy("rose", middle, middle)


@kept
def _numbers() -> Together[Shape]:
    """Of rows and columns."""
    middles = [layout.along(line) + layout.FIELD / 2 for line in range(SIDE)]
    columns = [ruler("x", line + 1, middle, layout.BOARD - 8) for line, middle in enumerate(middles)]
    rows = [ruler("y", line + 1, layout.BOARD - 14, middle + 6) for line, middle in enumerate(middles)]
    return Together((*columns, *rows))


@shared
def _fields(
    laid: tuple[int, ...], rigs: tuple[int, ...], closed: tuple[bool, ...]
) -> tuple[Shape | Together[Shape], ...]:
    """The tiles with their letters, and the rigs."""
    tiles = [_place(place, laid[place], _of(place, rigs), _of(place, closed)) for place in range(PLACES)]
    standing = [(field, colour) for field, colour in enumerate(rigs) if colour != NOTHING]
    drilled = [_rig(field, colour, _printed(laid, field)) for field, colour in standing]
    return (*tiles, _letters(laid), *drilled)


def _printed(laid: tuple[int, ...], field: int) -> int:
    """As `score.printed`, which asks the whole position."""
    return int(laid[PLACE_OF[field]] * PLACES + SPOT_OF[field])


def _of(place: int, fields: tuple[Seen, ...]) -> tuple[Seen, ...]:
    """What is seen on the nine fields of a place."""
    first = place // 3 * 3 * SIDE + place % 3 * 3
    return (*fields[first : first + 3], *fields[first + SIDE :][:3], *fields[first + 2 * SIDE :][:3])


@kept
def _place(place: int, tile: int, rigs: tuple[int, ...], closed: tuple[bool, ...]) -> Together[Shape]:
    """A tile with its nine fields, or the empty square where one will come (A63)."""
    x, y = layout.along(place % 3 * 3), layout.along(place // 3 * 3)
    if tile == NOTHING:
        return Together(_unlaid(place, x, y))
    found = [box("tile", x - 1.5, y - 1.5, layout.TILE + 3, layout.TILE + 3, 4)]
    for spot in range(PLACES):
        field = (place // 3 * 3 + spot // 3) * SIDE + place % 3 * 3 + spot % 3
        found += _field(field, tile * PLACES + spot, rigs[spot], closed[spot])
    return Together(found)


def _unlaid(place: int, x: int, y: int) -> Iterator[Shape]:
    stage = list(LAYING).index(place) // 3 + 1
    yield named(f"unlaid-{place}", box("unlaid", x, y, layout.TILE, layout.TILE, 4))
    size: dict[str, Attribute] = {"x": x, "y": y, "width": layout.TILE, "height": layout.TILE}
    yield Shape("rect", "", {**size, "fill": "url(#at-unsurveyed)"})
    middle = x + layout.TILE / 2
    yield write(say("atacama-sheet-stage"), middle, y + 84, 26, "middle soft")
    yield write(str(stage), middle, y + 164, 84, "slab middle soft")


def _field(field: int, printed: int, rig: int, closed: bool) -> tuple[Shape, ...]:
    """What is printed; a rig hides the nuggets and darkens the plate, and nobody looks at closed fields any more."""
    return _ore(field, printed, closed) if rig == NOTHING else _drilled(field, printed)


@kept
def _ore(field: int, printed: int, closed: bool) -> tuple[Shape, ...]:
    x, y = layout.corner(field)
    return (named(f"field-{_code(field)}", copy(f"ore-{_value(printed)}", x, y, "closed" if closed else "")),)


@kept
def _drilled(field: int, printed: int) -> tuple[Shape, ...]:
    x, y = layout.corner(field)
    ground = named(f"field-{_code(field)}", copy(f"ground-{METAL_NAMES[METAL[printed]]}", x, y))
    return ground, copy(f"plate-{_value(printed)}", x, y, "drilled")


def _value(printed: int) -> str:
    return f"{METALS[METAL[printed]]}{VALUE[printed]}"


@kept
def _letters(laid: tuple[int, ...]) -> Together[Shape]:
    """Each tile's letter in its top right corner (A3)."""
    return Together(_letter(place, tile) for place, tile in enumerate(laid) if tile != NOTHING)


def _letter(place: int, tile: int) -> Shape:
    x, y = layout.along(place % 3 * 3) + layout.TILE, layout.along(place // 3 * 3)
    return write(TILES[tile], x - 9, y + 17, 18, "slab middle soft")


@kept
def _rig(field: int, colour: int, printed: int) -> Shape:
    x, y = layout.corner(field)
    inside = [copy(f"rig-{COLOURS[colour]}", x, y)]
    if colour == DOUBLE:
        inside.append(copy("times-two", x, y))
    label = say("atacama-standing", rig=COLOURS[colour], field=printed_said(field, printed))
    return Shape("g", "", {}, inside, id=f"rig-{_code(field)}", label=label)


def _pending(state: Position) -> Iterator[Shape]:
    """The field that waits for its rig."""
    if state.step == ask.RIG and state.pending < do.BUY:
        x, y = layout.corner(state.pending - do.PLACE)
        yield copy("rig-base", x, y, "ghost")
        yield named("pending", box("pending", x + 2, y + 2, layout.FIELD - 4, layout.FIELD - 4, 6))


@kept
def _field_target(action: int, label: Say) -> Shape:
    field = action - do.PLACE
    x, y = layout.corner(field)
    hit = box("hit", x + 2, y + 2, layout.FIELD - 4, layout.FIELD - 4, 6)
    peg = copy("peg", x + art.HOLE[0], y + art.HOLE[1])
    return target(action, f"target-{_code(field)}", label, [hit, peg])


def _code(field: int) -> str:
    """A field as in the rules: row and column, 41 for r4c1."""
    return f"{field // SIDE + 1}{field % SIDE + 1}"
