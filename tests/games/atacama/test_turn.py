"""Taking turns and placing rigs (A9 to A19)."""

from typing import Any

import pytest

from gusher.games.atacama.actions import ACTIONS, ask
from gusher.games.atacama.effects.facts import Bought, Ended, Placed, TileLaid
from gusher.games.atacama.invariants import beside
from gusher.kernel.effects import Effect
from gusher.kernel.errors import BadAction, Refused
from gusher.kernel.state import OVER
from tests.games.atacama.positions import (
    BLOCKING,
    MAP,
    SETTINGS,
    SIXTEEN,
    WHOLE,
    atacama,
    buy,
    field,
    legal,
    legal_names,
    match,
    place,
    play,
    position,
    random_game,
    refusal,
    reserve,
    rigs,
    setting_name,
    use,
)

NAMES = [f"{row}{column}" for row in range(1, 10) for column in range(1, 10)]


@pytest.mark.clause("A10")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_turns_go_round_in_seat_order(setting: tuple[int, dict[str, Any]]) -> None:
    asked = {int(state.turn): int(state.seat) for state in random_game(*setting, seed=10) if state.step == ask.TURN}
    assert len(asked) >= 21
    assert asked == {turn: (turn - 1) % setting[0] for turn in asked}


@pytest.mark.clause("A10")
def test_nobody_answers_out_of_turn() -> None:
    opened = match("55")
    with pytest.raises(Refused) as refused:
        opened.answer(0, place("11"))
    assert refused.value.code == "not-asked"
    opened.answer(1, place("11"))
    assert opened.state.seat == 0


@pytest.mark.clause("A11")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_a_turn_takes_exactly_one_rig_from_the_own_reserve(setting: tuple[int, dict[str, Any]]) -> None:
    seats = setting[0]
    before: tuple[int, int, list[int]] | None = None
    for state in random_game(*setting, seed=11):
        owned = [sum(reserve(state, seat)) for seat in range(seats)]
        if before is not None and state.turn == before[0] + 1:
            mover = (before[0] - 1) % seats
            assert owned == [left - (seat == mover) for seat, left in enumerate(before[2])]
            assert len(rigs(state)) + (0 if state.buyer < 0 else 1) == before[0]
        before = (int(state.turn), int(state.seat), owned)


@pytest.mark.clause("A11")
def test_there_is_no_passing() -> None:
    assert {kind.name for kind in ACTIONS.kinds} == {"place", "buy", "use", "tile"}
    assert {ACTIONS.words(number)["do"] for number in legal(position(SIXTEEN))} == {"place"}
    with pytest.raises(BadAction):
        match().answer(0, {"do": "pass"})


@pytest.mark.clause("A11")
def test_a_colour_is_no_answer_to_where() -> None:
    assert refusal(match(), use("base")) == "A11"
    assert refusal(match(tactical=True), use("double")) == "A11"


@pytest.mark.clause("A11")
def test_once_the_field_is_named_only_the_colour_is_open() -> None:
    opened = match(tactical=True)
    opened.answer(0, place("55"))
    assert atacama(opened).step == ask.RIG
    assert refusal(opened, place("11")) == "A11"
    assert refusal(opened, buy("orange/rows")) == "A11"
    assert refusal(opened, {"do": "tile", "tile": "A"}) == "A49"
    assert opened.answers() == [use("base"), use("double")]


@pytest.mark.clause("A12")
@pytest.mark.parametrize("tactical", [False, True])
def test_an_occupied_field_is_refused(tactical: bool) -> None:
    opened = match("55 11", tactical=tactical)
    assert refusal(opened, place("55")) == "A12"  # the own rig
    assert refusal(opened, place("11")) == "A12"  # the opponent's


@pytest.mark.clause("A13", "A15", "A19")
@pytest.mark.parametrize("name", NAMES)
def test_a_rig_closes_its_field_and_the_side_neighbours_and_no_more(name: str) -> None:
    state = position(name)
    closed = {field(name), *beside(field(name))}
    assert {field(other) for other in legal_names(state)} == set(range(81)) - closed


