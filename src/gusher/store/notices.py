"""What the port keeps for those who want to be told: their channels, what is to be told, and who is looking anyway."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from gusher.store.people import Place

# Reasons to tell a seat something. TIME: its own is short. LATE: another's is up, and it has a say in what comes next.
TURN, GAME_OVER, TAKEBACK, TIME, LATE = "turn", "over", "takeback", "time", "late"


@dataclass(frozen=True, slots=True)
class Due:
    """A seat shall be told something at a certain time, if it still matters then. The same reason with the same number
    is told once, however often it comes up."""

    seat: int
    reason: str
    number: int
    due: float


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to reach a player. Nothing goes to one that is not confirmed: it may be somebody else's."""

    id: str
    player: str
    kind: str
    address: dict[str, Any]
    confirmed: bool
    at: float

    @property
    def receiver(self) -> tuple[str, dict[str, Any]]:
        """Who is reached by it: from where and in which language makes no difference."""
        return self.kind, {name: value for name, value in self.address.items() if name not in ("home", "language")}


@dataclass(frozen=True, slots=True)
class Quiet:
    """When a player wants to hear nothing, in minutes after midnight where they live."""

    begins: int
    ends: int
    zone: str


@dataclass(frozen=True, slots=True)
class Notice:
    """What is due to be told over one channel, and all that is needed to judge whether it still should be."""

    match_id: str
    seat: int
    reason: str
    number: int
    channel: Channel
    at: float  # when the reason arose
    due: float
    begun: int  # attempts of which nobody knows how they ended: the process was gone
    tries: int  # attempts that failed
    name: str  # of the seat
    language: str
    game: str
    status: str
    turn: int
    needed: frozenset[int]  # who has to consent to a wish to take back, if one is open
    decides: bool  # somebody's time is up, and the seat has not said what should be done
    quiet: Quiet | None

    @property
    def place(self) -> Place:
        return self.match_id, self.seat


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """All that is kept beside the matches, to be copied from one store to another."""

    vapid: str
    channels: tuple[Channel, ...]
    quiet: tuple[tuple[str, Quiet], ...]  # by player


class NoticeStore(ABC):
    """The part of the port that notices need."""

    # --- how players want to be told ---

    @abstractmethod
    def channels(self, player: str) -> list[Channel]:
        """The oldest first."""

    @abstractmethod
    def channel(self, channel_id: str) -> Channel | None: ...

    @abstractmethod
    def keep_channel(self, channel: Channel) -> None:
        """A new one, or another address in the place of the one of its id."""

    @abstractmethod
    def confirm_channel(self, channel_id: str, confirmed: bool) -> None: ...

    @abstractmethod
    def drop_channel(self, channel_id: str) -> None:
        """With all that was to be told over it."""

    @abstractmethod
    def quiet(self, player: str) -> Quiet | None: ...

    @abstractmethod
    def set_quiet(self, player: str, quiet: Quiet | None) -> None: ...

    @abstractmethod
    def vapid(self, make: Callable[[], str]) -> str:
        """The private key by which push services know this server: made when it is first asked for, then the same."""

    @abstractmethod
    def notice_settings(self) -> NoticeSettings: ...

    @abstractmethod
    def keep_notice_settings(self, settings: NoticeSettings) -> None:
        """As another store had them, in the place of all that is here; of players who are not kept here, nothing is."""

    # --- what is to be told ---

    @abstractmethod
    def due(self, now: float, most: int) -> list[Notice]:
        """What is due by now and was not sent, the longest due first."""

    @abstractmethod
    def begin(self, notice: Notice, again: float) -> bool:
        """Somebody is about to send the notice; if nobody ever says how that ended, it is due again at that time. False
        if it is not as the caller believes: another process has begun, or the match has gone on."""

    @abstractmethod
    def sent(self, notice: Notice, at: float) -> None: ...

    @abstractmethod
    def failed(self, notice: Notice, again: float) -> None:
        """It did not arrive, and is due again at that time."""

    @abstractmethod
    def postpone(self, notice: Notice, until: float) -> None: ...

    @abstractmethod
    def drop(self, notice: Notice) -> None:
        """It does not matter any more. If it comes to matter again, it is told after all."""

    @abstractmethod
    def forget_notices(self, before: float) -> None:
        """Those whose reason is older."""

    # --- who is looking ---

    @abstractmethod
    def look(self, owner: str, places: Collection[Place], seconds: float) -> None:
        """In the owner's process somebody looks at these seats' tables, and at no others; to be believed for so many
        seconds."""

    @abstractmethod
    def looked_at(self, places: Collection[Place]) -> set[Place]:
        """Those of the places at which somebody looks, in whichever process."""
