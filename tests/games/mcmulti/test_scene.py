"""McMulti's picture as a whole: what can be clicked, how it prints; islands, lines of the dice, signs."""

import gzip

import pytest

from gusher.contract.words import shapes as walk
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.data import ISLANDS
from gusher.games.mcmulti.picture.layout import CELL, GRID, HEIGHT, WIDTH, corner
from gusher.kernel.scene import Scene, Shape
from gusher.kernel.state import PUBLIC
from gusher.render.svg import svg
from gusher.render.text import text
from gusher.render.theme import PAGE
from gusher.words.catalogue import catalogue
from tests.games.mcmulti.pictures import answer, by_id, clickable, drawings, dressed, ids, picture, told, written
from tests.games.mcmulti.positions import act, bare, end_turn, opening, roll, turn
from tests.games.mcmulti.speech import NAMES

HEAVIEST = 20 * 1024  # bytes of a compressed picture
FULL = ", ".join(f"station {row}/{column}" for row in range(1, 7) for column in range(1, 7))


# --- everything can be clicked, everything prints ---


def test_a_board_full_of_pieces_is_light_enough_for_a_phone() -> None:
    state = turn(0, dict.fromkeys(range(4), FULL), cash=300, gas=14)
    roll(state, 5, 3)
    printed = svg(picture(state), catalogue("fr", GAME), NAMES, PAGE)
    assert len(gzip.compress(printed.encode())) < HEAVIEST


def test_nothing_is_drawn_beyond_the_edge() -> None:
    state = turn(0, dict.fromkeys(range(4), FULL), cash=300, gas=14)
    roll(state, 6, 6)
    for shape in walk(picture(state).shapes):
        if shape.tag == "rect":
            x, y, width, height = (float(shape.attributes[name]) for name in ("x", "y", "width", "height"))
            assert min(x, y) >= 0
            assert (x + width <= WIDTH, y + height <= HEIGHT) == (True, True)


def test_the_board_in_characters_has_pieces_and_the_lines_of_the_dice() -> None:
    state = turn(0, {0: "well 3/5, rig 1/1, refinery 4/2, station 6/6", 1: "station 3/3"}, force=["winter"])
    roll(state, 5, 3)
    lines = text(picture(state, PUBLIC), catalogue("en", GAME), NAMES).splitlines()
    assert lines[0].split() == [">", "NW", "1", "<", "NE", "2"]
    assert lines[1].split() == ["1", "2", "3", "4", "[5]", "6", "1", "2", "3", "4", "5", "6"]
    assert lines[2].split()[:2] == ["1", "^"]
    assert lines[4].split() == ["[3]", ".", ".", ".", ".", "O", ".", "[3]", ".", ".", "$", ".", ".", "."]
    assert [line.split()[2:4] for line in lines[5:7]] == [["#", "#"], ["#", "#"]]
    assert lines[7].split()[6] == "$"
    assert "In force: Hard winter" in lines


# --- islands and signs ---


@pytest.mark.clause("M158")
def test_a_sign_tells_whose_the_island_is_and_what_its_owner_has() -> None:
    state = turn(1, cash=[10, 20, 30, 40], crude=[1, 2, 3, 4], gas=[5, 6, 7, 8])
    for island in range(ISLANDS):
        sign = by_id(picture(state, PUBLIC), f"sign-{island}")
        assert written([sign]) == [NAMES[island], str(island + 1), str(island + 5), f"{10 * (island + 1)}M"]
        assert f"badge-{island + 1}" in [name.lstrip("#") for name in drawings([sign])]
        assert (", whose turn it is:" in told(sign)) == (island == 1)


