"""A transport on the picture: the barrel in question, where it can go, what that costs and to whom, and the same way
for the barrels behind it."""

import pytest

from gusher.games.wildcatters.data import ZONES
from gusher.games.wildcatters.picture.routes import journeys, repeated
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.trail import only_answer
from tests.games.wildcatters.looking import own
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    number,
    oil,
    play,
    pump,
    refinery,
    table,
    tanker,
    train,
    waiting,
)
from tests.games.wildcatters.scenes import (
    around,
    by_id,
    chains,
    clickable,
    drawings,
    ids,
    picture,
    texts,
    told,
    written,
)


def moving(state: Wildcatters) -> Wildcatters:
    """Red has begun the transport from the USA and Mexico."""
    play(oil(state, "L05", cash=20, keep_open=True), "transport")
    return state


def crossroads(barrels: int = 3) -> Wildcatters:
    """Red's barrels wait; yellow's refinery is here, green's beyond yellow's link, blue's tanker still further on."""
    state = table()
    waiting(state, RED, "NA_S", barrels)
    refinery(state, YELLOW, "NA_S")
    train(state, YELLOW, "K_NA_S_SA_W")
    refinery(state, GREEN, "SA_W", "yyy")
    train(state, GREEN, "K_SA_W_SA_E")
    tanker(state, BLUE, "SA_E")
    return moving(state)


def zone(name: str) -> int:
    return ZONES.index(name)


def follow(state: Wildcatters, answers: list[str]) -> None:
    """Gives the answers of a chain as the page does."""
    for answer in answers:
        state.play(number(answer))
        while (only := only_answer(state)) is not None:
            state.play(only)


@pytest.mark.clause("W126", "W130")
def test_the_barrel_is_marked_and_its_ways_on_are_lit_with_their_price() -> None:
    drawn = picture(crossroads())
    assert told(by_id(drawn, "journey")) == "Ada’s barrel, now in USA and Mexico"
    assert drawings(by_id(drawn, "journey")) == ["#wc-barrel-1"]
    assert written(by_id(drawn, f"waiting-{zone('NA_S')}-0")) == ["2"]  # the third is the one in question
    assert clickable(drawn) == {"refine": "refine", f"link-{zone('SA_W')}-1": "link:SA_W,yellow"}
    assert written(around(drawn, f"link-{zone('SA_W')}-1", 1)) == ["−1"]
    assert written(around(drawn, "refine", 1)) == ["+2"]
    assert drawings(around(drawn, "refine", 1)) == ["#wc-share-2"]


@pytest.mark.clause("W127", "W133", "W136")
def test_one_click_takes_a_barrel_all_the_way_and_says_who_is_paid() -> None:
    state = crossroads()
    drawn = picture(state)
    refinery_way, ship_way = f"way-{zone('SA_W')}--1", f"way-{zone('SA_E')}-12"
    assert chains(drawn)[refinery_way] == ["link:SA_W,yellow", "refine"]
    assert told(by_id(drawn, refinery_way)) == "To the refinery in Andes: 1 share to Ben"
    assert (
        told(by_id(drawn, ship_way))
        == "Aboard tanker IV-1 in Brazil: 1 share to Ben, 1 share to Chloé and 1 share to Dora"
    )
    assert written(around(drawn, ship_way, 2)) == ["−3"]
    bill = around(drawn, ship_way, 1)
    assert bill.classes == "trip"
    assert written(bill) == ["−1", "−1", "−1"]
    before = own(state, RED)
    follow(state, chains(drawn)[ship_way])
    assert own(state, RED) == before - 3
    assert [int(state.fees[payee]) for payee in range(5)] == [0, 1, 1, 1, 0]


@pytest.mark.clause("W126")
def test_the_same_way_for_several_barrels_is_one_click() -> None:
    state = crossroads(3)
    drawn = picture(state)
    here, there, ship = f"all-{zone('NA_S')}--1", f"all-{zone('SA_W')}--1", f"all-{zone('SA_E')}-12"
    assert told(by_id(drawn, here)) == "3 barrels to the refinery in USA and Mexico: free"
    assert told(by_id(drawn, there)) == "2 barrels to the refinery in Andes: 2 shares to Ben"  # it has room for two
    assert told(by_id(drawn, ship)).startswith("3 barrels aboard tanker IV-1 in Brazil: 3 shares to Ben")
    follow(state, chains(drawn)[there])
    assert int(state.tanks[zone("SA_W") * 4 + RED]) == 2
    assert int(state.waiting[zone("NA_S") * 4 + RED]) == 1


