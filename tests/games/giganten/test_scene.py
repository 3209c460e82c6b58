"""The picture of Giganten: what is shown to whom, what can be clicked, and how it prints."""

import gzip
from xml.etree import ElementTree

import pytest

from gusher.contract.words import shapes as walk
from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ACTIONS, ask
from gusher.games.giganten.data import COMPANIES, LEAST_VALUE, STAR
from gusher.games.giganten.picture import board
from gusher.games.giganten.scene import scene
from gusher.games.giganten.state import Giganten
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene, Shape
from gusher.kernel.state import PUBLIC
from gusher.kernel.together import one_by_one
from gusher.render.svg import svg
from gusher.render.theme import PAGE
from gusher.words.catalogue import catalogue
from tests.games.giganten.positions import (
    DEFAULT,
    after,
    bidding,
    building,
    derrick,
    hand,
    hauling,
    midgame,
    moving,
    offered,
    price,
    random_game,
    seen,
    short,
    site,
    tank,
    truck,
)

NAMES = ["Ada", "Ben", "Chloé", "Dora"]
HEAVIEST = 25 * 1024  # bytes of a compressed picture


def view(state: Giganten, viewer: int) -> Giganten:
    known = state.redact(viewer)
    assert isinstance(known, Giganten)
    return known


def picture(state: Giganten, viewer: int) -> Scene:
    """What the viewer gets: the scene of what it knows."""
    return scene(view(state, viewer), viewer)


def by_id(drawn: Scene, name: str) -> Shape:
    return next(shape for shape in walk(drawn.shapes) if shape.id == name)


def ids(drawn: Scene) -> set[str]:
    return {shape.id for shape in walk(drawn.shapes) if shape.id}


def clickable(drawn: Scene) -> dict[str, str]:
    """Names of the targets that are one answer, and that answer."""
    return {shape.id: short(shape.answer) for shape in walk(drawn.shapes) if shape.answer is not None}


def written(shape: Shape) -> list[str]:
    """The texts on a shape, in English."""
    words = catalogue("en", GAME)
    return [words.say(inner.text, NAMES) for inner in walk([shape]) if inner.text is not None]


def drawings(shape: Shape) -> list[str]:
    """The names of the art that a shape repeats."""
    return [str(inner.attributes["href"]) for inner in walk([shape]) if inner.tag == "use"]


def face(drawn: Scene, name: str) -> Shape:
    """What is drawn below a target: it comes right before it."""
    place = next(place for place, shape in enumerate(drawn.shapes) if shape.id == name)
    return drawn.shapes[place - 1]


def told(shape: Shape, language: str = "en") -> str:
    assert shape.label is not None
    return catalogue(language, GAME).say(shape.label, NAMES)


# --- everything can be clicked, everything prints ---


def test_the_last_picture_of_a_game_is_light_enough_for_a_phone() -> None:
    """Nothing leaves the board: it is the fullest one."""
    (*_, last) = random_game(4, DEFAULT, seed=4)
    for viewer in (0, PUBLIC):
        printed = svg(picture(last, viewer), catalogue("fr", GAME), NAMES, PAGE)
        assert len(gzip.compress(printed.encode())) < HEAVIEST


def test_a_chain_prints_as_one_button() -> None:
    state = midgame()
    truck(state, 0, (3, 0))
    printed = svg(picture(moving(state), 0), catalogue("en", GAME), NAMES, PAGE)
    button = next(element for element in ElementTree.fromstring(printed).iter() if element.get("id") == "drive-61")
    assert button.attrib["data-answer"] == str(ACTIONS.number({"do": "step", "to": "E"}))
    far = next(element for element in ElementTree.fromstring(printed).iter() if element.get("id") == "drive-2")
    assert (far.get("role"), far.get("tabindex")) == ("button", "0")
    steps = [ACTIONS.words(int(action))["to"] for action in far.attrib["data-chain"].split()]
    assert sorted(steps) == ["E", "E", "N", "N", "N"]
    assert "data-answer" not in far.attrib
    assert far.attrib["aria-label"] == "Drive to r1c2: costs 6 points, leaves 4"


# --- secrets ---


@pytest.mark.clause("G45", "G47")
def test_a_value_seen_lies_on_the_boards_of_those_who_saw_it_and_the_look_on_all() -> None:
    state = midgame()
    seen(state, 1, (3, 2), 4)
    for viewer in (0, 1, 2, 3, PUBLIC):
        tile = by_id(picture(state, viewer), f"tile-{site((3, 2))}")
        assert ("4" in written(tile)) == (viewer == 1)
        assert ("It holds 4." in told(tile)) == (viewer == 1)
        assert "1 player has looked at it." in told(tile)
        assert [shape.classes for shape in walk([tile]) if "fill-seat" in shape.classes] == ["fill-seat-2 edge"]


