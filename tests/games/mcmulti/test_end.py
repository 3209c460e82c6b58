"""The turn limit, the dead position and the end (M146 to M158)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.turns import Announced, Ended, TurnBegun, Waited
from gusher.games.mcmulti.rules import turns
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.state import OVER, PUBLIC
from tests.games.mcmulti.positions import (
    RULES_1,
    act,
    end_turn,
    idle_turn,
    kinds,
    place,
    places,
    refusal,
    roll,
    sell,
    told,
    turn,
)


def rich(**layout: object) -> McMulti:
    """Island 0's turn after phase III, its owner with 1,000."""
    state = turn(**{"cash": [1000, 50, 50, 50], **layout})  # type: ignore[arg-type]
    roll(state, 1, 2)
    act(state, "done")
    return state


# --- the turn limit ---


@pytest.mark.clause("M146")
@pytest.mark.parametrize(("seats", "limit"), [(2, 1), (3, 2), (4, 3)])
def test_the_game_ends_after_the_fourth_turn_of_the_last_round(seats: int, limit: int) -> None:
    state = turn(seats=seats, turn_limit=limit, cash=10)
    played = 0
    while state.seat != OVER:
        played += 1
        assert turns.round_of(state) == (played + 3) // 4
        idle_turn(state)
    assert (played, state.reason) == (4 * limit, 2)
    assert refusal(state, "done") == "M146"


@pytest.mark.clause("M146")
def test_without_the_option_there_is_no_limit() -> None:
    state = turn(cash=10, number=4 * 1000)
    idle_turn(state)
    assert (state.seat != OVER, turns.round_of(state)) == (True, 1001)


@pytest.mark.clause("M147")
def test_an_earlier_announcement_ends_the_game_in_its_own_time() -> None:
    """Announced in the last turn before the limit's round: both ends fall on the same turn."""
    state = rich(number=8, turn_limit=3)
    act(state, "announce")
    for _ in range(3):
        idle_turn(state)
        assert state.seat != OVER
    roll(state, 1, 2)
    end_turn(state)
    assert (state.turn, state.seat, state.reason) == (12, OVER, 1)
    state = rich(number=5, turn_limit=3)
    act(state, "announce")
    for _ in range(4):
        roll(state, 1, 2)
        end_turn(state)
    assert (state.turn, state.seat) == (9, OVER)


@pytest.mark.clause("M148")
def test_nobody_announces_in_the_last_round() -> None:
    for number, asked in ((8, True), (9, False)):
        state = rich(number=number, turn_limit=3)
        assert (state.step == ask.ANNOUNCE) == asked


@pytest.mark.clause("M149")
def test_a_dead_position_ends_the_game_and_all_share() -> None:
    state = turn(cash=0)
    facts = roll(state, 1, 2)
    assert Ended(3) in facts
    assert (state.step, state.seat, state.reason) == (ask.ENDED, OVER, 3)
    assert (state.scores(), state.ranks()) == ([0] * 4, [1] * 4)
    assert refusal(state, "done") == "M149"


FULL = dict.fromkeys(range(4), 30)


@pytest.mark.clause("M149")
def test_crude_that_nobody_will_ever_take_does_not_keep_the_game_alive() -> None:
    """Both crude markets are full, and without cash nobody empties them: the dice would be rolled for ever."""
    state = turn(cash=0, crude=[3, 0, 1, 0], markets=FULL)
    roll(state, 1, 2)
    assert (state.seat, state.reason, state.ranks()) == (OVER, 3, [1] * 4)


@pytest.mark.clause("M149")
@pytest.mark.parametrize(
    "layout",
    [
        {"cash": [0, 0, 0, 1]},
        {"crude": [0, 1, 0, 0]},
        {"crude": [0, 1, 0, 0], "markets": {**FULL, 0: 29}},
        {"crude": [0, 1, 0, 0], "markets": {**FULL, 2: 29}},
        {"gas": [0, 0, 1, 0]},
        {"gas": [0, 0, 1, 0], "markets": FULL},  # a winter will make room
        {"pieces": {3: "rig 6/6"}},
    ],
)
def test_while_anybody_has_anything_it_goes_on(layout: dict[str, object]) -> None:
    state = turn(**{"cash": 0, **layout})  # type: ignore[arg-type]
    roll(state, 1, 2)
    assert state.seat != OVER


# --- the announcement ---


@pytest.mark.clause("M150")
def test_with_1000_the_end_may_be_announced_and_all_have_one_more_turn() -> None:
    state = rich()
    assert (state.step, kinds(state)) == (ask.ANNOUNCE, {"announce", "wait"})
    facts = act(state, "announce")
    assert facts[0] == Announced(0, 0, 1000, 1)
    played = []
    while state.seat != OVER:
        played.append(int(state.island))
        idle_turn(state)
    assert played == [1, 2, 3, 0]
    assert state.reason == 1
    assert refusal(state, "done") == "M150"