@pytest.mark.clause("M3")
def test_an_island_is_picked_by_a_click_on_it() -> None:
    state = bare(3, islands="picked")
    for seat in (2, 0):
        act(state, "picker", seat=seat)
    act(state, "island", island=1)
    drawn = picture(state)
    assert clickable(drawn) == {f"island-{island}": answer("island", island=island) for island in (0, 2, 3)}
    for island in (0, 2, 3):
        (hit,) = by_id(drawn, f"island-{island}").inside
        (left, top), (right, bottom) = corner(island, 0), corner(island, 35)
        x, y, width, height = (float(hit.attributes[name]) for name in ("x", "y", "width", "height"))
        assert x <= left
        assert y <= top
        assert x + width >= right + CELL - 2
        assert y + height >= bottom + CELL - 2
        assert written([by_id(drawn, f"sign-{island}")]) == ["Free"]
    assert written([by_id(drawn, "sign-1")])[0] == "Clara"
    assert "One island will stay empty" in written(drawn.shapes)
    assert drawings(drawn.shapes).count("wilderness") == 0  # none is deserted yet
    assert clickable(picture(state, 1)) == {}  # it is Ada's turn to pick


def called(drawn: Scene) -> list[int]:
    """The islands whose signs stand out."""
    signs = [by_id(drawn, f"sign-{island}") for island in range(ISLANDS)]
    return [island for island, sign in enumerate(signs) if "called" in sign.inside[0].classes]


def in_turn(drawn: Scene) -> list[int]:
    """The islands that are marked as the one in turn."""
    lands = [shape for shape in drawn.shapes if shape.attributes.get("href") == "#mc-island"]
    return [island for island, land in enumerate(lands) if land.classes == "in-turn"]


def test_the_island_in_turn_is_marked_and_so_is_whoever_is_asked() -> None:
    state = turn(0, {1: "refinery 3/1"}, crude=[0, 3, 0, 0])
    assert (in_turn(picture(state)), called(picture(state))) == ([0], [0])
    roll(state, 5, 3)
    assert state.seat == 1  # the neighbour refines in the turn of island 0
    assert (in_turn(picture(state)), called(picture(state))) == ([0], [1])


@pytest.mark.clause("M123", "M125")
@pytest.mark.parametrize("island", range(4))
def test_of_two_islands_of_a_player_only_the_one_in_turn_stands_out(island: int) -> None:
    drawn = picture(turn(island, seats=2, gas=3))
    assert (in_turn(drawn), called(drawn)) == ([island], [island])
    twin = by_id(drawn, f"sign-{(island + 2) % 4}")
    assert twin.classes == "waiting"
    assert written([twin]) == written([by_id(drawn, f"sign-{island}")])  # M128: one stock


@pytest.mark.clause("M132")
def test_the_island_of_nobody_is_shown_as_such() -> None:
    drawn = picture(turn(0, seats=3, gas=3))
    assert written([by_id(drawn, "sign-3")]) == ["Nobody’s island"]
    assert drawings(drawn.shapes).count("wilderness") == 1
    assert drawings(picture(turn(0, gas=3)).shapes).count("wilderness") == 0


@pytest.mark.clause("M133")
def test_the_dice_of_nobodys_island_are_shown_on_it() -> None:
    state = turn(3, {2: "refinery 3/1"}, seats=3, crude=2)
    assert state.seat < 0
    roll(state, 5, 3)
    assert in_turn(picture(state)) == [3]
    assert "SW island’s turn: nobody" in written(picture(state).shapes)


# --- pieces and the lines of the dice ---


@pytest.mark.clause("M13", "M14")
def test_pieces_stand_on_their_cells_and_a_refinery_on_four() -> None:
    drawn = picture(turn(0, {0: "rig 1/1, refinery 2/3", 2: "well 6/6, station 1/2"}), PUBLIC)
    assert sorted(ids(drawn, "piece-")) == ["piece-0-0", "piece-0-8", "piece-2-1", "piece-2-35"]
    for name, island, cell, half, piece in (
        ("piece-0-0", 0, 0, CELL / 2, "rig"),
        ("piece-0-8", 0, 8, CELL, "refinery"),
        ("piece-2-35", 2, 35, CELL / 2, "well"),
        ("piece-2-1", 2, 1, CELL / 2, "station"),
    ):
        (stands,) = by_id(drawn, name).inside
        x, y = corner(island, cell)
        assert (stands.attributes["x"], stands.attributes["y"]) == (x + half, y + half)
        assert drawings([stands]) == [piece]


