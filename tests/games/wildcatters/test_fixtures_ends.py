"""The logs that reach the end of a round or of the game: repayments, scorings with ties, the last order, the last
cards; and what the house options change."""

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.cards import CardsOpened, Recycled, RoundBegun, TurnBegun
from gusher.games.wildcatters.effects.drilling import WildcatterWon
from gusher.games.wildcatters.effects.emptying import CardsKept, CardUsed, Emptied, OwnBarrels, SharesTaken
from gusher.games.wildcatters.effects.ending import (
    ContestScored,
    Ended,
    OrderChosen,
    OwnCompanyBonus,
    WildcattersScored,
)
from gusher.games.wildcatters.effects.loans import Borrowed, LastRepaid, Repaid
from gusher.games.wildcatters.effects.transport import (
    Delivered,
    Dispatched,
    Hauled,
    Loaded,
    TransportJoined,
    WildcatterTaken,
)
from gusher.games.wildcatters.rules import last_order
from gusher.games.wildcatters.words import prompts
from gusher.kernel.state import OVER, PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.wildcatters.looking import (
    cards_of,
    deck,
    discarded,
    display,
    loans,
    own,
    pledged,
    shares,
    supply,
    track,
)
from tests.games.wildcatters.positions import BLUE, GREEN, RED, YELLOW, offered, refusal
from tests.games.wildcatters.replays import after, card, replayed, scored, state_of, told, told_of, zone
from tests.games.wildcatters.speech import choices

YELLOW_2 = 5  # a tanker

# --- loans ---


@pytest.mark.clause("W180", "W181", "W183", "W184", "W185")
def test_four_players_repay_after_round_three_and_after_round_five() -> None:
    name = "both-windows-of-four"
    assert told_of(name, Repaid) == [(192, Repaid(GREEN, 1, 15, 15, 0)), (297, Repaid(YELLOW, 1, 20, 20, 3))]
    early = after(name, 191)
    assert (early.round, early.step, early.seat, own(early, GREEN)) == (3, ask.REPAY, GREEN, 15)
    assert (loans(early, RED), own(early, RED)) == (1, 6)  # Ada has a loan too, but cannot repay it: not asked
    late, scored_ = after(name, 296), after(name, 297)
    assert (late.round, late.step, late.seat, own(late, YELLOW)) == (5, ask.REPAY, YELLOW, 27)
    assert (pledged(late, YELLOW), pledged(scored_, YELLOW)) == (4, 3)
    assert supply(scored_, YELLOW) == supply(late, YELLOW) + 1
    assert [type(effect) for effect in told(name, 297)] == [Repaid, *[ContestScored] * 11, RoundBegun, TurnBegun]
    assert scored(name, interim=True)["yellow"][0][YELLOW] == 0  # three loans are left: barred from the own company


@pytest.mark.clause("W180", "W192", "W195")
def test_three_players_repay_after_round_four_and_after_round_six_and_at_the_end() -> None:
    name = "both-windows-of-three"
    assert told_of(name, Repaid) == [(187, Repaid(GREEN, 1, 15, 15, 0)), (251, Repaid(YELLOW, 1, 20, 20, 0))]
    assert (after(name, 186).round, after(name, 250).round) == (4, 6)
    assert told_of(name, LastRepaid) == [(313, LastRepaid(YELLOW, 1, 25, 25, 0))]
    assert own(after(name, 312), YELLOW) == 27
    assert scored(name, interim=False)["yellow"][0][YELLOW] == 2  # counted after the repayment
    state = state_of(replayed(name))
    assert (loans(state, YELLOW), pledged(state, YELLOW)) == (0, 0)


@pytest.mark.clause("W182", "W175")
def test_without_loans_at_zero_a_repayment_may_take_the_last_own_share() -> None:
    name = "both-windows-of-four"
    assert not after(name, 191).setting.zero_loan
    assert offered(after(name, 191)) == ["repay:0", "repay:1"]  # 15 of 15
    state = after(name, 192)
    assert (own(state, GREEN), loans(state, GREEN)) == (0, 0)
    strict = after(name, 191)
    strict.setting.zero_loan = True
    assert refusal(strict, "repay:1") == "W182"


@pytest.mark.clause("W173", "W175")
def test_without_loans_at_zero_only_a_fee_that_cannot_be_paid_forces_one() -> None:
    name = "loans-in-need"
    assert told(name, 154, 156)[1] == WildcatterWon(RED, zone("AS_E"), 18)
    assert told(name, 156, 156) == [
        TransportJoined(RED, zone("AS_E")),
        Hauled(RED, zone("AS_E"), 2, YELLOW, 2),
        WildcatterTaken(RED, zone("AS_E"), 1),
    ]
    for entry in (156, 157, 158):
        assert (own(after(name, entry), RED), loans(after(name, entry), RED)) == (0, 0)
    assert told(name, 159, 159) == [
        Loaded(RED, zone("AS_E"), YELLOW_2, YELLOW, 1),
        Borrowed(RED, 10, 1, 1),
        Dispatched(YELLOW, YELLOW_2, (1, 1, 0, 0)),
    ]
    assert own(after(name, 159), RED) == 9


