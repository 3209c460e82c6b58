"""McMulti's picture in the course of a turn: trading, what the roll gave, buying and selling, cards, the end."""

from typing import Any

import pytest

from gusher.games.mcmulti.data import ECONOMY_CARDS, FACES, ISLANDS, NEXT, REFINERY, SPACES, STATION, WELL
from gusher.games.mcmulti.effects.dice import Rolled
from gusher.games.mcmulti.effects.oil import PremiumPaid, Produced, Pumped, Refined
from gusher.games.mcmulti.picture.barometer import leads
from gusher.games.mcmulti.picture.harvest import harvest
from gusher.games.mcmulti.picture.layout import stone
from gusher.kernel.effects import Effect
from gusher.kernel.state import OVER, PUBLIC
from tests.games.mcmulti.pictures import answer, by_id, clickable, drawings, dressed, face, ids, picture, told, written
from tests.games.mcmulti.positions import (
    SETTINGS,
    act,
    answers,
    end_turn,
    opening,
    place,
    roll,
    sell,
    setting_name,
    turn,
)
from tests.games.mcmulti.speech import positions

# --- phase I ---


@pytest.mark.clause("M26", "M93")
def test_a_pair_is_chosen_by_a_click_on_either_market_or_on_the_desk() -> None:
    foreign, domestic, none = (answer("market", pair=pair) for pair in ("foreign", "domestic", "none"))
    names = clickable(picture(turn(0, gas=3)))
    assert {name for name, number in names.items() if number == foreign} == {"pair-0", "pair-1", "go-foreign"}
    assert {name for name, number in names.items() if number == domestic} == {"pair-2", "pair-3", "go-domestic"}
    assert names["no-trade"] == none
    barred = picture(turn(0, gas=3, force=["embargo"]))
    assert foreign not in clickable(barred).values()
    assert [by_id(barred, f"market-{number}").classes for number in range(4)] == ["barred", "barred", "", ""]
    assert told(by_id(barred, "market-0")).endswith("Closed by the embargo.")


@pytest.mark.clause("M32", "M33")
@pytest.mark.parametrize("barrels", [0, 1, 7, 25, 30])
def test_a_ladder_has_as_many_barrels_as_the_market_and_quotes_the_next(barrels: int) -> None:
    state = turn(0, markets=dict.fromkeys(range(4), barrels))
    for number, product, in_a_row, step in ((0, "crude", 4, 1), (3, "gas", 10, 2)):
        market = by_id(picture(state, PUBLIC), f"market-{number}")
        drawn = drawings([market])
        assert drawn.count(product) + in_a_row * drawn.count(f"{product}-row") == barrels
        buys = f"buy {step * (31 - barrels)}" if barrels else "buy –"
        sells = f"sell {step * (30 - barrels)}" if barrels < SPACES else "sell –"
        assert written([market])[1:] == [buys, sells]


@pytest.mark.clause("M28", "M30", "M35")
def test_trading_shows_the_next_prices_and_what_it_has_come_to() -> None:
    state = turn(0, cash=100, crude=3, gas=3)
    act(state, "market", pair="foreign")
    assert state.balance == 0
    assert {name for name in clickable(picture(state)) if name.startswith("barrel-")} == {
        "barrel-0-0",
        "barrel-0-1",
        "barrel-1-0",
        "barrel-1-1",
    }
    balances, quotes = [], []
    for way, product in (("sell", "crude"), ("sell", "crude"), ("buy", "gas"), ("buy", "gas")):
        act(state, "trade", way=way, product=product)
        texts = written(picture(state).shapes)
        balances.append((int(state.balance), texts[texts.index("Traded so far") + 1]))
        quotes.append(texts[texts.index("Traded so far") + 2 :][:4])
    assert balances == [(5, "+5M"), (9, "+9M"), (-3, "−3M"), (-17, "−17M")]  # 5, 4, then 12, 14
    assert quotes[-1] == ["buy 4M", "buy 16M", "sell 3M", "sell 14M"]
    possible = {name for name in clickable(picture(state)) if name.startswith("trade-")}
    assert possible == {"trade-sell-crude", "trade-buy-gas"}
    act(state, "done")
    roll_on = state.clone()
    act(roll_on, "roll", red=1, blue=2)
    end_turn(roll_on)
    assert roll_on.balance == 0


