"""Futures: what a search saw happen after each of the answers that it compared, world by world.

A search that is given one tells it everything that happens (`tell`) and where each future ends (`close`). Futures of
two answers that began in the same world are compared in pairs, so that luck cancels out; those of a tree, which tries
one answer in each world, as two samples.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import NamedTuple

from gusher.kernel.effects import Effect
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.reasons import Kind
from gusher.kernel.say import Say
from gusher.kernel.state import Listener, State

FEWEST = 8  # futures of each that say anything at all
ENOUGH = 2.0  # standard errors that a difference must have to be more than noise


class Item(NamedTuple):
    """Something that is counted in every future."""

    kind: Kind
    seat: int
    good: str = ""
    source: Say | None = None


@dataclass(frozen=True, slots=True)
class Difference:
    """How much more of something there is with one answer than with another, in the mean."""

    amount: float
    error: float
    here: float
    there: float

    @property
    def beyond_noise(self) -> bool:
        return abs(self.amount) > ENOUGH * self.error


Row = Mapping[Item, float]


class Future(NamedTuple):
    worth: float
    row: Row


class Endings(ABC):
    """Whoever wants to know where the futures of a search end. A branch is what the search tries: an answer, or a plan
    of several."""

    def listener(self) -> Listener | None:
        """What is told everything that happens on the way; telling takes time."""
        return None

    @abstractmethod
    def close(self, branch: int, world: int, state: State, worth: float) -> None:
        """A future of this branch ends here, with this worth to the seat."""


class Futures(Endings):
    """All futures of one decision."""

    def __init__(self, game: Game, view: State) -> None:
        self.game = game
        self.seat = int(view.seat)
        self._policy = game.policy
        self._features = features_of(game)
        self._open: dict[Item, float] = {}  # what has moved in the future that is being played
        self._ended: dict[int, dict[int, Future]] = {}  # branch -> world -> its future

    # --- for the search ---

    def listener(self) -> Listener:
        return self.tell

    def tell(self, effect: Effect) -> None:
        """Hears what happens in the future that is being played: what moves into or out of the seat's own hands."""
        for flow in effect.flows():
            if flow.seat == self.seat and flow.good in self._features.worths:
                item = Item("flow", self.seat, flow.good, effect.source())
                self._open[item] = self._open.get(item, 0.0) + flow.amount

    def close(self, branch: int, world: int, state: State, worth: float) -> None:
        row, self._open = self._open, {}
        outlook = self._policy.outlook(state)
        for seat, points in enumerate(outlook):
            row[Item("outlook", seat)] = float(points)
        for name, amount in self._features.held(state, self.seat, len(outlook)).items():
            row[Item("feature", self.seat, name)] = amount
        self._ended.setdefault(branch, {})[world] = Future(worth, row)

    # --- afterwards ---

    @property
    def branches(self) -> list[int]:
        """Those of which enough futures were played to tell anything."""
        return [branch for branch, ended in self._ended.items() if len(ended) >= FEWEST]

    def worth(self, branch: int) -> float:
        """The mean worth of all futures of a branch; 0 if none was played."""
        worths = [future.worth for future in self._ended.get(branch, {}).values()]
        return sum(worths) / len(worths) if worths else 0.0

    def items(self, one: int, two: int) -> list[Item]:
        """Everything that was counted in any future of these branches, in a steady order."""
        both = (self._ended[one].values(), self._ended[two].values())
        return list(dict.fromkeys(item for futures in both for future in futures for item in future.row))

    def apart(self, one: int, two: int) -> Difference:
        """How far the worths of two branches lie apart."""
        ones, twos = self._ended[one], self._ended[two]
        return _difference(
            {world: future.worth for world, future in ones.items()},
            {world: future.worth for world, future in twos.items()},
        )

    def difference(self, one: int, two: int, item: Item) -> Difference:
        ones, twos = self._ended[one], self._ended[two]
        return _difference(
            {world: future.row.get(item, 0.0) for world, future in ones.items()},
            {world: future.row.get(item, 0.0) for world, future in twos.items()},
        )


def _difference(ones: Mapping[int, float], twos: Mapping[int, float]) -> Difference:
    """In pairs, where worlds are common to both."""
    common = [world for world in ones if world in twos]
    if len(common) >= FEWEST:
        here, there = _mean(ones[world] for world in common), _mean(twos[world] for world in common)
        pairs = [ones[world] - twos[world] for world in common]
        return Difference(here - there, sqrt(_variance(pairs) / len(pairs)), here, there)
    here, there = _mean(ones.values()), _mean(twos.values())
    both = (list(ones.values()), list(twos.values()))
    return Difference(here - there, sqrt(sum(_variance(each) / len(each) for each in both)), here, there)


def _mean(values: Iterable[float]) -> float:
    given = list(values)
    return sum(given) / len(given)


def _variance(values: Sequence[float]) -> float:
    """Of the population that the values are a sample of; nobody knows that of one."""
    if len(values) < 2:
        return inf
    middle = _mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)