@pytest.mark.clause("G32")
def test_own_licences_lie_open_and_the_others_show_their_backs() -> None:
    state = midgame()
    hand(state, 0, 5, 2)
    hand(state, 1, 3, 4)
    for viewer in (0, 1):
        own = by_id(picture(state, viewer), f"purse-{viewer}")
        other = by_id(picture(state, viewer), f"purse-{1 - viewer}")
        ones, twos = ((5, 2), (3, 4))[viewer]
        assert written(own)[-2:] == [f"×{ones}", f"×{twos}"]
        assert {"#gi-licence-1", "#gi-licence-2"} <= set(drawings(own))
        assert written(other)[-1] == "×7"
        assert "#gi-licence-back" in drawings(other)
        assert not {"#gi-licence-1", "#gi-licence-2"} & set(drawings(other))


@pytest.mark.clause("G78")
def test_bids_beyond_the_own_licences_are_dashed_for_the_bidder_alone() -> None:
    state = bidding({0: (3, 2), 1: (1, 3)}, {0: "H", 1: "H"})
    paddles = {name: face(picture(state, 0), name) for name in clickable(picture(state, 0)) if name != "no-bid"}
    assert list(paddles) == [f"bid-{value}" for value in range(1, 10)]
    bluffs = [name for name, paddle in paddles.items() if "bluff" in paddle.inside[0].classes]
    assert bluffs == ["bid-8", "bid-9"]
    for other in (1, 2, PUBLIC):
        assert not clickable(picture(state, other))
        assert not any("bluff" in shape.classes for shape in walk(picture(state, other).shapes))


# --- the actions of a round ---


@pytest.mark.clause("G13")
@pytest.mark.parametrize(("step", "action"), [(ask.PICK, 2), (ask.MOVE, 4), (ask.BID, 7)])
def test_the_strip_shows_where_the_round_is(step: int, action: int) -> None:
    state = next(state for state in random_game(4, DEFAULT, seed=2) if state.step == step)
    drawn = one_by_one(board.shapes(view(state, 0), 0, {}))
    texts = [shape for shape in drawn if isinstance(shape.text, Say) and shape.text.key.startswith("giganten-board-a")]
    strong = [shape.text.key for shape in texts if isinstance(shape.text, Say) and "slab" in shape.classes]
    assert len(texts) == board.ACTIONS_OF_A_ROUND
    assert strong == [f"giganten-board-action-{action}"]


@pytest.mark.clause("G35", "G36")
def test_a_truck_is_placed_by_a_click_on_its_row() -> None:
    state = next(state for state in random_game(4, DEFAULT, seed=2) if offered(state, "place"))
    rows = [answer.partition(":")[2] for answer in offered(state)]
    assert clickable(picture(state, int(state.seat))) == {f"place-{row}": f"place:{row}" for row in rows}


@pytest.mark.clause("G43", "G44", "G56")
def test_tiles_beside_the_truck_are_looked_at_and_built_on_by_a_click() -> None:
    state = midgame()
    truck(state, 0, (6, 6))
    looks = clickable(picture(moving(state.clone()), 0))
    assert looks["look-106"] == "look:N"
    assert looks["look-146"] == "look:S"
    builds = picture(building(state), 0)
    assert clickable(builds) == {"build-106": "build:N", "build-146": "build:S", "skip": "skip"}
    assert written(face(builds, "build-106")) == ["$4,000"]
    truck(state, 0, (6, 16))
    assert not any(name.startswith("look") for name in clickable(picture(moving(state), 0)))


@pytest.mark.clause("G48")
def test_the_loco_goes_as_far_as_the_points_allow_with_one_click() -> None:
    state = midgame()
    state.locos[0] = 8
    drawn = picture(moving(state, points=6), 0)
    rails = {shape.id: shape for shape in walk(drawn.shapes) if shape.id.startswith("rail-")}
    assert list(rails) == ["rail-9", "rail-10", "rail-11"]  # 1, 2 and 2 points; the next would cost 2 more
    assert clickable(drawn)["rail-9"] == "loco"
    assert [short(action) for action in rails["rail-11"].answers] == ["loco"] * 3
    assert told(rails["rail-11"]) == "Locomotive to space 11: costs 5 points, leaves 1"


@pytest.mark.clause("G51", "G52")
def test_price_chips_show_the_price_that_would_follow() -> None:
    state = midgame()
    price(state, "H", 8500)
    price(state, "J", 9000)
    drawn = picture(after(moving(state, card="B10"), "end"), 0)
    assert written(face(drawn, "up-H"))[-1] == "$9,000"
    assert written(face(drawn, "down-J"))[-1] == "$7,000"
    assert "up-J" not in ids(drawn)


