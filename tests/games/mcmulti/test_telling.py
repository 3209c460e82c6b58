"""What McMulti says of a position: questions, answers, facts about players, the end."""

from itertools import chain

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.actions import ACTIONS, ask, do
from gusher.games.mcmulti.data import (
    BUYING,
    CRUDE,
    DEAD,
    DOMESTIC,
    EMBARGO,
    FOREIGN,
    GAS,
    LIMIT,
    NOTHING,
    PARKED,
    REFINERY,
    RIG,
    STATION,
    STATION_TAX,
    WELL,
)
from gusher.games.mcmulti.effects.turns import Announced, TurnBegun
from gusher.games.mcmulti.rules import ground
from gusher.games.mcmulti.scene import scene
from gusher.games.mcmulti.state import McMulti
from gusher.games.mcmulti.words import prompts, standings
from gusher.kernel.game import LANGUAGES
from gusher.kernel.state import OVER, PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.mcmulti.positions import act, bare, roll, turn
from tests.games.mcmulti.speech import ADA, BEN, CROSSING, NAMES, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, positions, said

DRAWN = {"picker", "first", "news", "roll", "counter"}  # what chance answers


def possible(state: McMulti) -> list[str]:
    return [said(choice.text) for choice in scene(state, int(state.seat)).choices]


def asked(state: McMulti) -> str:
    return said(prompts.prompt(state, int(state.seat)))


def opening(seats: int = 4, card: int = STATION_TAX) -> McMulti:
    """Ada goes shopping first; the given card is on the front page."""
    state = bare(seats)
    state.play(do.FIRST + ADA)
    state.play(do.NEWS + card)
    return state


def first_turn(seats: int = 4) -> McMulti:
    """Nobody has bought anything: Ada's first turn begins with the markets."""
    state = opening(seats)
    while state.turn == 0:
        state.play(do.DONE)
    return state


def rolled(step: int) -> McMulti:
    """Ada's first turn after a roll of red 5 and blue 3, at a question of the dice phase or later."""
    state = first_turn()
    state.step, state.red, state.blue = step, 5, 3
    return state


# --- questions and answers ---


@pytest.mark.clause("M19", "M20")
def test_the_opening_offers_what_one_can_pay_with_what_is_left() -> None:
    state = opening()
    assert asked(state) == "What do you buy for your north-west island before the first turn? You have 200M."
    assert possible(state) == [
        "Buy a rig for 5M, leaves 195M",
        "Buy a station for 48M, leaves 152M",
        "Buy a refinery for 64M, leaves 136M",
        "That is all",
    ]
    assert prompts.clause(state) == "M19"


@pytest.mark.clause("M14", "M16")
def test_a_place_is_named_by_its_dice_and_a_refinery_by_both_ends() -> None:
    state = opening()
    state.play(do.BUY + RIG)
    assert (asked(state), prompts.clause(state)) == ("Where on your north-west island does the rig for 5M go?", "M16")
    assert (len(possible(state)), possible(state)[CROSSING]) == (36, "Blue row 3, red column 5")
    state = opening()
    state.play(do.BUY + REFINERY)
    assert prompts.clause(state) == "M14"
    assert possible(state)[0] == "Blue rows 1–2, red columns 1–2"
    assert possible(state)[-1] == "Blue rows 5–6, red columns 5–6"


@pytest.mark.clause("M6", "M26", "M33")
def test_the_markets_are_offered_with_their_next_prices() -> None:
    state = first_turn()
    assert asked(state) == ("Do you trade barrels abroad, at home, or not at all? You have 200M, 3 crude and 3 gas.")
    assert possible(state) == [
        "Trade abroad (crude costs 6M, brings 5M; gas costs 12M, brings 10M)",
        "Trade at home (crude costs 6M, brings 5M; gas costs 12M, brings 10M)",
        "Trade nothing and roll the dice",
    ]
    state.markets[FOREIGN * 2 + CRUDE] = 0
    state.markets[FOREIGN * 2 + GAS] = 30
    assert possible(state)[0] == "Trade abroad (crude sold out, brings 30M; gas costs 2M, market full)"


