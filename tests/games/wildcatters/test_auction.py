"""The auction of the wildcatters (W97 to W108)."""

import pytest

from gusher.games.wildcatters.effects.loans import Borrowed
from gusher.games.wildcatters.state import Wildcatters
from tests.games.wildcatters.looking import loans, out_of_game, own, pledged, pumps, shares, supply, tokens
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    end_turn,
    give,
    kinds,
    limit_supply,
    offered,
    oil,
    play,
    pump,
    refusal,
    rig,
    table,
    token,
)


def drilled(joins: str = "join join", tokens_: int = 1, credit: bool = True, **owns: int) -> Wildcatters:
    """Red has drilled in NA_S, where yellow and green have a rig too; then they have said whether they join."""
    state = table(credit_bids=credit)
    rig(state, RED, "NA_S", 2)
    rig(state, YELLOW, "NA_S", 1)
    rig(state, GREEN, "NA_S", 1)
    for _ in range(tokens_):
        token(state, "NA_S")
    for colour, count in owns.items():
        seat = ("red", "yellow", "green", "blue").index(colour)
        give(state, seat, **{colour: count})
    oil(state, "L05", cash=20)
    play(state, f"drill {joins}")
    return state


@pytest.mark.clause("W97")
def test_every_token_is_auctioned_one_after_the_other() -> None:
    state = drilled(tokens_=2)
    play(state, "bid:4 pass pass")
    assert tokens(state, "NA_S") == ["", "red"]
    assert (state.seat, kinds(state)) == (RED, {"bid", "pass"})  # the second, and all may bid anew
    play(state, "pass bid:4 bid:5 pass")
    assert tokens(state, "NA_S") == ["green", "red"]
    assert kinds(state).isdisjoint({"bid", "pass"})


@pytest.mark.clause("W97")
def test_without_a_token_there_is_no_auction() -> None:
    state = drilled(tokens_=0)
    assert kinds(state).isdisjoint({"bid", "pass"})


@pytest.mark.clause("W97")
def test_tokens_of_other_regions_are_not_auctioned() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    token(state, "NA_N")
    oil(state, "L05", cash=20)
    play(state, "drill")
    assert kinds(state).isdisjoint({"bid", "pass"})
    assert tokens(state, "NA_N") == [""]


@pytest.mark.clause("W98")
def test_nobody_bids_before_all_have_said_whether_they_join() -> None:
    state = drilled(joins="join")
    assert (state.seat, offered(state)) == (GREEN, ["join", "decline"])
    play(state, "join")
    assert (state.seat, kinds(state)) == (RED, {"bid", "pass"})


@pytest.mark.clause("W99")
def test_only_players_with_a_pump_in_the_region_bid() -> None:
    """Green declined and blue has its pump elsewhere: red and yellow are the bidders."""
    state = table()
    rig(state, RED, "NA_S", 2)
    rig(state, YELLOW, "NA_S", 1)
    rig(state, GREEN, "NA_S", 1)
    pump(state, BLUE, "NA_N", 3)
    token(state, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "drill join decline bid:4")
    assert state.seat == YELLOW
    play(state, "bid:5")
    assert state.seat == RED


@pytest.mark.clause("W100", "W32")
@pytest.mark.parametrize(("order", "bidders"), [((0, 1, 2, 3), (2, 3, 0, 1)), ((1, 2, 0, 3), (2, 0, 3, 1))])
def test_the_active_player_starts_and_the_others_follow_in_turn_order(
    order: tuple[int, ...], bidders: tuple[int, ...]
) -> None:
    state = table(active=2, order=order, round_=7 if order != (0, 1, 2, 3) else 2)
    for seat in range(4):
        rig(state, seat, "NA_S", 1)
    token(state, "NA_S")
    oil(state, "L05", cash=20)
    play(state, "drill join join join")
    met = []
    for answer in ("bid:4", "bid:5", "bid:6", "bid:7", "bid:8", "pass", "bid:9", "pass"):
        met.append(int(state.seat))
        play(state, answer)
    assert tuple(met) == bidders * 2
    assert state.seat == 2


@pytest.mark.clause("W100")
def test_who_has_passed_is_out_of_this_auction_but_not_of_the_next() -> None:
    state = drilled(tokens_=2)
    play(state, "bid:4 pass bid:5 bid:6")
    assert state.seat == GREEN
    play(state, "bid:7 pass")
    assert tokens(state, "NA_S") == ["", "green"]
    play(state, "bid:4")
    assert state.seat == YELLOW


