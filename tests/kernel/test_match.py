"""Matches: questions, answers, refusals, what happens by itself, and what each viewer may see."""

from collections.abc import Iterator

import pytest

from gusher.kernel import chance, log, registry
from gusher.kernel.errors import BadLog
from gusher.kernel.match import Match, digest
from gusher.kernel.state import CHANCE, PUBLIC
from tests.contract.toys.dice_hands import GAME
from tests.contract.toys.dice_hands.actions import ACTIONS, BET, DEAL, LAYING
from tests.contract.toys.dice_hands.effects import Staked
from tests.contract.toys.dice_hands.state import DiceHands
from tests.kernel.tables import SECRET, opened, played, refusal


def test_a_match_opens_at_its_first_question() -> None:
    match = opened()
    assert match.state.seat == 0
    assert [entry.by for entry in match.entries] == ["chance"] * 7  # six cards and the die
    assert match.answers() == [{"do": "bet", "stake": 1}, {"do": "bet", "stake": 2}]
    assert match.names == ["1", "2"]
    assert match.options == {"peeking": True, "peeks": 1}
    assert match.commitment == chance.commitment(SECRET)


def test_the_same_secret_gives_the_same_match() -> None:
    assert digest(opened().state) == digest(opened().state)
    assert digest(opened(secret=chance.seeded_secret("x")).state) != digest(opened().state)


def test_without_a_secret_a_match_waits_for_its_log() -> None:
    match = opened(secret=None)
    assert match.state.seat == CHANCE
    assert match.entries == []
    assert match.commitment is None


@pytest.fixture
def toy_at_the_table() -> Iterator[None]:
    """Logs name their game: the toy must be known to be read."""
    with registry.guest(GAME):
        yield


@pytest.mark.usefixtures("toy_at_the_table")
def test_a_match_read_from_its_log_goes_on_with_its_secret() -> None:
    first = opened()
    first.answer(0, {"do": "bet", "stake": 2})
    read = log.read(log.write(first))
    assert read.secret is None
    read.draw_from(SECRET)
    while not first.over:
        answer = first.answers()[0]
        assert read.answer(int(read.state.seat), answer) == first.answer(int(first.state.seat), answer)
    assert digest(read.state) == digest(first.state)


@pytest.mark.usefixtures("toy_at_the_table")
def test_a_log_cut_before_a_draw_draws_it_at_once() -> None:
    whole = list(log.write(opened()))
    read = log.read(whole[:4])
    read.draw_from(SECRET)
    assert list(log.write(read)) == whole


@pytest.mark.usefixtures("toy_at_the_table")
def test_another_matchs_secret_is_refused() -> None:
    read = log.read(log.write(opened()))
    with refusal("refused-secret"):
        read.draw_from(chance.seeded_secret("x"))
    assert read.secret is None


def test_an_answer_is_played_and_written() -> None:
    match = opened()
    (entry,) = match.answer(0, {"do": "bet", "stake": 2})
    assert (entry.n, entry.by, entry.action) == (8, 0, BET + 1)
    assert match.n == 8
    assert match.steps[-1].effects == [Staked(0, 2)]


def test_an_answer_brings_the_draws_it_leads_to() -> None:
    match = opened()
    while True:
        entries = match.answer(int(match.state.seat), match.answers()[0])
        if len(entries) > 1:
            break
    assert [entry.by for entry in entries] == [1, "chance"]
    assert [entry.n for entry in entries] == [match.n - 1, match.n]


def test_nobody_listens_unless_asked_to() -> None:
    match = Match(GAME, 2, secret=SECRET, listen=False)
    match.answer(0, {"do": "bet", "stake": 2})
    assert all(step.effects == [] for step in match.steps)


def test_a_single_public_answer_happens_by_itself() -> None:
    """H5: in the last round the stake is 2; that is no entry, but it is told."""
    match = opened()
    while not (isinstance(match.state, DiceHands) and match.state.round == 3):
        match.answer(int(match.state.seat), match.answers()[0])
    assert match.state.step == LAYING
    assert Staked(0, 2) in match.steps[-1].effects
    assert match.steps[-1].entry.by == "chance"


