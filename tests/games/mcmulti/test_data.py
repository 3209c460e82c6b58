"""What is printed: board, pieces, markets, spiral and cards, compared with numbers written out here."""

from itertools import product

import pytest

from gusher.games.mcmulti import data
from gusher.games.mcmulti.actions import ACTIONS, TABLE_SIZE, do
from gusher.games.mcmulti.data import DEMAND, ECONOMY_CARDS, ISLAND_NAMES, NEWS_CARDS, NEXT, PIECES, PURCHASE, SALE
from gusher.games.mcmulti.rules import ground, market
from gusher.kernel import sets
from tests.games.mcmulti.positions import bare, cell, lay

# card: trend, demand, purchases of rig, station, refinery, sales of these and the well, then the doubles 1 to 6
PRINTED = {
    "recovery": "up 4 | 5 48 64 | 3 24 30 30 | improvement improvement improvement improvement improvement rapid",
    "improvement": "up 7 | 9 66 96 | 5 32 50 60 | recovery rapid rapid rapid rapid prosperity",
    "rapid": "up 9 | 14 88 132 | 9 50 80 65 | improvement prosperity prosperity prosperity prosperity downturn",
    "prosperity": "down 10 | 16 100 160 | 12 60 100 75 | rapid downturn downturn downturn downturn depression",
    "downturn": "down 6 | 12 75 120 | 8 45 65 60 | prosperity recession recession recession recession depression",
    "recession": "down 4 | 8 55 80 | 4 30 32 45 | depression depression depression depression recovery recovery",
    "depression": "up 2 | 4 32 50 | 2 18 24 20 | recovery recovery recovery recovery improvement improvement",
}
NEWS = "bonus embargo property-tax pollution mideast station-tax gas-tax winter crude-tax"


def test_the_written_out_numbers_of_the_kinds_are_those_of_the_table() -> None:
    named = "FIRST NEWS ROLL COUNTER BUY RETURN PLACE MARKET TRADE KEEP REROLL BUILD DECLINE REFINE PUMP SELL PARK DONE"
    written = [getattr(do, name) for name in (*named.split(), "ANNOUNCE", "WAIT", "PICKER", "ISLAND")]
    assert written == list(ACTIONS.first.values())
    assert ACTIONS.size == TABLE_SIZE
    assert ACTIONS.words(do.NO_MARKET) == {"do": "market", "pair": "none"}


def test_no_answer_takes_more_numbers_than_a_turn_can_need() -> None:
    assert ACTIONS.words(do.PUMP - 1) == {"do": "refine", "barrels": 6}
    assert ACTIONS.words(do.SELL - 1) == {"do": "pump", "barrels": 12}


@pytest.mark.parametrize("card", PRINTED)
def test_economy_cards_are_as_printed(card: str) -> None:
    shape, bought, sold, doubles = (part.split() for part in PRINTED[card].split(" | "))
    number = ECONOMY_CARDS.index(card)
    assert [data.TRENDS[number], str(DEMAND[number])] == shape
    assert [str(PURCHASE[number * 4 + piece]) for piece in range(3)] == bought
    assert [str(SALE[number * 4 + piece]) for piece in range(4)] == sold
    assert [ECONOMY_CARDS[NEXT[number * 6 + double]] for double in range(6)] == doubles


def test_there_are_seven_economy_cards_and_nine_news_cards() -> None:
    assert list(PRINTED) == ECONOMY_CARDS
    assert NEWS.split() == NEWS_CARDS
    assert len(NEWS_CARDS) == data.NEWS_COUNT


def test_no_card_leads_to_itself_and_every_sale_is_below_the_purchase() -> None:
    for card in range(7):
        assert card not in [NEXT[card * 6 + double] for double in range(6)]
        assert all(SALE[card * 4 + piece] < PURCHASE[card * 4 + piece] for piece in range(3))


def test_a_rig_is_the_cheapest_piece_on_every_card() -> None:
    """The shop relies on it: whoever cannot buy a rig can buy nothing."""
    for card in range(7):
        assert PURCHASE[card * 4] < PURCHASE[card * 4 + 1] < PURCHASE[card * 4 + 2]