def lit(drawn: Scene, colour: str) -> set[tuple[int, int]]:
    """Island and face of each line that is lit."""
    return {_line(beam, colour) for beam in dressed(drawn, f"beam-{colour}")}


def _line(beam: Shape, colour: str) -> tuple[int, int]:
    x, y = float(beam.attributes["x"]), float(beam.attributes["y"])
    for island in range(ISLANDS):
        left, top = corner(island, 0)
        across, down = (x - left) / CELL + 1, (y - top) / CELL + 1
        here = abs(x - left) <= GRID and abs(y - top) <= GRID
        if here:
            return island, round(across if colour == "red" else down)
    raise AssertionError(beam)


@pytest.mark.clause("M36", "M37", "M38", "M39")
@pytest.mark.parametrize(("island", "red", "blue"), [(0, 3, 1), (1, 2, 0), (2, 1, 3), (3, 0, 2)])
def test_the_dice_light_their_lines_on_the_island_in_turn_and_on_the_neighbours_who_share_them(
    island: int, red: int, blue: int
) -> None:
    state = turn(island, {island: "rig 1/1"}, cash=50)
    assert lit(picture(state), "red") == lit(picture(state), "blue") == set()
    roll(state, 5, 3)
    drawn = picture(state)
    assert lit(drawn, "red") == {(island, 5), (red, 5)}
    assert lit(drawn, "blue") == {(island, 3), (blue, 3)}
    (crossing,) = dressed(drawn, "crossing")
    assert (crossing.attributes["x"], crossing.attributes["y"]) == corner(island, 2 * 6 + 4)


# --- the strip and the dice ---


@pytest.mark.clause("M22")
def test_the_strip_shows_the_round_and_the_phase() -> None:
    state = turn(0, {0: "rig 3/5"}, number=9, cash=500, turn_limit=30)
    shown = []
    for _ in range(3):
        drawn = picture(state)
        assert written(drawn.shapes)[:2] == ["Round 3/30", "NW island’s turn: Ada"]
        (here,) = dressed(drawn, "here")
        shown.append(written([drawn.shapes[drawn.shapes.index(here) + 1]])[0])
        if len(shown) == 1:
            roll(state, 5, 3)
        elif len(shown) == 2:
            act(state, "decline")
    assert shown == ["I · Barrels", "II · Dice", "III · Equipment"]


@pytest.mark.clause("M154")
def test_the_strip_counts_the_turns_that_are_left() -> None:
    state = turn(0, cash=5, left=4)
    seen = [written(picture(state).shapes)[1]]
    for _ in range(3):
        roll(state, 1, 2)
        end_turn(state)
        seen.append(written(picture(state).shapes)[1])
    assert seen == [f"Last round: {left} turns left" for left in (4, 3, 2)] + ["The very last turn!"]


def test_dice_rest_before_the_roll_and_tumble_with_it() -> None:
    state = turn(0, {0: "rig 1/1"}, cash=50)
    before = [by_id(picture(state), f"die-{colour}") for colour in ("red", "blue")]
    roll(state, 5, 3)
    after = [by_id(picture(state), f"die-{colour}") for colour in ("red", "blue")]
    assert [(die.classes, *drawings([die])) for die in before] == [("resting", "red-0"), ("resting", "blue-0")]
    assert [(die.classes, *drawings([die])) for die in after] == [("tumbles", "red-5"), ("tumbles", "blue-3")]


@pytest.mark.clause("M137", "M140")
def test_the_variants_have_their_plates_and_their_die() -> None:
    state = turn(0, {0: "rig 1/1"}, cash=50, reroll=True, counter_die=True, counter=4)
    act(state, "market", pair="none")
    act(state, "roll", red=2, blue=3)
    drawn = picture(state)
    assert set(clickable(drawn)) == {"keep", "reroll"}
    assert drawings([by_id(drawn, "die-counter")]) == ["white-4"]
    assert not ids(picture(opening()), "die-counter")
