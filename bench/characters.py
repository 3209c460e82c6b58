"""What characters are like: what each holds, on average over a game, of what anybody at the table has a taste for; and
how often it wins.

`python -m bench.characters GAME LEVEL --games 40` seats the level without a character and with each of three at one
table of four, the seats rotating, and prints JSON. Where there are fewer seats, some sit out in turn. A taste that
nobody could notice, or that costs many games, is seen here before it is worth an arena.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Mapping

from gusher.bots.bot import Bot, read_bot
from gusher.bots.choosing import liking_of
from gusher.bots.levels import LEVELS, stable
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

LOOK = 20  # answers from one look at what everybody holds to the next
PLAIN = "(none)"


class Character:
    """What was seen of one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.held: dict[str, list[float]] = defaultdict(list)

    def told(self) -> dict[str, float]:
        means = {name: round(sum(seen) / len(seen), 2) for name, seen in self.held.items()}
        return {"games": self.games, "wins": round(self.wins / self.games, 3), **means}


def seated(characters: Mapping[str, Character], seats: int, number: int) -> list[Character]:
    """Who plays a game, in the order of the seats."""
    everybody = list(characters.values())
    return [everybody[(number + seat) % len(everybody)] for seat in range(seats)]


def play(game: Game, players: list[Character], liked: list[str], number: int, deal: int) -> None:
    seats = len(players)
    secret = seeded_secret("characters", deal)
    match = Match(game, seats, game.unattended(seats, {}), ["bot"] * seats, secret=secret, listen=False)
    rngs = [Rng(number * seats + seat) for seat in range(seats)]
    answers = 0
    while not match.over:
        seat = int(match.state.seat)
        view, bot = match.state.redact(seat), players[seat].bot
        match.answer_number(seat, bot.answer(view, view.legal(), bot.budget, rngs[seat]))
        answers += 1
        if answers % LOOK == 0 and not match.over:
            look(game, match, players, liked)
    ranks = match.state.ranks()
    for player, rank in zip(players, ranks, strict=True):
        player.games += 1
        player.wins += (rank == 1) / ranks.count(1)


def look(game: Game, match: Match, players: list[Character], liked: list[str]) -> None:
    for seat, player in enumerate(players):
        for name in liked:
            player.held[name].append(liking_of({name: 1.0}, game, seat, len(players)).of(match.state, seat))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[game.name for game in registry.games()])
    parser.add_argument("level", choices=LEVELS)
    parser.add_argument("--games", type=int, default=40)
    given = parser.parse_args()
    game = registry.find(given.game)
    tastes = stable(game).characters
    names = {PLAIN: given.level, **{name: f"{given.level}:character={name}" for name in tastes}}
    characters = {name: Character(read_bot(bot).make(game)) for name, bot in names.items()}
    liked = sorted({name for taste in tastes.values() for name in taste})
    for number in range(given.games):
        players = seated(characters, game.usual_seats, number)
        play(game, players, liked, number, number // len(characters))
    print(json.dumps({name: character.told() for name, character in characters.items()}, indent=2))


if __name__ == "__main__":
    main()
