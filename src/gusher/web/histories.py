"""The matches that somebody looks back on, played again; kept between requests, for each only goes on."""

from collections import OrderedDict

from fastapi import Request

from gusher.kernel.history import History
from gusher.kernel.match import Entry
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC, State
from gusher.web.viewers import Viewer

MOST_KEPT = 32


class Histories:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, History] = OrderedDict()

    def of(self, viewer: Viewer) -> History:
        """The history of the table that the viewer looks at."""
        match = viewer.table.going_on
        known = self._kept.pop(viewer.table.id, None)
        history = known if known is not None and known.is_of(match) else History(match)
        self._kept[viewer.table.id] = history
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return history


def histories(request: Request) -> Histories:
    """Those of the server that the request has come to."""
    state = request.app.state
    if not hasattr(state, "histories"):
        state.histories = Histories()
    found: Histories = state.histories
    return found


def scene_then(viewer: Viewer, position: State) -> Scene:
    """A past position as the viewer may know it, drawn for nobody in particular: nothing in it can be clicked."""
    return viewer.match.game.scene(viewer.match.seen(position, viewer.seat), PUBLIC)


def told(viewer: Viewer, history: History, n: int) -> list[Say]:
    """What happened at entry n, in sentences, without what the viewer may not know; 0 is what came before the first."""
    match = viewer.match
    entry = match.entries[n - 1] if n else None
    if entry is not None and entry.to is not None:
        return [say("web-log-rewind", seat=Seat(int(entry.by)))]
    before = history.before(n)
    if entry is not None and before is not None:
        return [_begun(viewer, entry, before)]
    return [match.seen(effect, viewer.seat).say() for effect in history.effects(n)]


def _begun(viewer: Viewer, entry: Entry, before: State) -> Say:
    """A first half of a move. What its seat read when it chose may hold more than others know."""
    seat = int(entry.by)
    if not viewer.match.over and viewer.seat != seat:
        return say("web-replay-begun", seat=Seat(seat))
    choices = viewer.match.game.scene(before, seat).choices
    chosen = next(choice.text for choice in choices if choice.action == entry.action)
    return say("web-replay-choice", seat=Seat(seat), choice=chosen)
