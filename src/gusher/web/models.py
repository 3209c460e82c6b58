"""What the API takes and gives. Every text and list that comes in has a limit."""

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from gusher.table.chat import LONGEST_CHAT
from gusher.table.paces import HOLIDAY, MINUTES, SECONDS
from gusher.table.steps import LONGEST_KEY

MOST_ENTRIES = 10_000_000
MOST_SEATS = 8
MOST_ANSWERS = 64  # given by one click

Word = Annotated[str, Field(max_length=32)]
Key = Annotated[str, Field(min_length=1, max_length=LONGEST_KEY)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=MOST_SEATS)]
EntryNumber = Annotated[int, Field(ge=0, le=MOST_ENTRIES)]
EntryQuery = Annotated[int | None, Query(ge=0, le=MOST_ENTRIES)]
VersionQuery = Annotated[int | None, Query(ge=0, le=MOST_ENTRIES)]
Whole = Annotated[int, Field(ge=-(2**31), lt=2**31)]
Value = bool | Whole | Word  # as games name things: a switch, a number, a word
Kind = Literal["human", "friend", "local", "free", "bot"]


class Body(BaseModel):
    """Something that a client sends: exact types, nothing beyond what is known."""

    model_config = ConfigDict(strict=True, extra="forbid")


class SeatBody(Body):
    kind: Kind
    name: Annotated[str, Field(max_length=64)] = ""
    bot: Annotated[str, Field(max_length=64)] = ""


class LiveBody(Body):
    """A time bank for each seat, in minutes, and an increment for each turn, in seconds."""

    kind: Literal["live"]
    minutes: Annotated[int, Field(ge=MINUTES[0], le=MINUTES[1])]
    seconds: Annotated[int, Field(ge=SECONDS[0], le=SECONDS[1])]


class SlowBody(Body):
    """Days for each turn, and a holiday for each seat."""

    kind: Literal["slow"]
    days: Literal[1, 2, 3, 7]
    holiday: Annotated[int, Field(ge=HOLIDAY[0], le=HOLIDAY[1])] = 0


class OpenBody(Body):
    game: Word
    options: Annotated[dict[Word, Value], Field(max_length=20)] = {}
    seats: Annotated[list[SeatBody], Field(min_length=1, max_length=MOST_SEATS)]
    listed: bool = False
    hints: bool | None = Field(None, description="nothing: only if nobody but bots plays against the one person")
    takebacks: bool = True
    rated: bool = Field(False, description="whoever opens it sends the key of a player, who sits in the human seat")
    pace: Annotated[LiveBody | SlowBody, Field(discriminator="kind")] | None = None


class SeatedBody(Body):
    """A change made by a seat. `seat` is needed only by who holds several, such as people at one screen."""

    seat: SeatNumber | None = None


Answer = Annotated[dict[Word, Value], Field(max_length=20)]
Answers = Annotated[list[Answer], Field(min_length=1, max_length=MOST_ANSWERS)]


def as_list(given: object) -> object:
    """One answer may come without the brackets around it."""
    return [given] if isinstance(given, dict) else given


class AnswerBody(SeatedBody):
    """What one click gives: an answer, or several that are played in turn, all or nothing."""

    n: EntryNumber
    key: Key
    answer: Annotated[Answers, BeforeValidator(as_list, json_schema_input_type=Answer | Answers)]


class UndoBody(SeatedBody):
    """Takes back what the seat's last click gave."""

    n: EntryNumber
    key: Key


class TakeBackBody(SeatedBody):
    key: Key


class ConsentBody(SeatedBody):
    """`wish` is the id of the wish that is accepted or declined. Without it whichever is open is declined, and none is
    accepted."""

    model_config = ConfigDict(
        json_schema_extra={
            "if": {"properties": {"accept": {"const": True}}},
            "then": {"required": ["wish"], "properties": {"wish": {"minLength": 1}}},
        }
    )

    accept: bool
    key: Key
    wish: Word = ""


class ChatBody(SeatedBody):
    text: Annotated[str, Field(min_length=1, max_length=LONGEST_CHAT)]
    key: Annotated[str, Field(max_length=LONGEST_KEY)] = ""


class JoinBody(Body):
    """With a key, which must be hard to guess, the same seat is given again to whoever sends it again."""

    seat: SeatNumber
    name: Annotated[str, Field(max_length=64)] = ""
    key: Annotated[str, Field(max_length=LONGEST_KEY)] = ""


# --- what comes back ---


class Trouble(BaseModel):
    code: str
    message: str
    clause: str | None = None
    n: int | None = None
    where: str | None = None
    at: int | None = Field(None, description="which of several answers was refused, counted from 0")


class TroubleReply(BaseModel):
    error: Trouble


class OptionReply(BaseModel):
    name: str
    title: str
    values: list[bool | int | str]
    default: bool | int | str
    usual_with: dict[int, bool | int | str] = Field(description="by number of players, where another value is usual")
    clause: str
    seats: list[int]
    needs: dict[str, bool | int | str]


class LevelReply(BaseModel):
    name: str
    rating: int | None = Field(description="in points of Elo; nothing if nobody has measured it")


