"""What standing orders answer in Giganten, and how long they last."""

from gusher.games.giganten.orders import ORDERS
from gusher.games.giganten.state import Giganten
from gusher.kernel.orders import by_name
from tests.games.giganten.positions import bidding, play, short

EVEN = {0: (3, 2), 1: (2, 2), 2: (1, 3), 3: (0, 3)}  # ones and twos


def answer(state: Giganten, name: str, limit: int = 0) -> str | None:
    """What the seat that is asked would answer by its order, knowing what it knows."""
    found = by_name(ORDERS)[name].answers(state.redact(state.seat), limit)
    return None if found is None else short(found)


def about(state: Giganten, name: str, seat: int) -> tuple[int, ...] | None:
    return by_name(ORDERS)[name].scope(state.redact(seat), seat)


def test_bids_one_more_up_to_the_limit_and_then_passes() -> None:
    state = bidding(EVEN, {0: "H", 1: "H"})
    assert answer(state, "bid", 3) == "bid:1"
    play(state, "bid:2")
    assert answer(state, "bid", 3) == "bid:3"
    assert answer(state, "bid", 2) == "pass"
    assert answer(state, "pass") == answer(state, "pass-round") == "pass"
    assert answer(state, "sell") is None


def test_the_limit_is_what_the_seat_may_bid() -> None:
    state = bidding(EVEN, {0: "H", 1: "H"})
    play(state, "bid:2")
    bounds = by_name(ORDERS)["bid"].limits
    assert bounds(state.redact(1), 1) == range(3, 9)  # four cards, which could all be twos
    assert bounds(state.redact(0), 0) == range(3, 10)  # one more than any answer


def test_pays_no_more_than_the_bid_and_with_few_cards() -> None:
    for bid, paid in ((1, "pay:1,0"), (3, "pay:1,1"), (4, "pay:0,2"), (7, "pay:3,2")):
        state = bidding(EVEN, {0: "H", 1: "H"})
        play(state, f"bid:{bid} pass")
        assert answer(state, "pay") == paid


def test_sells_all() -> None:
    state = bidding(EVEN, {0: "HH", 1: "H"})
    play(state, "bid:1 pass pay:1,0")
    assert answer(state, "sell") == "sell:2"
    assert answer(state, "bid", 3) is None


def test_an_auction_that_is_held_again_is_another_one() -> None:
    state = bidding({0: (4, 0), 1: (4, 0)}, {0: "HJ", 1: "HJ"})
    first = about(state, "bid", 0)
    assert first is not None
    play(state, "bid:1")
    assert about(state, "bid", 0) == about(state, "bid", 1) == first
    assert about(state, "bid", 2) is None  # has nothing to sell there
    play(state, "bid:8 pass penalty:1 penalty:1")  # a bluff: half of the cards are lost
    assert about(state, "bid", 0) not in (None, first)
    before = about(state, "pass-round", 0)
    play(state, "pass pass")
    assert about(state, "bid", 0) not in (None, first)  # for the next company
    assert about(state, "pass-round", 0) == before == (state.round,)
