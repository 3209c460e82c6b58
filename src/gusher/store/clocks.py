"""The part of the storage port that is about time: a table's clock, and the heartbeat of whoever watches the clocks.

Every time in a clock is counted time, which stands still while nobody watches (table/counting.py). Of the arithmetic a
store knows nothing: it keeps what it is given, if the clock is still what the caller believes it to be.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from gusher.store.notices import Due

if TYPE_CHECKING:
    from gusher.store.port import Reply

LIVE, SLOW = "live", "slow"
NOBODY = -1  # whose time runs while a bot is asked, or somebody has not come yet


@dataclass(frozen=True, slots=True)
class Pace:
    """How much time there is, in seconds. What a turn gives is used first, then the seat's reserve. What is left of a
    turn goes to the reserve at a live table, and nowhere at a slow one."""

    kind: str
    turn: float
    reserve: float


@dataclass(frozen=True, slots=True)
class Clock:
    pace: Pace
    reserves: tuple[float, ...]  # of each seat, as its present turn began
    relieved: bool = False  # a bot takes the place of who is late by itself, in the end
    seat: int = NOBODY  # whose time runs
    turn: int = 0  # the entry after which that began
    since: float = 0.0  # when it began, or went on after a pause
    spent: float = 0.0  # of the turn before that
    warned: bool = False  # the seat knows that little is left
    up: float | None = None  # since when nothing is left
    votes: tuple[tuple[int, str], ...] = ()  # what the others have said to that, by seat
    paused: bool = False
    pause_by: int = NOBODY  # who wants a pause
    pause_needed: tuple[int, ...] = ()  # who has still to agree to it
    ended: bool = False  # all agreed to end it without a result
    alarm: float | None = None  # when somebody has to look at it again


@dataclass(frozen=True, slots=True)
class ClockChange:
    to: Clock
    before: Clock


@dataclass(frozen=True, slots=True)
class Beat:
    """Somebody watched the clocks at this time; and so many seconds before it do not count."""

    at: float
    lost: float


def clock_text(clock: Clock | None) -> str | None:
    """The same clock is the same text."""
    return None if clock is None else json.dumps(asdict(clock), sort_keys=True)


def read_clock(text: str | None) -> Clock | None:
    if text is None:
        return None
    found = json.loads(text)
    found["pace"] = Pace(**found["pace"])
    found["reserves"], found["pause_needed"] = tuple(found["reserves"]), tuple(found["pause_needed"])
    found["votes"] = tuple((seat, said) for seat, said in found["votes"])
    return Clock(**found)


class ClockStore(ABC):
    @abstractmethod
    def heartbeat(self) -> Beat | None:
        """The last one; None before the first."""

    @abstractmethod
    def beat(self, beat: Beat, before: Beat | None) -> bool:
        """Puts a heartbeat in the place of the one before; False if that was another one: somebody else watches."""

    @abstractmethod
    def next_alarm(self) -> float | None:
        """When the first clock of all has to be looked at; None if no time runs anywhere."""

    @abstractmethod
    def alarms(self, by: float, most: int) -> list[str]:
        """The matches whose clocks have to be looked at by that time, the longest due first."""

    @abstractmethod
    def change_clock(
        self,
        match_id: str,
        change: ClockChange,
        reply: "Reply | None" = None,
        notices: Sequence[Due] = (),
        at: float = 0.0,
    ) -> int:
        """Puts a clock in the place of another. Returns the new version; raises Taken if it is another one by now,
        NotKept or AlreadyKept. With a clock that has ended, the match is over and has no result: what others were asked
        there lapses. `notices` tell, from `at` on, whom it concerns."""
