"""Logs of what seldom happens: auctions in a row, long journeys, ships that return, forced loans. Each is replayed with
all checks.

Six of them are whole games, one for each way of playing (test_fixtures_ends.py tells those); the others stop where
their story ends. What cards and prices do in them is in test_fixtures_cards.py.
"""

import pytest

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.drilling import (
    AuctionBegun,
    BidMade,
    BidPassed,
    Drilled,
    DrillJoined,
    PumpSet,
    WildcatterWon,
)
from gusher.games.wildcatters.effects.emptying import Emptied, OwnBarrels, SharesTaken
from gusher.games.wildcatters.effects.facts import Bought, Fact
from gusher.games.wildcatters.effects.loans import Borrowed
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.effects.transport import (
    Delivered,
    Dispatched,
    Hauled,
    Linked,
    Loaded,
    Returned,
    Sailed,
    TransportJoined,
    WildcatterTaken,
)
from gusher.kernel import log
from tests.games.wildcatters.kinds import kinds_of_effects
from tests.games.wildcatters.looking import (
    barrels_on_pumps,
    box,
    cargoes,
    harbour,
    loans,
    own,
    pledged,
    refined,
    shares,
    supply,
    taken,
    tankers,
    tokens,
    trains,
)
from tests.games.wildcatters.positions import BLUE, GREEN, RED, SETTINGS, YELLOW, offered, refusal
from tests.games.wildcatters.replays import LOGS, NAMES, after, lines, replayed, state_of, told, zone
from tests.games.wildcatters.speech import choices

FILL_EVERY = 12  # entries from one look at filled worlds to the next
RED_3, YELLOW_4, GREEN_1 = 2, 7, 8  # tankers

# --- all of them ---


def test_the_logs_ask_every_question_and_tell_every_sort_of_effect() -> None:
    asked = set[int]()
    for name in NAMES:
        log.read(lines(name), listen=False, watch=lambda match: asked.add(int(state_of(match).step)))
    assert asked >= set(range(ask.ENDED + 1)) - {ask.NEUTRAL, ask.FIRST}  # one of which is answered by the first entry
    heard = {type(effect) for name in NAMES for effect in told(name)}
    assert kinds_of_effects() - heard == {Fact, Bought}


def test_whole_games_are_there_in_all_settings_of_the_first_rules() -> None:
    """Which knew one option less; test_fixtures_second.py has the logs that show what is new."""
    played = [(replayed(name).seats, replayed(name).said) for name in LOGS.finished if replayed(name).rules == 1]
    known = [(seats, options) for seats, options in SETTINGS if not options["credit_bids"]]
    without = [(seats, {name: options[name] for name in ("zero_loan", "australia")}) for seats, options in known]
    assert sorted(map(str, played)) == sorted(map(str, without))


# --- drilling, auctions, loans ---


@pytest.mark.clause("W93", "W94", "W97", "W98", "W99", "W100", "W101", "W103", "W106", "W173")
def test_two_join_a_drilling_and_two_wildcatters_are_auctioned() -> None:
    name = "drilling"
    region = zone("SA_W")
    assert told(name, 114, 116) == [
        Drilled(GREEN, 8, 2, (0, 2, 16, 0), region),  # two dollars are all that Clara has
        PumpSet(GREEN, region, 3),
        DrillJoined(BLUE, GREEN, region, 3),  # who comes after Clara; Ada, after him, has no rig there
        Borrowed(BLUE, 10, 1, 1),  # Dan had two own shares
        PumpSet(BLUE, region, 3),
        DrillJoined(YELLOW, GREEN, region, 3),
        PumpSet(YELLOW, region, 3),
        AuctionBegun(region, 2),
    ]
    assert (own(after(name, 114), BLUE), own(after(name, 115), BLUE)) == (2, 9)
    assert shares(after(name, 116), GREEN) == (0, 4, 4, 3)
    assert told(name, 117, 121) == [
        BidMade(GREEN, 4),
        BidMade(BLUE, 5),
        BidMade(YELLOW, 6),
        BidPassed(GREEN, able=False),  # four own shares
        BidMade(BLUE, 7),
        BidPassed(YELLOW, able=True),
        WildcatterWon(BLUE, region, 7),
        AuctionBegun(region, 1),
    ]
    assert told(name, 122, 123) == [
        BidMade(GREEN, 4),
        BidPassed(BLUE, able=False),  # two are left to him
        BidMade(YELLOW, 5),
        BidPassed(GREEN, able=False),
        WildcatterWon(YELLOW, region, 5),
        Skipped(GREEN, "oil", "cash"),  # the barrels stay where they are: a transport has its price
    ]
    state = after(name, 123)
    assert tokens(state, "SA_W") == ["blue", "yellow"]
    assert [barrels_on_pumps(state, seat, "SA_W") for seat in range(4)] == [[], [3], [3], [3]]
    assert [supply(state, seat) for seat in range(4)] == [36, 32, 33, 31]  # a pump, a token, and Dan's pledge
    assert [own(state, seat) for seat in range(4)] == [20, 12, 4, 2]  # who loses an auction pays nothing


