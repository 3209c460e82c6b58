"""Lists of ideas: what a game's policy finds worth a thought, the advised answer first (see `Adviser.ideas`)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.policy import NO_ADVICE
from gusher.kernel.state import State


def alone(idea: i64) -> vec[i64]:
    """Nothing else is worth a thought."""
    return append(vec[i64](capacity=1), idea)


def with_idea(ideas: vec[i64], idea: i64) -> vec[i64]:
    """The ideas and one more, if it is not among them."""
    for known in ideas:
        if known == idea:
            return ideas
    return append(ideas, idea)


def all_answers(state: State, advice: i64) -> vec[i64]:
    """Every possible answer, the advised one first."""
    found: vec[i64] = append(vec[i64](capacity=8), advice)
    for answer in state.legal():
        found = with_idea(found, answer)
    return found


class Ranking:
    """The best few of many, best first. Advice, if there is any, stays in front whatever it is worth."""

    def __init__(self, most: i64, advice: i64 = NO_ADVICE) -> None:
        self.most: i64 = most
        self.advice: i64 = advice
        self.ideas: vec[i64] = vec[i64](capacity=most)
        self.worths: vec[float] = vec[float](capacity=most)
        self.fixed: i64 = 0  # ideas in front that keep their place
        if advice != NO_ADVICE:
            self.ideas = append(self.ideas, advice)
            self.worths = append(self.worths, 0.0)
            self.fixed = 1

    def offer(self, idea: i64, worth: float) -> None:
        if idea == self.advice:
            return
        i: i64 = len(self.ideas)
        if i < self.most:
            self.ideas = append(self.ideas, idea)
            self.worths = append(self.worths, worth)
        elif worth > self.worths[i - 1]:
            i -= 1
        else:
            return
        while i > self.fixed and self.worths[i - 1] < worth:
            self.ideas[i] = self.ideas[i - 1]
            self.worths[i] = self.worths[i - 1]
            i -= 1
        self.ideas[i] = idea
        self.worths[i] = worth
