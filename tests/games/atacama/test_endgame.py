"""The end of a game of two, worked out: nobody who looks at every way to the end does better."""

import pytest

from gusher.games.atacama.endgame import MOST_FIELDS, RigEndgame
from gusher.kernel import registry
from gusher.kernel.endgame import NO, NO_ANSWER, UNCLEAR, YES, Endgame
from gusher.kernel.match import digest
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, State

ATACAMA = registry.find("atacama")
WHOLE = 1_000_000  # positions: more than any endgame here has


def late(seed: int, fields: int, seats: int = 2, **options: bool) -> State | None:
    """A position of a random game with so many possible answers at most; None if the game ends before."""
    rng = Rng(seed)
    state = ATACAMA.start(seats, ATACAMA.settle(seats, options))
    while state.seat < 0 or len(state.legal()) > fields:
        if state.seat == OVER:
            return None
        state.play(state.legal()[rng.below(len(state.legal()))])
    return state


def forced(state: State, seat: int, known: dict[str, int]) -> int:
    """What a seat can force, by looking at everything: 1 a win, 0 a draw, -1 nothing."""
    if state.seat == OVER:
        lead = state.scores()[seat] - state.scores()[1 - seat]
        return (lead > 0) - (lead < 0)
    key = digest(state)
    if key not in known:
        results = [forced(follow, seat, known) for follow in follows(state)]
        known[key] = max(results) if state.seat == seat else min(results)
    return known[key]


def follows(state: State) -> list[State]:
    positions = []
    for action in state.legal():
        positions.append(state.clone())
        positions[-1].play(action)
    return positions


def endgame_of(state: State) -> Endgame:
    endgame = ATACAMA.policy.endgame(state)
    assert endgame is not None
    return endgame


@pytest.mark.clause("A20", "A21", "A24", "A32", "A33")
@pytest.mark.parametrize("advanced", [False, True])
def test_no_better_result_can_be_forced(advanced: bool) -> None:
    seen = set()
    for seed in range(60):
        state = late(seed, fields=6, advanced=advanced)
        if state is None or ATACAMA.policy.endgame(state) is None:  # unsold to the end: there is more than rigs to come
            continue
        endgame = endgame_of(state)
        assert endgame.work(WHOLE)
        seat = int(state.seat)
        known: dict[str, int] = {}
        best = forced(state, seat, known)
        if best < 0:
            assert endgame.best() == NO_ANSWER
        else:
            chosen = state.clone()
            chosen.play(endgame.best())
            assert forced(chosen, seat, known) == best
        seen.add(best)
    assert seen >= {1, -1}


