"""Board, cards and numbers are those of the rules; written out here independently of data.toml."""

from collections import Counter

import pytest

from gusher.games.giganten import GAME, actions, data
from gusher.games.giganten.actions import ACTIONS, SIZE, do
from tests.games.giganten.positions import fresh

PRINTED_GRID = """
.- .- ~- .1 .- .1 ~- .- .- ~- .- .3 ^- .- .- .c .- .2 ~- .-
.- .- .- .- ^- .- .- .- ~- .3 .- .- .- .- ~- .- ^- .- .- .-
.- .- .- ~- .1 .- ~- .- .- .- ^- .- .2 .- .3 .- .- .- ^3 .-
.- ~- .1 .- .- .- .- ^- .2 .- .b .- ^- .- ^- .- .2 .- .- ~-
.- .- ^- .- .a ^- .- .- .- .- .- ~- .- .2 .- .- ~- .- .3 .-
.- .- .- .- .- ~- .1 .- ^- .- .- .- .- ~- .- .- .- .- ~- .-
.- ^- .1 ^- .- .- .- .- .- .- ~- .- .- .- .- ^2 .- ^b .- ^-
.- .- .- .- .- ^- .1 .- ^2 .- .3 .- ~- .3 .- .- .- .- ~- .-
.- .- .- ^1 .- .- .- ~- .- .- .- ^- .- .- ^- .- ~3 .- .- .-
.- ~- .- .- .- ~a .- .- ^- .- .- .- ^- .2 .- .- .- .- ^3 ~-
.- ^- .1 .- .- .- ^- .- .- .- ^- .- .- .- .- ^- .- .- .- .-
.- ^- ^- .- ^1 .- .- .- ~2 .- .3 .- .- ^c .- .- .- ~2 .- .-
"""
GRID = PRINTED_GRID.split()

# Row, column, kind and terrain of every site, in the order of their ids.
LISTED = """
3,2,1,plain 6,2,1,plain 10,2,1,plain 0,3,1,plain 8,3,1,mountain 2,4,1,plain 4,4,1,plain 11,4,1,mountain 0,5,1,plain
9,5,1,hill 5,6,1,plain 7,6,1,plain 3,8,2,plain 7,8,2,mountain 11,8,2,hill 3,10,2,plain 2,12,2,plain 4,13,2,plain
9,13,2,plain 6,15,2,mountain 3,16,2,plain 0,17,2,plain 6,17,2,mountain 11,17,2,hill 1,9,3,plain 7,10,3,plain
11,10,3,plain 0,11,3,plain 7,13,3,plain 11,13,3,mountain 2,14,3,plain 0,15,3,plain 8,16,3,hill 2,18,3,mountain
4,18,3,plain 9,18,3,mountain
"""

# copies, black, licences, move, price, crude, back
PRINTED = {
    "R01": (2, 3, 3, 4, 0, 1, 0),
    "R02": (2, 2, 2, 6, 0, 1, 0),
    "R03": (1, 1, 4, 2, 0, 1, 0),
    "R04": (1, 2, 4, 8, 0, 0, 2),
    "R05": (1, 2, 3, 6, 0, 0, 3),
    "R06": (1, 1, 2, 8, 0, 0, 3),
    "R07": (1, 2, 2, 6, 0, 0, 4),
    "R08": (1, 3, 2, 6, 0, 0, 4),
    "R09": (1, 3, 2, 4, 0, 0, 5),
    "R10": (1, 2, 3, 2, 0, 0, 5),
    "B01": (3, 0, 3, 12, 0, 0, 0),
    "B02": (5, 0, 4, 10, 0, 0, 0),
    "B03": (6, 0, 5, 8, 0, 0, 0),
    "B04": (4, 0, 6, 6, 0, 0, 0),
    "B05": (2, 0, 7, 4, 0, 0, 0),
    "B06": (1, 0, 8, 3, 0, 0, 0),
    "B07": (2, 0, 2, 10, 2, 0, 0),
    "B08": (1, 0, 3, 8, 3, 0, 0),
    "B09": (1, 0, 4, 6, 3, 0, 0),
    "B10": (3, 0, 4, 5, 4, 0, 0),
    "B11": (1, 0, 5, 5, 3, 0, 0),
    "B12": (1, 0, 6, 4, 2, 0, 0),
}


def test_the_terrain_is_the_printed_one() -> None:
    assert [".~^"[terrain] for terrain in data.TERRAIN] == [entry[0] for entry in GRID]
    assert list(data.COST) == [{".": 1, "~": 2, "^": 3}[entry[0]] for entry in GRID]
    assert Counter(int(terrain) for terrain in data.TERRAIN) == {0: 183, 1: 25, 2: 32}


def test_the_sites_are_the_listed_ones() -> None:
    listed = [tuple(entry.split(",")) for entry in LISTED.split()]
    for site, (row, column, kind, terrain) in enumerate(listed):
        cell = int(row) * 20 + int(column)
        assert data.SITE_CELL[site] == cell
        assert data.SITE_AT[cell] == site
        assert site // data.SITES_PER_KIND + 1 == int(kind)
        assert data.TERRAINS[data.TERRAIN[cell]] == terrain
        assert GRID[cell][1] in {"1": "1a", "2": "2b", "3": "3c"}[kind]
    assert len(listed) == data.SITES == sum(site != data.NOTHING for site in data.SITE_AT)
    assert data.RECONSTRUCTED == [4]  # (8,3)


