"""What pages know beside the question: whose turn it is, shares in one go, half a move; and boards without ghosts."""

from itertools import product

import pytest

from gusher.contract.words import shapes as walk
from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.picture.layout import DESK
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.scene import Split
from gusher.words.catalogue import catalogue
from tests.games.wildcatters.looking import shares
from tests.games.wildcatters.positions import (
    RED,
    YELLOW,
    building,
    fleet,
    fresh,
    give,
    numbers_of,
    oil,
    play,
    pump,
    refinery,
    rig,
    short,
    table,
    train,
    turn,
)
from tests.games.wildcatters.scenes import NAMES, around, clickable, picture, written


def occasion(state: Wildcatters, language: str = "en") -> str:
    said = picture(state).occasion
    return catalogue(language, GAME).say(said, NAMES) if said else ""


def split_of(state: Wildcatters) -> Split:
    split = picture(state).split
    assert split is not None
    return split


def answers(split: Split, named: tuple[int, ...]) -> list[int]:
    """What the page sends: a part is asked for unless the total and what is left for the later ones force it."""
    rest, sent = split.total, []
    for place, (part, count) in enumerate(zip(split.parts, named, strict=True)):
        later = sum(other.most for other in split.parts[place + 1 :])
        if max(0, rest - later) < min(part.most, rest):
            sent.append(part.first + count)
        rest -= count
    return sent


# --- ghosts ---


@pytest.mark.clause("W83")
def test_a_transport_is_offered_on_the_desk_and_nowhere_on_the_map() -> None:
    """Tankers that are still in stock lie nowhere: no frame around one of them off the last coast."""
    state = table()
    pump(state, RED, "NA_S", 3)
    train(state, RED, "F_NA_S")
    drawn = picture(oil(state, "L05", cash=20))
    targets = [shape for shape in walk(drawn.shapes) if shape.answer == do.TRANSPORT]
    assert [shape.id for shape in targets] == ["transport"]
    assert all(float(shape.inside[0].attributes["y"]) > DESK for shape in targets)


# --- numbers ---


@pytest.mark.clause("W157", "W158")
def test_board_and_list_count_the_same_shares_for_barrels() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    drawn = picture(fleet(state, "L09", full={"NA_S": "rbyyy"}))
    for number in numbers_of(state):
        shares_said = catalogue("en", GAME).say(next(c.text for c in drawn.choices if c.action == number), NAMES)
        count = 4 * (5 - (number - do.DELIVER))
        assert shares_said.endswith(f": {count} shares in all")
        assert f"+{count}" in written(around(drawn, f"deliver-{number - do.DELIVER}", -1))


# --- whose turn it is ---


@pytest.mark.clause("W93")
def test_who_is_asked_in_anothers_turn_is_told_so() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S")
    oil(state, "L05", cash=20)
    assert occasion(state) == ""  # it is Ada's own turn
    play(state, "drill")
    assert (state.seat, occasion(state), occasion(state, "fr")) == (YELLOW, "In Ada’s turn", "Pendant le tour de Ada")
    assert picture(state, RED).occasion is None  # who waits is asked nothing


def test_the_set_up_has_no_turns() -> None:
    state = fresh()
    while state.seat < 0:
        play(state, short(numbers_of(state)[0]))
    assert occasion(state) == ""


# --- shares in one go ---


@pytest.mark.clause("W157", "W161")
def test_shares_to_take_are_one_question() -> None:
    state = table()
    refinery(state, YELLOW, "NA_S")
    play(fleet(state, "L09", full={"NA_S": "ryyyy"}), "deliver:4")  # four shares
    split = split_of(state)
    assert (split.total, [part.most for part in split.parts]) == (4, [4, 4, 4, 4])
    for named in product(range(5), repeat=4):
        if sum(named) == 4:
            assert taken(state, answers(split, named)) == tuple(
                count + (20 if seat == YELLOW else 0) for seat, count in enumerate(named)
            )


def taken(state: Wildcatters, sent: list[int]) -> tuple[int, ...]:
    after = state.clone()
    play(after, " ".join(map(short, sent)))
    return shares(after, YELLOW)


@pytest.mark.clause("W33")
def test_shares_to_give_are_one_question() -> None:
    state = table()
    give(state, RED, red=7, yellow=2, green=1, blue=4)
    play(building(state, "L05", cash=10), "refinery:NA_S")  # six shares, and never all the own ones: no loan
    split = split_of(state)
    held = (7, 2, 1, 4)
    assert (split.total, tuple(part.most for part in split.parts)) == (6, held)
    for named in product(*(range(count + 1) for count in held)):
        if sum(named) == 6:
            after = state.clone()
            play(after, " ".join(map(short, answers(split, named))))
            assert shares(after, RED) == tuple(map(lambda has, gives: has - gives, held, named))


def test_nothing_else_is_split() -> None:
    assert picture(turn(table())).split is None


# --- half a move ---


@pytest.mark.clause("W13")
def test_showing_a_card_is_half_a_move() -> None:
    state = fresh()
    while state.seat < 0 or any(short(number).startswith("refinery") for number in numbers_of(state)):
        play(state, short(numbers_of(state)[0]))
    assert picture(state).halfway
    play(state, short(numbers_of(state)[0]))
    assert not picture(state).halfway
    assert "build-rig" in clickable(picture(state))
