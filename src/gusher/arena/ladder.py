"""The ladder of a game: all levels in one run, from the strongest down, each with its distance from one of them.

Neighbours meet: as many bots as a table has seats sit down together, each such table plays rotation after rotation, and
all places of all tables are judged together (arena/plackett.py).
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any

from gusher.arena.game import Result
from gusher.arena.plackett import Gap, Places, Strengths
from gusher.arena.plan import Plan
from gusher.arena.run import Hall
from gusher.arena.sequential import Question, score
from gusher.bots.levels import LEVELS
from gusher.bots.rating import ORIGIN_ELO
from gusher.bots.strength import ORIGIN, Rung
from gusher.kernel.game import Game

APART = 50.0  # points of Elo by which neighbours must differ at least


@dataclass(frozen=True)
class Climbed:
    """A ladder with how it came about. `ahead` says how far each rung is above the one below it."""

    game: str
    seats: int
    games: int
    rungs: list[Rung]
    ahead: list[Gap]

    def data(self) -> dict[str, Any]:
        found = asdict(self)
        rungs, ahead = found.pop("rungs"), [*found.pop("ahead"), None]
        return {**found, "levels": [{**rung, "ahead": gap} for rung, gap in zip(rungs, ahead, strict=True)]}


def tables(game: Game, also: Sequence[str], games: int, seed: int, limit: float) -> list[Plan]:
    """Who plays with whom: everybody with their neighbours. So many games at each table, in whole rotations."""
    bots, seats = [*also, *LEVELS], game.usual_seats
    while len(bots) < seats:
        bots += bots[-1:]
    whole = max(1, games // seats) * seats
    first = Plan(game.name, tuple(bots[:seats]), {}, whole, seed, limit).checked()
    return [replace(first, bots=tuple(bots[at : at + seats])).checked() for at in range(len(bots) - seats + 1)]


def climb(plans: Sequence[Plan], hall: Hall, confidence: float | None = None) -> Climbed:
    """Plays all, or with a confidence until it is decided of all neighbouring levels whether they are APART."""
    questions = _questions(confidence)
    groups: list[list[Places]] = []
    games = 0
    for played in hall.rounds(plans):
        games += sum(len(results) for results in played)
        groups.append(
            [Places(plan.bots, one.ranks) for plan, results in zip(plans, played, strict=True) for one in results]
        )
        for (stronger, weaker), question in questions.items():
            question.add(_meetings(plans, played, stronger, weaker))
        if questions and all(question.answer.verdict for question in questions.values()):
            break
    return _climbed(plans, Strengths(groups), games)


def _questions(confidence: float | None) -> dict[tuple[str, str], Question]:
    if confidence is None:
        return {}
    return {(upper, lower): Question(APART, confidence) for lower, upper in pairwise(LEVELS)}


def _meetings(plans: Sequence[Plan], played: Sequence[Sequence[Result]], one: str, other: str) -> list[float]:
    """Who of the two was ahead, wherever they sat at one table."""
    return [
        score(result, plan.bots.index(one), [plan.bots.index(other)])
        for plan, results in zip(plans, played, strict=True)
        if one in plan.bots and other in plan.bots
        for result in results
    ]


def _climbed(plans: Sequence[Plan], strengths: Strengths, games: int) -> Climbed:
    names = dict.fromkeys(bot for plan in plans for bot in plan.bots)
    gaps = {name: strengths.gap(name, ORIGIN) for name in names}
    ordered = sorted(names, key=lambda name: -gaps[name].elo)
    return Climbed(
        plans[0].game,
        plans[0].seats,
        games,
        [_rung(name, gaps[name]) for name in ordered],
        [strengths.gap(upper, lower) for upper, lower in pairwise(ordered)],
    )


def _rung(name: str, gap: Gap) -> Rung:
    return Rung(name, ORIGIN_ELO + gap.elo, ORIGIN_ELO + gap.low, ORIGIN_ELO + gap.high)


def written(climbed: Climbed, command: str, rules: int) -> str:
    """As the game's ladder.toml has it."""
    lines = [
        "# How strong the bots are, in points of Elo; the 95 % intervals are of the distance from the one at 1000.",
        f"# {climbed.games} games of {climbed.seats} seats by version {rules} of the rules: {command}",
    ]
    for rung in climbed.rungs:
        numbers = [f"{key} = {round(value)}" for key, value in asdict(rung).items() if key != "name"]
        lines += ["", "[[rung]]", f'name = "{rung.name}"', *numbers]
    return "\n".join(lines) + "\n"