def test_sites_keep_apart() -> None:
    cells = set(map(int, data.SITE_CELL))
    sides = [[int(data.NEIGHBOUR[cell * 4 + side]) for side in range(4)] for cell in range(data.CELLS)]
    assert not any(set(sides[cell]) & cells for cell in cells)
    assert max(len(set(beside) & cells) for beside in sides) == 2
    assert {cell % 20 for cell in cells}.isdisjoint({0, 1, 7, 19})


@pytest.mark.clause("G4")
def test_the_six_sites_that_three_players_do_not_use() -> None:
    unused = [int(data.SITE_CELL[site]) for site in range(data.SITES) if data.NOT_WITH_THREE[site]]
    assert {(cell // 20, cell % 20) for cell in unused} == {(4, 4), (9, 5), (3, 10), (6, 17), (11, 13), (0, 15)}
    state = fresh(seats=3)
    assert {site for site in range(36) if state.owners[site] == data.CLEARED} == {
        int(data.SITE_AT[cell]) for cell in unused
    }


def test_neighbours_are_n_s_w_e() -> None:
    assert [int(data.NEIGHBOUR[(3 * 20 + 5) * 4 + side]) for side in range(4)] == [45, 85, 64, 66]
    assert [int(data.NEIGHBOUR[side]) for side in range(4)] == [-1, 20, -1, 1]
    assert [int(data.NEIGHBOUR[239 * 4 + side]) for side in range(4)] == [219, -1, 238, -1]


def test_the_tiles() -> None:
    copies = [list(data.TILE_COPIES)[kind * 5 : kind * 5 + 5] for kind in range(3)]
    assert copies == [[4, 4, 4, 0, 0], [6, 0, 0, 6, 0], [0, 0, 4, 4, 4]]
    assert list(data.LOOKABLE) == [1, 0, 1]


def test_track_scale_and_die() -> None:
    assert list(data.TRACK_COST) == [0] + [1] * 9 + [2] * 7 + [3] * 3
    assert sum(data.TRACK_COST) == 32
    assert list(data.PRICE) == list(range(1500, 9001, 500))
    assert [data.SECTIONS[section] for section in data.SECTION] == ["red"] * 5 + ["white"] * 6 + ["blue"] * 5
    assert data.DIE == ["red-2", "red-3", "red-4", "blue-2", "blue-3", "blue-4"]


def test_the_action_cards() -> None:
    tables = (
        data.CARD_COPIES,
        data.CARD_BLACK,
        data.CARD_LICENCES,
        data.CARD_MOVE,
        data.CARD_PRICE,
        data.CARD_CRUDE,
        data.CARD_BACK,
    )
    assert {card: tuple(int(table[face]) for table in tables) for face, card in enumerate(data.CARDS)} == PRINTED
    assert sum(entry[0] for card, entry in PRINTED.items() if card < "R") == 30
    assert sum(entry[0] for card, entry in PRINTED.items() if card > "R") == 12
    assert sum(entry[0] * entry[1] for entry in PRINTED.values()) == 26


def test_the_numbers_of_the_rules() -> None:
    assert (data.START_CASH, data.DERRICKS, data.CRUDE, data.ONES, data.TWOS) == (15000, 5, 60, 39, 39)
    assert (data.FEE, data.TANK_LIMIT, data.OVERFLOW, data.END_CRUDE, data.STAR) == (3000, 2, 1000, 1000, 20)
    assert list(data.BUILD_COST) == [4000, 6000, 8000]
    assert list(data.END_DERRICK) == [5000, 4000, 3000, 2000]
    assert data.COMPANY_NAMES == ["Hudson Oil Industries", "Jet Oil Inc.", "US Standard Oil Trust"]


def test_the_written_numbers_of_the_kinds_fit_the_table() -> None:
    written = {
        "first": do.FIRST,
        "roll": do.ROLL,
        "red": do.RED,
        "beige": do.BEIGE,
        "licence": do.LICENCE,
        "tile": do.TILE,
        "penalty": do.PENALTY,
        "pick": do.PICK,
        "place": do.PLACE,
        "step": do.STEP,
        "look": do.LOOK,
        "loco": do.LOCO,
        "end": do.END,
        "price": do.PRICE,
        "tank": do.TANK,
        "build": do.BUILD,
        "skip": do.SKIP,
        "own": do.OWN,
        "black": do.BLACK,
        "rival": do.RIVAL,
        "drop": do.DROP,
        "bid": do.BID,
        "pass": do.PASS,
        "pay": do.PAY,
        "sell": do.SELL,
    }
    assert ACTIONS.first == written
    assert ACTIONS.size == SIZE
    assert ACTIONS.words(do.PAY + 3 * actions.PAY_WIDTH + 1) == {"do": "pay", "ones": 3, "twos": 1}
    assert ACTIONS.words(do.PRICE + 1 * 2 + data.DOWN) == {"do": "price", "company": "J", "way": "down"}


def test_seats_and_options() -> None:
    assert GAME.seats == (3, 4)
    assert GAME.settle(4, {}) == {"carrier": "choice", "bluffer": "stays"}
    assert len(list(GAME.settings())) == 8