class GameReply(BaseModel):
    name: str
    title: str
    rules: int
    board: str = Field(description="the checksum of an owner's board; empty for the built-in one")
    seats: list[int]
    usual_seats: int
    options: list[OptionReply]
    levels: list[LevelReply] = Field(description="bots from the weakest on")
    characters: list[str] = Field(description="of the levels: easy:character=…")


class GamesReply(BaseModel):
    games: list[GameReply]
    bots: list[str]


class SeatReply(BaseModel):
    seat: int
    kind: str
    token: str


class OpenReply(BaseModel):
    id: str
    seats: list[SeatReply]
    watch: str


class PaceReply(BaseModel):
    """In seconds: what each turn gives, and what a seat has besides, a time bank or a holiday."""

    kind: str
    turn: float
    reserve: float


class ListedReply(BaseModel):
    id: str
    game: str
    options: dict[str, bool | int | str]
    names: list[str]
    kinds: list[str]
    free: list[int]
    pace: PaceReply | None
    present: list[int]
    hints: bool
    takebacks: bool
    rated: bool
    n: int
    created: float
    changed: float


class ListReply(BaseModel):
    tables: list[ListedReply]


class TakeBackReply(BaseModel):
    id: str
    by: int
    waiting: list[int]


class LeavingReply(BaseModel):
    """A seat that wants to leave, and who has still to agree."""

    by: int
    waiting: list[int]


class ClockReply(BaseModel):
    """`left` is what each seat had at `time`, in seconds; the time of `seat` runs, if of any. `up`: it has run out, and
    the others are asked; `votes` are what they have said."""

    pace: PaceReply
    time: float
    seat: int | None
    left: list[float]
    paused: bool
    pause_by: int | None
    pause_waiting: list[int]
    up: bool
    votes: dict[int, str]
    ended: bool


class PositionReply(BaseModel):
    """A table as one seat, or a spectator, may see it."""

    id: str
    game: str
    rules: int
    board: str = Field(description="the checksum of an owner's board; empty for the built-in one")
    options: dict[str, bool | int | str]
    n: int
    version: int
    status: str
    seat: int | None
    own: list[int]
    asked: int | None
    names: list[str]
    kinds: list[str]
    answers: list[dict[str, Any]]
    prompt: str
    clause: str
    scores: list[int | None]
    ranks: list[int] | None
    can_undo: bool
    hints: bool = Field(description="may be asked for at this table")
    takebacks: bool = Field(description="may be asked for at this table, beyond the barrier of undo")
    rated: bool = Field(description="the result counts for the ratings of its players")
    takeback: TakeBackReply | None
    leaving: LeavingReply | None
    clock: ClockReply | None
    commitment: str
    view: dict[str, Any]


class StepReply(BaseModel):
    n: int
    answer: int


class ConsentReply(BaseModel):
    n: int
    answer: int | None = None
    waiting: list[int] = []


class LedgerLineReply(BaseModel):
    """What moved of one good, why, and what the seat held afterwards. Entry 0 is what the seat began with."""

    n: int
    seat: int
    good: str
    amount: int
    balance: int
    says: str


class LedgerReply(BaseModel):
    n: int
    goods: list[str]
    lines: list[LedgerLineReply]


class PointReply(BaseModel):
    beat: int
    says: str


class SeriesReply(BaseModel):
    """A line of a chart: a value for each of the points, or none."""

    id: str
    name: str
    seat: int | None
    values: list[int | None]


class ChartReply(BaseModel):
    id: str
    title: str
    series: list[SeriesReply]


class ChartsReply(BaseModel):
    n: int
    points: list[PointReply]
    charts: list[ChartReply]


class ChatLineReply(BaseModel):
    seat: int
    name: str
    text: str
    at: float


class ChatReply(BaseModel):
    chat: list[ChatLineReply]


class ReasonReply(BaseModel):
    """What a seat has more of (below zero: less) than with the other answer, in the mean of all futures."""

    kind: str = Field(description="outlook (points at the end), feature (had at the end of the futures), flow (moved)")
    seat: int
    good: str
    source: str
    amount: float
    error: float
    here: float
    there: float
    says: str


class AdviceReply(BaseModel):
    """`action` is the answer's number, by which a page knows its own button for it; so is `against`."""

    answer: dict[str, Any]
    action: int
    text: str
    chance: float
    against: int | None
    gain: float
    error: float
    reasons: list[ReasonReply]
    says: list[str]


class HintReply(BaseModel):
    """`answer`, `action` and `chance` are those of the best answer."""

    n: int
    answer: dict[str, Any]
    action: int
    chance: float
    answers: list[AdviceReply]


class PreviewBody(SeatedBody):
    """Answers as they would be given."""

    n: EntryNumber
    answer: Annotated[Answers, BeforeValidator(as_list, json_schema_input_type=Answer | Answers)]


class MovedReply(BaseModel):
    seat: int
    good: str
    amount: int
    balance: int


class PreviewReply(BaseModel):
    """`says` is for the page: in short; `effects` are the lines that the log will have."""

    n: int
    says: list[str]
    effects: list[str]
    moved: list[MovedReply]


class JoinReply(BaseModel):
    seat: int
    token: str


class DoneReply(BaseModel):
    version: int
