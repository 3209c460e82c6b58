"""What is certain to happen if a seat gives an answer: played on a copy, as far as nothing stands in between.

It goes up to the next draw, the next question of another seat, and the next thing that is laid open. Whatever is told
follows from what the seat knows: the copy is a world filled at random from its own view, and what happens before
anything is disclosed is the same in all of them (the contract suite holds `disclosed` to that).
"""

from dataclasses import dataclass
from typing import NamedTuple

from gusher.kernel.effects import Effect
from gusher.kernel.errors import Refused
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.state import CHANCE, OVER, State
from gusher.kernel.trail import only_answer


class Moved(NamedTuple):
    """What a seat got or, below zero, gave of a good, and what it has then."""

    seat: int
    good: str
    amount: int
    balance: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What is certain: what happens, as the seat will be told; what changes hands; and what the game says besides."""

    effects: tuple[Effect, ...]
    moved: tuple[Moved, ...]
    told: tuple[Say, ...]


def preview(game: Game, view: State, *numbers: int) -> Preview:
    """`view` is the position as the seat asked knows it. Raises Refused if one of the answers is not possible."""
    seat = int(view.seat)
    start = view.fill(Rng(0))
    course = _Course(game, start, bool(view.has_secrets()))
    for number in numbers:
        course.answer(seat, number)
    told = features_of(game).told(start, course.state, seat)
    return Preview(tuple(effect.seen_by(seat) for effect in course.effects), tuple(course.moved()), tuple(told))


class _Course:
    """A copy that is played on until something uncertain comes."""

    def __init__(self, game: Game, start: State, secrets: bool) -> None:
        self._game = game
        self._start = start
        self._secrets = secrets
        self._ended = False
        self.state = start.clone()
        self.effects: list[Effect] = []

    def answer(self, seat: int, number: int) -> None:
        if self._ended or self.state.seat != seat:
            raise Refused("crosses")
        clause = self.state.why_not(number)
        if clause:
            raise Refused("rule", clause=clause, answer=self._game.actions.words(number))
        goes_on = self._play(number)
        while goes_on and self.state.seat != CHANCE and (only := only_answer(self.state)) is not None:
            goes_on = self._play(only)

    def _play(self, number: int) -> bool:
        """What lays something open is not told beforehand, nor is an end that turns hidden things up. Is what follows
        certain, too?"""
        after, heard = self.state.clone(), list[Effect]()
        after.play(number, heard.append)
        shows = after.disclosed != self.state.disclosed or (after.seat == OVER and self._secrets)
        self._ended = shows or after.seat == OVER
        if not shows:
            self.state = after
            self.effects += heard
        return not self._ended

    def moved(self) -> list[Moved]:
        """Of every seat and good of which something moved; nothing of what came and went again."""
        sums: dict[tuple[int, str], int] = {}
        for flow in (flow for effect in self.effects for flow in effect.flows()):
            sums[flow.seat, flow.good] = sums.get((flow.seat, flow.good), 0) + flow.amount
        held = {good: self._game.ledger.holdings(self.state, good) for _, good in sums}
        return [Moved(seat, good, amount, held[good][seat]) for (seat, good), amount in sums.items() if amount]
