"""The survey sheet of one position: fields, rigs, tags, deeds and reserves as shapes, with the targets on them."""

from collections.abc import Iterator

from gusher.games.atacama import art, score
from gusher.games.atacama.actions import BUY, PLACE, RIG, USE
from gusher.games.atacama.art import copy
from gusher.games.atacama.data import (
    BASE,
    COLOURS,
    CONCESSIONS,
    DIRECTIONS,
    DOUBLE,
    FIELDS,
    LAYING,
    LINE_MINIMUM,
    LINES,
    METAL,
    METAL_NAMES,
    METALS,
    NOTHING,
    PLACES,
    SIDE,
    SIGN,
    TILES,
    TURNS,
    UNASSIGNED,
    VALUE,
)
from gusher.games.atacama.state import Atacama
from gusher.games.atacama.telling import action_said, field_said, line_said, results_said, role_said, signed
from gusher.kernel.drawing import badge, box, group, named, target, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Attribute, Shape
from gusher.kernel.state import OVER


def shapes(state: Atacama, legal: list[int]) -> list[Shape]:
    """Everything on the sheet, from the ground up. `legal` holds what the viewer may answer, nothing if not asked."""
    return [
        *_sheet(state),
        *(shape for place in range(PLACES) for shape in _place(state, place)),
        *_letters(state),
        *_rigs(state),
        *_pending(state),
        *_tags(state),
        *_deeds(state, legal),
        *(_reserve(state, seat, legal) for seat in range(state.way.seats)),
        *(_field_target(state, action) for action in legal if action < BUY),
    ]


# --- the ground ---


def _sheet(state: Atacama) -> Iterator[Shape]:
    yield box("sheet", 0, 0, art.WIDTH, art.HEIGHT, 10)
    grain: dict[str, Attribute] = {"width": art.WIDTH, "height": art.HEIGHT, "fill": "url(#grain)"}
    yield Shape("rect", "", grain)
    yield box("neatline", 6, 6, art.WIDTH - 12, art.HEIGHT - 12, 6)
    yield from _turn(state)
    middle = art.TAGS + art.TAG / 2
    yield copy("sun", middle, art.MARGIN + art.DEED / 2)
    yield copy("rose", middle, middle)
    for line in range(SIDE):
        place = art.along(line) + art.FIELD / 2
        yield write(str(line + 1), place, art.BOARD - 8, 21, "slab middle soft")
        yield write(str(line + 1), art.BOARD - 14, place + 7, 21, "slab middle soft")


def _turn(state: Atacama) -> Iterator[Shape]:
    """The corner between the deeds: which turn it is."""
    middle = art.MARGIN + art.DEED / 2
    if state.reason:
        yield write(say("atacama-sheet-over"), middle, middle + 10, 26, "slab middle ink")
        return
    yield write(say("atacama-sheet-turn"), middle, middle - 16, 19, "middle soft")
    yield write(str(state.turn), middle, middle + 17, 36)
    yield write(f"/ {TURNS}", middle, middle + 38, 18, "middle soft")


