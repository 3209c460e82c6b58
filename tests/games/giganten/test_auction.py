"""Action 7, first half: auctions and bluffs (G72 to G85)."""

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ask
from gusher.games.giganten.effects.auction import (
    AuctionOpened,
    Bidden,
    BluffCaught,
    NoAuction,
    Paid,
    Passed,
    PenaltyLost,
    Unsold,
    Won,
)
from gusher.games.giganten.effects.ending import RoundBegun
from gusher.kernel.state import CHANCE, PUBLIC
from tests.games.giganten.positions import after, bidding, follow, midgame, odds, offered, play, refusal, seated

EVEN = {0: (3, 2), 1: (2, 2), 2: (1, 3), 3: (4, 0)}  # ones and twos


@pytest.mark.clause("G72")
def test_one_auction_after_the_other_each_with_its_sale() -> None:
    state = bidding(EVEN, {0: "HS", 1: "HJ"})
    companies = []
    told = []
    while state.step != ask.ROLL:
        if state.step == ask.BID and state.bid == 0:
            companies.append("HJS"[state.company])
        answer = {ask.BID: offered(state)[0], ask.PAY: offered(state)[0], ask.SELL: "sell:1"}[int(state.step)]
        told += play(state, answer if state.step != ask.BID or state.bid == 0 else "pass")
    assert companies == ["H", "J", "S"]
    names = [type(effect).__name__ for effect in told]
    rounds = ["Bidden", "Passed", "Won", "Paid", "Sold", "AuctionOpened", "Bidden", "Won", "Paid", "Sold"]
    assert names == [*rounds, "AuctionOpened", "Bidden", "Won", "Paid", "Sold", "RoundBegun"]


@pytest.mark.clause("G73")
def test_only_seats_with_a_marker_there_take_part() -> None:
    state = bidding(EVEN, {1: "H", 3: "H"})
    assert state.seat == 1
    play(state, "bid:1")
    assert state.seat == 3
    told = play(state, "pass")
    assert told[:2] == [Passed(3, 0), Won(1, 0, 1)]


@pytest.mark.clause("G73")
def test_a_company_without_markers_has_no_auction() -> None:
    state = bidding(EVEN, {1: "S"})
    assert state.company == 2
    told = play(bidding(EVEN, {1: "H"}), "pass")
    assert told == [Passed(1, 0), Unsold(0), NoAuction(1), NoAuction(2), RoundBegun(3, 1)]


@pytest.mark.clause("G74")
@pytest.mark.parametrize(("first", "opener", "order"), [(0, 1, [1, 2, 3]), (2, 2, [2, 3, 1]), (3, 3, [3, 1, 2])])
def test_the_first_eligible_seat_opens_then_clockwise(first: int, opener: int, order: list[int]) -> None:
    state = bidding(EVEN, {1: "H", 2: "H", 3: "H"}, midgame(first=first))
    asked = []
    for bid in (1, 2, 3, 4):
        asked.append(int(state.seat))
        play(state, f"bid:{bid}")
    assert asked == [*order, opener]


@pytest.mark.clause("G75")
def test_a_turn_is_a_higher_bid_or_a_pass_for_good() -> None:
    state = bidding(EVEN, {0: "H", 1: "H", 2: "H"})
    assert offered(state)[0] == "bid:1"
    assert play(state, "bid:3") == [Bidden(0, 0, 3)]
    assert offered(state)[0] == "bid:4"
    assert refusal(state, "bid:3") == refusal(state, "bid:1") == "G75"
    assert refusal(state, "sell:1") == "G75"
    play(state, "pass bid:4 bid:5")
    assert state.seat == 2  # seat 1 is out
    assert [int(offer) for offer in state.offers] == [5, 0, 4, 0]
    assert (state.passed, state.bid, state.bidder) == (0b0010, 5, 0)


@pytest.mark.clause("G76")
def test_a_bid_wins_when_all_others_have_passed() -> None:
    state = bidding(EVEN, {0: "H", 1: "H", 2: "H"})
    play(state, "pass bid:2 pass")
    assert (state.step, state.seat, state.bid) == (ask.PAY, 1, 2)


@pytest.mark.clause("G76")
def test_the_last_one_in_without_a_bid_is_asked() -> None:
    state = bidding(EVEN, {0: "H", 1: "H"})
    play(state, "pass")
    assert (state.step, state.seat) == (ask.BID, 1)


