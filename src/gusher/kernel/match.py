"""A match: a log of entries folded into a state.

The log is the truth. An answer is checked, played and appended; chance is drawn from the match's secret; what has only
one possible answer happens by itself. A take-back is an entry too: nothing is ever removed or renumbered.
"""

import hashlib
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Literal, overload

from gusher.kernel import chance
from gusher.kernel.actions import Words
from gusher.kernel.effects import Effect
from gusher.kernel.errors import GusherError, Refused
from gusher.kernel.game import Game, Options
from gusher.kernel.state import CHANCE, OVER, PUBLIC, State
from gusher.kernel.trail import Trail, go_on, only_answer

By = int | Literal["chance"]
BY_NUMBER, BY_PAST = 1, 2  # formats of logs: a draw follows from its entry's number, or from the entries in force
REWIND = "rewind"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who did what. `to` is set for take-backs only, `agreed` if they crossed the barrier.
    `joined` says that the same click gave the entry before."""

    n: int
    by: By
    action: int = -1
    to: int | None = None
    agreed: bool = False
    joined: bool = False
    hidden_from: frozenset[int] = frozenset()  # viewers who may not read the parameters


@dataclass(slots=True)
class Step:
    """An entry in force, what it led to, whose turn it was (below 0: nobody's), and what undo must know: how much had
    been disclosed before it. `past` stands for all entries in force up to this one."""

    entry: Entry
    disclosed: int
    past: bytes
    turn: int
    effects: list[Effect] = field(default_factory=list)


def digest(state: State) -> str:
    """A fingerprint of the whole position."""
    return hashlib.sha256(json.dumps(state.dump(), sort_keys=True).encode()).hexdigest()


def crosses(state: State, *numbers: int) -> str:
    """Which barrier of undo these answers cross: "over", "draw", "asked", "shown" or "" for none.

    The seat reads this before it answers, so nothing is said of what follows a disclosure: whether a bluffer will lose
    cards (a draw) or a winner will pay (is asked) is not to be read from a warning.
    """
    trial = state.clone()
    for number in numbers:
        go_on(trial, number)
    return _barrier(state, trial)


def _barrier(before: State, after: State) -> str:
    if after.seat == OVER:
        return "over"
    if after.disclosed != before.disclosed:
        return "shown"
    if after.seat == CHANCE:
        return "draw"
    return "asked" if after.seat != before.seat else ""


@contextmanager
def _naming(place: int, of: int) -> Iterator[None]:
    """Whatever is refused inside says which of several answers it is about, counted from 0."""
    try:
        yield
    except GusherError as error:
        if of > 1:
            error.details["at"] = place
        raise


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
        format: int = BY_PAST,  # noqa: A002 (of its log, see docs/log.md)
        rules: int | None = None,
    ) -> None:
        """With a secret the match draws its own chance; without one it follows a log (see kernel/log.py). It is played
        by the present rules, or by an older version that the game still `reads`."""
        self.format = format
        self.game = game
        self.rules = game.rules if rules is None else rules
        self.seats = seats
        self.options = game.settle(seats, options or {}, self.rules)
        self.names = list(names) or [f"{seat + 1}" for seat in range(seats)]
        if len(self.names) != seats:
            raise Refused("names", given=len(self.names), seats=seats)
        self.secret = secret
        self.commitment = chance.commitment(secret) if secret is not None else commitment
        self.listen = listen
        self.entries: list[Entry] = []  # everything that was ever written
        self.steps: list[Step] = []  # what is in force
        self.opening: list[Effect] = []  # what happened by itself before the first entry
        self._trail = Trail()
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

    @property
    def said(self) -> Options:
        """The options as its log says them: without what an older version of the rules meant unsaid."""
        unsaid = self.game.unsaid(self.rules)
        return {name: value for name, value in self.options.items() if name not in unsaid}

    @property
    def turn(self) -> int:
        """Whose turn it is. What chance decides belongs to the turn before, unless the game says otherwise."""
        now = int(self.state.on_turn())
        return now if now >= 0 or not self.steps else self.steps[-1].turn

    def answers(self) -> list[Words]:
        """The possible answers to the open question, in words."""
        return [self.game.actions.words(int(number)) for number in self.state.legal()]

    def view(self, viewer: int) -> State:
        """The position as a seat, or PUBLIC, knows it."""
        return self.seen(self.state, viewer)

    @overload
    def seen(self, what: State, viewer: int) -> State: ...
    @overload
    def seen(self, what: Effect, viewer: int) -> Effect: ...
    def seen(self, what: State | Effect, viewer: int) -> State | Effect:
        """A position of this match, early or late, or an effect, as a seat or PUBLIC knows it; a position is a copy.
        After the end everything is open."""
        if isinstance(what, State):
            return what.clone() if self.over else what.redact(viewer)
        return what if self.over else what.seen_by(viewer)

    def after(self, steps: int) -> State:
        """The position after so many of the steps in force, anew."""
        if steps == len(self.steps):
            return self.state.clone()
        return self._trail.before(steps, [step.entry.action for step in self.steps[:steps]])

    def may_read(self, entry: Entry, viewer: int | None) -> bool:
        """May the viewer read the parameters of an entry? Without a viewer the log is written for its keeper."""
        return viewer is None or self.over or viewer not in entry.hidden_from

    def still(self) -> "Match":
        """The match as it is now, for reading: it stays so while this one goes on."""
        still = copy(self)
        still.entries, still.steps, still.state = [*self.entries], [*self.steps], self.state.clone()
        still._trail = self._trail.still()
        return still

    # --- answering ---

    def answer(self, seat: int, *words: Mapping[str, Any]) -> list[Entry]:
        """Plays what one click of a seat gives, in words: an answer, or several in turn, all or nothing. Returns the
        new entries: the answers, then the draws that the last one led to."""
        numbers = []
        for place, answer in enumerate(words):
            with _naming(place, len(words)):
                numbers.append(self.game.actions.number(answer))
        return self.answer_number(seat, *numbers)

    def answer_number(self, seat: int, *numbers: int) -> list[Entry]:
        """The same for answers given as numbers of the action table."""
        before = self.n
        if len(numbers) == 1:
            self.check(seat, numbers[0])
        else:
            self._check_chain(seat, numbers)
        for place, number in enumerate(numbers):
            self._apply(seat, number, joined=place > 0)
            self._settle()
        return self.entries[before:]

    def _check_chain(self, seat: int, numbers: Sequence[int]) -> None:
        """Goes through the answers on a copy, so that nothing is drawn. Only the last may cross the barrier of undo:
        a list that went on past a draw, and was refused there, would tell what is drawn before it counts."""
        trial = self.state.clone()
        for place, number in enumerate(numbers):
            with _naming(place, len(numbers)):
                if place and _barrier(self.state, trial):
                    raise Refused("crosses")
                self.check(seat, number, trial)
            go_on(trial, number)

    def draw_from(self, secret: str) -> None:
        """Goes on with a match that was read from its log: from here on it draws its own chance."""
        if chance.commitment(secret) != self.commitment:
            raise Refused("secret")
        self.secret = secret
        self._settle()

    def check(self, by: By, number: int, state: State | None = None) -> None:
        """Raises Refused, with the clause, unless this answer or outcome is possible now, or in another position."""
        if state is None:
            state = self.state
        if state.seat == OVER:
            raise Refused("over", clause=state.why_not(number))
        asked: By = "chance" if state.seat == CHANCE else int(state.seat)
        if type(by) is not type(asked) or by != asked:  # a JSON true must not pass for seat 1
            raise Refused("not-asked", by=by, asked=asked)
        clause = state.why_not(number)
        if clause:
            raise Refused("rule", clause=clause, answer=self.game.actions.words(number))

    def follow(self, entry: Entry) -> None:
        """Plays an entry read from a log, after checking it. Chance comes from the log too."""
        if entry.to is not None:
            self._rewind(entry)
        else:
            self.check(entry.by, entry.action)
            self._apply(entry.by, entry.action, entry.joined)
        self._settle()

    def may_join(self, by: object) -> bool:
        """Could the next entry have been given by the click that gave the last one?"""
        last = self.entries[-1].by if self.steps and self.steps[-1].entry is self.entries[-1] else None
        return isinstance(last, int) and last == by and self.undo_to(last) is not None

    def _apply(self, by: By, number: int, joined: bool = False) -> None:
        # Asked even while nothing is hidden yet: the first private draw is what makes the first secret.
        viewers = [*range(self.seats), PUBLIC]
        hidden = frozenset(viewer for viewer in viewers if not self.state.sees(number, viewer))
        entry = Entry(self.n + 1, by, number, joined=joined, hidden_from=hidden)
        self.entries.append(entry)
        self._take(entry)

    def _take(self, entry: Entry) -> None:
        self._trail.at(len(self.steps), self.state)
        words = self.game.actions.words(entry.action)
        past = chance.extended(self._past, " ".join(map(str, (entry.by, *words.values()))))
        self.steps.append(Step(entry, int(self.state.disclosed), past, self.turn))
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
        self._apply("chance", self.drawn(self.secret))
        return True

    def drawn(self, secret: str) -> int:
        """What chance decides now. It follows from the entries in force: whoever takes an answer back and gives it
        again meets the same fate, and what was seen meanwhile tells nothing of any other answer's."""
        past = str(self.n + 1).encode() if self.format == BY_NUMBER else self._past
        return chance.draw(secret, past, self.state.legal(), self.state.weights())

    @property
    def _past(self) -> bytes:
        return self.steps[-1].past if self.steps else chance.NO_PAST

    # --- taking back ---

    def undo_to(self, seat: int) -> int | None:
        """The entry to rewind to so that what the seat's last click gave is taken back; None beyond the barrier.

        The barrier: something was drawn, something was shown, another seat was asked, or the game ended.
        """
        if self.state.seat != seat or not self.steps:
            return None
        first = len(self.steps) - 1
        while self.steps[first].entry.joined:
            first -= 1
        void = self.steps[first:]
        if any(step.entry.by != seat for step in void) or void[0].disclosed != self.state.disclosed:
            return None
        return self.steps[first - 1].entry.n if first else 0

    def crosses(self, *numbers: int) -> str:
        """Why the open question's seat could not take this answer back: "over", "draw", "asked", "shown" or "".

        Several numbers are a chain of answers that one click gives.
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
        kept = sum(step.entry.n <= (entry.to or 0) for step in self.steps)
        if entry.to != 0 and (not kept or self.steps[kept - 1].entry.n != entry.to):
            raise Refused("rewind-target", to=entry.to)
        if kept == len(self.steps):
            raise Refused("rewind-nothing", to=entry.to)
        if not entry.agreed and not self._within_barrier(entry):
            raise Refused("barrier", to=entry.to)
        self.entries.append(entry)
        self.state = self._trail.back_to(kept, [step.entry.action for step in self.steps])
        del self.steps[kept:]

    def _within_barrier(self, entry: Entry) -> bool:
        """Every answer taken back is the seat's own, and it is still asked."""
        void = [step for step in self.steps if step.entry.n > (entry.to or 0)]
        return (
            self.state.seat == entry.by
            and all(step.entry.by == entry.by for step in void)
            and void[0].disclosed == self.state.disclosed
        )
