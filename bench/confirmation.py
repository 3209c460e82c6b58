"""Are the blunders that analyses list blunders? `python -m bench.confirmation GAME --games 50 --decisions 40`.

Bots of different strength play games; of each, so many decisions are taken at random and analysed as an analysis at the
usual depth would, one by one. Whatever is a blunder there is looked at with the decisions that follow it in its turn:
it is listed, as an analysis lists it, if what could still be got back there leaves a blunder. What is listed is judged
once more with ten times the worlds, all of them new, and so is what follows it. It is confirmed if it is then still
beyond noise and at least a mistake.
With `--keep FILE` a run that was interrupted goes on where it was.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.calibration import played, player_of
from gusher.analysis.depth import Depth, depth_of
from gusher.analysis.found import THRESHOLDS, Decision
from gusher.analysis.judge import judge_of
from gusher.analysis.regained import regained
from gusher.analysis.tasks import Analyst, Task, task_of
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

OFTEN = 10  # times the usual worlds
BOTS = ("greedy", "random", "greedy", "random")


@dataclass(frozen=True)
class Blunder:
    """What an analysis lists as one, and what a closer look says: the loss, 0 within noise."""

    number: int  # of the game
    n: int
    bot: str
    listed: float
    again: float

    @property
    def is_confirmed(self) -> bool:
        return self.again >= THRESHOLDS["mistake"]

    @property
    def is_one_still(self) -> bool:
        return self.again >= THRESHOLDS["blunder"]


@dataclass(frozen=True)
class Looked:
    """What was seen of one game."""

    number: int
    decisions: int
    regained: int  # blunders that are not listed, for they could still be got back in their turn
    blunders: list[Blunder]


def decisions(match: Match, most: int, seed: int) -> list[Task]:
    """Those in which something else could have been answered: of very many, some drawn at random; 0 means all."""
    places = [place for place, step in enumerate(match.steps) if step.entry.by != "chance"]
    rng, chosen = Rng(seed), list[Task]()
    while places and (not most or len(chosen) < most):
        place = places.pop(int(rng.below(len(places))))
        if len(match.after(place).legal()) > 1:
            chosen.append(task_of(match, place))
    return sorted(chosen, key=lambda task: task.steps)


def look(game: Game, number: int, most: int) -> Looked:
    match = played(game.name, [player_of(game, BOTS[seat]) for seat in range(game.usual_seats)], number)
    usual = depth_of(match)
    analyst = Analyst(match, judge_of(game, match.seats), usual)
    closer = Analyst(match, judge_of(game, match.seats), Depth(usual.worlds * OFTEN, usual.seed + 1))
    chosen = decisions(match, most, number)
    found = [(task, _decided(analyst, task)) for task in chosen]
    blunders = [(task, decision) for task, decision in found if decision.verdict == "blunder"]
    listed = list[Blunder]()
    for task, decision in blunders:
        after = [(later, _decided(analyst, later)) for later in following(match, task)]
        alone = kept(match, [decision, *(answer for _, answer in after)])
        if alone.verdict == "blunder":
            again = kept(match, [closer.against(*one) for one in ((task, decision), *after)])
            listed.append(Blunder(number, decision.n, BOTS[decision.seat], alone.loss, again.loss))
    return Looked(number, len(chosen), len(blunders) - len(listed), listed)


def following(match: Match, task: Task) -> list[Task]:
    """The decisions of the same seat that come next, before anybody else answers or anything is drawn."""
    seat, places = match.steps[task.steps].entry.by, list[int]()
    for place in range(task.steps + 1, len(match.steps)):
        if match.steps[place].entry.by != seat:
            break
        places.append(place)
    return [task_of(match, place) for place in places if len(match.after(place).legal()) > 1]


def kept(match: Match, decisions: Sequence[Decision]) -> Decision:
    """The first of them, less what the others could still get back."""
    return regained(match, decisions)[0]


def _decided(analyst: Analyst, task: Task) -> Decision:
    found = analyst.do(task)
    assert isinstance(found, Decision)
    return found


def looking(game: Game, numbers: Sequence[int], most: int, keep: Path | None) -> Iterator[Looked]:
    """Of each game what is kept of it already, else what is found now, which is kept."""
    lines = keep.read_text(encoding="utf-8").splitlines() if keep and keep.exists() else []
    known = {look.number: look for look in map(_read, lines)}
    for number in numbers:
        looked = known.get(number) or look(game, number, most)
        if keep and number not in known:
            with keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(looked)) + "\n")
        yield looked


def _read(line: str) -> Looked:
    data = json.loads(line)
    blunders = [Blunder(**blunder) for blunder in data.pop("blunders")]
    return Looked(**data, blunders=blunders)


def figures(blunders: Sequence[Blunder]) -> dict[str, float | None]:
    confirmed = sum(blunder.is_confirmed for blunder in blunders)
    return {
        "blunders": len(blunders),
        "confirmed": confirmed,
        "still blunders": sum(blunder.is_one_still for blunder in blunders),
        "share": confirmed / len(blunders) if blunders else None,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--decisions", type=int, default=0, help="of each game, at random; 0: all")
    parser.add_argument("--keep", type=Path, help="a file that keeps what was found of each game")
    given = parser.parse_args()
    game = registry.find(given.game)
    found = list[Looked]()
    for looked in looking(game, range(given.first, given.first + given.games), given.decisions, given.keep):
        found.append(looked)
        blunders = [blunder for one in found for blunder in one.blunders]
        confirmed = sum(blunder.is_confirmed for blunder in blunders)
        print(f"\r{len(found)}/{given.games}: {confirmed} of {len(blunders)}", end="", file=sys.stderr)
    told = {
        "game": game.name,
        "games": len(found),
        "first": given.first,
        "decisions": sum(one.decisions for one in found),
        "regained, not listed": sum(one.regained for one in found),
        **figures(blunders),
        "by bot": {bot: figures([one for one in blunders if one.bot == bot]) for bot in sorted(set(BOTS))},
    }
    print(json.dumps(told, indent=2))


if __name__ == "__main__":
    main()
