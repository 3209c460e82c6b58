"""Facts: what they tell their seat, and what others are told."""

from gusher.kernel.effects import Fact, fact
from gusher.kernel.say import Seat, say
from gusher.kernel.state import PUBLIC

UNKNOWN = -1


@fact("toy-effect-moved")
class Moved(Fact):
    site: int


@fact("toy-effect-looked", value=UNKNOWN, colour="")
class Looked(Fact):
    seat: int
    site: int
    value: int
    colour: str


def test_a_fact_without_blanks_is_the_same_to_all() -> None:
    moved = Moved(4)
    assert all(moved.seen_by(viewer) is moved for viewer in (0, 1, PUBLIC))
    assert moved.say() == say("toy-effect-moved", site=4)


def test_what_only_its_seat_may_know_is_blank_for_others() -> None:
    looked = Looked(1, 4, 6, "red")
    assert looked.seen_by(1) is looked
    for viewer in (0, 2, PUBLIC):
        assert looked.seen_by(viewer) == Looked(1, 4, UNKNOWN, "")


def test_what_is_blank_has_a_sentence_of_its_own() -> None:
    looked = Looked(1, 4, 6, "red")
    assert looked.say() == say("toy-effect-looked", seat=Seat(1), site=4, value=6, colour="red")
    assert looked.seen_by(0).say() == say("toy-effect-looked-hidden", seat=Seat(1), site=4, value=UNKNOWN, colour="")
