"""What is drawn together reads as it would one by one: in every language, with every table's names, however often."""

from dataclasses import replace

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Scene, Shape
from gusher.kernel.together import Together, one_by_one
from gusher.render.svg import MOST_PRINTED, printed
from gusher.render.theme import PAGE
from gusher.web.pointing import pointing
from gusher.words.catalogue import catalogue

GAME = registry.find("giganten")
TABLES = [("Ada", "Ben", "Cleo"), ("Dora", "Emil", "Fay")]


def position() -> Scene:
    match = Match(GAME, 3, {}, secret=seeded_secret("together"))
    seat = int(match.state.seat)
    return match.game.scene(match.view(seat), seat)


def test_it_reads_as_it_does_apart_the_first_time_and_the_second() -> None:
    together = position()
    assert any(isinstance(one, Together) for one in together.drawn)
    assert any(isinstance(one, Together) for one in together.pointed)
    apart = replace(together, draw=lambda: together.shapes, point=lambda: together.places)
    for _ in range(2):
        for language in LANGUAGES:
            for names in TABLES:
                words = catalogue(language, GAME)
                assert printed(together, words, names, PAGE) == printed(apart, words, names, PAGE)
                assert pointing(together, words, names) == pointing(apart, words, names)


def test_a_name_is_read_at_its_own_table_alone() -> None:
    named = Together([Shape("text", text="1"), Shape("text", text=say("player", seat=Seat(0)))])
    scene = replace(position(), draw=lambda: [named])
    words = catalogue("en", GAME)
    for number in range(2 * MOST_PRINTED):  # and not all of them are remembered for ever
        *_, last = printed(scene, words, (f"Player {number}",), PAGE).pieces
        assert last == f"<text>Player {number}</text>"
    assert len(named.printed) <= MOST_PRINTED


def test_one_by_one_is_in_order() -> None:
    assert one_by_one([1, Together([2, 3]), 4, Together([])]) == [1, 2, 3, 4]
