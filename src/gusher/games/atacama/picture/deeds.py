"""The deeds of the concessions along the board: whose they are, or what they can be bought for."""

from collections.abc import Iterator
from typing import NamedTuple

from gusher.games.atacama import score
from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import CONCESSIONS, DIRECTIONS, METAL_NAMES, SIGN
from gusher.games.atacama.picture import layout
from gusher.games.atacama.picture.stamp import copy
from gusher.games.atacama.picture.tags import price
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import role_said, shown_roles, signed
from gusher.kernel.drawing import badge, box, group, kept, named, target, turned, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    for deed in deeds(state):
        action = do.BUY + deed.role
        yield _drawn(deed, said.get(action), state.step == ask.RIG and state.pending == action)


def deeds(state: Position) -> "Iterator[Deed]":
    for direction in range(len(DIRECTIONS)):
        roles = shown_roles(state, direction)
        length = layout.BOARD_SIDE if len(roles) == 1 else (layout.BOARD_SIDE - 10) // 2
        for place, role in enumerate(roles):
            seat = list(state.roles).index(role) if role in state.roles else None
            yield Deed(role, seat, int(score.role_score(state, role)), place * (length + 10), length)


@kept
def _drawn(deed: "Deed", answer: Say | None, pending: bool) -> Shape:
    """With the target that buys it, if it is for sale to the viewer; or as the one that waits for its rig."""
    if answer is not None:
        return deed.offered(answer)
    return deed.lying(pending)


class Deed(NamedTuple):
    """A concession on its edge of the board, or the offer of one. Rows' deeds lie on their side, reading upwards."""

    role: int
    seat: int | None  # who holds it
    points: int  # so far, or what it would bring
    start: int
    length: int

    @property
    def concession(self) -> str:
        return CONCESSIONS[self.role // 2]

    @property
    def upright(self) -> bool:
        return self.role % 2 == 1

    @property
    def name(self) -> str:
        return f"deed-{self.concession}-{DIRECTIONS[self.role % 2]}"

    def offered(self, answer: Say) -> Shape:
        x, y, width, height = self.frame(3)
        hit = box("hit", x, y, width, height, 8)
        peg = copy("peg", x + width - 13, y + 13)
        return target(do.BUY + self.role, self.name, answer, [*self._face(), hit, peg], "target framed")

    def lying(self, pending: bool) -> Shape:
        waits = [named("pending", box("pending", *self.frame(3), 8))] if pending else []
        return Shape("g", "", {}, [*self._face(), *waits], id=self.name, label=self.said())

    def _face(self) -> list[Shape]:
        return [*self._paper(), *self._metals(), *self._title(), self._seal(), *self._points()]

    def said(self) -> Say:
        total = signed(self.points)
        if self.seat is None:
            return say("atacama-deed-offered", role=role_said(self.role), points=total)
        return say("atacama-deed-held", role=role_said(self.role), seat=Seat(self.seat), points=total)

    def at(self, u: float, v: float) -> tuple[float, float]:
        """A point of the deed (along it, across it) on the sheet."""
        if self.upright:
            return layout.MARGIN + v, layout.BOARD_END - self.start - u
        return layout.BOARD + self.start + u, layout.MARGIN + v

    def frame(self, inset: int) -> tuple[float, float, float, float]:
        far = (self.length - inset, inset) if self.upright else (inset, inset)
        x, y = self.at(*far)
        long, short = self.length - 2 * inset, layout.DEED - 2 * inset
        return (x, y, short, long) if self.upright else (x, y, long, short)

    def _write(self, text: Say, u: float, v: float, size: float, classes: str, room: int = 0) -> Shape:
        x, y = self.at(u, v)
        shape = write(text, x, y, size, classes, room)
        return turned(shape, f"rotate(-90 {x:g} {y:g})") if self.upright else shape

    def _paper(self) -> Iterator[Shape]:
        yield box("for-sale" if self.seat is None else "deed", *self.frame(0), 6)
        yield box("engraved", *self.frame(6), 3)

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
        long = self.length == layout.BOARD_SIDE
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
        total = price(signed(self.points), x + 2, y + 11, (31, 27, 21))
        yield group([copy("tag-total", x, y), total], "tag" if self.seat is None else "tag counts")
