"""Several answers given by one click: all or nothing, never past a draw, taken back together."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gusher.kernel import chance, log, registry
from gusher.kernel.match import Match, digest
from gusher.kernel.rng import Rng
from gusher.kernel.state import PUBLIC
from tests.contract.toys.dice_hands import GAME
from tests.kernel.tables import SECRET, opened, refusal

BET = {"do": "bet", "stake": 1}
PEEK = {"do": "peek", "seat": 1}


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registry.guest(GAME):
        yield


def lay(match: Match) -> dict[str, Any]:
    """The card that the first player may lay once its stake is set."""
    return {"do": "lay", "card": match.state.clone().hands[0][0]}  # type: ignore[attr-defined]


def three_answers() -> Match:
    """Round 1 with two players: the stake, and the second answer lays a card, which ends the turn."""
    match = opened()
    match.answer(0, BET, lay(match))
    return match


def mark(match: Match) -> tuple[str, int, int]:
    return digest(match.state), match.n, len(match.steps)


# --- all or nothing ---


def test_answers_of_one_click_are_entries_of_their_own() -> None:
    match, one_by_one = opened(), opened()
    entries = match.answer(0, BET, lay(match))
    for answer in (BET, lay(one_by_one)):
        one_by_one.answer(0, answer)
    assert [(entry.n, entry.by, entry.joined) for entry in entries] == [(8, 0, False), (9, 0, True)]
    assert digest(match.state) == digest(one_by_one.state)
    assert [entry.action for entry in match.entries] == [entry.action for entry in one_by_one.entries]


def test_the_last_answer_may_lead_to_draws() -> None:
    match = opened(peeking=False)
    match.answer(0, BET, lay(match))
    card = {"do": "lay", "card": match.state.clone().hands[1][0]}  # type: ignore[attr-defined]
    entries = match.answer(1, BET, card)
    assert [(entry.by, entry.joined) for entry in entries] == [(1, False), (1, True), ("chance", False)]


@pytest.mark.parametrize(
    ("answers", "key", "details"),
    [
        ([BET, BET], "refused-rule", {"at": 1, "clause": "H6"}),
        ([PEEK, BET], "refused-rule", {"at": 0, "clause": "H5"}),
        ([BET, {"do": "fold"}], "action-unknown-kind", {"at": 1}),
        ([BET, {"do": "lay", "card": 9}], "action-bad-value", {"at": 1}),
    ],
)
def test_one_wrong_answer_refuses_all(answers: list[dict[str, Any]], key: str, details: dict[str, Any]) -> None:
    match = opened()
    before = mark(match)
    with refusal(key, **details):
        match.answer(0, *answers)
    assert mark(match) == before


def test_a_single_answer_needs_no_number() -> None:
    with refusal("refused-rule", clause="H5") as caught:
        opened().answer(0, PEEK)
    assert "at" not in caught.error.details


def test_only_the_seat_that_is_asked_gives_them() -> None:
    match = opened()
    with refusal("refused-not-asked", by=1, asked=0, at=0):
        match.answer(1, BET, PEEK)


# --- no oracle ---


def test_nothing_follows_a_disclosure() -> None:
    """Whether the hand seen allows the next answer must not be learnt before the peek counts."""
    match = opened(peeks=2)
    before = mark(match)
    with refusal("refused-crosses", at=2):
        match.answer(0, BET, PEEK, lay(match))
    assert mark(match) == before
    match.answer(0, BET, PEEK)  # as the last one it may


def test_nothing_follows_another_seats_question() -> None:
    match = opened()
    before = mark(match)
    with refusal("refused-crosses", at=2):
        match.answer(0, BET, lay(match), BET)
    assert mark(match) == before


def test_nothing_follows_a_draw() -> None:
    """The next answer is refused for the draw alone, whatever will be drawn: no outcome can be told from it."""
    for seed in range(6):
        match = opened(secret=chance.seeded_secret(seed), peeking=False)
        match.answer(0, BET, lay(match))
        before = mark(match)
        card = {"do": "lay", "card": match.state.clone().hands[1][0]}  # type: ignore[attr-defined]
        with refusal("refused-crosses", at=2, clause=""):
            match.answer(1, BET, card, BET)
        assert mark(match) == before


# --- taking back ---


def two_together() -> Match:
    """A drive of two steps in Giganten, and the seat is still asked."""
    match = Match(registry.find("giganten"), 3, {}, secret=SECRET)
    while {"do": "step", "to": "E"} not in match.answers():
        match.answer(int(match.state.seat), match.answers()[0])
    chains = [chain for chain in short_cuts(match) if len(chain) > 1 and not match.crosses(*chain)]
    match.answer_number(int(match.state.seat), *min(chains, key=len))
    return match


def short_cuts(match: Match) -> list[tuple[int, ...]]:
    seat = int(match.state.seat)
    return sorted({shape.answers for shape in match.game.scene(match.view(seat), seat).shapes if shape.answers})


def test_one_undo_takes_back_what_one_click_gave() -> None:
    match = two_together()
    seat = int(match.state.seat)
    first = [step.entry for step in match.steps if not step.entry.joined][-1]
    to = match.undo_to(seat)
    assert to == first.n - 1
    assert match.n >= first.n + 1
    match.rewind(seat, to)
    assert match.steps[-1].entry.n == to
    assert match.undo_to(seat) != to  # the click before is the next


def test_a_click_after_a_click_is_taken_back_alone() -> None:
    match = two_together()
    seat, together = int(match.state.seat), match.n
    match.answer_number(seat, next(number for number in match.state.legal() if not match.crosses(number)))
    assert match.undo_to(seat) == together


# --- the log ---


def test_the_log_knows_what_one_click_gave() -> None:
    match = two_together()
    lines = list(log.write(match))
    joined = [json.loads(line) for line in lines if "joined" in line]
    assert joined
    assert all(line["joined"] is True for line in joined)
    again = log.read(lines)
    assert again.entries == match.entries
    assert list(log.write(again)) == lines
    assert again.undo_to(int(again.state.seat)) == match.undo_to(int(match.state.seat))


def test_logs_without_it_read_as_before() -> None:
    match = three_answers()
    lines = [line.replace(', "joined": true', "") for line in log.write(match)]
    again = log.read(lines)
    assert digest(again.state) == digest(match.state)
    assert not any(entry.joined for entry in again.entries)


def test_a_viewer_reads_that_hidden_answers_were_joined() -> None:
    line = json.loads(list(log.write(three_answers(), PUBLIC))[-1])
    assert line == {"n": 9, "by": 0, "do": "lay", "hidden": True, "joined": True}


def broken(lines: list[str], number: int, **values: Any) -> None:
    data = {**json.loads(lines[number - 1]), **values}
    with refusal("log-joined", line=number):
        log.read([*lines[: number - 1], json.dumps(data), *lines[number:]])


@pytest.mark.parametrize("value", [False, 1, "true", None])
def test_joined_is_true_or_absent(value: object) -> None:
    broken(list(log.write(three_answers())), 10, joined=value)


@pytest.mark.parametrize("line", [2, 8, 9])
def test_draws_and_what_follows_them_are_not_joined(line: int) -> None:
    """A deal, the roll, and the first answer after it."""
    broken(list(log.write(three_answers())), line, joined=True)


def test_no_answer_is_joined_to_another_seats() -> None:
    match = three_answers()
    match.answer(1, BET)
    broken(list(log.write(match)), 11, joined=True)


def test_no_answer_is_joined_across_a_disclosure() -> None:
    match = opened()
    for answer in (BET, PEEK, lay(match)):
        match.answer(0, answer)
    broken(list(log.write(match)), 11, joined=True)


def test_take_backs_and_what_follows_them_are_not_joined() -> None:
    match = opened()
    match.answer(0, BET)
    match.rewind(0, 7)
    match.answer(0, BET)
    for line in (10, 11):
        broken(list(log.write(match)), line, joined=True)


# --- every game's own short cuts ---


@pytest.mark.parametrize(("game", "seats", "seed"), [("giganten", 3, 1), ("wildcatters", 4, 8)])
def test_a_short_cut_is_the_same_as_its_answers_one_by_one(game: str, seats: int, seed: int) -> None:
    gone = 0
    secret, rng = chance.seeded_secret(seed), Rng(seed)
    match, one_by_one = (Match(registry.find(game), seats, {}, secret=secret) for _ in range(2))
    while not match.over and gone < 12:
        chain = random_click(match, rng)
        gone += len(chain) > 1
        seat, foretold, here = int(match.state.seat), match.crosses(*chain), match.steps[-1].entry.n
        match.answer_number(seat, *chain)
        for number in chain:
            one_by_one.answer_number(seat, number)
        assert digest(match.state) == digest(one_by_one.state)
        assert [entry.action for entry in match.entries] == [entry.action for entry in one_by_one.entries]
        assert match.undo_to(seat) == (None if foretold else here)
    assert gone >= 4


def random_click(match: Match, rng: Rng) -> tuple[int, ...]:
    """A short cut where there is one, else any answer."""
    chains, answers = short_cuts(match), match.state.legal()
    return chains[rng.below(len(chains))] if chains else (int(answers[rng.below(len(answers))]),)
