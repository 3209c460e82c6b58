"""Past positions of a match, each as the reader may know it: for the replay and for pictures."""

from collections import OrderedDict
from collections.abc import Sequence

from gusher.kernel.effects import Effect
from gusher.kernel.match import Entry, Match
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC, State

MOST_KEPT = 32  # matches whose replay goes on where the last step left it


class Replayed:
    """A match played again: at its own pace, without its secret, entry by entry."""

    def __init__(self, match: Match) -> None:
        self._original = match
        self.effects: list[list[Effect]] = []  # what each entry led to; kept, for steps vanish when they are taken back
        self.choices: dict[int, Say] = {}  # how the answers that led to nothing yet read in their seat's list
        self._again = self._fresh()

    def _fresh(self) -> Match:
        """The names do not matter: whoever shows a position says them in the reader's language."""
        return Match(self._original.game, self._original.seats, self._original.options)

    def at(self, n: int) -> State:
        """The position after entry n, as it was then. Going on is cheap, going back starts anew."""
        if n < self._again.n:
            self._again = self._fresh()
        while self._again.n < n:
            self._follow(self._original.entries[self._again.n])
        return self._again.state

    def _follow(self, entry: Entry) -> None:
        before = self._again.state.clone()
        self._again.follow(entry)
        if self._again.n > len(self.effects):
            self.effects.append([] if entry.to is not None else self._again.steps[-1].effects)
            if entry.to is None and entry.by != "chance" and not self.effects[-1]:
                choices = self._again.game.scene(before, entry.by).choices
                self.choices[entry.n] = next(choice.text for choice in choices if choice.action == entry.action)

    @property
    def opening(self) -> list[Effect]:
        return self._again.opening

    def is_of(self, match: Match) -> bool:
        """A table that was folded anew has another match: its entries may differ from what memory held before."""
        return self._original is match


class Replays:
    """The replays that somebody looks at, a few of them kept between requests."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    def of(self, match_id: str, match: Match) -> Replayed:
        known = self._kept.pop(match_id, None)
        replayed = known if known is not None and known.is_of(match) else Replayed(match)
        self._kept[match_id] = replayed
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return replayed


def known_scene(match: Match, state: State, sight: int) -> Scene:
    """A past position as the reader knows it; after the end of the match everything is open.

    It is drawn for nobody in particular, so that nothing in it can be clicked.
    """
    return match.game.scene(state.clone() if match.over else state.redact(sight), PUBLIC)


def told(match: Match, replayed: Replayed, n: int, sight: int) -> list[Say]:
    """What happened at entry n, in sentences, without what the reader may not know. The replay must have been there."""
    if n == 0:
        return [effect.say() for effect in _seen(replayed.opening, match, sight)]
    entry = match.entries[n - 1]
    if entry.to is not None:
        return [say("web-log-rewind", seat=Seat(int(entry.by)))]
    if n in replayed.choices:
        return [_begun(entry, replayed.choices[n], match.over or sight == entry.by)]
    return [effect.say() for effect in _seen(replayed.effects[n - 1], match, sight)]


def _begun(entry: Entry, choice: Say, known: bool) -> Say:
    """A first half of a move. What its seat read when it chose may hold more than others know."""
    seat = Seat(int(entry.by))
    return say("web-replay-choice", seat=seat, choice=choice) if known else say("web-replay-begun", seat=seat)


def _seen(effects: Sequence[Effect], match: Match, sight: int) -> list[Effect]:
    return list(effects) if match.over else [effect.seen_by(sight) for effect in effects]