@pytest.mark.clause("M32")
def test_the_next_barrel_and_the_next_space_are_targets_on_the_ladder() -> None:
    state = turn(0, cash=100, gas=3)
    act(state, "market", pair="domestic")
    drawn = picture(state)
    texts = dict(zip(("buy", "sell"), (by_id(drawn, f"barrel-3-{way}").inside[0] for way in (0, 1)), strict=True))
    left, right = texts["sell"].attributes, texts["buy"].attributes
    assert (float(right["x"]) - float(left["x"]), right["y"]) == (31, left["y"])  # space 10 is beside barrel 12


# --- what the roll gave ---


@pytest.mark.clause("M40", "M41", "M49", "M50", "M53", "M58", "M60", "M61", "M91", "M129")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_what_pieces_gave_adds_up_to_what_happened(setting: tuple[int, dict[str, Any]]) -> None:
    """Turn after turn, until the next roll: wells, refineries and stations, seat by seat, barrel by barrel, million by
    million. A turn in which pieces were sold is left out, for what they gave is gone with them."""
    seats, options = setting
    heard: list[Effect] = []
    compared = 0
    for seed in range(3):
        given: dict[tuple[int, int], list[int]] = {}
        for state in positions(seats, seed, heard, reroll=options["reroll"], counter_die=options["counter_die"]):
            if any(isinstance(effect, Rolled) for effect in heard):
                given = {}
            _sum_up(heard, given)
            whole = not any(effect.__class__.__name__ in ("Sold", "ForcedSold", "RefineryParked") for effect in heard)
            if not whole:
                given[(-1, -1)] = [1]  # something has gone: not to be compared
            heard.clear()
            if state.seat >= 0 and (-1, -1) not in given:
                shown: dict[tuple[int, int], list[int]] = {}
                for found in harvest(state):
                    if not found.waits:
                        sums = shown.setdefault((int(state.owner[found.island]), found.piece), [0, 0])
                        sums[0] += found.barrels
                        sums[1] += found.cash
                assert {key: sums for key, sums in shown.items() if any(sums)} == given
                compared += any(given.values())
    assert compared > 20


def _sum_up(heard: list[Effect], given: dict[tuple[int, int], list[int]]) -> None:
    for effect in heard:
        if isinstance(effect, Produced):
            key, barrels, cash = (effect.seat, WELL), effect.barrels, 0
        elif isinstance(effect, PremiumPaid):
            key, barrels, cash = (effect.seat, WELL), 0, effect.amount
        elif isinstance(effect, Refined):
            key, barrels, cash = (effect.seat, REFINERY), effect.barrels, 0
        elif isinstance(effect, Pumped):
            key, barrels, cash = (effect.seat, STATION), effect.barrels, effect.amount
        else:
            continue
        if barrels or cash:
            sums = given.setdefault(key, [0, 0])
            sums[0] += barrels
            sums[1] += cash


def chips(state: Any) -> list[str]:
    """What is written on the chips over the pieces."""
    drawn = picture(state, PUBLIC)
    groups = [shape for shape in drawn.shapes if shape.inside and "chip" in shape.inside[0].classes.split()]
    return [text for group in groups for text in written([group])]


@pytest.mark.clause("M50", "M53", "M58")
def test_each_piece_under_the_dice_shows_what_it_gave() -> None:
    state = turn(0, {0: "well 3/5, refinery 4/4, station 3/1", 1: "station 3/6", 3: "well 1/5"}, crude=1, gas=4)
    roll(state, 5, 3)
    assert chips(state) == ["+4", "+2", "×1", "×1", "×1"]  # wells have given; refinery and stations wait
    act(state, "refine", barrels=1)
    assert chips(state) == ["+4", "+2", "+1", "×1", "×1"]
    act(state, "pump", barrels=1)
    assert chips(state) == ["+4", "+2", "+1", "+26", "×1"]
    act(state, "pump", barrels=0)
    assert chips(state) == ["+4", "+2", "+1", "+26", "0"]
    assert "This roll gave Ada 4 crude, 1 gas by refining, 26M" in [
        told(shape) for shape in picture(state).shapes if shape.label
    ]


@pytest.mark.clause("M50", "M58", "M90")
def test_what_the_roll_gave_stays_on_the_table_until_the_next_one() -> None:
    """Bots may have gone on before anybody looked. A premium that begins with the next turn was not paid yet."""
    state = turn(0, {0: "well 3/5, station 3/1"}, gas=4, card="bonus")
    roll(state, 5, 3)
    act(state, "pump", barrels=1)
    before = chips(state)
    assert before == ["+4", "+26"]
    act(state, "done")
    assert (state.island, state.red) == (1, 0)
    assert chips(state) == before
    tray = written(picture(state).shapes)
    assert "The last roll, north-west island" in tray
    assert told(by_id(picture(state), "die-red")) == "Red die, for the column: 5"
    roll(state, 1, 2)
    assert "The last roll, north-west island" not in written(picture(state).shapes)


