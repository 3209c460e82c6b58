"""Hints in every game: answers that are possible, reasons that can be said in both languages, nothing but what the seat
knows, the same every time."""

import pytest

from gusher.bots.bot import Budget
from gusher.bots.hint import SHOWN, hint
from gusher.bots.reasons import MOST
from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.rng import Rng
from gusher.render.reasons import Speaker
from gusher.words.catalogue import catalogue
from tests.midway import played

WORLDS = Budget(iterations=9)
PLAYED = (3, 22, 77)  # answers of a sensible bot before a hint is asked for
NAMES = ["Ada", "Ben", "Cleo", "Dora"]


@pytest.mark.parametrize("answers", PLAYED)
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_a_hint_names_possible_answers_and_says_why(game: Game, answers: int) -> None:
    match = played(game, answers)
    seat = int(match.state.seat)
    found = hint(game, match.view(seat), Rng(1), WORLDS)
    named = [advice.answer for advice in found.answers]
    assert set(named) <= {int(number) for number in match.state.legal()}
    assert len(set(named)) == len(named) <= SHOWN
    for advice in found.answers:
        assert advice.against in (None, *named)
        assert 0.0 <= advice.chance <= 1.0
        assert len(advice.reasons) <= MOST
        for language in LANGUAGES:
            told = Speaker(game, catalogue(language, game), NAMES).reasons(advice, seat, "…")
            assert told
            assert all(line.strip() for line in told)


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_where_there_is_a_choice_a_hint_compares_answers(game: Game) -> None:
    """In some position of every game at least: with a reason that is beyond noise."""
    hints = [
        hint(game, match.view(int(match.state.seat)), Rng(1), WORLDS)
        for match in (played(game, answers) for answers in PLAYED)
    ]
    assert any(len(found.answers) > 1 for found in hints)
    assert any(advice.reasons for found in hints for advice in found.answers)


def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_hint() -> None:
    """Giganten's hands are hidden: the others hold something else, and the hint does not notice."""
    match = played(registry.find("giganten"), 41)
    seat = int(match.state.seat)
    other = match.view(seat).fill(Rng(7))
    assert other.dump() != match.state.dump()
    here, there = (hint(match.game, state.redact(seat), Rng(3), WORLDS) for state in (match.state, other))
    assert here == there
