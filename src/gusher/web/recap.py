"""What others have done since the viewer's last turn, turn by turn: a panel that stays until the viewer's own turn is
over, whatever is asked in it."""

from typing import NamedTuple

from gusher.kernel.state import PUBLIC
from gusher.kernel.turns import Turn, steps_between, turns, window
from gusher.render.theme import SEATS
from gusher.web.logbook import LogLine
from gusher.web.viewers import Viewer

MOST_LINES = 80  # the log has them all


class RecapLine(NamedTuple):
    n: int
    text: str
    mine: bool
    sheet: bool


class RecapTurn(NamedTuple):
    """A turn, by whose it was; without a name it was nobody's."""

    first: int
    seat: int
    numeral: str
    name: str
    lines: tuple[RecapLine, ...]


class RecapShell(NamedTuple):
    """From which entry to which it tells."""

    after: int
    upto: int
    empty: bool


class Recap(NamedTuple):
    shell: RecapShell
    turns: tuple[RecapTurn, ...]


def recap(viewer: Viewer, lines: list[LogLine]) -> Recap:
    """Of the lines of the log, those that are new to the viewer. Who only watches has no turn to look back to."""
    match = viewer.match
    news = window(match, viewer.seat)
    fresh = [line for line in lines if line.new][-MOST_LINES:] if viewer.seat != PUBLIC else []
    steps = steps_between(match, news.after, news.upto) if fresh else []
    groups = [_turn(viewer, turn, fresh) for turn in turns(steps)]
    told = tuple(group for group in groups if group.lines)
    return Recap(RecapShell(news.after, news.upto, not told), told)


def _turn(viewer: Viewer, turn: Turn, lines: list[LogLine]) -> RecapTurn:
    told = tuple(
        RecapLine(line.n, line.text, line.mine, line.sheet) for line in lines if turn.first <= line.n <= turn.last
    )
    if turn.seat < 0:
        return RecapTurn(turn.first, -1, "", "", told)
    return RecapTurn(turn.first, turn.seat, SEATS[turn.seat].numeral, viewer.names[turn.seat], told)
