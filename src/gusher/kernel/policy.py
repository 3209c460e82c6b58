"""What a game tells the bots about itself: how a position is likely to end."""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gusher.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """A hand-made judgement of positions. Knows one game; used by the greedy bot and the search alike."""

    @abstractmethod
    def outlook(self, state: State) -> vec[float]:
        """The points each seat may expect at the end, as far as one can tell without searching."""

    @abstractmethod
    def spread(self, state: State) -> float:
        """How far, in points, two seats' outlooks may still drift apart: large early, near zero at the end."""

    @abstractmethod
    def patience(self) -> i64:
        """Random steps that the search plays from a leaf before it judges: 0 judges at once, many play to the end."""
