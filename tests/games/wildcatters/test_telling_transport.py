"""What Wildcatters says of a transport: who may join for what, every way of a barrel with its price, ports."""

from collections.abc import Callable
from typing import Any

import pytest

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import CARGO_BITS, ZONES
from gusher.games.wildcatters.effects.names import cargo_said
from gusher.games.wildcatters.state import Wildcatters
from gusher.games.wildcatters.words import standings
from tests.games.wildcatters import positions as board
from tests.games.wildcatters.positions import BLUE, GREEN, RED, YELLOW, oil, play, table
from tests.games.wildcatters.speech import asked, choices, heard, said

# --- joining ---


def joining(trains: dict[int, int], barrels: int = 2, waiting: int = 0) -> Wildcatters:
    """Ada starts a transport in the USA and Mexico; Ben may take part. Field trains by owner."""
    state = table()
    board.refinery(state, RED, "NA_S")
    board.waiting(state, RED, "NA_S", 1)
    for owner, count in trains.items():
        board.train(state, owner, "F_NA_S", count)
    for _ in range(barrels):
        board.pump(state, YELLOW, "NA_S", 3)
    if waiting:
        board.waiting(state, YELLOW, "NA_S", waiting)
    oil(state, "L05", cash=20)
    play(state, "transport")
    assert (int(state.step), int(state.seat)) == (ask.JOIN_TRANSPORT, YELLOW)
    return state


@pytest.mark.clause("W117", "W121", "W122", "W125")
@pytest.mark.parametrize(
    ("state", "barrels", "toll", "join"),
    [
        (
            lambda: joining({RED: 1}),
            "2 barrels from the field",
            (
                "The field train costs 2 of your own shares, to Ada; "
                "links and tankers of others cost 1 more for each barrel."
            ),
            "Take part: 2 of your own shares for the field train",
        ),
        (
            lambda: joining({RED: 1, BLUE: 1}, barrels=1, waiting=1),
            "1 barrel from the field and 1 waiting in the harbour",
            (
                "The field train costs 1 of your own shares, to one of Ada and Dan; "
                "links and tankers of others cost 1 more for each barrel."
            ),
            "Take part: 1 of your own shares for the field train",
        ),
        (
            lambda: joining({RED: 1, YELLOW: 1}),
            "2 barrels from the field",
            "Your own field train is free; links and tankers of others cost 1 of your own shares a barrel.",
            "Take part",
        ),
        (lambda: joining({}, waiting=2), "2 barrels waiting in the harbour", "No field train is needed.", "Take part"),
    ],
)
def test_joining_a_transport_tells_what_moves_and_what_the_field_train_costs(
    state: Callable[[], Wildcatters], barrels: str, toll: str, join: str
) -> None:
    found = state()
    assert asked(found) == (
        f"Ada starts a transport in the USA and Mexico. Do you take part with {barrels}? {toll} "
        "You have 20 of your own shares."
    )
    assert choices(found) == [join, "Do not take part"]


@pytest.mark.clause("W121")
def test_of_two_foreign_trains_one_chooses_with_the_fee() -> None:
    state = joining({RED: 1, BLUE: 1})
    play(state, "join")
    assert asked(state) == "Whose train takes your 2 barrels to the harbour in the USA and Mexico?"
    assert choices(state) == ["Ada’s train: 2 of your own shares", "Dan’s train: 2 of your own shares"]


def way(seats: int = 4, barrels: int = 2, **options: Any) -> Wildcatters:
    """Ada's barrels in the harbour of the USA and Mexico, not moved yet."""
    state = table(seats, **options)
    board.waiting(state, RED, "NA_S", barrels)
    return state


def moving(state: Wildcatters) -> Wildcatters:
    oil(state, "L05", cash=20)
    play(state, "transport")
    return state


@pytest.mark.clause("W126", "W133", "W136", "W139")
def test_every_way_of_a_barrel_tells_what_it_costs_and_whom() -> None:
    state = way()
    board.refinery(state, YELLOW, "NA_S", "yyg")
    board.tanker(state, BLUE, "NA_S")
    board.tanker(state, RED, "NA_S")
    board.refinery(state, RED, "SA_W")
    board.train(state, YELLOW, "K_NA_S_SA_W")
    board.refinery(state, GREEN, "NA_N")
    board.train(state, RED, "K_NA_N_NA_S")
    moving(state)
    assert asked(state) == (
        "Which way does your barrel in the USA and Mexico go? 1 more is waiting behind it. "
        "You have 20 of your own shares."
    )
    assert choices(state) == [
        "Into Ben’s refinery in the USA and Mexico, 4 of 5 full after it: Ben pays you 2 shares II",
        "Aboard your own tanker I-1, free; aboard now: none",
        "Aboard Dan’s tanker IV-1 for 1 of your own shares; aboard now: none",
        "By your own train to Canada, free",
        "By Ben’s train to the Andes for 1 of your own shares",
    ]
    play(state, "link:SA_W,yellow")  # its only way on from there is Ada's refinery
    assert asked(state).startswith("Which way does your barrel in the USA and Mexico go? It is your last.")


