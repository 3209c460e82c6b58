"""What the settings of the tree search do, each by itself; without any it thinks as it always has (golden sums)."""

from types import SimpleNamespace
from typing import cast

import pytest

from gusher.bots.builtin import SearchBot
from gusher.bots.search import ENDGAME_EVERY, Search
from gusher.bots.settings import PLAIN, SHARP, Settings
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from tests.bots.stones import DIAMOND, STONES, TAKEN, Sense, Stones, Told

ATACAMA = registry.find("atacama")
SHARED = Settings(shared=50.0)


def searched(settings: Settings, iterations: int, policy: Sense | None = None) -> Search:
    search = Search(Stones(), policy or Sense(), Rng(5), None, settings)
    search.run(iterations)
    return search


def children(search: Search, node: int) -> list[int]:
    found = []
    child = int(search.tree.child[node])
    while child >= 0:
        found.append(child)
        child = int(search.tree.sibling[child])
    return found


def test_every_answer_on_the_way_is_credited_where_it_could_have_been_given() -> None:
    search = searched(SHARED, 300)
    tree = search.tree
    first = children(search, 0)
    assert sum(tree.shared_visits[child] for child in first) == TAKEN * 300
    for node in range(len(tree.action)):
        for child in children(search, node):
            assert tree.visits[child] <= tree.shared_visits[child] <= tree.visits[node]
            assert -1e-9 <= tree.shared_worth[child] <= tree.shared_visits[child] + 1e-9


def test_other_ways_tell_of_an_answer_before_it_is_tried() -> None:
    """With as many iterations as there are answers, each has been tried once alone; together they say which it is."""
    chosen = [
        search.tree.visits[search.tree.find(0, DIAMOND)]
        for search in (searched(PLAIN, STONES), searched(SHARED, STONES))
    ]
    assert chosen[0] == 1
    assert chosen[1] > STONES / 3


def test_both_find_it_in_the_end() -> None:
    assert searched(PLAIN, 400).best() == searched(SHARED, 400).best() == DIAMOND


def test_nothing_is_shared_where_answers_do_not_last() -> None:
    class Passing(Sense):
        def lasting(self) -> int:
            return 0

    alone, shared = (searched(settings, 200, Passing()) for settings in (PLAIN, SHARED))
    assert list(alone.tree.visits) == list(shared.tree.visits)


def test_a_node_gets_its_children_when_it_is_ripe() -> None:
    search = searched(Settings(ripe=6.0), 300)
    grown = [node for node in range(1, len(search.tree.action)) if children(search, node)]
    assert grown
    assert all(search.tree.visits[node] > 6 for node in grown)
    assert len(search.tree.action) < len(searched(PLAIN, 300).tree.action)


def test_play_outs_the_games_own_way() -> None:
    search = searched(Settings(own_way=True, shared=50.0), 1)
    first = int(search.tree.action[search.path[1]])
    assert list(search.given) == [stone for stone in range(STONES) if stone != first][: TAKEN - 1]


def test_an_endgame_answers_as_soon_as_it_is_worked_out() -> None:
    policy = Sense(Told(positions=3 * ENDGAME_EVERY, answer=2))
    search = Search(Stones(), policy, Rng(1), None, Settings(endgame=2))
    search.run(ENDGAME_EVERY)
    assert not search.is_settled()
    search.run(ENDGAME_EVERY)
    assert search.is_settled()
    assert search.best() == 2


def test_an_endgame_that_is_lost_leaves_it_to_the_tree() -> None:
    search = searched(Settings(endgame=1), ENDGAME_EVERY, Sense(Told(positions=1, answer=-1)))
    assert not search.is_settled()
    assert search.best() == DIAMOND


def test_a_bot_does_not_think_on_when_it_knows() -> None:
    def policy() -> Sense:
        return Sense(Told(positions=1, answer=2))

    bot = SearchBot(cast(Game, SimpleNamespace(policy=policy())), {"iterations": 20 * ENDGAME_EVERY})
    used, enough = Rng(3), Rng(3)
    assert bot.answer(Stones(), Stones().legal(), bot.budget, used) == 2
    Search(Stones(), policy(), enough, None, SHARP).run(ENDGAME_EVERY)
    assert used.bits() == enough.bits()


@pytest.mark.parametrize("setting", list(ATACAMA.settings()), ids=str)
def test_sharp_answers_are_possible_and_repeatable(setting: tuple[int, Options]) -> None:
    state = ATACAMA.start(*setting)
    rng = Rng(6)
    asked = 0
    while state.seat != OVER:
        if state.seat != CHANCE and asked % 6 == 0:
            answers = {best(state.clone(), seed=asked) for _ in range(2)}
            assert len(answers) == 1
            assert answers <= set(map(int, state.legal()))
        asked += 1
        state.play(state.legal()[rng.below(len(state.legal()))])


def best(state: State, seed: int) -> int:
    search = Search(state, ATACAMA.policy, Rng(seed), None, SHARP)
    search.run(40)
    assert search.tree.visits[0] == 40
    return int(search.best())
