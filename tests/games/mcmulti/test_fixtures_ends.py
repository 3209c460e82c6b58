"""The logs of whole games: two islands each, nobody's island, both variants, and how a game can end."""

from collections import Counter

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.actions import ACTIONS, ask
from gusher.games.mcmulti.data import BONUS, GAS_TAX, GOAL, NOTHING, PROPERTY_TAX, REASONS, REFINERY, STATION_TAX
from gusher.games.mcmulti.effects.dice import (
    CounterDropped,
    CounterKept,
    CounterRolled,
    EconomyChanged,
    PriceRose,
    Rolled,
    RolledAgain,
)
from gusher.games.mcmulti.effects.equipment import Bought
from gusher.games.mcmulti.effects.news import (
    ForcedSold,
    NewsCovered,
    NewsEnded,
    NewsOpened,
    NewsStruck,
    TaxDue,
    TaxPaid,
)
from gusher.games.mcmulti.effects.oil import Pumped, Refined
from gusher.games.mcmulti.effects.turns import (
    Announced,
    Ended,
    IslandPicked,
    PickerDrawn,
    StartBegun,
    TurnBegun,
    Waited,
)
from gusher.games.mcmulti.rules import turns
from gusher.games.mcmulti.words import prompts
from gusher.kernel import log
from gusher.kernel.state import OVER, PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.mcmulti.positions import cell, economy, places, refusal, standing
from tests.games.mcmulti.replays import after, lines, replayed, state_of, taxes, told, told_of
from tests.games.mcmulti.speech import ADA, BEN, CLARA, DAN, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST

# --- two and three players, and the variants ---


@pytest.mark.clause("M126", "M127", "M129", "M131")
def test_two_players_have_two_islands_each() -> None:
    name = "both-variants"
    assert [(effect.seat, effect.island) for _, effect in told_of(name, StartBegun)] == [
        (BEN, NORTH_EAST),  # Ben is first
        (ADA, SOUTH_EAST),
        (BEN, SOUTH_WEST),
        (ADA, NORTH_WEST),
    ]
    assert told(name, 24, 24) == [  # Ben's roll touches a refinery on either of Ada's islands: she is asked once
        Refined(ADA, 0, 2, (NORTH_WEST * 36 + cell("1/2"), SOUTH_EAST * 36 + cell("1/3")))
    ]
    stations = (NORTH_WEST * 36 + cell("4/3"), SOUTH_EAST * 36 + cell("6/5"), SOUTH_EAST * 36 + cell("6/6"))
    assert told(name, 84, 84) == [Pumped(ADA, 1, 3, 24, 24, 24, stations)]
    state = after(name, 67)  # the turn of Ada's north-west island
    assert places(state, "sell") == {"1/2"}  # not the rig on the same column of her other island
    assert refusal(state, "sell", island=SOUTH_EAST, row=1, column=2) == "M127"
    for entry, bought in told_of(name, Bought):
        assert bought.island == after(name, entry - 1).island


@pytest.mark.clause("M137", "M138", "M139")
def test_a_second_roll_stands_and_the_first_counts_for_nothing() -> None:
    name = "both-variants"
    assert told(name, 51, 53) == [
        Rolled(SOUTH_EAST, 5, 4, 0),  # both reach the counter die on 4: kept, it would have changed the economy
        RolledAgain(ADA),
        Rolled(SOUTH_EAST, 1, 1, 1),
        CounterKept(4),
        NewsStruck(GAS_TAX),
    ]
    assert after(name, 52).counter == after(name, 53).counter == 4
    for entry, _ in told_of(name, RolledAgain):
        assert after(name, entry + 1).step != ask.REROLL  # once only, double or not


@pytest.mark.clause("M140", "M141", "M142", "M144")
def test_the_counter_die_drops_until_both_dice_reach_it() -> None:
    name = "both-variants"
    dropped = [(n, effect.counter) for n, effect in told_of(name, CounterDropped)]
    assert dropped == [(29, 5), (46, 4), (83, 3), (90, 2)]
    assert told(name, 96, 97) == [  # no double, but the economy changes; the news stay as they are
        Rolled(NORTH_EAST, 5, 2, 0),
        CounterRolled(6),
        EconomyChanged(old_economy=0, economy=2),
        PriceRose(9, 23, 41),
    ]
    assert after(name, 97).counter == 6
    # Doubles below the counter die make the news and nothing else.
    assert (economy(after(name, 53)), after(name, 53).price) == ("recovery", 26)
    assert told(name, 116, 116) == [Rolled(NORTH_EAST, 3, 3, 1), CounterKept(6), NewsCovered(BONUS)]


