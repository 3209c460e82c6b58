"""Action 3: licences are dealt (G28 to G32)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARDS
from gusher.games.giganten.effects.cards import Dealt, Reshuffled
from gusher.games.giganten.rules import licences
from gusher.games.giganten.state import Giganten
from gusher.kernel.state import PUBLIC
from gusher.kernel.tables import flat
from tests.games.giganten.positions import hand, midgame, odds, offered, play, refusal, sound


def dealing(cards: list[str], first: int = 0) -> Giganten:
    """Action 3 comes next, with these cards before the seats."""
    state = midgame(len(cards), first)
    state.cards = flat([CARDS.index(card) for card in cards])
    pile = state.pile[:]
    for card in state.cards:
        pile[card] -= 1
    state.pile = pile
    return state


def begun(state: Giganten) -> Giganten:
    licences.begin(state, None)
    return sound(state)


@pytest.mark.clause("G28")
def test_each_seat_gets_the_number_of_cards_on_its_card_the_first_player_first() -> None:
    state = begun(dealing(["B01", "B06", "R03", "B05"], first=2))
    dealt = []
    while state.step == ask.DEAL:
        before = list(state.held)
        play(state, "licence:2")
        dealt.append(next(seat for seat in range(4) if state.held[seat] != before[seat]))
    assert dealt == [2] * 4 + [3] * 7 + [0] * 3 + [1] * 8
    assert list(state.held) == [3, 8, 4, 7]  # a number of cards, whatever they are worth
    assert state.step == ask.MOVE
    assert state.seat == 2


@pytest.mark.clause("G28")
def test_only_licences_are_dealt_now() -> None:
    state = begun(dealing(["B01", "B02", "B03"]))
    assert offered(state) == ["licence:1", "licence:2"]
    assert refusal(state, "step:N") == "G28"


@pytest.mark.clause("G29")
def test_a_seat_has_all_its_cards_before_the_next_also_when_they_run_out() -> None:
    state = dealing(["B01", "B02", "B03"])
    hand(state, 1, 39, 34)  # five cards are left, and no discards
    begun(state)
    told = play(state, "licence:2 licence:2 licence:2 licence:2 licence:2")
    assert told == [Dealt(0, 3, 3, 0, 3, 0), Dealt(1, 2, 75, 39, 36, 2), Dealt(2, 0, 0, 0, 0, 5)]
    assert list(state.held) == [3, 75, 0]


@pytest.mark.clause("G30")
def test_an_empty_pile_is_made_of_the_discards() -> None:
    state = dealing(["B01", "B02", "B03"])
    hand(state, 1, 30, 25)
    state.used_ones, state.used_twos = 9, 12
    begun(state)
    assert odds(state) == {"licence:2": 2}
    told = play(state, "licence:2 licence:2")
    assert told == [Reshuffled("licences", 21)]
    assert (state.used_ones, state.used_twos) == (0, 0)
    assert (state.batch_ones, state.batch_twos) == (9, 12)  # all have seen what the new pile is made of
    assert odds(state) == {"licence:1": 9, "licence:2": 12}
    play(state, "licence:1")
    assert odds(state) == {"licence:1": 8, "licence:2": 12}


@pytest.mark.clause("G30")
def test_discards_stay_while_the_pile_lasts() -> None:
    state = dealing(["B01", "B02", "B03"])
    hand(state, 1, 30, 20)
    state.used_ones, state.used_twos = 5, 4
    assert odds(begun(state)) == {"licence:1": 4, "licence:2": 15}


@pytest.mark.clause("G31")
def test_with_nothing_left_nothing_is_dealt() -> None:
    state = dealing(["B01", "B02", "B03"])
    hand(state, 1, 39, 39)
    told: list[object] = []
    licences.begin(state, told.append)
    assert told == [Dealt(0, 0, 0, 0, 0, 3), Dealt(1, 0, 78, 39, 39, 4), Dealt(2, 0, 0, 0, 0, 5)]
    assert sound(state).step == ask.MOVE


@pytest.mark.clause("G32")
def test_values_in_hand_are_secret_the_number_of_cards_is_not() -> None:
    state = begun(dealing(["B01", "B02", "B03"]))
    for viewer, sees in ((0, True), (1, False), (2, False), (PUBLIC, False)):
        assert all(state.sees(action, viewer) == sees for action in state.legal())
    play(state, "licence:1 licence:2")
    (told,) = play(state, "licence:2")
    assert told == Dealt(0, 3, 3, 1, 2, 0)
    assert told.seen_by(0) == told
    assert told.seen_by(1) == told.seen_by(PUBLIC) == Dealt(0, 3, 3, -1, -1, 0)
    assert (state.redact(0).ones[0], state.redact(0).twos[0]) == (1, 2)
    view = state.redact(1)
    assert (view.ones[0], view.twos[0], view.held[0]) == (-1, -1, 3)


@pytest.mark.clause("G32")
def test_a_licence_is_worth_one_or_two() -> None:
    state = begun(dealing(["B01", "B02", "B03"]))
    play(state, "licence:1 licence:2")
    assert (state.ones[0], state.twos[0], state.held[0]) == (1, 1, 2)


def test_after_the_deal_of_round_1_trucks_are_placed() -> None:
    state = dealing(["B01", "B02", "B03"])
    state.trucks = flat([-1, -1, -1])
    state.round = 1
    begun(state)
    while state.step == ask.DEAL:
        play(state, "licence:1")
    assert (state.step, state.seat) == (ask.PLACE, 0)