@pytest.mark.clause("W101")
def test_bids_open_at_four_and_rise() -> None:
    state = drilled(credit=False)
    assert offered(state) == [f"bid:{amount}" for amount in range(4, 21)] + ["pass"]
    play(state, "bid:7")
    for amount in (4, 6, 7):
        assert refusal(state, f"bid:{amount}") == "W101"
    assert refusal(state, "bid:8") == ""


@pytest.mark.clause("W101")
def test_where_nobody_could_answer_only_the_minimum_is_offered() -> None:
    state = drilled(joins="decline decline")
    assert set(offered(state)) == {"bid:4", "pass"}
    assert refusal(state, "bid:5") == "W101"
    state = drilled(credit=False, yellow=7, green=7)  # three each went to red: four are left, which cannot beat four
    assert set(offered(state)) == {"bid:4", "pass"}
    state = drilled(credit=False, yellow=7, green=8)
    assert len(offered(state, "bid")) == 17


@pytest.mark.clause("W101", "W103")
def test_who_could_answer_on_credit_counts_too() -> None:
    state = drilled(yellow=4, green=4)  # one own share each, and a loan's worth
    assert offered(state, "bid") == [f"bid:{amount}" for amount in range(4, 31)]
    play(state, "bid:11")  # which neither can beat
    assert tokens(state, "NA_S") == ["red"]


@pytest.mark.clause("W102")
def test_after_a_pass_the_next_bidder_may_open_at_four() -> None:
    state = drilled()
    play(state, "pass")
    assert state.seat == YELLOW
    assert refusal(state, "bid:4") == ""
    play(state, "bid:4 pass")
    assert tokens(state, "NA_S") == ["yellow"]
    assert own(state, YELLOW) == 17 - 4


@pytest.mark.clause("W103")
@pytest.mark.parametrize(("credit", "most"), [(False, 9), (True, 19)])
def test_a_bid_reaches_as_far_as_ones_own_shares_or_a_loan_further(credit: bool, most: int) -> None:
    """Shares of others and dollars do not count."""
    state = drilled(credit=credit, red=9)
    give(state, RED, red=9, yellow=30)
    assert max(int(text[4:]) for text in offered(state, "bid")) == most
    assert refusal(state, f"bid:{most + 1}") == "W103"


@pytest.mark.clause("W103", "W173", "W176")
def test_who_wins_beyond_the_own_shares_borrows() -> None:
    """Yellow has two own shares left, bids nine and wins: they go, ten come, and seven of those go as well."""
    state = drilled(yellow=5)
    told = play(state, "bid:4 bid:9 pass pass")
    assert tokens(state, "NA_S") == ["yellow"]
    assert (own(state, YELLOW), loans(state, YELLOW), pledged(state, YELLOW)) == (3, 1, 1)
    assert [effect for effect in told if isinstance(effect, Borrowed)] == [Borrowed(YELLOW, 10, 1, 1)]


@pytest.mark.clause("W103", "W174", "W175")
@pytest.mark.parametrize(("zero_loan", "left", "owed"), [(True, 10, 2), (False, 0, 1)])
def test_a_bid_of_all_that_credit_allows_may_force_a_second_loan(zero_loan: bool, left: int, owed: int) -> None:
    state = table(zero_loan=zero_loan)
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    token(state, "NA_S")
    give(state, YELLOW, yellow=5)
    oil(state, "L05", cash=20)
    play(state, "drill join bid:4 bid:12 pass")
    assert (own(state, YELLOW), loans(state, YELLOW)) == (left, owed)


@pytest.mark.clause("W103")
def test_who_loses_on_credit_borrows_nothing() -> None:
    state = drilled(yellow=5)
    play(state, "bid:4 bid:9 pass bid:13")
    assert tokens(state, "NA_S") == ["red"]
    assert (own(state, YELLOW), loans(state, YELLOW)) == (2, 0)


@pytest.mark.clause("W179")
def test_no_loan_is_taken_for_a_price_in_dollars() -> None:
    """Two dollars and five shares are three dollars, which pay for no drilling; credit is for bids alone."""
    state = table()
    rig(state, RED, "NA_S", 4)
    give(state, RED, red=5)
    oil(state, "L05", cash=2, keep_open=True)
    assert refusal(state, "drill") == "W42"


