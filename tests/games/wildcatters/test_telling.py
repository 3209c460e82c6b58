"""What Wildcatters says of a position: questions with prices and fees, answers, facts about players, the end."""

from itertools import chain
from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import ACTIONS, ask
from gusher.games.wildcatters.scene import scene
from gusher.games.wildcatters.state import Wildcatters
from gusher.games.wildcatters.words import prompts, standings
from gusher.kernel.game import LANGUAGES
from gusher.kernel.state import CHANCE, PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.wildcatters import positions as board
from tests.games.wildcatters.positions import GREEN, RED, YELLOW, building, fresh, give, oil, play, table
from tests.games.wildcatters.speech import ADA, BEN, NAMES, asked, choices, facts, heard, positions, title

CHANCES = {"first", "neutral", "deal", "draw"}


# --- set-up ---


def dealt() -> Wildcatters:
    """Ada is first; everybody has eight cards, she has L01 to L08."""
    state = fresh()
    play(state, "first:0")
    while state.seat == CHANCE:
        state.play(int(state.legal()[0]))
    return state


@pytest.mark.clause("W11", "W12")
def test_the_first_refinery_is_offered_by_continents() -> None:
    state = dealt()
    assert asked(state) == "Where does your first refinery go? A continent that has one already is closed."
    assert choices(state)[:2] == [
        "First refinery in Canada (North America)",
        "First refinery in the USA and Mexico (North America)",
    ]
    assert (prompts.clause(state), standings.phase(state)) == ("W12", "setup")
    assert title(state).startswith("Wildcatters, set-up. ")


@pytest.mark.clause("W13", "W15")
def test_starting_tiles_are_counted_and_offered_where_they_fit() -> None:
    state = dealt()
    play(state, "refinery:NA_N refinery:SA_W refinery:RU_W refinery:AS_W")
    assert asked(state).endswith("Left to place: 3 rigs, 2 trains and 1 tanker.")
    assert choices(state) == ["Show a card: Canada (4 in hand)", "Show a card: USA and Mexico (4 in hand)"]
    play(state, "reveal:NA_N")
    assert asked(state) == "What do you place in Canada?"
    assert choices(state) == [
        "Place a rig",
        "Place the tanker in the harbour",
        "Place a train on the Canada field stretch",
        "Place a train on the Canada – USA and Mexico link",
    ]


@pytest.mark.clause("W10", "W44")
def test_a_hand_is_told_to_its_owner_alone() -> None:
    state = dealt()
    assert "in hand: 4 × Canada and 4 × USA and Mexico" in facts(state.redact(ADA), ADA)
    for viewer in (BEN, PUBLIC):
        assert "8 cards in hand" in facts(state.redact(viewer), ADA)
        assert scene(state.redact(viewer), viewer).choices == []
    assert "in hand: 4 × Canada and 4 × USA and Mexico" in facts(state, ADA)  # a game that is over, played again


# --- the menus of a turn ---


@pytest.mark.clause("W45", "W46", "W57")
def test_step_a_offers_cards_with_what_they_give_a_renewal_and_a_refinery_card() -> None:
    state = table(display="L02 L03 L05 L07 L20 D02 D03 L30")
    give(state, RED, score=9, cards="D16 L08")
    board.refinery(state, YELLOW, "NA_S", "r")
    board.turn(state)
    assert asked(state) == "Take a card. Its region is where you act this turn."
    assert choices(state) == [
        "Take Canada (3 shares I)",
        "Take Canada (1 share III and 2 drops)",
        "Take USA and Mexico ($2 and 1 drop)",
        "Take USA and Mexico (3 drops)",
        "Take West Russia (a refinery to empty)",
        "Take Far East (2 shares III and 1 drop)",
        "Take Canada (1 drop and a refinery to empty)",
        "Take USA and Mexico (3 shares IV and 1 drop)",
        "Renew the display for 4 VP, leaves 5 VP",
        "Use your card USA and Mexico (a refinery to empty) to empty a refinery",  # W61: the one without drops
    ]
    assert (prompts.clause(state), heard(state)) == ("W45", "Ada is choosing a card.")


