"""The picture of Wildcatters: every answer has its place on it, everything prints, and nothing hidden shows."""

from itertools import combinations

import pytest

from gusher.contract.words import shapes as walk
from gusher.games.wildcatters.data import BOXES, STRETCHES, WILDCATTER, ZONES
from gusher.games.wildcatters.picture import fields
from gusher.games.wildcatters.picture.layout import (
    BOX_HEIGHT,
    BOX_WIDTH,
    DRAWN,
    HARBOUR,
    MAP_BOTTOM,
    MAP_LEFT,
    MAP_RIGHT,
    MAP_TOP,
    PLACES,
    REFINERY_HEIGHT,
    REFINERY_WIDTH,
    WELL,
    WELLS,
)
from gusher.games.wildcatters.picture.track import LAPS, spot
from gusher.games.wildcatters.scene import scene
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.state import PUBLIC
from tests.games.wildcatters.positions import (
    BLUE,
    GREEN,
    RED,
    SETTINGS,
    YELLOW,
    building,
    deliver,
    fleet,
    fresh,
    give,
    oil,
    owe,
    play,
    pump,
    random_game,
    refinery,
    rig,
    shut,
    table,
    tanker,
    token,
    turn,
    waiting,
)
from tests.games.wildcatters.positions import offered as possible
from tests.games.wildcatters.scenes import around, by_id, clickable, drawings, ids, picture, texts, told, written

Rectangle = tuple[float, float, float, float]


# --- the map ---


def spaces() -> dict[str, Rectangle]:
    """Everything on the map where a piece can stand: left, top, right, bottom."""
    found: dict[str, Rectangle] = {}
    for name, place in PLACES.items():
        x, y = place.harbour
        found[f"harbour {name}"] = (x - HARBOUR, y - HARBOUR, x + HARBOUR, y + HARBOUR)
        x, y = place.refinery
        half, high = REFINERY_WIDTH / 2, REFINERY_HEIGHT / 2
        found[f"refinery {name}"] = (x - half, y - high, x + half, y + high)
        for number, (dx, dy) in enumerate(WELLS if place.is_region else ()):
            x, y = place.field[0] + dx, place.field[1] + dy
            found[f"well {name} {number}"] = (x - WELL, y - WELL, x + WELL, y + WELL)
    for name, line in DRAWN.items():
        for number, (x, y) in enumerate(line.boxes):
            half, high = BOX_WIDTH / 2, BOX_HEIGHT / 2
            found[f"train {name} {number}"] = (x - half, y - high, x + half, y + high)
    return found


def test_the_map_has_every_zone_and_every_box_of_the_data() -> None:
    assert list(PLACES) == ZONES
    assert [len(DRAWN[stretch].boxes) for stretch in STRETCHES] == [int(boxes) for boxes in BOXES]
    assert [PLACES[zone].is_region for zone in ZONES] == [True] * 8 + [False] * 6


def test_no_space_of_the_map_covers_another_and_none_lies_beyond_its_edge() -> None:
    found = spaces()
    for name, (left, top, right, bottom) in found.items():
        assert left >= MAP_LEFT, name
        assert right <= MAP_RIGHT, name
        assert top >= MAP_TOP, name
        assert bottom <= MAP_BOTTOM, name
    wells = [name for name in found if name.startswith("well")]
    for one, two in combinations(found, 2):
        if one in wells and two in wells:
            continue  # circles of one field lie close: their corners, not they, would meet
        (a, b, c, d), (e, f, g, h) = found[one], found[two]
        assert c <= e or g <= a or d <= f or h <= b, f"{one} covers {two}"


def test_the_score_track_goes_once_around_and_begins_again() -> None:
    spots = [spot(points) for points in range(LAPS)]
    assert len(set(spots)) == LAPS
    assert spot(LAPS + 3) == spot(3)
    assert spot(-7) == spot(0)


# --- everything can be clicked, everything prints ---


def test_pieces_that_the_page_moves_have_their_place_inside() -> None:
    """The page reads where a named piece lies from its parts: a transformation of its own would hide that."""
    state = table()
    tanker(state, RED, "NA_S")
    rig(state, RED, "NA_S")
    for shape in picture(turn(state)).shapes:
        assert not (shape.id and "transform" in shape.attributes), shape.id
    assert by_id(picture(state), "ship-0").attributes["data-motion"] == "arc"


# --- set-up ---