def test_taxes_on_equipment_never_exceed_what_the_piece_brings() -> None:
    """Hence only the taxes on barrels can be waived in part."""
    rates = {"property-tax": (2, 10, 20, 5), "station-tax": (0, 15, 0, 0)}
    for card, piece in product(range(7), range(len(PIECES))):
        assert all(SALE[card * 4 + piece] >= rate[piece] for rate in rates.values())


@pytest.mark.clause("M2")
def test_an_island_has_six_rows_and_six_columns() -> None:
    assert data.CELLS == 36
    for face in range(6):
        column = [int(number) for number in sets.members(data.COLUMN[face])]
        row = [int(number) for number in sets.members(data.ROW[face])]
        assert column == [cell(f"{line}/{face + 1}") for line in range(1, 7)]
        assert row == [cell(f"{face + 1}/{line}") for line in range(1, 7)]


@pytest.mark.clause("M38", "M39")
def test_who_shares_a_die() -> None:
    shared = {
        (ISLAND_NAMES[active], ISLAND_NAMES[other]): int(data.SHARED[active * 4 + other])
        for active, other in product(range(4), range(4))
        if active != other
    }
    red = {pair for pair, dice in shared.items() if dice == data.RED}
    blue = {pair for pair, dice in shared.items() if dice == data.BLUE}
    assert red == {("NE", "SE"), ("SE", "NE"), ("SW", "NW"), ("NW", "SW")}
    assert blue == {("NW", "NE"), ("NE", "NW"), ("SE", "SW"), ("SW", "SE")}
    assert {pair for pair, dice in shared.items() if dice == 0} == {
        ("NW", "SE"),
        ("SE", "NW"),
        ("NE", "SW"),
        ("SW", "NE"),
    }


@pytest.mark.clause("M7", "M33")
@pytest.mark.parametrize(("product_", "step"), [(0, 1), (1, 2)])
def test_prices_follow_the_number_of_barrels(product_: int, step: int) -> None:
    """Thirty spaces, the barrels on the dearest ones: the space sold to is the one next bought from."""
    state = bare()
    spaces = [step * number for number in range(1, 31)]
    for barrels in range(31):
        state.markets[product_] = barrels
        occupied, free = spaces[30 - barrels :], spaces[: 30 - barrels]
        if occupied:
            assert market.buy_price(state, 0, product_) == min(occupied)
        if free:
            assert market.sell_price(state, 0, product_) == max(free)
    state.markets[product_] = 25
    assert [market.buy_price(state, 0, product_), market.sell_price(state, 0, product_)] == [6 * step, 5 * step]


@pytest.mark.clause("M13", "M14")
def test_what_a_piece_covers() -> None:
    for text, covered in [
        ("rig 3/5", {"3/5"}),
        ("station 6/6", {"6/6"}),
        ("well 1/1", {"1/1"}),
        ("refinery 2/4", {"2/4", "2/5", "3/4", "3/5"}),
        ("refinery 5/5", {"5/5", "5/6", "6/5", "6/6"}),
    ]:
        state = bare()
        lay(state, 2, text)
        assert {int(number) for number in sets.members(state.taken[2])} == {cell(place) for place in covered}
        piece = PIECES.index(text.split()[0])
        for number in range(36):
            inside = number in {cell(place) for place in covered}
            assert ground.piece_at(state, 2, number) == (piece if inside else -1)
            assert ground.corner_at(state, 2, number) == (cell(text.split()[1]) if inside else -1)
        assert [int(taken) for taken in state.taken][:2] == [0, 0]


def test_every_bit_leads_back_to_its_cell() -> None:
    for number in range(36):
        assert list(sets.members(1 << number)) == [number]
    assert list(sets.members(data.ALL_CELLS)) == list(range(36))
    assert sets.count(data.ALL_CELLS) == 36
    assert sets.count(0) == 0


def test_free_squares_are_found_as_a_slow_search_finds_them() -> None:
    state = bare()
    lay(state, 0, "rig 2/2, refinery 4/4, station 1/6, well 6/1")
    free = {number for number in range(36) if not state.taken[0] >> number & 1}
    slow = [
        number
        for number in range(36)
        if number % 6 < 5 and number < 30 and {number, number + 1, number + 6, number + 7} <= free
    ]
    assert list(sets.members(ground.free_squares(state, 0))) == slow
