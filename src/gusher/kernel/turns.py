"""Turns, as the steps of a match tell them: what a seat has not seen yet when its own turn comes."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from gusher.kernel.match import Match, Step
from gusher.kernel.state import PUBLIC


class Window(NamedTuple):
    """Entries after one and up to another: what others have done since a seat's last turn. It grows until the seat's
    turn begins, and stays until that ends."""

    after: int
    upto: int

    def holds(self, n: int) -> bool:
        return self.after < n <= self.upto


class Turn(NamedTuple):
    """Steps in a row that belong to one seat's turn, or (below 0) to nobody's."""

    seat: int
    steps: Sequence[Step]

    @property
    def first(self) -> int:
        return self.steps[0].entry.n

    @property
    def last(self) -> int:
        return self.steps[-1].entry.n


def window(match: Match, seat: int) -> Window:
    """What is news to a seat. To those who watch: the last turn of each seat, or as many turns as there are seats. Log,
    recap and rings all ask for it: it is worked out once after each entry."""
    known = _KNOWN.setdefault(match, {})
    n, news = known.get(seat, (-1, NOTHING_NEW))
    if n != match.n:
        news = _of_watchers(match) if seat == PUBLIC else _of_seat(match, seat)
        known[seat] = match.n, news
    return news


NOTHING_NEW = Window(0, 0)
_KNOWN: WeakKeyDictionary[Match, dict[int, tuple[int, Window]]] = WeakKeyDictionary()


def _of_seat(match: Match, seat: int) -> Window:
    steps = match.steps
    end = len(steps)
    if match.turn == seat:
        end = _start_of(steps, end, seat)
    begin = end
    while begin and steps[begin - 1].turn != seat:
        begin -= 1
    return Window(_number(steps, begin), _number(steps, end) if end < len(steps) else match.n)


def _start_of(steps: Sequence[Step], end: int, seat: int) -> int:
    """Where the turn began that ends there."""
    while end and steps[end - 1].turn == seat:
        end -= 1
    return end


def _of_watchers(match: Match) -> Window:
    begin = len(match.steps)
    for _ in range(match.seats):
        if begin:
            begin = _start_of(match.steps, begin, match.steps[begin - 1].turn)
    return Window(_number(match.steps, begin), match.n)


def _number(steps: Sequence[Step], count: int) -> int:
    """The entry that so many steps end with."""
    return steps[count - 1].entry.n if count else 0


def steps_upto(match: Match, n: int) -> int:
    """How many of the steps in force there were after entry n."""
    return bisect_right(match.steps, n, key=lambda step: step.entry.n)


def steps_between(match: Match, after: int, upto: int) -> Sequence[Step]:
    """Those after one entry and up to another."""
    return match.steps[steps_upto(match, after) : steps_upto(match, upto)]


def turns(steps: Sequence[Step]) -> Iterator[Turn]:
    """The steps by turns, the oldest first."""
    begin = 0
    for place in range(1, len(steps) + 1):
        if place == len(steps) or steps[place].turn != steps[begin].turn:
            yield Turn(steps[begin].turn, steps[begin:place])
            begin = place
