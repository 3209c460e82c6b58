"""Price tags and brass plates: what an answer costs, to whom it goes, and something to press."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.picture.stamp import copy
from gusher.kernel.drawing import badge, box, button, disc, group, path, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Label, Said, Shape

TAG_HEIGHT = 17


def money(amount: int) -> Say:
    return say("wildcatters-board-money", amount=amount)


def price_tag(text: Label, x: float, y: float, width: float = 30) -> list[Shape]:
    """A price in words or dollars, around its middle."""
    ground = box("price", x - width / 2, y - TAG_HEIGHT / 2, width, TAG_HEIGHT, 4)
    return [ground, write(text, x, y + 5.5, 15, "slab middle on-light")]


def fee_tag(company: int, shares: int, x: float, y: float, payee: int = NOTHING) -> list[Shape]:
    """So many shares of a company, for somebody, around its middle; below zero they are received."""
    sign = "+" if shares < 0 else "−"
    width = 42 if payee == NOTHING else 62
    left = x - width / 2
    parts = [
        box("price", left, y - TAG_HEIGHT / 2, width, TAG_HEIGHT, 4),
        write(f"{sign}{abs(shares)}", left + 11, y + 5, 14, "slab middle on-light"),
        copy(f"share-{company + 1}", left + 30, y, "", 0.58),
    ]
    if payee != NOTHING:
        parts.append(badge(payee, left + 51, y, 0.4))
    return parts


def chip(shares: int, x: float, y: float) -> list[Shape]:
    """Own shares that an answer costs, around its middle. To whom they go is written on the train or the tanker."""
    return [
        box("price", x - 13, y - 8, 26, 16, 4),
        write(f"−{shares}" if shares else "0", x, y + 5, 14, "slab middle on-light"),
    ]


def bill(payer: int, owed: dict[int, int], x: float, y: float) -> list[Shape]:
    """What a whole journey costs, line by line: own shares for each payee."""
    lines = [(payee, shares) for payee, shares in owed.items() if shares]
    if not lines:
        return price_tag(say("wildcatters-board-free"), x, y, 52)
    shapes: list[Shape] = []
    for place, (payee, shares) in enumerate(lines):
        shapes += fee_tag(payer, shares, x, y + place * (TAG_HEIGHT + 1), payee)
    return shapes


def ring(x: float, y: float, radius: float) -> list[Shape]:
    """A place that waits for a piece: a ring with a cross."""
    arm = radius * 0.5
    cross = f"M{x - arm:g} {y:g}H{x + arm:g}M{x:g} {y - arm:g}V{y + arm:g}"
    return [disc("peg", x, y, radius), path("peg", cross)]


def spot_target(
    action: int, name: str, said: Said, hit: Shape, face: list[Shape] | None = None, over: list[Shape] | None = None
) -> Iterator[Shape]:
    """Something on the map to click on, if it is an answer now. What lies `over` it, such as its price, is no part of
    it and lets clicks through."""
    if action in said:
        yield from button(action, name, said[action], face or [], replace(hit, classes="hit"), "target framed")
        if over:
            yield group(over, "over")


@dataclass(frozen=True, slots=True)
class Plate:
    """A brass plate: an answer, the drawing on it, what it says in a word, and its price."""

    action: int
    name: str
    icon: str
    text: Label
    price: Label = ""
    icon_scale: float = 1.3


def card_plate() -> Plate:
    """A refinery card (W58)."""
    return Plate(do.EMPTY, "empty", "empty", say("wildcatters-board-empty"))


def plates(
    row: list[Plate], right: float, y: float, said: Said, width: float = 118, height: float = 86
) -> Iterator[Shape]:
    """Plates side by side up to the right edge. What is no answer now is pale and cannot be pressed."""
    for place, plate in enumerate(reversed(row)):
        x = right - (place + 1) * (width + 6) + 6
        live = plate.action in said
        dress = "slab middle on-light" if live else "slab middle soft"
        face = [box("press" if live else "press pale faint", x, y, width, height, 8)]
        drop = 0 if plate.price else 8
        face.append(copy(plate.icon, x + width / 2, y + 26 + drop, "on-brass" if live else "out", plate.icon_scale))
        face.append(write(plate.text, x + width / 2, y + 58 + drop, 15.5, dress, 17))
        if plate.price:
            face.append(write(plate.price, x + width / 2, y + 77, 18, dress))
        if live:
            hit = box("hit", x, y, width, height, 8)
            yield from button(plate.action, plate.name, said[plate.action], face, hit)
        else:
            yield group(face)