@pytest.mark.clause("W126", "W134")
def test_steps_without_an_alternative_are_not_asked_for_again() -> None:
    state = table()
    waiting(state, RED, "NA_S", 2)
    refinery(state, YELLOW, "NA_S")
    train(state, RED, "K_NA_S_SA_W")
    refinery(state, GREEN, "SA_W")
    drawn = picture(moving(state))
    link = f"link-{zone('SA_W')}-0"
    assert written(around(drawn, link, 1)) == ["0"]  # one's own train
    assert clickable(drawn)[f"way-{zone('SA_W')}--1"] == clickable(drawn)[link]  # the refinery follows by itself
    assert chains(drawn)[f"all-{zone('SA_W')}--1"] == ["link:SA_W,red", "link:SA_W,red"]
    follow(state, chains(drawn)[f"all-{zone('SA_W')}--1"])
    assert int(state.tanks[zone("SA_W") * 4 + RED]) == 2


@pytest.mark.clause("W126")
def test_a_single_barrel_has_nothing_to_repeat() -> None:
    assert not ids(picture(crossroads(1)), "all-")


@pytest.mark.clause("W133", "W134")
def test_the_cheapest_way_is_the_one_that_is_offered() -> None:
    state = table()
    waiting(state, RED, "RU_W", 2)
    train(state, YELLOW, "K_RU_W_AS_W")
    train(state, GREEN, "K_AS_W_AS_E")
    train(state, RED, "K_RU_W_RU_E")
    train(state, RED, "K_RU_E_AS_E")
    refinery(state, BLUE, "AS_E")
    refinery(state, BLUE, "RU_W")
    play(oil(state, "L17", cash=20, keep_open=True), "transport")
    far = next(journey for journey in journeys(state) if journey.zone == zone("AS_E"))
    assert sum(far.owed.values()) == 0
    assert [told(by_id(picture(state), name)) for name in ids(picture(state), f"way-{zone('AS_E')}")] == [
        "To the refinery in Far East: free"
    ]
    assert repeated(state, far)[0] == 2


@pytest.mark.clause("W39", "W139")
def test_the_desk_keeps_account_of_the_fees_of_this_transport() -> None:
    state = crossroads()
    play(state, "link:SA_W,yellow refine")
    riders = [shape for shape in picture(state).shapes if shape.label and shape.label.key == "wildcatters-board-rider"]
    assert told(riders[RED]).startswith("Ada: 2 barrels to move")
    assert written(riders[RED])[-1] == "−1"
    assert drawings(riders[RED])[-1] == "#badge-2"
    assert written(riders[GREEN])[-1] == "−2"  # the refinery's owner pays for the barrel
    assert drawings(riders[GREEN])[-1] == "#badge-1"


@pytest.mark.clause("W117", "W121")
def test_joining_a_transport_tells_the_barrels_and_the_first_trains_price() -> None:
    state = table()
    pump(state, RED, "NA_S", 2)
    pump(state, GREEN, "NA_S", 3)
    waiting(state, GREEN, "NA_S", 2)
    train(state, YELLOW, "F_NA_S")
    refinery(state, YELLOW, "NA_S")
    moving(state)
    assert state.seat == GREEN
    drawn = picture(state)
    assert clickable(drawn) == {"join": "join", "decline": "decline"}
    assert {"×1", "×2", "−1"} <= set(texts(drawn))


@pytest.mark.clause("W121", "W122")
def test_the_train_out_of_a_field_is_clicked_where_it_stands() -> None:
    state = table()
    pump(state, RED, "NA_S", 2)
    pump(state, RED, "NA_S", 1)
    train(state, YELLOW, "F_NA_S")
    train(state, GREEN, "F_NA_S")
    refinery(state, YELLOW, "NA_S")
    moving(state)
    drawn = picture(state)
    assert clickable(drawn) == {"ride-1": "ride:yellow", "ride-2": "ride:green"}
    assert written(around(drawn, "ride-2", 1)) == ["−2"]  # a share for each barrel


@pytest.mark.clause("W142", "W145", "W148")
def test_tankers_are_sent_and_unloaded_by_clicks() -> None:
    state = table()
    waiting(state, RED, "NA_S", 1)
    waiting(state, GREEN, "NA_S", 1)
    tanker(state, BLUE, "NA_S")
    refinery(state, YELLOW, "EU_S", "rggb")
    refinery(state, YELLOW, "EU_N")
    moving(state)
    play(state, "join")
    assert "load-12" not in clickable(picture(state))  # the only way on was taken without asking
    drawn = picture(state)
    assert {f"sail-{zone('EU_S')}", f"sail-{zone('EU_N')}"} <= set(clickable(drawn))
    assert told(by_id(drawn, "ship-12")) == "tanker IV-1, aboard: Ada and Chloé"
    marks = [place for place, shape in enumerate(drawn.shapes) if shape.classes == "pending"]
    assert [drawn.shapes[place + 1].id for place in marks] == ["ship-12"]
    play(state, "sail:EU_S")
    assert clickable(picture(state)) == {"unload-0": "unload:red", "unload-2": "unload:green"}
