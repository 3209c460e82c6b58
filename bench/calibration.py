"""How often the judge's chances come true: `python -m bench.calibration GAME --games 1000`.

Bots play games among themselves. In each, positions are taken at random and judged with all cards open; afterwards one
knows who won. Games with odd numbers say by how much chances must be drawn apart to come true (the `sharpness` of
src/gusher/analysis/calibrated.toml); those with even numbers, which had no part in that, say how good they are then:
the expected calibration error is the mean distance, over all chances, of what was said from what came true, in ten
classes.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log

from gusher.analysis.calibrated import sharpness
from gusher.analysis.chances import Chances, mean, sharpened, won
from gusher.analysis.judge import SearchJudge, judge_of
from gusher.bots.bot import Bot, read_bot
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

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


def samples(match: Match, positions: int, worlds: int, seed: int) -> Iterator[Sample]:
    judge, rng = judge_of(match.game), Rng(seed)
    judge.sharpness = 1.0
    for _ in range(positions):
        state = match.after(int(rng.below(len(match.steps))))
        ends = [judge.settled(state.clone(), Rng(int(rng.bits()))).chances for _ in range(worlds)]
        yield Sample([mean(ends)] if isinstance(judge, SearchJudge) else ends, won(match.state))


def surprise(found: Sequence[Sample], by: float) -> float:
    """The mean logarithm of the chance that was given to what happened: the less, the better."""
    return -sum(
        share * log(max(LEAST, chance))
        for sample in found
        for chance, share in zip(sample.said(by), sample.result, strict=True)
    ) / len(found)


def fitted(found: Sequence[Sample]) -> float:
    """The sharpness that surprises least: roughly first, then closely around there."""
    roughly = min(CANDIDATES[::ROUGHLY], key=lambda by: surprise(found, by))
    place = CANDIDATES.index(roughly)
    return min(CANDIDATES[max(0, place - ROUGHLY + 1) : place + ROUGHLY], key=lambda by: surprise(found, by))


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game: others than were fitted on")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    parser.add_argument("--worlds", type=int, default=16, help="in which each position is judged")
    given = parser.parse_args()
    seats = given.seats or registry.find(given.game).usual_seats
    players = [player_of(registry.find(given.game), given.bot)] * seats
    found = []
    for number in range(given.first, given.first + given.games):
        match = played(given.game, players, number)
        found.append(list(samples(match, given.positions, given.worlds, number)))
        print(f"\r{len(found)}/{given.games}", end="", file=sys.stderr)
    fitted_on = [sample for game in found[1::2] for sample in game]
    tried_on = [sample for game in found[::2] for sample in game]
    best = fitted(fitted_on)
    kept = sharpness(given.game)
    everything = [sample for game in found for sample in game]
    print(
        json.dumps(
            {
                "game": given.game,
                "seats": seats,
                "bot": given.bot,
                "games": given.games,
                "first": given.first,
                "positions": len(everything),
                "fitted sharpness": best,
                "error unsharpened": calibration_error(tried_on, 1.0),
                "error fitted": calibration_error(tried_on, best),
                "sharpness in use": kept,
                "error in use": calibration_error(everything, kept),
                "said and came true, in use": classes(everything, kept),
            },
            indent=2,
        )
    )


if __name__ == "__main__":
    main()
