"""The economy card: a barometer, the prices of equipment as tags to click, and where each double leads."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    DEMAND,
    FACES,
    NEXT,
    PIECE_KINDS,
    PIECES,
    PURCHASE,
    REFINERY,
    RIG,
    SALE,
    STATION,
    TRENDS,
    WELL,
)
from gusher.games.mcmulti.effects.names import economy_said
from gusher.games.mcmulti.picture.layout import CARD_WIDTH, ECONOMY, MIDDLE, MIDDLE_HEIGHT
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import strike
from gusher.kernel.drawing import box, button, turned, write
from gusher.kernel.say import Say, listed, say
from gusher.kernel.scene import Said, Shape

_SIZES = {RIG: 0.8, STATION: 0.8, REFINERY: 0.36, WELL: 0.76}
_LINE = 35  # a line of the price list
_LIST = MIDDLE + 116
_DOUBLES = MIDDLE + MIDDLE_HEIGHT - 51
_ROWS = 3  # so many leads have room below each other
_CROWDED = 8  # characters of a name in two columns
_STEEPEST = 70  # degrees to which the needle goes for the weakest and the strongest economy


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield _card(state)
    yield from _needle(state)
    for place, piece in enumerate((RIG, STATION, REFINERY, WELL)):
        yield from _line(state, said, piece, _LIST + place * _LINE)
    yield from _doubles(state)


def _card(state: Position) -> Shape:
    card = int(state.economy)
    x = ECONOMY + CARD_WIDTH / 2
    inside = [
        box("card", ECONOMY, MIDDLE, CARD_WIDTH, MIDDLE_HEIGHT, 9),
        copy("dial", ECONOMY + 66, MIDDLE + 64, "", 0.7),
        write(economy_said(card), x, MIDDLE + 92, 20),
        write(say("mcmulti-board-buys"), x + 2, _LIST - 4, 14, "middle soft"),
        write(say("mcmulti-board-sells"), x + 64, _LIST - 4, 14, "middle soft"),
    ]
    label = say("mcmulti-board-economy", economy=economy_said(card), demand=int(DEMAND[card]), trend=TRENDS[card])
    return Shape("g", "", {}, inside, id="economy", label=label)


def _needle(state: Position) -> Iterator[Shape]:
    """It points as far as demand goes; the arrow beside the name tells where things are heading."""
    card = int(state.economy)
    lowest, highest = int(min(DEMAND)), int(max(DEMAND))
    turn = _STEEPEST * (2 * (int(DEMAND[card]) - lowest) / (highest - lowest) - 1)
    x, y = ECONOMY + 66, MIDDLE + 64
    needle = turned(copy("needle", 0, 0), f"translate({x:g} {y})rotate({turn:.0f})scale(.7)")
    yield Shape("g", "", {}, [needle], id="needle")
    yield copy(TRENDS[card], ECONOMY + CARD_WIDTH - 16, MIDDLE + 55)
    yield write(say("mcmulti-board-demand"), ECONOMY + CARD_WIDTH - 8, MIDDLE + 22, 14, "end soft")
    yield write(str(DEMAND[card]), ECONOMY + CARD_WIDTH - 32, MIDDLE + 64, 27, "slab end ink")


def _line(state: Position, said: Said, piece: int, y: float) -> Iterator[Shape]:
    """A piece, what it costs and what it brings. A well is not bought but struck: its price depends on how many there
    are (M20, M44)."""
    x = ECONOMY + CARD_WIDTH / 2
    index = int(state.economy) * PIECE_KINDS + piece
    cost = int(strike.cost(state)) if piece == WELL else int(PURCHASE[index])
    bought = state.step == ask.PLACE and state.wanted == piece
    dress = "tag-well" if piece == WELL else "press" if do.BUY + piece in said or bought else "tag"
    ink = "slab middle on-light" if dress == "press" else "slab middle ink"
    face = [
        copy(PIECES[piece], ECONOMY + 34, y + 17, "", _SIZES[piece]),
        box(dress, x - 28, y + 2, 60, 30, 5),
        write(str(cost), x + 2, y + 24, 21, ink),
        write(str(SALE[index]), x + 64, y + 24, 21, "slab middle soft"),
    ]
    if piece != WELL and do.BUY + piece in said:
        hit = box("hit", ECONOMY + 5, y + 1, CARD_WIDTH - 10, 32, 6)
        yield from button(do.BUY + piece, f"buy-{PIECES[piece]}", said[do.BUY + piece], face, hit, "target framed")
    else:
        label = say("mcmulti-board-price", piece=PIECES[piece], cost=cost, sale=int(SALE[index]))
        yield Shape("g", "", {}, face, label=label)


# --- doubles ---


def leads(card: int) -> list[tuple[list[int], int]]:
    """Where the doubles lead, those to the same card together: [1, 2, 3, 4, 5] to one card, [6] to another (M75)."""
    found: dict[int, list[int]] = {}
    for double in range(1, FACES + 1):
        found.setdefault(int(NEXT[card * FACES + double - 1]), []).append(double)
    return [(doubles, following) for following, doubles in found.items()]


def doubles_said(doubles: list[int]) -> str:
    """1–5, or 1; on an owner's board perhaps 1, 3–6."""
    runs: list[list[int]] = []
    for double in doubles:
        if runs and runs[-1][-1] == double - 1:
            runs[-1].append(double)
        else:
            runs.append([double])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


def _doubles(state: Position) -> Iterator[Shape]:
    """One below the other; where an owner's card leads to more than three others, in two columns."""
    rows = leads(int(state.economy))
    step = 15.5 if len(rows) > 2 else 19
    crowded = len(rows) > _ROWS
    inside: list[Shape] = [copy("rule", ECONOMY + 8, _DOUBLES - 6)]
    for place, (doubles, following) in enumerate(rows):
        x, y = ECONOMY + place // _ROWS * CARD_WIDTH / 2, _DOUBLES + 11 + place % _ROWS * step
        inside.append(copy("white-5", x + 13, y - 5, "", 0.2))
        inside.append(write(doubles_said(doubles), x + 50, y, 15, "slab end ink", 6 if crowded else 0))
        inside.append(write("→", x + 53, y, 14, "soft"))
        inside.append(write(economy_said(following), x + 68, y, 13.5, "ink", _CROWDED if crowded else 0))
    label = say("mcmulti-board-leads", leads=listed([lead_said(*row) for row in rows]))
    yield Shape("g", "", {}, inside, label=label)


def lead_said(doubles: list[int], following: int) -> Say:
    return say("mcmulti-board-lead", doubles=doubles_said(doubles), economy=economy_said(following))
