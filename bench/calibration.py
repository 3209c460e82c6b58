"""How often the judge's chances come true: `python -m bench.calibration GAME --games 1000`.

Bots play games among themselves. In each, positions are taken at random and judged with all cards open; afterwards one
knows who won. Games with odd numbers say by how much chances must be drawn apart to come true (the `sharpness` of
src/gusher/analysis/calibrated.toml); those with even numbers, which had no part in that, say how good they are then:
the expected calibration error is the mean distance, over all chances, of what was said from what came true, in ten
classes. Two scores say besides how sharp the chances are, the less, the better: Brier's, the squares of what is missing
to the result, and the surprise, minus the logarithm of the chance that was given to what happened.

`--judge NAME`, once or several times, judges the same positions with the same luck by others, named as search bots are
(`search` by hand, `search:value=1,patience=30` by the learned value after 30 steps): beside each stands what it costs
in processor time, and how far its scores are from those of the first, with the standard error over the games.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log
from time import process_time
from typing import Any

from gusher.analysis.chances import Chances, errors, mean, sharpened, won
from gusher.analysis.judge import Judge, SearchJudge, judge_by, judge_of
from gusher.bots import learned
from gusher.bots.bot import Bot, read_bot
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

CLASSES = 10
CANDIDATES = [step / 20 for step in range(6, 81)]
ROUGHLY = 5  # every so many of them are tried first
LEAST = 0.005  # a chance is never quite nothing, as far as its logarithm goes


@dataclass(frozen=True)
class Sample:
    """A position: what the judge said of it in each world, unsharpened, and who won."""

    worlds: Sequence[Chances]
    result: Chances

    def said(self, by: float) -> Chances:
        return mean([sharpened(world, by) if max(world) < 1 else world for world in self.worlds])


def player_of(game: Game, bot: str) -> Bot:
    return read_bot(bot).make(game)


def played(game: str, players: Sequence[Bot], number: int) -> Match:
    """A game of these players, always the same for a number."""
    found, seats = registry.find(game), len(players)
    secret = seeded_secret("calibration", game, number)
    match = Match(found, seats, found.unattended(seats, {}), secret=secret, listen=False)
    rng = Rng(number)
    while not match.over:
        seat = int(match.state.seat)
        view, player = match.view(seat), players[seat]
        match.answer_number(seat, int(player.answer(view, view.legal(), player.budget, rng)))
    return match


@dataclass
class Judged:
    """What one judge has said, game by game, and the processor time that it took."""

    judge: Judge
    games: list[list[Sample]] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.sharpness = self.judge.sharpness
        self.judge.sharpness = 1.0  # what it says is kept unsharpened

    def samples(self, first: int = 0, every: int = 1) -> list[Sample]:
        return [sample for game in self.games[first::every] for sample in game]

    def look(self, states: Sequence[tuple[State, Sequence[int]]], result: Chances) -> None:
        """At positions of one game, each with the luck of its futures."""
        began = process_time()
        ends = [[self.judge.settled(state.clone(), Rng(luck)).chances for luck in futures] for state, futures in states]
        self.seconds += process_time() - began
        if isinstance(self.judge, SearchJudge):  # which sharpens the mean of its futures
            ends = [[mean(futures)] for futures in ends]
        self.games.append([Sample(futures, result) for futures in ends])


def positions_of(match: Match, positions: int, worlds: int, seed: int) -> Iterator[tuple[State, Sequence[int]]]:
    rng = Rng(seed)
    for _ in range(positions):
        state = match.after(int(rng.below(len(match.steps))))
        yield state, [int(rng.bits()) for _ in range(worlds)]


def surprise(sample: Sample, by: float) -> float:
    pairs = zip(sample.said(by), sample.result, strict=True)
    return -sum(share * log(max(LEAST, chance)) for chance, share in pairs)


def brier(sample: Sample, by: float) -> float:
    return sum((chance - share) ** 2 for chance, share in zip(sample.said(by), sample.result, strict=True))


Score = Callable[[Sample, float], float]


def score(found: Sequence[Sample], by: float, of: Score) -> float:
    return sum(of(sample, by) for sample in found) / len(found)


def apart(one: Judged, other: Judged, of: Score) -> tuple[float, float]:
    """By how much the first scores more in the same games, as both are in use, and the standard error of that."""
    rows = [
        (score(here, one.sharpness, of) - score(there, other.sharpness, of),)
        for here, there in zip(one.games, other.games, strict=True)
    ]
    return mean(rows)[0], errors(rows)[0]


def fitted(found: Sequence[Sample]) -> float:
    """The sharpness that surprises least: roughly first, then closely around there."""
    roughly = min(CANDIDATES[::ROUGHLY], key=lambda by: score(found, by, surprise))
    place = CANDIDATES.index(roughly)
    return min(CANDIDATES[max(0, place - ROUGHLY + 1) : place + ROUGHLY], key=lambda by: score(found, by, surprise))


def classes(found: Sequence[Sample], by: float) -> list[tuple[int, float, float]]:
    """For each tenth of the scale: how many chances, what they said and what came true, in the mean."""
    pairs = [pair for sample in found for pair in zip(sample.said(by), sample.result, strict=True)]
    rows = []
    for place in range(CLASSES):
        inside = [(said, came) for said, came in pairs if min(int(said * CLASSES), CLASSES - 1) == place]
        if inside:
            said, came = mean(inside)
            rows.append((len(inside), said, came))
    return rows


def calibration_error(found: Sequence[Sample], by: float) -> float:
    rows = classes(found, by)
    return sum(number * abs(said - came) for number, said, came in rows) / sum(number for number, _, _ in rows)


def told(judged: Judged, first: Judged) -> dict[str, Any]:
    everything, tried_on = judged.samples(), judged.samples(0, 2)
    best, kept = fitted(judged.samples(1, 2)), judged.sharpness
    return {
        "judge": judged.judge.name,
        "positions": len(everything),
        "processor seconds": round(judged.seconds, 1),
        "fitted sharpness": best,
        "error unsharpened": calibration_error(tried_on, 1.0),
        "error fitted": calibration_error(tried_on, best),
        "sharpness in use": kept,
        "error in use": calibration_error(everything, kept),
        "Brier": score(everything, kept, brier),
        "surprise": score(everything, kept, surprise),
        "Brier beside the first": apart(judged, first, brier),
        "surprise beside the first": apart(judged, first, surprise),
        "said and came true, in use": classes(everything, kept),
    }


def judge_named(game: Game, seats: int, bot: str) -> Judge:
    return judge_by(game, learned.judge_of(game, seats, read_bot(bot).chosen))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: others than were fitted on")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    parser.add_argument("--worlds", type=int, default=16, help="in which each position is judged")
    parser.add_argument("--judge", action="append", default=[], help="named as a search bot; else that of analyses")
    given = parser.parse_args()
    game = registry.find(given.game)
    seats = given.seats or game.usual_seats
    players = [player_of(game, given.bot)] * seats
    judges = [judge_named(game, seats, bot) for bot in given.judge] or [judge_of(game, seats)]
    found = [Judged(judge) for judge in judges]
    for number in range(given.first, given.first + given.games):
        match = played(given.game, players, number)
        states = list(positions_of(match, given.positions, given.worlds, number))
        for judged in found:
            judged.look(states, won(match.state))
        print(f"\r{number - given.first + 1}/{given.games}", end="", file=sys.stderr)
    print(
        json.dumps(
            {
                "game": given.game,
                "seats": seats,
                "bot": given.bot,
                "games": given.games,
                "first": given.first,
                "judges": [told(judged, found[0]) for judged in found],
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