@pytest.mark.clause("W10", "W44")
def test_a_hand_lies_open_for_its_owner_alone() -> None:
    state = next(state for state in random_game(4, SETTINGS[-1][1], seed=2) if possible(state)[0].startswith("reveal"))
    asked = int(state.seat)
    assert len(ids(picture(state, asked), "card-")) == 8
    for viewer in (*(seat for seat in range(4) if seat != asked), PUBLIC):
        others = picture(state, viewer)
        own = 8 if viewer != PUBLIC else 0
        assert len(ids(others, "card-")) == own
        assert not set(ids(others, "card-")) & set(ids(picture(state, asked), "card-"))
        assert not clickable(others)


@pytest.mark.clause("W13", "W16")
def test_a_card_is_shown_and_a_piece_placed_by_clicks() -> None:
    state = next(state for state in random_game(4, SETTINGS[-1][1], seed=2) if possible(state)[0].startswith("reveal"))
    assert set(clickable(picture(state)).values()) == set(possible(state))
    play(state, possible(state)[0])
    names = clickable(picture(state))
    assert names["build-rig"] == "rig"
    assert any(name.startswith("build-tanker") for name in names)
    assert any(name.startswith("build-train") for name in names)


@pytest.mark.clause("W5", "W7")
def test_what_nobody_owns_is_drawn_in_nobodys_colour() -> None:
    state = fresh(3)
    play(state, "neutral:L01")
    drawn = picture(state, 0)
    assert drawings(by_id(drawn, f"refinery-{ZONES.index('AU_E')}")) == ["#wc-refinery-5"]
    rigs = [by_id(drawn, name) for name in ids(drawn, "rig-")]
    assert [drawings(shape) for shape in rigs] == [["#wc-rig-5"]]
    assert told(rigs[0]) == "Rig: nobody"


# --- what stands on the map ---


@pytest.mark.clause("W91", "W106")
def test_a_pump_shows_its_barrels_and_a_token_who_won_it() -> None:
    state = table()
    pump(state, GREEN, "SA_E", 2)
    token(state, "SA_E", YELLOW)
    drawn = picture(turn(state))
    first = ZONES.index("SA_E") * 7
    assert [shape.classes for shape in walk([by_id(drawn, f"pump-{first}")]) if "keg" in shape.classes] == [
        "keg",
        "keg",
        "keg dry",
    ]
    assert told(by_id(drawn, f"pump-{first}")) == "Pump: Chloé, 2 barrels"
    assert drawings(by_id(drawn, f"token-{first + 1}")) == ["#wc-wildcatter", "#wc-barrel-2"]


@pytest.mark.clause("W62")
def test_a_closed_refinery_is_barred() -> None:
    state = table()
    refinery(state, YELLOW, "AS_W", "rgy")
    building(state, "L05", cash=20)
    name = f"refinery-{ZONES.index('AS_W')}"
    assert "closed-off" not in {shape.classes for shape in walk([by_id(picture(state), name)])}
    shut(state, "AS_W")
    assert "closed-off" in {shape.classes for shape in walk([by_id(picture(state), name)])}
    assert told(by_id(picture(state), name)).endswith("3 of 5 tanks full, closed until the end of this turn")


@pytest.mark.clause("W37")
def test_many_tankers_of_a_harbour_close_up() -> None:
    state = table()
    for seat in (RED, YELLOW, GREEN, BLUE):
        tanker(state, seat, "EU_S", 4)
    drawn = picture(turn(state))
    places = [by_id(drawn, f"ship-{ship}").inside[0].attributes["transform"] for ship in range(16)]
    assert len(set(places)) == 16
    low = PLACES["EU_S"].anchorage[1]
    heights = [float(str(place).split()[1].rstrip(")")) for place in places]
    assert min(heights) == low
    assert max(heights) == low + 48


@pytest.mark.clause("W201", "W203")
def test_crates_tell_who_has_delivered_and_what_it_would_score() -> None:
    state = table()
    deliver(state, "NA", "rrryyg")
    deliver(state, "AU", "bbrr")
    drawn = picture(turn(state))
    assert written(by_id(drawn, "crate-NA")) == ["North America", "3", "+10", "2", "+5", "1", "+3"]
    assert written(by_id(drawn, "crate-AU")) == ["Australia", "2", "+7", "2", "+7"]
    assert told(by_id(drawn, "crate-AU")) == "Delivered to Australia: Ada 2 (+7 VP), Ben 0, Chloé 0 and Dora 2 (+7 VP)"


