"""What a bid on credit leads to is said where it is chosen (W103, W173, W174)."""

import pytest

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import COLOUR_COUNT, LEAST_BID
from gusher.games.wildcatters.words.about import risk
from gusher.kernel.say import say
from tests.games.wildcatters.positions import RED, building, table

LOAN = say("wildcatters-risk-credit", price=25)


@pytest.mark.clause("W103", "W174")
@pytest.mark.parametrize(
    ("zero_loan", "bid", "expected"), [(True, 9, None), (True, 10, LOAN), (False, 10, None), (False, 11, LOAN)]
)
def test_a_bid_that_leads_to_a_loan_says_so(zero_loan: bool, bid: int, expected: object) -> None:
    state = building(table(zero_loan=zero_loan), "L09")
    state.step = ask.BID
    state.shares[RED * COLOUR_COUNT + RED] = 10
    assert risk(state, int(do.BID + bid - LEAST_BID)) == expected