@pytest.mark.clause("W103", "W174")
def test_with_loans_at_zero_a_bid_of_everything_forces_one() -> None:
    name = "order-by-loans-and-shares"
    before, won = after(name, 139), after(name, 140)
    assert "Bid 20, all your own shares; if you win, you have to borrow" in choices(before)
    assert Borrowed(GREEN, 10, 1, 1) in told(name, 140, 140)
    assert (own(before, GREEN), own(won, GREEN), loans(won, GREEN)) == (20, 10, 1)
    assert supply(won, GREEN) == supply(before, GREEN) - 2  # the wildcatter's barrel, then the pledge


# --- the interim scoring ---


@pytest.mark.clause("W185", "W186", "W188", "W189", "W190")
def test_ties_and_loans_at_the_interim_scoring() -> None:
    name = "interim-ties"
    assert scored(name, interim=True) == {
        "red": ((0, 3, 3, 2), (0, 3, 3, 0)),  # Ada, with nine, has a loan: two are first
        "yellow": ((1, 15, 2, 2), (0, 4, 1, 1)),  # two are second
        "green": ((0, 2, 0, 1), (0, 4, 0, 2)),  # nor is Clara counted in hers
        "blue": ((0, 0, 0, 2), (0, 0, 0, 4)),
        "AF": ((1, 0, 1, 0), (3, 0, 3, 0)),  # two are first
    }
    barred = [effect.barred for _, effect in told_of(name, ContestScored)]
    assert barred == [RED, NOTHING, GREEN, *[NOTHING] * 8]  # four companies and seven continents, not the cash
    before, state = after(name, 253), after(name, 254)
    assert [track(before, seat) for seat in range(4)] == [15, 26, 14, 22]
    assert [track(state, seat) for seat in range(4)] == [15 + 3, 26 + 11, 14 + 7, 22 + 7]


# --- the order of the last round ---


@pytest.mark.clause("W28", "W29", "W30")
def test_equal_drops_loans_come_last_and_more_own_shares_first() -> None:
    name = "order-by-loans-and-shares"
    state = after(name, 226)
    assert (state.step, state.seat, list(state.order)) == (ask.ORDER, RED, [YELLOW, GREEN, BLUE, RED])
    assert [last_order.drops(state, seat) for seat in range(4)] == [5, 4, 4, 4]
    assert [(loans(state, seat), own(state, seat)) for seat in range(4)] == [(0, 17), (0, 17), (1, 10), (0, 1)]
    assert told(name, 227, 229)[:-1] == [
        OrderChosen(RED, 4, 5),
        OrderChosen(YELLOW, 1, 4),
        OrderChosen(BLUE, 2, 4),  # one own share, but no loan
        OrderChosen(GREEN, 3, 4),  # takes what is left
        RoundBegun(7, (YELLOW, BLUE, GREEN, RED)),
    ]


@pytest.mark.clause("W30", "W32")
def test_equal_drops_and_shares_the_earlier_place_decides() -> None:
    name = "order-by-places"
    state = after(name, 200)
    assert list(state.order) == [YELLOW, GREEN, BLUE, RED]
    assert [last_order.drops(state, seat) for seat in range(4)] == [5, 4, 4, 4]
    assert [own(state, seat) for seat in range(4)] == [20, 20, 23, 20]
    assert told(name, 201, 203)[:-1] == [
        OrderChosen(RED, 3, 5),
        OrderChosen(GREEN, 1, 4),
        OrderChosen(YELLOW, 2, 4),  # was before Dan in the round that is over
        OrderChosen(BLUE, 4, 4),
        RoundBegun(7, (GREEN, YELLOW, RED, BLUE)),
    ]
    last = [effect.seat for n, effect in told_of(name, TurnBegun) if n >= 203]
    assert last == [GREEN, YELLOW, RED, BLUE]


# --- the end ---


