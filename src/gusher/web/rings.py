"""What is new on the board: the pieces that came or moved in the last turns of the others, ringed on the page. It
follows from the match alone, and so it is the same after a reload.

Boards are compared as their viewer knows them, with nothing on them to click: a target is no piece. Nearly all of them
have been drawn before, for a view, and are kept for those who saw the same.
"""

from collections import OrderedDict
from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from weakref import WeakKeyDictionary

from gusher.kernel.match import Match
from gusher.kernel.scene import Attribute, Scene, Shape
from gusher.kernel.state import State
from gusher.kernel.together import Together
from gusher.kernel.turns import steps_upto, window
from gusher.web.lately import put_last
from gusher.web.viewers import Viewer

Position = tuple[tuple[str, Attribute], ...]
Pieces = Mapping[str, Shape]  # those that a picture shows, by their ids
Drawn = Sequence[Shape | Together[Shape]]

POSITIONED = frozenset(("transform", "x", "y", "cx", "cy", "x1", "y1", "points", "d"))
MARK = "glide"  # data-motion of what only marks a place: it is no news
MOST_KEPT = 12  # pictures of one match: each viewer's last turn, and now
EVERYBODY = None  # instead of a seat: where nothing is hidden, all know the same


class _Boards:
    """Those of one match that were seen lately, and what was new on them. The key of each names whose eyes have seen
    it, unless the position had nothing to hide: then every seat's view of it is the whole (the contract suite demands
    it), and so is one board. After the end everything is open, and an earlier position looks otherwise than before."""

    def __init__(self) -> None:
        self._pieces: OrderedDict[Hashable, Pieces] = OrderedDict()
        self._news: OrderedDict[Hashable, tuple[str, ...]] = OrderedDict()

    def look(self, viewer: Viewer, mark: bytes, state: State, drawn: Drawn) -> Pieces:
        """Keeps what the viewer sees now, which the next turn begins with."""
        over = viewer.match.over
        key = (mark, over, EVERYBODY if over or not state.has_secrets() else viewer.seat)
        if key not in self._pieces:
            put_last(self._pieces, key, _pieces(drawn), MOST_KEPT)
        return self._pieces[key]

    def at(self, viewer: Viewer, steps: int) -> Pieces:
        """As the viewer knew, or would have known, the position after so many of the steps in force."""
        match = viewer.match
        mark = _mark(match, steps)
        for eyes in (EVERYBODY, viewer.seat):
            known = self._pieces.get((mark, match.over, eyes))
            if known is not None:
                return known
        state = match.after(steps)
        return self.look(viewer, mark, state, match.game.bare(match.seen(state, viewer.seat), viewer.seat))

    def between(self, viewer: Viewer, first: int, last: int) -> tuple[str, ...]:
        """What was new after so many steps; throughout a seat's turn it is the same."""
        match = viewer.match
        key = (_mark(match, first), _mark(match, last), match.over, viewer.seat)
        known = self._news.get(key)
        if known is None:
            known = _new(self.at(viewer, first), self.at(viewer, last))
            put_last(self._news, key, known, MOST_KEPT)
        return known


_KEPT: WeakKeyDictionary[Match, _Boards] = WeakKeyDictionary()


def new_pieces(viewer: Viewer, scene: Scene) -> tuple[str, ...]:
    """The names of the pieces that are where they were not at the end of the viewer's last turn. `scene` is what the
    viewer is shown now: while others move it need not be drawn again."""
    match = viewer.match
    boards = _KEPT.setdefault(viewer.table.going_on, _Boards())
    news = window(match, viewer.seat)
    looks_on = news.upto == match.n and not scene.choices
    # The last board that one looks on at is what the next turn begins with.
    now = boards.look(viewer, _mark(match, len(match.steps)), match.state, scene.drawn) if looks_on else None
    if news.after == news.upto or not match.steps:
        return ()
    first = steps_upto(match, news.after)
    if now is None:
        return boards.between(viewer, first, steps_upto(match, news.upto))
    return _new(boards.at(viewer, first), now)


def _mark(match: Match, steps: int) -> bytes:
    """What stands for so many of the steps in force: a match only grows, or goes back with a new entry."""
    return match.steps[steps - 1].past if steps else b""


def _new(before: Pieces, now: Pieces) -> tuple[str, ...]:
    """Most pieces are the same shape in both pictures, which is seen without a closer look."""
    return tuple(
        name for name, piece in now.items() if piece is not before.get(name) and _is_new(piece, before.get(name))
    )


def _is_new(piece: Shape, before: Shape | None) -> bool:
    """Is it where it was not? A part that has stayed answers for all: mostly a number has changed, or a mark."""
    if before is None:
        return any(True for _ in _positions(piece))
    if POSITIONED.isdisjoint(piece.attributes) and POSITIONED.isdisjoint(before.attributes):
        stayed = (part for part, earlier in zip(piece.inside, before.inside, strict=False) if part is earlier)
        if any(True for part in stayed for _ in _positions(part)):
            return False
    places = set(_positions(piece))
    return bool(places) and places.isdisjoint(_positions(before))


def _pieces(drawn: Drawn) -> Pieces:
    found: dict[str, Shape] = {}
    for one in drawn:
        if isinstance(one, Together):
            found.update(_named(one))
        elif _is_piece(one):
            found[one.id] = one
    return found


@lru_cache(maxsize=4096)
def _named(drawn: Together[Shape]) -> Pieces:
    """What was drawn together is looked through once."""
    return {shape.id: shape for shape in drawn.items if _is_piece(shape)}


def _is_piece(shape: Shape) -> bool:
    return bool(shape.id) and shape.attributes.get("data-motion") != MARK


def _positions(shape: Shape) -> Iterator[Position]:
    """Where a shape or its parts lie. Of a piece that has only got another mark or number, some are as they were."""
    if not POSITIONED.isdisjoint(shape.attributes):
        yield tuple([item for item in shape.attributes.items() if item[0] in POSITIONED])
    else:
        for inner in shape.inside:
            yield from _positions(inner)
