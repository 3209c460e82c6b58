"""The quick search: it finds what the other finds, asks the exact endgame, and makes what is lost hard to win."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import read_bot
from gusher.bots.builtin import quickest
from gusher.bots.choosing import grown
from gusher.bots.judge import Judge, Value, result
from gusher.bots.levels import LevelBot
from gusher.bots.quick import FARTHEST, QuickSearch, quick_search, worths_by_lead
from gusher.bots.search import ENDGAME_EVERY, Search
from gusher.bots.settings import PATIENT, QUICK, Settings
from gusher.bots.tree import NONE
from gusher.kernel import registry
from gusher.kernel.endgame import NO, YES, Endgame
from gusher.kernel.game import Options
from gusher.kernel.net import Net
from gusher.kernel.rng import Rng
from gusher.kernel.sketch import Sketch
from gusher.kernel.state import CHANCE, OVER, State
from tests.bots.stones import DIAMOND, STONES, Sense, Sketched, Stones, Told
from tests.games.atacama.test_endgame import forced, late

ATACAMA = registry.find("atacama")
BARE = Settings(ripe=6.0, quick=True)


class Sketching(Sense):
    """Knows a short form of the stones."""

    def sketch(self, state: State, rng: Rng) -> Sketch | None:
        assert isinstance(state, Stones)
        return Sketched(state, rng)


class Beaten(Endgame):
    """All is lost, but one answer has only one reply that keeps the win."""

    def __init__(self, hardest: int, holds: int) -> None:
        self.hardest, self.holds = hardest, holds
        self.asked: list[tuple[int, int]] = []

    def work(self, positions: i64) -> bool:
        return True

    def best(self) -> i64:
        return NONE

    def is_lost(self) -> bool:
        return True

    def refutes(self, answer: i64, reply: i64, positions: i64) -> i64:
        self.asked.append((int(answer), int(reply)))
        return NO if answer == self.hardest and reply != self.holds else YES


class Even(Beaten):
    """A draw can be forced, by two answers; one of them has only one reply that keeps it for the other."""

    def __init__(self, found: int, hardest: int, holds: int) -> None:
        super().__init__(hardest, holds)
        self.found = found

    def best(self) -> i64:
        return self.found

    def is_lost(self) -> bool:
        return False

    def is_drawn(self) -> bool:
        return True

    def keeps(self, answer: i64, positions: i64) -> i64:
        return YES if answer in (self.found, self.hardest) else NO


def searched(iterations: int, endgame: Endgame | None = None, settings: Settings = BARE) -> QuickSearch:
    search = quick_search(Stones(), Sketching(endgame), Rng(5), settings)
    assert search is not None
    search.run(iterations)
    return search


def test_it_finds_what_is_best_and_has_tried_everything() -> None:
    search = searched(400)
    assert search.best() == DIAMOND
    tried = search.tried()
    assert set(tried) == set(range(STONES))
    assert sum(tried.values()) == 400
    assert max(tried, key=lambda answer: tried[answer]) == DIAMOND
    assert search.chance_of(DIAMOND) > 0.9
    assert search.chance_of(STONES) == 0.0


def test_a_node_gets_its_children_when_it_is_ripe_and_hands_its_visits_down() -> None:
    tree = searched(600).tree
    grown_up = [node for node in range(1, len(tree.action)) if tree.first[node] != NONE]
    assert grown_up
    for node in grown_up:
        below = sum(tree.visits[child] for child in range(tree.first[node], tree.end[node]))
        assert below == tree.visits[node] - BARE.ripe


def test_a_lead_is_worth_what_the_judge_says() -> None:
    worths = worths_by_lead(10.0)
    for taken, ahead in (([DIAMOND], 50), ([], -50)):
        state = Stones()
        state.taken, state.seat = taken, OVER
        assert worths[FARTHEST + ahead] == pytest.approx(result(state)[0])
    assert worths[FARTHEST] == pytest.approx(0.5)


@pytest.mark.parametrize("seed", [100, 101, 102, 103, 105, 106])
def test_it_wins_what_can_be_won(seed: int) -> None:
    """Without the exact endgame, and for either seat."""
    state = late(seed, fields=8)
    assert state is not None
    search = quick_search(state, ATACAMA.policy, Rng(1), Settings(ripe=2.0, quick=True))
    assert search is not None
    search.run(6000)
    chosen = state.clone()
    chosen.play(search.best())
    seat = int(state.seat)
    assert forced(chosen, seat, {}) == forced(state, seat, {})


def test_what_is_proven_is_answered_at_once() -> None:
    search = searched(ENDGAME_EVERY - 1, Told(positions=1, answer=2), Settings(endgame=1, quick=True))
    assert not search.is_settled()
    search.run(1)
    assert search.is_settled()
    assert search.best() == 2


def test_a_lost_position_is_made_hard_to_win() -> None:
    """The answer is one that the tree alone would never give, and every answer is looked at as closely."""
    hardest = DIAMOND + 1
    endgame = Beaten(hardest, holds=0)
    search = searched(60 * ENDGAME_EVERY, endgame, Settings(ripe=6.0, endgame=1, quick=True))
    assert not search.is_settled()
    assert search.best() == hardest
    assert min(search.tried().values()) > 4 * ENDGAME_EVERY
    assert len(set(endgame.asked)) == len(endgame.asked)  # what is clear is not asked again
    assert {answer for answer, _ in endgame.asked} == set(range(STONES))


def test_a_draw_is_kept_by_the_answer_that_is_hardest_to_reply_to() -> None:
    """Whatever the tree likes: its favourite would lose. Of answers that do it looks no further."""
    found, hardest = DIAMOND + 1, DIAMOND + 2
    endgame = Even(found, hardest, holds=0)
    search = searched(60 * ENDGAME_EVERY, endgame, Settings(ripe=6.0, endgame=1, quick=True))
    assert not search.is_settled()
    assert search.best() == hardest
    tried = search.tried()
    assert min(tried[found], tried[hardest]) > 2 * max(
        tried[answer] for answer in tried if answer not in (found, hardest)
    )
    assert {answer for answer, _ in endgame.asked} == {found, hardest}


def test_a_draw_is_kept_before_more_is_known() -> None:
    search = searched(ENDGAME_EVERY, Even(DIAMOND + 1, DIAMOND + 2, 0), Settings(ripe=6.0, endgame=1, quick=True))
    assert search.best() == DIAMOND + 1


def test_where_nothing_is_likelier_to_go_wrong_it_takes_what_the_tree_likes() -> None:
    search = searched(60 * ENDGAME_EVERY, Beaten(NONE, NONE), Settings(ripe=6.0, endgame=1, quick=True))
    assert search.best() == DIAMOND


def test_an_endgame_that_has_given_up_leaves_it_to_the_tree() -> None:
    search = searched(3 * ENDGAME_EVERY, Told(positions=1, answer=NONE), Settings(endgame=1, quick=True))
    assert not search.is_settled()
    assert search.snare is None
    assert search.best() == DIAMOND


# --- for the levels ---


def expert(name: str = "expert") -> LevelBot:
    bot = read_bot(name).make(ATACAMA)
    assert isinstance(bot, LevelBot)
    return bot


@pytest.mark.parametrize("setting", list(ATACAMA.settings()), ids=str)
def test_the_expert_thinks_quickly_where_the_game_can_be_sketched(setting: tuple[int, Options]) -> None:
    state = ATACAMA.start(*setting)
    while state.seat == CHANCE:
        state.play(state.legal()[0])
    seats, options = setting
    base = seats == 2 and not options.get("advanced") and not options.get("tactical")
    judge = expert().judge(state)
    search = expert().thinker(state, Rng(1), judge)
    assert isinstance(search, QuickSearch if base else Search)
    assert isinstance(search, QuickSearch) or search.settings is PATIENT
    assert isinstance(expert("hard").thinker(state, Rng(1), judge), Search)


def test_a_learned_value_is_asked_by_the_other_search() -> None:
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    judge = Judge(ATACAMA.policy, Value(Net(1, 0, vec[float]([0.0, 0.0])), lambda _state, _seat: vec[float]()))
    assert isinstance(quickest(state, ATACAMA.policy, Rng(1), QUICK, judge), Search)


def test_characters_choose_from_what_it_has_found() -> None:
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    search = quick_search(state, ATACAMA.policy, Rng(2), QUICK)
    assert search is not None
    search.run(4000)
    found = grown(search)
    assert found[0].answer == search.best()
    assert all(one.worth <= found[0].worth for one in found)
    bot = expert("expert:character=surveyor")
    assert bot.answer(state, state.legal(), bot.budget, Rng(1)) in set(map(int, state.legal()))


def test_the_same_generator_gives_the_same_answers() -> None:
    state = late(4, fields=20)
    assert state is not None
    first, second = (quick_search(state, ATACAMA.policy, Rng(3), QUICK) for _ in range(2))
    assert first is not None
    assert second is not None
    first.run(500)
    second.run(250)
    second.run(250)
    assert first.tried() == second.tried()
