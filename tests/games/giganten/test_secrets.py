"""Who knows what: redactions, worlds that fit them, the log and the warnings (spec section 6)."""

import json
from collections import Counter
from math import comb
from typing import Any

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import FACE_DOWN, HOLE, UNDRAWN
from gusher.games.giganten.invariants import broken
from gusher.games.giganten.rules import licences
from gusher.games.giganten.state import Giganten
from gusher.kernel import log
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, PUBLIC
from gusher.kernel.trail import only_answer
from tests.games.giganten.positions import (
    DEFAULT,
    SETTINGS,
    after,
    bidding,
    building,
    derrick,
    follow,
    giganten,
    hand,
    midgame,
    moving,
    number,
    offered,
    opened,
    play,
    random_game,
    seated,
    seen,
    setting_name,
    site,
    truck,
)

TILE = (5, 6)
WORLDS = 4000


def viewers(state: Giganten) -> list[int]:
    return [*range(int(state.setting.seats)), PUBLIC]


def knows(state: Giganten, viewer: int, where: int) -> bool:
    return viewer >= 0 and bool(state.viewers[where] >> viewer & 1)


# --- redactions ---


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_a_view_holds_no_other_hand_and_no_tile_that_its_viewer_has_not_seen(
    setting: tuple[int, dict[str, Any]],
) -> None:
    hands = tiles = 0
    for state in random_game(*setting, seed=5):
        for viewer in viewers(state) if state.seat >= CHANCE else []:
            view = state.redact(viewer)
            for seat in range(setting[0]):
                hidden = seat != viewer and state.held[seat] > 0
                assert ((view.ones[seat], view.twos[seat]) == (HOLE, HOLE)) == hidden
                hands += hidden
            for where in range(36):
                hidden = state.owners[where] == FACE_DOWN and state.tiles[where] != UNDRAWN
                hidden = hidden and not knows(state, viewer, where)
                assert (view.tiles[where] == HOLE) == hidden
                tiles += hidden
    assert hands > 1000
    assert tiles > 50


def other_world(state: Giganten, viewer: int) -> Giganten:
    """All that the viewer cannot see is different: ones for twos in other hands, other values of tiles."""
    world = state.clone()
    for seat in range(int(state.setting.seats)):
        if seat != viewer:
            world.ones[seat], world.twos[seat] = state.twos[seat], state.ones[seat]
    changed = state.tiles[:]
    changed[site(TILE)] = 2
    world.tiles = changed
    assert broken(world) == []
    return world


def secretive() -> Giganten:
    """Seat 1 moves; everybody holds licences, and seat 0 has looked at a tile."""
    state = midgame(first=1)
    for seat, (ones, twos) in enumerate([(3, 1), (2, 2), (4, 0), (1, 5)]):
        hand(state, seat, ones, twos)
    seen(state, 0, TILE, 4)
    truck(state, 1, (6, 6))
    return moving(state)


@pytest.mark.parametrize("viewer", [1, 2, 3, PUBLIC])
def test_worlds_that_differ_in_what_a_viewer_cannot_see_look_alike(viewer: int) -> None:
    state = secretive()
    world = other_world(state, viewer)
    assert state.dump() != world.dump()
    assert state.redact(viewer).dump() == world.redact(viewer).dump()
    assert list(state.redact(viewer).legal()) == list(world.redact(viewer).legal())
    assert state.scores() == world.scores()


def test_who_looked_knows_it_and_the_others_know_that_it_did() -> None:
    state = secretive()
    assert state.redact(0).tiles[site(TILE)] == 4
    assert all(view.viewers[site(TILE)] == 1 for view in map(state.redact, viewers(state)))


def test_after_the_end_all_is_open() -> None:
    state = list(random_game(4, DEFAULT, seed=3))[-1]
    assert sum(state.held) > 0
    assert not state.has_secrets()
    assert all(state.redact(viewer).dump() == state.dump() for viewer in viewers(state))


def test_before_the_first_licence_nothing_is_secret() -> None:
    match = opened()
    follow(match, "first:0 roll:red-2 roll:red-2 roll:red-2 red:R04")
    assert not match.state.has_secrets()
    assert match.view(PUBLIC).dump() == match.state.dump()


def test_a_look_is_a_secret_also_when_all_hands_are_empty() -> None:
    state = midgame()
    assert not state.has_secrets()
    seen(state, 0, TILE, 3)
    assert state.has_secrets()


@pytest.mark.parametrize("viewer", [1, 2, PUBLIC])
def test_the_pile_by_value_is_in_nobody_s_view(viewer: int) -> None:
    state = secretive()
    play(state, "end end end end")
    while state.step != ask.DEAL:
        state.play(state.legal()[0])
    view = state.redact(viewer)
    assert licences.pile_ones(view) == HOLE
    assert (offered(view), list(view.weights())) == (["licence:1", "licence:2"], [1, 1])


