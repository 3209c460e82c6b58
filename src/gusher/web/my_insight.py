"""What the analyses of my games say together: results without luck, whether I lose less than I did, and at what."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fastapi import Request
from markupsafe import Markup

from gusher.analysis.summary import SeatSummary, read_summary
from gusher.kernel import registry
from gusher.kernel.charts import Chart, Reading, Series
from gusher.kernel.game import Game
from gusher.kernel.lessons import lesson
from gusher.kernel.say import Say, say
from gusher.kernel.topics import topics
from gusher.render.charts import still, value_said
from gusher.web.record import MOST_CHARTED, Played
from gusher.web.rulebook import chapter_of
from gusher.web.session import tables
from gusher.words.catalogue import Catalogue

UNIT = "insight-unit"
DECIMALS = 2  # of a percent: one decision loses little in the mean


@dataclass(frozen=True)
class Practice:
    """A question of the guided first game: how many come before it, and what it is called."""

    question: int
    says: str


@dataclass(frozen=True)
class MyInsight:
    """Of one game, over those that have been analysed."""

    says: str
    picture: Markup  # the loss per decision over time; empty if there is too little to draw
    figures: list[tuple[int, str]]  # the same as a table: game, loss
    clause: str  # of the rule behind most losses; empty if there were none
    lost_at: str  # where the rulebook has it, and how often that was
    practice: Practice | None  # where the guided first game asks about it


async def my_insight(request: Request, games: Sequence[Played], voice: Catalogue) -> MyInsight | None:
    """None if nothing has been analysed. The latest games come first."""
    latest = games[:MOST_CHARTED]
    store = tables(request).store
    kept = await tables(request).read(store.analyses_of, [one.mine.record.id for one in latest])
    by_match = {record.match_id: record.seats for record in kept}
    seats = [
        read_summary(by_match[one.mine.record.id])[one.seat]
        for one in reversed(latest)
        if one.mine.record.id in by_match
    ]
    return insight_of(seats, voice, registry.find(latest[0].mine.record.game)) if seats else None


def insight_of(seats: Sequence[SeatSummary], voice: Catalogue, game: Game) -> MyInsight:
    """My seat in each analysed game, the oldest first."""
    number = len(seats)
    given: Mapping[str, int | str] = {
        "games": number,
        "result": _percent(sum(seat.result for seat in seats) / number, voice),
        "adjusted": _percent(sum(seat.result - seat.luck for seat in seats) / number, voice),
    }
    lost = sum((Counter(seat.clauses) for seat in seats), Counter[str]())
    clause, times = max(lost.items(), key=lambda item: (item[1], item[0]), default=("", 0))
    points = readings(seats)
    return MyInsight(
        says=voice.say(say("insight-mine", **given)),
        picture=Markup(still(points, voice)) if number > 1 else Markup(),  # the printer has escaped it
        figures=[(point.beat, _said(point.charts[0], voice)) for point in points],
        clause=clause,
        lost_at=voice.say(say("insight-mine-rule", times=times, chapter=chapter_of(game, voice.language, clause))),
        practice=practice_of(game, clause, voice),
    )


def practice_of(game: Game, clause: str, voice: Catalogue) -> Practice | None:
    """None if there is no lesson, or it does not ask that."""
    taught = lesson(game)
    topic = topics(taught).get(clause) if taught is not None else None
    if taught is None or topic is None:
        return None
    number = {"number": topic.done + 1, "questions": taught.questions}
    return Practice(topic.done, voice.say(say("insight-mine-lesson", **number)))


def readings(seats: Sequence[SeatSummary]) -> list[Reading]:
    """What decisions have lost in the mean, game by game."""
    return [
        Reading(
            beat=place,
            said=say("me-chart-game", number=place),
            tick=place,
            axis=say("me-chart-axis"),
            charts=(
                Chart(
                    "loss",
                    say("insight-mine-chart"),
                    UNIT,
                    (Series("loss", say("insight-column-loss"), round(10 ** (DECIMALS + 2) * seat.loss)),),
                    DECIMALS,
                ),
            ),
        )
        for place, seat in enumerate(seats, start=1)
    ]


def _said(drawn: Chart, voice: Catalogue) -> str:
    return value_said(voice, drawn, drawn.series[0].value)


def _percent(chance: float, voice: Catalogue) -> str:
    return voice.say(Say("number-whole-percent", {"value": round(100 * chance)}))