@pytest.mark.clause("W139")
def test_a_barrel_on_its_way_is_asked_about_where_it_is() -> None:
    state = way()
    board.train(state, YELLOW, "K_NA_S_SA_W")
    board.refinery(state, RED, "SA_W", "r")
    board.tanker(state, BLUE, "SA_W")
    moving(state)
    assert asked(state).startswith("Which way does your barrel in the Andes go? 1 more is waiting behind it.")
    assert choices(state)[0] == "Into your own refinery in the Andes, 2 of 5 full after it"
    assert heard(state) == "Ada is sending a barrel on its way, in the Andes."


@pytest.mark.clause("W140", "W141")
@pytest.mark.parametrize(
    ("australia", "told"),
    [
        ("pay_bank", "Into the neutral refinery in East Australia: you pay the bank 2 of your own shares"),
        ("bank_pays", "Into the neutral refinery in East Australia: the bank gives you 2 shares IV"),
    ],
)
def test_the_neutral_refinery_tells_who_pays(australia: str, told: str) -> None:
    state = way(seats=3, australia=australia)
    board.tanker(state, RED, "NA_S")
    board.refinery(state, YELLOW, "NA_S")
    moving(state)
    state.place = ZONES.index("AU_E")
    assert told in choices(state)


@pytest.mark.clause("W140", "W141", "W145")
@pytest.mark.parametrize(
    ("australia", "told"),
    [("pay_bank", "costs its owner 2 of their own shares"), ("bank_pays", "brings its owner 2 shares IV")],
)
def test_the_port_of_the_neutral_refinery_tells_who_pays(australia: str, told: str) -> None:
    state = way(seats=3, australia=australia)
    board.tanker(state, RED, "NA_S")
    board.refinery(state, RED, "EU_S")
    moving(state)
    assert choices(state) == [
        "South Europe: your own refinery, room for 5",
        f"East Australia: the neutral refinery, room for 5; each barrel {told}",
    ]


@pytest.mark.clause("W142", "W143", "W145", "W146", "W148")
def test_tankers_are_told_with_cargo_captain_and_room() -> None:
    state = way(barrels=1)
    board.waiting(state, GREEN, "NA_S", 2)
    board.tanker(state, BLUE, "NA_S")
    board.tanker(state, GREEN, "NA_S")
    board.refinery(state, RED, "EU_S", "rrrr")
    board.refinery(state, YELLOW, "AS_E")
    moving(state)
    play(state, "join load:blue-1 load:blue-1 load:green-1")
    assert asked(state) == "Which loaded tanker sails next?"
    assert choices(state) == [
        "Send tanker III-1 in the USA and Mexico; aboard: Clara; captain: Clara",
        "Send tanker IV-1 in the USA and Mexico; aboard: Ada and Clara; captain: Ada",
    ]
    play(state, "dispatch:blue-1")
    assert asked(state) == ("You are captain of tanker IV-1 in the USA and Mexico. Aboard: Ada and Clara. Which port?")
    assert choices(state) == [
        "Far East: Ben’s refinery, room for 5; Ben pays 2 shares for each barrel of others",
        "South Europe: your own refinery, room for 1",
    ]
    play(state, "sail:EU_S")
    assert asked(state) == "There is room for 1 barrel in South Europe. Whose barrel lands? Aboard: Ada and Clara."
    assert choices(state) == ["Ada’s barrel", "Clara’s barrel"]
    assert standings.phase(state) == "E"


@pytest.mark.clause("W143")
@pytest.mark.parametrize(
    ("owners", "told"),
    [
        ((), "none"),
        ((RED, RED), "Ada 2"),
        ((RED, RED, YELLOW), "Ada 2 and Ben"),
        ((RED, YELLOW, RED), "Ada, Ben and Ada"),
    ],
)
def test_a_cargo_is_told_in_the_order_of_loading(owners: tuple[int, ...], told: str) -> None:
    cargo = sum((owner + 1) << place * int(CARGO_BITS) for place, owner in enumerate(owners))
    assert said(cargo_said(cargo)) == told
