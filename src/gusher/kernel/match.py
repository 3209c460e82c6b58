"""A match: a log of entries folded into a state.

The log is the truth. An answer is checked, played and appended; chance is drawn from the match's secret; what has only
one possible answer happens by itself. A take-back is an entry too: nothing is ever removed or renumbered.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from gusher.kernel import chance
from gusher.kernel.actions import Words
from gusher.kernel.effects import Effect
from gusher.kernel.errors import Refused
from gusher.kernel.game import Game
from gusher.kernel.state import CHANCE, OVER, PUBLIC, State

By = int | Literal["chance"]
REWIND = "rewind"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who did what. `to` is set for take-backs only, `agreed` if they crossed the barrier."""

    n: int
    by: By
    action: int = -1
    to: int | None = None
    agreed: bool = False
    hidden_from: frozenset[int] = frozenset()  # viewers who may not read the parameters


@dataclass(slots=True)
class Step:
    """An entry in force, what it led to, and what undo must know: how much had been disclosed before it."""

    entry: Entry
    shown: int
    effects: list[Effect] = field(default_factory=list)


def digest(state: State) -> str:
    """A fingerprint of the whole position."""
    return hashlib.sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()


def only_answer(state: State) -> int | None:
    """The answer or outcome that happens by itself, if there is only one and nobody learns from its absence."""
    if state.seat == OVER or not state.silent():
        return None
    answers = state.legal()
    return int(answers[0]) if len(answers) == 1 else None


def crosses(state: State, *numbers: int) -> str:
    """Which barrier of undo these answers cross: "over", "draw", "asked", "shown" or "" for none.

    The seat reads this before it answers, so nothing is said of what follows a disclosure: whether a bluffer will lose
    cards (a draw) or a winner will pay (is asked) is not to be read from a warning.
    """
    trial = state.clone()
    for number in numbers:
        trial.play(number)
        while (only := only_answer(trial)) is not None:
            trial.play(only)
    if trial.seat == OVER:
        return "over"
    if trial.shown != state.shown:
        return "shown"
    if trial.seat == CHANCE:
        return "draw"
    return "asked" if trial.seat != state.seat else ""


