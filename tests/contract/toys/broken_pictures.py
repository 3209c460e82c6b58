"""Toys without words or without pictures."""

from dataclasses import replace

from gusher.kernel.places import Place, refusals
from gusher.kernel.scene import Scene, Shape, Span
from gusher.kernel.state import State
from gusher.render.text import WIDTH
from tests.contract.toys.dice_hands import GAME as SOUND
from tests.contract.toys.dice_hands.actions import LAY, PASS, PEEK
from tests.contract.toys.dice_hands.scene import scene
from tests.contract.toys.variant import SceneOf, variant


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
    return replace(picture, draw=lambda: [replace(shape, id="row") for shape in picture.shapes])


def dead_end(state: State, viewer: int) -> Scene:
    """A short cut that passes twice: after the first time somebody else is asked."""
    picture = scene(state, viewer)
    for shape in [shape for shape in picture.shapes if shape.answer == PASS]:
        picture.shapes.append(Shape("rect", "target", id="twice", label=shape.label, answers=(PASS, PASS)))
    return picture


def answers_what_it_peeks(state: State, viewer: int) -> Scene:
    """A short cut that goes on after a peek, as if the player knew beforehand what it shows."""
    picture = scene(state, viewer)
    peeks = [shape for shape in picture.shapes if shape.answer is not None and PEEK <= shape.answer < PASS]
    lays = [int(action) for action in state.legal() if LAY <= action < PEEK]
    for shape in peeks[:1]:
        chain = (int(shape.answer or 0), lays[0])
        picture.shapes.append(Shape("rect", "target", id="peek-and-lay", label=shape.label, answers=chain))
    return picture


def crown_of_one_s_own(state: State, viewer: int) -> Scene:
    """A board that looks otherwise to one of those who are not asked."""
    picture = scene(state, viewer)
    return replace(
        picture, draw=lambda: [*picture.shapes, *([Shape("rect", "ink", id="crown")] if viewer == 0 else [])]
    )


def no_text(state: State, viewer: int) -> Scene:
    return replace(scene(state, viewer), write=list)


def wide_text(state: State, viewer: int) -> Scene:
    picture = scene(state, viewer)
    return replace(picture, write=lambda: [*picture.text, [Span("-" * (WIDTH + 1))]])


def with_shape(shape: Shape) -> SceneOf:
    """The picture with one more shape."""

    def drawn(state: State, viewer: int) -> Scene:
        picture = scene(state, viewer)
        return replace(picture, draw=lambda: [*picture.shapes, shape])

    return drawn


def bad_tag(state: State, viewer: int) -> Scene:
    picture = scene(state, viewer)
    return replace(picture, draw=lambda: [replace(picture.shapes[0], tag="g<"), *picture.shapes[1:]])


def with_places(*more: Place, silent: frozenset[str] = frozenset({"row"})) -> SceneOf:
    """The picture with more places, or with other kinds that are only looked at."""

    def drawn(state: State, viewer: int) -> Scene:
        picture = scene(state, viewer)
        return replace(picture, point=lambda: [*picture.places, *more], silent=silent)

    return drawn


def refuses_all(state: State, viewer: int) -> Scene:
    """Whoever looks on is told what the seat that is asked may not do."""
    return replace(scene(state, viewer), refuse=lambda places: refusals(state, int(state.seat), places))


def refuses_nothing(state: State, viewer: int) -> Scene:
    return replace(scene(state, viewer), refuse=lambda places: ["" for _ in places])


WORDLESS = variant(name="Wordless", texts=without("words/fr.ftl", "dice_hands-effect-rolled"))
NAMELESS = variant(name="Nameless", texts=without("words/en.ftl", "dice_hands-option-peeks-2"))
PICTURE_LESS = variant(name="PictureLess", scene=no_button_to_pass)
GENEROUS = variant(name="Generous", scene=offers_to_all)
CONFUSED = variant(name="Confused", scene=one_id_for_all)
DEAD_END = variant(name="DeadEnd", scene=dead_end)
CLAIRVOYANT = variant(name="Clairvoyant", scene=answers_what_it_peeks)
TEXT_LESS = variant(name="TextLess", scene=no_text)
PARTIAL = variant(name="Partial", scene=crown_of_one_s_own)
TOO_WIDE = variant(name="TooWide", scene=wide_text)
UNPRINTABLE = variant(name="Unprintable", scene=bad_tag)
TORN = variant(name="Torn", scene=with_shape(Shape("use", "ink", {"href": "#nowhere"})))
HOLLOW = variant(name="Hollow", scene=with_shape(Shape("rect", "ink", {"fill": "url(#nothing)"})))
REPEATED = variant(name="Repeated", scene=with_shape(Shape("g", "ink", id="badge-1")))  # a name of the shared art
UNDRESSED = variant(name="Undressed", scene=with_shape(Shape("rect", "no-such-class")))
HEAVY = variant(name="Heavy", scene=with_shape(Shape("path", "ink", {"d": " ".join(map(str, range(20_000)))})))
SPEECHLESS = variant(name="Speechless", texts=without("words/fr.ftl", "dice_hands-clause-H8"))
ASIDE = variant(name="Aside", scene=with_places(Place("row", (380, 0, 30, 10))))
UNHEARD_OF = variant(
    name="UnheardOf", scene=with_places(Place("shelf", (0, 0, 10, 10)), silent=frozenset({"row", "shelf"}))
)
MUTE = variant(name="Mute", scene=with_places(silent=frozenset()))
LAWLESS = variant(name="Lawless", scene=with_places(Place("card", (0, 0, 10, 10), clause="H99")))
EXCUSING = variant(name="Excusing", scene=refuses_nothing)
MEDDLING = variant(name="Meddling", scene=refuses_all)
UNEXPLAINED = variant(name="Unexplained", texts=without("words/fr.ftl", "dice_hands-place-card"))