@pytest.mark.clause("W49", "W50", "W71", "W75")
def test_step_d_tells_prices_bonuses_and_the_white_continent() -> None:
    state = table()
    for zone in ("NA_S", "SA_W"):
        board.refinery(state, RED, zone)
    building(state, "L01", cash=20)
    assert asked(state) == (
        "Build in Canada or on one white continent, or go on. You have $20 and 20 of your own shares."
    )
    offered = choices(state)
    assert {"Build a rig for $4", "Build a refinery for $12: 6 VP, in West Africa"} <= set(offered)
    assert offered[-2:] == ["Choose how to pay the next price", "Build nothing more"]
    play(state, "tanker:AF_E")
    assert asked(state).startswith("Build in Canada or in Africa, or go on. You have $18")
    assert "Add a train for $2, on the Middle East – West Africa link" in choices(state)


@pytest.mark.clause("W33", "W42")
def test_a_price_beyond_the_cash_tells_what_it_takes_in_shares() -> None:
    state = table()
    give(state, RED, blue=3)
    building(state, "L01", cash=1)
    assert asked(state).endswith("You have $1, 20 of your own shares and 3 others.")
    assert "Build a rig for $4 ($1 and 9 shares)" in choices(state)
    state.cash[RED] = 0
    assert "Build a tanker for $2 (6 shares), in Canada" in choices(state)


@pytest.mark.clause("W33")
def test_whoever_asks_for_it_chooses_how_to_pay() -> None:
    state = table()
    give(state, RED, red=12, blue=3)
    building(state, "L01", cash=20)
    play(state, "mix")
    assert asked(state).endswith("You choose how the next price is paid.")
    assert "Build a tanker for $2, paid as you choose, in Canada" in choices(state)
    play(state, "tanker:NA_N")
    assert asked(state).startswith("The tanker costs $2. How do you pay? Three shares make a dollar.")
    assert choices(state) == ["$2, no shares", "$1 and 3 shares", "$0 and 6 shares"]
    assert (standings.phase(state), prompts.clause(state)) == ("D", "W33")
    play(state, "cover:1")
    assert asked(state) == (
        "The tanker: $1 to be paid in shares, 3 of them still to name. How many of company I do you give? You have 12."
    )
    assert choices(state)[:2] == ["None of company I", "1 of company I"]


@pytest.mark.clause("W162", "W163")
def test_step_f_tells_that_the_first_voyage_is_free() -> None:
    state = table()
    board.tanker(state, RED, "NA_S")
    board.tanker(state, RED, "EU_S")
    board.fleet(state, "L01", cash=9)
    assert asked(state) == ("Do you move a tanker that carried no oil? The first is free, each further one costs $1.")
    assert choices(state) == [
        "Move the tanker in the USA and Mexico, for nothing",
        "Move the tanker in South Europe, for nothing",
        "Move no tanker and end the turn",
    ]
    play(state, "move:NA_S")
    assert asked(state) == "Where does your tanker in the USA and Mexico sail?"
    assert "Sail to the Middle East" in choices(state)
    play(state, "sail:AS_W")
    assert "The next costs $1." in asked(state)
    assert choices(state)[0] == "Move the tanker in South Europe for $1"
    assert choices(state)[-1] == "Move no more tankers and end the turn"


# --- drilling and auctions ---


def drilling(yellow: int = 20, **options: Any) -> Wildcatters:
    """Ada drills in the USA and Mexico, where Ben and Clara have rigs and a wildcatter stands; Ben has so many own
    shares."""
    state = table(**options)
    board.rig(state, RED, "NA_S", 2)
    board.rig(state, YELLOW, "NA_S")
    board.rig(state, GREEN, "NA_S")
    board.token(state, "NA_S")
    give(state, YELLOW, yellow=yellow)
    oil(state, "L05", cash=20)
    play(state, "drill")
    return state


