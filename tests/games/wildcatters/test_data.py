"""What is printed: zones, rails, cards and numbers, compared with those written out here."""

from collections import Counter
from itertools import product

import pytest

from gusher.games.wildcatters import data
from gusher.games.wildcatters.actions import ACTIONS, SIZE, do
from gusher.games.wildcatters.data import CARDS, COLOURS, STRETCHES, ZONES

REGIONS = "NA_N NA_S SA_W SA_E RU_W RU_E AS_W AS_E"
WHITE = "EU_S EU_N AF_W AF_E AU_W AU_E"
FIELDS = "F_NA_N F_NA_S F_SA_W F_SA_E F_RU_W F_RU_E F_AS_W F_AS_E"
LINKS = "K_NA_N_NA_S K_NA_S_SA_W K_SA_W_SA_E K_RU_W_AS_W K_RU_W_RU_E K_AS_W_AS_E K_RU_E_AS_E"
WHITE_LINKS = "K_RU_W_EU_S K_RU_W_EU_N K_AS_W_AF_W K_AS_W_AF_E"

# Region by region: dollars ($), shares of a company (r, y, g, b), drops (*), refinery (!); four light cards, two dark.
PRINTED = {
    "NA_N": "$3 | r3 | g1 *2 | ! || $3 *1 | *1 !",
    "NA_S": "$2 *1 | y2 *1 | *3 | ! || b3 *1 | *1 !",
    "SA_W": "$3 | y3 | b1 *2 | ! || $3 *1 | *1 !",
    "SA_E": "$2 *1 | r2 *1 | *3 | ! || g3 *1 | *1 !",
    "RU_W": "$3 | g3 | r1 *2 | ! || $3 *1 | *1 !",
    "RU_E": "$2 *1 | b2 *1 | *3 | ! || y3 *1 | *1 !",
    "AS_W": "$3 | b3 | y1 *2 | ! || $3 *1 | *1 !",
    "AS_E": "$2 *1 | g2 *1 | *3 | ! || r3 *1 | *1 !",
}


def icons(card: int) -> str:
    """A card as `PRINTED` writes it."""
    company, drops = int(data.CARD_COMPANY[card]), int(data.CARD_DROPS[card])
    parts = [
        f"${data.CARD_CASH[card]}" if data.CARD_CASH[card] else "",
        f"{'rygb'[company]}{data.CARD_SHARES[card]}" if company != data.NOTHING else "",
        f"*{drops}" if drops else "",
        "!" if data.CARD_REFINERY[card] else "",
    ]
    return " ".join(part for part in parts if part)


# --- the board ---


def test_fourteen_zones_on_seven_continents() -> None:
    assert f"{REGIONS} {WHITE}".split() == ZONES
    assert data.CONTINENTS == ["NA", "SA", "RU", "AS", "EU", "AF", "AU"]
    for zone, name in enumerate(ZONES):
        assert data.CONTINENTS[data.ZONE_CONTINENT[zone]] == name[:2]
    assert (data.REGION_COUNT, data.CIRCLES) == (8, 7)
    assert [name for zone, name in enumerate(ZONES) if data.WHITE_ZONES >> zone & 1] == WHITE.split()


def test_every_region_has_a_field_and_every_zone_a_harbour_and_a_refinery_space() -> None:
    for zone in data.ZONE_DATA:
        assert ("field" in zone) == (zone["id"] in REGIONS.split())
        assert len(zone["harbour"]) == len(zone["refinery"]) == 2


def test_thirty_four_train_boxes() -> None:
    assert f"{FIELDS} {LINKS} {WHITE_LINKS}".split() == STRETCHES
    boxes = dict(zip(STRETCHES, map(int, data.BOXES), strict=True))
    assert {boxes[stretch] for stretch in f"{FIELDS} {LINKS}".split()} == {2}
    assert {boxes[stretch] for stretch in WHITE_LINKS.split()} == {1}
    assert sum(boxes.values()) == 34


def test_links_join_the_zones_of_their_names() -> None:
    for stretch in f"{LINKS} {WHITE_LINKS}".split():
        one, two = stretch[2:6], stretch[7:11]
        place = STRETCHES.index(stretch)
        assert [ZONES[data.END_A[place]], ZONES[data.END_B[place]]] == [one, two]
        assert STRETCHES[data.LINK[ZONES.index(one) * 14 + ZONES.index(two)]] == stretch
        assert STRETCHES[data.LINK[ZONES.index(two) * 14 + ZONES.index(one)]] == stretch
    joined = [int(link) for link in data.LINK if link != data.NOTHING]
    assert len(joined) == 2 * (7 + 4)


@pytest.mark.clause("W127")
def test_no_trip_uses_more_than_four_links() -> None:
    """The bound of the answers that a barrel can need: a search through all ways out of a region."""

    def longest(zone: int, visited: frozenset[int]) -> int:
        ways = [other for other in range(14) if data.LINK[zone * 14 + other] != data.NOTHING and other not in visited]
        return max((1 + longest(other, visited | {other}) for other in ways), default=0)

    assert max(longest(zone, frozenset({zone})) for zone in range(8)) == 4


# --- the cards ---


