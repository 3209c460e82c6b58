"""The picture of Atacama: what is shown, what can be clicked, and what is said about it."""

from typing import Any

import pytest

from gusher.contract.words import shapes as walk
from gusher.games.atacama import GAME
from gusher.games.atacama.actions import ACTIONS, ask
from gusher.games.atacama.scene import scene
from gusher.games.atacama.state import Atacama
from gusher.kernel import log
from gusher.kernel.scene import Scene, Shape
from gusher.kernel.state import CHANCE, OVER, PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.atacama.positions import (
    BLOCKING,
    MAP,
    PURCHASE,
    PURCHASES,
    SIXTEEN,
    UNSOLD,
    UNSOLD_BLOCKED,
    WHOLE,
    field,
    match,
    place,
    position,
    rigs,
    role_scores,
)

NAMES = ["Ada", "Ben", "Chloé", "Dora"]
SIGNS = {"turquoise": {"G": 1, "S": 1, "C": -1}, "orange": {"G": 1, "S": -1, "C": 1}}


def by_id(picture: Scene, name: str) -> Shape:
    return next(shape for shape in walk(picture.shapes) if shape.id == name)


def targets(picture: Scene) -> list[int]:
    return sorted(shape.answer for shape in walk(picture.shapes) if shape.answer is not None)


def words_on(shape: Shape) -> list[str]:
    return [inner.text for inner in walk([shape]) if isinstance(inner.text, str)]


def drawings(shape: Shape) -> list[str]:
    """The ids of the art that a shape repeats."""
    return [str(inner.attributes["href"]) for inner in walk([shape]) if inner.tag == "use"]


def spoken(picture: Scene, language: str = "en") -> list[str]:
    return [catalogue(language, GAME).say(line, NAMES) for line in picture.breakdown]


@pytest.mark.clause("A19")
def test_rigs_stand_on_their_fields_and_closed_fields_are_dimmed() -> None:
    state = position(SIXTEEN)
    picture = scene(state, 0)
    standing = {shape.id for shape in walk(picture.shapes) if shape.id.startswith("rig-")}
    assert standing == {f"rig-{name}" for name in rigs(state)}
    dimmed = {shape.id[-2:] for shape in walk(picture.shapes) if shape.classes == "closed"}
    assert len(dimmed) == 81 - 16 - 37
    assert {"42", "99"} <= dimmed
    assert not {"74", "57"} & dimmed
    assert by_id(picture, "target-74").answer == field("74")


@pytest.mark.clause("A34")
def test_a_double_rig_differs_from_a_base_rig_by_more_than_colour() -> None:
    picture = scene(position("85! 15", tactical=True), 0)
    assert drawings(by_id(picture, "rig-85")) == ["#at-rig-double", "#at-times-two"]
    assert drawings(by_id(picture, "rig-15")) == ["#at-rig-base"]


def expected_tag(state: Atacama, line: str, concessions: list[str]) -> list[str]:
    """Rigs so far and points of a line such as `c1`, added up from the map and the rigs alone."""
    number = line[1]
    standing = {name: colour for name, colour in rigs(state).items() if name[1 if line[0] == "c" else 0] == number}
    sums = []
    for concession in concessions:
        total = 0
        for name, colour in standing.items():
            printed = MAP[field(name)]
            total += SIGNS[concession][printed[0]] * int(printed[1]) * (2 if colour == "double" else 1)
        sums.append(str(total).replace("-", "−"))
    weight = sum(state.setting.double_weight if colour == "double" else 1 for colour in standing.values())
    return [f"{weight}/4", *sums]