class Match:
    """One match of one game, from its first question to its end."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any] | None = None,
        names: Sequence[str] = (),
        secret: str | None = None,
        commitment: str | None = None,
        listen: bool = True,
    ) -> None:
        """With a secret the match draws its own chance; without one it follows a log (see kernel/log.py)."""
        self.game = game
        self.seats = seats
        self.options = game.settle(seats, options or {})
        self.names = list(names) or [f"{seat + 1}" for seat in range(seats)]
        if len(self.names) != seats:
            raise Refused("names", given=len(self.names), seats=seats)
        self.secret = secret
        self.commitment = chance.commitment(secret) if secret is not None else commitment
        self.listen = listen
        self.entries: list[Entry] = []  # everything that was ever written
        self.steps: list[Step] = []  # what is in force
        self.opening: list[Effect] = []  # what happened by itself before the first entry
        self.state = game.start(seats, self.options)
        self._settle()

    # --- asking ---

    @property
    def over(self) -> bool:
        return self.state.seat == OVER

    @property
    def n(self) -> int:
        """The number of the last entry."""
        return len(self.entries)

    def answers(self) -> list[Words]:
        """The possible answers to the open question, in words."""
        return [self.game.actions.words(int(number)) for number in self.state.legal()]

    def view(self, viewer: int) -> State:
        """The position as a seat, or PUBLIC, knows it. After the end everything is open."""
        return self.state.clone() if self.over else self.state.redact(viewer)

    # --- answering ---

    def answer(self, seat: int, words: Mapping[str, Any]) -> list[Entry]:
        """Plays a seat's answer given in words; returns the new entries: the answer, then the draws it led to."""
        return self.answer_number(seat, self.game.actions.number(words))

    def answer_number(self, seat: int, number: int) -> list[Entry]:
        """The same for an answer given as a number of the action table."""
        before = self.n
        self.check(seat, number)
        self._apply(seat, number)
        self._settle()
        return self.entries[before:]

    def draw_from(self, secret: str) -> None:
        """Goes on with a match that was read from its log: from here on it draws its own chance."""
        if chance.commitment(secret) != self.commitment:
            raise Refused("secret")
        self.secret = secret
        self._settle()

    def check(self, by: By, number: int) -> None:
        """Raises Refused, with the clause, unless this answer or outcome is possible now."""
        if self.over:
            raise Refused("over", clause=self.state.why_not(number))
        asked: By = "chance" if self.state.seat == CHANCE else int(self.state.seat)
        if type(by) is not type(asked) or by != asked:  # a JSON true must not pass for seat 1
            raise Refused("not-asked", by=by, asked=asked)
        clause = self.state.why_not(number)
        if clause:
            raise Refused("rule", clause=clause, answer=self.game.actions.words(number))

    def follow(self, entry: Entry) -> None:
        """Plays an entry read from a log, after checking it. Chance comes from the log too."""
        if entry.to is not None:
            self._rewind(entry)
        else:
            self.check(entry.by, entry.action)
            self._apply(entry.by, entry.action)
        self._settle()

    def _apply(self, by: By, number: int) -> None:
        # Asked even while nothing is hidden yet: the first private draw is what makes the first secret.
        viewers = [*range(self.seats), PUBLIC]
        hidden = frozenset(viewer for viewer in viewers if not self.state.sees(number, viewer))
        entry = Entry(self.n + 1, by, number, hidden_from=hidden)
        self.entries.append(entry)
        self._take(entry)

    def _take(self, entry: Entry) -> None:
        self.steps.append(Step(entry, int(self.state.shown)))
        self._play(entry.action)

    def _play(self, number: int) -> None:
        effects = self.steps[-1].effects if self.steps else self.opening
        self.state.play(number, effects.append if self.listen else None)

    def _settle(self) -> None:
        """Draws what chance decides and lets happen what has only one possible answer, up to the next question."""
        while self._forced() or self._drawn():
            pass

    def _forced(self) -> bool:
        only = only_answer(self.state)
        if only is None:
            return False
        self._play(only)
        return True

    def _drawn(self) -> bool:
        if self.state.seat != CHANCE or self.secret is None:
            return False
        outcome = chance.draw(self.secret, self.n + 1, self.state.legal(), self.state.weights())
        self._apply("chance", outcome)
        return True

    # --- taking back ---

    def undo_to(self, seat: int, answers: int = 1) -> int | None:
        """The entry to rewind to so that the seat's last answer, or so many of them, is taken back; None beyond the
        barrier.

        The barrier: something was drawn, something was shown, another seat was asked, or the game ended.
        """
        if self.state.seat != seat or not 0 < answers <= len(self.steps):
            return None
        void = self.steps[-answers:]
        if any(step.entry.by != seat for step in void) or void[0].shown != self.state.shown:
            return None
        return self.steps[-answers - 1].entry.n if len(self.steps) > answers else 0

    def crosses(self, *numbers: int) -> str:
        """Why the open question's seat could not take this answer back: "over", "draw", "asked", "shown" or "".

        Several numbers are a chain of answers that one click gives, one after the other.
        """
        return crosses(self.state, *numbers)

    def rewind(self, by: int, to: int, agreed: bool = False) -> list[Entry]:
        """Takes back everything after entry `to`. Within the barrier a seat may; beyond it all must have agreed."""
        before = self.n
        self._rewind(Entry(self.n + 1, by, to=to, agreed=agreed))
        self._settle()
        return self.entries[before:]

    def _rewind(self, entry: Entry) -> None:
        if self.over:
            raise Refused("over")
        if type(entry.by) is not int or not 0 <= entry.by < self.seats:
            raise Refused("not-asked", by=entry.by, asked=int(self.state.seat))
        kept = [step.entry for step in self.steps if step.entry.n <= (entry.to or 0)]
        if entry.to != 0 and (not kept or kept[-1].n != entry.to):
            raise Refused("rewind-target", to=entry.to)
        if len(kept) == len(self.steps):
            raise Refused("rewind-nothing", to=entry.to)
        if not entry.agreed and not self._within_barrier(entry):
            raise Refused("barrier", to=entry.to)
        self.entries.append(entry)
        self._refold(kept)

    def _within_barrier(self, entry: Entry) -> bool:
        """Every answer taken back is the seat's own, and it is still asked."""
        void = [step for step in self.steps if step.entry.n > (entry.to or 0)]
        return (
            self.state.seat == entry.by
            and all(step.entry.by == entry.by for step in void)
            and void[0].shown == self.state.shown
        )

    def _refold(self, kept: list[Entry]) -> None:
        """Plays the entries in force anew from the start; draws between them are entries themselves."""
        secret, self.secret = self.secret, None
        self.steps = []
        self.opening = []
        self.state = self.game.start(self.seats, self.options)
        self._settle()
        for entry in kept:
            self._take(entry)
            self._settle()
        self.secret = secret