@pytest.mark.clause("W57", "W61", "W156", "W157", "W159", "W191")
def test_refinery_cards_are_used_after_the_last_turn() -> None:
    name = "last-cards"
    before = after(name, 205)
    assert (before.step, before.seat, list(before.order)) == (ask.END_CARD, YELLOW, [YELLOW, RED, GREEN])
    assert offered(before) == ["drain:AF_W", "drain:AU_W", "pass"]
    assert cards_of(before, YELLOW) >= {
        "L08",
        "L12",
        "L20",
        "L24",
    }  # refinery cards without drops: the lowest goes first
    assert told(name, 206, 215) == [
        CardUsed(YELLOW, card("L08"), zone("AU_W")),
        Emptied(GREEN, zone("AU_W"), (1, 0, 0, 0)),
        OwnBarrels(GREEN, zone("AU_W"), 0, 2),
        SharesTaken(GREEN, zone("AU_W"), (0, 3, 9, 0)),
        CardsKept(YELLOW),  # Ben is asked again as long as he has one, and has had enough
        CardUsed(RED, card("L04"), zone("AF_W")),
        Emptied(GREEN, zone("AF_W"), (3, 0, 0, 0)),
        OwnBarrels(GREEN, zone("AF_W"), 0, 1),
    ]
    assert cards_of(after(name, 216), GREEN) >= {"L16", "L32"}  # Clara is not asked: no refinery has a barrel left


@pytest.mark.clause("W192", "W193", "W194", "W195", "W196", "W199", "W202", "W205", "W206")
def test_the_last_loans_cost_what_is_missing_and_then_all_is_scored() -> None:
    name = "last-cards"
    settled = told(name, 216)
    assert settled[:3] == [
        SharesTaken(GREEN, zone("AF_W"), (6, 5, 0, 5)),
        LastRepaid(GREEN, 2, 50, 15, 35),
        WildcattersScored(GREEN, 1, 2),
    ]
    assert scored(name, interim=False) == {
        "red": ((11, 8, 8), (8, 2, 2)),  # two are second, and the third place of three players is worth nothing
        "yellow": ((2, 14, 9), (0, 8, 4)),
        "green": ((13, 7, 0), (8, 4, 0)),  # Clara's own shares are gone
        "blue": ((2, 0, 9), (4, 0, 8)),  # nobody's company
        "cash": ((85, 86, 60), (4, 8, 0)),
        "AF": ((3, 0, 0), (10, 0, 0)),
        "AU": ((1, 0, 0), (10, 0, 0)),
    }
    assert [effect for effect in settled if isinstance(effect, OwnCompanyBonus)] == [
        OwnCompanyBonus(RED, 4),
        OwnCompanyBonus(YELLOW, 4),
    ]
    state = state_of(replayed(name))
    assert [track(state, seat) for seat in range(3)] == [24, 15, 32 - 35]
    assert (state.seat, state.scores(), state.ranks()) == (OVER, [72, 41, 13], [1, 2, 3])
    assert settled[-1] == Ended((RED,))


@pytest.mark.clause("W198", "W200", "W203")
def test_ties_of_four_players_at_the_final_scoring() -> None:
    assert scored("order-by-loans-and-shares", interim=False) == {
        "red": ((17, 3, 3, 2), (8, 3, 3, 0)),  # two are second: (4 + 2) / 2
        "yellow": ((3, 17, 3, 1), (3, 8, 3, 0)),
        "green": ((1, 0, 0, 3), (4, 0, 0, 8)),  # all of Clara's went for her loan
        "blue": ((4, 0, 3, 1), (8, 0, 4, 2)),
        "cash": ((23, 57, 47, 52), (0, 8, 2, 4)),
    }
    assert told_of("order-by-loans-and-shares", LastRepaid) == [(248, LastRepaid(GREEN, 1, 25, 12, 13))]
    assert said("order-by-loans-and-shares", "en") == "Ada wins with 52 VP."
    assert said("order-by-loans-and-shares", "fr") == "Ada l’emporte avec 52\xa0PV."


@pytest.mark.clause("W168", "W169")
def test_the_discards_become_the_deck_when_it_is_empty() -> None:
    name = "deck-used-up"
    before, state = after(name, 170), after(name, 171)
    assert (len(display(before)), deck(before), len(discarded(before))) == (7, set(), 24)  # three displays were wiped
    assert told(name, 171, 172)[:2] == [Recycled(24), CardsOpened((card("L25"),))]
    assert (deck(state), discarded(state)) == (discarded(before), set())


# --- the neutral refinery ---


@pytest.mark.clause("W140", "W141")
def test_the_house_chooses_who_pays_at_the_neutral_refinery() -> None:
    paying, paid = after("neutral-refinery", 102), after("neutral-refinery", 103)
    assert shares(paid, RED) == (shares(paying, RED)[0] - 2, 0, 0, 0)
    got = told_of("return", Delivered)[-1]
    assert got == (275, Delivered(YELLOW, zone("AU_E"), NOTHING, 2, 5))
    before, after_ = after("return", 274), after("return", 275)
    assert shares(before, YELLOW) == (1, 3, 6, 0)
    assert shares(after_, YELLOW) == (1, 3, 6, 2)  # two shares that nobody calls his own


def said(name: str, language: str) -> str:
    """The last word of a game."""
    match = replayed(name)
    return catalogue(language, GAME).say(prompts.prompt(state_of(match), PUBLIC), match.names)