@pytest.mark.clause("A24", "A26", "A31", "A34", "A35")
@pytest.mark.parametrize(
    ("script", "way", "columns", "rows"),
    [
        (SIXTEEN, {}, ["turquoise"], ["orange"]),
        (WHOLE, {}, ["turquoise"], ["orange"]),
        (SIXTEEN, {"seats": 4}, ["turquoise", "orange"], ["turquoise", "orange"]),
        ("12 21 32 41! 52! 91 72", {"tactical": True, "double_weight": 2}, ["turquoise"], ["orange"]),
    ],
    ids=["sixteen", "whole", "four", "heavy"],
)
def test_tags_show_rigs_and_points_and_are_strong_when_the_line_counts(
    script: str, way: dict[str, Any], columns: list[str], rows: list[str]
) -> None:
    state = position(script, **way)
    picture = scene(state, PUBLIC)
    for line in [f"{way}{number}" for way in "cr" for number in range(1, 10)]:
        tag = by_id(picture, f"tag-{line}")
        expected = expected_tag(state, line, columns if line[0] == "c" else rows)
        assert words_on(tag) == expected
        assert ("counts" in tag.classes.split()) == (int(expected[0][0]) >= 4)


@pytest.mark.clause("A65")
def test_before_the_purchase_the_four_possible_sums_are_shown() -> None:
    state = position(UNSOLD, advanced=True)
    picture = scene(state, 1)
    assert [player.points for player in picture.players] == [None, None]
    sums = [str(points).replace("-", "−") for points in role_scores(state)]
    for role, points in zip(PURCHASES, sums, strict=True):
        deed = by_id(picture, f"deed-{role.replace('/', '-')}")
        assert points in words_on(deed)
    assert spoken(picture) == [
        f"{role.replace('/', ', ')}: {points}" for role, points in zip(PURCHASES, sums, strict=True)
    ]


@pytest.mark.clause("A60")
def test_the_last_turn_of_an_unsold_game_offers_the_four_deeds_alone() -> None:
    picture = scene(position(UNSOLD, advanced=True), 1)
    clickable = [shape.id for shape in walk(picture.shapes) if shape.answer is not None]
    assert sorted(clickable) == sorted(f"deed-{role.replace('/', '-')}" for role in PURCHASES)
    assert picture.prompt.key == "atacama-ask-buy"
    assert picture.clause == "A60"


@pytest.mark.clause("A56", "A57")
def test_after_the_purchase_each_deed_lies_on_its_edge_with_its_holder() -> None:
    picture = scene(position(PURCHASE, advanced=True), PUBLIC)
    deeds = {shape.id: drawings(shape) for shape in walk(picture.shapes) if shape.id.startswith("deed-")}
    assert set(deeds) == {"deed-orange-columns", "deed-turquoise-rows"}
    assert "#badge-1" in deeds["deed-orange-columns"]
    assert "#badge-2" in deeds["deed-turquoise-rows"]


@pytest.mark.clause("A63")
def test_places_without_a_tile_are_hatched_and_tell_their_stage() -> None:
    state = position("E A I 15 13 11 43 41 61 B D G", advanced=True)
    picture = scene(state, 0)
    empty = [shape.id for shape in walk(picture.shapes) if shape.id.startswith("unlaid-")]
    assert empty == ["unlaid-5", "unlaid-7", "unlaid-8"]
    stages = [span.text for line in picture.text for span in line if span.text == "  (3) "]
    assert len(stages) == 3
    assert len([shape for shape in walk(picture.shapes) if shape.id.startswith("field-")]) == 54


@pytest.mark.clause("A49")
def test_while_tiles_are_laid_nobody_has_a_target() -> None:
    state = position("E A", advanced=True)
    assert (state.seat, state.step) == (CHANCE, ask.LAY)
    for viewer in (0, 1, PUBLIC):
        picture = scene(state, viewer)
        assert targets(picture) == []
        assert picture.prompt.key == "atacama-wait-tiles"
        assert picture.clause == "A49"


@pytest.mark.clause("A38")
def test_the_field_that_waits_for_its_rig_is_marked_and_the_piles_are_the_targets() -> None:
    state = position(tactical=True)
    state.play(ACTIONS.number(place("88")))
    picture = scene(state, 0)
    assert by_id(picture, "pending").classes == "pending"
    clickable = [shape.id for shape in walk(picture.shapes) if shape.answer is not None]
    assert clickable == ["pile-0-base", "pile-0-double"]
    assert (picture.prompt.key, picture.clause) == ("atacama-ask-rig", "A38")
    assert scene(state, 1).prompt.key == "atacama-wait-rig"


