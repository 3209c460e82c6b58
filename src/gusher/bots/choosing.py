"""What a bot makes of what it has found: its taste counts a little, it may overlook something, and it need not take
the very best.

That is how a weaker level errs: it takes what looks nearly as good, and now and then, when what is better was
overlooked, something that looks worse; by how much nobody bounds. A character is a taste: some goods are worth a little
more to it than they are, others less. A glance cannot tell so small differences; there a taste decides what is
overlooked and what of the nearly equal is taken: everybody sees first what they are looking for. So that a strong level
does not begin every game alike, it draws at first from what is as good as the best.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import exp

from librt.vecs import vec

from gusher.bots.greedy import Greedy
from gusher.bots.judge import Liking, worth
from gusher.bots.quick import QuickSearch
from gusher.bots.search import Search
from gusher.bots.weighing import Weighing
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.policy import NO_ADVICE, Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

MOST_TASTE = 0.01  # chances of winning that a taste may add or take in a decision, so that none costs much
FOLLOW_UPS = 3  # answers that need no thought
SLANT = 0.8  # how much less often what is liked best is overlooked, and how much more often what is liked least
TRIED = 0.05  # of the visits that the answer visited most has: of fewer nobody knows what the answer is worth …
KNOWN = 0.5  # … and of fewer than these nobody knows whether it is as good (docs/results.md)

Taste = Mapping[str, float]  # what one more of a feature adds to the chance of winning, as the character sees it


@dataclass(frozen=True)
class Candidate:
    """An answer, and what it is worth to the seat, from 0 to 1; of a plan of several answers the first one. `known`: a
    tree knows of it as much as of the best one."""

    answer: int
    worth: float
    plan: int
    known: bool = False


@dataclass(frozen=True)
class Manner:
    """How somebody chooses. `softness`: an answer that is worth so much less is taken about a third as often; 0 takes
    the best. `overlooks`: the share of the answers that are not even seen."""

    softness: float = 0.0
    overlooks: float = 0.0


# --- what was found ---


def glanced(view: State, policy: Policy[State], rng: Rng) -> list[Candidate]:
    """Every idea by what it leaves at once, without a look beyond; where the game advises, its advice in front. Without
    an adviser, every answer by what it leaves at the end of the turn."""
    world, seat = view.fill(rng), int(view.seat)
    if isinstance(policy, Adviser):
        advice = int(policy.advise(world, rng))
        ideas = [int(idea) for idea in policy.ideas(world)]
        if advice not in [policy.follow(world, idea, 0) for idea in ideas]:
            ideas.insert(0, advice)
        return led_by([_at_once(world, idea, policy, seat) for idea in ideas], advice)
    greedy = Greedy(policy)
    return [Candidate(int(answer), greedy.after(world, answer, seat), int(answer)) for answer in world.legal()]


def _at_once(world: State, idea: int, policy: Adviser[State], seat: int) -> Candidate:
    worths = worth(followed_up(carried_out(world.clone(), idea, policy), policy, seat), policy)
    return Candidate(int(policy.follow(world, idea, 0)), float(worths[seat]), idea)


def weighed(search: Weighing) -> list[Candidate]:
    """The ideas, the one that the search would follow in front."""
    found = [
        Candidate(int(search.answers[idea]), float(search.mean(idea)), int(search.ideas[idea]))
        for idea in range(search.number)
        if search.tried[idea] or idea == 0
    ]
    return led_by(found, int(search.best()))


def grown(search: Search | QuickSearch) -> list[Candidate]:
    """The answers that the tree has tried often enough, the one that the search would give in front. Beside one that is
    proven nothing is known as well."""
    best, visits, is_open = int(search.best()), search.tried(), not search.is_settled()
    most = max(visits.values())
    tried = [answer for answer in visits if visits[answer] >= max(1.0, TRIED * most) or answer == best]
    found = [
        Candidate(answer, float(search.chance_of(answer)), answer, is_open and visits[answer] >= KNOWN * most)
        for answer in tried
    ]
    return led_by(found, best)


def led_by(found: Sequence[Candidate], best: int) -> list[Candidate]:
    """The best candidate with this answer in front, and nobody above it: the search has its reasons to prefer it."""
    leader = max((one for one in found if one.answer == best), key=lambda one: one.worth)
    others = [replace(one, worth=min(one.worth, leader.worth)) for one in found if one is not leader]
    return [leader, *others]


# --- what is made of it ---


def alike(found: Sequence[Candidate], apart: float) -> list[Candidate]:
    """What a tree has found to be as good as the first, as far as one can tell. Ideas are played on by advice, which
    hides what an answer forecloses: of them only the best is good enough (docs/results.md)."""
    return [one for one in found if one is found[0] or (one.known and one.worth >= found[0].worth - apart)]


def chosen(found: Sequence[Candidate], manner: Manner, rng: Rng, leanings: Sequence[float] = ()) -> int:
    """The answer that somebody of this manner, who leans towards some of them, gives. Of equals the first."""
    leant = list(zip(found, leanings or [0.0] * len(found), strict=True))
    seen = [one for one in leant if rng.unit() >= manner.overlooks * (1.0 - SLANT * one[1])] if manner.overlooks else []
    seen = seen or leant
    best, _ = max(seen, key=lambda one: one[0].worth)
    if manner.softness == 0.0:
        return best.answer
    weights = [exp((one.worth - best.worth) / manner.softness + leaning) for one, leaning in seen]
    left = rng.unit() * sum(weights)
    for (one, _), weight in zip(seen, weights, strict=True):
        left -= weight
        if left < 0.0:
            return one.answer
    return best.answer


def leanings(found: Sequence[Candidate], taste: Taste, game: Game, view: State, rng: Rng) -> list[float]:
    """How much more than the others each candidate brings of what a character likes, from -1 to 1, together 0."""
    brought = _brought(found, taste, game, view, rng)
    mean = sum(brought) / len(brought)
    most = max(abs(one - mean) for one in brought) or 1.0
    return [(one - mean) / most for one in brought]


def tasted(found: Sequence[Candidate], taste: Taste, game: Game, view: State, rng: Rng) -> list[Candidate]:
    """The candidates of a tree, led by the first, as a character sees them: by what each brings at once of what it
    likes (a tree is grown to the end of the game, where there is nothing left to like). What was made equal to the
    leader is held below it: a taste must not decide there."""
    flavoured = []
    for place, (one, more) in enumerate(zip(found, _brought(found, taste, game, view, rng), strict=True)):
        held = MOST_TASTE if place > 0 and one.worth >= found[0].worth else 0.0
        flavoured.append(replace(one, worth=one.worth - held + max(-MOST_TASTE, min(MOST_TASTE, more))))
    return flavoured


def _brought(found: Sequence[Candidate], taste: Taste, game: Game, view: State, rng: Rng) -> list[float]:
    """How much each candidate brings at once of what a character likes."""
    seat, world = int(view.seat), view.fill(rng)
    liking = liking_of(taste, game, seat, len(view.scores()))
    before = liking.of(world, seat)
    after = (followed_up(carried_out(world.clone(), one.plan, game.policy), game.policy, seat) for one in found)
    return [liking.of(brought, seat) - before for brought in after]


def liking_of(taste: Taste, game: Game, seat: int, seats: int) -> Liking:
    """A taste for the seat's own things: its numbers come first, then those of the same names of others."""
    features, left = features_of(game), dict(taste)
    return Liking(vec[float](left.pop(name, 0.0) for name in features.names(seat, seats)), features.numbers)


def followed_up(world: State, policy: Policy[State], seat: int) -> State:
    """The world a little later, while the seat is asked what needs no thought: a piece that is bought is also placed.
    Before that, there is nothing to be judged or liked."""
    for _ in range(FOLLOW_UPS):
        if world.seat != seat or not isinstance(policy, Adviser):
            break
        ideas = policy.ideas(world)
        if len(ideas) != 1:
            break
        world = carried_out(world, int(ideas[0]), policy)
    return world


def carried_out(world: State, plan: int, policy: Policy[State]) -> State:
    """The world after all answers of a plan that need no luck; without an adviser a plan is one answer."""
    if not isinstance(policy, Adviser):
        world.play(plan)
        return world
    seat, given = world.seat, 0
    while world.seat == seat:
        answer = policy.follow(world, plan, given)
        if answer == NO_ADVICE:
            break
        world.play(answer)
        given += 1
    return world
