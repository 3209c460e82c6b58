"""The built-in bots play by what they may know, within their budget, and each better than the one before."""

import pytest

from gusher.arena.game import play, win_shares
from gusher.arena.plan import Plan
from gusher.bots.bot import Bot, read_bot
from gusher.bots.search import Search
from gusher.kernel import registry
from gusher.kernel.game import Options
from gusher.kernel.match import digest
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, State
from tests.bots.clock import TICK_MS, wound
from tests.contract.toys import dice_hands

ATACAMA = registry.find("atacama")
NAMES = ["random", "greedy", "search:iterations=60"]


def bot(name: str) -> Bot:
    return read_bot(name).make(ATACAMA)


def wins(first: str, second: str, games: int, **options: bool) -> float:
    plan = Plan("atacama", (first, second), dict(options), games, seed=5).checked()
    return sum(win_shares(play(plan, number, lambda *_: None))[0] for number in range(games)) / games


def after(moves: int, seed: int, seats: int = 2, **options: bool) -> State:
    """A position some random answers into a game, at a seat's question."""
    rng = Rng(seed)
    state = ATACAMA.start(seats, ATACAMA.settle(seats, options))
    while moves > 0 or state.seat < 0:
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        moves -= 1
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setting", list(ATACAMA.settings()), ids=str)
def test_answers_are_possible_and_the_position_is_left_alone(name: str, setting: tuple[int, Options]) -> None:
    state = ATACAMA.start(*setting)
    rng = Rng(3)
    thinker = bot(name)
    while state.seat != OVER:
        legal = state.legal()
        if state.seat < 0:
            state.play(legal[rng.below(len(legal))])
            continue
        before = digest(state)
        answer = thinker.answer(state, legal, thinker.budget, rng)
        assert answer in list(legal)
        assert digest(state) == before
        state.play(answer)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_generator_gives_the_same_answer(name: str) -> None:
    state = after(9, seed=1)
    answers = {bot(name).answer(state.clone(), state.legal(), bot(name).budget, Rng(11)) for _ in range(3)}
    assert len(answers) == 1


def test_the_random_bot_finds_every_answer() -> None:
    state = after(14, seed=2)
    rng = Rng(1)
    guesser = bot("random")
    found = {guesser.answer(state, state.legal(), guesser.budget, rng) for _ in range(2000)}
    assert found == set(state.legal())


def test_greedy_beats_random() -> None:
    assert wins("greedy", "random", 30) >= 0.95


def test_greedy_beats_random_in_the_largest_variant() -> None:
    assert wins("greedy", "random", 20, advanced=True, tactical=True) >= 0.9


def test_search_beats_greedy() -> None:
    assert wins("search:iterations=800", "greedy", 6) >= 0.6


def best_by_force(state: State, seat: int) -> int:
    """The lead that the seat can force in a game of two, by looking at everything."""
    if state.seat == OVER:
        scores = state.scores()
        return scores[seat] - scores[1 - seat]
    leads = []
    for action in state.legal():
        follow = state.clone()
        follow.play(action)
        leads.append(best_by_force(follow, seat))
    return max(leads) if state.seat == seat else min(leads)


def test_search_finds_the_best_ending() -> None:
    checked = 0
    for seed in range(40):
        state = after(25, seed)
        if state.seat == OVER or len(state.legal()) > 6:
            continue
        seat = int(state.seat)
        chosen = state.clone()
        thinker = bot("search:iterations=4000")
        chosen.play(thinker.answer(state, state.legal(), thinker.budget, Rng(seed)))
        reached, best = best_by_force(chosen, seat), best_by_force(state, seat)
        # A won ending stays won and a drawn one drawn; the margin comes second.
        assert (reached > 0) - (reached < 0) == (best > 0) - (best < 0)
        checked += 1
    assert checked >= 10


def test_search_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = wound(monkeypatch, "gusher.bots.stopwatch.perf_counter")
    state = after(0, seed=1)
    thinker = bot(f"search:ms={8 * TICK_MS:.0f}")
    thinker.answer(state, state.legal(), thinker.budget, Rng(1))
    assert clock.looks == 1 + 8  # at the beginning, and until the time is over


def test_every_visit_is_counted_once() -> None:
    search = Search(after(0, seed=1, advanced=True, tactical=True), ATACAMA.policy, Rng(4))
    search.run(500)
    tree = search.tree
    assert tree.visits[0] == 500
    for node in range(len(tree.action)):
        children = []
        child = tree.child[node]
        while child != -1:
            children.append(int(child))
            child = tree.sibling[child]
        through = sum(tree.visits[child] for child in children)
        assert through <= tree.visits[node]
        assert tree.visits[node] - through <= (1 if node else 0)
        assert all(0 <= tree.worth[child] <= tree.visits[child] + 1e-9 for child in children)


def test_search_is_fair_where_hands_are_hidden() -> None:
    """Two worlds that a seat cannot tell apart get the same answer from the same generator."""
    game = dice_hands.GAME
    compared = 0
    for seed in range(12):
        rng = Rng(seed)
        state = game.start(2, game.settle(2, {}))
        for _ in range(8):
            if state.seat == OVER:
                break
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])
        if state.seat < 0:
            continue
        seat = int(state.seat)
        other = state.redact(seat).fill(rng)
        if digest(other) == digest(state):
            continue
        answers = []
        for world in (state, other):
            view = world.redact(seat)
            search = Search(view, game.policy, Rng(7))
            search.run(200)
            answers.append(int(search.best()))
        assert answers[0] == answers[1]
        assert answers[0] in list(state.legal())
        compared += 1
    assert compared >= 3
