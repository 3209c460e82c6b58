"""The ladder of a game: all levels in one run, from the strongest down, each with its distance from one of them.

Neighbours meet: two of them share a table, every other seat, and play rotation after rotation; who has won at all
tables says how far apart they are (arena/luce.py).
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from gusher.arena.game import win_shares
from gusher.arena.luce import Gap, Played, Strengths
from gusher.arena.plan import Plan
from gusher.arena.run import Hall
from gusher.arena.sequential import Question, both_shares
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
    """Who plays with whom: neighbouring levels, and other bots with the level that stands still. So many games at each
    table, in whole rotations."""
    seats = game.usual_seats
    whole = max(1, games // seats) * seats
    pairs = [*((upper, lower) for lower, upper in pairwise(LEVELS)), *((bot, ORIGIN) for bot in also)]
    return [
        Plan(game.name, tuple(pair[seat % 2] for seat in range(seats)), {}, whole, seed, limit).checked()
        for pair in pairs
    ]


def climb(plans: Sequence[Plan], hall: Hall, confidence: float | None = None) -> Climbed:
    """Plays all, or with a confidence until it is decided of all neighbouring levels whether they are APART."""
    questions = [Question(APART, confidence) for _ in plans] if confidence is not None else []
    asked = [place for place, plan in enumerate(plans) if questions and set(plan.bots) <= set(LEVELS)]
    groups: list[list[Played]] = []
    for played in hall.rounds(plans):
        for plan, results in zip(plans, played, strict=True):
            groups.append([Played(plan.bots, win_shares(result)) for result in results])
        for place in asked:
            questions[place].add(*both_shares(played[place], plans[place].bots))
        if asked and all(questions[place].answer.verdict for place in asked):
            break
    return _climbed(plans, Strengths(groups), sum(map(len, groups)))


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
        lines += ["", "[[rung]]", f"name = {json.dumps(rung.name, ensure_ascii=False)}", *numbers]
    return "\n".join(lines) + "\n"