@pytest.mark.clause("A66")
def test_a_purchase_that_waits_for_its_rig_marks_the_deed() -> None:
    state = position("E A I", advanced=True, tactical=True)
    state.play(ACTIONS.number({"do": "buy", "concession": "orange", "direction": "rows"}))
    picture = scene(state, 0)
    assert "pending" in [inner.id for inner in by_id(picture, "deed-orange-rows").inside]
    assert [choice.text.key for choice in picture.choices] == ["atacama-pay", "atacama-pay"]
    assert picture.clause == "A66"


@pytest.mark.parametrize(
    ("script", "way", "asked", "clause"),
    [
        ("", {}, "atacama-ask-place", "A11"),
        ("E A I", {"advanced": True}, "atacama-ask-place-or-buy", "A51"),
        (UNSOLD_BLOCKED, {"advanced": True}, "atacama-ask-buy", "A59"),
        (WHOLE, {}, "atacama-won", "A20"),
        (BLOCKING, {}, "atacama-shared", "A21"),
    ],
    ids=["turn", "sale", "blocked sale", "won", "shared"],
)
def test_the_prompt_names_the_question_and_its_rule(script: str, way: dict[str, Any], asked: str, clause: str) -> None:
    state = position(script, **way)
    picture = scene(state, 1 if state.turn % 2 == 0 else 0)
    assert (picture.prompt.key, picture.clause) == (asked, clause)


@pytest.mark.clause("A32", "A33")
def test_the_outcome_in_words() -> None:
    won, shared = scene(position(WHOLE), PUBLIC).prompt, scene(position(BLOCKING), PUBLIC).prompt
    english, french = catalogue("en", GAME), catalogue("fr", GAME)
    assert english.say(won, NAMES) == "Ben wins with 16 points."
    assert french.say(won, NAMES) == "Ben l’emporte avec 16 points."
    assert english.say(shared, NAMES) == "Ada and Ben share the win with 0 points each."
    assert french.say(shared, NAMES) == "Ada et Ben se partagent la victoire avec 0 point chacun."


@pytest.mark.clause("A25", "A26", "A28", "A29")
def test_the_breakdown_tells_what_each_rig_of_a_counting_line_brings() -> None:
    picture = scene(position(SIXTEEN), PUBLIC)
    assert spoken(picture) == [
        "Ada (turquoise, columns): 1",
        "Column 1: r2c1 +2 (gold), r4c1 +5 (silver), r6c1 −3 (copper) and r9c1 +1 (silver); total 5",
        "Column 2: r1c2 +2 (gold), r3c2 −4 (copper), r5c2 −5 (copper) and r7c2 +3 (gold); total −4",
        "Ben (orange, rows): 4",
        "Row 8: r8c3 +3 (copper), r8c5 −5 (silver), r8c7 +2 (gold) and r8c9 −3 (silver); total −3",
        "Row 9: r9c1 −1 (silver), r9c4 +3 (copper), r9c6 +4 (copper) and r9c8 +1 (gold); total 7",
    ]
    assert spoken(scene(position(BLOCKING), PUBLIC), "fr") == [
        "Ada (turquoise, colonnes)\u00a0: 0",
        "Aucune colonne n’a quatre puits.",
        "Ben (orange, rangées)\u00a0: 0",
        "Aucune rangée n’a quatre puits.",
    ]


@pytest.mark.parametrize(
    ("name", "script", "options"),
    [
        ("interim", SIXTEEN, {}),
        ("neighbours", "32 44 53", {}),
        ("stages", "E A I 15 13 11 43 41 61 B D G", {"advanced": True}),
        ("full", WHOLE, {}),
    ],
)
def test_the_rulebook_figures_are_logs_of_what_they_show(name: str, script: str, options: dict[str, bool]) -> None:
    shown = log.read(GAME.text(f"rulebook/figures/{name}.jsonl").splitlines())
    assert shown.state.dump() == match(script, **options).state.dump()
    assert (shown.state.seat == OVER) == (name == "full")
