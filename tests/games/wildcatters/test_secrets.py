"""Who knows what: hands are private during set-up, and nothing is hidden afterwards (W10, W44)."""

import json
from collections import Counter
from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import CARD_REGION, CARDS, HOLE
from gusher.games.wildcatters.effects.setup import Dealt
from gusher.games.wildcatters.invariants import broken
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel import log
from gusher.kernel.chance import seeded_secret
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match, crosses
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, PUBLIC
from gusher.kernel.tables import changed
from gusher.kernel.trail import only_answer
from tests.games.wildcatters.looking import hand_of
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    SETTINGS,
    YELLOW,
    cards_set,
    fresh,
    number,
    numbers_of,
    odds,
    offered,
    play,
    random_game,
    setting_name,
)
from tests.games.wildcatters.test_setup import LIGHT, dealt, founded

WORLDS = 3000


def viewers(state: Wildcatters) -> list[int]:
    return [*range(int(state.setting.seats)), PUBLIC]


# --- redactions ---


@pytest.mark.clause("W10")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_a_view_holds_no_other_hand_but_its_size(setting: tuple[int, dict[str, Any]]) -> None:
    hidden = 0
    for state in random_game(*setting, seed=5):
        if state.step == ask.CARD:
            break
        for viewer in viewers(state):
            view = state.redact(viewer)
            assert list(view.held) == list(state.held)
            for seat in range(setting[0]):
                if seat == viewer or not state.held[seat]:
                    assert view.hands[seat] == state.hands[seat]
                else:
                    assert view.hands[seat] == HOLE
                    hidden += 1
    assert hidden > 400


@pytest.mark.clause("W44")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_after_set_up_there_is_nothing_to_hide(setting: tuple[int, dict[str, Any]]) -> None:
    begun = 0
    for state in random_game(*setting, seed=3):
        if state.round > 0 or state.step == ask.DISPLAY:
            assert not state.has_secrets()
            assert not any(state.held)
            begun += 1
            if begun % 40 == 0:
                assert all(state.redact(viewer).dump() == state.dump() for viewer in viewers(state))
                assert all(state.sees(answer, PUBLIC) for answer in numbers_of(state))
                assert state.silent()
    assert begun > 100


def test_before_the_first_deal_nothing_is_secret() -> None:
    state = fresh()
    assert not state.has_secrets()
    play(state, "first:1")
    assert state.redact(PUBLIC).dump() == state.dump()


def exchanged(state: Wildcatters, one: int, two: int) -> Wildcatters:
    """Another world: two seats have exchanged the highest card that each holds."""
    world = state.clone()
    mine, yours = max(hand_of(state, one)), max(hand_of(state, two))
    for seat, gone, come in ((one, mine, yours), (two, yours, mine)):
        world.hands = changed(world.hands, seat, cards_set(hand_of(state, seat) - {gone} | {come}))
    assert broken(world) == []
    assert world.dump() != state.dump()
    return world


@pytest.mark.parametrize("viewer", [RED, YELLOW, PUBLIC])
def test_worlds_that_differ_in_hands_that_a_viewer_cannot_see_look_alike(viewer: int) -> None:
    state = founded(first=2)
    world = exchanged(state, GREEN, BLUE)
    assert state.redact(viewer).dump() == world.redact(viewer).dump()
    assert numbers_of(state.redact(viewer)) == numbers_of(world.redact(viewer))
    assert state.scores() == world.scores()
    for answer in numbers_of(state):
        if answer in numbers_of(world):
            one, told = after(state, answer, viewer)
            two, told_too = after(world, answer, viewer)
            if told == told_too:  # the same card was shown
                assert one.redact(viewer).dump() == two.redact(viewer).dump()


def after(state: Wildcatters, answer: int, viewer: int) -> tuple[Wildcatters, list[Effect]]:
    """The position after an answer, and what the viewer is told of it."""
    copy, told = state.clone(), list[Effect]()
    copy.play(answer, told.append)
    return copy, [effect.seen_by(viewer) for effect in told]


