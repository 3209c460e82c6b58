"""Thinking again in the same turn: an answer that pays only with the right one after it is found, the deeper the later
that one comes; and looking at everything: what nobody would think of first is found, too."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.bots.bot import read_bot
from gusher.bots.builtin import SearchBot
from gusher.bots.judge import Judge
from gusher.bots.playout import random_answer
from gusher.bots.rethinking import PROMISING, best_idea, promising, try_idea
from gusher.bots.weighing import Weighing
from gusher.kernel import registry
from gusher.kernel.policy import Adviser, final_points
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, Listener, State
from tests.bots import pit

SAFE, BOLD = 0, 1
STEPS = 3
REWARD, CONSOLATION = 10, 4


class Climb(State):
    """Seat 0 goes up so many steps, each safely or boldly; then a die gives both seats the same. Boldly to the top pays
    most; who loses heart on the way gets nothing, who never begins has something for certain."""

    def __init__(self, steps: int = STEPS) -> None:
        super().__init__(0)
        self.steps = steps
        self.taken: list[int] = []
        self.luck = 0

    def play(self, action: i64, tell: Listener | None = None) -> None:
        if self.seat == CHANCE:
            self.luck, self.seat = int(action), OVER
            return
        self.taken.append(int(action))
        if tell is not None:
            tell(int(action))
        if len(self.taken) == self.steps:
            self.seat = CHANCE

    def legal(self) -> vec[i64]:
        return append(append(vec[i64](), SAFE), BOLD)

    def weights(self) -> vec[i64]:
        return append(append(vec[i64](), 1), 1)

    def why_not(self, action: i64) -> str:
        return ""

    def clone(self) -> "Climb":
        twin = Climb(self.steps)
        twin.seat, twin.taken, twin.luck = self.seat, list(self.taken), self.luck
        return twin

    def fill(self, rng: Rng) -> State:
        return self.clone()

    def redact(self, viewer: i64) -> State:
        return self.clone()

    def scores(self) -> list[int]:
        if all(self.taken):
            return [REWARD + self.luck, self.luck]
        return [(0 if self.taken[0] else CONSOLATION) + self.luck, self.luck]


class Cautious(Adviser[Climb]):
    """Advises to be safe; either way is worth a thought."""

    def outlook(self, state: Climb) -> vec[float]:
        return final_points(state)

    def spread(self, state: Climb) -> float:
        return 5.0

    def is_quiet(self, state: Climb) -> bool:
        return False

    def advise(self, state: Climb, rng: Rng) -> i64:
        return SAFE

    def ideas(self, state: Climb) -> vec[i64]:
        return state.legal()


POLICY: Adviser[Any] = Cautious()


def chosen(steps: int, rethinks: int) -> int:
    search = Weighing(Climb(steps), POLICY, Rng(1), judge=Judge(POLICY, rethinks=rethinks))
    search.run(2)
    return int(search.best())


@pytest.mark.parametrize(("steps", "needed"), [(1, 0), (2, 1), (3, 2)])
def test_a_later_answer_is_found_by_thinking_again_often_enough(steps: int, needed: int) -> None:
    assert chosen(steps, needed) == BOLD
    if needed:
        assert chosen(steps, needed - 1) == SAFE


def test_all_ideas_meet_the_same_luck() -> None:
    """However much is thought on the way, the die falls alike for all that is compared."""
    for seed in range(8):
        ends = []
        for idea in (SAFE, BOLD):
            state = Climb()
            try_idea(state, POLICY, idea, Judge(POLICY), Rng(seed))
            ends.append(state.luck)
        assert ends[0] == ends[1]


def test_what_is_only_thought_of_is_not_told() -> None:
    heard: list[object] = []
    state = Climb()
    try_idea(state, POLICY, BOLD, Judge(POLICY, rethinks=2), Rng(1), heard.append)
    assert heard == state.taken == [BOLD, BOLD, BOLD]


def rings_at(look: int) -> Callable[[], bool]:
    """A clock that says at this look, and ever after, that the time has passed."""
    left = iter(range(1, look))
    return lambda: next(left, None) is None


def late(steps: int, looks: int, worlds: int = 1) -> Weighing:
    """A search whose time is up at that look at the clock."""
    judge = Judge(POLICY, rethinks=2)
    judge.heed(rings_at(looks))
    search = Weighing(Climb(steps), POLICY, Rng(1), judge=judge)
    search.run(worlds)
    return search


def test_who_is_late_answers_with_what_was_thought_to_its_end() -> None:
    looks_of_all = 100
    assert late(3, looks_of_all).best() == BOLD
    found = [late(3, looks) for looks in range(1, looks_of_all)]
    assert found[0].best() == SAFE  # nothing was thought to its end: the advice
    assert found[0].is_settled()
    bold = [int(search.best()) == BOLD for search in found]
    assert bold == sorted(bold)  # and from some moment on the better one


def test_a_later_world_that_is_broken_off_is_forgotten() -> None:
    whole = late(3, 100)
    needed = next(looks for looks in range(1, 100) if int(late(3, looks).best()) == BOLD)
    for looks in range(needed, 2 * needed):
        broken = late(3, looks, worlds=2)
        assert list(broken.tried) in ([1.0, 1.0], [2.0, 2.0])
        assert broken.best() == whole.best()


def test_whoever_thinks_in_long_pieces_looks_at_the_clock_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert of Wildcatters weighs one world, and would take it whole however long that takes."""
    game = registry.find("wildcatters")
    looks = iter(range(10_000))
    monkeypatch.setattr("gusher.bots.stopwatch.process_time", lambda: next(looks) * 0.01)
    state = game.start(4, game.unattended(4, {}))
    policy: Any = game.policy
    rng = Rng(3)
    while state.seat == CHANCE or len(policy.every_idea(state)) < PROMISING:
        state.play(random_answer(state, rng) if state.seat == CHANCE else policy.advise(state, rng))
    bot = read_bot("search:cpu=100,rethinks=1,wide=1").make(game)
    view = state.redact(state.seat)
    assert bot.answer(view, view.legal(), bot.budget, Rng(1)) in list(state.legal())
    assert next(looks) in range(10, 30)  # and once more for each question until the turn ends, without a thought