@pytest.mark.clause("W180", "W185")
@pytest.mark.parametrize(("seats", "prices"), [(4, {3: "15", 5: "20", 7: "25"}), (3, {4: "15", 6: "20", 8: "25"})])
def test_the_rounds_tell_what_a_loan_costs_and_when_there_is_a_scoring(seats: int, prices: dict[int, str]) -> None:
    drawn = picture(turn(table(seats)))
    stations = [shape for shape in drawn.shapes if shape.label and shape.label.key == "wildcatters-board-station"]
    assert len(stations) == (7 if seats == 4 else 8)
    assert {number: written(shape)[1] for number, shape in enumerate(stations, 1) if len(written(shape)) > 1} == prices
    assert [number for number, shape in enumerate(stations, 1) if "#wc-medal" in drawings(shape)] == [5]


@pytest.mark.clause("W3")
def test_scores_stand_on_the_track_beside_each_other() -> None:
    state = table()
    give(state, RED, score=107)
    give(state, YELLOW, score=7)
    drawn = picture(turn(state))
    red, yellow = by_id(drawn, "score-0"), by_id(drawn, "score-1")
    assert told(red) == "Ada: 107 VP"
    assert red.inside[-1].attributes["transform"] != yellow.inside[-1].attributes["transform"]
    assert [shape.tag for shape in red.inside] == ["circle", "use"]  # who is on the second lap wears a ring
    assert [shape.tag for shape in yellow.inside] == ["use"]


@pytest.mark.clause("W195", "W198", "W200")
def test_who_would_be_first_in_shares_or_cash_stands_on_brass() -> None:
    state = table()
    give(state, RED, cash=9, yellow=4)
    give(state, YELLOW, cash=8, yellow=4)
    owe(state, RED, 1)  # the last repayment would take all its 20 own shares
    give(state, GREEN, cash=3, red=1)
    give(state, BLUE, cash=3)
    drawn = picture(turn(state))
    ground = {
        seat: [shape.attributes["x"] for shape in by_id(drawn, f"purse-{seat}").inside if shape.classes == "leads"]
        for seat in range(4)
    }
    assert [len(places) for places in ground.values()] == [2, 1, 2, 1]  # cash and II; II; I and III; IV


# --- the menus ---


@pytest.mark.clause("W71", "W74", "W77", "W80")
def test_prices_stand_where_one_may_build() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    drawn = picture(building(state, "L05", cash=20))
    assert written(around(drawn, "build-rig", -1)) == ["$6"]
    assert written(around(drawn, f"build-train-{STRETCHES.index('F_NA_S')}", -1)) == ["$2"]
    assert written(around(drawn, f"build-tanker-{ZONES.index('EU_N')}", -1)) == ["$2"]
    assert written(around(drawn, f"build-refinery-{ZONES.index('NA_S')}", -1)) == ["$12"]


@pytest.mark.clause("W70")
def test_four_wells_are_all() -> None:
    state = table()
    rig(state, RED, "NA_S", 4)
    drawn = picture(building(state, "L05", cash=20))
    assert "build-rig" not in ids(drawn)
    assert "–" in texts(drawn)


@pytest.mark.clause("W46")
def test_cards_are_taken_and_renewed_by_clicks() -> None:
    state = turn(table())
    drawn = picture(state)
    assert ids(drawn, "card-") == ids(picture(state, YELLOW), "card-")  # to take or to look at, it is the same card
    names = clickable(drawn)
    assert names["card-L05"] == "card:L05"
    assert names["renew"] == "renew"
    assert "−4 VP" in written(around(drawn, "renew", -1))
    assert "empty" not in names
    pointed = around(drawn, "card-L05", 1)  # where the card leads is shown on the map
    assert (pointed.classes, [shape.classes for shape in pointed.inside]) == ("trip", ["field-called"])


@pytest.mark.clause("W162", "W164")
def test_an_idle_tanker_is_clicked_and_then_its_harbour() -> None:
    state = table()
    tanker(state, RED, "NA_S")
    fleet(state, "L09", cash=3)
    assert clickable(picture(state))[f"move-{ZONES.index('NA_S')}"] == "move:NA_S"
    play(state, "move:NA_S")
    harbours = clickable(picture(state))
    assert len(harbours) == 13
    assert harbours[f"sail-{ZONES.index('AU_E')}"] == "sail:AU_E"