def test_a_draw_is_kept() -> None:
    """No line can get its fourth rig any more: every way is a draw."""
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    for field in (13, 15, 18, 21, 26, 34, 39, 42, 47, 51, 55, 59, 63, 68, 71, 76, 84, 89):  # of the spec's example 12
        state.play(ATACAMA.actions.number({"do": "place", "row": field // 10, "column": field % 10}))
    endgame = endgame_of(state)
    assert endgame.work(WHOLE)
    assert endgame.best() != NO_ANSWER
    assert forced(state, int(state.seat), {}) == 0


def test_a_little_at_a_time_comes_to_the_same() -> None:
    state = late(3, fields=16)
    assert state is not None
    whole, parts = endgame_of(state), endgame_of(state)
    assert isinstance(whole, RigEndgame)
    assert isinstance(parts, RigEndgame)
    assert whole.work(WHOLE)
    times = 1
    while not parts.work(40):
        times += 1
    assert times > 2
    assert parts.least == whole.least  # a win, or else a draw, if an answer was found …
    assert (parts.best() == NO_ANSWER) == (whole.best() == NO_ANSWER) == (not kept(state, parts))  # … that keeps it


def kept(state: State, endgame: RigEndgame) -> bool:
    """Has it an answer after which the other seat can force nothing better?"""
    if endgame.best() == NO_ANSWER:
        return False
    chosen = state.clone()
    chosen.play(endgame.best())
    other = endgame_of(chosen)
    assert other.work(WHOLE)
    return other.best() == NO_ANSWER or endgame.least == 0


@pytest.mark.clause("A20", "A21", "A24", "A32", "A33")
def test_in_a_lost_position_it_knows_which_replies_keep_the_win() -> None:
    said = set()
    for seed in range(40):
        state = late(seed, fields=7)
        if state is None:
            continue
        endgame = endgame_of(state)
        assert endgame.work(WHOLE)
        seat = int(state.seat)
        assert endgame.is_lost() == (forced(state, seat, {}) < 0)
        if not endgame.is_lost():
            continue
        known: dict[str, int] = {}
        for answer, reply, end in replied(state):
            verdict = endgame.refutes(answer, reply, WHOLE)
            assert verdict == (YES if forced(end, seat, known) < 0 else NO)
            said.add(verdict)
    assert said == {YES, NO}


@pytest.mark.clause("A20", "A21", "A24", "A32", "A33")
def test_in_a_drawn_position_it_knows_what_keeps_the_draw_and_which_replies_do() -> None:
    kept, said = set(), set()
    for seed in range(120):
        state = late(seed, fields=6)
        if state is None:
            continue
        endgame = endgame_of(state)
        assert endgame.work(WHOLE)
        seat = int(state.seat)
        known: dict[str, int] = {}
        assert endgame.is_drawn() == (forced(state, seat, known) == 0)
        if not endgame.is_drawn():
            continue
        for answer, reply, end in replied(state):
            between = state.clone()
            between.play(answer)
            keeps = endgame.keeps(answer, WHOLE)
            assert keeps == (YES if forced(between, seat, known) >= 0 else NO)
            kept.add(keeps)
            verdict = endgame.refutes(answer, reply, WHOLE)
            assert verdict == (YES if forced(end, seat, known) <= 0 else NO)
            said.add(verdict)
    assert kept == said == {YES, NO}


def replied(state: State) -> list[tuple[int, int, State]]:
    """Every answer with every reply to it, and where they lead."""
    found = []
    for answer in map(int, state.legal()):
        between = state.clone()
        between.play(answer)
        for reply in map(int, between.legal()):
            end = between.clone()
            end.play(reply)
            found.append((answer, reply, end))
    return found


def test_what_takes_too_long_to_know_is_unclear_until_it_was_asked_often_enough() -> None:
    lost = (state for state in (late(seed, fields=16) for seed in range(40)) if state is not None)
    for state in lost:
        endgame, whole = endgame_of(state), endgame_of(state)
        assert endgame.work(WHOLE)
        assert whole.work(WHOLE)
        if not endgame.is_lost():
            continue
        answer, reply, _ = replied(state)[0]
        verdicts = [endgame.refutes(answer, reply, 25)]
        while verdicts[-1] == UNCLEAR:
            verdicts.append(endgame.refutes(answer, reply, 25))
        assert verdicts[-1] == whole.refutes(answer, reply, WHOLE)
        if len(verdicts) > 1:
            return
    pytest.fail("every reply was clear at once")


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (2, {"tactical": True}), (2, {"advanced": True})],
    ids=["more than two seats", "double rigs to come", "concessions for sale"],
)
def test_only_what_can_be_worked_out(seats: int, options: dict[str, bool]) -> None:
    state = ATACAMA.start(seats, ATACAMA.settle(seats, options))
    rng = Rng(1)
    while state.seat != OVER:
        legal = [int(action) for action in state.legal()]
        unsold = [action for action in legal if ATACAMA.actions.words(action)["do"] != "buy"]
        if state.seat >= 0 and unsold and not _doubles_are_used_up(state, options):
            assert ATACAMA.policy.endgame(state) is None
        state.play((unsold or legal)[rng.below(len(unsold or legal))])


def _doubles_are_used_up(state: State, options: dict[str, bool]) -> bool:
    """From then on there are base rigs alone."""
    return options.get("tactical", False) and not any(state.dump()["reserve"][1::2])


def test_not_while_many_fields_are_left() -> None:
    assert ATACAMA.policy.endgame(ATACAMA.start(2, ATACAMA.settle(2, {}))) is None
    state = late(1, fields=MOST_FIELDS)
    assert state is not None
    assert ATACAMA.policy.endgame(state) is not None
