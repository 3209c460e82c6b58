"""What may follow from a gamble is said where it is chosen (M138, M152)."""

import pytest

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.words.about import risk
from gusher.kernel.say import say
from tests.games.mcmulti.positions import turn


@pytest.mark.clause("M138", "M152")
def test_a_second_roll_and_an_announcement_are_gambles() -> None:
    state = turn()
    assert risk(state, do.REROLL) == say("mcmulti-risk-reroll")
    assert risk(state, do.ANNOUNCE) == say("mcmulti-risk-announce")
    assert risk(state, do.WAIT) is None