def test_the_seat_asked_sees_its_own_answers_and_nobody_else_does() -> None:
    """Red holds cards of two regions only: what it can show is told to red alone."""
    hands = {seat: " ".join(LIGHT[seat * 8 : seat * 8 + 8]) for seat in range(4)}
    state = founded(hands=hands)
    assert offered(state.redact(RED)) == offered(state) == ["reveal:NA_N", "reveal:NA_S"]
    other = founded()
    assert offered(state.redact(YELLOW)) == offered(other.redact(YELLOW))
    assert offered(state.redact(PUBLIC)) == offered(other.redact(PUBLIC))


def test_the_odds_of_a_deal_do_not_tell_what_others_were_dealt() -> None:
    """Red has its hand; what yellow may get is, to green and to spectators, any light card."""
    one, two = fresh(), fresh()
    for state, cards in ((one, LIGHT[:8]), (two, LIGHT[24:])):
        play(state, "first:0")
        for card in cards:
            play(state, f"deal:{card}")
    for viewer in (GREEN, PUBLIC):
        assert odds(one.redact(viewer)) == odds(two.redact(viewer))


def test_others_read_of_a_hand_only_its_size() -> None:
    state = fresh()
    play(state, "first:0")
    told: list[Any] = []
    for card in LIGHT[:8]:
        state.play(number(f"deal:{card}"), told.append)
    hands = [effect for effect in told if isinstance(effect, Dealt)]
    assert [effect.cards for effect in hands] == [tuple(range(8))]
    for viewer in (YELLOW, GREEN, BLUE, PUBLIC):
        assert hands[0].seen_by(viewer) == Dealt(RED, 8, ())
    assert hands[0].seen_by(RED) == hands[0]


# --- worlds ---


def worlds(state: Wildcatters, viewer: int, count: int = 200) -> list[Wildcatters]:
    view, rng = state.redact(viewer), Rng(7)
    found = [view.fill(rng) for _ in range(count)]
    for world in found[:20]:
        assert broken(world) == []
        assert world.redact(viewer).dump() == view.dump()
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_world_is_sound_and_fits_the_view(setting: tuple[int, dict[str, Any]]) -> None:
    for steps, state in enumerate(random_game(*setting, seed=1)):
        if state.step == ask.CARD:
            break
        if steps % 4 == 0 and state.has_secrets():
            for viewer in viewers(state):
                worlds(state, viewer, count=2)


def expect(counted: Counter[int], total: int, share: float) -> None:
    """Every count as it should be, within four and a half standard deviations."""
    for count in counted.values():
        assert abs(count - share * total) <= 4.5 * (share * (1 - share) * total) ** 0.5


def test_unseen_cards_are_spread_evenly_over_the_other_hands() -> None:
    state = dealt()
    found = worlds(state, RED, WORLDS)
    unseen = set(LIGHT) - hand_of(state, RED)
    for seat in (YELLOW, GREEN, BLUE):
        held = Counter(card for world in found for card in hand_of(world, seat))
        assert set(held) == {*unseen}
        expect(Counter({CARDS.index(card): count for card, count in held.items()}), WORLDS, 1 / 3)


def test_with_three_players_four_cards_may_be_undealt() -> None:
    state = fresh(3)
    play(state, "neutral:L01 neutral:L05 neutral:L09 neutral:L13 first:0")
    left = [card for card in LIGHT if card not in ("L01", "L05", "L09", "L13")]
    for card in left[:24]:
        play(state, f"deal:{card}")
    found = worlds(state, YELLOW, WORLDS)
    unseen = set(left) - hand_of(state, YELLOW)
    held = Counter(card for world in found for card in hand_of(world, RED))
    assert set(held) == unseen
    expect(Counter({CARDS.index(card): count for card, count in held.items()}), WORLDS, 8 / 20)


