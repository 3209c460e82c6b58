"""Logs of what seldom happens: caught bluffs, empty piles, shared fees, ties. Each is replayed with all checks.

Nine of them are whole games, in all eight settings; the others stop where their story ends. Those without a bluffer in
their names were played by version 1 of the rules, when a caught bluffer was out.
"""

from pathlib import Path

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARD_BACK, CARDS, CLEARED, DERRICKS
from gusher.games.giganten.effects.auction import (
    AuctionOpened,
    Bidden,
    BluffCaught,
    Paid,
    Passed,
    PenaltyLost,
    Sold,
    Won,
)
from gusher.games.giganten.effects.cards import Dealt, Picked, Reshuffled
from gusher.games.giganten.effects.movement import Drove, SetBack
from gusher.games.giganten.effects.oil import Built, Depleted, FeeEarned, Hauled, Struck
from gusher.games.giganten.rules import build, licences
from gusher.games.giganten.score import account, licence_value
from gusher.games.giganten.state import Giganten
from gusher.games.giganten.words import prompts, standings
from gusher.kernel.effects import Effect
from gusher.kernel.state import OVER, PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.giganten.positions import SETTINGS, giganten, site
from tests.games.replays import Logs

ADA, BEN, CLARA, DAN = range(4)
HUDSON, JET = 0, 1

LOGS = Logs(Path(__file__).parent / "fixtures", Giganten)
replayed, after, told_of = LOGS.replayed, LOGS.after, LOGS.told_of


def told(name: str) -> list[tuple[int, Effect]]:
    """Everything that happened, each with the number of its entry."""
    return told_of(name, Effect)


def breakdown(name: str) -> list[str]:
    match = replayed(name)
    return [catalogue("en", GAME).say(line, match.names) for line in standings.breakdown(giganten(match))]


# --- all of them ---


def test_whole_games_are_there_in_all_settings() -> None:
    played = [(replayed(name).seats, replayed(name).options) for name in LOGS.finished]
    assert all(setting in played for setting in SETTINGS)


# --- the log in words ---


def sentences(name: str, language: str) -> list[str]:
    return [catalogue(language, GAME).say(effect.say(), replayed(name).names) for _, effect in told(name)]


@pytest.mark.clause("G24", "G27")
def test_the_log_says_what_the_open_cards_give() -> None:
    english, french = sentences("fees-choice", "en"), sentences("fees-choice", "fr")
    assert (
        "Beige cards: B04 (6 licences, 6 points), B05 (7 licences, 4 points), "
        "B11 (5 licences, 5 points, price ±3) and B02 (4 licences, 10 points)."
    ) in english
    assert "Nobody takes R05 (3 licences, 6 points, opponents back 3); it is discarded." in english
    assert (
        "Cartes beiges\xa0: B04 (6 licences, 6 points), B05 (7 licences, 4 points), "
        "B11 (5 licences, 5 points, prix ±3) et B02 (4 licences, 10 points)."
    ) in french
    assert ("Personne ne prend R05 (3 licences, 6 points, recul adverse de 3)\xa0: la carte est défaussée.") in french


@pytest.mark.clause("G37")
def test_a_drive_that_ends_where_it_began_says_so() -> None:
    there_and_back = Drove(BEN, origin=25, cell=25, cost=2).say()
    names = replayed("fees-choice").names
    assert catalogue("en", GAME).say(there_and_back, names) == "Ben drives for 2 points and comes back to r2c5."
    assert catalogue("fr", GAME).say(there_and_back, names) == "Ben roule pour 2 points et revient sur r2c5."


# --- bluffs and licences ---


@pytest.mark.clause("G78", "G82", "G83", "G84", "G85")
def test_a_bluff_is_caught_and_the_auction_held_again_without_the_bluffer() -> None:
    ((entry, bluff),) = told_of("caught-bluff", BluffCaught)
    assert bluff == BluffCaught(ADA, HUDSON, value=13, cards=4)
    before = after("caught-bluff", entry - 1)
    assert (before.held[ADA], licence_value(before, ADA)) == (7, 10)  # half of seven, rounded up, is four
    story = [effect for n, effect in told("caught-bluff") if n >= entry]
    assert story[:8] == [
        Bidden(ADA, HUDSON, 13),
        Passed(DAN, HUDSON),
        bluff,
        PenaltyLost(ADA, 2),
        PenaltyLost(ADA, 2),
        PenaltyLost(ADA, 1),
        PenaltyLost(ADA, 2),
        AuctionOpened(HUDSON, 7000, again=True),
    ]
    assert story[8:16] == [
        Bidden(DAN, HUDSON, 1),  # the first player opens anew, although he had passed
        Bidden(BEN, HUDSON, 2),  # and so may Ben; Ada, between the two, is not asked
        Bidden(DAN, HUDSON, 3),
        Bidden(BEN, HUDSON, 4),
        Passed(DAN, HUDSON),
        Won(BEN, HUDSON, 4),
        Paid(BEN, HUDSON, 4, ones=2, twos=1),
        Sold(BEN, HUDSON, 2, 7000),
    ]
    assert after("caught-bluff", 94).tanks[ADA * 3 + HUDSON] == before.tanks[ADA * 3 + HUDSON] == 1


