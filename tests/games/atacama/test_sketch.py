"""A sketch is the same game as the position that it was made from."""

import pytest

from gusher.games.atacama.sketch import RigSketch
from gusher.kernel import registry
from gusher.kernel.game import Options
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, State

ATACAMA = registry.find("atacama")
BASE: Options = {}
SOLD: Options = {"advanced": True}
WAYS = [pytest.param(BASE, id="base"), pytest.param(SOLD, id="advanced, once sold")]


def sketch_of(state: State, seed: int = 1) -> RigSketch | None:
    sketch = ATACAMA.policy.sketch(state, Rng(seed))
    assert sketch is None or isinstance(sketch, RigSketch)
    return sketch


def begun(options: Options, seed: int, fields: int = 81) -> tuple[State, RigSketch, Rng]:
    """A position of a random game that can be sketched and has so many possible answers at most, or its end."""
    rng = Rng(seed)
    state = ATACAMA.start(2, ATACAMA.settle(2, options))
    sketch = sketch_of(state)
    while sketch is None or len(state.legal()) > fields:
        answer_at_random(state, rng)
        sketch = sketch_of(state) or sketch
    return state, sketch, rng


def answer_at_random(state: State, rng: Rng) -> int:
    answer = int(state.legal()[rng.below(len(state.legal()))])
    state.play(answer)
    return answer


def lead(state: State) -> int:
    return int(state.scores()[0] - state.scores()[1])


@pytest.mark.clause("A13", "A19", "A20", "A21", "A24")
@pytest.mark.parametrize("options", WAYS)
def test_it_allows_and_scores_what_the_rules_do(options: Options) -> None:
    for seed in range(30):
        state, sketch, rng = begun(options, seed)
        for _ in range(2):  # the second time it has begun again
            sketch.restart()
            told = state.clone()
            while told.seat != OVER:
                assert sketch.seat == told.seat
                assert sorted(map(int, sketch.answers())) == list(map(int, told.legal()))
                sketch.play(answer_at_random(told, rng))
            assert sketch.is_over() or len(sketch.answers()) == 0
            assert sketch.lead() == lead(told)


def ends(state: State) -> set[int]:
    """Every lead with which the game can end."""
    if state.seat == OVER:
        return {lead(state)}
    found: set[int] = set()
    for action in state.legal():
        follow = state.clone()
        follow.play(action)
        found |= ends(follow)
    return found


@pytest.mark.clause("A20", "A21", "A24")
@pytest.mark.parametrize("options", WAYS)
def test_play_outs_end_in_every_way_that_there_is_and_in_no_other(options: Options) -> None:
    most = 0
    for seed in range(8):
        state, sketch, _ = begun(options, seed, fields=6)
        if state.seat == OVER:
            continue
        found = set()
        for _ in range(3000):
            sketch.restart()
            sketch.play_out()
            assert sketch.is_over()
            found.add(int(sketch.lead()))
        assert found == ends(state)
        most = max(most, len(found))
    assert most > 5


def test_a_play_out_goes_on_from_where_one_stands() -> None:
    state, sketch, rng = begun(BASE, seed=5, fields=25)
    first = answer_at_random(state, rng)
    expected = sketch_of(state)
    assert expected is not None
    leads: list[list[int]] = [[], []]
    for _ in range(4000):
        for place, one in enumerate((sketch, expected)):
            one.restart()
            if one is sketch:
                one.play(first)
            one.play_out()
            leads[place].append(int(one.lead()))
    means = [sum(each) / len(each) for each in leads]
    assert abs(means[0] - means[1]) < 0.6


def test_another_generator_plays_out_otherwise_and_the_same_one_alike() -> None:
    def leads(seed: int) -> list[int]:
        sketch = sketch_of(ATACAMA.start(2, ATACAMA.settle(2, {})), seed)
        assert sketch is not None
        found = []
        for _ in range(20):
            sketch.restart()
            sketch.play_out()
            found.append(int(sketch.lead()))
        return found

    assert leads(1) == leads(1) != leads(2)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (2, {"tactical": True}), (2, {"advanced": True})],
    ids=["more than two seats", "double rigs to come", "concessions for sale"],
)
def test_only_what_it_knows_is_sketched(seats: int, options: Options) -> None:
    state = ATACAMA.start(seats, ATACAMA.settle(seats, options))
    while state.seat < 0:
        state.play(state.legal()[0])
    assert sketch_of(state) is None