@pytest.mark.clause("M93")
def test_an_embargo_leaves_the_foreign_pair_out_of_the_question() -> None:
    state = first_turn()
    state.news_force |= 1 << EMBARGO
    state.news_down &= ~(1 << EMBARGO)
    assert asked(state).startswith("Do you trade barrels at home, or not at all?")
    assert "Embargo in force" in said(scene(state, PUBLIC).title)
    assert "abroad" not in " ".join(possible(state))


@pytest.mark.clause("M28", "M30", "M35")
def test_a_trade_tells_the_price_and_the_cash_after_it() -> None:
    state = first_turn()
    state.play(do.MARKET + DOMESTIC)
    state.play(do.TRADE + BUYING * 2 + CRUDE)
    assert asked(state) == ("Trading at home: another barrel, or roll the dice? You have 194M, 4 crude and 3 gas.")
    assert possible(state) == [
        "Buy 1 crude for 7M, then 187M in cash",
        "Buy 1 gas for 12M, then 182M in cash",
        "Sell 1 gas for 10M, then 204M in cash",
        "Stop trading and roll the dice",
    ]


@pytest.mark.clause("M44", "M46")
def test_a_find_tells_what_the_well_costs() -> None:
    state = rolled(ask.STRIKE)
    ground.put(state, NORTH_WEST, RIG, CROSSING)
    ground.put(state, SOUTH_EAST, WELL, 0)
    assert asked(state) == "Oil! Your rig on NW b3r5 can become a well for 20M. You have 200M."
    assert possible(state) == ["Build the well for 20M, leaves 180M", "Leave the rig as it is"]


@pytest.mark.clause("M55", "M61")
def test_refining_and_selling_tell_what_comes_of_each_number() -> None:
    state = rolled(ask.REFINE)
    ground.put(state, NORTH_WEST, REFINERY, 1 * 6 + 3)  # two hits: the crossing is inside
    assert asked(state) == "How many barrels do you refine? Up to 2 are possible. You have 200M, 3 crude and 3 gas."
    assert possible(state) == [
        "Refine nothing (then 3 crude, 3 gas)",
        "Refine 1 (then 2 crude, 4 gas)",
        "Refine 2 (then 1 crude, 5 gas)",
    ]
    state = rolled(ask.PUMP)
    for cell in (CROSSING, CROSSING - 1):
        ground.put(state, NORTH_WEST, STATION, cell)
    assert asked(state) == (
        "How many barrels do your stations sell? Up to 3 are possible; "
        "the first brings 26M, each further one 1M less. You have 3 gas."
    )
    assert possible(state) == [
        "Sell nothing",
        "Sell 1 for 26M",
        "Sell 2 for 51M (26M down to 25M)",
        "Sell 3 for 75M (26M down to 24M)",
    ]


@pytest.mark.clause("M117", "M119")
def test_a_tax_tells_the_debt_and_what_may_be_sold() -> None:
    state = rolled(ask.FORCED_SALE)
    state.cash[ADA], state.debt, state.news_due = 0, 30, STATION_TAX
    ground.put(state, NORTH_WEST, STATION, 0)
    ground.put(state, NORTH_WEST, WELL, 1)
    assert asked(state) == "Station tax: you owe 30M and have 0M. What do you sell?"
    assert possible(state) == ["Sell the station, NW b1r1: 24M"]
    assert prompts.clause(state) == "M119"


@pytest.mark.clause("M103", "M106")
def test_parking_tells_how_many_refineries_have_to_go() -> None:
    state = rolled(ask.PARK)
    state.cash[ADA] = 70
    for corner in (0, 2, 4):
        ground.put(state, NORTH_WEST, REFINERY, corner)
    assert asked(state) == ("Your 70M is not enough to pay 50M for each refinery. Which one is parked? 2 have to be.")
    assert possible(state) == [f"Park the refinery on NW b1r{column}" for column in (1, 3, 5)]


