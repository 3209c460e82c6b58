"""Weighing ideas: fair where hands are hidden, done when there is nothing left to decide, right where one idea wins."""

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.arena.game import play, win_shares
from gusher.arena.plan import Plan
from gusher.bots.bot import Bot, read_bot
from gusher.bots.builtin import SearchBot, thinker
from gusher.bots.greedy import Greedy
from gusher.bots.playout import random_answer
from gusher.bots.search import Search
from gusher.bots.weighing import FEWEST_WORLDS, Weighing
from gusher.games.giganten.actions import ask
from gusher.games.giganten.policy import POLICY
from gusher.games.giganten.state import Giganten
from gusher.kernel import registry
from gusher.kernel.match import digest
from gusher.kernel.policy import NO_ADVICE, Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from tests.bots.clock import TICK_MS, wound
from tests.contract.toys import dice_hands

GIGANTEN = registry.find("giganten")
ADVICE: Adviser[Any] = POLICY
ATACAMA = registry.find("atacama")


def asked(step: int, seed: int, rounds: int = 3) -> Giganten:
    """A position at which this question has more than one answer, some rounds into a game of sensible seats."""
    rng = Rng(seed)
    state = GIGANTEN.start(4, GIGANTEN.settle(4, {}))
    assert isinstance(state, Giganten)
    while state.step != step or state.round < rounds or len(state.legal()) < 2:
        state.play(random_answer(state, rng) if state.seat == CHANCE else POLICY.advise(state, rng))
        assert state.seat != OVER
    return state


def bot(name: str) -> Bot:
    return read_bot(name).make(GIGANTEN)


class Numbers(Adviser[State]):
    """A policy for the toy of hidden hands whose ideas are its first answers, as many as there are worths to feed."""

    def __init__(self, worths: list[float], trusted: float = 0.0) -> None:
        self.worths = worths
        self.trusted = trusted

    def outlook(self, state: State) -> vec[float]:
        return dice_hands.GAME.policy.outlook(state)

    def spread(self, state: State) -> float:
        return 5.0

    def patience(self) -> i64:
        return 0

    def trust(self) -> float:
        return self.trusted

    def advise(self, state: State, rng: Rng) -> i64:
        return random_answer(state, rng)

    def ideas(self, state: State) -> vec[i64]:
        found = vec[i64]()
        for answer in list(state.legal())[: len(self.worths)]:
            found = append(found, answer)
        return found


class Lowest(Adviser[State]):
    """Advice and nothing else: always the answer with the lowest number."""

    def spread(self, state: State) -> float:
        return 5.0

    def advise(self, state: State, rng: Rng) -> i64:
        return state.legal()[0]


# --- which search, and which advice ---


def test_a_game_with_ideas_is_weighed_and_another_is_searched_as_a_tree() -> None:
    state = asked(ask.PICK, 1)
    assert isinstance(thinker(state.redact(state.seat), GIGANTEN.policy, Rng(1)), Weighing)
    first = ATACAMA.start(2, ATACAMA.settle(2, {}))
    assert isinstance(thinker(first, ATACAMA.policy, Rng(1)), Search)


def test_a_game_that_only_advises_thinks_of_every_answer() -> None:
    """It is judged wherever a play-out stops, and an idea is no more than its answer."""
    first = ATACAMA.start(2, ATACAMA.settle(2, {}))
    policy = Lowest()
    assert list(policy.ideas(first)) == list(first.legal())
    assert policy.is_quiet(first)
    assert (policy.follow(first, 7, 0), policy.follow(first, 7, 1)) == (7, NO_ADVICE)
    assert list(policy.outlook(first)) == first.scores()
    assert isinstance(thinker(first, policy, Rng(1)), Weighing)
    assert Greedy(policy).best(first, Rng(1)) == first.legal()[0]


def test_greedy_takes_advice_where_there_is_some() -> None:
    state = asked(ask.PICK, 2)
    assert Greedy(GIGANTEN.policy).best(state, Rng(1)) == POLICY.advise(state, Rng(1))
    first = ATACAMA.start(2, ATACAMA.settle(2, {}))
    greedy = Greedy(ATACAMA.policy)
    assert greedy.best(first, Rng(1)) == greedy.best_by_trying(first)


# --- the bot at work ---


@pytest.mark.parametrize("step", [ask.PICK, ask.MOVE, ask.BID])
def test_answers_are_possible_and_the_position_is_left_alone(step: int) -> None:
    for seed in range(3):
        state = asked(step, seed)
        view = state.redact(state.seat)
        before = digest(view)
        searcher = bot("search:iterations=4")
        answer = searcher.answer(view, view.legal(), searcher.budget, Rng(seed))
        assert answer in list(state.legal())
        assert digest(view) == before


def test_the_same_generator_gives_the_same_answer() -> None:
    state = asked(ask.PICK, 4)
    view = state.redact(state.seat)
    searcher = bot("search:iterations=6")
    assert len({searcher.answer(view, view.legal(), searcher.budget, Rng(11)) for _ in range(3)}) == 1


@pytest.mark.parametrize("step", [ask.PICK, ask.MOVE, ask.BID])
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_answer(step: int) -> None:
    differing = 0
    for seed in range(3):
        state = asked(step, seed)
        other = state.redact(state.seat).fill(Rng(seed + 50))
        differing += digest(other) != digest(state)
        answers = []
        for world in (state, other):
            search = Weighing(world.redact(state.seat), ADVICE, Rng(7))
            search.run(4)
            answers.append((int(search.best()), [round(float(total), 9) for total in search.sums]))
        assert answers[0] == answers[1]
    assert differing >= 2


