"""What a game tells the bots about itself: how a position is likely to end, and what would be sensible to do."""

from abc import ABC, abstractmethod
from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gusher.kernel.endgame import Endgame
from gusher.kernel.rng import Rng
from gusher.kernel.sketch import Sketch
from gusher.kernel.state import OVER, State

Position = TypeVar("Position", bound=State)

NO_ADVICE: Final = -1
MARGIN: Final = 10.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC, Generic[Position]):
    """A hand-made judgement of positions. Knows one game; used by the greedy bot and the search alike."""

    def outlook(self, state: Position) -> vec[float]:
        """The points each seat may expect at the end, as far as one can tell without searching. Games that are judged
        where all is counted keep this: the points so far."""
        return final_points(state)

    @abstractmethod
    def spread(self, state: Position) -> float:
        """How far, in points, two seats' outlooks may still drift apart: large early, near zero at the end."""

    def patience(self) -> i64:
        """Steps that the search plays on before it judges: 0 judges at once, many play to the end."""
        return 0

    def margin(self) -> float:
        """A lead, in points, that is clear at the end of a game: beyond it more points hardly count."""
        return MARGIN

    def lasting(self) -> i64:
        """Answers below this number mean the same sooner or later, and whoever gives them: what was seen wherever one
        of them was given tells something about giving it now. 0 if there are none."""
        return 0

    def play_out(self, state: Position, rng: Rng) -> vec[i64]:
        """Plays on to the end in the game's own way, quicker or with more sense than at random. Returns the answers
        given, in their order; none leaves the next one to the search."""
        return vec[i64]()

    def is_opening(self, state: Position) -> bool:
        """Is this so early that a bot which would begin every game alike had better vary what it does (`variety` of a
        level)? A game in which chance makes every beginning another one keeps this."""
        return False

    def twins(self, state: Position, answer: i64) -> vec[i64]:
        """For the same purpose: this answer and all that come to the same, such as rows on which dice fall alike."""
        return append(vec[i64](capacity=1), answer)

    def numbers(self) -> dict[str, float]:
        """The numbers that advice and judgement rest on, by name, if they may be changed one by one: for who looks for
        better ones."""
        return {}

    def with_numbers(self, numbers: dict[str, float]) -> "Policy[Position]":
        """The same resting on these numbers; those that are not named stay as they are."""
        return self

    def practised(self) -> "Policy[Position]":
        """The same with all that was found since the first search, which stays as it is to be measured against."""
        return self

    def sketch(self, state: Position, rng: Rng) -> Sketch | None:
        """A short form of this position for a quick search, if the game has one for it."""
        return None

    def endgame(self, state: Position) -> Endgame | None:
        """What works out this position exactly, if there is a chance that it can be."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Policy[Position]):
    """For games with long turns: nobody can try every way to finish one, but the game knows what is sensible."""

    @abstractmethod
    def advise(self, state: Position, rng: Rng) -> i64:
        """The answer that the game's own sense gives to the seat asked.

        The state is a whole world, but advice must rest on what the seat asked may know of it. It keeps no memory;
        what it leaves to chance it takes from `rng`.
        """

    def ideas(self, state: Position) -> vec[i64]:
        """What is worth a thought here, whatever hidden things may be: every answer, unless the game knows better.

        An idea is an answer, or a number beyond the action table that stands for a plan of several answers.
        """
        return state.legal()

    def every_idea(self, state: Position) -> vec[i64]:
        """For who has the time to look further: the ideas, and whatever else could turn out to be better than it looks.
        The first one stays in front; what is alone stays alone."""
        return self.ideas(state)

    def follow(self, state: Position, idea: i64, given: i64) -> i64:
        """The next answer of an idea of which so many answers have been given; NO_ADVICE when it is carried out."""
        return idea if given == 0 else NO_ADVICE

    def trust(self) -> float:
        """By how many standard errors another idea must be ahead of the first one to be taken instead of it.

        0 takes whichever leads. A game whose luck hides small differences trusts its own advice until the worlds
        speak clearly against it.
        """
        return 0.0

    def is_quiet(self, state: Position) -> bool:
        """May the search stop here and judge? False in the middle of what should be played to its end."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatBySeat(Adviser[Position]):
    """One whose judgement looks at one seat after the other."""

    @abstractmethod
    def hope(self, state: Position, seat: i64) -> float:
        """The points that a seat may expect at the end of a game that is not over."""

    def outlook(self, state: Position) -> vec[float]:
        points: vec[float] = final_points(state)
        if state.seat == OVER:
            return points
        seat: i64 = 0
        while seat < len(points):
            points[seat] = self.hope(state, seat)
            seat += 1
        return points


def final_points(state: State) -> vec[float]:
    """The points as they are: the outlook when a game is over."""
    points: vec[float] = vec[float](capacity=4)
    for scored in state.scores():
        points = append(points, float(scored))
    return points
