"""Weighing ideas: the search for games with long turns and secrets, whose policy advises.

A tree over single answers would never see the end of a turn. Here the policy names a few ideas (an answer, or a plan of
several), and each is tried in many worlds: carried out, then played on with every seat following the policy's advice,
then judged. All ideas meet the same worlds and the same generator, so that luck cancels out of their differences; an
idea that is clearly behind is dropped, and the search ends early when there is nothing left to decide.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.futures import Endings
from gusher.bots.judge import Judge, Liking
from gusher.bots.rethinking import promising, try_idea
from gusher.kernel.ideas import with_idea
from gusher.kernel.policy import NO_ADVICE, Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, Listener, State

FEWEST_WORLDS: Final = 12  # before anything is dropped
CLEARLY: Final = 2.6  # standard errors that an idea must be behind to be dropped
MOST_LIKED: Final = 0.03  # chances of winning that a taste may add to an idea, so that none costs much
SAME: Final = 0.003  # worths that differ by less are the same
MOST_BESIDE: Final = 6  # answers that a hint compares with an idea that is the only one …
KEPT: Final = 3  # … and ideas that stay in the running for it, to be compared in more worlds


class Weighing:
    """One decision. An iteration tries every idea that is still in the running in one world."""

    def __init__(
        self,
        root: State,
        policy: Adviser[State],
        rng: Rng,
        futures: Endings | None = None,
        judge: Judge | None = None,
    ) -> None:
        """With `futures` everything that happens in them is told there, for hints and analyses."""
        self.root = root
        self.policy = policy
        self.rng = rng
        self.futures = futures
        self.tell: Listener | None = None if futures is None else futures.listener()
        self.judge: Judge = Judge(policy) if judge is None else judge
        self.iterations: i64 = 0
        self.usual: float = 0.0  # how much is liked of where the first idea of the current world has led …
        self.is_first: bool = True  # … once one has
        world: State = root.fill(rng)
        self.ideas: vec[i64] = promising(world, policy, self.judge, rng) if self.judge.wide else policy.ideas(world)
        if futures is not None and len(self.ideas) == 1:
            self.ideas = beside(self.ideas, world)
        self.number: i64 = len(self.ideas)
        self.answers: vec[i64] = vec[i64](capacity=self.number)  # the first answer of each idea
        self.live: vec[i64] = vec[i64](capacity=self.number)  # 1 while the idea is in the running
        self.tried: vec[float] = vec[float](capacity=self.number)  # worlds
        self.sums: vec[float] = vec[float](capacity=self.number)  # worths, summed over the worlds
        self.current: vec[float] = vec[float](capacity=self.number)  # worths in the current world
        self.squares: vec[float] = vec[float](capacity=self.number * self.number)  # of the differences of two ideas
        for idea in self.ideas:
            self.answers = append(self.answers, policy.follow(world, idea, 0))
            self.live = append(self.live, 1)
            self.tried = append(self.tried, 0.0)
            self.sums = append(self.sums, 0.0)
            self.current = append(self.current, 0.0)
        for _ in range(self.number * self.number):
            self.squares = append(self.squares, 0.0)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self.try_world()
            if self.iterations >= FEWEST_WORLDS:
                self.drop_losers()

    def is_settled(self) -> bool:
        """Do all ideas still in the running begin with the same answer?"""
        answer: i64 = NO_ADVICE
        i: i64 = 0
        while i < self.number:
            if self.live[i] == 1:
                if answer != NO_ADVICE and self.answers[i] != answer:
                    return False
                answer = self.answers[i]
            i += 1
        return True

    def try_world(self) -> None:
        world: State = self.root.fill(self.rng)
        seat: i64 = world.seat
        seed: i64 = self.rng.bits()
        self.iterations += 1
        self.is_first = True
        i: i64 = 0
        while i < self.number:
            if self.live[i] == 1:
                state: State = world.clone()
                try_idea(state, self.policy, self.ideas[i], self.judge, Rng(seed), self.tell)
                if self.judge.is_late():
                    self.break_off(i)
                    return
                worth: float = self.judge.worths(state)[seat] + self.liked(state, seat)
                self.current[i] = worth
                if self.futures is not None:
                    self.futures.close(i, self.iterations, state, worth)
            i += 1
        self.count()
        self.compare()

    def count(self) -> None:
        """What the ideas came to in this world."""
        i: i64 = 0
        while i < self.number:
            if self.live[i] == 1:
                self.sums[i] += self.current[i]
                self.tried[i] += 1.0
            i += 1

    def break_off(self, idea: i64) -> None:
        """Time was up in the middle of this idea. What was seen of a later world is forgotten; in the first one all is
        left to the ideas that were thought to their end, or to the first one if none was."""
        if self.iterations > 1:
            return
        i: i64 = max(idea, 1)
        while i < self.number:
            self.live[i] = 0
            i += 1
        if idea > 0:
            self.count()

    def liked(self, state: State, seat: i64) -> float:
        """What a taste adds to an idea that has led there, by how much more it brings than the first one of its world.
        When the game is over, winning is what everybody likes."""
        liking: Liking | None = self.judge.liking
        if liking is None or state.seat == OVER:
            return 0.0
        liked: float = liking.of(state, seat)
        if self.is_first:
            self.usual = liked
            self.is_first = False
        return max(-MOST_LIKED, min(MOST_LIKED, liked - self.usual))

    def compare(self) -> None:
        """How far the ideas lie apart in this world: their luck is the same, so this says more than each alone."""
        i: i64 = 0
        while i < self.number:
            j: i64 = 0
            while j < i:
                if self.live[i] == 1 and self.live[j] == 1:
                    apart: float = self.current[i] - self.current[j]
                    self.squares[i * self.number + j] += apart * apart
                j += 1
            i += 1

    def drop_losers(self) -> None:
        """Ideas that are clearly behind the leader go, and those that are as good as the same."""
        leader: i64 = self.leader()
        left: i64 = self.running() - KEPT if self.futures is not None else self.number
        i: i64 = 0
        while i < self.number and left > 0:
            if i != leader and self.live[i] == 1:
                behind: float = (self.sums[leader] - self.sums[i]) / self.tried[i]
                error: float = self.error(leader, i, behind)
                if behind > CLEARLY * error or behind + CLEARLY * error < SAME:
                    self.live[i] = 0
                    left -= 1
            i += 1

    def running(self) -> i64:
        """How many ideas are still in the running."""
        number: i64 = 0
        for live in self.live:
            number += live
        return number

    def error(self, one: i64, two: i64, apart: float) -> float:
        """The standard error of the mean difference of two ideas."""
        square: i64 = one * self.number + two if one > two else two * self.number + one
        worlds: float = self.tried[one]
        variance: float = self.squares[square] / worlds - apart * apart
        return sqrt(max(variance, 0.0) / worlds)

    def leader(self) -> i64:
        """The idea that is worth most so far; of equals the first, which the policy thinks best."""
        best: i64 = NO_ADVICE
        i: i64 = 0
        while i < self.number:
            if self.live[i] == 1 and (best == NO_ADVICE or self.sums[i] > self.sums[best]):
                best = i
            i += 1
        return best

    def best(self) -> i64:
        """The first answer of the leading idea, or of the first idea while the policy's trust in it holds."""
        leader: i64 = self.leader()
        if leader != 0 and self.live[0] == 1 and self.is_trusted(leader):
            return self.answers[0]
        return self.answers[leader]

    def is_trusted(self, leader: i64) -> bool:
        """Is the first idea too close behind the leader to be given up?"""
        trust: float = self.policy.trust()
        if trust == 0.0:
            return False
        behind: float = (self.sums[leader] - self.sums[0]) / self.tried[0]
        return behind < trust * self.error(leader, 0, behind)

    def chance_of(self, action: i64) -> float:
        """The worth of an answer to its seat so far, from 0 to 1: that of the best idea that begins with it."""
        branch: i64 = self.branch_of(action)
        return self.mean(branch) if branch != NO_ADVICE else 0.0

    def branch_of(self, action: i64) -> i64:
        """The idea that is worth most of those that begin with this answer; NO_ADVICE if none does."""
        best: i64 = NO_ADVICE
        i: i64 = 0
        while i < self.number:
            if self.answers[i] == action and (best == NO_ADVICE or self.mean(i) > self.mean(best)):
                best = i
            i += 1
        return best

    def answer_of(self, branch: i64) -> i64:
        """The answer that an idea begins with."""
        return self.answers[branch]

    def mean(self, idea: i64) -> float:
        return self.sums[idea] / self.tried[idea] if self.tried[idea] > 0.0 else 0.0


def beside(ideas: vec[i64], world: State) -> vec[i64]:
    """The only idea and a few other answers, taken evenly from all: a person wants to know why those are worse."""
    answers: vec[i64] = world.legal()
    number: i64 = len(answers)
    few: i64 = min(number, MOST_BESIDE)
    i: i64 = 0
    while i < few:
        ideas = with_idea(ideas, answers[i * number // few])
        i += 1
    return ideas
