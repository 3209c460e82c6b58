"""The logs again: cards that empty refineries and fill the display, prices and mixes, the neutral pieces of three
players."""

import pytest

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import EMPTY, NOTHING
from gusher.games.wildcatters.effects.building import MovePaid, TankerBuilt, TankerMoved
from gusher.games.wildcatters.effects.cards import CardsOpened, Renewed, TurnBegun, Wiped
from gusher.games.wildcatters.effects.emptying import CardUsed, Emptied, OwnBarrels, SharesTaken
from gusher.games.wildcatters.effects.loans import Borrowed
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.effects.transport import Delivered, Sailed, TransportBegun
from tests.games.wildcatters.looking import (
    box,
    boxed,
    cards_of,
    discarded,
    display,
    field,
    out_of_game,
    own,
    owner_of,
    refined,
    rigs,
    supply,
    track,
)
from tests.games.wildcatters.positions import BLUE, RED, YELLOW, offered, refusal
from tests.games.wildcatters.replays import after, card, told, zone
from tests.games.wildcatters.speech import choices

GREEN_1 = 8  # a tanker

# --- cards ---


@pytest.mark.clause("W55", "W58", "W59", "W62", "W156", "W157", "W158", "W159")
def test_a_card_empties_a_refinery_of_somebody_else() -> None:
    name = "emptied-by-card"
    brazil = zone("SA_E")
    before, state = after(name, 86), after(name, 90)
    assert (owner_of(before, "SA_E"), refined(before, "SA_E"), cards_of(before, RED)) == ("yellow", "ryy", {"L16"})
    assert told(name, 87, 90) == [
        CardUsed(RED, card("L16"), brazil),
        Emptied(YELLOW, brazil, (1, 0, 0, 0)),
        OwnBarrels(YELLOW, brazil, 1, 1),  # Ben decides, though the card is Ada's
        SharesTaken(YELLOW, brazil, (0, 8, 0, 0)),  # four for Ada's barrel, four for his own that he takes back
        Skipped(RED, "oil", "cash"),
    ]
    assert (box(state, "SA"), refined(state, "SA_E")) == ("ry", "")
    assert (cards_of(state, RED), discarded(state)) == (set(), {"L16"})
    assert supply(state, YELLOW) == supply(before, YELLOW) + 1
    assert state.closed == 1 << brazil
    assert after(name, 92).closed == 0  # in Ben's turn it can be fed again


@pytest.mark.clause("W23", "W167", "W171", "W172")
def test_four_alike_wipe_the_display_but_not_the_first_one() -> None:
    name = "display-wiped"
    canada = {"L01", "L02", "L03", "L04"}
    assert display(after(name, 85)) > canada  # the first display stays
    assert told(name, 90) == [
        CardsOpened((card("L17"),)),
        Wiped(zone("NA_N"), 4),
        CardsOpened(tuple(map(card, ("L08", "L13", "L14", "L20", "L21", "L23", "L25", "L28")))),
        TurnBegun(BLUE, 1),
    ]
    state = after(name, 98)
    assert display(state) == {"L08", "L13", "L14", "L20", "L21", "L23", "L25", "L28"}
    assert discarded(state) == canada | {"L17", "L22", "L30", "L32"}
    assert discarded(after(name, 97)) == set()  # they join the pile only when the new ones are open


@pytest.mark.clause("W46", "W47", "W163")
def test_a_new_display_has_its_price_and_so_has_a_second_tanker() -> None:
    name = "choice-of-trains"
    old = display(after(name, 69))
    assert told(name, 70, 70) == [Renewed(RED, 4, 8)]
    assert (track(after(name, 69), RED), track(after(name, 70), RED)) == (5, 1)
    state = after(name, 78)
    assert (boxed(state), len(display(state)), display(state) & old) == (old, 8, set())
    assert refusal(state, "renew") == "W47"  # one point is left
    assert told(name, 88, 91) == [
        TankerMoved(RED, 1, zone("NA_S"), zone("NA_N")),
        MovePaid(RED, 1, 1, (0, 0, 0, 0), zone("AU_W")),
        TankerMoved(RED, 2, zone("AU_W"), zone("SA_E")),
    ]


@pytest.mark.clause("W33")
def test_a_price_is_paid_in_the_mix_that_was_chosen() -> None:
    name = "choice-of-trains"
    assert offered(after(name, 99)) == ["cover:0", "cover:1", "cover:2"]
    assert told(name, 98, 100) == [TankerBuilt(YELLOW, 2, 1, (0, 3, 0, 0), zone("NA_S"))]


@pytest.mark.clause("W33", "W174")
def test_who_gives_the_last_own_share_for_a_price_is_warned_of_the_loan() -> None:
    name = "return"
    asked = after(name, 259)
    assert (asked.step, asked.seat, own(asked, YELLOW)) == (ask.GIVE, YELLOW, 10)
    assert choices(asked)[-2:] == ["9 of company II", "10 of company II, all you have of your own, and have to borrow"]
    assert told(name, 260, 260)[:2] == [
        TransportBegun(YELLOW, 4, 0, (1, 10, 1, 0), zone("NA_S")),
        Borrowed(YELLOW, 10, 4, 1),
    ]


# --- three players ---


@pytest.mark.clause("W5", "W6", "W7", "W86", "W107", "W140", "W160")
def test_three_players_drill_with_a_neutral_rig_and_deliver_to_the_neutral_refinery() -> None:
    name = "neutral-refinery"
    before = after(name, 97)
    assert [rigs(before, colour, "NA_N") for colour in range(4)] == [3, 0, 0, 1]  # the fourth is nobody's
    assert "drill" in offered(before)
    assert field(after(name, 100), "NA_N").count(EMPTY) == field(before, "NA_N").count(EMPTY) + 2
    assert out_of_game(after(name, 100)) == out_of_game(before) + 2  # Ada wants neither of two wildcatters
    australia = zone("AU_E")
    assert told(name, 103) == [
        Sailed(RED, GREEN_1, zone("NA_N"), australia),
        Delivered(RED, australia, NOTHING, -2, 1),
        CardUsed(RED, card("L28"), australia),
        Emptied(NOTHING, australia, (1, 0, 0, 0)),
    ]
    sailing, state = after(name, 102), after(name, 104)
    assert [own(sailing, RED), own(state, RED)] == [19, 17]  # two for the bank, and no shares for the barrel
    assert (owner_of(state, "AU_E"), refined(state, "AU_E"), box(state, "AU")) == ("blue", "", "r")
