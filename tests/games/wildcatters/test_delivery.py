"""What a delivery into a refinery pays, and whom (W139 to W141)."""

from typing import Any

import pytest

from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import loans, own, refined, shares
from tests.games.wildcatters.positions import GREEN, RED, YELLOW, give, refinery, table, tanker, waiting
from tests.games.wildcatters.test_transport_rail import moving, ready


@pytest.mark.clause("W139", "W39")
def test_the_owner_of_the_refinery_pays_two_shares_for_each_foreign_barrel() -> None:
    state = ready(barrels=3)
    refinery(state, YELLOW, "NA_S")
    moving(state)
    assert (shares(state, RED), shares(state, YELLOW)) == ((20, 6, 0, 0), (0, 14, 0, 0))


@pytest.mark.clause("W139")
def test_nothing_is_paid_for_a_barrel_of_ones_own() -> None:
    state = ready(barrels=3)
    refinery(state, RED, "NA_S")
    moving(state)
    assert shares(state, RED) == (20, 0, 0, 0)


@pytest.mark.clause("W139")
def test_barrels_from_a_tanker_are_paid_like_those_from_the_rail() -> None:
    state = ready(barrels=2)
    refinery(state, YELLOW, "EU_S")
    tanker(state, RED, "NA_S")
    moving(state)
    assert (shares(state, RED), shares(state, YELLOW)) == ((20, 4, 0, 0), (0, 16, 0, 0))


def to_australia(**options: Any) -> Wildcatters:
    """Three players: two barrels of red sail to the neutral refinery, the only one with room."""
    state = table(seats=3, **options)
    waiting(state, RED, "NA_S", 2)
    tanker(state, RED, "NA_S")
    return moving(state)


@pytest.mark.clause("W140", "W5")
def test_the_neutral_refinery_costs_two_own_shares_to_the_bank() -> None:
    state = to_australia()
    assert refined(state, "AU_E") == "rr"
    assert shares(state, RED) == (16, 0, 0, 0)
    assert [own(state, seat) for seat in (YELLOW, GREEN)] == [20, 20]


@pytest.mark.clause("W141")
def test_by_house_rule_the_bank_pays_in_shares_of_the_unplayed_company() -> None:
    state = to_australia(australia="bank_pays")
    assert refined(state, "AU_E") == "rr"
    assert shares(state, RED) == (20, 0, 0, 4)


@pytest.mark.clause("W140", "W173")
def test_the_bank_is_paid_on_credit_if_need_be() -> None:
    state = table(seats=3)
    waiting(state, RED, "NA_S", 2)
    tanker(state, RED, "NA_S")
    give(state, RED, red=3)
    moving(state)
    assert (own(state, RED), loans(state, RED)) == (9, 1)
