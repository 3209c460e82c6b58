"""My record at one game: how I did against each bot level and each person, and the course of my points.

Counted are finished matches in which I had one seat of my own; at one screen with others it is the seat that I called
mine. Who resigned has lost, wherever the bot in their place ended up, and so has whose time was up and who did not come
back; a seat that was left with everybody's consent counts for nobody, and so does a match that was taken up from a
moment of another one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from gusher.bots.levels import level_of
from gusher.kernel.charts import Chart, Reading, Series
from gusher.kernel.say import say
from gusher.store.port import LEFT, RESIGNED, TIME, SeatRecord
from gusher.table.live import BOT
from gusher.table.opening import HUMAN
from gusher.table.players import Mine
from gusher.web.levels import order_of
from gusher.web.rows import result_of

MOST_CHARTED = 100  # the last games
UNIT = "me-chart-points"
GIVEN_UP = (RESIGNED, TIME)


@dataclass(frozen=True)
class Played:
    """A finished match as it counts for me."""

    mine: Mine
    seat: int
    points: int
    best_other: int
    won: bool
    beaten: frozenset[int]  # the seats that I was ahead of
    rivals: tuple[int, ...]  # those that count


@dataclass
class Line:
    """Me against somebody."""

    bot: str = ""  # the bot's name, for a bot
    name: str = ""  # for a person, as they were last called
    games: int = 0
    wins: int = 0
    points: int = 0  # all of mine together
    best: int | None = None

    def count(self, points: int, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.points += points
        self.best = points if self.best is None else max(points, self.best)

    @property
    def average(self) -> int:
        return round(self.points / self.games)


@dataclass
class Record:
    """`wins` of the total are first places; against somebody, games in which I was ahead of them."""

    total: Line = field(default_factory=Line)
    bots: list[Line] = field(default_factory=list)  # from the weakest level to the strongest
    people: list[Line] = field(default_factory=list)  # most games first


def played(matches: Iterable[Mine], player: str) -> list[Played]:
    """Those of somebody's finished matches that count, in the same order."""
    found = [_played(mine, player) for mine in matches]
    return [one for one in found if one is not None]


def record(games: Sequence[Played]) -> Record:
    found, against = Record(), dict[tuple[str, str], Line]()
    for one in games:  # the latest first: its names are the present ones
        found.total.count(one.points, one.won)
        for seat in one.rivals:
            sits = one.mine.record.seats[seat]
            line = Line(bot=_kind(sits)) if _is_bot(sits) else Line(name=sits.name)
            line = against.setdefault(_who(one.mine, seat), line)
            line.count(one.points, seat in one.beaten)
    lines = list(against.values())
    found.bots = sorted((line for line in lines if line.bot), key=lambda line: (order_of(line.bot), line.bot))
    found.people = sorted((line for line in lines if not line.bot), key=lambda line: (-line.games, line.name))
    return found


def _played(mine: Mine, player: str) -> Played | None:
    kept = mine.record
    scores, ranks = result_of(kept)
    own = [seat for seat in mine.seats if mine.players.get(seat) == player and _is_me(kept.seats[seat])]
    if len(own) != 1 or not ranks or kept.seats[own[0]].gone == LEFT or kept.onward_of:
        return None
    me = own[0]
    resigned = kept.seats[me].gone in GIVEN_UP
    rivals = [seat for seat, sits in enumerate(kept.seats) if seat != me and sits.gone != LEFT]
    return Played(
        mine=mine,
        seat=me,
        points=scores[me],
        best_other=max((score for seat, score in enumerate(scores) if seat != me), default=0),
        won=ranks[me] == 1 and not resigned,
        beaten=frozenset(
            seat for seat in rivals if not resigned and (ranks[me] < ranks[seat] or kept.seats[seat].gone in GIVEN_UP)
        ),
        rivals=tuple(rivals),
    )


def _is_me(sits: SeatRecord) -> bool:
    return sits.kind == HUMAN or bool(sits.gone)


def _is_bot(sits: SeatRecord) -> bool:
    return sits.kind == BOT and not sits.gone


def _who(mine: Mine, seat: int) -> tuple[str, str]:
    """A bot by its kind, a player by the key, anybody else by what they called themselves."""
    sits = mine.record.seats[seat]
    if _is_bot(sits):
        return "bot", _kind(sits)
    return ("player", mine.players[seat]) if seat in mine.players else ("name", sits.name)


def _kind(sits: SeatRecord) -> str:
    """A bot by its level, whatever its character, or else by its name."""
    return level_of(sits.bot) or sits.bot


def readings(games: Sequence[Played]) -> list[Reading]:
    """My points and the best of the others', game by game, the oldest first."""
    return [
        Reading(
            beat=number,
            said=say("me-chart-game", number=number),
            tick=number,
            axis=say("me-chart-axis"),
            charts=(
                Chart(
                    "points",
                    say("me-chart-title"),
                    UNIT,
                    (
                        Series("me", say("me-chart-me"), one.points, tone="ink"),
                        Series("other", say("me-chart-other"), one.best_other, tone="copper", dashed=True),
                    ),
                ),
            ),
        )
        for number, one in enumerate(reversed(games[:MOST_CHARTED]), start=1)
    ]
