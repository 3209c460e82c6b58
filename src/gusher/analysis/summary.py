"""What an analysis comes to for each seat, as it is kept for lists: nothing need be played again for them."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from gusher.analysis.analysis import Analysis


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """In winning chance; `clauses` counts the rules behind the questions in which something was lost."""

    luck: float
    skill: float
    result: float
    start: float
    decisions: int
    loss: float  # in the mean, for each of them
    clauses: dict[str, int]


def summary(analysis: Analysis) -> list[SeatSummary]:
    return [
        SeatSummary(
            luck=account.luck,
            skill=account.skill,
            result=account.result,
            start=account.start,
            decisions=account.decisions,
            loss=account.loss,
            clauses=dict(Counter(loss.clause for loss in analysis.losses if loss.seat == seat and loss.clause)),
        )
        for seat, account in enumerate(analysis.seats)
    ]


def written(seats: Sequence[SeatSummary]) -> str:
    return json.dumps([asdict(seat) for seat in seats])


def read_summary(text: str) -> list[SeatSummary]:
    """What `written` wrote."""
    return [SeatSummary(**seat) for seat in json.loads(text)]