@pytest.mark.clause("M132", "M133", "M134", "M135", "M136")
def test_the_dice_of_nobodys_island_count_for_the_others() -> None:
    name = "nobodys-island"
    begun = [effect for _, effect in told_of(name, TurnBegun)]
    assert [(effect.round, effect.seat) for effect in begun if effect.island == SOUTH_WEST] == [
        (number, NOTHING) for number in range(1, 6)
    ]
    assert told(name, 32, 34)[:-1] == [
        Rolled(SOUTH_WEST, 4, 5, 0),
        Refined(ADA, 2, 2, (cell("3/4"), cell("5/4"))),  # red is shared with the north-west
        Refined(CLARA, 1, 1, (SOUTH_EAST * 36 + cell("5/1"),)),  # blue with the south-east
    ]
    assert told(name, 59, 61) == [  # a double counts in full; Ada comes first, clockwise
        Rolled(SOUTH_WEST, 1, 1, 1),
        EconomyChanged(old_economy=2, economy=1),
        PriceRose(7, 59, 73),
        NewsStruck(GAS_TAX),
        NewsOpened(STATION_TAX),
        TaxDue(ADA, GAS_TAX, 25, 23, (0, 0, 0, 0, 0, 5)),
        ForcedSold(ADA, NORTH_WEST, cell("3/4"), REFINERY, 50, GAS_TAX),
        TaxPaid(ADA, GAS_TAX, 25, 0),
        TaxDue(BEN, GAS_TAX, 15, 250, (0, 0, 0, 0, 0, 3)),
        TaxPaid(BEN, GAS_TAX, 15, 0),
        TaxDue(CLARA, GAS_TAX, 30, 186, (0, 0, 0, 0, 0, 6)),
        TaxPaid(CLARA, GAS_TAX, 30, 0),
        NewsEnded(GAS_TAX),
        TurnBegun(ADA, NORTH_WEST, 4, 0),
    ]


# --- the end ---


@pytest.mark.clause("M150", "M152", "M153", "M154", "M155")
def test_the_last_round_decides_and_not_the_announcement() -> None:
    name = "last-round"
    ((entry, announced),) = told_of(name, Announced)
    assert announced == Announced(BEN, NORTH_EAST, 1075, 1)
    assert after(name, entry - 2).step == ask.SHOP  # asked once he has said that he is done
    assert max(after(name, entry).cash) == 1075  # nobody else had more
    last = [(effect.island, effect.left) for n, effect in told_of(name, TurnBegun) if n >= entry]
    assert last == [(SOUTH_EAST, 4), (SOUTH_WEST, 3), (NORTH_WEST, 2), (NORTH_EAST, 1)]
    assert after(name, 448).cash[CLARA] >= GOAL  # there is no second announcement
    state = state_of(replayed(name))
    assert told(name)[-1] == Ended(REASONS.index("announced"))
    assert (state.scores(), state.ranks()) == ([801, 1307, 1424, 351], [3, 2, 1, 4])  # Clara wins
    assert said(name, "en") == "Clara wins with 1,424M."


@pytest.mark.clause("M153")
def test_who_has_enough_may_wait() -> None:
    match = log.read(lines("last-round"), to=429)
    match.answer(BEN, {"do": "wait"})
    assert match.steps[-1].effects == [Waited(BEN, 1075), TurnBegun(CLARA, SOUTH_EAST, 8, left=0)]
    assert state_of(match).announcer == NOTHING


