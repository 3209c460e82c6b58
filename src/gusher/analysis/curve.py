"""The chances of all seats over a match, as something to be charted."""

from collections.abc import Mapping, Sequence

from gusher.analysis.found import Moment
from gusher.analysis.turning import TurningPoint
from gusher.kernel.charts import Chart, Reading, Series
from gusher.kernel.say import Seat, say

UNIT = "insight-unit"


def readings(moments: Sequence[Moment], turning: Sequence[TurningPoint]) -> list[Reading]:
    """A reading for each moment, in percent: with all cards open, and as each seat knew it."""
    flags = {turn.upto: str(place) for place, turn in enumerate(turning, start=1)}
    secret = any(moment.known != moment.open for moment in moments)
    return [_reading(beat, moment, flags, secret) for beat, moment in enumerate(moments)]


def _reading(beat: int, moment: Moment, flags: Mapping[int, str], secret: bool) -> Reading:
    charts = [_chart("open", moment.open, moment.open_errors)]
    if secret:
        charts.append(_chart("known", moment.known, moment.known_errors))
    return Reading(
        beat=beat,
        said=say("insight-moment", n=moment.n),
        tick=beat,
        axis=say("insight-axis"),
        charts=tuple(charts),
        flag=flags.get(moment.n, ""),
    )


def _chart(name: str, chances: Sequence[float], errors: Sequence[float]) -> Chart:
    lines = tuple(
        Series(
            f"seat-{seat}",
            say("player", seat=Seat(seat)),
            round(100 * chance),
            seat,
            margin=round(100 * error),
        )
        for seat, (chance, error) in enumerate(zip(chances, errors, strict=True))
    )
    return Chart(name, say(f"insight-chart-{name}"), UNIT, lines)