@pytest.mark.clause("W103")
def test_who_cannot_reach_the_minimum_on_credit_is_not_asked() -> None:
    """Yellow has one own share left and could bid eleven, no more."""
    state = drilled(yellow=4)
    play(state, "bid:11")
    assert state.seat == GREEN
    state = drilled(yellow=4)
    play(state, "bid:10")
    assert (state.seat, offered(state)) == (YELLOW, ["bid:11", "pass"])


@pytest.mark.clause("W103")
def test_who_cannot_reach_the_minimum_is_not_asked() -> None:
    state = drilled(credit=False, yellow=8)
    play(state, "bid:5")
    assert state.seat == GREEN
    play(state, "bid:6")
    assert state.seat == RED


@pytest.mark.clause("W104")
def test_sixty_wins_at_once() -> None:
    state = drilled(red=90, yellow=90, green=90)
    assert refusal(state, "bid:60") == ""
    assert max(int(text[4:]) for text in offered(state, "bid")) == 60
    play(state, "bid:60")
    assert tokens(state, "NA_S") == ["red"]
    assert own(state, RED) == 30
    assert kinds(state).isdisjoint({"bid", "pass"})


@pytest.mark.clause("W105")
def test_who_has_no_barrel_in_supply_does_not_bid() -> None:
    state = table()
    rig(state, RED, "NA_S", 2)
    rig(state, YELLOW, "NA_S", 1)
    rig(state, GREEN, "NA_S", 1)
    token(state, "NA_S")
    limit_supply(state, YELLOW, 3)  # all three go onto the new pump
    oil(state, "L05", cash=20)
    play(state, "drill join join")
    assert supply(state, YELLOW) == 0
    play(state, "bid:4")
    assert state.seat == GREEN
    play(state, "bid:5")
    assert state.seat == RED


@pytest.mark.clause("W105")
def test_the_active_player_without_a_barrel_is_passed_over() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    token(state, "NA_S")
    limit_supply(state, RED, 3)
    oil(state, "L05", cash=20)
    play(state, "drill join")
    assert (state.seat, kinds(state)) == (YELLOW, {"bid", "pass"})


@pytest.mark.clause("W106")
def test_the_highest_bidder_pays_the_bank_and_marks_the_token() -> None:
    state = drilled()
    before = [shares(state, seat) for seat in range(4)]
    play(state, "bid:4 bid:6 pass pass")
    assert tokens(state, "NA_S") == ["yellow"]
    assert supply(state, YELLOW) == 32
    after = [shares(state, seat) for seat in range(4)]
    assert after[YELLOW] == (0, before[YELLOW][1] - 6, 0, 0)
    assert [after[seat] for seat in (RED, GREEN, BLUE)] == [before[seat] for seat in (RED, GREEN, BLUE)]


@pytest.mark.clause("W106", "W174")
def test_the_barrel_goes_onto_the_token_before_a_loan_takes_its_own() -> None:
    """Yellow's last barrel marks the token; the loan that the bid forces is only recorded."""
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S", 1)
    token(state, "NA_S")
    limit_supply(state, YELLOW, 4)
    give(state, YELLOW, yellow=7)
    oil(state, "L05", cash=20)
    play(state, "drill join pass bid:4")
    assert tokens(state, "NA_S") == ["yellow"]
    assert supply(state, YELLOW) == 0
    assert (own(state, YELLOW), loans(state, YELLOW), pledged(state, YELLOW)) == (10, 1, 0)


@pytest.mark.clause("W107", "W73")
def test_if_all_pass_the_token_leaves_the_game() -> None:
    state = drilled()
    gone = out_of_game(state)
    play(state, "pass pass pass")
    assert tokens(state, "NA_S") == []
    assert out_of_game(state) == gone + 1
    assert [own(state, seat) for seat in (RED, YELLOW, GREEN)] == [20, 17, 17]


@pytest.mark.clause("W108")
def test_a_won_token_stays_on_its_circle_and_keeps_it() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    rig(state, YELLOW, "NA_S", 2)
    token(state, "NA_S")
    oil(state, "L05", cash=40)
    play(state, "drill decline bid:4 done")
    end_turn(state, draw="L06")
    play(state, "card:L06")
    assert state.seat == YELLOW
    assert tokens(state, "NA_S") == ["red"]
    assert refusal(state, "rig") == "W68"


@pytest.mark.clause("W99")
def test_all_pumps_of_a_player_give_one_voice() -> None:
    state = drilled(joins="decline decline")
    assert pumps(state, RED, "NA_S") == 1
    play(state, "bid:4")
    assert tokens(state, "NA_S") == ["red"]
