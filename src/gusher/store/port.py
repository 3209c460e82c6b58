"""The storage port: everything the table asks of a store, and nothing about how it is kept.

A store is synchronous and may be called from several threads. The store decides who was first: `append`, `take_seat`
and `change_wish` change a match only if it is where the caller believes it to be, all or nothing, in one transaction.
So several processes may serve the same match and never fork it; what they hold in memory is a cache.

Every change raises the match's `version` by one, and those who change something learn the new one. Who knew version 4
and is told 6 has missed what another process did; `listen` tells of that as it happens.
"""

import json
from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from gusher.kernel.errors import GusherError
from gusher.store.analyses import AnalysisStore
from gusher.store.clocks import Clock, ClockChange, ClockStore
from gusher.store.notices import Due, NoticeStore
from gusher.store.orders import ORDER_KEY, OrderRecord, OrderStore
from gusher.store.people import Leaving, PeopleStore
from gusher.store.ratings import RatingStore
from gusher.store.salts import SaltStore

OPEN, RUNNING, OVER = "open", "running", "over"

MOST_HELD = 600  # seats, places to watch and friends' links of one key: those of a hundred tables
MOST_HOLDERS = 200  # keys that open the same seat, or the same place to watch


class Claim(Enum):
    """What a store is opened for, where others have to know."""

    NOTHING = "nothing"  # to look something up, or to add a match
    SERVE = "serve"  # to keep matches in memory and be told how they change
    ALONE = "alone"  # to copy it as a whole: nobody serves it meanwhile


class Stale(Exception):
    """The match has moved on, to entry `n`: what was to be stored no longer follows."""

    def __init__(self, match_id: str, n: int) -> None:
        super().__init__(f"{match_id} stands at {n}")
        self.n = n


class Taken(Exception):
    """Somebody else has changed the seat."""


class NotKept(LookupError):
    """No such match, or no such seat at it."""


class AlreadyKept(Exception):
    """A match of this id, or a reply to this key, is there already; it stays as it is."""


class Unreachable(Exception):
    """The store does not answer just now. A change that was under way has happened as a whole or not at all: reading
    the match again, or sending the same key again, tells which."""


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
    gone: str = ""  # LEFT, RESIGNED or TIME: who sat there before the bot is called so, and still has the link


# With the others' consent, or without; or the others had enough of waiting, and then one can come back.
LEFT, RESIGNED, TIME = "left", "resigned", "time"


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
    version: int = 0  # rises with everything that viewers should notice, chat and names included
    changed: float = 0.0
    turn: int = -1  # the seat that is asked, for lists of tables
    result: dict[str, Any] | None = None
    opener: str = ""  # a keyed hash of the opener's address; empty if nobody knows it
    again: str = ""  # the match that its people play once more, if they do
    hints: bool = True  # may be asked for
    takebacks: bool = True  # may be asked for, beyond the barrier of undo
    since: float = 0.0  # when the seat that is asked was first asked
    rated: bool = False  # its result counts for how strong its players are
    counted: bool = False  # and has been counted
    clock: Clock | None = None
    host: int = -1  # the seat of whoever opened the table and invites the others; -1 if nobody knows
    attended: float = 0.0  # when somebody who sits there last looked at it, to the minute; known of listed ones
    onward_of: str = ""  # the finished match that it was taken up from …
    onward_at: int = 0  # … and after which of that one's entries


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after entry n, by which a match that is replayed proves that it still comes out the same."""

    n: int
    state: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a seat's request was answered. Stored with the change itself, it makes it safe to send the request twice."""

    seat: int
    key: str
    text: str


def ordered(replies: Collection[Reply]) -> frozenset[tuple[int, int]]:
    """The seats, and those of their entries, that these replies show to have been given by orders."""
    by_order = [reply for reply in replies if reply.key.startswith(ORDER_KEY)]
    return frozenset((reply.seat, int(json.loads(reply.text)["answer"])) for reply in by_order)


