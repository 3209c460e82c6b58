"""The storage port: everything the table asks of a store, and nothing about how it is kept.

A store is synchronous and may be called from several threads. `append` is the one place where a match grows: all or
nothing, in one transaction, and only if the match is where the caller believes it to be.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gusher.kernel.errors import GusherError

OPEN, RUNNING, OVER = "open", "running", "over"


class Stale(Exception):
    """The match has moved on: the entries no longer follow the last stored one."""


class NotKept(LookupError):
    """No such match."""


class BadStore(GusherError):
    """A store that cannot be opened: nothing is there, or something else, or nothing can be written."""

    family = "store"


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who may sit where. A link's secret is never kept, only its hash."""

    kind: str  # "human", "friend" (not yet taken), "local" (at somebody's screen), "bot"
    name: str
    token_hash: str = ""
    bot: str = ""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match without its entries."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatRecord, ...]
    secret: str
    created: float
    format: int  # of its log, see docs/log.md
    board: str = ""  # the checksum of an owner's board; the built-in one has none
    listed: bool = False  # shown among the open tables
    watch_hash: str = ""
    status: str = OPEN
    n: int = 0
    changed: float = 0.0
    turn: int = -1  # the seat that is asked, for lists of tables
    result: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after entry n, by which a match that is replayed proves that it still comes out the same."""

    n: int
    state: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Growth:
    """What one step of a match adds: entries and the new summary; `key` and `reply` make it safe to send it twice."""

    after: int  # the number of the last entry stored before
    entries: tuple[str, ...]
    status: str
    turn: int
    changed: float
    result: dict[str, Any] | None = None
    seat: int = -1
    key: str = ""
    reply: str = ""
    snapshot: Snapshot | None = None  # replaces the one kept before


@dataclass(frozen=True, slots=True)
class ChatRecord:
    seat: int  # PUBLIC: a spectator
    name: str
    text: str
    at: float


class Store(ABC):
    """The port."""

    @abstractmethod
    def create(self, match: MatchRecord, entries: Sequence[str]) -> None:
        """Keeps a new match with the entries that happened by themselves."""

    @abstractmethod
    def match(self, match_id: str) -> MatchRecord:
        """Raises NotKept."""

    @abstractmethod
    def entries(self, match_id: str, after: int = 0) -> list[str]:
        """The entries as JSON lines, in order."""

    @abstractmethod
    def append(self, match_id: str, growth: Growth) -> None:
        """Stores a step for good before it returns. Raises Stale or NotKept and then has stored nothing."""

    @abstractmethod
    def reply(self, match_id: str, seat: int, key: str) -> str | None:
        """What was answered to this key before, if it was."""

    @abstractmethod
    def keys(self, match_id: str) -> list[tuple[int, str]]:
        """The seats and keys that `reply` knows."""

    @abstractmethod
    def take_seat(self, match_id: str, seat: int, record: SeatRecord) -> None:
        """Changes who sits there: a friend arrives, a name changes, a bot substitutes."""

    @abstractmethod
    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """Which match and seat a link opens; the seat is PUBLIC for a watch link."""

    @abstractmethod
    def say(self, match_id: str, chat: ChatRecord) -> None:
        """Adds a line of chat."""

    @abstractmethod
    def chat(self, match_id: str, last: int = 200) -> list[ChatRecord]:
        """The last lines of chat, oldest first."""

    @abstractmethod
    def listed(self, limit: int = 50) -> list[MatchRecord]:
        """Listed matches that are not over, the most recently changed first."""

    @abstractmethod
    def finished(self) -> list[str]:
        """The ids of all finished matches, oldest first."""

    @abstractmethod
    def waiting_for_bots(self) -> list[str]:
        """The ids of the matches under way in which a bot is asked: it may have been interrupted in its thinking."""

    @abstractmethod
    def snapshot(self, match_id: str) -> Snapshot | None:
        """The position kept last."""

    @abstractmethod
    def close(self) -> None:
        """Nothing is lost without it; files are let go."""