@pytest.mark.clause("W173", "W174", "W176")
def test_who_cannot_pay_to_join_must_borrow() -> None:
    name = "forced-loan"
    before, paid = after(name, 101), after(name, 102)
    assert (before.step, before.seat, own(before, RED), supply(before, RED)) == (ask.JOIN_DRILL, RED, 2, 36)
    assert choices(before) == ["Join for 3 of your own shares, and have to borrow", "Do not join"]
    assert told(name, 102)[:2] == [DrillJoined(RED, YELLOW, zone("AS_E"), 3), Borrowed(RED, 10, 1, 1)]
    assert (own(paid, RED), shares(paid, YELLOW)[RED], loans(paid, RED), pledged(paid, RED)) == (9, 3, 1, 1)
    assert supply(paid, RED) == 36 - 3 - 1  # three on the pump, one at the bank
    assert choices(paid)[-2:] == ["Bid 20, all your own shares; if you win, you have to borrow", "Pass"]


# --- transport ---


@pytest.mark.clause("W117", "W118", "W121", "W126", "W127", "W133", "W134", "W136", "W139")
def test_barrels_go_over_three_links_and_each_train_has_its_fee() -> None:
    name = "voyage"
    brazil, andes, mexico, canada = map(zone, ("SA_E", "SA_W", "NA_S", "NA_N"))
    assert told(name, 157, 160) == [
        TransportJoined(GREEN, brazil),
        Hauled(GREEN, brazil, 3, GREEN, 0),  # one barrel from each of three pumps
        Linked(RED, brazil, andes, RED, 0),
        Linked(RED, andes, mexico, YELLOW, 1),  # the only way on: not asked
        Linked(RED, mexico, canada, GREEN, 1),
        Loaded(RED, canada, GREEN_1, GREEN, 1),
    ]
    assert told(name, 164, 166) == [
        Delivered(GREEN, brazil, RED, 2, 4),
        Linked(GREEN, brazil, andes, RED, 1),
        Linked(GREEN, andes, mexico, YELLOW, 1),
        Linked(GREEN, mexico, canada, GREEN, 0),
    ]
    before, loaded = after(name, 155), after(name, 169)
    # Ada: two barrels at three shares each, and two shares for the barrel delivered to her.
    assert (own(before, RED), own(loaded, RED)) == (12, 4)
    assert shares(loaded, GREEN)[RED] - shares(before, GREEN)[RED] == 6
    assert cargoes(loaded) == [("NA_N", "green", "rrg"), ("NA_N", "blue", "g")]
    assert offered(loaded) == ["dispatch:green-1", "dispatch:blue-1"]  # in the order that Ada wants
    assert (loaded.step, loaded.seat) == (ask.SHIP, RED)


@pytest.mark.clause("W143", "W144", "W146", "W147", "W148", "W150", "W154")
def test_a_tanker_sails_on_when_a_refinery_fills_up() -> None:
    name = "voyage"
    brazil, mexico = zone("SA_E"), zone("NA_S")
    at_sea, landing, further = after(name, 171), after(name, 172), after(name, 173)
    assert told(name, 171)[2] == Dispatched(GREEN, GREEN_1, (2, 0, 1, 0))  # two of Ada's, but the tanker is Clara's
    assert (at_sea.step, at_sea.seat) == (ask.PORT, GREEN)
    assert (landing.step, landing.seat, refined(landing, "SA_E")) == (ask.UNLOAD, GREEN, "rrgg")  # room for one
    assert offered(landing) == ["unload:red", "unload:green"]
    assert told(name, 173) == [
        Delivered(RED, brazil, RED, 0, 5),
        Sailed(GREEN, GREEN_1, brazil, mexico),
        Delivered(RED, mexico, GREEN, 2, 1),
        Delivered(GREEN, mexico, GREEN, 0, 2),
    ]
    assert offered(further) == ["sail:NA_S", "sail:RU_W", "sail:AS_E"]
    assert refusal(further, "sail:SA_E") == "W146"
    state = after(name, 174)
    assert (refined(state, "SA_E"), refined(state, "NA_S"), cargoes(state)) == ("rrrgg", "rg", [])
    assert tankers(state, "NA_S") == ["green"]
    assert offered(state) == ["move:AS_W", "done"]  # step F is Ada's, whose tankers carried nothing