@pytest.mark.clause("W93")
def test_joining_a_drilling_is_a_question_with_its_price() -> None:
    state = drilling()
    assert asked(state) == (
        "Ada drills in the USA and Mexico. Do you join for 3 of your own shares, paid to Ada? "
        "One of your rigs becomes a pump with 3 barrels. You have 20 of your own shares."
    )
    assert choices(state) == ["Join for 3 of your own shares, leaves 17", "Do not join"]
    assert heard(state) == "Ben may join the drilling in the USA and Mexico."


@pytest.mark.clause("W173", "W174")
@pytest.mark.parametrize("own", [2, 3])
def test_joining_tells_when_a_loan_would_follow(own: int) -> None:
    assert choices(drilling(yellow=own))[0] == "Join for 3 of your own shares, and have to borrow"


@pytest.mark.clause("W92")
def test_joining_tells_how_many_barrels_are_left_for_the_pump() -> None:
    state = drilling()
    state.supply[YELLOW] = 1
    assert "a pump with 1 barrel." in asked(state)


@pytest.mark.clause("W100", "W101", "W196")
def test_an_auction_tells_the_bid_that_stands_and_what_the_wildcatter_is_worth() -> None:
    state = drilling()
    give(state, RED, taken=1)
    play(state, "join decline")
    assert asked(state) == (
        "A wildcatter in the USA and Mexico is up for auction, from 4 of your own shares. Do you open? "
        "It would be your wildcatter number 2, worth 4 VP. "
        "You have 20 of your own shares; from a bid of 20 on, you would have to borrow if you won."
    )
    assert (choices(state)[0], choices(state)[-1]) == ("Bid 4, leaves 16", "Pass")
    assert heard(state) == "Ada may open the bidding for the wildcatter in the USA and Mexico."
    play(state, "bid:7")
    assert asked(state).startswith("Ada bids 7 shares for the wildcatter in the USA and Mexico. Do you go higher?")
    assert heard(state) == "The wildcatter in the USA and Mexico stands at 7. Ben may go higher or pass."


@pytest.mark.clause("W103", "W174")
@pytest.mark.parametrize(
    ("setting", "own", "told"),
    [
        ({}, 3, "You have 3 of your own shares: whatever you bid, you would have to borrow if you won."),
        ({}, 7, "You have 7 of your own shares; from a bid of 7 on, you would have to borrow if you won."),
        ({"zero_loan": False}, 7, "7 of your own shares; from a bid of 8 on, you would have to borrow if you won."),
        ({"credit_bids": False}, 7, "7 of your own shares; from a bid of 7 on, you would have to borrow if you won."),
        ({"zero_loan": False, "credit_bids": False}, 7, "You have 7 of your own shares."),
    ],
)
def test_an_auction_tells_from_which_bid_on_one_would_have_to_borrow(
    setting: dict[str, bool], own: int, told: str
) -> None:
    state = drilling(yellow=3 + own, **setting)
    play(state, "join decline pass")
    give(state, RED, red=20)
    state.out = 0  # as if red could still answer
    assert asked(state).endswith(told)


@pytest.mark.clause("W103")
def test_a_bid_tells_how_much_of_it_would_be_borrowed() -> None:
    state = drilling(yellow=8)
    play(state, "join decline bid:4")
    assert choices(state)[:3] == [
        "Bid 5, all your own shares; if you win, you have to borrow",
        "Bid 6, 1 more than you have; if you win, you have to borrow",
        "Bid 7, 2 more than you have; if you win, you have to borrow",
    ]


# --- emptying, ends of rounds ---