def test_the_cards_are_as_listed() -> None:
    assert [f"L{number:02}" for number in range(1, 33)] + [f"D{number:02}" for number in range(1, 17)] == CARDS
    for region, (name, text) in enumerate(PRINTED.items()):
        light, dark = (part.split(" | ") for part in text.split(" || "))
        assert [icons(card) for card in range(region * 4, region * 4 + 4)] == light
        assert [icons(card) for card in range(32 + region * 2, 32 + region * 2 + 2)] == dark
        listed = [card for card in range(48) if ZONES[data.CARD_REGION[card]] == name]
        assert listed == [*range(region * 4, region * 4 + 4), 32 + region * 2, 33 + region * 2]
        assert [card for card in range(48) if data.REGION_CARDS[region] >> card & 1] == listed


def test_sums_over_all_cards() -> None:
    assert sum(data.CARD_CASH) == 32
    assert sum(data.CARD_DROPS) == 44
    assert max(data.CARD_DROPS) == 3
    assert sum(data.CARD_REFINERY) == 16
    assert [card for card in range(48) if data.REFINERY_CARDS >> card & 1] == [
        card for card in range(48) if data.CARD_REFINERY[card]
    ]
    companies: Counter[int] = Counter()
    for card in range(48):
        companies[int(data.CARD_COMPANY[card])] += int(data.CARD_SHARES[card])
    assert companies == {0: 9, 1: 9, 2: 9, 3: 9, data.NOTHING: 0}


# --- the numbers ---


def test_prices_fees_and_limits() -> None:
    assert (data.START_SHARES, data.START_SCORE, data.INCOME) == (20, 5, 10)
    assert [data.start_cash(4), data.start_cash(3)] == [10, 15]
    assert [data.rounds(4), data.rounds(3)] == [7, 8]
    assert list(data.RIG_PRICE) == [4, 4, 4, 6]
    assert (data.REFINERY_PRICE, data.TRAIN_PRICE, data.TANKER_PRICE) == (12, 2, 2)
    assert (data.DRILL_PRICE, data.SWAP_PRICE, data.TRANSPORT_PRICE, data.MOVE_PRICE) == (8, 3, 4, 1)
    assert (data.JOIN_FEE, data.TRAIN_FEE, data.TANKER_FEE, data.DELIVERY_PAY) == (3, 1, 1, 2)
    assert (data.EMPTYING_SHARES, data.SHARES_PER_DOLLAR, data.LOAN) == (4, 3, 10)
    assert (data.LEAST_BID, data.MOST_BID, data.MOST_REPAID) == (4, 60, 40)
    assert (data.TANKER_ROOM, data.REFINERY_ROOM, data.OWN_WELLS, data.DRILL_RIGS) == (3, 5, 4, 4)
    assert (data.RENEW_POINTS, list(data.REFINERY_POINTS)) == (4, [0, 0, 6, 8, 10])
    assert (data.FOUR_ALIKE, data.MOST_WIPES, data.DISPLAY_SIZE, data.HAND) == (4, 4, 8, 8)
    assert (data.WILDCATTERS, data.WILDCATTER_STEP, data.OWN_COMPANY_POINTS, data.INTERIM_ROUND) == (16, 2, 4, 5)


def test_tiles_and_barrels() -> None:
    assert dict(zip(data.PIECES, map(int, data.STOCK), strict=True)) == {
        "rig": 10,
        "train": 8,
        "tanker": 4,
        "refinery": 5,
        "pump": 11,
    }
    assert dict(zip(data.PIECES, map(int, data.START_KIT), strict=True)) == {
        "rig": 3,
        "train": 2,
        "tanker": 1,
        "refinery": 1,
        "pump": 0,
    }
    assert data.BARRELS == 36


@pytest.mark.clause("W180", "W192")
def test_what_loans_cost_and_when() -> None:
    assert data.loan_prices(4) == [0, 0, 0, 15, 0, 20, 0, 25]
    assert data.loan_prices(3) == [0, 0, 0, 0, 15, 0, 20, 0, 25]


@pytest.mark.clause("W198", "W200", "W201", "W202")
def test_points_of_the_places() -> None:
    assert data.places(4) == [8, 4, 2, 0] * 5 + [10, 5, 3, 0] * 7
    assert data.places(3) == [8, 4, 0, 0] * 5 + [10, 5, 0, 0] * 7


# --- the answers ---


def test_the_written_numbers_of_the_kinds_are_those_of_the_table() -> None:
    written = """
    FIRST NEUTRAL DEAL DRAW REVEAL CARD RENEW RIG TANKER TRAIN REFINERY DRILL SWAP TRANSPORT MOVE MIX EMPTY DONE COVER
    GIVE JOIN DECLINE BID RIDE REFINE LOAD LINK DISPATCH SAIL UNLOAD DRAIN DELIVER TAKE REPAY ORDER PASS
    """
    assert [getattr(do, name) for name in written.split()] == list(ACTIONS.first.values())
    assert ACTIONS.size == SIZE
    assert ACTIONS.words(do.BID + 3) == {"do": "bid", "shares": 7}
    assert ACTIONS.words(do.LINK + 2 * 4 + 3) == {"do": "link", "zone": "SA_W", "owner": "blue"}
    assert ACTIONS.words(do.LOAD + 13) == {"do": "load", "tanker": "blue-2"}
    assert ACTIONS.words(do.ORDER) == {"do": "order", "place": 1}


def test_tankers_are_named_by_colour_and_number() -> None:
    assert list(data.SHIPS) == [f"{colour}-{number}" for colour, number in product(COLOURS, range(1, 5))]
