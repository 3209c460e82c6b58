"""Luck and skill: what is counted as which, and that it adds up."""

from dataclasses import replace

import pytest

from gusher.analysis.account import Account, accounts
from gusher.analysis.chances import won
from gusher.analysis.found import Decision, Draw
from tests.analysis.played import played

START = (0.5, 0.5)
DRAW = Draw(3, (0.2, -0.2), (0.0, 0.0))


def decision(seat: int, own: float, behind: float = 0.0, error: float = 0.0) -> Decision:
    """One that changed the own chance by so much, and was so far behind the best."""
    change = (own, -own) if seat == 0 else (-own, own)
    return Decision(4, seat, 1, 2, 2, True, change, (0.03, 0.03), behind, error, 0.0, 0.0)


def test_a_change_counts_only_beyond_noise() -> None:
    first, second = both(decision(0, -0.05), decision(1, 0.07))
    assert (first.own, first.others, second.own) == (0.0, -0.07, 0.07)


def both(*found: Draw | Decision) -> list[Account]:
    draws = [one for one in found if isinstance(one, Draw)]
    return accounts(played(), START, draws, [one for one in found if isinstance(one, Decision)])


def test_start_luck_and_skill_are_the_result() -> None:
    result = won(played().state)
    for seat, account in enumerate(both(DRAW, decision(0, -0.1), decision(1, 0.3))):
        assert account.start + account.luck + account.skill == pytest.approx(account.result, abs=1e-12)
        assert account.result == result[seat]


def test_skill_is_what_the_own_and_the_others_decisions_changed() -> None:
    first, second = both(decision(0, -0.1), decision(1, 0.3))
    assert (first.own, first.others) == (-0.1, -0.3)
    assert first.skill == pytest.approx(-0.4)
    assert second.skill == pytest.approx(0.4)


def test_draws_are_a_part_of_the_luck() -> None:
    first, second = both(DRAW)
    assert (first.drawn, second.drawn) == (0.2, -0.2)
    assert first.luck + second.luck == pytest.approx(0.0, abs=1e-12)


def test_a_loss_counts_only_beyond_noise_and_is_shared_among_the_decisions_that_were_not_obvious() -> None:
    noisy = decision(0, -0.1, behind=0.1, error=0.06)
    clear = decision(0, -0.1, behind=0.1, error=0.04)
    obvious = replace(clear, several=False)
    account = both(noisy, clear, obvious)[0]
    assert account.decisions == 2
    assert account.loss == pytest.approx(0.1)
    assert account.verdicts == {"good": 1, "inaccurate": 0, "mistake": 0, "blunder": 2}


@pytest.mark.parametrize(
    ("behind", "verdict"), [(0.014, "good"), (0.015, "inaccurate"), (0.03, "mistake"), (0.06, "blunder")]
)
def test_what_a_loss_is_called(behind: float, verdict: str) -> None:
    assert decision(0, -behind, behind).verdict == verdict


def test_the_error_of_the_skill_grows_with_every_decision() -> None:
    assert both(decision(0, 0.1), decision(1, -0.1))[0].error == pytest.approx(0.03 * 2**0.5)