@pytest.mark.clause("M150")
def test_999_are_not_enough() -> None:
    state = turn(cash=[999, 0, 0, 0])
    roll(state, 1, 2)
    act(state, "done")
    assert (state.step, state.island) == (ask.ROLL, 1)


@pytest.mark.clause("M151")
def test_the_most_cash_wins_and_nothing_else_counts() -> None:
    pieces = {1: "refinery 1/1, refinery 3/3, station 5/5", 2: "well 1/1"}
    state = turn(pieces=pieces, cash=[60, 50, 70, 40], crude=[0, 99, 0, 0], gas=[0, 99, 0, 0], turn_limit=1, number=4)
    roll(state, 6, 5)
    end_turn(state)
    assert (state.scores(), state.ranks()) == ([60, 50, 70, 40], [2, 3, 1, 4])


@pytest.mark.clause("M152")
def test_reaching_1000_does_not_win_on_the_spot() -> None:
    """The last round decides: somebody else ends up with more."""
    state = rich(pieces={1: "station 1/1"}, gas=[0, 1, 0, 0], cash=[1000, 999, 0, 0], price=20)
    assert state.seat != OVER
    act(state, "announce")
    roll(state, 1, 3)
    act(state, "pump", barrels=1)
    while state.seat != OVER:
        end_turn(state)
    assert (state.scores()[:2], state.ranks()[:2]) == ([1000, 1018], [2, 1])


@pytest.mark.clause("M153")
def test_announcing_is_asked_after_phase_three_and_is_optional() -> None:
    state = turn(cash=[1000, 0, 0, 0], announce="own_turn")
    assert state.step == ask.MARKET
    assert refusal(state, "announce") == "M25"
    roll(state, 1, 2)
    assert (state.step, refusal(state, "announce")) == (ask.SHOP, "M64")
    act(state, "done")
    assert refusal(state, "done") == "M153"
    assert act(state, "wait")[0] == Waited(0, 1000)
    assert (state.left, state.announcer, state.island) == (0, -1, 1)
    for _ in range(3):
        idle_turn(state)
    roll(state, 1, 2)
    act(state, "done")
    assert (state.step, state.seat) == (ask.ANNOUNCE, 0)  # asked again


@pytest.mark.clause("M153")
def test_where_that_is_for_ones_own_turn_nobody_else_is_asked() -> None:
    state = turn(cash=[999, 1000, 1000, 1000], announce="own_turn")
    roll(state, 1, 2)
    act(state, "done")
    assert (state.island, state.step) == (1, ask.MARKET)


@pytest.mark.clause("M153")
def test_after_any_turn_all_who_have_enough_are_asked_clockwise() -> None:
    state = turn(2, cash=[1000, 999, 1100, 1200])
    roll(state, 1, 2)
    act(state, "done")
    asked = []
    while state.step == ask.ANNOUNCE:
        asked.append((int(state.island), int(state.seat)))
        assert act(state, "wait")[0] == Waited(asked[-1][1], int(state.cash[asked[-1][1]]))
    assert asked == [(2, 2), (2, 3), (2, 0)]
    assert (state.island, state.turn, state.left) == (3, 2, 0)
    roll(state, 1, 2)
    act(state, "done")
    assert (state.step, state.seat) == (ask.ANNOUNCE, 3)  # asked again


@pytest.mark.clause("M153")
def test_the_active_player_need_not_be_among_them() -> None:
    state = turn(2, cash=[0, 1000, 0, 0])
    roll(state, 1, 2)
    assert (state.step, state.seat, kinds(state)) == (ask.ANNOUNCE, 1, {"announce", "wait"})


@pytest.mark.clause("M153", "M154")
def test_the_first_who_announces_ends_the_asking() -> None:
    state = turn(2, cash=1000)
    roll(state, 1, 2)
    act(state, "done")
    act(state, "wait")
    assert act(state, "announce")[0] == Announced(3, 2, 1000, 1)
    assert (state.announcer, state.island, state.step) == (3, 3, ask.MARKET)
    played = []
    while state.seat != OVER:
        played.append(int(state.island))
        idle_turn(state)
    assert played == [3, 0, 1, 2]  # the island whose turn it was plays last


@pytest.mark.clause("M154")
def test_two_players_have_two_of_the_last_turns_each() -> None:
    state = turn(1, seats=2, cash=[1000, 0])
    roll(state, 1, 2)
    assert act(state, "announce")[0] == Announced(0, 1, 1000, 2)
    played = []
    while state.seat != OVER:
        played.append((int(state.island), int(state.owner[state.island])))
        idle_turn(state)
    assert played == [(2, 0), (3, 1), (0, 0), (1, 1)]


