"""The seats below the board: their rigs in reserve."""

from collections.abc import Iterator

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import BASE, COLOURS, DOUBLE
from gusher.games.atacama.picture import layout
from gusher.games.atacama.picture.stamp import copy
from gusher.games.atacama.position import Position
from gusher.kernel.drawing import badge, box, group, kept, target, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape

Left = tuple[int, ...]  # rigs of each colour


def shape(state: Position, seat: int, said: Said) -> Shape:
    """The rigs in front of a player (A8); whoever is asked, and in the end who has won, stands out."""
    left = tuple(int(state.reserve[seat * 2 + colour]) for colour in range(len(COLOURS)))
    answers = tuple(said.get(do.USE + colour) if state.seat == seat else None for colour in range(len(COLOURS)))
    won = bool(state.has_won(seat))
    tactical = bool(state.setting.tactical)
    return _drawn(seat, int(state.setting.seats), tactical, left, answers, bool(state.seat == seat or won), won)


@kept
def _drawn(
    seat: int, seats: int, tactical: bool, left: Left, answers: tuple[Say | None, ...], stands_out: bool, won: bool
) -> Shape:
    width = (layout.WIDTH - 2 * layout.MARGIN - (seats - 1) * 8) / seats
    x, y = layout.MARGIN + seat * (width + 8), layout.RESERVES
    count = f"{left[BASE]} + {left[DOUBLE]}" if tactical else str(left[BASE])
    room = 24 if seats == 2 else 12 - len(count)
    inside = [
        box("asked" if stands_out else "idle", x, y, width, layout.RESERVE_HEIGHT, 8),
        badge(seat, x + 26, y + 23),
        write(say("player", seat=Seat(seat)), x + 52, y + 29, 21, "slab ink", room),
        write(count, x + width - 12, y + 29, 21, "end ink"),
        *_piles(seat, seats, left, x + 4, answers),
    ]
    if won:
        inside.append(copy("star", x + width - 28, y + 58))
    return Shape("g", "", {}, inside, id=f"reserve-{seat}")


def _piles(seat: int, seats: int, left: Left, x: float, answers: tuple[Say | None, ...]) -> Iterator[Shape]:
    """One pile per colour; in step `rig` those of the seat asked are the targets (A38, A66)."""
    y = layout.RESERVES
    for colour, (count, answer) in enumerate(zip(left, answers, strict=True)):
        if count == 0:
            continue
        step = 44 if colour == DOUBLE else 25 if seats == 2 else 21
        length = count * step + 18
        pile = [_spare(colour, x + place * step, y + 41) for place in range(count)]
        if answer is not None:
            hit = box("hit", x, y + 38, length, layout.RESERVE_HEIGHT - 41, 6)
            name = f"pile-{seat}-{COLOURS[colour]}"
            yield target(do.USE + colour, name, answer, [hit, *pile], "target framed")
        else:
            yield from pile
        x += length + 6


def _spare(colour: int, x: float, y: float) -> Shape:
    """A rig not yet placed."""
    spare = copy(f"rig-{COLOURS[colour]}", x - 9, y, scale=0.82)
    if colour == DOUBLE:
        return group([spare, copy("times-two", x - 1, y, scale=0.75)])
    return spare