@pytest.mark.clause("G66", "G67", "G68")
@pytest.mark.parametrize(("carrier", "chips"), [("choice", ["black", "rival"]), ("most-advanced", ["rival"])])
def test_each_carrier_is_a_chip_of_its_own_with_its_fee(carrier: str, chips: list[str]) -> None:
    state = midgame(carrier=carrier)
    derrick(state, 0, (4, 13), 2)
    for seat, column in enumerate((8, 15, 15, 9)):
        state.locos[seat] = column
    state.black = 13
    drawn = picture(hauling(state), 0)
    names = [f"{chip}-{company}" for company in COMPANIES for chip in chips]
    assert list(clickable(drawn)) == [*names, "drop"]
    assert "$3,000" in written(face(drawn, "rival-H"))
    assert drawings(face(drawn, "rival-H")) == ["#gi-loco-2", "#gi-loco-3"]
    assert clickable(drawn)["rival-S"] == "rival:S"


@pytest.mark.clause("G65")
def test_the_own_loco_carries_for_nothing() -> None:
    state = midgame()
    derrick(state, 0, (4, 13), 2)
    state.locos[0] = 13
    drawn = picture(hauling(state), 0)
    assert list(clickable(drawn)) == ["own-H", "own-J", "own-S", "drop"]
    assert "free" in written(face(drawn, "own-H"))


@pytest.mark.clause("G75", "G85")
def test_an_auction_shows_bids_passes_and_the_bluff() -> None:
    state = bidding({0: (3, 2), 1: (1, 3), 2: (2, 2)}, {0: "HH", 1: "H", 2: "H"})
    drawn = picture(after(state, "bid:5 pass"), 2)
    labels = [told(shape) for shape in drawn.shapes if shape.label and shape.label.key == "giganten-board-bidder"]
    assert labels == [
        "Ada, 2 markers: bids 5",
        "Ben, 1 marker: has passed",
        "Chloé, 1 marker: has not bid yet",
        "Dora, 0 markers: takes no part",
    ]
    state = after(state, "bid:9 pass pass penalty:1 penalty:1 penalty:2")
    assert bidder(state, 0) == "Ada, 2 markers: was caught bluffing"
    assert bidder(after(state, "bid:2"), 0) == "Ada, 2 markers: bids 2"  # in the repeat as well
    assert bidder(after(state, "pass"), 0) == "Ada, 2 markers: has passed"


def bidder(state: Giganten, seat: int) -> str:
    """What the picture tells of a seat's part in the auction."""
    labels = [told(shape) for shape in picture(state, 1).shapes if shape.label and "bidder" in shape.label.key]
    return labels[seat]


@pytest.mark.clause("G80", "G86")
def test_the_winner_pays_and_sells_by_clicks() -> None:
    state = after(bidding({0: (3, 2), 1: (1, 0)}, {0: "HH", 1: "H"}), "bid:3 pass")
    assert clickable(picture(state, 0)) == {"pay-3-0": "pay:3,0", "pay-1-1": "pay:1,1", "pay-0-2": "pay:0,2"}
    sale = picture(after(state, "pay:1,1"), 0)
    assert clickable(sale) == {f"sell-{count}": f"sell:{count}" for count in range(3)}
    assert written(face(sale, "sell-2")) == ["×2", "$10,000"]


@pytest.mark.clause("G71", "G87")
def test_markers_beyond_the_two_of_a_tank_are_drawn_apart() -> None:
    state = midgame()
    tank(state, 2, "J", 5)
    drawn = picture(state, PUBLIC)
    markers = [by_id(drawn, f"crude-J-2-{place}").inside[0].attributes for place in range(5)]
    assert ["transform" in marker for marker in markers] == [False, False, True, True, True]
    assert told(by_id(drawn, "tank-J-2")) == "Chloé’s tank at Jet: 5 markers"


@pytest.mark.clause("G62", "G64")
def test_a_well_in_question_is_marked_even_when_it_has_given_its_last_marker() -> None:
    state = midgame()
    derrick(state, 0, (4, 13), 1)
    state.locos[0] = 13
    drawn = picture(hauling(state), 0)
    assert "pending" in ids(drawn)
    assert f"derrick-{site((4, 13))}" not in ids(drawn)


@pytest.mark.clause("G90", "G93")
def test_the_end_shows_every_account_and_all_hands() -> None:
    *_, last = random_game(4, DEFAULT, seed=2)
    drawn = scene(last, PUBLIC)
    accounts = [shape for shape in drawn.shapes if shape.label and shape.label.key == "giganten-board-account"]
    assert [f"${total:,}" for total in last.scores()] == [written(account)[1] for account in accounts]
    assert by_id(drawn, "loco-black").label == Say("giganten-board-black", {"step": int(STAR), "left": 0})
    for seat in range(4):
        total = int(last.ones[seat] + last.twos[seat])
        faces = {"#gi-licence-1", "#gi-licence-2"} <= set(drawings(by_id(drawn, f"purse-{seat}")))
        assert faces == (total > 0)


def test_values_that_somebody_knew_are_open_after_the_end() -> None:
    *_, last = random_game(4, DEFAULT, seed=2)
    drawn = scene(last, PUBLIC)
    known = [where for where in range(36) if last.owners[where] == -1 and last.tiles[where] >= LEAST_VALUE]
    assert known
    for where in known:
        assert str(last.tiles[where]) in written(by_id(drawn, f"tile-{where}"))