@pytest.mark.clause("M148", "M154")
@pytest.mark.parametrize(("limit", "asked"), [(0, True), (12, False), (13, True)])
def test_an_announcement_in_round_12(limit: int, asked: bool) -> None:
    """E24: islands 3, 0, 1 and 2 have one more turn; with that round as the last nobody would have been asked."""
    state = turn(2, number=47, cash=[0, 0, 1000, 0], turn_limit=limit)
    roll(state, 1, 2)
    act(state, "done")
    assert (state.step == ask.ANNOUNCE) == asked
    if asked:
        act(state, "announce")
        played = []
        while state.seat != OVER:
            played.append(int(state.island))
            idle_turn(state)
        assert played == [3, 0, 1, 2]


@pytest.mark.clause("M154")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_island_turns_follow_and_the_announcers_island_is_last(seats: int) -> None:
    state = turn(1, seats=seats, cash=[0, 1000, 0, 0][:seats])
    roll(state, 1, 2)
    act(state, "done")
    facts = act(state, "announce")
    begun = told(facts, TurnBegun)
    while state.seat != OVER:
        number = int(state.turn)
        while state.turn == number and state.seat != OVER:
            if state.step == ask.MARKET:
                begun += act(state, "market", pair="none")
            elif state.step == ask.ROLL:
                begun += act(state, "roll", red=1, blue=2)
            else:
                begun += act(state, "done")
    order = [(fact.island, fact.left) for fact in begun if isinstance(fact, TurnBegun)]
    assert order == [(2, 4), (3, 3), (0, 2), (1, 1)]


@pytest.mark.clause("M155")
def test_no_second_announcement_and_no_way_back() -> None:
    state = rich(cash=[1000, 1000, 0, 0])
    act(state, "announce")
    idle_turn(state)
    assert (state.island, state.announcer) == (2, 0)  # seat 1 has 1,000 too and was not asked
    state.cash[0] = 10
    while state.seat != OVER:
        idle_turn(state)
    assert (state.reason, state.scores()[0]) == (1, 10)


@pytest.mark.clause("M156")
def test_in_the_last_turn_only_equipment_that_the_dice_set_to_work_is_sold() -> None:
    pieces = {0: "rig 3/1, rig 3/5, rig 1/1, well 3/2, station 6/5, refinery 3/3, station 1/2"}
    state = turn(pieces=pieces, left=1, cash=0)
    roll(state, 5, 3)
    assert places(state, "sell") == {"3/5", "3/2", "6/5", "3/3"}  # of the rigs only that on the crossing
    assert refusal(state, "sell", island=0, row=3, column=1) == "M156"
    assert refusal(state, "sell", island=0, row=1, column=1) == "M68"
    assert refusal(state, "sell", island=0, row=1, column=2) == "M68"


@pytest.mark.clause("M69", "M156")
@pytest.mark.parametrize("layout", [{}, {"turn_limit": 1}, {"left": 1, **RULES_1}])
def test_before_the_end_is_announced_and_by_rules_1_any_line_will_do_for_a_rig(layout: dict[str, object]) -> None:
    state = turn(pieces={0: "rig 3/1, rig 1/1"}, **layout)  # type: ignore[arg-type]
    roll(state, 5, 3)
    assert places(state, "sell") == {"3/1"}


@pytest.mark.clause("M72", "M156")
def test_a_rig_just_bought_is_refused_as_such() -> None:
    state = turn(left=1, cash=20)
    roll(state, 5, 3)
    place(state, "rig", "3/5")
    assert refusal(state, "sell", island=0, row=3, column=5) == "M72"


@pytest.mark.clause("M117", "M156")
def test_forced_sales_stay_as_they_are() -> None:
    state = turn(pieces={0: "station 1/1, station 1/2"}, left=1, card="property-tax", cash=0)
    roll(state, 6, 6)
    assert (state.step, places(state, "sell")) == (ask.FORCED_SALE, {"1/1", "1/2"})  # forced sales stay as they are
    sell(state, "1/1")
    assert state.cash[0] == 30


@pytest.mark.clause("M157")
def test_equal_cash_shares_the_win() -> None:
    state = turn(cash=[70, 30, 70, 20], turn_limit=1, number=4)
    roll(state, 1, 2)
    end_turn(state)
    assert state.ranks() == [1, 3, 1, 4]


# --- open information ---


@pytest.mark.clause("M158")
def test_everything_is_open_to_all() -> None:
    state = turn(crude=[1, 2, 3, 4], gas=[4, 3, 2, 1], cash=[9, 8, 7, 6])
    assert not state.has_secrets()
    for viewer in (0, 1, 2, 3, PUBLIC):
        assert state.redact(viewer).dump() == state.dump()
        assert all(state.sees(number, viewer) for number in map(int, state.legal()))
