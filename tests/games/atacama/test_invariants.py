"""The invariants hold in all play, and notice when something is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import ALL_TURNS, BLOCKED
from gusher.games.atacama.invariants import broken
from gusher.games.atacama.rules import rig
from gusher.games.atacama.state import Atacama
from gusher.kernel.state import OVER
from tests.games.atacama.positions import (
    BLOCKING,
    PURCHASE,
    SIXTEEN,
    UNSOLD,
    UNSOLD_BLOCKED,
    WHOLE,
    field,
    position,
    random_game,
)


@pytest.mark.parametrize("advanced", [False, True])
def test_only_the_whole_board_can_be_blocked_and_not_before_turn_22(advanced: bool) -> None:
    ends = []
    for seed in range(400):
        for state in random_game(2, {"advanced": advanced, "tactical": False}, seed):
            if state.step == ask.TURN and state.turn < 22:
                assert state.legal_fields > 0
        ends.append((int(state.reason), int(state.turn)))
    assert {reason for reason, _ in ends} == {ALL_TURNS, BLOCKED}
    assert min(turn for reason, turn in ends if reason == BLOCKED) >= (23 if advanced else 22)


# --- each check notices its fault ---


def crowd(state: Atacama) -> None:
    rig.put(state, field("11"), 0)


def on_bare_ground(state: Atacama) -> None:
    rig.put(state, field("99"), 0)


def change(**values: Any) -> Callable[[Atacama], None]:
    def changed(state: Atacama) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return changed


def add(table: str, index: int, amount: int) -> Callable[[Atacama], None]:
    def added(state: Atacama) -> None:
        getattr(state, table)[index] += amount

    return added


def swap_rigs(state: Atacama) -> None:
    """A base rig more in one reserve, one less in the other."""
    state.reserve[0] += 1
    state.reserve[2] -= 1


def same_direction(state: Atacama) -> None:
    roles = state.roles[:]
    roles[1] = state.roles[0] ^ 2
    state.roles = roles


def lay_twice(state: Atacama) -> None:
    laid = state.laid[:]
    laid[0] = laid[1]
    state.laid = laid


def lay_elsewhere(state: Atacama) -> None:
    laid = state.laid[:]
    laid[8], laid[0] = laid[0], -1
    state.laid = laid


def swap_tiles(state: Atacama) -> None:
    laid = state.laid[:]
    laid[0], laid[1] = laid[1], laid[0]
    state.laid = laid


def six_in_a_line(state: Atacama) -> None:
    for name in ("12", "14", "16", "18", "11", "19"):
        state.rigs[field(name)] = 0


def crowd_eight_columns(state: Atacama) -> None:
    """Five rigs in each: more than there are."""
    for column in range(8):
        for row in range(0, 9, 2):
            state.rigs[row * 9 + column] = 0


STAGE_1 = "E A I 11"
FAULTS: list[tuple[str, str, dict[str, Any], Callable[[Atacama], None], str]] = [
    ("neighbours", "12", {}, crowd, "beside a rig"),
    ("unlaid", STAGE_1, {"advanced": True}, on_bare_ground, "where no tile lies"),
    ("pieces", SIXTEEN, {}, add("reserve", 0, 1), "base rigs:"),
    ("paid", PURCHASE, {"advanced": True}, change(paid=1), "double rigs:"),
    ("reserve", SIXTEEN, {}, swap_rigs, "rigs in reserve after"),
    ("negative", WHOLE, {}, add("reserve", 0, -1), "negative reserve"),
    ("turns", SIXTEEN, {}, change(turn=19), "16 rigs and 0 purchases"),
    ("unsold", UNSOLD, {"advanced": True}, add("roles", 0, 1), "before the purchase"),
    ("sold", PURCHASE, {"advanced": True}, same_direction, "after the purchase"),
    ("base roles", SIXTEEN, {}, same_direction, "where nothing is sold"),
    ("base sale", SIXTEEN, {}, change(buyer=0), "where nothing is sold"),
    ("unpaid", PURCHASE, {"advanced": True}, change(paid=-1), "but paid"),
    ("twice", STAGE_1, {"advanced": True}, lay_twice, "tiles ["),
    ("place", STAGE_1, {"advanced": True}, lay_elsewhere, "on the places of"),
    ("stage", STAGE_1, {"advanced": True}, change(turn=7), "3 tiles laid"),
    ("late", "E A", {"advanced": True}, change(turn=2), "2 tiles laid"),
    ("layout", SIXTEEN, {}, swap_tiles, "fixed layout"),
    ("long line", "", {}, six_in_a_line, "a line with 6 rigs"),
    ("many lines", "", {"tactical": True}, crowd_eight_columns, "counting lines"),
    ("identity", WHOLE, {}, add("points", 1, 2), "both concessions"),
    ("bounds", WHOLE, {}, add("points", 1, 500), "role 0: score 505"),
    ("closed", SIXTEEN, {}, add("closed", 0, -1), "closed fields"),
    ("legal fields", SIXTEEN, {}, change(legal_fields=36), "36 legal fields"),
    ("weight", SIXTEEN, {}, add("weight", 4, 1), "line weights"),
    ("points", SIXTEEN, {}, add("points", 4, 1), "line points"),
    ("score", WHOLE, {}, add("points", 1, 1), "turquoise/columns: 6, recount 5"),
    ("seat", SIXTEEN, {}, change(seat=1), "asks seat 1"),
    ("chance", SIXTEEN, {}, change(step=ask.LAY), "asks seat 0"),
    ("after the last", WHOLE, {}, change(step=ask.TURN, seat=0), "on turn 29"),
    ("pending", SIXTEEN, {}, change(pending=field("74")), "with pending"),
    ("no answers", BLOCKING, {}, change(step=ask.TURN, seat=1), "with 0 answers"),
    ("colour", SIXTEEN, {}, change(step=ask.RIG, pending=field("74")), "which has 6 + 0 rigs"),
    ("pending place", SIXTEEN, {"tactical": True}, change(step=ask.RIG, pending=field("12")), "is not possible"),
    ("pending purchase", SIXTEEN, {"tactical": True}, change(step=ask.RIG, pending=do.BUY), "is not possible"),
    ("reason", SIXTEEN, {}, change(reason=BLOCKED), "with reason 2"),
    ("too soon", SIXTEEN, {}, change(step=ask.ENDED, seat=OVER, reason=ALL_TURNS), "all turns taken on turn 17"),
    ("not blocked", SIXTEEN, {}, change(step=ask.ENDED, seat=OVER, reason=BLOCKED), "blocked on turn 17 with 37"),
    ("few rigs", SIXTEEN, {}, change(step=ask.ENDED, seat=OVER, reason=BLOCKED), "blocked by 16 rigs"),
    (
        "no sale",
        UNSOLD_BLOCKED,
        {"advanced": True},
        change(step=ask.ENDED, seat=OVER, reason=BLOCKED),
        "without a purchase",
    ),
    ("lay asks nobody", "E A", {"advanced": True}, change(seat=0), "step 0 asks seat 0"),
]


@pytest.mark.parametrize(
    ("script", "options", "fault", "words"), [case[1:] for case in FAULTS], ids=[case[0] for case in FAULTS]
)
def test_a_fault_is_noticed(script: str, options: dict[str, Any], fault: Callable[[Atacama], None], words: str) -> None:
    state = position(script, **options)
    assert broken(state) == []
    fault(state)
    assert any(words in sentence for sentence in broken(state)), broken(state)