def _place(state: Atacama, place: int) -> Iterator[Shape]:
    """A tile with its nine fields, or the empty square where one will come (A63)."""
    x, y = art.along(place % 3 * 3), art.along(place // 3 * 3)
    if state.laid[place] == NOTHING:
        yield from _unlaid(place, x, y)
        return
    yield box("tile", x - 1.5, y - 1.5, art.TILE + 3, art.TILE + 3, 4)
    for spot in range(PLACES):
        field = (place // 3 * 3 + spot // 3) * SIDE + place % 3 * 3 + spot % 3
        yield from _field(state, field)


def _unlaid(place: int, x: int, y: int) -> Iterator[Shape]:
    stage = list(LAYING).index(place) // 3 + 1
    yield named(f"unlaid-{place}", box("unlaid", x, y, art.TILE, art.TILE, 4))
    size: dict[str, Attribute] = {"x": x, "y": y, "width": art.TILE, "height": art.TILE, "fill": "url(#at-unsurveyed)"}
    yield Shape("rect", "", size)
    middle = x + art.TILE / 2
    yield write(say("atacama-sheet-stage"), middle, y + 84, 26, "middle soft")
    yield write(str(stage), middle, y + 164, 84, "slab middle soft")


def _field(state: Atacama, field: int) -> Iterator[Shape]:
    """What is printed; a rig hides the nuggets and darkens the plate, and nobody looks at closed fields any more."""
    x, y = art.corner(field)
    printed = score.printed(state, field)
    code = f"{METALS[METAL[printed]]}{VALUE[printed]}"
    if state.rigs[field] == NOTHING:
        yield named(f"field-{_code(field)}", copy(f"ore-{code}", x, y, "closed" if state.closed[field] else ""))
    else:
        yield named(f"field-{_code(field)}", copy(f"ground-{METAL_NAMES[METAL[printed]]}", x, y))
        yield copy(f"plate-{code}", x, y, "drilled")


def _letters(state: Atacama) -> Iterator[Shape]:
    """The tile's letter in its top right corner (A3)."""
    for place in range(PLACES):
        if state.laid[place] != NOTHING:
            x, y = art.along(place % 3 * 3) + art.TILE, art.along(place // 3 * 3)
            yield write(TILES[state.laid[place]], x - 9, y + 17, 18, "slab middle soft")


def _rigs(state: Atacama) -> Iterator[Shape]:
    for field in range(FIELDS):
        colour = state.rigs[field]
        if colour != NOTHING:
            x, y = art.corner(field)
            inside = [copy(f"rig-{COLOURS[colour]}", x, y)]
            if colour == DOUBLE:
                inside.append(copy("times-two", x, y))
            label = say("atacama-standing", rig=COLOURS[colour], field=field_said(state, field))
            yield Shape("g", "", {}, inside, id=f"rig-{_code(field)}", label=label)


def _pending(state: Atacama) -> Iterator[Shape]:
    """The field that waits for its rig."""
    if state.step == RIG and state.pending < BUY:
        x, y = art.corner(state.pending - PLACE)
        yield copy("rig-base", x, y, "ghost")
        yield named("pending", box("pending", x + 2, y + 2, art.FIELD - 4, art.FIELD - 4, 6))


def _field_target(state: Atacama, action: int) -> Shape:
    field = action - PLACE
    x, y = art.corner(field)
    hit = box("hit", x + 2, y + 2, art.FIELD - 4, art.FIELD - 4, 6)
    peg = copy("peg", x + art.HOLE[0], y + art.HOLE[1])
    return target(action, f"target-{_code(field)}", action_said(state, action), [hit, peg])


def _code(field: int) -> str:
    """A field as in the rules: row and column, 41 for r4c1."""
    return f"{field // SIDE + 1}{field % SIDE + 1}"


# --- tags ---


def shown_roles(state: Atacama, direction: int) -> list[int]:
    """Who or what scores in a direction: the roles held, or both concessions while they are for sale (A65)."""
    if any(role == UNASSIGNED for role in state.roles):
        return [concession * 2 + direction for concession in range(len(CONCESSIONS))]
    return sorted(int(role) for role in state.roles if role % 2 == direction)


def _tags(state: Atacama) -> Iterator[Shape]:
    for direction in range(len(DIRECTIONS)):
        roles = shown_roles(state, direction)
        for number in range(SIDE):
            yield _tag(state, direction, number, roles)
    yield from _legend(shown_roles(state, 0))


def _tag(state: Atacama, direction: int, number: int, roles: list[int]) -> Shape:
    """Rigs so far out of four, and what the line brings; soft until it counts (A24)."""
    line = direction * SIDE + number
    x, y = (art.along(number) + 2, art.TAGS) if direction == 0 else (art.TAGS, art.along(number) + 2)
    middle, top = (x + 38, y) if direction == 0 else (x + 43, y - 5)  # beside the hole of the tag
    counts = score.counts(state, line)
    dress = "tag counts" if counts else "tag"
    inside = [copy(f"tag-{DIRECTIONS[direction]}", x, y)]
    inside.append(write(f"{state.weight[line]}/{LINE_MINIMUM}", middle, top + 29, 19, "middle as-dressed"))
    for place, role in enumerate(roles):
        points = signed(state.points[role // 2 * LINES + line])
        if len(roles) == 1:
            inside.append(_price(points, middle, top + 64, (34, 28)))
        else:
            inside.append(copy(f"dot-{CONCESSIONS[role // 2]}", middle - 23, top + 43 + place * 21))
            inside.append(_price(points, middle + 11, top + 51 + place * 21, (22, 19)))
    label = say(
        "atacama-tag",
        line=line_said(line),
        rigs=int(state.weight[line]),
        needed=int(LINE_MINIMUM),
        counts="yes" if counts else "no",
        results=results_said(state, line, roles),
    )
    return Shape("g", dress, {}, inside, id=f"tag-{'cr'[direction]}{number + 1}", label=label)


def _price(points: str, x: float, y: float, sizes: tuple[int, ...]) -> Shape:
    """A number on a tag, the smaller the longer: `sizes` are those for two characters, for three, and so on."""
    size = sizes[min(max(len(points) - 2, 0), len(sizes) - 1)]
    return write(points, x, y, size, "slab middle as-dressed")


def _legend(roles: list[int]) -> Iterator[Shape]:
    """What the lines of a tag mean, written once beside those of the columns."""
    edge = art.BOARD - 8
    yield write(say("atacama-sheet-rigs"), edge, art.TAGS + 29, 19, "end soft")
    if len(roles) == 1:
        yield write(say("atacama-sheet-points"), edge, art.TAGS + 60, 19, "end soft")
        return
    for place, role in enumerate(roles):
        concession = say("atacama-concession", concession=CONCESSIONS[role // 2])
        yield write(concession, edge, art.TAGS + 50 + place * 21, 19, "end soft")


# --- deeds ---


def _deeds(state: Atacama, legal: list[int]) -> Iterator[Shape]:
    for direction in range(len(DIRECTIONS)):
        roles = shown_roles(state, direction)
        length = art.BOARD_SIDE if len(roles) == 1 else (art.BOARD_SIDE - 10) // 2
        for place, role in enumerate(roles):
            yield _Deed(state, role, place * (length + 10), length).shape(legal)


class _Deed:
    """A concession on its edge of the board, or the offer of one. Rows' deeds lie on their side, reading upwards."""

    def __init__(self, state: Atacama, role: int, start: int, length: int) -> None:
        self.state = state
        self.role = role
        self.concession = CONCESSIONS[role // 2]
        self.upright = role % 2 == 1
        self.start = start
        self.length = length
        self.seat = list(state.roles).index(role) if role in state.roles else None

    def shape(self, legal: list[int]) -> Shape:
        name = f"deed-{self.concession}-{DIRECTIONS[self.role % 2]}"
        action = BUY + self.role
        inside = [*self._paper(), *self._metals(), *self._title(), self._seal(), *self._points()]
        if action in legal:
            x, y, width, height = self._frame(3)
            hit = box("hit", x, y, width, height, 8)
            peg = copy("peg", x + width - 13, y + 13)
            return target(action, name, action_said(self.state, action), [*inside, hit, peg], "target framed")
        if self.state.step == RIG and self.state.pending == action:
            inside.append(named("pending", box("pending", *self._frame(3), 8)))
        return Shape("g", "", {}, inside, id=name, label=self._said())

    def _said(self) -> Say:
        total = signed(score.role_score(self.state, self.role))
        if self.seat is None:
            return say("atacama-deed-offered", role=role_said(self.role), points=total)
        return say("atacama-deed-held", role=role_said(self.role), seat=Seat(self.seat), points=total)

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point of the deed (along it, across it) on the sheet."""
        if self.upright:
            return art.MARGIN + v, art.BOARD_END - self.start - u
        return art.BOARD + self.start + u, art.MARGIN + v

    def _frame(self, inset: int) -> tuple[float, float, float, float]:
        far = (self.length - inset, inset) if self.upright else (inset, inset)
        x, y = self.at(*far)
        long, short = self.length - 2 * inset, art.DEED - 2 * inset
        return (x, y, short, long) if self.upright else (x, y, long, short)

    def _write(self, text: Say, u: float, v: float, size: float, classes: str, room: int = 0) -> Shape:
        x, y = self.at(u, v)
        shape = write(text, x, y, size, classes, room)
        if self.upright:
            shape.attributes["transform"] = f"rotate(-90 {x:g} {y:g})"
        return shape

    def _paper(self) -> Iterator[Shape]:
        yield box("for-sale" if self.seat is None else "deed", *self._frame(0), 6)
        yield box("engraved", *self._frame(6), 3)

    def _seal(self) -> Shape:
        x, y = self.at(44, 37)
        return copy(f"seal-{self.concession}", x, y)

    def _metals(self) -> Iterator[Shape]:
        """The rights with a plus, the penalty with a minus (A5)."""
        for place, metal in enumerate(METAL_NAMES):
            x, y = self.at(142 + place * 40, 60) if self.upright else self.at(110 + place * 54, 60)
            sign = "+" if SIGN[self.role // 2][place] > 0 else "−"
            yield write(sign, x - 19, y + 8, 23)
            yield copy(f"chip-{metal}", x + 3, y)

    def _title(self) -> Iterator[Shape]:
        """Who holds it; an offer says the concession's name and which way it scores, and so does a long deed."""
        name = say("atacama-concession-title", concession=self.concession)
        if self.seat is None:
            yield self._write(name, 86, 28 if self.upright else 33, 21, "slab ink")
            yield copy(f"way-{DIRECTIONS[self.role % 2]}", *self.at(256, 28))
            return
        x, y = self.at(102, 25)
        yield badge(self.seat, x, y)
        long = self.length == art.BOARD_SIDE
        yield self._write(
            say("player", seat=Seat(self.seat)), 126, 29 if self.upright else 33, 21, "slab ink", 18 if long else 11
        )
        if long:
            middle = (380 + self.length - 90) / 2
            yield self._write(name, middle, 36, 24, "slab middle ink")
            way = say("atacama-deed-scores", direction=DIRECTIONS[self.role % 2])
            yield self._write(way, middle, 64, 20, "middle soft")

    def _points(self) -> Iterator[Shape]:
        """The result so far; on an offer the possible one (A31, A65)."""
        x, y = self.at(self.length - 50, 42)
        points = signed(score.role_score(self.state, self.role))
        total = _price(points, x + 2, y + 11, (31, 27, 21))
        yield group([copy("tag-total", x, y), total], "tag" if self.seat is None else "tag counts")


# --- reserves ---


def _reserve(state: Atacama, seat: int, legal: list[int]) -> Shape:
    """The rigs in front of a player (A8); whoever is asked, and in the end who has won, stands out."""
    seats = int(state.way.seats)
    width = (art.WIDTH - 2 * art.MARGIN - (seats - 1) * 8) / seats
    x, y = art.MARGIN + seat * (width + 8), art.RESERVES
    left = [int(state.reserve[seat * 2 + colour]) for colour in range(len(COLOURS))]
    count = f"{left[BASE]} + {left[DOUBLE]}" if state.way.tactical else str(left[BASE])
    room = 24 if seats == 2 else 12 - len(count)
    won = state.seat == OVER and state.ranks()[seat] == 1
    inside = [
        box("asked" if state.seat == seat or won else "idle", x, y, width, art.RESERVE_HEIGHT, 8),
        badge(seat, x + 26, y + 23),
        write(say("player", seat=Seat(seat)), x + 52, y + 29, 21, "slab ink", room),
        write(count, x + width - 12, y + 29, 21, "end ink"),
        *_piles(state, seat, left, x + 4, legal),
    ]
    if won:
        inside.append(copy("star", x + width - 28, y + 58))
    return Shape("g", "", {}, inside, id=f"reserve-{seat}")


def _piles(state: Atacama, seat: int, left: list[int], x: float, legal: list[int]) -> Iterator[Shape]:
    """One pile per colour; in step `rig` those of the seat asked are the targets (A38, A66)."""
    y = art.RESERVES
    for colour, count in enumerate(left):
        if count == 0:
            continue
        step = 44 if colour == DOUBLE else 25 if state.way.seats == 2 else 21
        length = count * step + 18
        pile = [_spare(colour, x + place * step, y + 41) for place in range(count)]
        action = USE + colour
        if action in legal and state.seat == seat:
            hit = box("hit", x, y + 38, length, art.RESERVE_HEIGHT - 41, 6)
            name = f"pile-{seat}-{COLOURS[colour]}"
            yield target(action, name, action_said(state, action), [hit, *pile], "target framed")
        else:
            yield from pile
        x += length + 6


def _spare(colour: int, x: float, y: float) -> Shape:
    """A rig not yet placed."""
    spare = copy(f"rig-{COLOURS[colour]}", x - 9, y, scale=0.82)
    if colour == DOUBLE:
        return group([spare, copy("times-two", x - 1, y, scale=0.75)])
    return spare
