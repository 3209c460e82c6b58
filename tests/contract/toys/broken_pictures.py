"""Toys without words or without pictures."""

from dataclasses import replace

from gusher.kernel.scene import Scene, Shape
from gusher.kernel.state import State
from tests.contract.toys.dice_hands import GAME as SOUND
from tests.contract.toys.dice_hands.actions import PASS
from tests.contract.toys.dice_hands.scene import scene
from tests.contract.toys.variant import variant


def without(file: str, key: str) -> dict[str, str]:
    """The catalogue without one of its messages."""
    lines = SOUND.text(file).splitlines()
    return {file: "\n".join(line for line in lines if not line.startswith(f"{key} ="))}


def no_button_to_pass(state: State, viewer: int) -> Scene:
    picture = scene(state, viewer)
    return replace(picture, draw=lambda: [shape for shape in picture.shapes if shape.answer != PASS])


def offers_to_all(state: State, viewer: int) -> Scene:
    return scene(state, int(state.seat))


def one_id_for_all(state: State, viewer: int) -> Scene:
    picture = scene(state, viewer)
    for shape in picture.shapes:
        shape.id = "row"
    return picture


def dead_end(state: State, viewer: int) -> Scene:
    """A short cut that passes twice: after the first time somebody else is asked."""
    picture = scene(state, viewer)
    for shape in [shape for shape in picture.shapes if shape.answer == PASS]:
        picture.shapes.append(Shape("rect", "target", id="twice", label=shape.label, answers=(PASS, PASS)))
    return picture


def no_text(state: State, viewer: int) -> Scene:
    return replace(scene(state, viewer), write=list)


def bad_tag(state: State, viewer: int) -> Scene:
    picture = scene(state, viewer)
    picture.shapes[0].tag = "g<"
    return picture


WORDLESS = variant(name="Wordless", texts=without("words/fr.ftl", "dice_hands-effect-rolled"))
NAMELESS = variant(name="Nameless", texts=without("words/en.ftl", "dice_hands-option-peeks-2"))
PICTURE_LESS = variant(name="PictureLess", scene=no_button_to_pass)
GENEROUS = variant(name="Generous", scene=offers_to_all)
CONFUSED = variant(name="Confused", scene=one_id_for_all)
DEAD_END = variant(name="DeadEnd", scene=dead_end)
TEXT_LESS = variant(name="TextLess", scene=no_text)
UNPRINTABLE = variant(name="Unprintable", scene=bad_tag)
