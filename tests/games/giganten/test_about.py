"""What a bluff may cost is said where it is chosen (G78, G82)."""

import pytest

from gusher.games.giganten.scene import scene
from gusher.kernel.say import say
from tests.games.giganten.positions import bidding, number


@pytest.mark.clause("G78", "G82")
def test_a_bid_beyond_the_own_licences_says_what_it_may_cost() -> None:
    state = bidding({0: (1, 2), 1: (4, 4)}, {0: "H", 1: "H"})
    risks = {choice.action: choice.risk for choice in scene(state.redact(0), 0).choices}
    assert risks[number("bid:5")] is None  # one and twice two
    assert risks[number("bid:6")] == say("giganten-risk-bluff", cards=2)  # half of three, rounded up
    assert risks[number("pass")] is None
