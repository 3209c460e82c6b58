"""What is new on the board: the pieces that came or moved in the last turns of the others, ringed on the page. It
follows from the match alone, and so it is the same after a reload."""

from bisect import bisect_right
from collections.abc import Hashable, Iterator, Mapping
from weakref import WeakKeyDictionary

from gusher.kernel.match import Match
from gusher.kernel.scene import Attribute, Scene, Shape
from gusher.kernel.state import PUBLIC
from gusher.kernel.turns import window
from gusher.web.viewers import Viewer

Position = tuple[Attribute | None, ...]
Pieces = Mapping[str, Shape]  # those that a picture shows, by their ids

POSITIONED = ("transform", "x", "y", "cx", "cy", "x1", "y1", "points", "d")
MARK = "glide"  # data-motion of what only marks a place: it is no news
MOST_KEPT = 24  # pictures of one match: each viewer's last turn, and now

_KEPT: WeakKeyDictionary[Match, dict[Hashable, Pieces]] = WeakKeyDictionary()


def new_pieces(viewer: Viewer, scene: Scene) -> tuple[str, ...]:
    """The names of the pieces that are where they were not at the end of the viewer's last turn. `scene` is what the
    viewer is shown now: while others move it need not be drawn again. What is asked of the viewer is drawn for nobody,
    for a target is no piece."""
    match = viewer.match
    news = window(match, viewer.seat)
    if news.after == news.upto or not match.steps:
        return ()
    looks_on = news.upto == match.n and match.state.seat != viewer.seat
    eyes = viewer.seat if looks_on else PUBLIC
    before = _drawn(viewer, news.after, eyes)
    now = _pieces(scene) if looks_on else _drawn(viewer, news.upto, eyes)
    return tuple(name for name, piece in now.items() if _is_new(piece, before.get(name)))


def _is_new(piece: Shape, before: Shape | None) -> bool:
    """Is it where it was not? Most pieces are the same shape in both pictures, which is seen without a closer look."""
    if piece is before:
        return False
    places = set(_positions(piece))
    return bool(places) and (before is None or places.isdisjoint(_positions(before)))


def _drawn(viewer: Viewer, n: int, eyes: int) -> Pieces:
    """As the viewer knew the position after entry n. Drawn once: a match only grows, or goes back with a new entry."""
    match = viewer.match
    steps = bisect_right(match.steps, n, key=lambda step: step.entry.n)
    mark = match.steps[steps - 1].past if steps else b""
    kept = _KEPT.setdefault(viewer.table.going_on, {})
    key = (mark, match.over, viewer.seat, eyes)
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        position = match.seen(match.after(steps), viewer.seat)
        kept[key] = _pieces(match.game.scene(position, eyes))
    return kept[key]


def _pieces(scene: Scene) -> Pieces:
    return {shape.id: shape for shape in scene.shapes if shape.id and shape.attributes.get("data-motion") != MARK}


def _positions(shape: Shape) -> Iterator[Position]:
    """Where a shape or its parts lie. Of a piece that has only got another mark or number, some are as they were."""
    found = tuple(shape.attributes.get(name) for name in POSITIONED)
    if any(value is not None for value in found):
        yield found
    else:
        for inner in shape.inside:
            yield from _positions(inner)