@pytest.mark.clause("G76")
def test_a_sole_seat_must_bid_to_win() -> None:
    state = bidding(EVEN, {1: "H"})
    assert offered(state) == ["bid:1", "pass"]
    assert after(state, "bid:1").step == ask.PAY
    assert after(state, "pass").step == ask.ROLL


@pytest.mark.clause("G77")
def test_if_all_pass_nobody_sells() -> None:
    state = bidding(EVEN, {0: "H", 1: "H"})
    told = play(state, "pass pass")
    assert Unsold(0) in told
    assert (state.step, list(state.cash)) == (ask.ROLL, [15000] * 4)
    assert [int(state.tanks[0]), int(state.tanks[3])] == [1, 1]


@pytest.mark.clause("G78")
def test_one_may_bid_more_than_one_holds() -> None:
    state = bidding({0: (4, 0), 1: (0, 4)}, {0: "H", 1: "H"})
    assert "bid:8" in offered(state)
    play(state, "bid:8")
    assert state.bid == 8


@pytest.mark.clause("G79")
@pytest.mark.parametrize(
    ("hands", "script", "highest"),
    [
        ({0: (5, 0), 1: (0, 9)}, "", 10),  # twice the own cards
        ({0: (5, 0), 1: (3, 0)}, "", 7),  # one more than the answer that three cards could give
        ({0: (5, 0), 1: (3, 0), 2: (0, 4)}, "", 9),
        ({0: (5, 0), 1: (3, 0), 2: (0, 4)}, "bid:1 bid:2 pass", 7),  # who has passed answers no more
        ({0: (5, 0)}, "", 1),
    ],
)
def test_the_range_of_bids(hands: dict[int, tuple[int, int]], script: str, highest: int) -> None:
    state = bidding(hands, dict.fromkeys(hands, "H"))
    play(state, script)
    assert offered(state, "bid") == [f"bid:{value}" for value in range(int(state.bid) + 1, highest + 1)]
    assert refusal(state, f"bid:{highest + 1}") == "G79"


@pytest.mark.clause("G79")
def test_the_range_depends_on_public_numbers_only() -> None:
    for ones in range(6):
        state = bidding({0: (ones, 5 - ones), 1: (2, 2)}, {0: "H", 1: "H"})
        assert offered(state) == [*(f"bid:{value}" for value in range(1, 10)), "pass"]
        assert list(state.redact(1).legal()) == list(state.redact(PUBLIC).legal()) == list(state.legal())


@pytest.mark.clause("G79")
def test_a_hand_without_cards_can_only_pass() -> None:
    state = bidding({1: (2, 0)}, {0: "H", 1: "H"})
    assert offered(state) == ["pass"]
    assert state.silent()  # it happens by itself: all can count


@pytest.mark.clause("G80")
@pytest.mark.parametrize(
    ("hand", "bid", "covers"),
    [
        ((3, 2), 5, ["pay:1,2", "pay:3,1"]),
        ((3, 2), 3, ["pay:0,2", "pay:1,1", "pay:3,0"]),
        ((3, 2), 7, ["pay:3,2"]),
        ((0, 3), 3, ["pay:0,2"]),
        ((1, 3), 6, ["pay:0,3"]),
        ((4, 0), 1, ["pay:1,0"]),
        ((1, 1), 1, ["pay:0,1", "pay:1,0"]),
    ],
)
def test_a_payment_covers_the_bid_with_no_card_too_many(hand: tuple[int, int], bid: int, covers: list[str]) -> None:
    state = bidding({0: hand, 1: (9, 9)}, {0: "H", 1: "H"})
    play(state, f"bid:{bid} pass")
    assert (state.step, state.seat) == (ask.PAY, 0)
    assert offered(state) == covers
    assert refusal(state, "pay:2,1" if bid == 3 else "pay:9,9") == "G80"
    assert refusal(state, "pass") == "G80"


@pytest.mark.clause("G80")
def test_every_cover_and_no_other_is_offered() -> None:
    """Counted out: covering, and each card needed."""
    for ones in range(5):
        for twos in range(5):
            for bid in range(1, ones + 2 * twos + 1):
                state = bidding({0: (ones, twos), 1: (9, 9)}, {0: "H", 1: "H"})
                play(state, f"bid:{bid} pass")
                expected = [
                    f"pay:{a},{b}"
                    for a in range(ones + 1)
                    for b in range(twos + 1)
                    if a + 2 * b >= bid and not (a and a - 1 + 2 * b >= bid) and not (b and a + 2 * b - 2 >= bid)
                ]
                assert offered(state) == expected