@pytest.mark.clause("M49")
def test_a_well_built_this_turn_shows_no_yield_and_neither_does_what_was_bought() -> None:
    state = turn(0, {0: "rig 3/5"}, cash=300)
    roll(state, 5, 3)
    assert "gusher" in drawings(picture(state).shapes)
    assert clickable(picture(state))["strike"] == answer("build")
    act(state, "build")
    place(state, "station", "3/1")
    assert (chips(state), harvest(state)) == ([], [])


@pytest.mark.clause("M105")
def test_a_refinery_that_came_back_shows_no_yield() -> None:
    state = turn(0, {0: "refinery 1/1"}, cash=100, crude=2, force=["pollution"], parked={0: 1})
    roll(state, 5, 1)
    act(state, "refine", barrels=1)
    assert clickable(picture(state))["return"] == answer("return")
    act(state, "return")
    act(state, "place", row=1, column=5)
    assert chips(state) == ["+1"]


@pytest.mark.clause("M55", "M59", "M61")
def test_barrels_are_refined_and_sold_with_one_click_also_on_the_spiral() -> None:
    state = turn(0, {0: "refinery 3/4, station 3/1, station 6/5"}, crude=3, gas=4)
    roll(state, 5, 3)
    assert set(clickable(picture(state))) == {"count-0", "count-1", "count-2"}
    act(state, "refine", barrels=2)
    drawn = picture(state)
    names = clickable(drawn)
    assert names["sell-to-26"] == names["count-1"] == answer("pump", barrels=1)
    assert names["sell-to-25"] == names["count-2"] == answer("pump", barrels=2)
    assert written([face(drawn, "count-2")]) == ["2", "+51M"]


@pytest.mark.clause("M61", "M62")
@pytest.mark.parametrize("price", [1, 2, 27, 79])
def test_the_consumers_barrel_lies_on_its_stone_and_the_eye_tells_the_next_price(price: int) -> None:
    drawn = picture(turn(0, price=price), PUBLIC)
    barrel = by_id(drawn, "consumers")
    x, y = stone(price)
    assert f"translate({x:g} {y:g})" in str(barrel.inside[0].attributes["transform"])
    assert f"{price - 1}M" in written(drawn.shapes)
    assert len(dressed(drawn, "stone-next")) == (1 if price > 1 else 0)


# --- equipment ---


@pytest.mark.clause("M16", "M19", "M65")
def test_buying_is_a_click_on_a_price_and_a_click_on_a_free_place() -> None:
    state = opening()
    prices = {name: written([face(picture(state), name)]) for name in clickable(picture(state)) if name != "done"}
    assert prices == {"buy-rig": ["5", "3"], "buy-station": ["48", "24"], "buy-refinery": ["64", "30"]}
    act(state, "buy", piece="refinery")
    assert len(clickable(picture(state))) == 25
    act(state, "place", row=1, column=1)
    act(state, "buy", piece="rig")
    names = clickable(picture(state))
    assert len(names) == 32
    assert names["place-35"] == answer("place", row=6, column=6)
    assert "place-7" not in names  # the refinery covers it


@pytest.mark.clause("M43", "M50", "M53", "M58")
def test_whoever_buys_is_told_what_the_pieces_do() -> None:
    works = {
        "rig": "finds oil where both dice meet",
        "well": "2 crude for each die",
        "refinery": "1 crude into 1 gas for each die",
        "station": "sells 1 gas for each die",
    }
    state = opening()
    assert [text for text in written(picture(state).shapes) if text in works.values()] == list(works.values())
    assert not set(written(picture(state, PUBLIC).shapes)) & set(works.values())
    act(state, "buy", piece="station")
    assert [text for text in written(picture(state).shapes) if text in works.values()] == [works["station"]]


@pytest.mark.clause("M68", "M71")
def test_pieces_under_the_dice_are_sold_by_a_click_and_bear_their_price() -> None:
    state = turn(0, {0: "well 3/1, rig 3/2, refinery 4/4, station 1/1"}, economy="prosperity")
    roll(state, 5, 3)
    drawn = picture(state)
    tags = {name: written([face(drawn, name)]) for name in ids(drawn, "sell-")}
    assert tags == {"sell-0-12": ["75"], "sell-0-13": ["12"], "sell-0-21": ["100"]}
    sell(state, "3/1")
    assert "sell-0-12" not in ids(picture(state))


