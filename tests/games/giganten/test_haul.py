"""Action 6: production and transport (G61 to G71)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CLEARED
from gusher.games.giganten.effects.oil import Depleted, Dropped, FeeEarned, Hauled
from gusher.games.giganten.state import Giganten
from tests.games.giganten.positions import derrick, hauling, midgame, offered, play, refusal, site, tank

FAR = (4, 13)  # kind 2, column 13
OWN = ["own:H", "own:J", "own:S", "drop"]
BLACK = ["black:H", "black:J", "black:S"]
RIVAL = ["rival:H", "rival:J", "rival:S"]


def carrying(
    locos: tuple[int, ...], black: int = 0, cash: int = 15000, carrier: str = "choice", markers: int = 5
) -> Giganten:
    """Seat 0 has a derrick in column 13; the locos stand as named."""
    state = midgame(carrier=carrier)
    derrick(state, 0, FAR, markers)
    for seat, column in enumerate(locos):
        state.locos[seat] = column
    state.black = black
    state.cash[0] = cash
    return hauling(state)


@pytest.mark.clause("G61")
def test_every_derrick_yields_one_marker_seat_by_seat() -> None:
    state = midgame(first=1)
    derrick(state, 0, (3, 2), 3)
    derrick(state, 1, (6, 2), 2)
    derrick(state, 1, (0, 3), 4)
    for seat in range(4):
        state.locos[seat] = 19
    hauling(state)
    asked = []
    while state.step == ask.HAUL:
        asked.append((int(state.seat), int(state.site)))
        play(state, "own:H")
    assert asked == [(1, site((6, 2))), (1, site((0, 3))), (0, site((3, 2)))]
    assert [int(state.markers[site(place)]) for place in ((3, 2), (6, 2), (0, 3))] == [2, 1, 3]


@pytest.mark.clause("G61")
def test_production_is_compulsory() -> None:
    state = carrying((0, 0, 0, 0))
    assert state.markers[site(FAR)] == 4
    assert offered(state) == ["drop"]


@pytest.mark.clause("G62")
def test_with_the_last_marker_the_derrick_comes_back_and_the_cell_is_open() -> None:
    state = carrying((19, 0, 0, 0), markers=1)
    assert (state.owners[site(FAR)], state.stock[0], state.markers[site(FAR)]) == (CLEARED, 5, 0)
    told = play(state, "own:J")
    assert told[:2] == [Hauled(0, site(FAR), 1, "own", 0), Depleted(0, site(FAR))]


@pytest.mark.clause("G63")
def test_a_marker_goes_into_any_own_tank_or_back() -> None:
    state = carrying((13, 0, 0, 0))
    assert offered(state) == OWN
    before = int(state.supply)
    copy = state.clone()
    play(copy, "own:S")
    assert (list(copy.tanks)[:3], copy.supply) == ([0, 0, 1], before)
    assert play(state, "drop")[0] == Dropped(0, site(FAR), "choice")
    assert (list(state.tanks)[:3], state.supply) == ([0, 0, 0], before + 1)


@pytest.mark.clause("G63")
def test_nothing_but_the_marker_is_asked_about() -> None:
    assert refusal(carrying((13, 0, 0, 0)), "pass") == "G63"


@pytest.mark.clause("G64")
@pytest.mark.parametrize(("column", "served"), [(12, False), (13, True), (14, True)])
def test_a_loco_serves_what_it_has_reached(column: int, served: bool) -> None:
    state = carrying((column, 0, 0, 0))
    assert (offered(state) == OWN) == served
    if not served:
        assert refusal(state, "own:H") == "G64"


@pytest.mark.clause("G64")
def test_each_derrick_is_looked_at_for_itself() -> None:
    state = midgame()
    derrick(state, 0, (3, 2), 3)
    derrick(state, 0, FAR, 5)
    state.locos[0] = 2
    hauling(state)
    assert offered(state) == OWN
    play(state, "own:H")
    assert offered(state) == ["drop"]


@pytest.mark.clause("G65")
def test_where_the_own_loco_serves_nobody_else_is_hired() -> None:
    state = carrying((13, 19, 0, 0), black=19)
    assert offered(state) == OWN
    assert refusal(state, "black:H") == refusal(state, "rival:H") == "G65"
    play(state, "own:H")
    assert state.cash[0] == 15000


@pytest.mark.clause("G66")
def test_black_and_the_leading_opponent_are_a_choice() -> None:
    state = carrying((8, 15, 14, 9), black=13)
    assert offered(state) == [*BLACK, *RIVAL, "drop"]
    bank = state.clone()
    play(bank, "black:J")
    assert list(bank.cash) == [12000, 15000, 15000, 15000]
    assert list(bank.tanks)[:3] == [0, 1, 0]
    told = play(state, "rival:J")
    assert told[:2] == [Hauled(0, site(FAR), 1, "rival", 3000), FeeEarned(1, 0, 3000)]
    assert list(state.cash) == [12000, 18000, 15000, 15000]
    assert list(state.tanks)[:3] == [0, 1, 0]


@pytest.mark.clause("G66")
def test_each_of_them_only_if_it_can_serve() -> None:
    state = carrying((8, 12, 11, 9), black=13)
    assert offered(state) == [*BLACK, "drop"]
    assert refusal(state, "rival:H") == "G64"
    state = carrying((8, 13, 11, 9), black=12)
    assert offered(state) == [*RIVAL, "drop"]
    assert refusal(state, "black:H") == "G64"


@pytest.mark.clause("G67")
@pytest.mark.parametrize(
    ("black", "rivals", "expected"),
    [(13, (15, 14, 9), RIVAL), (16, (15, 14, 9), BLACK), (15, (15, 15, 9), RIVAL), (12, (12, 0, 0), [])],
)
def test_most_advanced_offers_the_leading_loco_alone(black: int, rivals: tuple[int, ...], expected: list[str]) -> None:
    state = carrying((8, *rivals), black=black, carrier="most-advanced")
    assert offered(state) == [*expected, "drop"]


@pytest.mark.clause("G67")
def test_most_advanced_refuses_one_that_could_serve_but_does_not_lead() -> None:
    assert refusal(carrying((8, 15, 14, 9), black=13, carrier="most-advanced"), "black:H") == "G67"
    assert refusal(carrying((8, 15, 14, 9), black=16, carrier="most-advanced"), "rival:H") == "G67"


@pytest.mark.clause("G68")
@pytest.mark.parametrize(
    ("rivals", "shares"),
    [((15, 14, 9), (3000, 0, 0)), ((15, 15, 9), (1500, 1500, 0)), ((15, 15, 15), (1000, 1000, 1000))],
)
def test_leading_opponents_share_the_fee(rivals: tuple[int, ...], shares: tuple[int, ...]) -> None:
    state = carrying((8, *rivals))
    told = play(state, "rival:H")
    assert [int(cash) - 15000 for cash in state.cash] == [-3000, *shares]
    paid = [effect for effect in told if isinstance(effect, FeeEarned)]
    assert paid == [FeeEarned(seat, 0, share) for seat, share in enumerate(shares, start=1) if share]


@pytest.mark.clause("G69")
def test_who_cannot_pay_loses_the_marker() -> None:
    state = carrying((8, 15, 0, 0), black=15, cash=2500)
    assert offered(state) == ["drop"]
    assert refusal(state, "black:H") == refusal(state, "rival:H") == "G69"
    supply = int(state.supply)
    assert play(state, "drop")[0] == Dropped(0, site(FAR), "cash")
    assert state.supply == supply + 1
    assert offered(carrying((8, 15, 0, 0), black=15, cash=3000)) == [*BLACK, *RIVAL, "drop"]


@pytest.mark.clause("G69")
def test_if_no_loco_can_serve_the_marker_goes_back() -> None:
    state = carrying((8, 12, 0, 0), black=12)
    assert offered(state) == ["drop"]
    assert play(state, "drop")[0] == Dropped(0, site(FAR), "loco")


@pytest.mark.clause("G70")
def test_derricks_are_handled_by_column_then_by_row() -> None:
    state = midgame()
    places = [(9, 13), (4, 13), (7, 13), (11, 10), (3, 2)]
    for place in places:
        derrick(state, 0, place, 2)
    state.locos[0] = 19
    hauling(state)
    handled = []
    while state.step == ask.HAUL:
        handled.append(int(state.site))
        play(state, "own:H")
    assert handled == [site(place) for place in [(3, 2), (11, 10), (4, 13), (7, 13), (9, 13)]]


@pytest.mark.clause("G71")
def test_a_tank_may_hold_more_than_two_and_nothing_moves_between_tanks() -> None:
    state = midgame()
    tank(state, 0, "H", 2)
    tank(state, 0, "J", 1)
    for place in [(3, 2), (6, 2), (10, 2), (0, 3), (2, 4)]:
        derrick(state, 0, place, 2)
    state.locos[0] = 19
    hauling(state)
    for markers in range(3, 8):
        play(state, "own:H")
        assert list(state.tanks)[:3] == [markers, 1, 0]
    assert state.step == ask.BID
