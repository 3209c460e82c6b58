"""What a report wants to know of a finished game: how much there was to decide, who was ahead when, who did what.

Taken down by playing the match once more: the games themselves do not pay for it.
"""

from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

from gusher.bots.judge import worth
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match
from gusher.kernel.policy import Adviser
from gusher.kernel.state import CHANCE, OVER
from gusher.kernel.trail import only_answer

MOST_VALUES: Final = 90  # a kind of answer with more of them is counted as one: a payment, say
DIGITS: Final = 4
ENDED: Final = "-effect-ended"


@dataclass
class Notes:
    """Of one game. Lists of lists go by seat inside."""

    turns: int = 0
    order: list[int] = field(default_factory=list)  # seats, by who had the first turn, the second …
    questions: int = 0  # that a seat had a choice in
    choices: int = 0  # answers that were possible then, all together
    forced: int = 0  # questions that had one possible answer
    course: int = 0  # the same number for games that went the same way
    end: str = ""  # why it ended, by the game's own word for it
    used: dict[str, list[int]] = field(default_factory=dict)  # how often each seat gave an answer
    curve: list[list[float]] = field(default_factory=list)  # each seat's chance to win, by the game's own judgement

    def data(self) -> dict[str, Any]:
        return vars(self)


def observed(match: Match) -> Notes:
    """Goes through a finished match."""
    return _Observer(match).notes


class _Observer:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.notes = Notes()
        self.effects: list[Effect] = []
        self.state = match.game.start(match.seats, match.options)
        self.turn = -1
        self._let_happen()
        for step in match.steps:
            self._look(step.turn)
            if step.entry.by != "chance":
                self._count(int(step.entry.by), step.entry.action)
            self.effects.clear()
            self.state.play(step.entry.action, self.effects.append)
            self._let_happen()
        self.notes.order += [seat for seat in range(match.seats) if seat not in self.notes.order]
        self.notes.end = reason(self.effects)
        self.notes.course = crc32(repr([step.entry.action for step in match.steps]).encode())

    def _let_happen(self) -> None:
        while (only := only_answer(self.state)) is not None:
            if self.state.seat != CHANCE:
                self.notes.forced += 1
            self.state.play(only, self.effects.append)

    def _look(self, turn: int) -> None:
        """A new turn: who would win, if the position can be judged."""
        if turn != self.turn and turn >= 0:
            self.turn = turn
            self.notes.turns += 1
            if turn not in self.notes.order:
                self.notes.order.append(turn)
        if self._may_judge():
            chances = [round(float(chance), DIGITS) for chance in worth(self.state, self.match.game.policy)]
            if not self.notes.curve or self.notes.curve[-1] != chances:
                self.notes.curve.append(chances)

    def _may_judge(self) -> bool:
        policy = self.match.game.policy
        return self.state.seat != OVER and (not isinstance(policy, Adviser) or policy.is_quiet(self.state))

    def _count(self, seat: int, action: int) -> None:
        choices = len(self.state.legal())
        if choices == 1:
            self.notes.forced += 1
            return
        self.notes.questions += 1
        self.notes.choices += choices
        uses = self.notes.used.setdefault(called(self.match, action), [0] * self.match.seats)
        uses[seat] += 1


def called(match: Match, action: int) -> str:
    """An answer as logs write it; of a kind with very many, the kind alone."""
    kind = match.game.actions.kind(action)
    if kind.size > MOST_VALUES:
        return kind.name
    words = match.game.actions.words(action)
    return " ".join([kind.name, *(f"{name}={value}" for name, value in words.items() if name != "do")])


def reason(effects: list[Effect]) -> str:
    """The game's word for why it has ended, if it knows several reasons."""
    for effect in effects:
        said = effect.say()
        if said.key.endswith(ENDED):
            return str(said.args.get("reason", ""))
    return ""
