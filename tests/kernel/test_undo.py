"""Undo: a seat takes back its own answers up to the barrier; beyond it all must agree."""

import pytest

from gusher.kernel import chance, log, registry
from gusher.kernel.match import Match, digest
from gusher.kernel.state import OVER, State
from tests.contract.toys.broken_secrets import TELLING_SILENCE
from tests.contract.toys.dice_hands import GAME
from tests.kernel.tables import opened, refusal


def test_an_own_answer_can_be_taken_back() -> None:
    match = opened()
    before = digest(match.state)
    assert match.undo_to(0) is None  # the last entry is a draw
    assert match.crosses(match.game.actions.number({"do": "bet", "stake": 1})) == ""
    match.answer(0, {"do": "bet", "stake": 1})
    assert match.undo_to(0) == 7
    assert match.undo_to(1) is None
    (entry,) = match.rewind(0, 7)
    assert (entry.n, entry.by, entry.to, entry.agreed) == (9, 0, 7, False)
    assert digest(match.state) == before
    assert [step.entry.n for step in match.steps] == [1, 2, 3, 4, 5, 6, 7]
    match.answer(0, {"do": "bet", "stake": 2})
    assert match.n == 10  # numbers go on
    assert match.undo_to(0) == 7


def peeked() -> Match:
    match = opened()
    match.answer(0, {"do": "bet", "stake": 1})
    match.answer(0, {"do": "peek", "seat": 1})
    return match


def test_a_disclosure_is_a_barrier() -> None:
    match = peeked()
    assert match.state.seat == 0
    assert match.undo_to(0) is None
    for to in (7, 8):
        with refusal("refused-barrier", to=to):
            match.rewind(0, to)


def answering_until(reason: str) -> tuple[Match, State]:
    """A match just after an answer that crosses the barrier for this reason, and the position before it."""
    match = opened(peeking=False)
    while True:
        number = int(match.state.legal()[0])
        before, crossed = match.state.clone(), match.crosses(number)
        match.answer_number(int(match.state.seat), number)
        if crossed == reason:
            return match, before


@pytest.mark.parametrize("reason", ["asked", "shown"])
def test_another_seat_and_a_disclosure_before_a_draw_are_barriers(reason: str) -> None:
    match, before = answering_until(reason)
    seat = int(before.seat)
    assert match.undo_to(seat) is None
    to = next(step.entry.n for step in reversed(match.steps) if step.entry.by == seat) - 1
    with refusal("refused-barrier"):
        match.rewind(seat, to)
    match.rewind(seat, to, agreed=True)
    assert digest(match.state) == digest(before)


def test_a_peek_is_foretold_as_shown() -> None:
    match = opened()
    match.answer(0, {"do": "bet", "stake": 1})
    assert match.crosses(GAME.actions.number({"do": "peek", "seat": 1})) == "shown"


def test_the_end_is_foretold_and_final() -> None:
    match, _ = answering_until("over")
    assert match.over
    assert match.undo_to(0) is None
    assert match.undo_to(1) is None
    for agreed in (False, True):
        with refusal("refused-over"):
            match.rewind(0, 0, agreed)


def test_what_happens_by_itself_afterwards_is_foretold_too() -> None:
    """In this toy a last card is laid by itself: an answer of seat 0 may be the last of the game."""
    early_ends = 0
    for seed in range(30):
        match = Match(TELLING_SILENCE, 2, {"peeking": False}, secret=chance.seeded_secret(seed))
        while not match.over:
            seat, number = int(match.state.seat), int(match.state.legal()[0])
            foretold = match.crosses(number)
            drawn = len(match.answer_number(seat, number)) > 1
            assert (foretold == "shown") == drawn  # the cards are turned up, then the die is rolled
            assert (foretold == "over") == (match.state.seat == OVER and not drawn)
            early_ends += seat == 0 and foretold == "over"
    assert early_ends > 0


def test_only_the_seat_asked_rewinds_alone() -> None:
    match = opened()
    match.answer(0, {"do": "bet", "stake": 1})
    with refusal("refused-barrier", to=7):
        match.rewind(1, 7)


@pytest.mark.parametrize("by", [2, -1, True])
def test_only_seats_take_back(by: int) -> None:
    match = peeked()
    with refusal("refused-not-asked", by=by):
        match.rewind(by, 7, agreed=True)


@pytest.mark.parametrize("to", [-1, 10, 99])
def test_only_entries_in_force_are_targets(to: int) -> None:
    match = peeked()
    match.rewind(1, 8, agreed=True)  # entry 9 is void, 10 is the take-back itself
    with refusal("refused-rewind-target", to=to):
        match.rewind(0, to, agreed=True)
    with refusal("refused-rewind-target", to=9):
        match.rewind(0, 9, agreed=True)


def test_there_must_be_something_to_take_back() -> None:
    match = opened()
    with refusal("refused-rewind-nothing", to=7):
        match.rewind(0, 7, agreed=True)


def test_an_agreed_rewind_across_draws_is_no_second_throw() -> None:
    match = peeked()
    first_cards = [entry.action for entry in match.entries[:7]]
    match.rewind(1, 0, agreed=True)
    assert match.n == 10 + 7  # nothing is removed: seven draws are made again
    again = [step.entry.action for step in match.steps]
    assert len(again) == 7
    assert again == first_cards
    with registry.guest(GAME):
        replayed = log.read(log.write(match))
    assert replayed.entries == match.entries
    assert digest(replayed.state) == digest(match.state)


def test_hidden_draws_stay_hidden_after_a_rewind() -> None:
    match = peeked()
    match.rewind(1, 8, agreed=True)
    assert [step.entry.hidden_from for step in match.steps] == [entry.hidden_from for entry in match.entries[:8]]
