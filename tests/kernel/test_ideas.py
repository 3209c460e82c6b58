"""Lists of ideas: the best few, in order, and the advised answer in front."""

from itertools import permutations

from librt.vecs import vec

from gusher.kernel.ideas import Ranking, alone, with_idea
from gusher.kernel.tables import flat

WORTHS = {11: 1.5, 12: 4.0, 13: -2.0, 14: 3.0}


def test_the_best_few_come_best_first_in_whatever_order_they_are_offered() -> None:
    for order in permutations(WORTHS):
        best = Ranking(3)
        for idea in order:
            best.offer(idea, WORTHS[idea])
        assert list(best.ideas) == [12, 14, 11]


def test_the_ranking_keeps_the_best_few_in_order() -> None:
    ranking = Ranking(3)
    for idea, value in ((1, 2.0), (2, 5.0), (3, 1.0), (4, 4.0), (5, 5.0), (6, 0.5)):
        ranking.offer(idea, value)
    assert list(ranking.ideas) == [2, 5, 4]
    assert list(vec[float](ranking.worths)) == [5.0, 5.0, 4.0]


def test_advice_stays_in_front_and_is_not_listed_twice() -> None:
    for order in permutations(WORTHS):
        best = Ranking(3, 13)
        for idea in order:
            best.offer(idea, WORTHS[idea])
        assert list(best.ideas) == [13, 12, 14]


def test_of_equals_the_first_offered_stays_ahead() -> None:
    best = Ranking(2)
    for idea in (21, 22, 23):
        best.offer(idea, 1.0)
    assert list(best.ideas) == [21, 22]


def test_an_idea_is_added_once() -> None:
    assert list(with_idea(alone(5), 6)) == [5, 6]
    assert list(with_idea(flat([5, 6]), 5)) == [5, 6]