@pytest.mark.clause("G81")
def test_paid_cards_are_discarded_openly_the_others_keep_theirs() -> None:
    state = bidding({0: (3, 2), 1: (9, 9)}, {0: "H", 1: "H"})
    play(state, "bid:5 pass")
    assert all(state.sees(action, viewer) for action in state.legal() for viewer in (1, 2, PUBLIC))
    assert play(state, "pay:1,2") == [Paid(0, 0, 5, 1, 2)]
    assert (state.ones[0], state.twos[0], state.held[0]) == (2, 0, 2)
    assert (state.used_ones, state.used_twos) == (1, 2)
    assert (state.ones[1], state.twos[1]) == (9, 9)
    assert (state.step, state.seat) == (ask.SELL, 0)


@pytest.mark.clause("G82")
@pytest.mark.parametrize(("hand", "bid", "lost"), [((4, 1), 7, 3), ((4, 0), 5, 2), ((1, 0), 2, 1)])
def test_a_bluffer_loses_half_the_hand_rounded_up_blindly(hand: tuple[int, int], bid: int, lost: int) -> None:
    state = bidding({0: hand, 1: (9, 9)}, {0: "HH", 1: "H"})
    told = play(state, f"bid:{bid} pass")
    assert told[-1] == BluffCaught(0, 0, bid, lost)
    assert (state.step, state.seat, state.due) == (ask.PENALTY, CHANCE, lost)
    assert list(odds(state).values()) == [count for count in hand if count]
    assert refusal(state, "pay:1,1") == "G82"
    for _ in range(lost):
        play(state, offered(state)[0])
    assert state.held[0] == sum(hand) - lost
    assert (state.cash[0], state.tanks[0]) == (15000, 2)


@pytest.mark.clause("G82")
def test_cards_that_are_gone_are_not_drawn_again() -> None:
    state = bidding({0: (3, 1), 1: (9, 9)}, {0: "H", 1: "H"})
    play(state, "bid:7 pass")
    assert odds(state) == {"penalty:1": 3, "penalty:2": 1}
    play(state, "penalty:2")
    assert odds(state) == {"penalty:1": 3}
    assert refusal(state, "penalty:2") == "G82"
    assert not state.silent()  # that only ones were left is nobody's business


@pytest.mark.clause("G83")
def test_lost_cards_are_seen_the_rest_of_the_hand_is_not() -> None:
    state = bidding({0: (3, 1), 1: (9, 9)}, {0: "H", 1: "H"})
    play(state, "bid:7 pass")
    assert all(state.sees(action, PUBLIC) for action in state.legal())
    (told,) = play(state, "penalty:1")
    assert told.seen_by(PUBLIC) == told == PenaltyLost(0, 1)
    assert (state.used_ones, state.used_twos) == (1, 0)
    view = state.redact(PUBLIC)
    assert (view.ones[0], view.twos[0], view.held[0]) == (-1, -1, 3)


@pytest.mark.clause("G84")
def test_the_auction_is_held_again_from_the_start() -> None:
    state = bidding({0: (3, 1), 1: (3, 1), 2: (2, 2)}, {0: "H", 1: "H", 2: "H"})
    play(state, "bid:7 pass pass penalty:1")
    told = play(state, "penalty:1")
    assert told[-1] == AuctionOpened(0, 5000, again=True)
    assert (state.step, state.seat, state.bid, state.passed) == (ask.BID, 0, 0, 0)
    assert offered(state)[0] == "bid:1"
    play(state, "bid:1")
    assert state.seat == 1  # who had passed is in again


@pytest.mark.clause("G84")
def test_after_the_repeat_the_next_company_comes() -> None:
    state = bidding({0: (3, 1), 1: (3, 1)}, {0: "H", 1: "HJ"}, midgame(bluffer="out"))
    play(state, "bid:6 bid:7 pass penalty:1 penalty:1")
    assert (state.company, state.seat) == (0, 0)
    play(state, "bid:1 pay:1,0 sell:0")
    assert (state.company, state.seat) == (1, 1)


