"""What a study has found, as plain data: the same for the same seed, whoever has played."""

from collections import Counter
from collections.abc import Sequence
from itertools import count
from math import floor, log10
from typing import Any

from gusher.arena.game import win_shares
from gusher.arena.rotations import interval
from gusher.kernel import boards
from gusher.lab.findings import findings
from gusher.lab.luck import luck_share
from gusher.lab.measures import MEASURES
from gusher.lab.minutes import MEASURED, Tempo, tempo_of
from gusher.lab.sampling import Mean, evenness
from gusher.lab.study import Step, Study, Table, described
from gusher.lab.uses import uses

Data = dict[str, Any]
BINS = 24  # of a histogram, at most about; round steps make fewer
ELO = 400


def report(study: Study, tables: Sequence[Table], steps: Sequence[Step]) -> Data:
    tempo = tempo_of(study, tables)
    return {
        **described(study),
        "pace": vars(tempo),
        "variants": [
            {
                "name": variant.name,
                "options": dict(variant.options),
                "board": bool(variant.board or boards.own_text(study.game)),
                "changes": [
                    {"place": place, "builtin": builtin, "own": own} for place, builtin, own in variant.changes
                ],
                "tables": [_table(table, tempo) for table in tables if table.variant is variant],
                "skill": [_rung(step) for step in steps if step.variant is variant],
            }
            for variant in study.variants
        ],
        "findings": findings(study, tables),
    }


def _table(table: Table, tempo: Tempo) -> Data:
    played, wins = table.played(), table.wins()
    scores = [float(score) for result in played for score in result.scores]
    return {
        "seats": table.seats,
        "games": len(played),
        "different": len({table.notes(result).course for result in played}),
        "failures": len(table.results) - len(played),
        "wins": [_share(won, len(played)) for won in wins],
        "order": [_share(won, len(played)) for won in table.wins_in_order()],
        "evenness": evenness(wins),
        "luck": vars(luck_share(table)),
        "measures": {
            **{name: vars(Mean.of(values(table, name))) for name in MEASURES},
            "minutes": vars(Mean.of([tempo.minutes(asked) for asked in values(table, MEASURED)])),
        },
        "lengths": histogram(values(table, "turns")),
        "scores": histogram(scores),
        "ends": dict(Counter(table.notes(result).end for result in played).most_common()),
        "uses": uses(table),
        "course": _course(table),
    }


def values(table: Table, measure: str) -> list[float]:
    """The measure of each game that ended as it should, in their order."""
    return [MEASURES[measure](result, table.notes(result)) for result in table.results if result.failure is None]


def _share(won: float, games: int) -> Data:
    low, high = interval(won, games)
    return {"share": won / games if games else 0.0, "low": low, "high": high}


def histogram(numbers: Sequence[float]) -> Data:
    """In even, round steps from the least to the greatest."""
    if not numbers:
        return {"from": 0.0, "step": 1.0, "counts": []}
    step = _round_step((max(numbers) - min(numbers)) / BINS)
    first = floor(min(numbers) / step)
    places = Counter(floor(number / step) - first for number in numbers)
    return {"from": first * step, "step": step, "counts": [places[place] for place in range(max(places) + 1)]}


def _round_step(least: float) -> float:
    """1, 2, 5, 10, 20 …, at least as large: turns and points are whole numbers."""
    return next(float(digit * 10**power) for power in count() for digit in (1, 2, 5) if digit * 10**power >= least)


def _course(table: Table, points: int = 20) -> list[float]:
    """How likely the later winner was to win, by the game's own judgement, over the course of a game."""
    sums = [0.0] * (points + 1)
    games = 0
    for result in table.results:
        curve = table.notes(result).curve
        if result.failure is None and curve:
            games += 1
            winner = result.ranks.index(1)
            for point in range(points + 1):
                sums[point] += curve[round(point * (len(curve) - 1) / points)][winner]
    return [total / games for total in sums] if games else []


def _rung(step: Step) -> Data:
    games = len(step.results)
    won = sum(win_shares(result)[0] for result in step.results)
    share = _share(won, games)
    return {
        "seats": step.seats,
        "bot": step.bot,
        "games": games,
        **share,
        "elo": {end: elo(share[end], step.seats, games) for end in ("share", "low", "high")},
    }


def elo(share: float, seats: int, games: int) -> float:
    """How far above its opponents a bot stands that wins this share against so many of them: even is 0. Half a game is
    the least and the most that counts."""
    least = 0.5 / games
    bounded = min(max(share, least), 1 - least)
    return ELO * log10(bounded * (seats - 1) / (1 - bounded))
