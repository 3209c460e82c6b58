"""What stands out: seats that are not equal, and what differs between two variants, beyond noise.

All tests of a report share one level: a fair game is found unfair, or two equal variants different, in one report of
twenty at most.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from gusher.lab.luck import luck_share
from gusher.lab.measures import MEASURES
from gusher.lab.sampling import Difference, beyond_noise, evenness, likeness
from gusher.lab.study import Study, Table

Data = dict[str, Any]


def findings(study: Study, tables: Sequence[Table]) -> list[Data]:
    """Every test that was made, with what it says; `beyond` marks those that are more than noise."""
    made = [*_seats(tables), *_order(tables), *_differences(study, tables)]
    for finding, stands in zip(made, beyond_noise([finding["chance"] for finding in made]), strict=True):
        finding["beyond"] = stands
    return made


def _seats(tables: Sequence[Table]) -> Iterator[Data]:
    for table in tables:
        yield from _even(table, table.wins(), "seats", "seat")


def _order(tables: Sequence[Table]) -> Iterator[Data]:
    """Where the first turn is drawn, the seats may be equal and the first to play still be ahead."""
    for table in tables:
        yield from _even(table, table.wins_in_order(), "order", "place")


def _even(table: Table, wins: list[float], kind: str, where: str) -> Iterator[Data]:
    if sum(wins):
        best = max(range(len(wins)), key=lambda place: wins[place])
        yield {
            "kind": kind,
            "variant": table.variant.name,
            "seats": table.seats,
            where: best,
            "share": wins[best] / sum(wins),
            "chance": evenness(wins),
        }


def _differences(study: Study, tables: Sequence[Table]) -> Iterator[Data]:
    """Each further variant against the first."""
    base = study.variants[0]
    for other in study.variants[1:]:
        for seats in study.seats:
            yield from _compared(_find(tables, base.name, seats), _find(tables, other.name, seats))


def _find(tables: Sequence[Table], variant: str, seats: int) -> Table:
    return next(table for table in tables if (table.variant.name, table.seats) == (variant, seats))


def _compared(first: Table, second: Table) -> Iterator[Data]:
    pairs = [
        (one, two)
        for one, two in zip(first.results, second.results, strict=True)
        if one.failure is None and two.failure is None
    ]
    if not pairs:
        return
    about = {"variant": second.variant.name, "base": first.variant.name, "seats": first.seats}
    for name, measure in MEASURES.items():
        before = [measure(one, first.notes(one)) for one, _ in pairs]
        after = [measure(two, second.notes(two)) for _, two in pairs]
        found = Difference.of(before, after)
        yield {
            "kind": "measure",
            **about,
            "measure": name,
            "before": sum(before) / len(before),
            "after": sum(after) / len(after),
            **vars(found),
        }
    luck, other_luck = luck_share(first), luck_share(second)
    yield {
        "kind": "luck",
        **about,
        "before": 100 * luck.share,
        "after": 100 * other_luck.share,
        "chance": luck.differs(other_luck),
    }
    yield {
        "kind": "fairness",
        **about,
        "before": imbalance(first.wins()),
        "after": imbalance(second.wins()),
        "chance": likeness(first.wins(), second.wins()),
    }


def imbalance(wins: Sequence[float]) -> float:
    """From the seat that wins least to the one that wins most, in points of the share."""
    return 100 * (max(wins) - min(wins)) / sum(wins) if sum(wins) else 0.0
