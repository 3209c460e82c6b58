"""Prints charts as SVG: lines over the course of a match, for a page that dresses them (client/css/books.css).

Lines differ by colour and by dashes, and each ends in its mark: a player's numeral, or letters.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count, pairwise
from typing import Any

from gusher.kernel.charts import Chart, Reading, Series
from gusher.kernel.say import Say
from gusher.render.ledger import MINUS, written
from gusher.render.svg import number, quoted
from gusher.render.theme import SEATS
from gusher.words.catalogue import Catalogue

WIDTH, HEIGHT = 340, 200
TOP, BOTTOM, RIGHT = 12, 26, 46  # room around the lines: below for the axis, to the right for the marks
LETTER = 6.2  # about how broad a figure of the scale is
LEVELS = 5  # at most so many steps of the scale
APART = 20  # at least so far marks stand from each other
TICK_ROOM = 24  # at least so far figures below the axis stand from each other
MARK = 8.5  # half of a mark's height
FLAG = 9.0  # the room of a letter over a moment that is pointed out
MANY = 60  # more readings than that make a dense chart, with finer lines


def nice(most: int, least: int = 0) -> list[int]:
    """Round numbers in even steps, a few of them, from nothing to `most` or just above; where something is below
    nothing, from `least` or just below."""
    steps = (digit * 10**power for power in count() for digit in (1, 2, 5))
    step = next(step for step in steps if step * LEVELS >= most - min(least, 0))
    return [step * level for level in range(min(least, 0) // step, max(1, -(-most // step)) + 1)]


@dataclass(frozen=True)
class Frame:
    """Where a value of a reading stands in the picture."""

    first: int
    last: int
    left: float
    bottom: int  # the lowest value of the scale
    top: int  # and the highest

    def x(self, beat: int) -> float:
        return self.left + (WIDTH - RIGHT - self.left) * (beat - self.first) / max(1, self.last - self.first)

    def y(self, value: int) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (value - self.bottom) / (self.top - self.bottom)


def chart(readings: Sequence[Reading], place: int, words: Catalogue, names: Sequence[str]) -> str:
    """The picture of one of the charts, over all readings. `data-x` tells the page where each of them stands.

    It is a slider to those who do not see it: the page puts into words the values of the reading that is looked at.
    """
    last = len(readings) - 1
    said = (
        f'role="slider" tabindex="0" aria-label="{quoted(words.say(readings[-1].charts[place].title, names))}"'
        f' aria-valuemin="0" aria-valuemax="{last}" aria-valuenow="{last}"'
        f' aria-valuetext="{quoted(spoken(readings[-1], place, words, names))}"'
    )
    return _picture(readings, place, words, said)


def still(readings: Sequence[Reading], words: Catalogue, place: int = 0) -> str:
    """The picture of one chart, for a page that has a table of the same figures: to those who do not see it, it has its
    title."""
    title = quoted(words.say(readings[-1].charts[place].title))
    return _picture(readings, place, words, f'role="img" aria-label="{title}"')


def _picture(readings: Sequence[Reading], place: int, words: Catalogue, said: str) -> str:
    drawn = readings[-1].charts[place]
    values = [line.value or 0 for reading in readings for line in reading.charts[place].series]
    levels = nice(max(values), min(values))
    scale = [value_said(words, drawn, level) for level in levels]
    left = LETTER * max(map(len, scale)) + 6
    frame = Frame(readings[0].beat, readings[-1].beat, left, levels[0], levels[-1])
    places = " ".join(number(frame.x(reading.beat)) for reading in readings)
    dense = " dense" if len(readings) > MANY else ""
    return "".join(
        (
            f'<svg class="chart-picture{dense}" viewBox="0 0 {WIDTH} {HEIGHT}" {said} data-x="{places}">',
            *_scale(frame, levels, scale),
            *_axis(frame, readings, words),
            *(_band(frame, readings, place, line) for line in range(len(drawn.series))),
            *_flags(frame, readings),
            *(_line(frame, readings, place, line) for line in range(len(drawn.series))),
            *_marks(frame, drawn.series, words),
            "</svg>",
        )
    )


def spoken(reading: Reading, place: int, words: Catalogue, names: Sequence[str]) -> str:
    """When it was, and what each line stood at."""
    drawn = reading.charts[place]
    values = [
        words.say(
            Say("charts-value", {"name": line.name, "value": value_said(words, drawn, line.value)}),
            names,
        )
        for line in drawn.series
    ]
    return words.say(Say("charts-at", {"when": reading.said, "values": ", ".join(values)}), names)


def value_said(words: Catalogue, drawn: Chart, value: int | None) -> str:
    if value is None:
        return words.say(Say("charts-none"))
    if not drawn.decimals:
        return written(words, drawn.unit, value)
    given: dict[str, Any] = {"sign": MINUS if value < 0 else "", "amount": abs(value) / 10**drawn.decimals}
    return words.say(Say(drawn.unit, given))


def classes(line: Series) -> str:
    """What the page dresses a line by: its seat, or its tone and whether it is dashed."""
    if line.seat is not None:
        return SEATS[line.seat].token
    return f"tone-{line.tone}" + (" dashed" if line.dashed else "")


def sample(line: Series) -> str:
    """A bit of the line, for the key."""
    drawing = '<path class="chart-casing" d="M2 8H30"/><path class="chart-line" d="M2 8H30"/>'
    return f'<svg class="chart-sample {classes(line)}" viewBox="0 0 32 16" aria-hidden="true">{drawing}</svg>'


# --- scale and axis ---


def _scale(frame: Frame, levels: Sequence[int], scale: Sequence[str]) -> Iterator[str]:
    for level, text in zip(levels, scale, strict=True):
        y = frame.y(level)
        yield f'<path class="chart-rule{" base" if level == 0 else ""}" d="M{number(frame.left)} {number(y)}'
        yield f'H{WIDTH - RIGHT}"/><text class="chart-figure end" x="{number(frame.left - 5)}" y="{number(y + 3.5)}">'
        yield f"{quoted(text)}</text>"


def _axis(frame: Frame, readings: Sequence[Reading], words: Catalogue) -> Iterator[str]:
    """As many of the numbers as there is room for, round ones first."""
    numbered = [reading for reading in readings if reading.tick]
    caption = words.say(readings[-1].axis)
    before = WIDTH - LETTER * (len(caption) + 2)
    for reading in _with_room(frame, numbered):
        if frame.x(reading.beat) > before:
            continue
        x = number(frame.x(reading.beat))
        yield f'<path class="chart-tick" d="M{x} {HEIGHT - BOTTOM}v4"/>'
        yield f'<text class="chart-figure middle" x="{x}" y="{HEIGHT - BOTTOM + 16}">{reading.tick}</text>'
    yield f'<text class="chart-figure end" x="{WIDTH - 1}" y="{HEIGHT - BOTTOM + 16}">{quoted(caption)}</text>'


def _with_room(frame: Frame, numbered: Sequence[Reading]) -> list[Reading]:
    for step in (1, 2, 5, 10, 20, 50, 100):
        chosen = [reading for reading in numbered if reading.tick % step == 0]
        places = [frame.x(reading.beat) for reading in chosen]
        if all(after - before >= TICK_ROOM for before, after in pairwise(places)):
            return chosen
    return []


# --- lines and marks ---


def _line(frame: Frame, readings: Sequence[Reading], place: int, line: int) -> str:
    """A line has a gap where there is no value."""
    path: list[str] = []
    pen = "M"
    for reading in readings:
        value = reading.charts[place].series[line].value
        if value is None:
            pen = "M"
        else:
            path.append(f"{pen}{number(frame.x(reading.beat))} {number(frame.y(value))}")
            pen = "L"
    drawing = "".join(path)
    looks = classes(readings[-1].charts[place].series[line])
    return (
        f'<g class="{looks}"><path class="chart-casing" d="{drawing}"/><path class="chart-line" d="{drawing}"/></g>'
        if drawing
        else ""
    )


def _band(frame: Frame, readings: Sequence[Reading], place: int, line: int) -> str:
    """How uncertain a line is, where its values say so: up along one side, and back along the other."""
    values = [(frame.x(reading.beat), reading.charts[place].series[line]) for reading in readings]
    known = [(x, one.value, one.margin) for x, one in values if one.value is not None]
    if not any(margin for _, _, margin in known):
        return ""
    above = [(x, min(value + margin, frame.top)) for x, value, margin in known]
    below = [(x, max(value - margin, frame.bottom)) for x, value, margin in reversed(known)]
    edge = "L".join(f"{number(x)} {number(frame.y(value))}" for x, value in (*above, *below))
    return f'<path class="chart-band {classes(readings[-1].charts[place].series[line])}" d="M{edge}Z"/>'


def _flags(frame: Frame, readings: Sequence[Reading]) -> Iterator[str]:
    """Moments that are pointed out; what they are called stands far enough apart to be read."""
    free = 0.0
    for reading in readings:
        if reading.flag:
            x = frame.x(reading.beat)
            label = max(x, free)
            free = label + FLAG * len(reading.flag)
            yield f'<g class="chart-flag"><path d="M{number(x)} {TOP}V{HEIGHT - BOTTOM}"/>'
            yield f'<text class="middle" x="{number(label)}" y="{TOP - 2}">{quoted(reading.flag)}</text></g>'


def _marks(frame: Frame, lines: Sequence[Series], words: Catalogue) -> Iterator[str]:
    """At the lines' ends, from top to bottom, each far enough from the others."""
    ends = [(frame.y(line.value), line) for line in lines if line.value is not None]
    ends.sort(key=lambda end: end[0])
    wished = [y for y, _ in ends]
    end = WIDTH - RIGHT
    for place, (y, line) in zip(spread(wished), ends, strict=True):
        letters = SEATS[line.seat].numeral if line.seat is not None else words.say(line.mark) if line.mark else ""
        mark = (
            _mark(letters, y, place) if letters else f'<circle class="chart-mark" cx="{end}" cy="{number(y)}" r="3"/>'
        )
        yield f'<g class="{classes(line)}">{mark}</g>'


def _mark(letters: str, y: float, place: float) -> str:
    """Letters in a ring, and a line that leads to them."""
    end = WIDTH - RIGHT
    return (
        f'<path class="chart-lead" d="M{end + 2} {number(y)}L{end + 14} {number(place)}"/>'
        f'<circle class="chart-mark" cx="{end + 24}" cy="{number(place)}" r="{MARK}"/>'
        f'<text class="chart-letter middle" x="{end + 24}" y="{number(place + 3.8)}">{quoted(letters)}</text>'
    )


def spread(wished: Sequence[float]) -> list[float]:
    """The same heights in their order, moved as little as keeps them apart and inside the picture."""
    placed: list[float] = []
    for y in wished:
        placed.append(max(y, placed[-1] + APART) if placed else max(y, TOP))
    lowest = HEIGHT - BOTTOM - 2.0  # not over the axis
    for place in reversed(range(len(placed))):
        placed[place] = min(placed[place], lowest)
        lowest = placed[place] - APART
    return placed
