"""The worked examples of the rules, E1 to E21."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARD_LICENCES, CARDS, TRACK_COST
from gusher.games.giganten.effects.auction import BluffCaught
from gusher.games.giganten.effects.oil import Dumped
from gusher.games.giganten.rules import cards, prices, surplus
from gusher.games.giganten.score import account
from gusher.games.giganten.state import Giganten
from tests.games.giganten.positions import (
    Cell,
    after,
    bidding,
    building,
    cell,
    derrick,
    dollars,
    follow,
    fresh,
    giganten,
    hand,
    hauling,
    midgame,
    moving,
    odds,
    offered,
    play,
    price,
    refusal,
    seated,
    site,
    sound,
    tank,
    truck,
)

ROLLS = "roll:red-2 roll:red-2 roll:red-2"


def test_e1_setback() -> None:
    state = midgame()
    state.locos[1] = 19
    play(moving(state, "R05"), "end")
    assert state.locos[1] == 16
    assert (TRACK_COST[16], TRACK_COST[17]) == (2, 3)


def test_e2_display() -> None:
    state = fresh(seats=3)
    play(state, f"first:0 {ROLLS} red:R06 beige:B01 beige:B02 beige:B03")
    assert [CARDS[card] for card in state.open] == ["R06", "B01", "B02", "B03"]
    play(state, "pick:B03 pick:R06")
    assert offered(state) == ["pick:B01", "pick:B02"]
    play(state, "pick:B01")
    assert [CARDS[card] for card in state.cards] == ["B03", "R06", "B01"]


def test_e3_card_numbers() -> None:
    assert CARD_LICENCES[CARDS.index("B01")] == 3
    for card in ("B07", "B12"):
        state = moving(midgame(), card)
        play(state, "end price:S,down")
        assert dollars(state, "S") == 4000
    state = midgame()
    state.black = 4
    cards.ask_red(state, None)
    assert [after(state, f"red:{card}").black for card in ("R09", "R02")] == [7, 6]
    assert CARD_LICENCES[CARDS.index("R02")] == 2
    state = midgame()
    state.locos[3] = 9
    play(moving(state, "R09"), "end")
    assert state.locos[3] == 4


def test_e4_start_section() -> None:
    state = fresh()
    play(state, "first:0")
    assert dollars(after(state, "roll:blue-3"), "H") == 6500
    assert dollars(after(state, "roll:red-3"), "H") == 3500


def rolled(before: int, *faces: str) -> int:
    state = midgame()
    price(state, "H", before)
    for face in faces:
        prices.open_round(state)
        play(sound(state), f"roll:{face}")
    return dollars(state, "H")


def test_e5_sections() -> None:
    assert rolled(6500, "blue-4") == 8500
    assert rolled(6500, "blue-4", "red-4") == rolled(6500, "blue-4", "blue-4") == 6500
    assert rolled(3500, "red-2") == 4500


def test_e6_price_card_at_the_end() -> None:
    state = midgame()
    price(state, "J", 8500)
    play(moving(state, "B10"), "end")
    assert dollars(after(state, "price:J,up"), "J") == 9000
    price(state, "J", 9000)
    assert offered(state) == ["price:H,up", "price:H,down", "price:J,down", "price:S,up", "price:S,down"]


def beside_the_first_tile(points: int, others: tuple[Cell, ...] = ()) -> Giganten:
    """The truck on (3,1), the tile on (3,2)."""
    state = midgame()
    truck(state, 0, (3, 1))
    for seat, place in enumerate(others, start=1):
        truck(state, seat, place)
    return moving(state, "B02", points)


def test_e7_crossing_a_tile() -> None:
    state = beside_the_first_tile(points=2)
    assert state.leave[cell((3, 2))] == 1
    assert "step:E" in offered(state)
    assert "step:E" not in offered(beside_the_first_tile(points=1))


def test_e8_chain() -> None:
    chain = ((2, 2), (3, 3))
    state = beside_the_first_tile(3, chain)
    assert [int(state.leave[cell(place)]) for place in (*chain, (3, 2))] == [1, 1, 2]
    assert "step:E" not in offered(beside_the_first_tile(2, chain))
    play(state, "step:E")
    assert state.points == 2
    assert offered(state) == ["step:N", "step:W", "step:E"]


def closed_in(points: int) -> Giganten:
    state = midgame()
    derrick(state, 1, (0, 3), 2)
    derrick(state, 2, (0, 5), 2)
    truck(state, 0, (1, 4))
    truck(state, 1, (0, 4))
    return moving(state, "B02", points)


def test_e9_derricks_close_exits() -> None:
    assert closed_in(4).leave[cell((0, 4))] == 3
    assert "step:N" not in offered(closed_in(3))
    state = closed_in(4)
    play(state, "step:N")
    assert offered(state) == ["step:S"]
    match = seated(closed_in(4))
    follow(match, "step:N")  # the step back is automatic
    assert giganten(match).trucks[0] == cell((1, 4))
    assert offered(giganten(match)) == ["look:S", "end"]


def between(place: Cell, points: int) -> Giganten:
    state = midgame()
    truck(state, 0, place)
    return moving(state, "B02", points)


def test_e10_looks() -> None:
    assert offered(between((6, 6), 0)) == ["look:N", "look:S", "end"]
    match = seated(between((6, 6), 0))
    follow(match, "look:N tile:2 look:S tile:4")
    assert match.state.seat == 1  # the move ended by itself
    assert offered(between((6, 16), 0)) == ["end"]


def test_e11_lazy_tiles_with_three_players() -> None:
    state = midgame(seats=3)
    for place in [(3, 8), (7, 8), (11, 8), (2, 12), (4, 13)]:
        derrick(state, 1, place, 5)
    truck(state, 0, (9, 12))
    play(building(state), "build:E")
    assert odds(state) == {"tile:2": 6, "tile:5": 1}


def test_e12_private_value() -> None:
    state = midgame()
    truck(state, 0, (7, 5))
    truck(state, 1, (6, 6))
    moving(state)
    play(state, "look:E tile:4 end look:N")
    assert odds(state) == {"tile:2": 4, "tile:3": 4, "tile:4": 3}
    play(state, "tile:2 look:S")
    assert odds(state) == {"tile:4": 1}
    play(state, "tile:4")
    assert list(state.tiles).count(4) == 1
    assert state.viewers[site((7, 6))] == 0b0011


def out_of_reach(carrier: str, black: int) -> Giganten:
    """Derricks in column 13; locos A 8, B 15, C 15, D 9; A has $4,000."""
    state = midgame(carrier=carrier)
    derrick(state, 0, (4, 13), 5)
    derrick(state, 0, (9, 13), 5)
    for seat, column in enumerate((8, 15, 15, 9)):
        state.locos[seat] = column
    state.cash[0] = 4000
    state.black = black
    return hauling(state)


def test_e13_carrier() -> None:
    black, rival = ["black:H", "black:J", "black:S"], ["rival:H", "rival:J", "rival:S"]
    state = out_of_reach("choice", black=13)
    assert offered(state) == [*black, *rival, "drop"]
    paid = after(state, "black:H")
    assert list(paid.cash) == [1000, 15000, 15000, 15000]
    assert offered(paid) == ["drop"]
    assert list(after(state, "rival:H").cash) == [1000, 16500, 16500, 15000]
    match = seated(out_of_reach("choice", black=13))
    follow(match, "rival:H")  # the other marker drops by itself
    assert giganten(match).step != ask.HAUL
    assert offered(out_of_reach("most-advanced", black=13)) == [*rival, "drop"]
    assert offered(out_of_reach("most-advanced", black=16)) == [*black, "drop"]
    level = out_of_reach("most-advanced", black=15)
    assert offered(level) == [*rival, "drop"]
    assert list(after(level, "rival:S").cash) == [1000, 16500, 16500, 15000]


def test_e14_own_loco() -> None:
    state = midgame()
    derrick(state, 0, (4, 13), 5)
    state.locos[0] = 13
    state.locos[1] = state.black = 19
    assert offered(hauling(state)) == ["own:H", "own:J", "own:S", "drop"]
    assert after(state, "own:H").cash[0] == 15000


def test_e15_bid_range() -> None:
    state = bidding({0: (3, 2), 1: (2, 2), 2: (0, 0)}, {0: "H", 1: "H", 2: "H"})
    assert offered(state) == [*(f"bid:{value}" for value in range(1, 10)), "pass"]
    play(state, "bid:6")
    assert offered(state) == ["bid:7", "bid:8", "pass"]
    match = seated(state)
    follow(match, "bid:7")
    assert match.state.seat == 0  # C passed automatically
    alone = bidding({0: (3, 2)}, {0: "H"})
    assert offered(alone) == ["bid:1", "pass"]


@pytest.mark.parametrize(
    ("ones", "twos", "bid", "covers"),
    [
        (3, 2, 5, {"pay:3,1", "pay:1,2"}),
        (3, 2, 3, {"pay:3,0", "pay:1,1", "pay:0,2"}),
        (0, 2, 3, {"pay:0,2"}),
    ],
)
def test_e16_paying(ones: int, twos: int, bid: int, covers: set[str]) -> None:
    state = bidding({0: (ones, twos), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, f"bid:{bid} pass")
    assert state.step == ask.PAY
    assert set(offered(state)) == covers
    assert refusal(state, "pay:2,1") == "G80"


@pytest.mark.parametrize(
    ("bluffer", "opener", "bids"),
    [("stays", 0, [*(f"bid:{value}" for value in range(1, 5)), "pass"]), ("out", 1, ["bid:1", "pass"])],
)
def test_e17_bluff(bluffer: str, opener: int, bids: list[str]) -> None:
    state = bidding({0: (3, 2), 1: (2, 2), 2: (0, 0)}, {0: "HH", 1: "H", 2: "H"}, midgame(bluffer=bluffer))
    told = play(state, "bid:9 pass pass")
    assert BluffCaught(0, 0, 9, 3) in told
    assert (state.step, state.due) == (ask.PENALTY, 3)
    assert odds(state) == {"penalty:1": 3, "penalty:2": 2}
    play(state, "penalty:1 penalty:2 penalty:1")
    assert (state.held[0], state.tanks[0], state.cash[0]) == (2, 2, 15000)
    assert (state.step, state.seat, state.bid) == (ask.BID, opener, 0)
    assert offered(state) == bids  # C has no cards; without A, B alone is able to bid


def test_e18_tanks() -> None:
    state = midgame()
    for company, markers in (("H", 5), ("J", 2), ("S", 3)):
        tank(state, 0, company, markers)
    told: list[object] = []
    surplus.settle(state, told.append)
    assert told[:2] == [Dumped(0, 0, 3, 3000), Dumped(0, 2, 1, 1000)]
    assert state.cash[0] == 15000 + 4000
    assert list(state.tanks)[:3] == [2, 2, 2]


@pytest.mark.parametrize(("card", "black", "over"), [("R03", 19, False), ("R02", 20, True), ("R01", 20, True)])
def test_e19_end(card: str, black: int, over: bool) -> None:
    state = midgame()
    state.black = 18
    cards.ask_red(state, None)
    play(state, f"red:{card}")
    assert (state.black, state.step == ask.ENDED) == (black, over)
    assert list(state.open)[1:] == [-1] * 4


def test_e20_scoring() -> None:
    state = midgame(seats=3, first=1)
    for seat, (column, ones, twos) in enumerate([(14, 3, 1), (14, 1, 2), (16, 0, 0)]):
        state.locos[seat] = column
        hand(state, seat, ones, twos)
    state.cash[0] = 40000
    derrick(state, 0, (3, 2), 2)
    derrick(state, 0, (6, 2), 2)
    derrick(state, 0, (10, 2), 3)
    tank(state, 0, "H", 2)
    state.black = 19
    cards.ask_red(state, None)
    play(state, "red:R03")
    assert [int(account(state, seat).place) for seat in range(3)] == [3, 2, 1]
    assert state.scores()[0] == 40000 + 3 * 3000 + 9 * 1000 == 58000


def test_e21_last_marker() -> None:
    state = midgame()
    derrick(state, 0, (3, 2), 1)
    state.locos[0] = 2
    hauling(state)
    play(state, "own:H")
    assert state.stock[0] == 5
    assert account(state, 0).derricks == 0
    play(state, "pass")  # the auction of H
    assert state.step == ask.ROLL
    truck(state, 0, (3, 1))
    state.first = 0
    moving(state)
    play(state, "step:E")
    assert (state.step, "end" in offered(state)) == (ask.MOVE, True)