@pytest.mark.clause("G85")
def test_a_caught_bluffer_bids_on_with_the_cards_left() -> None:
    state = bidding({0: (3, 1), 1: (3, 1)}, {0: "HJ", 1: "HJ"})
    play(state, "bid:7 pass penalty:1 penalty:1")
    assert (state.caught, state.seat, state.held[0]) == (0b0001, 0, 2)
    assert offered(state) == ["bid:1", "bid:2", "bid:3", "bid:4", "pass"]  # twice two cards
    play(state, "bid:2")
    assert offered(state) == ["bid:3", "bid:4", "bid:5", "pass"]  # two cards answer up to 4
    play(state, "pass")
    assert (state.step, state.seat) == (ask.PAY, 0)
    play(state, "pay:0,1 sell:1")
    assert (state.company, state.seat, state.caught) == (1, 0, 0)


@pytest.mark.clause("G85")
def test_whoever_bluffs_again_loses_half_again_until_no_card_is_left() -> None:
    state = bidding({0: (3, 0), 1: (3, 1)}, {0: "H", 1: "H"})
    match = seated(state)
    follow(match, "bid:6 pass penalty:1 penalty:1")
    assert (match.state.seat, state.held[0]) == (0, 1)
    follow(match, "bid:2 pass penalty:1")
    assert (state.held[0], state.held[1]) == (0, 4)
    assert match.state.seat == 1  # without a card one passes by itself
    assert match.answers() == [{"do": "bid", "value": 1}, {"do": "pass"}]


@pytest.mark.clause("G85")
def test_the_bluffer_without_cards_passes_by_itself() -> None:
    match = seated(bidding({0: (1, 0), 1: (1, 0)}, {0: "H", 1: "H"}))
    told = follow(match, "bid:2 penalty:1 pass")  # two cards answer a 2 no more, and none opens no auction
    assert told[-6:-1] == [Passed(0, 0), Passed(1, 0), Unsold(0), NoAuction(1), NoAuction(2)]


@pytest.mark.clause("G85")
def test_who_stays_may_be_caught_as_often_as_the_cards_allow() -> None:
    """Each bluff costs half the cards: 78 of them bear no more than 20, and the bound counts on it."""

    def bluffs(cards: int) -> int:
        return 0 if cards == 0 else 1 + bluffs(cards // 2)

    most = max(
        bluffs(a) + bluffs(b) + bluffs(c) + bluffs(78 - a - b - c)
        for a in range(79)
        for b in range(79 - a)
        for c in range(79 - a - b)
    )
    assert most == 20
    longest = 118 + (3 + most) * (78 + 4) + 78 + 3 * 2  # a round: all but auctions, bids and passes, lost cards, sales
    assert 9 * longest + 141 < GAME.bound


@pytest.mark.clause("G85")
def test_with_bluffers_out_a_caught_one_sits_out_for_this_company_this_round() -> None:
    state = bidding({0: (3, 1), 1: (3, 1)}, {0: "HJ", 1: "HJ"}, midgame(bluffer="out"))
    play(state, "bid:7 pass penalty:1 penalty:1")
    assert (state.caught, state.seat) == (0b0001, 1)
    play(state, "bid:1")
    assert (state.step, state.seat) == (ask.PAY, 1)  # the bluffer is not asked
    play(state, "pay:1,0 sell:1")
    assert (state.company, state.seat, state.caught) == (1, 0, 0)  # at the next company it is in again


@pytest.mark.clause("G85")
def test_several_bluffers_leave_one_after_the_other() -> None:
    hands = {0: (3, 1), 1: (3, 1), 2: (4, 0)}
    state = bidding(hands, dict.fromkeys(hands, "H"), midgame(bluffer="out"))
    play(state, "bid:7 pass pass penalty:1 penalty:1")
    play(state, "bid:7 pass penalty:1 penalty:1")
    assert (state.caught, state.seat) == (0b0011, 2)
    assert offered(state) == ["bid:1", "pass"]


def test_a_payment_is_asked_also_when_it_is_the_only_one() -> None:
    """The log does not tell whether the winner had a choice."""
    match = seated(bidding({0: (0, 3), 1: (9, 9)}, {0: "H", 1: "H"}))
    follow(match, "bid:3 pass")
    assert match.state.seat == 0
    assert match.answers() == [{"do": "pay", "ones": 0, "twos": 2}]
    match.answer(0, {"do": "pay", "ones": 0, "twos": 2})
    assert match.entries[-1].action == 188 + 2