def test_only_the_winner_sees_with_what_it_can_pay() -> None:
    state = bidding({0: (3, 2), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, "bid:3 pass")
    assert offered(state.redact(0)) == ["pay:0,2", "pay:1,1", "pay:3,0"]
    assert offered(state.redact(1)) == offered(state.redact(PUBLIC)) == []


def test_a_caught_hand_is_not_told_by_what_may_be_drawn_from_it() -> None:
    state = bidding({0: (4, 0), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, "bid:6 pass")
    assert offered(state) == ["penalty:1"]
    view = state.redact(1)
    assert (offered(view), list(view.weights())) == (["penalty:1", "penalty:2"], [1, 1])


# --- worlds ---


def worlds(state: Giganten, viewer: int, count: int = 200) -> list[Giganten]:
    view, rng = state.redact(viewer), Rng(7)
    found = [view.fill(rng) for _ in range(count)]
    for world in found[:20]:
        assert broken(world) == []
        assert world.redact(viewer).dump() == view.dump()
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_world_is_sound_and_fits_the_view(setting: tuple[int, dict[str, Any]]) -> None:
    for seed in (1, 2):
        for steps, state in enumerate(random_game(*setting, seed)):
            if steps % 5 == 0 and state.has_secrets():
                for viewer in viewers(state):
                    worlds(state, viewer, count=1)


def twos_of(found: list[Giganten], seat: int) -> Counter[int]:
    return Counter(int(world.twos[seat]) for world in found)


def expect(counted: Counter[int], likelihood: dict[int, float]) -> None:
    """Frequencies as they should be, within four standard deviations."""
    total, count = sum(likelihood.values()), sum(counted.values())
    assert set(counted) <= {value for value, weight in likelihood.items() if weight}
    for value, weight in likelihood.items():
        share = weight / total
        assert abs(counted[value] - share * count) <= 4 * (share * (1 - share) * count) ** 0.5 + 1e-9


def test_hands_are_dealt_from_what_the_viewer_cannot_see() -> None:
    """Seat 0 holds 5 + 1 and 4 + 10 are discarded: 30 ones and 28 twos are left for the others and the pile."""
    state = bidding({0: (5, 1), 1: (2, 2), 2: (3, 3)}, {0: "H", 1: "H", 2: "H"})
    state.used_ones, state.used_twos = 4, 10
    found = worlds(state, 0, WORLDS)
    expect(twos_of(found, 1), {twos: comb(28, twos) * comb(30, 4 - twos) for twos in range(5)})
    expect(twos_of(found, 2), {twos: comb(28, twos) * comb(30, 6 - twos) for twos in range(7)})
    assert all(world.ones[1] + world.twos[1] == 4 for world in found)


def test_two_hands_depend_on_each_other_as_cards_of_one_deck_do() -> None:
    """Four twos are left for two hands of three cards: together they hold all of them or the pile does."""
    state = bidding({0: (30, 35), 1: (3, 0), 2: (1, 2), 3: (0, 0)}, {0: "H"})
    found = worlds(state, 0, WORLDS)
    pairs = Counter((int(world.twos[1]), int(world.twos[2])) for world in found)
    ways = {(a, b): comb(3, a) * comb(3, b) * comb(7, 4 - a - b) for a in range(4) for b in range(4) if a + b <= 4}
    total = sum(ways.values())
    for pair, weight in ways.items():
        share = weight / total
        assert abs(pairs[pair] - share * WORLDS) <= 4 * (share * (1 - share) * WORLDS) ** 0.5


def caught() -> Giganten:
    """Seat 0 bid 7 with four ones and a two, and seat 1 passed: all know that it holds at most one two."""
    state = bidding({0: (4, 1), 1: (5, 5), 2: (2, 2)}, {0: "H", 1: "H"})
    play(state, "bid:7 pass")
    return state


def test_a_hand_that_failed_to_pay_is_below_the_bid_in_every_world() -> None:
    state = caught()
    assert state.step == ask.PENALTY
    for viewer in (1, 2, PUBLIC):
        assert set(twos_of(worlds(state, viewer), 0)) == {0, 1}
    seen_by_1 = worlds(state, 1, WORLDS)
    expect(twos_of(seen_by_1, 0), {twos: comb(34, twos) * comb(34, 5 - twos) for twos in range(2)})


def test_what_is_known_of_one_hand_tells_of_the_others_too() -> None:
    """Nine ones and nine twos are left; of a hand of eight all know that at most two are twos."""
    state = bidding({0: (30, 30), 1: (7, 1), 2: (2, 6)}, {0: "H", 1: "H", 2: "H"})
    state.twos_most[1] = 2
    found = worlds(state, 0, WORLDS)
    ways = {(a, b): comb(8, a) * comb(8, b) * comb(2, 9 - a - b) for a in range(3) for b in range(9) if a + b <= 9}
    expect(twos_of(found, 1), {a: sum(ways[pair] for pair in ways if pair[0] == a) for a in range(3)})
    expect(twos_of(found, 2), {b: sum(ways[pair] for pair in ways if pair[1] == b) for b in range(9)})


def test_what_is_known_of_a_hand_follows_its_cards() -> None:
    state = caught()
    play(state, "penalty:2")
    assert set(twos_of(worlds(state, 1), 0)) == {0}  # the one two is gone
    play(state, "penalty:1 penalty:1")
    assert state.held[0] == 2
    assert set(twos_of(worlds(state, 1), 0)) == {0}
    assert after(state, "bid:1 pass pay:1,0 sell:0").twos_most[0] == 0


def test_new_cards_may_be_twos_again() -> None:
    state = caught()
    play(state, "penalty:1 penalty:1 penalty:1")
    assert set(twos_of(worlds(state, 1), 0)) == {0, 1}
    while not (state.step == ask.DEAL and state.held[0] == 4):
        state.play(state.legal()[0])
    assert set(twos_of(worlds(state, 1), 0)) == {0, 1, 2, 3}


def test_whoever_is_asked_to_pay_can_in_every_world() -> None:
    state = bidding({0: (3, 2), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, "bid:7 pass")
    assert state.step == ask.PAY
    found = worlds(state, 1, WORLDS)
    expect(twos_of(found, 0), {twos: comb(34, twos) * comb(34, 5 - twos) for twos in range(2, 6)})
    play(state, "pay:3,2")
    assert set(state.redact(1).fill(Rng(1)).held) == set(state.held)


def test_a_bid_alone_proves_nothing() -> None:
    state = bidding({0: (5, 0), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, "bid:9")
    assert set(twos_of(worlds(state, 1), 0)) == set(range(6))


def test_a_payment_proves_nothing_of_the_cards_that_stay() -> None:
    state = bidding({0: (3, 4), 1: (5, 5)}, {0: "HH", 1: "H"})
    play(state, "bid:3 pass pay:0,2")
    assert set(twos_of(worlds(state, 1), 0)) == set(range(6))


def test_a_pile_made_of_discards_holds_what_all_saw_there() -> None:
    """When the pile ran out, two ones and six twos were shuffled; one card of it has been dealt."""
    state = midgame()
    hand(state, 0, 30, 20)
    hand(state, 1, 5, 9)
    hand(state, 2, 2, 4)
    state.batch_ones, state.batch_twos = 2, 6
    state.used_ones, state.used_twos = 0, 0
    assert licences.pile_size(state) == 8
    state.twos[2] += 1
    state.held[2] += 1
    state.twos_most[2] += 1
    assert broken(state) == []
    for world in worlds(state, 0, 300):
        assert licences.pile_ones(world) in (1, 2)


def test_tiles_are_drawn_from_what_the_viewer_has_not_seen() -> None:
    """Three 4s of kind 1 are built on, seat 1 has seen the last one: a tile that only seat 0 has seen is none."""
    state = midgame()
    for seat, place in enumerate([(3, 2), (6, 2), (10, 2)]):
        derrick(state, seat, place, 4)
    seen(state, 1, (0, 3), 4)
    seen(state, 0, TILE, 3)
    found = worlds(state, 1, WORLDS)
    expect(Counter(int(world.tiles[site(TILE)]) for world in found), {2: 4, 3: 4})
    expect(Counter(int(world.tiles[site(TILE)]) for world in worlds(state, 2, WORLDS)), {2: 4, 3: 4, 4: 1})
    assert all(world.tiles[site((2, 4))] == UNDRAWN for world in found)  # what nobody has seen stays so


# --- the log ---


def running(script: str) -> tuple[Match, list[list[dict[str, Any]]]]:
    """A match, and its log as seats 0, 1 and a spectator may read it."""
    match = opened()
    follow(match, "first:0 roll:red-2 roll:red-2 roll:red-2 red:R04 beige:B01 beige:B02 beige:B03 beige:B04")
    follow(match, script)
    return match, [[json.loads(line) for line in log.write(match, viewer)][1:] for viewer in (0, 1, PUBLIC)]


PICKS = "pick:B01 pick:B02 pick:B03 pick:B04"
DEALS = "licence:1 licence:2 licence:2 " + "licence:1 " * 4 + "licence:2 " * 5 + "licence:1 " * 6


def test_the_log_of_a_running_match_hides_licences_from_all_but_their_seat() -> None:
    _, (mine, other, public) = running(f"{PICKS} {DEALS}")
    dealt = [entry for entry in public if entry["do"] == "licence"]
    assert len(dealt) == 18
    assert all(entry == {"n": entry["n"], "by": "chance", "do": "licence", "hidden": True} for entry in dealt)
    assert [entry.get("value") for entry in mine if entry["do"] == "licence"] == [1, 2, 2] + [None] * 15
    assert [entry.get("value") for entry in other if entry["do"] == "licence"] == [None] * 3 + [1] * 4 + [None] * 11


def test_two_looks_at_the_same_tile_are_two_entries_and_tell_nobody_else() -> None:
    """Seat 0 drives to the tile of (3,2) and looks; seat 1 looks at it too, and nothing is drawn again."""
    match, _ = running(f"{PICKS} {DEALS} place:3 step:E look:E tile:4 end place:4 step:E step:E look:N")
    assert offered(giganten(match)) == ["tile:4"]
    assert not match.state.silent()
    follow(match, "tile:4")
    for viewer, values in ((0, [4, None]), (1, [None, 4]), (2, [None, None]), (PUBLIC, [None, None])):
        lines = [json.loads(line) for line in log.write(match, viewer)][1:]
        assert [entry.get("value") for entry in lines if entry["do"] == "tile"] == values
    assert match.undo_to(1) is None


def test_after_the_end_the_whole_log_is_open() -> None:
    match = opened(secret=seeded_secret("open"))
    while not match.over:
        match.answer(int(match.state.seat), match.answers()[0])
    assert list(log.write(match, PUBLIC)) == list(log.write(match))
    assert not any("hidden" in json.loads(line) for line in log.write(match, 0))


def test_a_log_with_hidden_entries_does_not_hold_the_secret_of_the_draws() -> None:
    match = opened(secret=seeded_secret("kept"))
    assert seeded_secret("kept") not in "".join(log.write(match, 0))


# --- what happens by itself ---


def test_a_licence_is_an_entry_also_when_only_one_value_is_left() -> None:
    state = midgame()
    hand(state, 1, 39, 10)
    play(moving(state), "end end end end")
    while state.step != ask.DEAL:
        state.play(state.legal()[0])
    assert offered(state) == ["licence:2"]
    assert not state.silent()
    assert only_answer(state) is None


def test_a_tile_that_can_show_one_value_only_is_an_entry_if_looks_may_be_the_reason() -> None:
    state = midgame()
    truck(state, 0, (6, 6))
    for place, value in zip([(3, 2), (6, 2), (10, 2), (0, 3)], [2] * 4, strict=True):
        seen(state, 1, place, value)
    for place in [(8, 3), (2, 4), (4, 4), (11, 4)]:
        seen(state, 1, place, 3)
    play(building(state), "build:N")
    assert offered(state) == ["tile:4"]
    assert not state.silent()


def test_a_tile_of_kind_2_hides_nothing() -> None:
    state = midgame()
    truck(state, 0, (3, 9))
    for seat, place in enumerate([(7, 8), (11, 8), (2, 12), (4, 13), (9, 13), (6, 15)]):
        derrick(state, seat % 4, place, 5)
    play(building(state), "build:W")
    assert offered(state) == ["tile:2"]
    assert state.silent()


# --- warnings and undo ---


@pytest.mark.parametrize(("ones", "twos", "step"), [(1, 4, ask.PAY), (5, 0, ask.PENALTY)])
def test_the_warning_before_the_deciding_pass_does_not_tell_a_bluff(ones: int, twos: int, step: int) -> None:
    state = bidding({0: (ones, twos), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, "bid:8")
    assert seated(state).crosses(number("pass")) == "shown"
    shown = int(state.disclosed)
    assert after(state, "pass").step == step
    assert after(state, "pass").disclosed == shown + 1


def test_a_bid_that_every_hand_of_its_size_can_pay_discloses_nothing() -> None:
    state = bidding({0: (5, 0), 1: (5, 5)}, {0: "H", 1: "H"})
    play(state, "bid:5")
    assert after(state, "pass").disclosed == state.disclosed


def test_the_entries_of_a_bluff_are_all_open() -> None:
    match = seated(bidding({0: (4, 0), 1: (5, 5)}, {0: "H", 1: "H"}))
    follow(match, "bid:6 pass penalty:1 penalty:1")
    assert [entry.hidden_from for entry in match.entries] == [frozenset()] * 4
