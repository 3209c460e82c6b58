"""The dice, between the northern gas market and the spiral, with variant 2 the counter die beside them; below them what
the roll gave to whom."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import ISLAND_NAMES, REFINERY, WELL
from gusher.games.mcmulti.picture.harvest import harvest, last_rolled
from gusher.games.mcmulti.picture.layout import CHANNEL, CHANNEL_WIDTH, TRAY, TRAY_HEIGHT
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.kernel.buttons import plate
from gusher.kernel.drawing import badge, box, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Said, Shape

_DICE = TRAY + 54  # the middle of the dice
_BELOW = TRAY + 121
_LINE = 32


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield box("sheet", CHANNEL, TRAY, CHANNEL_WIDTH, TRAY_HEIGHT, 12)
    yield box("felt", CHANNEL, TRAY, CHANNEL_WIDTH, TRAY_HEIGHT, 12)
    middle = CHANNEL + (CHANNEL_WIDTH - (66 if state.setting.counter_die else 0)) / 2
    rolled = last_rolled(state)
    yield _die("red", int(rolled.red), middle - 56)
    yield _die("blue", int(rolled.blue), middle + 56)
    if rolled is not state:
        last = say("mcmulti-board-last-roll", island=ISLAND_NAMES[int(rolled.island)])
        yield write(last, middle, TRAY + 111, 16, "middle soft")
    elif state.red > 0 and state.red == state.blue:
        yield write(say("mcmulti-board-double"), middle, TRAY + 112, 19, "slab middle stopped")
    else:
        yield write(say("mcmulti-board-column"), middle - 56, TRAY + 110, 15, "middle ink")
        yield write(say("mcmulti-board-row"), middle + 56, TRAY + 110, 15, "middle ink")
    if state.setting.counter_die:
        yield from _counter(state)
    half = CHANNEL_WIDTH / 2 - 10
    yield from plate(do.KEEP, "keep", say("mcmulti-board-keep"), said, CHANNEL + 8, _BELOW + 12, half)
    again = CHANNEL + CHANNEL_WIDTH / 2 + 2
    yield from plate(do.REROLL, "reroll", say("mcmulti-board-reroll"), said, again, _BELOW + 12, half)
    yield from _gains(state)


def _die(colour: str, face: int, x: float) -> Shape:
    """It tumbles when its face changes; before the roll it has none."""
    label = say("mcmulti-board-die", die=colour, face=face)
    inside = [copy(f"{colour}-{face}", x, _DICE, "", 1.3)]
    return Shape("g", "tumbles" if face else "resting", {}, inside, id=f"die-{colour}", label=label)


def _counter(state: Position) -> list[Shape]:
    """M140: it counts down; when both dice reach it, the economy changes."""
    x, face = CHANNEL + CHANNEL_WIDTH - 40, int(state.counter)
    label = say("mcmulti-board-counter", face=face)
    name = write(say("mcmulti-board-counter-name"), x, TRAY + 110, 15, "middle ink")
    inside = [copy(f"white-{face}", x, _DICE, "", 0.9)]
    return [name, Shape("g", "tumbles", {}, inside, id="die-counter", label=label)]


# --- what the roll gave ---


def _gains(state: Position) -> Iterator[Shape]:
    """Seat by seat: crude from wells, gas from refineries, money from stations and premiums."""
    gains: dict[int, list[int]] = {}
    for found in harvest(state):
        if not found.waits:
            sums = gains.setdefault(int(state.owner[found.island]), [0, 0, 0])
            sums[0] += found.barrels if found.piece == WELL else 0
            sums[1] += found.barrels if found.piece == REFINERY else 0
            sums[2] += found.cash
    for place, seat in enumerate(sorted(gains)):
        yield _gain(seat, gains[seat], _BELOW + place * _LINE)
    if not gains and state.step != ask.REROLL:
        for place in (1, 2, 3):
            text = say(f"mcmulti-board-shared-{place}")
            yield write(text, CHANNEL + CHANNEL_WIDTH / 2, _BELOW + 5 + place * 22, 16, "middle soft")


def _gain(seat: int, sums: list[int], y: float) -> Shape:
    x = CHANNEL + 8
    crude, gas, cash = sums
    inside = [box("panel", x, y, CHANNEL_WIDTH - 16, _LINE - 3, 6), badge(seat, x + 22, y + 14.5, 0.68)]
    for place, (symbol, amount) in enumerate((("crude-small", crude), ("gas-small", gas), ("coin", cash))):
        left = x + 68 + place * 78
        dress = "" if amount else "out"
        inside.append(copy(symbol, left, y + 15, dress))
        inside.append(
            write(f"+{amount}" if amount else "–", left + 14, y + 22, 19, "slab ink" if amount else "slab soft")
        )
    label = say("mcmulti-board-gained", seat=Seat(seat), crude=crude, gas=gas, cash=cash)
    return Shape("g", "", {}, inside, label=label)