@pytest.mark.clause("M146", "M148")
def test_nobody_announces_in_the_last_round_of_a_limited_game() -> None:
    name = "turn-limit"
    before, state = after(name, 449), state_of(replayed(name))
    assert (state.setting.turn_limit, turns.round_of(state), state.turn) == (10, 10, 40)
    assert before.cash[ADA] >= GOAL  # she says that she is done, and is asked nothing more
    assert ACTIONS.words(replayed(name).steps[-1].entry.action) == {"do": "done"}
    assert told(name, 450) == [Ended(REASONS.index("limit"))]
    assert told_of(name, Announced) == []
    assert state.scores() == [1017, 1044, 778, 703]


@pytest.mark.clause("M130", "M149")
def test_a_game_in_which_nobody_has_anything_left_is_over() -> None:
    name = "dead-game"
    before, state = after(name, 103), state_of(replayed(name))
    assert (list(before.cash), list(before.crude), list(before.gas)) == ([0, 0], [0, 0], [0, 0])
    # A depression pays for a rig just what the tax asks for it, and both own nothing but rigs.
    assert economy(before) == "depression"
    assert taxes(name, PROPERTY_TAX) == [(BEN, 24, 0), (ADA, 24, 0)]
    sold = Counter((effect.seat, effect.island) for _, effect in told_of(name, ForcedSold))
    assert sold == {(BEN, NORTH_EAST): 8, (BEN, SOUTH_WEST): 4, (ADA, SOUTH_EAST): 12}
    assert [standing(state, island) for island in range(4)] == [set()] * 4
    assert list(state.parked) == [0, 3, 4, 0]  # not on an island, and 50 is more than anybody has
    assert (state.seat, REASONS[state.reason], state.scores(), state.ranks()) == (OVER, "dead", [0, 0], [1, 1])
    assert said(name, "en") == "Nobody has anything left: Ada and Ben share the win."


@pytest.mark.clause("M151", "M157")
def test_equal_cash_shares_the_win() -> None:
    state = state_of(replayed("shared-win"))
    assert (state.scores(), state.ranks()) == ([250, 245, 250], [1, 3, 1])
    assert said("shared-win", "en") == "Ada and Clara share the win with 250M each."
    assert said("shared-win", "fr") == "Ada et Clara se partagent la victoire avec 250\xa0M chacun."


def said(name: str, language: str) -> str:
    """The last word of a game."""
    match = replayed(name)
    return catalogue(language, GAME).say(prompts.prompt(state_of(match), PUBLIC), match.names)


@pytest.mark.clause("M3", "M132", "M153", "M154", "M156")
def test_three_pick_their_islands_and_the_end_is_announced_in_anothers_turn() -> None:
    name = "picked-islands"
    picked = [(effect.seat, effect.island) for _, effect in told_of(name, IslandPicked)]
    assert [effect.seat for _, effect in told_of(name, PickerDrawn)] == [BEN, CLARA, ADA]
    assert picked == [(BEN, SOUTH_WEST), (CLARA, NORTH_EAST), (ADA, NORTH_WEST)]
    assert told_of(name, Waited) == [(384, Waited(BEN, 1049))]
    ((entry, announced),) = told_of(name, Announced)
    assert (entry, announced) == (396, Announced(BEN, NORTH_WEST, 1112, 1))  # after Ada's turn
    last = [(effect.seat, effect.island) for n, effect in told_of(name, TurnBegun) if n >= entry]
    assert last == [(CLARA, NORTH_EAST), (NOTHING, SOUTH_EAST), (BEN, SOUTH_WEST), (ADA, NORTH_WEST)]
    shop = after(name, 403)  # Clara's dice: red 4, blue 3
    assert refusal(shop, "sell", island=NORTH_EAST, row=2, column=4) == "M156"  # a rig beside the crossing
    state = state_of(replayed(name))
    assert (state.scores(), state.ranks()) == ([896, 1154, 917], [3, 1, 2])


@pytest.mark.clause("M110")
def test_who_has_little_but_a_parked_refinery_is_let_off_the_rest_of_its_tax() -> None:
    name = "parked-taxed"
    assert list(after(name, 127).parked) == [1, 0, 1, 0]
    assert taxes(name, PROPERTY_TAX) == [(CLARA, 7, 13), (DAN, 60, 0), (ADA, 13, 7), (BEN, 32, 0)]
    assert list(state_of(replayed(name)).parked) == [1, 0, 1, 0]
