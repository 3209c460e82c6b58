"""What different ways to think make of the same turns, as the game's own judgement sees it, and what they cost.

`python -m bench.turns GAME search@1:iterations=1 search:iterations=1,wide=1 --positions 30` takes quiet positions from
games by advice, lets each bot play its seat until all is quiet again (everybody else follows the advice), and prints a
line of JSON for each: how many points more than with the first bot the seat is ahead of the others then, with the
standard error, and the processor time of a turn and of the longest decision. A turn says more than a game: it has no
luck to speak of, and takes a second instead of a minute. What it cannot say is whether the judgement is right.
"""

import argparse
import json
from statistics import mean, stdev
from time import process_time

from gusher.bots.bot import Bot, read_bot
from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State

EVERY = 7  # of the quiet positions one in so many is taken


class Way:
    """A bot, and what has been seen of it."""

    def __init__(self, game: Game, name: str) -> None:
        self.name = name
        self.bot: Bot = read_bot(name).make(game)
        self.leads: list[float] = []
        self.cpu = 0.0
        self.longest = 0.0

    def answer(self, state: State, rng: Rng) -> int:
        view, began = state.redact(state.seat), process_time()
        answer = self.bot.answer(view, view.legal(), self.bot.budget, rng)
        self.cpu += process_time() - began
        self.longest = max(self.longest, process_time() - began)
        return answer

    def told(self, first: "Way") -> dict[str, object]:
        more = [lead - usual for lead, usual in zip(self.leads, first.leads, strict=True)]
        return {
            "bot": self.name,
            "turns": len(more),
            "points": round(mean(more), 2),
            "error": round(stdev(more) / len(more) ** 0.5, 2),
            "cpu": round(self.cpu / len(more), 3),
            "longest": round(self.longest, 2),
        }


def lead(policy: Adviser[State], state: State, seat: int) -> float:
    points = list(policy.outlook(state))
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def play_turn(policy: Adviser[State], state: State, way: Way, rng: Rng) -> float:
    """How far ahead its seat is once all is quiet again."""
    seat = int(state.seat)
    state.play(way.answer(state, rng))
    while state.seat != OVER and not policy.is_quiet(state):
        if state.seat == CHANCE:
            state.play(random_answer(state, rng))
        else:
            state.play(way.answer(state, rng) if state.seat == seat else policy.advise(state, rng))
    return lead(policy, state, seat)


def play(game: Game, policy: Adviser[State], ways: list[Way], number: int) -> None:
    """A game by advice; at some of its quiet positions everybody tries the turn."""
    seats = game.usual_seats
    state, rng, lot = game.start(seats, game.unattended(seats, {})), Rng(2 * number), Rng(2 * number + 1)
    while state.seat != OVER:
        if state.seat != CHANCE and policy.is_quiet(state) and lot.below(EVERY) == 0:
            seed = lot.bits()
            for way in ways:
                way.leads.append(play_turn(policy, state.clone(), way, Rng(seed)))
        state.play(random_answer(state, rng) if state.seat == CHANCE else policy.advise(state, rng))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    advising = {game.name: game for game in registry.games() if isinstance(game.policy, Adviser)}
    parser.add_argument("game", choices=list(advising))
    parser.add_argument("bots", nargs="+", metavar="BOT")
    parser.add_argument("--positions", type=int, default=30, help="at least; a game is played to its end")
    parser.add_argument("--first", type=int, default=1, help="number of the first game")
    given = parser.parse_args()
    game = advising[given.game]
    policy = game.policy
    assert isinstance(policy, Adviser)
    ways, number = [Way(game, name) for name in given.bots], given.first
    while len(ways[0].leads) < given.positions:
        play(game, policy, ways, number)
        number += 1
    for way in ways:
        print(json.dumps(way.told(ways[0])))


if __name__ == "__main__":
    main()