@pytest.mark.clause("W55", "W157", "W158", "W159")
def test_emptying_tells_what_each_number_of_barrels_brings() -> None:
    state = table()
    give(state, RED, cards="L08")
    board.refinery(state, YELLOW, "NA_S", "rrgy")
    board.refinery(state, RED, "RU_E", "g")
    board.turn(state)
    play(state, "empty")
    assert asked(state).startswith("Which refinery do you empty with your card USA and Mexico (a refinery to empty)?")
    assert choices(state) == [
        "USA and Mexico: Ben’s refinery (Ada 2, Ben 1 and Clara 1)",
        "East Russia: your own refinery (Clara 1)",
    ]
    play(state, "drain:NA_S")
    assert (int(state.seat), standings.phase(state)) == (YELLOW, "A")
    assert asked(state) == (
        "Your refinery in the USA and Mexico is emptied, with 1 barrel of yours. "
        "How many do you deliver to North America? Each of the others brings you 4 shares."
    )
    assert choices(state) == ["Deliver 0, take back 1: 16 shares in all", "Deliver 1, take back 0: 12 shares in all"]
    play(state, "deliver:1")
    assert asked(state) == (
        "For the refinery in the USA and Mexico you take shares: 12 still to choose. How many of company I? You have 0."
    )
    assert (choices(state)[0], choices(state)[12]) == ("None of company I", "12 of company I")


@pytest.mark.clause("W165")
def test_a_full_refinery_is_emptied_in_step_g() -> None:
    state = table()
    board.refinery(state, YELLOW, "NA_S", "rrry")
    board.waiting(state, RED, "NA_S", 1)
    oil(state, "L05", cash=20)
    play(state, "transport")  # the barrel has only one way
    assert (int(state.seat), standings.phase(state)) == (YELLOW, "G")
    assert "Ada’s turn in the USA and Mexico: step G, full refineries." in title(state)


@pytest.mark.clause("W180", "W182")
def test_repaying_tells_the_price_and_what_is_left() -> None:
    state = table(round_=3)
    give(state, RED, red=31, loans=2)
    state.step, state.seat = ask.REPAY, RED
    assert asked(state) == (
        "You have 2 loans and 31 of your own shares. How many loans do you repay, at 15 shares each?"
    )
    assert choices(state) == [
        "Repay nothing",
        "Repay 1 loan with 15 of your own shares, leaves 16",
        "Repay 2 loans with 30 of your own shares, leaves 1",
    ]
    assert title(state).startswith("Wildcatters, end of round 3 of 7: loans.")


@pytest.mark.clause("W28", "W29", "W191")
def test_order_and_last_cards_are_questions_of_their_own() -> None:
    seen: dict[str, str] = {}
    for state in chain(*(positions(4, seed) for seed in (3, 6))):
        if state.seat >= 0 and standings.phase(state) in ("order", "end") and len(state.legal()) > 1:
            seen.setdefault(prompts.clause(state), f"{asked(state)} {choices(state)[-1]}")
    assert seen["W29"].startswith("Your ")
    assert "which place do you take in the last round? Play as number 4" in seen["W29"]
    assert seen["W191"].startswith("The last turn is over. Do you use your card ")
    assert seen["W191"].endswith("Use no more cards")


# --- random games ---


def test_every_question_and_answer_of_random_games_is_said() -> None:
    met: set[str] = set()
    games = chain(positions(4, 31), positions(3, 32), positions(4, 33, zero_loan=False), positions(3, 34))
    for state in games:
        for language in LANGUAGES:
            words = catalogue(language, GAME)
            assert words.say(standings.title(state), NAMES)
            assert words.say(prompts.prompt(state, PUBLIC), NAMES)
            assert prompts.clause(state).startswith("W")
            for choice in scene(state, int(state.seat)).choices if state.seat >= 0 else ():
                met.add(ACTIONS.kind(choice.action).name)
                assert words.say(choice.text, NAMES)
    rare = {"unload", "ride", "dispatch", "repay"}  # proven above, and not in every random game
    assert {kind.name for kind in ACTIONS.kinds} - CHANCES - rare <= met