@pytest.mark.clause("W40", "W137", "W141", "W151", "W152")
def test_a_ship_returns_when_no_refinery_has_room() -> None:
    name = "return"
    mexico = zone("NA_S")
    before, state = after(name, 268), after(name, 275)
    assert [refined(before, where) for where in ("NA_S", "SA_W", "RU_E", "AU_E")] == ["yyyg", "rryg", "ryyy", "yyyg"]
    assert cargoes(before) == [("SA_W", "red", "y"), ("NA_S", "yellow", "g"), ("NA_S", "green", "yyr")]  # one too many
    assert told(name, 275, 275) == [
        Dispatched(YELLOW, RED_3, (0, 1, 0, 0)),
        Sailed(YELLOW, RED_3, zone("SA_W"), zone("AU_E")),  # the last that has room
        Delivered(YELLOW, zone("AU_E"), NOTHING, 2, 5),
        Dispatched(GREEN, YELLOW_4, (0, 0, 1, 0)),
        Returned(YELLOW_4, mexico, (0, 0, 1, 0)),
    ]
    assert (harbour(state, "NA_S"), cargoes(state)) == ("g", [])
    assert tankers(state, "NA_S") == ["yellow", "green"]
    assert told(name, 267, 267)[0] == Loaded(GREEN, mexico, YELLOW_4, YELLOW, 1)
    assert shares(state, YELLOW)[GREEN] == shares(before, YELLOW)[GREEN] + 2  # for a delivery: nothing went back
    assert harbour(after(name, 290), "NA_S") == "g"


@pytest.mark.clause("W156", "W157", "W158", "W160", "W161", "W165", "W166")
def test_four_full_refineries_are_emptied_in_turn_order_and_the_neutral_one_last() -> None:
    name = "return"
    assert told(name, 279, 289) == [
        Emptied(YELLOW, zone("SA_W"), (2, 0, 1, 0)),  # whose turn it is
        OwnBarrels(YELLOW, zone("SA_W"), 0, 2),
        SharesTaken(YELLOW, zone("SA_W"), (0, 1, 0, 19)),  # of the unplayed colour too
        Emptied(GREEN, zone("NA_S"), (0, 4, 0, 0)),
        OwnBarrels(GREEN, zone("NA_S"), 0, 1),
        SharesTaken(GREEN, zone("NA_S"), (12, 3, 5, 0)),
        Emptied(RED, zone("RU_E"), (0, 3, 0, 0)),
        OwnBarrels(RED, zone("RU_E"), 2, 0),
        SharesTaken(RED, zone("RU_E"), (12, 0, 0, 0)),
        Emptied(NOTHING, zone("AU_E"), (0, 4, 1, 0)),
    ]
    state = after(name, 289)
    assert [box(state, continent) for continent in ("NA", "SA", "RU", "AU")] == ["yyyy", "rrg", "rryyy", "yyyyg"]
    assert [refined(state, where) for where in ("NA_S", "SA_W", "RU_E", "AU_E")] == [""] * 4


@pytest.mark.clause("W120", "W121", "W122", "W174")
def test_the_train_out_of_the_field_is_chosen_between_two_foreign_ones() -> None:
    name = "choice-of-trains"
    asked, ridden = after(name, 110), after(name, 111)
    assert (asked.step, asked.seat, trains(asked, "F_NA_S")) == (ask.TRAIN, YELLOW, ["green", "red"])
    assert offered(asked) == ["ride:red", "ride:green"]
    assert told(name, 111, 111) == [
        Hauled(YELLOW, zone("NA_S"), 2, RED, 2),  # from the pump and from the wildcatter
        WildcatterTaken(YELLOW, zone("NA_S"), 1),
        Borrowed(YELLOW, 10, 1, 1),  # they were the last two own shares
    ]
    assert (own(asked, YELLOW), own(ridden, YELLOW), taken(ridden, YELLOW)) == (2, 10, 1)
    assert (harbour(ridden, "NA_S"), tokens(ridden, "NA_S")) == ("yy", [])
