"""Bots at the table in the terminal: their answers, and a sign of life while they think."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from secrets import randbits

from gusher.bots.bot import read_bot
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

PATIENCE_SECONDS = 1.0  # a bot that answers sooner needs no spinner
FRAME_SECONDS = 0.15
FRAMES = "|/-\\"


def generator(seed: int | None, seat: int) -> Rng:
    """A seat's own luck, be it a bot's or a hint's: repeatable with a seed."""
    return Rng(randbits(60) if seed is None else int(seeded_secret("table", seed, seat)[:15], 16))


class Opponent:
    """A bot in a seat."""

    def __init__(self, name: str, game: Game, rng: Rng) -> None:
        self.bot = read_bot(name, commands=True).make(game)
        self.rng = rng

    def answer(self, match: Match, seat: int) -> int:
        """What the bot answers, from what its seat may know."""
        view = match.view(seat)
        return int(self.bot.answer(view, view.legal(), self.bot.budget, self.rng))


@contextmanager
def spinner(text: str) -> Iterator[None]:
    """Shows that somebody thinks, after a moment, on a terminal alone."""
    if not sys.stdout.isatty():
        yield
        return
    done = threading.Event()
    thread = threading.Thread(target=_spin, args=(text, done), daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def _spin(text: str, done: threading.Event) -> None:
    if done.wait(PATIENCE_SECONDS):
        return
    turn = 0
    while not done.wait(FRAME_SECONDS):
        sys.stdout.write(f"\r{FRAMES[turn % len(FRAMES)]} {text}")
        sys.stdout.flush()
        turn += 1
    sys.stdout.write("\r" + " " * (len(text) + 2) + "\r")
    sys.stdout.flush()