@dataclass(frozen=True, slots=True)
class Growth:
    """What one step of a match adds: entries and the new summary."""

    after: int  # the number of the last entry stored before
    entries: tuple[str, ...]
    status: str
    turn: int
    changed: float
    result: dict[str, Any] | None = None
    reply: Reply | None = None
    snapshot: Snapshot | None = None  # replaces the one kept before
    notices: tuple[Due, ...] = ()  # what is to be told from now on; whatever else was due and not sent lapses
    clock: ClockChange | None = None


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat's wish, at the position after entry `n`, to go back to the one after entry `to`. Everybody in `needed`
    must still consent; a consent names the wish by its id."""

    id: str
    n: int
    by: int
    to: int
    needed: frozenset[int]


@dataclass(frozen=True, slots=True)
class ChatRecord:
    seat: int  # PUBLIC: a spectator
    name: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Held:
    """What a browser's key opens: a seat, a place to watch, or a friend's seat whose link it can show until the friend
    has come. The link's token is sealed with the key, and of the key only a hash is kept: the store opens nothing."""

    key_hash: str
    match_id: str
    seat: int  # PUBLIC: a place to watch
    sealed: str
    own: bool  # False: a friend's
    at: float


@dataclass(frozen=True, slots=True)
class News:
    """Where a match stands."""

    match_id: str
    n: int
    version: int


@dataclass(frozen=True, slots=True)
class Whole:
    """All that a store has of a match, at one moment."""

    match: MatchRecord
    entries: tuple[str, ...]
    replies: tuple[Reply, ...]  # by seat and key
    chat: tuple[ChatRecord, ...]  # oldest first
    snapshot: Snapshot | None
    wish: Wish | None
    held: tuple[Held, ...]  # by key and seat
    players: tuple[tuple[int, str], ...] = ()  # whose seats they are: by seat, the player's id
    leaving: Leaving | None = None
    orders: tuple[OrderRecord, ...] = ()  # oldest first


@dataclass(frozen=True, slots=True)
class Since:
    """What a store has of a match beyond what the reader knows, at one moment."""

    match: MatchRecord
    entries: tuple[str, ...]  # after the last one that the reader knows
    chat: tuple[ChatRecord, ...]  # the last lines, oldest first
    wish: Wish | None
    leaving: Leaving | None = None
    orders: tuple[OrderRecord, ...] = ()
    ordered: frozenset[tuple[int, int]] = frozenset()  # seats, and entries that were given by their orders