@pytest.mark.clause("G85")
def test_logs_of_the_first_rules_are_played_with_bluffers_out() -> None:
    first = [name for name in LOGS.names if replayed(name).rules == 1]
    assert len(first) == 10
    assert {replayed(name).options["bluffer"] for name in first} == {"out"}
    assert all(set(replayed(name).said) == {"carrier"} for name in first)
    later = [name for name in LOGS.names if name not in first]
    assert {replayed(name).options["bluffer"] for name in later} == {"stays"}


@pytest.mark.clause("G84", "G85")
def test_a_caught_bluffer_wins_the_repeat() -> None:
    story = [effect for n, effect in told("bluffer-wins-after-all") if 635 <= n <= 651]
    assert story[3] == BluffCaught(BEN, JET, value=25, cards=7)
    assert story[11:20] == [
        AuctionOpened(JET, 4500, again=True),
        Bidden(ADA, JET, 1),
        Bidden(BEN, JET, 2),
        Bidden(CLARA, JET, 3),
        Bidden(ADA, JET, 4),
        Bidden(BEN, JET, 5),
        Passed(CLARA, JET),
        Passed(ADA, JET),
        Won(BEN, JET, 5),
    ]


@pytest.mark.clause("G82", "G85")
def test_a_bluffer_bluffs_again_and_loses_half_again() -> None:
    caught = [(n, bluff) for n, bluff in told_of("bluffer-bluffs-again", BluffCaught) if n < 400]
    assert caught == [(348, BluffCaught(ADA, JET, value=32, cards=9)), (359, BluffCaught(ADA, JET, value=18, cards=5))]
    held = [int(after("bluffer-bluffs-again", n).held[ADA]) for n in (347, 357, 364)]
    assert held == [18, 9, 4]
    assert Bidden(ADA, JET, 1) in [effect for n, effect in told("bluffer-bluffs-again") if n == 365]


@pytest.mark.clause("G85")
def test_a_bluffer_bids_in_the_repeat_and_is_outbid() -> None:
    bids = [effect for n, effect in told("bluffer-is-outbid") if 277 <= n <= 280]
    assert bids == [
        Bidden(ADA, JET, 4),
        Bidden(CLARA, JET, 5),
        Bidden(ADA, JET, 6),
        Bidden(CLARA, JET, 7),
        Passed(ADA, JET),  # by herself: three cards are worth 6 at most
        Won(CLARA, JET, 7),
    ]
    assert after("bluffer-is-outbid", 279).held[ADA] == 3


@pytest.mark.clause("G79", "G85")
def test_twice_caught_the_bluffer_wins_with_the_last_card() -> None:
    name = "bluffer-wins-with-the-last-card"
    assert [n for n, bluff in told_of(name, BluffCaught) if 211 < n < 230] == [216, 223]
    assert after(name, 225).held[CLARA] == 1
    assert [effect for n, effect in told(name) if n in (227, 228)] == [
        Passed(ADA, HUDSON),
        Won(CLARA, HUDSON, 1),
        Paid(CLARA, HUDSON, 1, ones=1, twos=0),
    ]


@pytest.mark.clause("G29", "G31")
def test_no_licences_are_dealt_when_pile_and_discards_are_empty() -> None:
    state = after("licences-run-out", 199)
    assert (sum(state.held), licences.pile_size(state), state.used_ones, state.used_twos) == (78, 0, 0, 0)
    dealt = [effect for n, effect in told_of("licences-run-out", Dealt) if n == 199]
    assert [(effect.seat, effect.cards, effect.short) for effect in dealt] == [
        (DAN, 8, 0),
        (ADA, 0, 5),
        (BEN, 0, 4),
        (CLARA, 0, 3),
    ]


@pytest.mark.clause("G30", "G31")
def test_paid_licences_are_shuffled_and_dealt_again() -> None:
    ((entry, reshuffled),) = told_of("licences-run-out", Reshuffled)
    assert reshuffled == Reshuffled("licences", 2)
    paid = [effect for n, effect in told_of("licences-run-out", Paid) if 199 < n < entry]
    assert sum(effect.ones + effect.twos for effect in paid) == 2
    dealt = [effect for n, effect in told_of("licences-run-out", Dealt) if n > entry]
    assert [(effect.seat, effect.cards, effect.short) for effect in dealt] == [
        (ADA, 2, 4),
        (BEN, 0, 5),
        (CLARA, 0, 4),
        (DAN, 0, 4),
    ]


# --- derricks and crude ---


@pytest.mark.clause("G58", "G62")
def test_the_derrick_of_an_empty_well_is_built_again() -> None:
    name, last, empty = "derrick-built-again", 454, site((7, 8))
    assert after(name, last).stock[CLARA] == 0
    assert (460, Depleted(CLARA, empty)) in told(name)
    built = [n for n, effect in told_of(name, Built) if effect.seat == CLARA]
    assert [n for n in built if n > last] == [513]
    assert len(built) > DERRICKS
    state = after(name, 513)
    assert state.owners[empty] == CLEARED
    assert state.stock[CLARA] == 2  # three came back, one is on the board again