@pytest.mark.parametrize("way", ["wide=1", "wide=1,rethinks=1"])
def test_a_small_budget_is_kept_before_anything_is_weighed(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To see where each of twenty cards leads takes longer than the budget: each is ten milliseconds' work."""
    worked = [0]

    class Heavy(Cards):
        def play(self, action: i64, tell: Listener | None = None) -> None:
            worked[0] += self.seat != CHANCE
            super().play(action, tell)

        def clone(self) -> "Heavy":
            twin = Heavy()
            twin.seat, twin.taken, twin.luck = self.seat, list(self.taken), self.luck
            return twin

    monkeypatch.setattr("gusher.bots.stopwatch.process_time", lambda: worked[0] * 0.01)
    bot = read_bot(f"search:cpu=50,{way}").make(pit.game(NARROW))
    assert bot.answer(Heavy(), Heavy().legal(), bot.budget, Rng(1)) in list(Heavy().legal())
    assert 5 <= worked[0] <= 6


class Steep(Climb):
    """Twenty ways to go each step, all but one of them bold."""

    def legal(self) -> vec[i64]:
        found = vec[i64]()
        for way in range(2 if self.seat == CHANCE else 20):
            found = append(found, way)
        return found

    def clone(self) -> "Steep":
        twin = Steep(self.steps)
        twin.seat, twin.taken, twin.luck = self.seat, list(self.taken), self.luck
        return twin


@pytest.mark.parametrize("looks", range(2, 30))
def test_no_second_thought_is_begun_when_time_is_up(looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ideas are still to be compared: what was begun goes on as advised, and that is all."""
    clock, play = rings_at(looks), Steep.play
    rings, late = [False], list[int]()

    def look() -> bool:
        rings[0] = rings[0] or clock()
        return rings[0]

    def noted(state: Steep, action: i64, tell: Listener | None = None) -> None:
        late.extend([int(action)] * rings[0])
        play(state, action, tell)

    monkeypatch.setattr(Steep, "play", noted)
    judge = Judge(POLICY, rethinks=2)
    judge.heed(look)
    Weighing(Steep(3), POLICY, Rng(1), judge=judge).run(1)
    assert rings[0]
    assert len(late) <= 9


def test_who_is_late_weighs_what_was_looked_at_in_time() -> None:
    for looks in range(1, 30):
        judge = Judge(NARROW, wide=True)
        judge.heed(rings_at(looks))
        seen = min(20, looks)  # the advice is there anyway, and takes no look
        found = list(promising(Cards(), NARROW, judge, Rng(1)))
        assert found == [0, *sorted(range(1, seen), key=lambda card: -(card % 19))[: PROMISING - 1]]


def test_the_best_idea_leaves_the_position_alone() -> None:
    state = Climb(2)
    state.play(BOLD)
    assert best_idea(state, POLICY, Judge(POLICY), 1, Rng(1)) == BOLD
    assert state.taken == [BOLD]


class Cards(Climb):
    """One of twenty cards is taken: each is worth its number, but the last is worth nothing."""

    def __init__(self) -> None:
        super().__init__(1)

    def legal(self) -> vec[i64]:
        found = vec[i64]()
        for card in range(2 if self.seat == CHANCE else 20):
            found = append(found, card)
        return found

    def clone(self) -> "Cards":
        twin = Cards()
        twin.seat, twin.taken, twin.luck = self.seat, list(self.taken), self.luck
        return twin

    def scores(self) -> list[int]:
        card = self.taken[0] if self.taken else 0
        return [card % 19 + self.luck, 10 + self.luck]


class Narrow(Cautious):
    """Thinks of the first two cards; of all that there are if it is asked to."""

    def ideas(self, state: Climb) -> vec[i64]:
        return append(append(vec[i64](), 0), 1)

    def every_idea(self, state: Climb) -> vec[i64]:
        return state.legal()


NARROW: Adviser[Any] = Narrow()


def test_who_looks_at_everything_finds_what_is_no_idea_at_first() -> None:
    narrow = Weighing(Cards(), NARROW, Rng(1), judge=Judge(NARROW))
    narrow.run(1)
    assert (int(narrow.number), int(narrow.best())) == (2, 1)
    wide = Weighing(Cards(), NARROW, Rng(1), judge=Judge(NARROW, wide=True))
    wide.run(1)
    assert int(wide.best()) == 18


def test_only_what_is_promising_is_weighed_the_advice_in_front() -> None:
    found = list(promising(Cards(), NARROW, Judge(NARROW), Rng(1)))
    assert found == [0, *range(18, 18 - (PROMISING - 1), -1)]
    assert list(promising(Climb(1), POLICY, Judge(POLICY), Rng(1))) == [SAFE, BOLD]  # few enough


@pytest.mark.parametrize("seats", [3, 4])
def test_everything_holds_the_ideas_and_nothing_impossible(seats: int) -> None:
    """In all games that advise, at questions of all sorts."""
    for game in registry.games():
        policy: Any = game.policy
        if not isinstance(policy, Adviser) or seats not in game.seats:
            continue
        rng, state = Rng(7), game.start(seats, game.unattended(seats, {}))
        for _ in range(300):
            if state.seat == OVER:
                break
            if state.seat >= 0:
                ideas, every = list(policy.ideas(state)), list(policy.every_idea(state))
                assert every[: len(ideas)] == ideas
                assert len(set(every)) == len(every)
                assert len(ideas) > 1 or every == ideas
                assert {policy.follow(state, idea, 0) for idea in every} <= set(state.legal())
            state.play(random_answer(state, rng))


def test_a_bots_name_says_how_deeply_it_thinks_again() -> None:
    game = registry.find("wildcatters")
    bot = read_bot("search:iterations=1,rethinks=2").make(game)
    assert isinstance(bot, SearchBot)
    assert bot.chosen["rethinks"] == 2
    with pytest.raises(Exception, match="rethinks"):
        read_bot("search:rethinks=4")
