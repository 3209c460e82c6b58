"""Shapes that boards draw with: the same call gives the same shape, and what is made from one leaves it as it was."""

from gusher.kernel.drawing import Stamp, badge, box, disc, filled, given, kept, named, path, turned, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Shape

STAMP = Stamp("xy-")


def test_the_same_call_gives_the_same_shape() -> None:
    assert box("sheet", 0, 0, 10, 10, 2) is box("sheet", 0, 0, 10, 10, 2)
    assert disc("coin", 1, 2, 3) is disc("coin", 1, 2, 3)
    assert path("way", "M0 0") is path("way", "M0 0")
    assert badge(1, 2, 3) is badge(1, 2, 3)
    assert write("7", 1, 2, 20) is write("7", 1, 2, 20)
    assert STAMP.copy("rig", 1, 2) is STAMP.copy("rig", 1, 2)
    assert STAMP.copy("rig", 1, 2).attributes["href"] == "#xy-rig"


def test_a_seat_is_not_the_number_that_it_has() -> None:
    """One says a number, the other the name of the player there: they are two sentences, and two shapes."""
    number, name = say("player", seat=1), say("player", seat=Seat(1))
    assert number != name
    assert write(number, 1, 2, 20) != write(name, 1, 2, 20)
    assert write(name, 1, 2, 20) is write(say("player", seat=Seat(1)), 1, 2, 20)
    assert say("price", low=1, high=2) == say("price", high=2, low=1)
    assert hash(say("price", low=1, high=2)) == hash(say("price", high=2, low=1))


def test_what_is_made_of_a_shape_leaves_it_as_it_was() -> None:
    plain = box("sheet", 0, 0, 10, 10)
    made = [named("a", plain), filled(plain, "grain"), turned(plain, "rotate(90)"), given(plain, {"data-subject": "x"})]
    assert plain == Shape("rect", "sheet", {"x": 0, "y": 0, "width": 10, "height": 10})
    assert made[0].id == "a"
    assert [sorted(set(shape.attributes) - set(plain.attributes)) for shape in made[1:]] == [
        ["fill"],
        ["transform"],
        ["data-subject"],
    ]


def test_a_game_can_keep_what_it_draws_of_numbers() -> None:
    drawn: list[int] = []

    @kept
    def tile(site: int) -> Shape:
        drawn.append(site)
        return Shape("g", id=f"tile-{site}")

    assert tile(3) is tile(3)
    assert tile(4).id == "tile-4"
    assert drawn == [3, 4]