def test_a_payment_is_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = wound(monkeypatch, "gusher.bots.stopwatch.perf_counter")
    state = asked(ask.PAY, 1)
    searcher = bot("search:ms=60000")
    answer = searcher.answer(state.redact(state.seat), state.legal(), searcher.budget, Rng(1))
    assert clock.looks == 1  # at the beginning; then there is nothing to think about
    assert answer in list(state.legal())


def test_the_budget_of_iterations_is_kept() -> None:
    state = asked(ask.PICK, 5)
    search = Weighing(state.redact(state.seat), ADVICE, Rng(2))
    search.run(3)
    assert search.iterations == 3
    assert all(tried == 3.0 for tried in search.tried)
    searcher = bot("search:iterations=2")
    assert isinstance(searcher, SearchBot)
    assert searcher.answer(state.redact(state.seat), state.legal(), searcher.budget, Rng(2)) in list(state.legal())


def test_the_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = wound(monkeypatch, "gusher.bots.stopwatch.perf_counter")
    state = asked(ask.PICK, 5)
    searcher = bot(f"search:ms={8 * TICK_MS:.0f}")
    searcher.answer(state.redact(state.seat), state.legal(), searcher.budget, Rng(1))
    assert clock.looks == 1 + 8  # at the beginning, and until the time is over


# --- the weighing itself ---


def weighed(worlds: list[list[float]], trusted: float = 0.0) -> Weighing:
    """A weighing of as many ideas as there are columns, fed with these worths, one row for each world."""
    game = dice_hands.GAME
    rng = Rng(3)
    state = game.start(2, game.settle(2, {}))
    while state.seat < 0 or len(state.legal()) < len(worlds[0]):
        state.play(random_answer(state, rng))
    search = Weighing(state, Numbers(worlds[0], trusted), Rng(1))
    assert search.number == len(worlds[0])
    for worths in worlds:
        search.iterations += 1
        for idea, value in enumerate(worths):
            if search.live[idea]:
                search.current[idea] = value
                search.sums[idea] += value
                search.tried[idea] += 1.0
        search.compare()
        if search.iterations >= FEWEST_WORLDS:
            search.drop_losers()
    return search


def noise(world: int, idea: int) -> float:
    return ((world * 7 + idea * 5) % 11 - 5) / 100


def test_an_idea_that_is_clearly_behind_is_dropped() -> None:
    search = weighed([[0.5 + noise(world, 0), 0.2 + noise(world, 1)] for world in range(FEWEST_WORLDS)])
    assert list(search.live) == [1, 0]
    assert search.is_settled()
    assert search.best() == search.answers[0]


def test_nothing_is_dropped_before_enough_worlds_were_seen() -> None:
    search = weighed([[0.5 + noise(world, 0), 0.2 + noise(world, 1)] for world in range(FEWEST_WORLDS - 1)])
    assert list(search.live) == [1, 1]
    assert not search.is_settled()


def test_the_luck_of_a_world_does_not_hide_a_small_difference() -> None:
    """Both ideas swing by 0.8 from world to world, but together."""
    worlds = [[0.1 + 0.8 * (world % 2), 0.12 + 0.8 * (world % 2) + noise(world, 1) / 10] for world in range(20)]
    assert list(weighed(worlds).live) == [0, 1]


def test_ideas_that_are_as_good_as_the_same_need_no_more_thought() -> None:
    search = weighed([[0.5, 0.5, 0.5] for _ in range(FEWEST_WORLDS)])
    assert search.is_settled()
    assert search.best() == search.answers[0]  # the one that the policy named first


def test_ideas_that_are_close_and_noisy_stay_in_the_running() -> None:
    search = weighed([[0.5 + noise(world, 0), 0.5 + noise(world * 3, 1)] for world in range(30)])
    assert list(search.live) == [1, 1]


def test_ideas_that_begin_alike_are_settled() -> None:
    search = weighed([[0.5 + noise(world, 0), 0.5 + noise(world * 3, 1)] for world in range(30)])
    search.answers[1] = search.answers[0]
    assert search.is_settled()


def test_the_first_idea_is_trusted_until_another_is_clearly_ahead() -> None:
    """The second one leads by 0.01 a world with a standard error of 0.008: by 1.25 standard errors."""
    worlds = [[0.5, 0.51 + 0.04 * (1 if world % 2 else -1)] for world in range(25)]
    assert weighed(worlds).best() == weighed(worlds).answers[1]
    assert weighed(worlds, trusted=1.0).best() == weighed(worlds).answers[1]
    assert weighed(worlds, trusted=2.0).best() == weighed(worlds).answers[0]


def test_trust_does_not_bring_back_an_idea_that_was_dropped() -> None:
    search = weighed([[0.2 + noise(world, 0), 0.5 + noise(world, 1)] for world in range(FEWEST_WORLDS)], trusted=99.0)
    assert list(search.live) == [0, 1]
    assert search.best() == search.answers[1]


def test_the_chance_of_an_answer_is_that_of_its_best_idea() -> None:
    search = weighed([[0.4, 0.6], [0.2, 0.4]])
    assert [search.branch_of(answer) for answer in search.answers] == [0, 1]
    assert search.chance_of(search.answers[0]) == pytest.approx(0.3)
    search.answers[0] = search.answers[1]
    assert search.branch_of(search.answers[0]) == 1
    assert search.chance_of(search.answers[0]) == pytest.approx(0.5)
    assert search.chance_of(NO_ADVICE - 1) == 0.0
    assert search.answer_of(1) == search.answers[1]


@pytest.mark.long
def test_search_beats_greedy_at_giganten() -> None:
    """A quarter of the games would be even among four: it wins half of them."""
    games = 4
    plan = Plan("giganten", ("search:iterations=4", "greedy", "greedy", "greedy"), {}, games, seed=3).checked()
    assert sum(win_shares(play(plan, number, lambda *_: None))[0] for number in range(games)) >= games / 2
