"""What is printed on the board, once for all positions: the world with its rails, harbours and spaces, and the score
track around it."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters import origins
from gusher.games.wildcatters.picture.geography import COASTS
from gusher.games.wildcatters.picture.layout import (
    BOX_HEIGHT,
    BOX_WIDTH,
    FRAME_BOTTOM,
    FRAME_LEFT,
    FRAME_RIGHT,
    FRAME_TOP,
    MAP_BOTTOM,
    MAP_LEFT,
    MAP_RIGHT,
    MAP_TOP,
    PLACES,
    REFINERY_HEIGHT,
    REFINERY_WIDTH,
    TRACK,
    WELLS,
)
from gusher.games.wildcatters.picture.lines import LINES
from gusher.games.wildcatters.picture.stamp import copy, drawing, pattern, patterned
from gusher.games.wildcatters.picture.track import CORNERS, LAPS, spot
from gusher.kernel.drawing import box, given, group, path, turned, write
from gusher.kernel.say import say
from gusher.kernel.scene import Shape

# Where the name of a zone is written: its middle and its baseline.
_NAMES: Final = {
    "NA_N": (228, 101),
    "NA_S": (228, 233),
    "SA_W": (258, 568),
    "SA_E": (346, 568),
    "RU_W": (690, 252),
    "RU_E": (850, 123),
    "AS_W": (676, 297),
    "AS_E": (778, 279),
    "EU_S": (486, 306),
    "EU_N": (531, 140),
    "AF_W": (520, 531),
    "AF_E": (545, 592),
    "AU_W": (850, 549),
    "AU_E": (876, 660),
}
_BORDERS: Final = (
    "M92 206Q190 214 296 204M307 396Q300 470 312 610M757 98V148M757 194Q750 230 752 258M728 258Q736 330 722 392"
)
_LINING: Final = (("shore far", 30), ("ocean-line", 22), ("shore", 20), ("ocean-line", 13), ("shore near", 11))


def _patterns() -> Iterator[Shape]:
    """Every continent has its own stroke, so that it is known without its colour."""
    strokes = {
        "NA": (7, 7, "M-1 1L1-1M-1 8L8-1M6 8L8 6"),
        "SA": (6, 6, "M1.5 1.5h.01M4.5 4.5h.01"),
        "RU": (8, 5, "M0 1.5H5M4 4H8M0 4H1"),
        "AS": (7, 7, "M-1-1L8 8M6-1L8 1M-1 6L1 8"),
        "white": (14, 14, "M3 3h.01M10 10h.01"),
        "waves": (46, 30, "M4 9q4-4 8 0t8 0M27 24q4-4 8 0t8 0"),
    }
    for name, (width, height, d) in strokes.items():
        dress = "waves" if name == "waves" else "litho"
        yield pattern(f"stroke-{name}", width, height, [path(dress, d)])


def _land(continent: str, d: str) -> list[Shape]:
    return [path(f"land-{continent} shoreline", d), patterned(path("", d), f"stroke-{continent}")]


def _world() -> Shape:
    """Sea, the lines along the shores, the shadow of the land, the land."""
    width, height = MAP_RIGHT - MAP_LEFT, FRAME_BOTTOM - TRACK - MAP_TOP
    every = "".join(COASTS.values())
    shapes = [box("ocean", MAP_LEFT, MAP_TOP, width, height)]
    shapes.append(patterned(box("", MAP_LEFT, MAP_TOP, width, height), "stroke-waves"))
    for dress, wide in _LINING:
        shapes.append(given(path(f"lining {dress}", every), {"stroke-width": wide}))
    shapes.append(turned(path("land-shadow", every), "translate(2.5 3.5)"))
    shapes.append(path("land-base", every))
    for continent, d in COASTS.items():
        shapes += _land(continent, d)
    shapes += [path("border", _BORDERS), copy("rose", 118, 600)]
    return drawing("world", group([*shapes, *_rails(), *_spaces(), *_titles()]))


def _rails() -> Iterator[Shape]:
    """Sleepers and two rails along every stretch; the wire between a harbour and its refinery needs no train."""
    pipes = "".join(
        f"M{place.harbour[0]:g} {place.harbour[1]:g}L{place.refinery[0]:g} {place.refinery[1]:g}"
        for place in PLACES.values()
    )
    d = "".join(line.d for line in LINES.values())
    yield path("conduit", pipes)
    yield path("conduit-inside", pipes)
    yield path("ballast", d)
    yield path("ties", d)
    yield path("rails-outer", d)
    yield path("rails-inner", d)


def _spaces() -> Iterator[Shape]:
    """Train boxes, refinery spaces, harbours and circles while nothing stands there."""
    boxes = "".join(
        f"M{x - BOX_WIDTH / 2:g} {y - BOX_HEIGHT / 2:g}h{BOX_WIDTH}v{BOX_HEIGHT}h-{BOX_WIDTH}z"
        for line in LINES.values()
        for x, y in line.boxes
    )
    yield path("train-box", boxes)
    sites = "".join(
        f"M{x - REFINERY_WIDTH / 2:g} {y - REFINERY_HEIGHT / 2:g}h{REFINERY_WIDTH}v{REFINERY_HEIGHT}h-{REFINERY_WIDTH}z"
        for x, y in (place.refinery for place in PLACES.values())
    )
    yield path("site", sites)
    for place in PLACES.values():
        x, y = place.refinery
        yield copy("plant", x, y, "ghost", 0.85)
        yield copy("harbour", *place.harbour)
        if place.is_region:
            yield copy("field", *place.field)


def _field() -> Shape:
    """Seven circles on bare ground."""
    ring = "M-27-36H27L44-8 44 8 27 36H-27L-44 8-44-8Z"
    return drawing("field", group([path("oilfield", ring), *(copy("well", x, y) for x, y in WELLS)]))


def _titles() -> Iterator[Shape]:
    mark = origins.mark()
    if mark is not None:
        legend = write(mark, MAP_LEFT + 8, MAP_BOTTOM - 7, 14, "ink haloed")
        yield given(legend, {"data-origins": "yes"})  # a page with little room writes it beside the board
    for zone, (x, y) in _NAMES.items():
        region = PLACES[zone].is_region
        yield write(say("wildcatters-board-zone", zone=zone), x, y, 16 if region else 14, "slab middle ink haloed")


def _rose() -> Shape:
    """A compass rose in the empty Pacific."""
    long, short = "M0-52L9-9 52 0 9 9 0 52-9 9-52 0-9-9Z", "M0-12L26-26 12 0 26 26 0 12-26 26-12 0-26-26Z"
    half = "M0-52L0 0 9-9ZM52 0L0 0 9 9ZM0 52L0 0-9 9ZM-52 0L0 0-9-9Z"
    ring = Shape("circle", "rose-line", {"cx": 0, "cy": 0, "r": 40})
    return drawing("rose", group([ring, path("rose-star", short), path("rose-star", long), path("rose-dark", half)]))


def _score_track() -> Shape:
    """A hundred spaces around the map; every fifth bears its number."""
    ticks = []
    for points in range(LAPS):
        x, y, width, height = CORNERS[points]
        ticks.append(f"M{x:g} {y:g}h{width:g}v{height:g}h-{width:g}z")
    frame = f"M{FRAME_LEFT} {FRAME_TOP}H{FRAME_RIGHT}V{FRAME_BOTTOM}H{FRAME_LEFT}Z"
    inner = f"M{MAP_LEFT} {MAP_TOP}H{MAP_RIGHT}V{FRAME_BOTTOM - TRACK}H{MAP_LEFT}Z"
    shapes = [path("score-track", frame + inner), path("score-line", "".join(ticks)), path("frame", frame + inner)]
    for points in range(0, LAPS, 5):
        x, y = spot(points)
        shapes.append(write(str(points), x, y + 5, 14, "slab middle ink" if points % 10 == 0 else "middle soft"))
    return drawing("track", group(shapes))


def _shelf() -> Shape:
    """The quay on which the crates of the continents stand."""
    width = MAP_RIGHT - MAP_LEFT
    return drawing("quay", box("quay", MAP_LEFT, MAP_BOTTOM, width, FRAME_BOTTOM - TRACK - MAP_BOTTOM))


PRINTED: Final = (*_patterns(), _rose(), _field(), _world(), _score_track(), _shelf())