@pytest.mark.clause("M64", "M68", "M105")
def test_phase_three_offers_purchases_the_return_of_a_refinery_and_touched_pieces() -> None:
    state = rolled(ask.SHOP)
    ground.put(state, NORTH_WEST, STATION, CROSSING - 1)
    ground.put(state, NORTH_WEST, STATION, 0)  # not touched
    state.parked = state.parked[:]
    state.parked[NORTH_WEST] = 1
    answers = possible(state)
    assert "Bring back a parked refinery for 50M, leaves 150M" in answers
    assert [answer for answer in answers if answer.startswith("Sell")] == ["Sell the station, NW b3r4: 24M"]
    assert answers[-1] == "Done with buying and selling"
    state.step, state.wanted = ask.PLACE, PARKED
    assert asked(state) == "Where on your north-west island does the refinery go? You pay 50M for its return."
    assert prompts.clause(state) == "M109"


@pytest.mark.clause("M153")
def test_announcing_is_a_question_with_two_answers() -> None:
    state = rolled(ask.ANNOUNCE)
    state.cash[ADA] = 1030
    assert asked(state).startswith("You have 1,030M. Do you announce the end?")
    assert possible(state) == ["Announce the end with 1,030M", "Say nothing and play on"]
    assert said(prompts.prompt(state, BEN)) == "Ada may announce the end, after the turn of the north-west island."
    assert scene(state, BEN).choices == []


