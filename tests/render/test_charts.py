"""Charts as pictures: scales that fit, marks that keep apart, and words for those who do not see the lines."""

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from gusher.kernel import registry
from gusher.kernel.charts import Chart, Reading, Series
from gusher.kernel.game import LANGUAGES
from gusher.kernel.say import Seat, say
from gusher.render.charts import (
    APART,
    BOTTOM,
    FLAG,
    HEIGHT,
    MANY,
    RIGHT,
    TICK_ROOM,
    TOP,
    WIDTH,
    chart,
    nice,
    sample,
    spread,
)
from gusher.render.theme import SEATS
from gusher.words.catalogue import catalogue

GAME = registry.find("mcmulti")
NAMES = ['<b>"A&B"</b>', "Ben"]


def reading(beat: int, *values: int | None, tick: int = 0) -> Reading:
    lines = [Series(f"s{seat}", say("player", seat=Seat(seat)), value, seat) for seat, value in enumerate(values)]
    return Reading(
        beat,
        say("mcmulti-charts-start"),
        tick,
        say("mcmulti-charts-axis"),
        (Chart("cash", say("mcmulti-charts-cash"), "mcmulti-good-cash", tuple(lines)),),
    )


def drawn(*readings: Reading, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(chart(readings, 0, catalogue(language, GAME), NAMES))


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in picture.iter() if name in part.get("class", "").split()]


@pytest.mark.parametrize("most", [0, 1, 4, 5, 7, 30, 79, 99, 100, 101, 450, 1234, 15_000, 123_456])
def test_scales_are_round_even_and_just_high_enough(most: int) -> None:
    levels = nice(most)
    steps = {after - before for before, after in pairwise(levels)}
    assert len(steps) == 1
    step = steps.pop()
    assert str(step).rstrip("0") in ("1", "2", "5")
    assert levels[0] == 0
    assert levels[-1] >= most
    assert levels[-1] - step < max(most, 1)
    assert 2 <= len(levels) <= 6


@pytest.mark.parametrize(("least", "most"), [(-1, 3), (-7, 60), (-40, 5), (-3, 0)])
def test_a_scale_reaches_below_nothing_where_it_must(least: int, most: int) -> None:
    levels = nice(most, least)
    assert 0 in levels
    assert levels[0] <= least < levels[1]
    assert levels[-1] >= most
    assert len({after - before for before, after in pairwise(levels)}) == 1
    assert len(levels) <= 8


@pytest.mark.parametrize("wished", [[], [50.0], [50.0, 51.0, 52.0, 53.0], [174.0] * 4, [0.0, 0.0], [12.0, 90.0, 174.0]])
def test_marks_keep_apart_in_their_order_and_inside(wished: list[float]) -> None:
    placed = spread(wished)
    assert len(placed) == len(wished)
    assert all(after - before >= APART for before, after in pairwise(placed))
    assert all(TOP <= place <= HEIGHT - BOTTOM for place in placed)


def test_marks_that_have_room_stay_where_their_lines_end() -> None:
    assert spread([30.0, 90.0, 150.0]) == [30.0, 90.0, 150.0]


def test_lines_run_from_the_first_reading_to_the_last() -> None:
    picture = drawn(reading(0, 0, 100), reading(2, 50, 50), reading(4, 100, 0))
    first, second = of_class(picture, "chart-line")
    left, middle, right = (float(x) for x in (picture.get("data-x") or "").split())
    assert right == WIDTH - RIGHT
    assert middle == pytest.approx((left + right) / 2, abs=0.01)
    bottom, half = HEIGHT - BOTTOM, (HEIGHT - BOTTOM + TOP) / 2
    assert numbers(first) == pytest.approx([left, bottom, middle, half, right, TOP], abs=0.01)
    assert numbers(second) == pytest.approx([left, TOP, middle, half, right, bottom], abs=0.01)
    assert [part.text for part in of_class(picture, "chart-letter")] == ["I", "II"]


def numbers(path: ElementTree.Element) -> list[float]:
    return [float(number) for number in re.findall(r"[\d.]+", path.get("d", ""))]