@pytest.mark.clause("G60")
def test_a_well_gets_what_is_left_and_then_nobody_builds() -> None:
    name, where = "supply-runs-out", site((2, 14))
    assert after(name, 564).supply == 3
    assert (565, Struck(DAN, where, value=5, markers=3)) in told(name)
    state = after(name, 565)
    assert (state.supply, state.step) == (0, ask.HAUL)  # Ada would have been next to build
    assert not any(effect.seat == ADA for n, effect in told_of(name, Built) if 561 < n <= 592)
    assert not build.can_build(state, ADA)
    state.supply = 1
    assert build.can_build(state, ADA)  # tile, derrick and money: only the crude was missing


# --- locos ---


@pytest.mark.clause("G54")
def test_setbacks_of_all_lengths() -> None:
    picked = {(effect.seat, effect.card): n for n, effect in told_of("setbacks", Picked)}
    first, second = CARDS.index("R04"), CARDS.index("R06")
    assert (CARD_BACK[first], CARD_BACK[second]) == (2, 3)
    assert picked[CLARA, first] < 47 < picked[CLARA, second] < 101
    assert told_of("setbacks", SetBack) == [
        (47, SetBack(CLARA, ADA, 0, 0)),  # on the start space
        (47, SetBack(CLARA, BEN, 2, 4)),  # the whole way
        (101, SetBack(CLARA, ADA, 2, 0)),  # stopped by the start space
        (101, SetBack(CLARA, BEN, 3, 1)),
    ]
    assert after("setbacks", 101).locos[CLARA] == 9


SHARES = {
    ("fees-choice", 108): (DAN, {ADA: 1000, BEN: 1000, CLARA: 1000}),
    ("fees-choice", 158): (DAN, {ADA: 1500, BEN: 1500}),
    ("fees-most-advanced", 65): (ADA, {CLARA: 1500, DAN: 1500}),
    ("fees-most-advanced", 108): (ADA, {BEN: 1000, CLARA: 1000, DAN: 1000}),
}


@pytest.mark.clause("G66", "G67", "G68")
@pytest.mark.parametrize(("name", "entry"), SHARES)
def test_rivals_level_in_front_share_the_fee(name: str, entry: int) -> None:
    payer, shares = SHARES[name, entry]
    before, paid = after(name, entry - 1), after(name, entry)
    assert replayed(name).options["carrier"] == name.removeprefix("fees-")
    assert before.locos[payer] < min(before.locos[seat] for seat in shares)
    assert (paid.cash[payer], sum(paid.cash)) == (before.cash[payer] - 3000, sum(before.cash))
    assert {seat: paid.cash[seat] - before.cash[seat] for seat in shares} == shares
    assert [effect for n, effect in told_of(name, FeeEarned) if n == entry] == [
        FeeEarned(seat, payer, amount) for seat, amount in shares.items()
    ]
    (hauled,) = (effect for n, effect in told_of(name, Hauled) if n == entry)
    assert (hauled.seat, hauled.carrier, hauled.fee) == (payer, "rival", 3000)


# --- the end ---


@pytest.mark.clause("G90", "G91", "G94")
def test_licences_decide_between_level_locos_and_so_the_game() -> None:
    state = giganten(replayed("tie-by-licences"))
    assert (state.locos[BEN], licence_value(state, BEN)) == (12, 26)
    assert (state.locos[CLARA], licence_value(state, CLARA)) == (12, 12)
    assert [account(state, seat).place for seat in (ADA, BEN, CLARA)] == [3, 1, 2]
    assert state.scores() == [82_000, 89_000, 88_500]
    assert "Level on space 12: licences decide, Ben with 26 and Clara with 12." in breakdown("tie-by-licences")
    state.ones[CLARA] += 15  # had she kept more licences, she would have won
    assert state.scores() == [82_000, 85_000, 89_500]


@pytest.mark.clause("G91", "G92")
def test_turn_order_decides_between_level_locos_with_equal_licences() -> None:
    state = giganten(replayed("tie-by-turn-order"))
    assert list(state.locos) == [17, 16, 17, 17]
    assert [licence_value(state, seat) for seat in range(4)] == [7, 14, 13, 7]
    assert state.first == BEN  # so Dan comes before Ada
    assert [account(state, seat).place for seat in range(4)] == [3, 4, 1, 2]
    assert breakdown("tie-by-turn-order")[1] == (
        "Level on space 17: licences first, Clara with 13, Dan with 7 and Ada with 7; "
        "then turn order, starting with Ben."
    )


@pytest.mark.clause("G94")
def test_equal_money_shares_the_win() -> None:
    match = replayed("shared-win")
    state = giganten(match)
    assert (state.scores(), state.ranks()) == ([150_000, 138_500, 150_000], [1, 3, 1])
    assert state.seat == OVER
    said = catalogue("en", GAME).say(prompts.prompt(state, PUBLIC), match.names)
    assert said == "Ada and Clara share the win with $150,000 each."
