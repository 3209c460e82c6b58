"""Logs of the second version of the rules: a bid on credit, refinery cards in mid-transport, ties of three. All others
are of the first version, and read as it was meant."""

import pytest

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import REFINERY_CARDS
from gusher.games.wildcatters.effects.drilling import BidMade, BidPassed, WildcatterWon
from gusher.games.wildcatters.effects.emptying import CardUsed, Emptied, OwnBarrels, SharesTaken
from gusher.games.wildcatters.effects.loans import Borrowed
from gusher.games.wildcatters.effects.transport import Delivered, Dispatched, Stayed
from tests.games.wildcatters.looking import cargoes, harbour, own, refined
from tests.games.wildcatters.positions import GREEN, RED, YELLOW, offered
from tests.games.wildcatters.replays import NAMES, after, card, lines, replayed, scored, told, zone

SECOND = {"bid-on-credit", "closed-in-mid-transport", "ties-of-three"}
YELLOW_1 = 4  # a tanker


def test_the_logs_of_the_second_version_are_these() -> None:
    assert {name for name in NAMES if replayed(name).rules == 2} == SECOND
    assert all('"rules": 1' in lines(name)[0] for name in NAMES if name not in SECOND)


@pytest.mark.clause("W103", "W173", "W176")
def test_ben_bids_fifteen_with_less() -> None:
    name = "bid-on-credit"
    assert own(after(name, 152), YELLOW) == 14
    assert f"bid:{14 + 10}" in offered(after(name, 152))
    assert f"bid:{14 + 11}" not in offered(after(name, 152))
    assert told(name, 153, 154) == [
        BidMade(YELLOW, 15),
        BidPassed(RED, able=True),
        WildcatterWon(YELLOW, zone("SA_E"), 15),
        Borrowed(YELLOW, 10, 1, 1),
    ]
    assert own(after(name, 154), YELLOW) == 9


@pytest.mark.clause("W58", "W62", "W142")
def test_clara_empties_a_refinery_before_the_tanker_sails() -> None:
    name = "bid-on-credit"
    assert offered(after(name, 163)) == ["empty", "dispatch:yellow-1"]
    assert told(name, 164, 168) == [
        CardUsed(GREEN, card("L16"), zone("SA_W")),
        Emptied(RED, zone("SA_W"), (0, 1, 0, 0)),
        SharesTaken(RED, zone("SA_W"), (2, 0, 1, 1)),
        Dispatched(YELLOW, YELLOW_1, (1, 1, 0, 0)),
    ]
    assert cargoes(after(name, 165)) == [("SA_E", "yellow", "ry")]  # aboard, while Ada takes her shares
    assert "sail:SA_W" not in offered(after(name, 168))


@pytest.mark.clause("W58", "W131", "W63")
def test_the_last_refinery_is_closed_and_four_barrels_stay() -> None:
    """Clara has refined one barrel of hers in Canada, sells it by a card, and nobody has a way on any more."""
    name = "closed-in-mid-transport"
    region = zone("NA_N")
    assert after(name, 290).step == ask.WAY
    assert told(name, 291) == [
        CardUsed(GREEN, card("L32"), region),
        Emptied(GREEN, region, (0, 0, 0, 0)),
        OwnBarrels(GREEN, region, 0, 1),
        SharesTaken(GREEN, region, (2, 1, 0, 1)),
        Stayed(GREEN, region, 3),
        Stayed(YELLOW, region, 1),
    ]
    assert (refined(after(name, 295), "NA_N"), harbour(after(name, 295), "NA_N")) == ("", "yggg")


@pytest.mark.clause("W58", "W139")
def test_two_cards_in_one_transport() -> None:
    name = "ties-of-three"
    used = [effect for effect in told(name, 259, 273) if isinstance(effect, CardUsed | Delivered)]
    assert used == [
        Delivered(GREEN, zone("AF_W"), RED, 2, 1),
        CardUsed(GREEN, card("L20"), zone("AF_W")),
        Delivered(GREEN, zone("AS_W"), RED, 2, 1),
        CardUsed(GREEN, card("L28"), zone("AS_W")),
        Delivered(GREEN, zone("SA_W"), GREEN, 0, 1),
    ]
    assert after(name, 265).cards[GREEN] & REFINERY_CARDS
    assert not after(name, 270).cards[GREEN] & REFINERY_CARDS


@pytest.mark.clause("W205")
def test_two_seconds_of_three_share_as_with_four() -> None:
    assert scored("ties-of-three", interim=False)["cash"] == ((2, 2, 6), (3, 3, 8))