def test_a_line_has_a_gap_where_nothing_is_known_and_no_mark_without_an_end() -> None:
    picture = drawn(reading(0, 1), reading(1, None), reading(2, 3), reading(3, 4), reading(4, None))
    (line,) = of_class(picture, "chart-line")
    assert [len(part.split("L")) for part in line.get("d", "").split("M")[1:]] == [1, 2]
    assert of_class(picture, "chart-letter") == []
    assert of_class(drawn(reading(0, None), reading(1, None)), "chart-line") == []


def test_figures_below_the_axis_have_room_and_are_round() -> None:
    picture = drawn(*(reading(beat, beat, tick=beat) for beat in range(61)))
    below = [part for part in of_class(picture, "chart-figure") if "middle" in part.get("class", "")]
    places = [float(part.get("x", "")) for part in below]
    assert all(after - before >= TICK_ROOM for before, after in pairwise(places))
    assert [int(part.text or "") % 10 for part in below] == [0] * len(below)
    assert len(below) >= 4


def test_many_readings_are_drawn_with_finer_lines() -> None:
    assert "dense" not in drawn(*(reading(beat, 1) for beat in range(MANY))).get("class", "")
    assert "dense" in drawn(*(reading(beat, 1) for beat in range(MANY + 1))).get("class", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_those_who_do_not_see_it_are_told_the_last_values(language: str) -> None:
    picture = drawn(reading(0, 5, 6), reading(1, 7, None), language=language)
    words = catalogue(language, GAME)
    assert picture.get("role") == "slider"
    assert picture.get("tabindex") == "0"
    assert picture.get("aria-label") == words.say(say("mcmulti-charts-cash"))
    assert (picture.get("aria-valuenow"), picture.get("aria-valuemax")) == ("1", "1")
    told = picture.get("aria-valuetext") or ""
    for part in (NAMES[0], "Ben", "7", "–"):
        assert part in told


def test_seats_differ_without_colour_and_other_lines_have_tones() -> None:
    lines = [Series("s", say("player", seat=Seat(seat)), 1, seat) for seat in range(len(SEATS))]
    assert [SEATS[seat].token in sample(line) for seat, line in enumerate(lines)] == [True] * len(SEATS)
    foreign = Series("g", say("mcmulti-charts-price"), 1, tone="gas", dashed=True)
    assert "tone-gas dashed" in sample(foreign)


def test_uncertain_lines_have_a_band_and_moments_can_be_pointed_out() -> None:
    plain = [reading(0, 10, 40), reading(1, 20, 30)]
    assert not of_class(drawn(*plain), "chart-band")
    assert not of_class(drawn(*plain), "chart-flag")
    unsure = Chart("cash", say("mcmulti-charts-cash"), "mcmulti-good-cash", (replace(first(plain[0]), margin=30),))
    sure = Chart("cash", say("mcmulti-charts-cash"), "mcmulti-good-cash", (first(plain[1]),))
    picture = drawn(replace(plain[0], charts=(unsure,)), replace(plain[1], charts=(sure,), flag="1"))
    (band,) = of_class(picture, "chart-band")
    heights = [float(height) for height in re.findall(r" (-?[\d.]+)", band.get("d", ""))]
    assert min(heights) >= TOP
    assert max(heights) <= HEIGHT - BOTTOM  # not beyond the scale
    (flag,) = of_class(picture, "chart-flag")
    assert "".join(flag.itertext()) == "1"


def test_moments_close_to_each_other_can_still_be_told_apart() -> None:
    points = [replace(reading(beat, 10, 40), flag={7: "1", 8: "2", 40: "3"}.get(beat, "")) for beat in range(60)]
    flags = of_class(drawn(*points), "chart-flag")
    lines = [float(re.findall(r"M([\d.]+)", path.get("d", ""))[0]) for flag in flags for path in flag if path.get("d")]
    one, two, three = (float(text.get("x", "")) for flag in flags for text in flag if text.get("x"))
    assert (one, three) == (lines[0], lines[2])
    assert two - one >= FLAG > lines[1] - lines[0]


def first(point: Reading) -> Series:
    return point.charts[0].series[0]