def test_a_single_hidden_answer_is_an_entry() -> None:
    """H7: that somebody had no choice must not be told."""
    alone = 0
    for seed in range(8):
        match = opened(3, chance.seeded_secret(seed), peeking=False)
        while not match.over:
            answers = match.answers()
            alone += len(answers) == 1
            entry = match.answer(int(match.state.seat), answers[0])[0]
            assert ACTIONS.words(entry.action) == answers[0]
    assert alone > 0  # some had a single card left, and were asked all the same


def test_a_refused_answer_names_its_clause() -> None:
    match = opened()
    with refusal("refused-rule", clause="H5", answer={"do": "pass"}):
        match.answer(0, {"do": "pass"})


@pytest.mark.parametrize("seat", [1, 2, -1, True])
def test_only_the_seat_asked_may_answer(seat: int) -> None:
    match = opened()
    with refusal("refused-not-asked", by=seat, asked=0):
        match.answer(seat, {"do": "bet", "stake": 1})


def test_true_is_not_seat_1() -> None:
    match = opened()
    while match.state.seat != 1:
        match.answer(0, match.answers()[0])
    with refusal("refused-not-asked", asked=1):
        match.answer(True, match.answers()[0])


def test_nobody_answers_for_chance() -> None:
    match = opened(secret=None)
    with refusal("refused-not-asked", by=0, asked="chance"):
        match.answer(0, {"do": "deal", "card": 1})


def test_unknown_words_are_no_refusal_but_a_bad_action() -> None:
    with refusal("action-unknown-kind", kind="fold"):
        opened().answer(0, {"do": "fold"})


def test_a_finished_match_takes_no_answer() -> None:
    match = played()
    assert match.answers() == []
    with refusal("refused-over", clause="H11"):
        match.answer(0, {"do": "pass"})


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bo", "Cy")])
def test_a_name_for_every_seat(names: tuple[str, ...]) -> None:
    with refusal("refused-names", given=len(names), seats=2):
        Match(GAME, 2, names=names)
    assert Match(GAME, 2, names=("Ada", "Bo")).names == ["Ada", "Bo"]


def test_a_view_hides_and_the_end_opens_everything() -> None:
    match = opened()
    view = match.view(PUBLIC)
    assert isinstance(view, DiceHands)
    assert view.hands == [[0, 0, 0], [0, 0, 0]]
    finished = played()
    assert digest(finished.view(PUBLIC)) == digest(finished.state)


def test_the_very_first_private_draw_is_hidden() -> None:
    """Nothing is secret before it: the draw itself makes the first secret."""
    match = opened(seats=3)
    assert match.entries[0].action < DEAL + 4
    assert match.entries[0].hidden_from == {1, 2, PUBLIC}
    assert match.entries[3].hidden_from == {0, 2, PUBLIC}
    assert match.entries[-1].hidden_from == frozenset()  # the die


def test_a_digest_tells_positions_apart() -> None:
    state = opened().state
    other = state.clone()
    assert digest(other) == digest(state)
    other.play(BET)
    assert digest(other) != digest(state)


def test_entries_made_elsewhere_are_followed_with_their_draws() -> None:
    """Two who draw from the same secret, and one tells the other what happened: they stay the same match."""
    game = registry.find("giganten")
    ours, theirs = (Match(game, 3, secret=SECRET) for _ in range(2))
    for turn in range(40):
        before = ours.n
        legal = ours.state.legal()
        ours.answer_number(int(ours.state.seat), int(legal[turn % len(legal)]))
        log.catch_up(theirs, list(log.write(ours))[1 + before :])
        assert list(log.write(theirs)) == list(log.write(ours))
        assert theirs.state.dump() == ours.state.dump()
    assert any(entry.by == "chance" for entry in theirs.entries)
    with pytest.raises(BadLog):
        log.catch_up(theirs, list(log.write(ours))[1:2])  # not the next one
