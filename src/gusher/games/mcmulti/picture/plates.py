"""What all parts of the board press and write with: brass plates, price tags, sums of money."""

from collections.abc import Iterator, Mapping

from gusher.kernel.drawing import box, button, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Shape

Said = Mapping[int, Say]  # every answer the viewer may give, as the list of choices says it


def money(amount: int) -> Say:
    return say("mcmulti-board-money", amount=amount)


def signed(amount: int) -> Say:
    """A sum with its sign: what something has brought or cost."""
    way = "up" if amount > 0 else "down" if amount < 0 else "even"
    return say("mcmulti-board-signed", way=way, amount=abs(amount))


def plate(
    action: int, name: str, text: Say, said: Said, x: float, y: float, width: float, height: float = 46
) -> Iterator[Shape]:
    """A brass plate to press, if its answer is possible."""
    if action not in said:
        return
    face = [
        box("press", x, y, width, height, 8),
        write(text, x + width / 2, y + height / 2 + 7, 20, "slab middle on-light"),
    ]
    yield from button(action, name, said[action], face, box("hit", x, y, width, height, 8))
