"""Action cards as railway tickets: the numbers and symbols stamped on them."""

from collections.abc import Iterator

from gusher.games.giganten.data import (
    CARD_BACK,
    CARD_BLACK,
    CARD_CRUDE,
    CARD_LICENCES,
    CARD_MOVE,
    CARD_PRICE,
    RED_FACES,
)
from gusher.games.giganten.picture.stamp import copy
from gusher.kernel.drawing import box, write
from gusher.kernel.scene import Shape

WIDTH, HEIGHT = 148, 108


def colour(card: int) -> str:
    return "red" if card < RED_FACES else "beige"


def ticket(card: int, x: float, y: float) -> list[Shape]:
    """Licences and movement points above the perforation, the special below; a red one shows the black loco's trip."""
    shapes = [copy(f"ticket-{colour(card)}", x, y)]
    top = y + 36
    if card < RED_FACES:
        shapes.append(copy("loco-black", x + 58, y + 17, "", 0.72))
        shapes.append(write(f"+{CARD_BLACK[card]}", x + 92, y + 23, 22))
        top = y + 47
    shapes.append(copy("licence-back", x + 27, top, "", 0.95 if card >= RED_FACES else 0.82))
    shapes.append(write(str(CARD_LICENCES[card]), x + 56, top + 11, 31))
    shapes.append(copy("wheel", x + 85, top, "", 1.12))
    shapes.append(write(str(CARD_MOVE[card]), x + 122, top + 11, 31))
    return shapes + list(_special(card, x + WIDTH / 2, y + 89, 1.15, 25))


def slip(card: int, x: float, y: float) -> list[Shape]:
    """The same card in small, before its player."""
    shapes = [copy(f"slip-{colour(card)}", x, y)]
    shapes.append(copy("licence-back", x + 14, y + 13, "", 0.55))
    shapes.append(write(str(CARD_LICENCES[card]), x + 29, y + 19, 18))
    shapes.append(copy("wheel", x + 49, y + 13, "", 0.66))
    shapes.append(write(str(CARD_MOVE[card]), x + 69, y + 19, 18))
    return shapes + list(_special(card, x + 103, y + 13, 0.55, 17))


def _special(card: int, x: float, y: float, scale: float, size: float) -> Iterator[Shape]:
    """G51, G53, G54: shift a price, take a marker, send the others' locos back."""
    for symbol, number in (
        ("barrel", f"±{CARD_PRICE[card]}" if CARD_PRICE[card] else ""),
        ("crude", f"+{CARD_CRUDE[card]}" if CARD_CRUDE[card] else ""),
        ("setback", f"−{CARD_BACK[card]}" if CARD_BACK[card] else ""),
    ):
        if number:
            yield copy(symbol, x - 19 * scale, y, "", scale)
            yield write(number, x + 20 * scale, y + size / 3, size)


def pile(kind: str, cards: int, x: float, y: float) -> list[Shape]:
    """A face-down pile and how many cards it holds."""
    dress = {"red": "ticket-red", "beige": "ticket-beige", "licences": "licence-back"}[kind]
    layers = min(cards, 3)
    shapes = [box("slot", x, y, 40, 50, 4)]
    for layer in range(layers):
        shapes.append(box("sheet", x - 2 * layer, y - 2 * layer, 40, 50, 4))
        shapes.append(box(dress, x - 2 * layer, y - 2 * layer, 40, 50, 4))
    return [*shapes, write(str(cards), x + 20, y + 76, 20)]