@pytest.mark.clause("A13")
@pytest.mark.parametrize("neighbour", ["45", "65", "54", "56"])
def test_side_neighbours_are_refused_whoever_placed_the_rig(neighbour: str) -> None:
    assert refusal(match("55"), place(neighbour)) == "A13"
    assert refusal(match("55 11"), place(neighbour)) == "A13"


@pytest.mark.clause("A14")
@pytest.mark.parametrize("corner", ["44", "46", "64", "66"])
def test_corner_contact_is_allowed(corner: str) -> None:
    opened = match("55")
    opened.answer(1, place(corner))
    assert corner in rigs(atacama(opened))


@pytest.mark.clause("A15")
@pytest.mark.parametrize(("rig", "across"), [("33", "34"), ("33", "43"), ("36", "37"), ("69", "79"), ("64", "63")])
def test_tile_borders_do_not_separate(rig: str, across: str) -> None:
    assert refusal(match(rig), place(across)) == "A13"


@pytest.mark.clause("A15")
@pytest.mark.parametrize(("rig", "far"), [("11", "19"), ("11", "91"), ("19", "21"), ("49", "51"), ("95", "15")])
def test_the_edges_do_not_wrap(rig: str, far: str) -> None:
    assert far in legal_names(position(rig))
    assert rig in legal_names(position(far))


@pytest.mark.clause("A16")
@pytest.mark.parametrize("setting", [(2, {}), (4, {}), (2, {"tactical": True})], ids=str)
def test_metal_and_value_never_restrict(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    state = position(seats=seats, **options)
    for turn in range(seats):  # each seat in turn could build on a minus metal, and does
        free = {name for name in NAMES if state.closed[field(name)] == 0}
        assert legal_names(state) == free
        assert {MAP[field(name)] for name in free} == set(MAP)
        play(state, ["61", "63", "67", "65"][turn])


@pytest.mark.clause("A17")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_rigs_never_move(setting: tuple[int, dict[str, Any]]) -> None:
    before: dict[str, str] = {}
    for state in random_game(*setting, seed=17):
        now = rigs(state)
        assert before.items() <= now.items()
        assert len(now) - len(before) in (0, 1)
        before = now


@pytest.mark.clause("A18")
def test_a_rig_counts_the_same_whoever_placed_it() -> None:
    fields = SIXTEEN.split()
    swapped = [fields[i ^ 1] for i in range(16)]  # each seat builds what the other one built
    assert position(" ".join(swapped)).scores() == position(SIXTEEN).scores() == [1, 4]


@pytest.mark.clause("A19")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_legal_fields_are_the_same_for_all(setting: tuple[int, dict[str, Any]]) -> None:
    for state in random_game(*setting, seed=19):
        if state.step != ask.TURN:
            continue
        for seat in range(setting[0]):
            other = state.clone()
            other.seat = seat
            assert legal(other) == legal(state)


@pytest.mark.clause("A11", "A51")
def test_what_happens_is_told() -> None:
    told: list[Effect] = []
    state = position("E A", advanced=True)
    for words in ({"do": "tile", "tile": "I"}, place("15"), buy("orange/columns")):
        state.play(ACTIONS.number(words), told.append)
    assert told == [
        TileLaid(tile=8, place=3),
        Placed(seat=0, turn=1, field=field("15"), colour=0, metal="gold", value=2),
        Bought(seat=1, turn=2, role=2, colour=0),
    ]


@pytest.mark.clause("A20", "A21")
@pytest.mark.parametrize(("script", "reason"), [(WHOLE, 1), (BLOCKING, 2)], ids=["all_turns", "blocked"])
def test_the_end_is_told(script: str, reason: int) -> None:
    *rest, last = script.split()
    told: list[Effect] = []
    state = position(" ".join(rest))
    state.play(field(last), told.append)
    assert state.seat == OVER
    assert told[-1] == Ended(reason)