@pytest.mark.clause("W13")
def test_who_shows_a_card_holds_no_lower_one_of_its_region() -> None:
    """The lowest of a region is shown: in every world the lower ones are elsewhere, and the shown one is gone."""
    hands = {
        RED: "L02 L03 L05 L09 L13 L17 L21 L25",
        YELLOW: "L01 L04 L06 L10 L14 L18 L22 L26",
        GREEN: "L29 L30 L31 L32 L07 L11 L15 L19",
        BLUE: "L08 L12 L16 L20 L23 L24 L27 L28",
    }
    state = founded(hands=hands)
    play(state, "reveal:NA_N rig")
    for viewer in (YELLOW, GREEN, PUBLIC):
        for world in worlds(state, viewer):
            assert "L01" not in hand_of(world, RED)
            assert all("L02" not in hand_of(world, seat) for seat in range(4))
    assert any("L03" in hand_of(world, RED) for world in worlds(state, GREEN))
    assert any("L04" in hand_of(world, RED) for world in worlds(state, GREEN))


def test_a_world_can_be_played_to_the_end() -> None:
    state = founded(first=1)
    rng = Rng(3)
    world = state.redact(PUBLIC).fill(rng)
    while world.seat != OVER:
        answers = world.legal()
        world.play(answers[rng.below(len(answers))])
    assert broken(world) == []


# --- the log, and what happens by itself ---


def test_the_log_of_a_running_match_hides_the_hands_from_all_but_their_seat() -> None:
    match = Match(GAME, 4, secret=seeded_secret("hands"))
    assert isinstance(match.state, Wildcatters)
    assert match.state.step == ask.FOUND
    first = int(match.state.order[0])
    for viewer in (first, (first + 1) % 4, PUBLIC):
        entries = [json.loads(line) for line in log.write(match, viewer)][1:]
        deals = [entry for entry in entries if entry["do"] == "deal"]
        assert len(deals) == 32
        mine = range(8) if viewer == first else range(8, 16) if viewer != PUBLIC else range(0)
        for place, entry in enumerate(deals):
            assert ("card" in entry) == (place in mine)
            assert entry.get("hidden", False) == (place not in mine)


def test_the_last_card_dealt_is_an_entry_though_there_is_only_one_left() -> None:
    state = fresh()
    play(state, "first:0")
    for card in LIGHT[:31]:
        play(state, f"deal:{card}")
    assert offered(state) == ["deal:L32"]
    assert only_answer(state) is None


def test_a_card_is_shown_by_an_answer_also_where_a_hand_leaves_no_choice() -> None:
    """Blue holds cards of one region only; that it was not asked would tell the others so."""
    hands = {
        RED: "L01 L05 L09 L13 L17 L21 L25 L02",
        YELLOW: "L06 L10 L14 L18 L22 L26 L03 L07",
        GREEN: "L11 L15 L19 L23 L27 L04 L08 L12",
        BLUE: "L29 L30 L31 L32 L16 L20 L24 L28",
    }
    state = founded(first=3, hands=hands)
    play(state, "reveal:SA_E rig")
    assert state.seat == RED
    state.hands = changed(state.hands, RED, cards_set(["L01", "L02"]))
    state.held = changed(state.held, RED, 2)
    assert offered(state) == ["reveal:NA_N"]
    assert not state.silent()


def test_a_card_shown_cannot_be_taken_back() -> None:
    state = founded()
    shown = int(state.disclosed)
    assert crosses(state, number("reveal:NA_S")) == "shown"
    play(state, "reveal:NA_S")
    assert state.disclosed == shown + 1


def test_the_piece_may_be_chosen_again_until_the_next_seat_is_asked() -> None:
    state = founded()
    play(state, "reveal:NA_S")
    assert crosses(state, number("rig")) == "asked"
    shown = int(state.disclosed)
    play(state, "rig")
    assert state.disclosed == shown


def test_after_the_end_the_whole_log_is_open() -> None:
    match = Match(GAME, 3, secret=seeded_secret("open"))
    while not match.over:
        match.answer(int(match.state.seat), match.answers()[-1])
    assert list(log.write(match, PUBLIC)) == list(log.write(match))


def test_cards_that_were_not_shown_go_back_unseen() -> None:
    """In the first display every light card is as likely as any other, whoever held it and whether it was shown."""
    for state in random_game(4, {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}, seed=9):
        if state.step == ask.DISPLAY:
            break
    assert state.seat == CHANCE
    assert odds(state) == {f"draw:{card}": 1 for card in LIGHT}
    assert {int(CARD_REGION[CARDS.index(card)]) for card in LIGHT} == set(range(8))
