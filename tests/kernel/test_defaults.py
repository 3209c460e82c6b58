"""What a small game need not write: the contract has a plain way for it."""

from gusher.kernel.tables import MOST_EVEN, even
from tests.kernel.countdown import Countdown


def test_what_is_legal_follows_from_what_is_refused() -> None:
    state = Countdown(9)
    assert list(state.legal()) == [1, 2, 3]
    state.play(2)
    assert list(state.legal()) == [1, 3]


def test_outcomes_are_as_likely_unless_the_game_says_otherwise() -> None:
    assert list(Countdown(2).weights()) == [1, 1]


def test_even_weights_have_any_length() -> None:
    for number in (0, 1, MOST_EVEN, MOST_EVEN + 1, 1000):
        assert list(even(number)) == [1] * number


def test_a_copy_goes_its_own_way() -> None:
    state = Countdown(9)
    state.play(2)
    before, twin = state.dump(), state.clone()
    assert type(twin) is Countdown
    assert twin.dump() == before
    twin.play(3)
    assert twin.dump() != before
    assert state.dump() == before


def test_the_setting_is_shared_by_copies() -> None:
    state = Countdown(9)
    setting = object()
    state.setting = setting  # type: ignore[attr-defined]
    assert state.clone().setting is setting  # type: ignore[attr-defined]


def test_options_that_are_fields_are_written_as_such() -> None:
    assert Countdown(9).dump() == {"seat": 0, "disclosed": 0, "counters": 9, "taken": [0, 0]}
