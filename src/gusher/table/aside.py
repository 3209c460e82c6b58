"""A match that cannot be replayed here any more is set aside: its players are told why, and keep what they know."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from gusher.kernel import boards, registry
from gusher.kernel.errors import BadBoard, BadLog, GusherError, UnknownGame
from gusher.kernel.match import REWIND
from gusher.kernel.state import State
from gusher.store.port import OVER, MatchRecord
from gusher.table.archive import kept_log
from gusher.table.errors import TableError
from gusher.table.live import header

OPEN_WORDS = ("n", "by", "do", "joined")  # of every entry, to everybody: kernel/log.py hides the other words alone


@dataclass(frozen=True)
class Aside:
    """Who sat there, and why it is not played on."""

    record: MatchRecord
    reason: TableError

    @property
    def id(self) -> str:
        return self.record.id


class Unreadable(TableError):
    """The table is there, but what happened at it cannot be replayed. The code is the reason's."""

    status = 410

    def __init__(self, aside: Aside) -> None:
        super().__init__(aside.reason.code, **aside.reason.details)
        self.aside = aside


def set_aside(record: MatchRecord, error: Exception) -> Aside:
    """What has to be said of a match whose replay ended in this error."""
    return Aside(record, _reason(record, error))


def _reason(record: MatchRecord, error: Exception) -> TableError:
    match error:
        case TableError():
            return error
        case UnknownGame():
            return TableError("aside-game", game=record.game)
        case BadLog(code="rules"):
            return TableError("aside-rules", given=record.rules, known=error.details["known"])
        case BadLog(code="board") | BadBoard() | OSError():  # another one is in use, or its file is gone or broken
            return TableError("aside-board", given=record.board or "none")
        case BadLog() if (
            error.line > 1
        ):  # which answer was refused, and why, may be a secret of who gave it: its number is none
            return TableError("aside-log", n=error.line - 1)  # the first line is the header
        case _:  # a mistake in a game, or options that it has no more; what it is stands in the server's log
            return TableError("aside-broken")


def plays_here(record: MatchRecord) -> bool:
    """Are the game and its board those it was opened with, and its rules known? Its log may fail all the same."""
    try:
        return registry.find(record.game).reads(record.rules) and record.board == boards.checksum(record.game)
    except (GusherError, OSError):
        return False


def aside_log(record: MatchRecord, entries: Sequence[str], viewer: int) -> Iterator[str]:
    """The log of a match that cannot be replayed, without what the viewer may not know.

    What a viewer may read of an entry is asked of the position before it (`State.sees`), and there is no position. So
    of a running match only what is open in any position is given: that an entry was made, by whom and of which sort
    (a log shows so much of a hidden entry too), take-backs, and all of the viewer's own answers, for it gave them
    itself. What others answered and what chance drew may have been hidden from it, and is left out. The match's secret,
    from which the draws to come would follow, stays where it is. After the end everything is open, as ever."""
    if record.status == OVER and record.result is not None:
        yield from kept_log(record, entries)
        return
    yield json.dumps(header(record))
    everything = hides_nothing(record)
    for line in entries:
        yield line if everything else _open_part(line, viewer)


def _open_part(line: str, viewer: int) -> str:
    try:
        entry: dict[str, Any] = json.loads(line)
    except ValueError:  # damaged: perhaps it is why the match is set aside
        entry = {}
    if entry.get("by") == viewer or entry.get("do") == REWIND:
        return line
    return json.dumps({**{word: entry[word] for word in OPEN_WORDS if word in entry}, "hidden": True})


def hides_nothing(record: MatchRecord) -> bool:
    """Is this certainly a game without secrets? Only rules that are known can tell, so it must be played by them;
    of a game that is gone, or cannot even be loaded, nothing is certain."""
    try:
        game = registry.find(record.game)
        options = game.settle(len(record.seats), record.options, record.rules)
        kind: type[State] = type(game.start(len(record.seats), options))
    except Exception:  # whatever is wrong with it: then it may have secrets
        return False
    return kind.redact is State.redact and kind.sees is State.sees