@pytest.mark.clause("M117")
def test_a_forced_sale_shows_the_debt_and_every_piece_that_may_go() -> None:
    state = turn(0, {0: "station 2/2, station 4/4", 1: "rig 1/1"}, cash=[3, 50, 50, 50], card="station-tax")
    roll(state, 1, 1)
    drawn = picture(state)
    assert set(clickable(drawn)) == {"sell-0-7", "sell-0-21"}
    texts = written(drawn.shapes)
    assert [texts[texts.index(word) + 1] for word in ("owed", "in cash", "missing")] == ["30M", "3M", "27M"]


@pytest.mark.clause("M106")
def test_refineries_to_be_parked_are_targets() -> None:
    state = turn(0, {0: "refinery 1/1, refinery 4/4"}, cash=60, card="pollution")
    roll(state, 6, 6)
    assert set(clickable(picture(state))) == {"park-0-0", "park-0-21"}


# --- cards ---


@pytest.mark.clause("M75")
@pytest.mark.parametrize("card", range(7))
def test_the_economy_card_tells_where_each_double_leads(card: int) -> None:
    told_of = {double: following for doubles, following in leads(card) for double in doubles}
    assert told_of == {double: int(NEXT[card * FACES + double - 1]) for double in range(1, FACES + 1)}
    for doubles, _ in leads(card):
        assert doubles == list(range(doubles[0], doubles[-1] + 1))  # they can be said as “2–5”


@pytest.mark.clause("M75", "M44")
def test_the_economy_card_has_its_name_its_prices_and_those_of_a_well() -> None:
    drawn = picture(turn(0, {0: "well 1/1, well 2/2"}, economy="rapid"), PUBLIC)
    assert written([by_id(drawn, "economy")])[0] == "Rapid growth"
    well = next(told(shape) for shape in drawn.shapes if shape.label and shape.label.key == "mcmulti-board-price")
    labels = [told(shape) for shape in drawn.shapes if shape.label and shape.label.key == "mcmulti-board-price"]
    assert well == "A rig costs 14M and brings 9M."
    assert labels[-1] == "Turning a struck rig into a well costs 30M just now; a well brings 65M."
    assert len(ECONOMY_CARDS) == 7


@pytest.mark.clause("M80", "M85", "M86")
def test_the_front_page_has_the_open_card_and_notices_of_those_in_force() -> None:
    state = turn(0, {0: "refinery 1/1"}, card="mideast", force=["winter", "pollution"], parked={1: 2})
    drawn = picture(state, PUBLIC)
    assert written([by_id(drawn, "news")])[1] == "Middle East conflict"
    notices = [
        written([shape]) for shape in drawn.shapes if shape.label and shape.label.key == "mcmulti-board-in-force"
    ]
    assert notices == [["Clean-air act", "×2"], ["Hard winter"]]


@pytest.mark.clause("M85")
def test_a_card_that_is_due_is_pasted_onto_the_front_page() -> None:
    state = turn(0, {0: "station 1/1"}, gas=3, cash=100, card="gas-tax")
    roll(state, 1, 1)
    drawn = picture(state)
    assert [written([shape]) for shape in drawn.shapes if shape.label and shape.label.key == "mcmulti-board-due"] == [
        ["Gas tax"]
    ]


# --- the end ---


@pytest.mark.clause("M150", "M153")
def test_the_end_is_announced_on_the_desk() -> None:
    state = turn(0, {0: "rig 1/1"}, cash=1200)
    roll(state, 6, 6)
    act(state, "done")
    assert clickable(picture(state)) == {"announce": answer("announce"), "wait": answer("wait")}
    act(state, "announce")
    signs = [by_id(picture(state), f"sign-{island}") for island in range(ISLANDS)]
    assert ["flag" in drawings([sign]) for sign in signs] == [True, False, False, False]


@pytest.mark.clause("M151", "M157")
def test_the_result_has_the_richest_first_and_marks_every_winner() -> None:
    state = turn(3, cash=[100, 300, 300, 20], number=20, turn_limit=5)
    roll(state, 1, 2)
    while state.seat != OVER:
        act(state, **answers(state)[-1])
    drawn = picture(state, PUBLIC)
    texts = written(drawn.shapes)
    listed = texts[texts.index("Cash at the end") + 1 :][:12]
    assert listed == ["1", "Ben", "300M", "1", "Clara", "300M", "3", "Ada", "100M", "4", "Dan", "20M"]
    signs = [by_id(drawn, f"sign-{island}").inside[0].classes for island in range(ISLANDS)]
    assert ["called" in sign for sign in signs] == [False, True, True, False]
    assert dressed(drawn, "beam-red") == []
