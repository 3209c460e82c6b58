"""Places on a board: what somebody may point at, what sort of thing that is, and what a click on it could mean.

Drawings say how a board looks; places say what lies where, for whoever asks "what is this?" or "why not?". A game names
them with the answers that somebody could mean by them in the present question, also when none is possible; the clause
that forbids them comes from the rules themselves (`State.why_not`).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from gusher.kernel.say import Say
from gusher.kernel.state import State
from gusher.kernel.together import Together

Box = tuple[float, float, float, float]  # left, top, width, height, in the board's units


@dataclass(frozen=True, slots=True)
class Place:
    """Something on the board. Where several lie over each other, the smallest is meant.

    A place never changes: boards share most of theirs from position to position (`@kept`), and so printers may note on
    a place how it reads.
    """

    kind: str  # what sort of thing: `<game>-place-<kind>` tells what it is, costs and brings
    box: Box
    label: str | Say = ""  # which of its kind; empty if there is but one
    means: tuple[int, ...] = ()  # the answers that could be meant, the likeliest first; none: it is only looked at
    clause: str = ""  # where one click would mean several answers in turn: what stops them, if anything does
    printed: dict[object, str] = field(default_factory=dict, init=False, compare=False, repr=False)


def refusals(state: State, viewer: int, places: Iterable[Place]) -> list[str]:
    """The clause behind "why not?" for each place: empty if one of its answers is possible, or none could be meant; and
    nothing at all for a viewer who is not asked."""
    if state.seat != viewer:
        return nothing_refused([*places])
    possible = frozenset([int(action) for action in state.legal()])
    reasons: dict[int, str] = {}  # many places mean the same

    found = []
    for place in places:
        clause, means = place.clause, place.means
        if not clause and means and possible.isdisjoint(means):
            meant = means[0]
            if meant not in reasons:
                reasons[meant] = state.why_not(meant)
            clause = reasons[meant]
        found.append(clause)
    return found


def no_places() -> "Sequence[Place | Together[Place]]":
    """A board of which nobody has said what lies where."""
    return ()


def nothing_refused(places: Sequence[Place]) -> list[str]:
    """Where nobody is asked, or nobody points."""
    return [""] * len(places)


Pointed = Callable[[], Sequence[Place | Together[Place]]]