@pytest.mark.clause("W93")
def test_joining_a_drilling_is_a_question_with_its_price() -> None:
    state = table()
    rig(state, RED, "NA_S", 3)
    rig(state, YELLOW, "NA_S")
    play(oil(state, "L05", cash=20), "drill")
    drawn = picture(state)
    assert clickable(drawn) == {"join": "join", "decline": "decline"}
    assert {"−3", "Ada drills"} <= set(texts(drawn))


@pytest.mark.clause("W97", "W100", "W101")
def test_an_auction_shows_who_leads_who_is_out_and_what_one_may_bid() -> None:
    state = table()
    for seat in (RED, YELLOW, GREEN):
        rig(state, seat, "NA_S", 2)
    token(state, "NA_S")
    play(oil(state, "L05", cash=20), "drill join join bid:6 pass")
    drawn = picture(state)
    labels = [told(shape) for shape in drawn.shapes if shape.label and shape.label.key == "wildcatters-board-bidder"]
    assert [label.partition(":")[2].partition(".")[0].strip() for label in labels] == [
        "bids 6",
        "is out",
        "is asked",
        "has no pump here",
    ]
    assert clickable(drawn)["bid-7"] == "bid:7"
    assert clickable(drawn)["no-bid"] == "pass"
    assert "bid-6" not in clickable(drawn)
    hammer = [shape for shape in drawn.shapes if shape.classes == "pending"]
    assert [(shape.attributes["cx"], shape.attributes["cy"]) for shape in hammer] == [
        fields.centre(token_circle(state))
    ]


@pytest.mark.clause("W33")
def test_the_mix_of_a_payment_is_chosen_by_clicks() -> None:
    state = table()
    give(state, RED, red=12, blue=3)
    building(state, "L05", cash=20)
    play(state, "mix tanker:NA_S")
    drawn = picture(state)
    assert clickable(drawn) == {f"cover-{dollars}": f"cover:{dollars}" for dollars in range(3)}
    assert written(around(drawn, "cover-1", -1)) == ["$1", "×3"]
    play(state, "cover:1")
    assert clickable(picture(state)) == {f"give-{shares}": f"give:{shares}" for shares in range(4)}


@pytest.mark.clause("W156", "W158")
def test_own_barrels_are_delivered_or_sold_by_a_click() -> None:
    state = table()
    refinery(state, RED, "NA_S", "rry")
    give(state, RED, cards="L04")
    turn(state)
    play(state, "empty")  # there is only one refinery to empty
    drawn = picture(state)
    assert clickable(drawn) == {f"deliver-{barrels}": f"deliver:{barrels}" for barrels in range(3)}
    assert written(around(drawn, "deliver-0", -1)) == [
        "0",
        "+12",
    ]  # four shares for each barrel, the other one's included (W157)
    assert written(around(drawn, "deliver-1", -1)) == ["1", "+8"]


@pytest.mark.clause("W123")
def test_barrels_that_wait_stand_in_their_harbour_with_their_number() -> None:
    state = table()
    waiting(state, GREEN, "AS_E", 3)
    drawn = picture(turn(state))
    quay = by_id(drawn, f"waiting-{ZONES.index('AS_E')}-2")
    assert written(quay) == ["3"]
    assert told(quay) == "Far East harbour: 3 barrels wait (Chloé)"


def token_circle(state: Wildcatters) -> int:
    return list(state.circles).index(WILDCATTER)


# --- the end ---


def points_of(text: str) -> int:
    """What is below zero has a true minus sign, as everywhere else on the page."""
    assert "-" not in text
    return int(text.replace("−", "-"))


@pytest.mark.clause("W194", "W209")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_shows_every_account_and_the_winner(seats: int) -> None:
    setting = next(options for number, options in SETTINGS if number == seats)
    *_, last = random_game(seats, setting, seed=2)
    drawn = scene(last, PUBLIC)
    accounts = [shape for shape in drawn.shapes if shape.label and shape.label.key == "wildcatters-board-account"]
    totals, ranks = last.scores(), last.ranks()
    assert [points_of(written(account)[1].removesuffix(" VP")) for account in accounts] == totals
    for seat, account in enumerate(accounts):
        assert sum(map(points_of, written(account)[2:])) == totals[seat]
        assert ("called" in account.inside[0].classes) == (ranks[seat] == 1)