@pytest.mark.clause("M154")
def test_who_may_announce_is_told_how_many_turns_are_left_then() -> None:
    for seats, turns in ((2, "Each of you then has two last turns"), (3, "Everybody then has one last turn")):
        state = turn(1, seats=seats, cash=[1000, 0, 0][:seats])
        roll(state, 1, 2)
        assert asked(state).endswith(f"{turns}; the north-east island plays last.")
        announced = Announced(ADA, 1, 1000, 4 // seats).say()
        assert ("which makes two for each player" in said(announced)) == (seats == 2)
        assert ("soit deux par joueur" in said(announced, "fr")) == (seats == 2)


@pytest.mark.clause("M3", "M132")
def test_picking_an_island_is_asked_and_told() -> None:
    state = bare(3, islands="picked")
    assert said(prompts.prompt(state, ADA)) == "Lots are drawn for who picks an island first."
    facts = act(state, "picker", seat=BEN) + act(state, "picker", seat=ADA)
    assert [said(fact.say()) for fact in facts] == [
        "Ben picks an island first.",
        "Ada picks an island second.",
        "Clara picks an island third.",
    ]
    assert asked(state) == "Which island do you pick? One of the four will stay empty."
    assert (prompts.clause(state), said(prompts.prompt(state, ADA))) == ("M3", "Ben is picking an island.")
    assert possible(state)[SOUTH_EAST] == "Take the south-east island"
    assert said(scene(state, PUBLIC).title).startswith("McMulti, picking islands. Economy: Recovery.")
    assert [said(fact) for fact in scene(state, PUBLIC).players[BEN].facts] == ["3 crude, 3 gas", "no equipment"]
    (picked,) = act(state, "island", island=SOUTH_EAST)
    assert said(picked.say()) == "Ben takes the south-east island."
    assert said(scene(state, PUBLIC).players[BEN].facts[-1]) == "island: south-east"


# --- whose turn, who has what ---


@pytest.mark.clause("M123", "M125", "M128")
def test_two_players_are_told_which_of_their_islands_is_in_turn() -> None:
    state = first_turn(seats=2)
    assert said(prompts.prompt(state, BEN)) == "Ada (north-west) is choosing a market."
    assert "round 1, north-west (Ada), phase I, barrels" in said(scene(state, BEN).title)
    state.island = SOUTH_EAST
    assert said(prompts.prompt(state, BEN)) == "Ada (south-east) is choosing a market."
    facts = [said(fact) for fact in scene(state, BEN).players[BEN].facts]
    assert facts == ["3 crude, 3 gas", "no equipment", "islands: north-east and south-west"]


@pytest.mark.clause("M132", "M133")
def test_nobodys_island_is_called_so() -> None:
    state = first_turn(seats=3)
    while state.island != SOUTH_WEST:
        state.play(
            {ask.ROLL: do.ROLL + 1}.get(int(state.step), do.NO_MARKET if state.turn and not state.red else do.DONE)
        )
    assert "south-west (nobody’s), phase II, dice" in said(scene(state, PUBLIC).title)
    assert said(prompts.prompt(state, PUBLIC)) == "The dice roll for the south-west island."
    assert prompts.clause(state) == "M133"
    begun = TurnBegun(NOTHING, SOUTH_WEST, 1, 0)
    assert said(begun.say()).endswith("south-west island, which is nobody’s. Only the dice are rolled.")


@pytest.mark.clause("M104", "M151", "M158")
def test_a_players_facts_are_open_to_all_and_its_points_are_its_cash() -> None:
    state = first_turn()
    for piece, cell in ((RIG, 0), (RIG, 1), (WELL, 2), (REFINERY, 12)):
        ground.put(state, NORTH_WEST, piece, cell)
    state.parked = state.parked[:]
    state.parked[NORTH_WEST] = 1
    state.announcer = ADA
    for viewer in (ADA, BEN, PUBLIC):
        ada = scene(state, viewer).players[ADA]
        assert ada.points == 200
        assert [said(fact) for fact in ada.facts] == [
            "3 crude, 3 gas",
            "2 rigs, 1 well and 1 refinery",
            "island: north-west",
            "1 refinery parked",
            "has announced the end",
        ]


@pytest.mark.clause("M62")
def test_a_consumer_price_at_the_bottom_is_told() -> None:
    state = first_turn()
    assert "Consumers pay 26M." in said(scene(state, ADA).title)
    state.price = 1
    assert "Consumers buy nothing." in said(scene(state, ADA).title)


# --- the end ---


def ended(cash: list[int], reason: int = LIMIT) -> McMulti:
    state = first_turn()
    for seat, money in enumerate(cash):
        state.cash[seat] = money
    state.seat, state.step, state.reason, state.turn = OVER, ask.ENDED, reason, 48
    return state


@pytest.mark.clause("M146", "M151", "M157")
def test_the_end_names_the_winner_and_what_counts_for_nothing() -> None:
    state = ended([1165, 652, 1005, 1120])
    assert (asked(state), prompts.clause(state)) == ("Ada wins with 1,165M.", "M151")
    assert [said(line) for line in standings.breakdown(state)] == [
        "Round 12 was agreed as the last. Cash alone counts:",
        "1. Ada: 1,165M. Worth nothing: 3 crude, 3 gas; no equipment.",
        "2. Dan: 1,120M. Worth nothing: 3 crude, 3 gas; no equipment.",
        "3. Clara: 1,005M. Worth nothing: 3 crude, 3 gas; no equipment.",
        "4. Ben: 652M. Worth nothing: 3 crude, 3 gas; no equipment.",
    ]
    assert said(scene(state, PUBLIC).title).startswith("McMulti, ended in round 12. Cash: Ada 1,165M,")
    shared = ended([1120, 652, 1005, 1120])
    assert (asked(shared), prompts.clause(shared)) == ("Ada and Dan share the win with 1,120M each.", "M157")


@pytest.mark.clause("M149")
def test_an_end_with_nothing_left_is_shared_by_all() -> None:
    state = ended([0, 0, 0, 0], DEAD)
    assert asked(state) == "Nobody has anything left: Ada, Ben, Clara and Dan share the win."
    assert prompts.clause(state) == "M149"


def test_before_the_end_the_breakdown_says_so() -> None:
    assert said(standings.breakdown(first_turn())[0]) == "If the game ended now, cash alone would count:"


# --- random games ---


def test_every_question_and_answer_of_random_games_is_said() -> None:
    kinds: set[str] = set()
    games = chain(*(positions(seats, seed, reroll=True) for seats in (2, 3, 4) for seed in (31, 32)))
    for state in games:
        for language in LANGUAGES:
            words = catalogue(language, GAME)
            assert words.say(scene(state, PUBLIC).title, NAMES)
            assert words.say(prompts.prompt(state, PUBLIC), NAMES)
            for choice in scene(state, int(state.seat)).choices if state.seat >= 0 else ():
                kinds.add(ACTIONS.kind(choice.action).name)
                assert words.say(choice.text, NAMES)
    rare = {"announce", "wait", "park", "return"}  # proven above, and not in every random game
    assert {kind.name for kind in ACTIONS.kinds} - DRAWN - rare <= kinds