class Store(PeopleStore, NoticeStore, RatingStore, ClockStore, OrderStore, AnalysisStore, SaltStore):
    """The port; what it has about people is in people.py, what tells them something in notices.py, how strong they are
    in ratings.py, their time in clocks.py, what they want answered in their place in orders.py, how a game went in
    analyses.py, what is the store's own in salts.py."""

    at_once: int = 1  # how many calls that write, and how many that read, are worth making at the same time

    # --- matches ---

    @abstractmethod
    def create(self, match: MatchRecord, entries: Sequence[str], again_of: str = "", before: str = "") -> None:
        """Keeps a new match with the entries that happened by themselves. Raises AlreadyKept.

        With `again_of` it is a rematch of that match, in the place of `before`, if there was one. Raises Stale if there
        is another one by now, or NotKept, and then has kept nothing: those who want a rematch meet at one table."""

    @abstractmethod
    def match(self, match_id: str) -> MatchRecord:
        """Raises NotKept."""

    @abstractmethod
    def matches(self, match_ids: Collection[str]) -> list[MatchRecord]:
        """Those of these ids that are kept, in no order."""

    @abstractmethod
    def entries(self, match_id: str, after: int = 0) -> list[str]:
        """The entries as JSON lines, in order."""

    @abstractmethod
    def append(self, match_id: str, growth: Growth) -> int:
        """Stores a step for good before it returns the new version. A wish to take back lapses with it. Raises Stale,
        which says where the match stands, NotKept or AlreadyKept, and then has stored nothing. It is also stale if the
        clock is another one than the step believes."""

    @abstractmethod
    def reply(self, match_id: str, seat: int, key: str) -> str | None:
        """What was answered to this key before, if it was."""

    # --- people ---

    @abstractmethod
    def take_seat(
        self,
        match_id: str,
        seat: int,
        record: SeatRecord,
        before: SeatRecord,
        reply: Reply | None = None,
        clock: ClockChange | None = None,
    ) -> int:
        """Changes who sits there, if it is still `before`: a friend arrives, a name changes, a bot substitutes. A seat
        can so be given out once. Whose time runs changes with it; where a bot sits down, the seat's orders end. Returns
        the new version; raises Taken, NotKept or AlreadyKept."""

    @abstractmethod
    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        """Which match and seat a link opens; the seat is PUBLIC for a watch link."""

    @abstractmethod
    def say(self, match_id: str, chat: ChatRecord, reply: Reply | None = None) -> int:
        """Adds a line of chat. Returns the new version; raises NotKept or AlreadyKept."""

    @abstractmethod
    def change_wish(
        self,
        match_id: str,
        wish: Wish | None,
        before: Wish | None,
        reply: Reply | None = None,
        notices: Sequence[Due] = (),
        at: float = 0.0,
    ) -> int:
        """Puts a wish in the place of `before`: None is no wish. Returns the new version. Raises Stale if the match has
        moved on or another wish is open by now, NotKept or AlreadyKept. A wish that is granted is not changed: the
        rewinding step is appended, and the wish lapses with it. `notices` tell, from `at` on, whom it concerns."""

    # --- browsers ---

    @abstractmethod
    def hold(self, held: Collection[Held]) -> None:
        """Keeps what a key opens, in the place of what it held of the same seat. Beyond MOST_HELD of a key those of
        finished matches go first, then the oldest; beyond MOST_HOLDERS of a seat the oldest. Raises NotKept."""

    @abstractmethod
    def held(self, key_hash: str) -> list[Held]:
        """What a key opens, the newest first."""

    # --- lists ---

    @abstractmethod
    def listed(self, since: float = 0.0, limit: int = 200) -> list[MatchRecord]:
        """Listed matches that are not over and have been changed or attended since then, the latest of it first."""

    @abstractmethod
    def attend(self, match_ids: Collection[str], at: float) -> None:
        """Somebody who sits at these tables looked at them at that time. Remembered of those that may be listed; it is
        no change of the match."""

    @abstractmethod
    def finished(self) -> list[str]:
        """The ids of all finished matches, oldest first."""

    @abstractmethod
    def waiting_for_bots(self) -> list[str]:
        """The ids of the matches under way in which a bot is asked: it may have been interrupted in its thinking."""

    # --- several processes ---

    @abstractmethod
    def lease(self, works: Collection[str], owner: str, seconds: float) -> set[str]:
        """Takes those works that are free and renews those that the owner has; returns both. The store's clock judges
        when a lease ends: work of a process that died is free so many seconds after it was renewed last. Whoever does
        not get a work back has lost it and stops it. A lease saves double work and is no lock: what comes of the work
        is guarded by `append`."""

    @abstractmethod
    def release(self, works: Collection[str], owner: str) -> None:
        """Frees those works that the owner still has."""

    @abstractmethod
    def listen(self, tell: Callable[[News], None], missed: Callable[[], None]) -> None:
        """From when it returns, `tell` is called for every change that another process makes, soon after it is stored.
        `missed` is called when such news may have been lost, since the connection was: compare what is in memory with
        `standing`. Both are called in a thread of the store and must be quick. Called once, on a store opened to SERVE;
        load matches only afterwards."""

    @abstractmethod
    def standing(self, match_ids: Collection[str]) -> list[News]:
        """Where these matches stand now; without those that are not kept."""

    @abstractmethod
    def since(self, match_id: str, after: int, lines: int = 200) -> Since:
        """What happened since entry `after`, with so many lines of chat: for who has the match in memory. Raises
        NotKept."""

    # --- as a whole ---

    @abstractmethod
    def ids(self) -> list[str]:
        """The ids of all matches, in alphabetical order."""

    @abstractmethod
    def whole(self, match_id: str) -> Whole:
        """Raises NotKept."""

    @abstractmethod
    def keep(self, whole: Whole) -> None:
        """Keeps a match as another store had it, in the place of the one of its id, if there is one."""

    # --- visitors ---

    @abstractmethod
    def opened_by(self, opener: str, since: float) -> tuple[int, int]:
        """How many matches of this opener are under way and have changed since then; and how many of them have only
        bots at the table."""

    @abstractmethod
    def close(self) -> None:
        """Nothing is lost without it; files and connections are let go."""
